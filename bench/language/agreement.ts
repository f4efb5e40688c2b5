import type { NounPhrase, Token } from "@quizmill/language";
import type { GoldSentence, GoldWord } from "./conllu.ts";

/** How many of the system's and of the treebank's things are the same. */
export interface Counts {
  same: number;
  ours: number;
  gold: number;
}

export const f1 = ({ same, ours, gold }: Counts) => (2 * same) / (ours + gold);

const NOMINAL: ReadonlySet<string> = new Set(["NOUN", "PROPN", "PRON"]);
/** Relations whose words belong to the phrase of the noun they depend on. */
const INSIDE = /^(?:det|amod|nummod|compound|flat|fixed|nmod|goeswith|clf)(?::|$)/u;

function childrenOf(words: readonly GoldWord[]): Map<number, GoldWord[]> {
  const children = new Map<number, GoldWord[]>();
  for (const word of words) children.set(word.head, [...(children.get(word.head) ?? []), word]);
  return children;
}

const isInside = (word: GoldWord) => word.isInside;

/** A preposition, or a Japanese particle behind its noun; "'s" is none. */
const isAdposition = (child: GoldWord, noun: GoldWord) => child.id < noun.id || child.pos === "ADP";

/** An object of a noun that is made of a verb, and a name right behind what it is: "przejście rzeki", "rzeka Odra". */
function isOwn(child: GoldWord, noun: GoldWord, words: readonly GoldWord[]): boolean {
  if (noun.pos === "NOUN" && /^(?:obj|iobj|obl|nsubj)(?::|$)/u.test(child.relation) && child.id > noun.id)
    return true;
  if (!/^appos(?::|$)/u.test(child.relation) || child.id < noun.id) return false;
  return words.every(({ id, pos }) => id <= noun.id || id >= child.id || pos !== "PUNCT");
}

/**
 * The maximal noun phrases of a tree without relative clauses, as offsets: a noun, name or pronoun, its determiners,
 * adjectives, numerals, compounds and the nouns that depend on it; without its own preposition, coordination and
 * apposition. Of phrases in each other the outer one.
 */
export function goldPhrases({ words }: GoldSentence): Set<string> {
  const children = childrenOf(words);
  const spanOf = (word: GoldWord, isHead: boolean): GoldWord[] => [
    word,
    ...(children.get(word.id) ?? []).flatMap((child) => {
      if (/^case/u.test(child.relation)) return isHead && isAdposition(child, word) ? [] : [child];
      if (/^advmod/u.test(child.relation))
        return word.pos === "ADJ" || word.pos === "NUM" ? spanOf(child, false) : [];
      if (!INSIDE.test(child.relation) && !isOwn(child, word, words)) return [];
      return spanOf(child, false);
    }),
  ];
  const spans = words
    .filter(({ pos, relation }) => NOMINAL.has(pos) && !/^expl/u.test(relation))
    .map((word) => spanOf(word, true))
    .map((all) => ({
      // As ours, none begins inside a written word but in one that a phrase is all of.
      start: Math.min(
        ...(all.every(isInside) ? all : all.filter((word) => !isInside(word))).map(({ start }) => start),
      ),
      end: Math.max(...all.map(({ end }) => end)),
    }));
  const outer = spans.filter(
    (one) =>
      !spans.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
  return new Set(outer.map(({ start, end }) => `${start}:${end}`));
}

export const ourPhrases = (tokens: readonly Token[], phrases: readonly NounPhrase[]): Set<string> =>
  new Set(phrases.map(({ start, end }) => `${tokens[start]?.start}:${tokens[end - 1]?.end}`));
