import type { Language } from "@quizmill/contract";

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly sample: string }>>> = {
  en: () => import("./en.ts"),
  pl: () => import("./pl.ts"),
  de: () => import("./de.ts"),
  es: () => import("./es.ts"),
  uk: () => import("./uk.ts"),
  ja: () => import("./ja.ts"),
};

/** A text for whoever has no document at hand, written for this purpose; in the language of the pages. */
export async function sampleText(language: Language): Promise<string> {
  return (await LOADERS[language]()).sample;
}
