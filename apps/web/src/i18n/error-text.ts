import { useTranslation } from "react-i18next";
import { errorCodeOf } from "../lib/api-error.ts";

/** Gives the text that tells a person what went wrong and what to do, for whatever was thrown. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => t(`errors.${errorCodeOf(error)}`);
}
