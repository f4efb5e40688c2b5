import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Hunspell } from "./hunspell.ts";
import type { Language } from "./language.ts";
import type { SentenceRules } from "./sentences.ts";
import { type LearntTagger, treebankTagger, type UntaughtTagger } from "./treebank-tagger.ts";

/** A language whose tagger is learnt from a treebank and reads a spelling dictionary. */
export interface TreebankLanguage extends Omit<UntaughtTagger, "dictionary"> {
  readonly sentences: SentenceRules;
  /** Where the files of its dictionary are, without their ending (".aff", ".dic"). */
  readonly dictionaryUrl: URL;
  /** Where its weights are. */
  readonly weightsUrl: URL;
}

const text = (url: URL) => readFileSync(fileURLToPath(url), "utf8");

function readDictionary({ href }: URL): Hunspell {
  return { aff: text(new URL(`${href}.aff`)), dic: text(new URL(`${href}.dic`)) };
}

function untaught({ dictionaryUrl, phrases, contractions }: TreebankLanguage): UntaughtTagger {
  return { phrases, contractions, dictionary: readDictionary(dictionaryUrl) };
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

/** Weights and dictionary are read with the first document: some 6 MB. */
export function treebankLanguage(language: TreebankLanguage): TaughtLanguage {
  const { sentences, weightsUrl } = language;
  let data: (UntaughtTagger & { readonly learnt: LearntTagger }) | null = null;
  return {
    ...{ code: sentences.code, sentences, taughtAs: language },
    taggerFor: (document) => {
      data ??= { ...untaught(language), learnt: JSON.parse(text(weightsUrl)) as LearntTagger };
      return treebankTagger(document, data);
    },
  };
}
