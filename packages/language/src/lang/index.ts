import { german } from "./de/index.ts";
import { english } from "./en/index.ts";
import { spanish } from "./es/index.ts";
import { french } from "./fr/index.ts";
import { japanese } from "./ja/index.ts";
import { polish } from "./pl/index.ts";

/** The languages that can be annotated. A new one is one line here. */
export const LANGUAGES = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  ja: japanese,
  pl: polish,
} as const;
