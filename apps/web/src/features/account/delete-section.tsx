import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { Section } from "./section.tsx";
import { useDeleteAccount } from "./use-delete-account.ts";

export function DeleteSection() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error, reset } = useDeleteAccount();
  const close = () => {
    setAsked(false);
    reset();
  };
  return (
    <Section title={t("account.delete.heading")}>
      <p className="mb-4 text-ink-soft">{t("account.delete.text")}</p>
      <Button variant="secondary" size="sm" className="text-wrong" onClick={() => setAsked(true)}>
        {t("account.delete.open")}
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={close}
        title={t("account.delete.confirmTitle")}
        description={<p>{t("account.delete.confirmText")}</p>}
        closeLabel={t("common.close")}
      >
        {error && (
          <Alert tone="wrong" title={t("account.delete.failed")} className="mt-4">
            <p>{errorText(error)}</p>
          </Alert>
        )}
        <DialogActions>
          <Button variant="secondary" onClick={close}>
            {t("common.cancel")}
          </Button>
          <Button variant="danger" isBusy={isPending} onClick={() => mutate()}>
            {t("account.delete.confirm")}
          </Button>
        </DialogActions>
      </Dialog>
    </Section>
  );
}
