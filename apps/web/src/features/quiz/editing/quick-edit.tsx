import type { Question } from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../i18n/error-text.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useEditCalls } from "./use-edit-calls.ts";

/** Long enough to read it and to press its button. */
const SHOWN_MS = 12_000;

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

function NoticeButton(props: { isBusy?: boolean; onClick: () => void; children: ReactNode }) {
  return <Button variant="secondary" size="sm" className="flex-none whitespace-nowrap" {...props} />;
}

interface NoticeProps {
  readonly tone: "info" | "wrong";
  readonly action?: ReactNode;
  readonly onClose: (() => void) | null;
  readonly children: ReactNode;
}

/** Where neither the question nor the buttons are. It goes by itself: what it undoes can be undone in the menu too. */
function Notice({ tone, action, onClose, children }: NoticeProps) {
  const { t } = useTranslation();
  const goes = tone === "info" && onClose !== null;
  const leave = useEffectEvent(() => onClose?.());
  useEffect(() => {
    if (!goes) return;
    const timer = setTimeout(() => leave(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [goes]);
  return (
    <div className="fixed inset-x-5 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-30 sm:right-auto sm:bottom-6 sm:left-6 sm:w-[26rem] print:hidden">
      <Alert
        tone={tone}
        className="animate-appear flex-nowrap! border border-line bg-raised! py-1.5! shadow-card"
        action={
          <div className="flex flex-none items-center gap-1">
            {action}
            {onClose && (
              <IconButton label={t("common.close")} onClick={onClose}>
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            )}
          </div>
        }
      >
        {children}
      </Alert>
    </div>
  );
}
