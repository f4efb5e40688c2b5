import type { MaterialWords } from "../material.ts";
import { german } from "./de/index.ts";
import { MATERIAL_DE } from "./de/material.ts";
import { english } from "./en/index.ts";
import { MATERIAL_EN } from "./en/material.ts";
import { spanish } from "./es/index.ts";
import { MATERIAL_ES } from "./es/material.ts";
import { french } from "./fr/index.ts";
import { japanese } from "./ja/index.ts";
import { MATERIAL_JA } from "./ja/material.ts";
import { polish } from "./pl/index.ts";
import { MATERIAL_PL } from "./pl/material.ts";
import { MATERIAL_UK } from "./uk/material.ts";

/** The languages that can be annotated. A new one is one line here. */
export const LANGUAGES = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  ja: japanese,
  pl: polish,
} as const;

/** By the codes of the languages. Documents mix them. */
export const MATERIAL: Readonly<Record<string, MaterialWords>> = {
  de: MATERIAL_DE,
  en: MATERIAL_EN,
  es: MATERIAL_ES,
  ja: MATERIAL_JA,
  pl: MATERIAL_PL,
  uk: MATERIAL_UK,
};
