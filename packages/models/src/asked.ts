import type { Passage } from "@quizmill/questions";
import { contentKeys, type LanguageProfile } from "@quizmill/questions/for-engines";

/** The most questions of other passages that a request names. */
const NAMED = 8;
/** Share of a question's content words that a passage has to have, so that it might be asked about it again. */
const NEAR = 0.5;
/** Jaccard similarity of the content words of two questions, from which one of them stands for both. */
const ALIKE = 0.7;

/** The questions of a set, to name those that a passage might be asked again. */
export interface AskedQuestions {
  add(stem: string): void;
  /** Those nearest to these passages, nearest first. */
  near(passages: readonly Passage[]): string[];
}

export function openAsked(profile: LanguageProfile): AskedQuestions {
  /** The content words of each. */
  const all = new Map<string, Set<string>>();
  return {
    add(stem) {
      all.set(stem, new Set(contentKeys(stem, profile)));
    },
    near(passages) {
      const words = new Set(
        passages.flatMap(({ blocks }) => blocks.flatMap(({ text }) => contentKeys(text, profile))),
      );
      const ranked = [...all]
        .map(([stem, keys]) => ({
          stem,
          keys,
          share: keys.intersection(words).size / Math.max(1, keys.size),
        }))
        .filter(({ share }) => share >= NEAR)
        .reverse()
        .sort((a, b) => b.share - a.share);
      const named: typeof ranked = [];
      for (const one of ranked) {
        if (named.length >= NAMED) break;
        if (!named.some(({ keys }) => isAlike(keys, one.keys))) named.push(one);
      }
      return named.map(({ stem }) => stem);
    },
  };
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.intersection(other).size / Math.max(1, one.union(other).size) >= ALIKE;
}
