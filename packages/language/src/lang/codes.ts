/** The languages that documents are read in; of all others "und" says what holds in any. */
export type LanguageCode = "de" | "en" | "es" | "fr" | "ja" | "pl" | "uk" | "und";

/** Those of the interface too. */
export type TitledLanguage = Exclude<LanguageCode, "fr" | "und">;
