import type { OpenSession } from "@quizmill/contract";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormActions } from "../../ui/form-actions.tsx";
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
  const { register, handleSubmit, formState } = useForm<{ password: string }>();
  const { mutate, isPending, error } = useEndSession(session.id, onClose);
  return (
    <Dialog
      onClose={onClose}
      title={t("account.sessions.endTitle")}
      description={<p>{t("account.sessions.endText")}</p>}
      closeLabel={t("common.close")}
    >
      <form
        noValidate
        onSubmit={handleSubmit(({ password }) => mutate(password))}
        className="mt-4 grid gap-4"
      >
        {error && <Alert tone="wrong">{errorText(error)}</Alert>}
        <PasswordField
          {...register("password", { required: true })}
          label={t("auth.password")}
          autoComplete="current-password"
          error={formState.errors.password && t("auth.errors.passwordRequired")}
        />
        <FormActions onClose={onClose} isBusy={isPending}>
          {t("account.sessions.endTitle")}
        </FormActions>
      </form>
    </Dialog>
  );
}
