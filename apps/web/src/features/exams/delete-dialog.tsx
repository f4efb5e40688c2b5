import { type Exam, ROUTES } from "@quizmill/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { call } from "../../lib/api.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { examsQuery } from "./queries.ts";
import { keptAttempt } from "./run/kept-attempt.ts";

/** Deletes an exam with its history; the answers stay in the account's log. */
export function DeleteDialog({ exam, onClose }: { readonly exam: Exam; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(ROUTES.deleteExam, { params: { id: exam.id } }),
    onSuccess: () => {
      for (const { id } of exam.attempts) keptAttempt(id).forget();
      client.setQueryData(examsQuery.queryKey, (exams) => exams?.filter(({ id }) => id !== exam.id));
      onClose();
      // Its button is gone.
      window.setTimeout(() => document.querySelector<HTMLElement>("main h1")?.focus());
    },
  });
  return (
    <ConfirmDialog
      title={t("exams.delete.title")}
      // Isolated (Unicode TR 9, FSI and PDI), so that a name's text direction does not affect the sentence.
      text={t("exams.delete.text", { name: `\u2068${exam.name}\u2069` })}
      failure={error && errorText(error)}
      confirmLabel={t("exams.delete.confirm")}
      cancelLabel={t("common.cancel")}
      closeLabel={t("common.close")}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
