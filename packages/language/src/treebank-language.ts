import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Hunspell, lexiconOf } from "./hunspell.ts";
import type { Language, Tagger } from "./language.ts";
import type { Phrasing } from "./phrasing.ts";
import type { SentenceRules } from "./sentences.ts";
import { type LearntTagger, treebankTagger, type UntaughtTagger } from "./treebank-tagger.ts";
import type { Wording } from "./wording.ts";

/** A language whose tagger is learnt from a treebank and reads a spelling dictionary, which may be empty. */
export interface TreebankLanguage extends Omit<UntaughtTagger, "lexicon"> {
  readonly sentences: SentenceRules;
  readonly wording: Wording | null;
  readonly phrasing: Phrasing | null;
  readonly readDictionary: () => Hunspell;
  /** Where its weights are. */
  readonly weightsUrl: URL;
}

const text = (url: URL) => readFileSync(fileURLToPath(url), "utf8");

/** The dictionary in a package as its URL has it: two files beside its index. */
export const dictionaryIn = (packageUrl: string) => (): Hunspell => ({
  aff: text(new URL("index.aff", packageUrl)),
  dic: text(new URL("index.dic", packageUrl)),
});

function untaught({
  readDictionary,
  sentences,
  wording,
  phrasing,
  weightsUrl,
  ...rest
}: TreebankLanguage): UntaughtTagger {
  return { ...rest, lexicon: lexiconOf(readDictionary()) };
}

/** A language that can be taught anew. */
interface TaughtLanguage extends Language {
  readonly taughtAs: TreebankLanguage;
}

/** Where its weights are, and all that it has before it is taught; null for a language that is not learnt. */
export function lessonOf(language: Language): { weightsUrl: URL; tagger: UntaughtTagger } | null {
  if (!("taughtAs" in language)) return null;
  const { taughtAs } = language as TaughtLanguage;
  return { weightsUrl: taughtAs.weightsUrl, tagger: untaught(taughtAs) };
}

/** Weights and dictionary are read with the first document: 4 to 23 MB of memory. */
export function treebankLanguage(language: TreebankLanguage): TaughtLanguage {
  const { sentences, wording, phrasing, weightsUrl } = language;
  let tagger: Tagger | null = null;
  return {
    code: sentences.code,
    sentences,
    wording,
    phrasing,
    taughtAs: language,
    taggerFor: () => {
      tagger ??= treebankTagger(untaught(language), JSON.parse(text(weightsUrl)) as LearntTagger);
      return tagger;
    },
  };
}
