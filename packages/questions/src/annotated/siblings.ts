import { pushTo } from "../maps.ts";
import type { Analysis, Term } from "./analyse.ts";
import { kindsIn } from "./classes.ts";
import { contextsOf } from "./contexts.ts";
import type { Definitions } from "./definitions.ts";
import { addTo, type Keys } from "./keys.ts";

/**
 * Why two terms are of one kind: the document names one class for both ("hormones such as A", "A is a hormone"), lists
 * them beside each other, both have the same noun, both are defined near each other, or they stand beside the same words.
 */
export type SiblingReason = "class" | "listed" | "noun" | "defined" | "context";

/** A term of the same kind, and why it is taken for one. */
export interface Sibling {
  readonly term: Term;
  readonly reasons: ReadonlySet<SiblingReason>;
  /** How sure it is of the same kind, 0 to 1. */
  readonly score: number;
  /** What it is preferred by: its score, how near it is told of, and how alike the words beside it are. */
  readonly rank: number;
}

/** What kinds the terms of a document are of. */
export interface Siblings {
  /** The lemmas of the nouns that the document calls a term by; those that are no class, such as "thing", too. */
  readonly genusOf: (term: Term) => ReadonlySet<string>;
  /** Those of them that tell a kind. */
  readonly classesOf: (term: Term) => ReadonlySet<string>;
  /** Others of its kind, the preferred first. */
  readonly of: (term: Term) => readonly Sibling[];
}

/** How sure each reason alone is. */
const SURENESS: Readonly<Record<SiblingReason, number>> = {
  class: 0.7,
  listed: 0.7,
  noun: 0.5,
  defined: 0.5,
  context: 0.4,
};
/** Terms that are defined so near each other belong to one topic; passages. */
const NEAR_PASSAGES = 4;
/** Of a term in a long text, so many mentions tell where it is told of. */
const MOST_COMPARED = 30;
/** What being told of in the same passages adds to the rank. */
const CLOSENESS = 0.3;
/** A class or noun of more terms than that is too common to tell a kind. */
const MOST_MEMBERS = 200;

/** The keys of terms by a value, without values that too many have. */
function inverted(
  entries: Iterable<readonly [key: string, value: string]>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [key, value] of entries) pushTo(found, value, key);
  for (const [value, keys] of found) if (keys.length > MOST_MEMBERS) found.delete(value);
  return found;
}

/** Which terms are of one kind in a document. Linear in its text. */
export function findSiblings(analysis: Analysis, definitions: Definitions): Siblings {
  const { terms } = analysis;
  const { genera, listed } = kindsIn(analysis);
  const contexts = contextsOf(terms);
  const collected = collectReasons(analysis, { genera, listed, definitions });
  return {
    genusOf: ({ key }) => genera.get(key) ?? new Set(),
    classesOf: ({ key }) => classesAmong(genera.get(key), analysis),
    of(term) {
      const cosines = contexts.near(term);
      const reasons: Map<string, Set<SiblingReason>> = collected(term);
      for (const key of cosines.keys()) reasons.set(key, (reasons.get(key) ?? new Set()).add("context"));
      reasons.delete(term.key);
      return [...reasons]
        .flatMap(([key, own]) => {
          const other = terms.get(key);
          if (other === undefined) return [];
          const score = 1 - [...own].reduce((unsure, reason) => unsure * (1 - SURENESS[reason]), 1);
          const rank = score + CLOSENESS * closeness(term, other) + (cosines.get(key) ?? 0);
          return [{ term: other, reasons: own, score, rank }];
        })
        .sort((a, b) => b.rank - a.rank);
    },
  };
}

/** Those of the nouns that tell a kind. */
function classesAmong(nouns: ReadonlySet<string> | undefined, { wording }: Analysis): ReadonlySet<string> {
  return (nouns ?? new Set<string>()).difference(wording.tooGeneral);
}

/** Why others are of a term's kind, but for the words beside them; by their keys. */
function collectReasons(
  analysis: Analysis,
  { genera, listed, definitions }: { genera: Keys; listed: Keys; definitions: Definitions },
): (term: Term) => Map<string, Set<SiblingReason>> {
  const pairs = [...genera.keys()].flatMap((key) =>
    [...classesAmong(genera.get(key), analysis)].map((lemma) => [key, lemma] as const),
  );
  const byClass = inverted(pairs);
  const several = [...analysis.terms.values()].filter(({ words }) => words > 1);
  const byNoun = inverted(several.map(({ key, head }) => [key, head] as const));
  const defined = [...definitions.values()].map(({ mention }) => mention);
  const byPassage = Map.groupBy(defined, ({ sentence }) => sentence.passage);
  const nearDefinition = (passage: number) =>
    Array.from(
      { length: 2 * NEAR_PASSAGES + 1 },
      (_, at) => byPassage.get(passage - NEAR_PASSAGES + at) ?? [],
    )
      .flat()
      .map(({ key }) => key);
  return ({ key, words, head }) => {
    const own = definitions.get(key)?.mention.sentence.passage;
    const classes = [...classesAmong(genera.get(key), analysis)];
    const others: Record<Exclude<SiblingReason, "context">, Iterable<string>> = {
      class: classes.flatMap((lemma) => byClass.get(lemma) ?? []),
      listed: listed.get(key) ?? [],
      noun: words > 1 ? (byNoun.get(head) ?? []) : [],
      defined: own === undefined ? [] : nearDefinition(own),
    };
    const reasons = new Map<string, Set<SiblingReason>>();
    for (const [reason, keys] of Object.entries(others))
      for (const other of keys) addTo(reasons, other, reason as SiblingReason);
    return reasons;
  };
}

/** The share of the other's mentions, 0 to 1, that stand in passages which name the term. */
function closeness({ mentions: own }: Term, { mentions: others }: Term): number {
  const passages = new Set(own.slice(0, MOST_COMPARED).map(({ sentence }) => sentence.passage));
  const compared = others.slice(0, MOST_COMPARED);
  return compared.filter(({ sentence: { passage } }) => passages.has(passage)).length / compared.length;
}
