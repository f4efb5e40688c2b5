import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { DocumentLanguage } from "@quizmill/contract";

/** The recogniser's names of the languages, which are those of its packages (ISO 639-2). */
const PACKAGES: Readonly<Record<DocumentLanguage, string>> = {
  en: "eng",
  pl: "pol",
  de: "deu",
  es: "spa",
  fr: "fra",
  uk: "ukr",
  ja: "jpn",
};
/** Whole numbers, learnt with care: a fifth of the size of the other set, and as exact. */
const VARIANT = "4.0.0_best_int";
/**
 * Built without the engine of the old kind, for the vector instructions that every supported Node has. The build for
 * newer ones is no faster.
 */
const CORE = "tesseract.js-core/tesseract-core-simd-lstm.js";

/** The path of a package's file. Throws if it is not installed. */
type Resolve = (id: string) => string;

function pathOf(id: string, resolve: Resolve): string | null {
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
  readonly models: ReadonlyMap<DocumentLanguage, { readonly name: string; readonly file: string }>;
}

/** Null without the recogniser, or without any language. Looks on the disk; loads nothing. */
export function installedRecogniser(
  resolve: Resolve = createRequire(import.meta.url).resolve,
): Installed | null {
  const core = pathOf(CORE, resolve);
  const models = Object.entries(PACKAGES).flatMap(([language, name]) => {
    const manifest = pathOf(`@tesseract.js-data/${name}/package.json`, resolve);
    if (manifest === null) return [];
    const file = join(dirname(manifest), VARIANT, `${name}.traineddata.gz`);
    return [[language as DocumentLanguage, { name, file }] as const];
  });
  return core === null || models.length === 0 ? null : { core, models: new Map(models) };
}
