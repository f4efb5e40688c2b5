import type { DocumentLanguage } from "@quizmill/contract";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import { pl } from "./pl.ts";
import type { LanguageProfile } from "./profile.ts";
import { uk } from "./uk.ts";
import { und } from "./und.ts";

const PROFILES: Readonly<Record<DocumentLanguage | "und", LanguageProfile>> = {
  en,
  pl,
  de,
  es,
  uk,
  ja,
  fr,
  und,
};

/** What is known of a language; for one we do not speak, what holds in any. */
export function profileOf(language: DocumentLanguage | "und"): LanguageProfile {
  return PROFILES[language];
}
