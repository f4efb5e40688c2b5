/** The languages that documents are read in; of all others "und" says what holds in any. */
export type LanguageCode = "de" | "en" | "es" | "fr" | "ja" | "pl" | "uk" | "und";
