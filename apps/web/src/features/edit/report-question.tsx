import { LIMITS, type Question, REPORT_REASONS, type ReportReason, ROUTES } from "@quizmill/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { call } from "../../lib/api.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { historyQuery } from "./history-query.ts";

interface ReportQuestionProps {
  readonly question: Question;
  readonly onClose: () => void;
}

interface Report {
  readonly reason: ReportReason | null;
  readonly note: string;
}

/** Says what is wrong with a question; a report that was made can be changed and taken back. */
export function ReportQuestion({ question, onClose }: ReportQuestionProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const client = useQueryClient();
  const query = historyQuery(question.id);
  const { data } = useQuery(query);
  const stored = data?.report ?? null;
  const { register, handleSubmit, watch } = useForm<Report>({
    values: { reason: stored?.reason ?? null, note: stored?.note ?? "" },
    // What was chosen or written before the report of before has arrived.
    resetOptions: { keepDirtyValues: true },
  });
  const hasReason = watch("reason") !== null;
  const {
    mutate,
    isPending,
    error,
    data: done,
    variables,
  } = useMutation({
    mutationFn: (body: Report) =>
      call(ROUTES.reportQuestion, { params: { id: question.id }, body }).then(() => true),
    onSuccess: () => client.invalidateQueries(query),
  });
  if (done) {
    const isTakenBack = variables.reason === null;
    return (
      <Notice tone="info" onClose={onClose}>
        <p>{t(isTakenBack ? "editing.report.takenBack" : "editing.report.done")}</p>
      </Notice>
    );
  }
  return (
    <Dialog
      title={t("editing.report.title")}
      description={<p>{t("editing.report.text")}</p>}
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      <form
        onSubmit={handleSubmit((report) => hasReason && mutate(report))}
        className="mt-4 grid grid-cols-1 gap-5"
      >
        <fieldset className="grid grid-cols-1">
          <legend className="sr-only">{t("editing.report.title")}</legend>
          {REPORT_REASONS.map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                {...register("reason")}
                type="radio"
                value={one}
                className="tick size-[1.1rem] flex-none accent-accent"
              />
              {t(`editing.report.reasons.${one}`)}
            </label>
          ))}
        </fieldset>
        <TextArea
          {...register("note")}
          label={t("editing.report.note")}
          note={t("common.optional")}
          maxLength={LIMITS.question.reportNoteMaxChars}
        />
        {error && <Alert tone="wrong">{errorText(error)}</Alert>}
        <DialogActions>
          {stored ? (
            <Button variant="secondary" onClick={() => mutate({ reason: null, note: "" })}>
              {t("editing.report.takeBack")}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onClose}>
              {t("common.cancel")}
            </Button>
          )}
          <Button type="submit" aria-disabled={!hasReason} isBusy={isPending}>
            {t("editing.report.send")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
