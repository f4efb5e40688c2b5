import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/field.tsx";

type EmailFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "label" | "type" | "autoComplete" | "inputMode"
>;

/** The account's address: password managers treat it as the user name. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField {...props} label={t("auth.email")} type="email" autoComplete="username" inputMode="email" />
  );
}
