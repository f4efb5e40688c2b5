import { useTranslation } from "react-i18next";
import { errorWords } from "./error-words.ts";
import { useFormats } from "./format.ts";

/** Returns the text that says what went wrong and what to do, for any thrown value. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return (error) => errorWords(error, { t, formats });
}
