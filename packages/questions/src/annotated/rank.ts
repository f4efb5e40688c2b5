import type { Draft } from "../engine.ts";
import { type Features, featuresIn, type Writer } from "./features.ts";
import { RANK_WEIGHTS } from "./rank-weights.ts";
import type { ReadPart } from "./read-part.ts";

/** Log-odds: a bias, and weights by the names of features. */
export interface Weights {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** Wrong options that are shown. */
const SHOWN = 3;
/** A draft's worth by the chance of all four marks: `LEAST` for none, and `STEEP` more for each. */
const LEAST = 0.2;
const STEEP = 1.7;

/** The chance, 0 to 1, of a mark that weights foretell: a logistic regression. */
export function chanceOf({ bias, weights }: Weights, features: Features): number {
  let odds = bias;
  for (const [name, value] of Object.entries(features)) odds += (weights[name] ?? 0) * value;
  return 1 / (1 + Math.exp(-odds));
}

/**
 * The same draft with the options first that readers would most likely find plausible and wrong, and worth what the
 * chance is that they would give it all four marks: understandable alone, worth asking, one answer right, and all
 * distractors plausible. Learnt from marked items (overgenerate and rank: Heilman and Smith 2010).
 */
export function rankerOf(part: ReadPart): (draft: Draft, writer: Writer) => Draft {
  const featuresOf = featuresIn(part);
  return (draft, writer) => {
    const features = featuresOf(draft, writer);
    const options = draft.distractors
      .map((text, at) => ({ text, chance: chanceOf(RANK_WEIGHTS.option, features.distractors[at] ?? {}) }))
      .sort((a, b) => b.chance - a.chance);
    const ofOptions = options.slice(0, SHOWN).reduce((product, { chance }) => product * chance, 1);
    const ofItem = chanceOf(RANK_WEIGHTS.alone, features.item) * chanceOf(RANK_WEIGHTS.worth, features.item);
    const score = Math.min(1, LEAST + STEEP * ofItem * ofOptions);
    return { ...draft, distractors: options.map(({ text }) => text), score };
  };
}
