import type { Question } from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Notice, NoticeButton } from "../../ui/notice.tsx";
import { useEditCalls } from "./use-edit-calls.ts";

interface QuickEditProps {
  readonly action: "another" | "remove";
  readonly datasetId: string;
  readonly question: Question;
  readonly onShow: (questionId: number) => void;
  /** Looks at a question that was changed on another device meanwhile. */
  readonly onReview: () => void;
  readonly onClose: () => void;
}

/** Deletes a question, or adds one like it, at once; the notice has the undo, which avoids a question before it. */
export function QuickEdit({ action, datasetId, question, onShow, onReview, onClose }: QuickEditProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const calls = useEditCalls(datasetId);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      if (action === "another") return { isStored: true, ...(await calls.another(question.id)) };
      return calls.remove(question);
    },
    onSuccess: (done) => {
      if (action === "another") onShow(done.question.id);
    },
  });
  const undo = useMutation({
    mutationFn: (changed: Question) =>
      action === "another" ? calls.remove(changed) : calls.restore(changed, changed.version ?? 1),
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
    if (action === "remove") return null;
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
        <p>{t("editing.remove.changed")}</p>
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
