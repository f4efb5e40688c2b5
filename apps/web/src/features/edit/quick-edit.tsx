import type { Question, QuestionChange } from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Notice, NoticeButton } from "../../ui/notice.tsx";
import { wordsWithKey } from "./draft.ts";
import { type EditCalls, useEditCalls } from "./use-edit-calls.ts";

interface QuickEditProps {
  /** `own` is done already. */
  readonly action: "another" | "own" | "remove" | "key";
  readonly datasetId: string;
  readonly question: Question;
  /** For `key`. */
  readonly optionId: number | null;
  readonly onShow: (questionId: number) => void;
  /** Looks at a question that was changed on another device meanwhile. */
  readonly onReview: () => void;
  readonly onClose: () => void;
}

/** Changes, deletes or adds a question at once; the notice has the undo, which avoids a question before it. */
export function QuickEdit(props: QuickEditProps) {
  const { action, datasetId, onShow, onReview, onClose } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const calls = useEditCalls(datasetId);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => done(calls, props),
    onSuccess: (change) => {
      if (action === "another") onShow(change.question.id);
    },
  });
  const undo = useMutation({
    mutationFn: (changed: Question) => undone(calls, props, changed),
    onSuccess: ({ question: there, isDeleted }) => {
      if (!isDeleted) onShow(there.id);
      onClose();
    },
  });
  const begin = useEffectEvent(() => mutate());
  useEffect(() => begin(), []);
  const failure = error ?? undo.error;
  if (failure) {
    return (
      <Notice tone="wrong" onClose={onClose}>
        <p>{errorText(failure)}</p>
      </Notice>
    );
  }
  if (isPending || data === undefined) {
    if (action !== "another") return null;
    return (
      <Notice tone="info" onClose={null}>
        <p>{t("editing.another.working")}</p>
      </Notice>
    );
  }
  if (!data.isStored) {
    return (
      <Notice
        tone="info"
        onClose={onClose}
        action={<NoticeButton onClick={onReview}>{t("editing.menu.history")}</NoticeButton>}
      >
        <p>{t("editing.changedMeanwhile")}</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      onClose={onClose}
      action={
        <NoticeButton isBusy={undo.isPending} onClick={() => undo.mutate(data.question)}>
          {t("quiz.resetDone.undo")}
        </NoticeButton>
      }
    >
      <p>{t(`editing.${action}.done`)}</p>
    </Notice>
  );
}

type Act = Pick<QuickEditProps, "action" | "question" | "optionId">;

async function done(
  calls: EditCalls,
  { action, question, optionId }: Act,
): Promise<Pick<QuestionChange, "isStored" | "question">> {
  if (action === "another") return { isStored: true, ...(await calls.another(question.id)) };
  if (action === "own") return { isStored: true, question };
  if (action === "key") return calls.edit(question, wordsWithKey(question, optionId));
  return calls.remove(question);
}

/** What was added goes; what was changed or deleted gets its words of before. */
function undone(calls: EditCalls, { action, question }: Act, changed: Question): Promise<QuestionChange> {
  if (action === "another" || action === "own") return calls.remove(changed);
  return calls.restore(changed, question.version ?? 1);
}
