/** The languages that documents are read in. */
export const LANGUAGE_CODES = ["de", "en", "es", "fr", "ja", "pl", "uk"] as const;

/** Of all others "und" says what holds in any. */
export type LanguageCode = (typeof LANGUAGE_CODES)[number] | "und";
