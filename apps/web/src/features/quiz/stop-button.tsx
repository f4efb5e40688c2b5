import { ROUTES } from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { call } from "../../lib/api.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";

interface StopButtonProps {
  readonly jobId: string;
  readonly onStopped: () => void;
}

/** Ends the writing of more questions, once confirmed: a set that was stopped cannot be taken up again. */
export function StopButton({ jobId, onStopped }: StopButtonProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(ROUTES.cancelJob, { params: { jobId } }),
    onSuccess: () => {
      setAsked(false);
      onStopped();
    },
  });
  const close = () => {
    setAsked(false);
    reset();
  };
  return (
    <>
      <Button variant="quiet" size="sm" className="flex-none" onClick={() => setAsked(true)}>
        {t("quiz.banner.stop")}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={close}
        title={t("quiz.banner.stopDialog.title")}
        description={<p>{t("quiz.banner.stopDialog.text")}</p>}
        closeLabel={t("common.close")}
      >
        {error && (
          <Alert tone="wrong" className="mt-4">
            {errorText(error)}
          </Alert>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={close}>
            {t("quiz.banner.stopDialog.keep")}
          </Button>
          <Button variant="danger" isBusy={isPending} onClick={() => mutate()}>
            {t("quiz.banner.stopDialog.confirm")}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
