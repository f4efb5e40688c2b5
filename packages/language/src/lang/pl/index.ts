import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "../../language.ts";
import { type LearntTagger, type TaggerData, treebankTagger } from "../../treebank-tagger.ts";
import { ABBREVIATIONS, MONTHS, STOP_WORDS } from "./words.ts";

const WEIGHTS = new URL("./weights.json", import.meta.url);

export const POLISH_PHRASES = { hasAdjectivesBehind: true, hasBareGenitive: true };

let data: TaggerData | null = null;

/** Read with the first document: 6 MB. */
function read(): TaggerData {
  const dictionary = (file: string) =>
    readFileSync(fileURLToPath(new URL(file, import.meta.resolve("dictionary-pl"))), "utf8");
  return {
    learnt: JSON.parse(readFileSync(WEIGHTS, "utf8")) as LearntTagger,
    dictionary: { aff: dictionary("index.aff"), dic: dictionary("index.dic") },
    rules: POLISH_PHRASES,
  };
}

export const polish: Language = {
  code: "pl",
  sentences: {
    code: "pl",
    script: "spaced",
    stopWords: STOP_WORDS,
    abbreviations: ABBREVIATIONS,
    months: MONTHS,
  },
  taggerFor: (document) => {
    data ??= read();
    return treebankTagger(document, data);
  },
};
