import type { Language } from "@quizmill/contract";

/** Each language in its own words: never translated, so that everyone finds theirs. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  pl: "Polski",
  de: "Deutsch",
  es: "Español",
  uk: "Українська",
  ja: "日本語",
};
