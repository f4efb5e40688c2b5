/** The six interface languages, in the order of the language menu. */
export const LANGUAGES = ["en", "pl", "de", "es", "uk", "ja"] as const;

/** One of `LANGUAGES`, an ISO 639-1 code. */
export type Language = (typeof LANGUAGES)[number];

/**
 * The languages of documents in which questions are written: those of the interface, and more. Others are read too, and
 * asked about with gaps only. A new one is a name here, a folder and a line in packages/language/src/lang.
 */
export const DOCUMENT_LANGUAGES = [...LANGUAGES, "fr"] as const;

/** One of `DOCUMENT_LANGUAGES`, an ISO 639-1 code. */
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];

/** Whether questions are written in the language with this code. */
export function isDocumentLanguage(value: unknown): value is DocumentLanguage {
  return (DOCUMENT_LANGUAGES as readonly unknown[]).includes(value);
}

/** The language of the interface where detection finds none of the six, and of every path without a language prefix. */
export const DEFAULT_LANGUAGE: Language = "en";

/** Whether a value from outside is one of the six languages. */
export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}
