import type { Token } from "@quizmill/language";
import { countUp, pushTo } from "../maps.ts";
import type { Mention, Term } from "./analyse.ts";

/** So many of the nearest are told of. */
const MOST_NEAR = 12;
const LEAST_COSINE = 0.2;
/** Fewer mentions tell too little. */
const LEAST_MENTIONS = 3;
/** A word beside more terms than that tells nothing of them, and would cost the square of its terms. */
const MOST_BESIDE = 100;

/** Terms by the words that they stand beside. */
export interface Contexts {
  /** The keys of the terms that stand beside the same words (Harris 1954), with their cosine, 0.2 to 1. */
  near(term: Term): ReadonlyMap<string, number>;
}

/** The words beside a mention, by themselves and with the next one. */
function besideOf({ sentence: { tokens }, phrase }: Mention): string[] {
  const lemma = (at: number) => (tokens[at] as Token | undefined)?.lemma.toLowerCase();
  const [before, beyond] = [lemma(phrase.start - 1), lemma(phrase.start - 2)];
  const [behind, further] = [lemma(phrase.end), lemma(phrase.end + 1)];
  return [
    ...(before === undefined ? [] : [`< ${before}`, `<< ${beyond} ${before}`]),
    ...(behind === undefined ? [] : [`> ${behind}`, `>> ${behind} ${further}`]),
  ];
}

/** Which terms stand beside the same words. */
export function contextsOf(terms: ReadonlyMap<string, Term>): Contexts {
  const vectors = new Map<string, Map<string, number>>();
  const termsBeside = new Map<string, number>();
  for (const { key, mentions } of terms.values()) {
    if (mentions.length < LEAST_MENTIONS) continue;
    const counts = new Map<string, number>();
    for (const mention of mentions) for (const beside of besideOf(mention)) countUp(counts, beside);
    vectors.set(key, counts);
    for (const beside of counts.keys()) countUp(termsBeside, beside);
  }
  const weightOf = (beside: string, count: number) =>
    Math.log1p(count) * Math.log(vectors.size / (termsBeside.get(beside) ?? 1));
  const norms = new Map<string, number>();
  const byBeside = new Map<string, (readonly [key: string, weight: number])[]>();
  for (const [key, counts] of vectors) {
    let squares = 0;
    for (const [beside, count] of counts) {
      const weight = weightOf(beside, count);
      squares += weight * weight;
      if ((termsBeside.get(beside) ?? 0) <= MOST_BESIDE) pushTo(byBeside, beside, [key, weight] as const);
    }
    norms.set(key, Math.sqrt(squares) || 1);
  }
  return {
    near({ key }) {
      const sums = new Map<string, number>();
      for (const [beside, count] of vectors.get(key) ?? [])
        for (const [other, weight] of byBeside.get(beside) ?? [])
          countUp(sums, other, weight * weightOf(beside, count));
      const cosineOf = ([other, sum]: [string, number]) =>
        [other, sum / ((norms.get(key) ?? 1) * (norms.get(other) ?? 1))] as const;
      const near = [...sums]
        .map(cosineOf)
        .filter(([other, cosine]) => other !== key && cosine >= LEAST_COSINE);
      return new Map(near.sort(([, a], [, b]) => b - a).slice(0, MOST_NEAR));
    },
  };
}
