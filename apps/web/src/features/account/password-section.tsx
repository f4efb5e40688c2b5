import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { Section } from "./section.tsx";

export function PasswordSection() {
  const { t } = useTranslation();
  const [state, setState] = useState<"closed" | "asked" | "changed">("closed");
  return (
    <Section title={t("auth.password")}>
      {state === "changed" && (
        <Alert tone="correct" title={t("reset.doneTitle")} className="mb-4">
          <p>{t("reset.doneText")}</p>
        </Alert>
      )}
      <p className="mb-4 text-ink-soft">{t("account.password.text")}</p>
      <Button variant="secondary" size="sm" onClick={() => setState("asked")}>
        {t("account.password.open")}
      </Button>
      {state === "asked" && (
        <PasswordDialog onClose={() => setState("closed")} onDone={() => setState("changed")} />
      )}
    </Section>
  );
}
