import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { resolverOf } from "../../lib/form-resolver.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { AcceptLabel } from "./accept-label.tsx";
import { EmailField } from "./email-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { type RegisterFault, type RegisterForm, registerFaults } from "./rules.ts";
import { useFailureText } from "./use-failure-text.ts";
import { useRegister } from "./use-register.ts";

export function RegisterFormView() {
  const { t } = useTranslation();
  const { error, openAccount } = useRegister();
  const failureText = useFailureText("register");
  const { register, handleSubmit, formState } = useForm<RegisterForm>({
    resolver: resolverOf(registerFaults),
    defaultValues: { remember: true },
  });
  const fault = (field: keyof RegisterForm) => {
    const key = formState.errors[field]?.message as RegisterFault | undefined;
    return key && t(key);
  };
  return (
    <form method="post" noValidate onSubmit={handleSubmit(openAccount)} className="grid gap-5">
      {error !== null && <Alert tone="wrong">{failureText(error)}</Alert>}
      <TextField
        {...register("name")}
        label={t("auth.name")}
        note={t("common.optional")}
        autoComplete="name"
      />
      <EmailField {...register("email")} error={fault("email")} />
      <PasswordField
        {...register("password")}
        label={t("auth.password")}
        autoComplete="new-password"
        hint={t("auth.passwordHint")}
        error={fault("password")}
      />
      <Checkbox {...register("remember")} defaultChecked label={t("login.remember")} />
      <Checkbox {...register("accepted")} label={<AcceptLabel />} error={fault("accepted")} />
      <Button type="submit" size="lg" isWide isBusy={formState.isSubmitting}>
        {t("register.submit")}
      </Button>
    </form>
  );
}
