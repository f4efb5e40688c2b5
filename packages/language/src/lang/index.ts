import type { MaterialWords } from "../material.ts";
import type { SentenceWords } from "../sentences.ts";
import { MATERIAL_DE } from "./de/material.ts";
import { WORDS as de } from "./de/words.ts";
import { MATERIAL_EN } from "./en/material.ts";
import { WORDS as en } from "./en/words.ts";
import { MATERIAL_ES } from "./es/material.ts";
import { WORDS as es } from "./es/words.ts";
import { MATERIAL_FR } from "./fr/material.ts";
import { WORDS as fr } from "./fr/words.ts";
import { MATERIAL_JA } from "./ja/material.ts";
import { WORDS as ja } from "./ja/words.ts";
import { MATERIAL_PL } from "./pl/material.ts";
import { WORDS as pl } from "./pl/words.ts";
import { MATERIAL_UK } from "./uk/material.ts";
import { WORDS as uk } from "./uk/words.ts";

/** What tells where sentences end, by the codes of the languages. */
export const WORDS = { de, en, es, fr, ja, pl, uk } satisfies Record<string, SentenceWords>;

/** By the codes of the languages. Documents mix them. */
export const MATERIAL: Readonly<Record<string, MaterialWords>> = {
  de: MATERIAL_DE,
  en: MATERIAL_EN,
  es: MATERIAL_ES,
  fr: MATERIAL_FR,
  ja: MATERIAL_JA,
  pl: MATERIAL_PL,
  uk: MATERIAL_UK,
};
