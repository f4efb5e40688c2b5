import { isLanguage, type Language } from "./languages.ts";

/** What Moodle calls true and false in each language. */
const TRUTHS: Readonly<Record<Language, readonly [string, string]>> = {
  en: ["True", "False"],
  pl: ["Prawda", "Fałsz"],
  de: ["Wahr", "Falsch"],
  es: ["Verdadero", "Falso"],
  uk: ["Правильно", "Неправильно"],
  ja: ["○", "×"],
};

/** The words for true and false; English where the language is not known. */
export function truthsIn(language: string | null): readonly [string, string] {
  return TRUTHS[isLanguage(language) ? language : "en"];
}
