import type { Question } from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { useEditCalls } from "../edit/use-edit-calls.ts";

/** Puts back questions that were taken out, as they were. */
export function useUndo(datasetId: string, onDone: () => void) {
  const calls = useEditCalls(datasetId);
  return useMutation({
    mutationFn: async (questions: readonly Question[]) => {
      for (const question of questions) await calls.restore(question, question.version ?? 1);
    },
    onSuccess: onDone,
  });
}

interface DroppedProps {
  readonly questions: readonly Question[];
  readonly undo: ReturnType<typeof useUndo>;
  readonly isBusy?: boolean;
}

/** How many questions were taken out, with the way back; nothing for none. */
export function Dropped({ questions, undo, isBusy = undo.isPending }: DroppedProps) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <>
      <p className="mt-2">{t("editing.sections.dropped", { count: questions.length })}</p>
      <Button
        size="sm"
        variant="secondary"
        className="mt-2"
        isBusy={undo.isPending}
        onClick={() => !isBusy && undo.mutate(questions)}
      >
        {t("quiz.resetDone.undo")}
      </Button>
    </>
  );
}
