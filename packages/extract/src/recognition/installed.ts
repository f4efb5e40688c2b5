import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Language } from "@quizmill/contract";

/** The recogniser's names of the languages, which are those of its packages (ISO 639-2). */
const PACKAGES: Readonly<Record<Language, string>> = {
  en: "eng",
  pl: "pol",
  de: "deu",
  es: "spa",
  uk: "ukr",
  ja: "jpn",
};
/** Whole numbers, learnt with care: a fifth of the size of the other set, and as exact. */
const VARIANT = "4.0.0_best_int";
/** Built for vector instructions, which every supported Node has, and without the engine of the old kind. */
const CORE = "tesseract.js-core/tesseract-core-simd-lstm.js";

const { resolve } = createRequire(import.meta.url);

function pathOf(id: string): string | null {
  try {
    return resolve(id);
  } catch {
    return null;
  }
}

/** What of the optional packages is there. */
export interface Installed {
  /** The file of the recogniser. */
  readonly core: string;
  /** The file of each language: its name, and where it is. */
  readonly models: ReadonlyMap<Language, { readonly name: string; readonly file: string }>;
}

/** Null without the recogniser, or without any language. Looks on the disk; loads nothing. */
export function installedRecogniser(): Installed | null {
  const core = pathOf(CORE);
  const models = Object.entries(PACKAGES).flatMap(([language, name]) => {
    const manifest = pathOf(`@tesseract.js-data/${name}/package.json`);
    if (manifest === null) return [];
    const file = join(dirname(manifest), VARIANT, `${name}.traineddata.gz`);
    return [[language as Language, { name, file }] as const];
  });
  return core === null || models.length === 0 ? null : { core, models: new Map(models) };
}
