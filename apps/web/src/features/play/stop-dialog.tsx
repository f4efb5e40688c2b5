import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

interface StopDialogProps {
  readonly stop: () => Promise<unknown>;
  /** A model is replacing the questions of a whole set. */
  readonly isRewriting: boolean;
  readonly onStopped: () => void;
  readonly onClose: () => void;
}

/** Stops the writing of more questions. */
export function StopDialog({ stop, isRewriting, onStopped, onClose }: StopDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: stop,
    onSuccess: onStopped,
  });
  return (
    <ConfirmDialog
      title={t("quiz.banner.stopDialog.title")}
      text={t(isRewriting ? "quiz.banner.stopDialog.rewritingText" : "quiz.banner.stopDialog.text")}
      failure={error && errorText(error)}
      confirmLabel={t("quiz.banner.stopDialog.confirm")}
      cancelLabel={t("quiz.banner.stopDialog.keep")}
      closeLabel={t("common.close")}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
