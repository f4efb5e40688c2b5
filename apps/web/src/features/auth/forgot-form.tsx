import { ROUTES } from "@quizmill/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { call } from "../../lib/api.ts";
import { resolverOf } from "../../lib/form-resolver.ts";
import { useLanguage } from "../../lib/use-paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { EmailField } from "./email-field.tsx";
import { emailFault, type RegisterFault } from "./rules.ts";

interface Form {
  email: string;
}

const resolver = resolverOf<Form>(({ email }) => {
  const fault = emailFault(email);
  return fault === null ? {} : { email: fault };
});

export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const language = useLanguage();
  const [error, setError] = useState<unknown>(null);
  const { register, handleSubmit, formState } = useForm<Form>({ resolver });
  const send = async ({ email }: Form) => {
    setError(null);
    try {
      await call(ROUTES.forgotPassword, { body: { email: email.trim(), language } });
      onSent(email.trim());
    } catch (failure) {
      setError(failure);
    }
  };
  const fault = formState.errors.email?.message as RegisterFault | undefined;
  return (
    <form method="post" noValidate onSubmit={handleSubmit(send)} className="grid gap-5">
      {error !== null && <Alert tone="wrong">{errorText(error)}</Alert>}
      <EmailField {...register("email")} error={fault && t(fault)} />
      <Button type="submit" size="lg" isWide isBusy={formState.isSubmitting}>
        {t("forgot.submit")}
      </Button>
    </form>
  );
}
