import type { DocumentLanguage, Language } from "@quizmill/contract";
import { type Language as AnnotatedLanguage, LANGUAGES } from "@quizmill/language";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { ja } from "./ja.ts";
import { profileFromPhrasing } from "./phrased.ts";
import { pl } from "./pl.ts";
import type { LanguageProfile } from "./profile.ts";
import { uk } from "./uk.ts";
import { und } from "./und.ts";

const WRITTEN: Readonly<Record<Language | "und", LanguageProfile>> = { en, pl, de, es, uk, ja, und };

/** The languages that have rules of their own here, and those that bring all of it with their annotation. */
const PROFILES: ReadonlyMap<string, LanguageProfile> = new Map([
  ...(Object.values(LANGUAGES) as AnnotatedLanguage[]).flatMap((language) => {
    const profile = profileFromPhrasing(language.code as DocumentLanguage, language);
    return profile === null ? [] : [[language.code, profile] as const];
  }),
  ...Object.entries(WRITTEN),
]);

/** What is known of a language; for one we do not speak, what holds in any. */
export function profileOf(language: DocumentLanguage | "und"): LanguageProfile {
  return PROFILES.get(language) ?? und;
}
