import type { OpenSession } from "@quizmill/contract";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { PasswordField } from "../auth/password-field.tsx";
import { useEndSession } from "./use-own-sessions.ts";

interface EndSessionProps {
  readonly session: OpenSession;
  readonly onClose: () => void;
}

/** Asks for the password, so that somebody who merely uses this computer cannot end sessions elsewhere. */
export function EndSessionDialog({ session, onClose }: EndSessionProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useEndSession(session.id, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === "");
    if (password !== "") mutate(password);
  };
  return (
    <Dialog
      onClose={onClose}
      title={t("account.sessions.endTitle")}
      description={<p>{t("account.sessions.endText")}</p>}
      closeLabel={t("common.close")}
    >
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        {error && <Alert tone="wrong">{errorText(error)}</Alert>}
        <PasswordField
          label={t("auth.password")}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isMissing ? t("auth.errors.passwordRequired") : undefined}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" isBusy={isPending}>
            {t("account.sessions.endTitle")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
