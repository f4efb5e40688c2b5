/**
 * An averaged perceptron that labels the tokens of a sentence from left to right, as in Collins (2002),
 * "Discriminative Training Methods for Hidden Markov Models". Greedy: each label depends on the two before it.
 */
export interface PerceptronWeights {
  readonly labels: readonly string[];
  /** For each feature: pairs of a label's index and its weight, one behind the other. */
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

/**
 * What one token is labelled by. A group is features that always come together, as those of one word: their names
 * while a perceptron learns, the sum of their weights once it has learnt.
 */
export interface TokenFeatures<Group> {
  readonly groups: readonly Group[];
  /** The names of all other features of this token, given the labels of the two tokens before it. */
  others(previous: string, beforePrevious: string): readonly string[];
}

/** The features of one token of a sentence; null if it is UNLABELLED. */
export type FeaturesOf<Group> = (index: number) => TokenFeatures<Group> | null;

/** The label of tokens that get none. */
export const UNLABELLED = "-";

/** The sum of the weights of some features, one number for each label. A plain array is a third of a typed one. */
export type Sums = readonly number[];

/** An averaged perceptron (Collins 2002) with fixed weights. */
export interface Perceptron {
  sumOf(features: readonly string[]): Sums;
  /** One label per token of a sentence with so many. */
  label(count: number, featuresOf: FeaturesOf<Sums>): string[];
}

/** Stands for the labels before the first token. */
export const START = "-START-";

/** Weights are learnt to two decimals. Whole numbers take less memory, and their sums are exact. */
const HUNDREDTHS = 100;

/** The weights of all features in one array, and where those of each begin: how many pairs, and the pairs. */
interface PackedWeights {
  readonly places: ReadonlyMap<string, number>;
  readonly pairs: Int16Array;
}

function packed({ weights }: PerceptronWeights): PackedWeights {
  const rows = Object.entries(weights);
  const pairs = new Int16Array(rows.reduce((sum, [, row]) => sum + 1 + row.length, 0));
  const places = new Map<string, number>();
  let place = 0;
  for (const [feature, row] of rows) {
    places.set(feature, place);
    pairs[place++] = row.length / 2;
    for (const [at, value] of row.entries())
      pairs[place++] = at % 2 === 0 ? value : Math.round(value * HUNDREDTHS);
  }
  return { places, pairs };
}

/** Loads the weights once. */
export function createPerceptron(learnt: PerceptronWeights): Perceptron {
  const { labels } = learnt;
  const { places, pairs } = packed(learnt);
  const scores = new Int32Array(labels.length);
  const add = (features: readonly string[]) => {
    for (const feature of features) {
      const place = places.get(feature);
      if (place === undefined) continue;
      const end = place + 2 * (pairs[place] as number);
      for (let at = place + 1; at < end; at += 2)
        scores[pairs[at] as number] = (scores[pairs[at] as number] as number) + (pairs[at + 1] as number);
    }
  };
  const best = (): string => {
    let found = 0;
    for (let at = 1; at < scores.length; at++)
      if ((scores[at] as number) > (scores[found] as number)) found = at;
    return labels[found] as string;
  };
  const labelOf = (features: TokenFeatures<Sums>, previous: string, beforePrevious: string) => {
    scores.fill(0);
    for (const sum of features.groups)
      for (let at = 0; at < sum.length; at++) scores[at] = (scores[at] as number) + (sum[at] as number);
    add(features.others(previous, beforePrevious));
    return best();
  };
  return {
    sumOf: (features) => {
      scores.fill(0);
      add(features);
      return [...scores];
    },
    label: (count, featuresOf) => {
      const given: string[] = [];
      for (let index = 0; index < count; index++) {
        const features = featuresOf(index);
        given.push(
          features === null
            ? UNLABELLED
            : labelOf(features, given[index - 1] ?? START, given[index - 2] ?? START),
        );
      }
      return given;
    },
  };
}
