import type { QuestionChange } from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { DialogActions } from "../../ui/dialog.tsx";
import { type Draft, wordsIn } from "./draft.ts";
import { QuestionView, viewOf, viewOfDraft } from "./question-view.tsx";
import type { EditCalls } from "./use-edit-calls.ts";

interface EditConflictProps {
  /** What is stored, since another device was quicker. */
  readonly conflict: QuestionChange;
  readonly mine: Draft;
  readonly language: string | null;
  readonly calls: EditCalls;
  readonly onSolved: () => void;
  /** It was changed once more. */
  readonly onConflict: (conflict: QuestionChange) => void;
}

/** Both texts of a question that two devices changed: nothing is lost until its owner chooses. */
export function EditConflict({ conflict, mine, language, calls, onSolved, onConflict }: EditConflictProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { question, isDeleted } = conflict;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const there = isDeleted ? await calls.restore(question, question.version ?? 1) : conflict;
      return calls.edit(there.question, wordsIn(mine));
    },
    onSuccess: (change) => (change.isStored ? onSolved() : onConflict(change)),
  });
  return (
    <div className="mt-4 grid grid-cols-1 gap-5">
      <Alert tone="info">{t(isDeleted ? "editing.conflict.deleted" : "editing.conflict.changed")}</Alert>
      <div className="grid gap-5 lg:grid-cols-2">
        <Side title={t("editing.conflict.theirs")}>
          <QuestionView view={viewOf(question)} language={language} />
        </Side>
        <Side title={t("editing.conflict.mine")}>
          <QuestionView view={viewOfDraft(mine)} language={language} />
        </Side>
      </div>
      {error && <Alert tone="wrong">{errorText(error)}</Alert>}
      <DialogActions>
        <Button variant="secondary" onClick={onSolved}>
          {t("editing.conflict.takeTheirs")}
        </Button>
        <Button isBusy={isPending} onClick={() => mutate()}>
          {t("editing.conflict.takeMine")}
        </Button>
      </DialogActions>
    </div>
  );
}

function Side({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-option bg-sunken p-4">
      <h3 className="mb-3 text-[0.82rem] text-ink-soft">{title}</h3>
      {children}
    </section>
  );
}
