import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Section } from "./section.tsx";
import { useDeleteAccount } from "./use-delete-account.ts";

export function DeleteSection() {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  return (
    <Section title={t("account.delete.heading")}>
      <p className="mb-4 text-ink-soft">{t("account.delete.text")}</p>
      <Button variant="secondary" size="sm" className="text-wrong" onClick={() => setAsked(true)}>
        {t("account.delete.open")}
      </Button>
      {isAsked && <DeleteDialog onClose={() => setAsked(false)} />}
    </Section>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useDeleteAccount();
  const failure = error && (
    <>
      <p className="font-medium">{t("account.delete.failed")}</p>
      <p>{errorText(error)}</p>
    </>
  );
  return (
    <ConfirmDialog
      title={t("account.delete.confirmTitle")}
      text={t("account.delete.confirmText")}
      failure={failure}
      confirmLabel={t("account.delete.confirm")}
      cancelLabel={t("common.cancel")}
      closeLabel={t("common.close")}
      isBusy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
