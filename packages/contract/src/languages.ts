/** The six interface languages, in the order of the language menu. */
export const LANGUAGES = ["en", "pl", "de", "es", "uk", "ja"] as const;

/** One of `LANGUAGES`, an ISO 639-1 code. */
export type Language = (typeof LANGUAGES)[number];

/** The language where detection finds none of the six, and of every path without a language prefix. */
export const DEFAULT_LANGUAGE: Language = "en";

/** Whether a value from outside is one of the six languages. */
export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}
