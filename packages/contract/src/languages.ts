/** The six interface languages, in the order the switcher shows them. */
export const LANGUAGES = ["en", "pl", "de", "es", "uk", "ja"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Where detection finds nothing we speak, and for every path without a language prefix. */
export const DEFAULT_LANGUAGE: Language = "en";

/** Whether something that came from outside is a language we speak. */
export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}
