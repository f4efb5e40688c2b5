import type { Candidate } from "../engine.ts";
import { OPTION_WEIGHTS } from "./option-weights.ts";
import type { Features, Weights } from "./weights.ts";

/** The chance, 0 to 1, of a mark that weights foretell: a logistic regression. */
export function chanceOf({ bias, weights }: Weights, features: Features): number {
  let odds = bias;
  for (const [name, value] of Object.entries(features)) odds += (weights[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-odds));
}

/**
 * The same draft with those distractors first that readers would most likely take for possible and that are wrong, and
 * how likely each is that, by the features of each. Learnt from readers' marks (overgenerate and rank: Heilman and
 * Smith 2010).
 */
export function withPlausibility(draft: Candidate, features: readonly Features[]): Candidate {
  const ranked = draft.distractors
    .map((text, at) => ({ text, chance: chanceOf(OPTION_WEIGHTS, features[at] ?? {}) }))
    .sort((a, b) => b.chance - a.chance);
  return {
    ...draft,
    distractors: ranked.map(({ text }) => text),
    plausibility: new Map(ranked.map(({ text, chance }) => [text, chance])),
  };
}
