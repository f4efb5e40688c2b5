import { treebankLanguage } from "../treebank-language.ts";
import { english } from "./en/index.ts";
import { SPANISH } from "./es/index.ts";
import { POLISH } from "./pl/index.ts";

/** The languages whose taggers are learnt from a treebank. A new one is one line here. */
export const TREEBANK_LANGUAGES = { es: SPANISH, pl: POLISH } as const;

/** The languages that can be annotated. */
export const LANGUAGES = {
  en: english,
  es: treebankLanguage(TREEBANK_LANGUAGES.es),
  pl: treebankLanguage(TREEBANK_LANGUAGES.pl),
} as const;
