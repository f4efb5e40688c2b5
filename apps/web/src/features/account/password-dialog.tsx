import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { resolverOf } from "../../lib/form-resolver.ts";
import { Alert } from "../../ui/alert.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormActions } from "../../ui/form-actions.tsx";
import { PasswordField } from "../auth/password-field.tsx";
import { passwordFault, type RegisterFault } from "../auth/rules.ts";
import { useChangePassword } from "./use-own-sessions.ts";

interface Form {
  current: string;
  password: string;
}

const resolver = resolverOf<Form>(({ current, password }) => {
  const fault = passwordFault(password);
  return {
    ...(current === "" && { current: "auth.errors.passwordRequired" }),
    ...(fault !== null && { password: fault }),
  };
});

export function PasswordDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { register, handleSubmit, formState } = useForm<Form>({ resolver });
  const { mutate, isPending, error } = useChangePassword(onDone);
  const wordsOf = (field: keyof Form) => {
    const fault = formState.errors[field]?.message as RegisterFault | undefined;
    return fault && t(fault);
  };
  return (
    <Dialog onClose={onClose} title={t("account.password.title")} closeLabel={t("common.close")}>
      <form noValidate onSubmit={handleSubmit((form) => mutate(form))} className="mt-4 grid gap-4">
        {error && <Alert tone="wrong">{errorText(error)}</Alert>}
        <PasswordField
          {...register("current")}
          label={t("account.password.current")}
          autoComplete="current-password"
          error={wordsOf("current")}
        />
        <PasswordField
          {...register("password")}
          label={t("auth.newPassword")}
          autoComplete="new-password"
          hint={t("auth.passwordHint")}
          error={wordsOf("password")}
        />
        <FormActions onClose={onClose} isBusy={isPending}>
          {t("reset.submit")}
        </FormActions>
      </form>
    </Dialog>
  );
}
