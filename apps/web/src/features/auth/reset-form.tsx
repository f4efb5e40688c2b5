import { ROUTES } from "@quizmill/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { call } from "../../lib/api.ts";
import { errorCodeOf } from "../../lib/api-error.ts";
import { resolverOf } from "../../lib/form-resolver.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PasswordField } from "./password-field.tsx";
import { passwordFault, type RegisterFault } from "./rules.ts";

interface Form {
  password: string;
}

const resolver = resolverOf<Form>(({ password }) => {
  const fault = passwordFault(password);
  return fault === null ? {} : { password: fault };
});

export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const paths = usePaths();
  const [error, setError] = useState<unknown>(null);
  const { register, handleSubmit, formState } = useForm<Form>({ resolver });
  const send = async ({ password }: Form) => {
    setError(null);
    try {
      await call(ROUTES.resetPassword, { body: { token, password } });
      onDone();
    } catch (failure) {
      setError(failure);
    }
  };
  const fault = formState.errors.password?.message as RegisterFault | undefined;
  const isUsedUp = error !== null && errorCodeOf(error) === "RESET_TOKEN_INVALID";
  const newLink = (
    <ButtonLink to={paths.forgotPassword()} variant="secondary" size="sm">
      {t("reset.newLink")}
    </ButtonLink>
  );
  return (
    <form method="post" noValidate onSubmit={handleSubmit(send)} className="grid gap-5">
      {error !== null && (
        <Alert tone="wrong" action={isUsedUp && newLink}>
          {errorText(error)}
        </Alert>
      )}
      <PasswordField
        {...register("password")}
        label={t("auth.newPassword")}
        autoComplete="new-password"
        hint={t("auth.passwordHint")}
        error={fault && t(fault)}
      />
      <Button type="submit" size="lg" isWide isBusy={formState.isSubmitting}>
        {t("reset.submit")}
      </Button>
    </form>
  );
}
