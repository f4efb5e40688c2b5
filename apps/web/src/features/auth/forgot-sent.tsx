import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadSettings } from "../../lib/settings.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";

/** After sending: the same text whether or not the account exists. If no mail can be sent, it says so. */
export function ForgotSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation();
  const [isMailSent, setMailSent] = useState<boolean | null>(null);
  useEffect(() => {
    loadSettings().then(
      (settings) => setMailSent(settings.mailEnabled),
      () => setMailSent(true),
    );
  }, []);
  if (isMailSent === null) return null;
  return (
    <div className="grid justify-items-start gap-5">
      {isMailSent ? (
        <Alert tone="correct" title={t("forgot.sentTitle")}>
          <p>{t("forgot.sentText", { email })}</p>
        </Alert>
      ) : (
        <Alert tone="info">{t("forgot.noMail")}</Alert>
      )}
      <Button variant="secondary" onClick={onAgain}>
        {t("forgot.again")}
      </Button>
    </div>
  );
}
