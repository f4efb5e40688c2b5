import { useTranslation } from "react-i18next";
import { errorWords } from "./error-words.ts";
import { useFormats } from "./format.ts";

/** Gives the text that tells a person what went wrong and what to do, for whatever was thrown. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return (error) => errorWords(error, { t, formats });
}
