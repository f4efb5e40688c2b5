import type { DocumentLanguage } from "@quizmill/contract";
import type { Language } from "@quizmill/language";
import type { LanguageProfile } from "./profile.ts";
import { und } from "./und.ts";

/**
 * The profile of a language that is asked in by its annotation: what judge, solver and explanations need, numbers,
 * lists and tables. It has no rules for terms and sentences.
 */
export function profileFromPhrasing(code: DocumentLanguage, language: Language): LanguageProfile | null {
  const { phrasing, wording, sentences } = language;
  if (phrasing === null || wording === null) return null;
  return {
    ...und,
    ...phrasing,
    code,
    stopWords: sentences.stopWords,
    abbreviations: sentences.abbreviations,
    months: sentences.months,
    copulas: wording.copulas,
    isAskedByAnnotation: true,
  };
}
