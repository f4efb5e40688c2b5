import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { resolverOf } from "../../lib/form-resolver.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { EmailField } from "./email-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { type LoginFault, type LoginForm, loginFaults } from "./rules.ts";
import { TEXT_LINK } from "./text-link.ts";
import { useFailureText } from "./use-failure-text.ts";
import { useLogin } from "./use-login.ts";

export function LoginFormView() {
  const { t } = useTranslation();
  const paths = usePaths();
  const { error, logIn } = useLogin();
  const failureText = useFailureText("login");
  const { register, handleSubmit, formState } = useForm<LoginForm>({
    resolver: resolverOf(loginFaults),
    defaultValues: { remember: true },
  });
  const fault = (field: keyof LoginForm) => {
    const key = formState.errors[field]?.message as LoginFault | undefined;
    return key && t(key);
  };
  return (
    <form method="post" noValidate onSubmit={handleSubmit(logIn)} className="grid gap-5">
      {error !== null && <Alert tone="wrong">{failureText(error)}</Alert>}
      <EmailField {...register("email")} error={fault("email")} />
      <PasswordField
        {...register("password")}
        label={t("auth.password")}
        autoComplete="current-password"
        error={fault("password")}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <Checkbox {...register("remember")} defaultChecked label={t("login.remember")} />
        <Link to={paths.forgotPassword()} className={`${TEXT_LINK} text-[0.94rem]`}>
          {t("forgot.heading")}
        </Link>
      </div>
      <Button type="submit" size="lg" isWide isBusy={formState.isSubmitting}>
        {t("nav.login")}
      </Button>
    </form>
  );
}
