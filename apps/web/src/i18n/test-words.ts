import type { Language } from "@quizmill/contract";
import { createInstance } from "i18next";
import { de } from "./catalogues/de.ts";
import { en } from "./catalogues/en.ts";
import { es } from "./catalogues/es.ts";
import { ja } from "./catalogues/ja.ts";
import { pl } from "./catalogues/pl.ts";
import { uk } from "./catalogues/uk.ts";
import { formatsOf } from "./format.ts";
import type { Words } from "./words.ts";

const CATALOGUES = { en, pl, de, es, uk, ja };

/** The real texts of one language, without a page. For tests only. */
export async function wordsOf(language: Language): Promise<Words> {
  const instance = createInstance();
  const resources = { [language]: { translation: CATALOGUES[language] } };
  const t = await instance.init({
    lng: language,
    fallbackLng: false,
    resources,
    interpolation: { escapeValue: false },
  });
  return { t, formats: formatsOf(language) };
}
