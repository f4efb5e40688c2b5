import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { loginFailure } from "./failure-key.ts";

/** The error text after a failed login or registration. */
export function useFailureText(where: "login" | "register"): (error: unknown) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (error) => {
    const failure = loginFailure(error);
    if (failure === "generic")
      return t(where === "login" ? "auth.errors.generic_login" : "auth.errors.generic");
    if (failure === "invalidCredentials" && where === "login") return t("auth.errors.invalidCredentials");
    return errorText(error);
  };
}
