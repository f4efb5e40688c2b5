import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { POLISH_PHRASES, type TaggerData } from "@quizmill/language/training";

/** Packages with the dictionaries of languages whose tagger is learnt from a treebank. */
const PACKAGES = { pl: { name: "dictionary-pl", rules: POLISH_PHRASES } };

/** What a language's tagger has without a treebank; null if its tagger is not learnt here. */
export function teachableOf(code: string): Omit<TaggerData, "learnt"> | null {
  if (!(code in PACKAGES)) return null;
  const { name, rules } = PACKAGES[code as keyof typeof PACKAGES];
  const read = (file: string) =>
    readFileSync(fileURLToPath(new URL(file, import.meta.resolve(name))), "utf8");
  return { dictionary: { aff: read("index.aff"), dic: read("index.dic") }, rules };
}
