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

export interface Perceptron {
  /** The sum of the weights of these features, one number for each label. */
  sumOf(features: readonly string[]): Float64Array;
  /** One label per token of a sentence with so many. */
  label(count: number, featuresOf: FeaturesOf<Float64Array>): string[];
}

/** Stands for the labels before the first token. */
export const START = "-START-";

/** Loads the weights once. */
export function createPerceptron({ labels, weights }: PerceptronWeights): Perceptron {
  const table = new Map(
    Object.entries(weights).map(([feature, pairs]) => [feature, Float64Array.from(pairs)]),
  );
  const add = (features: readonly string[], scores: Float64Array) => {
    for (const feature of features) {
      const pairs = table.get(feature);
      if (pairs === undefined) continue;
      for (let i = 0; i < pairs.length; i += 2)
        scores[pairs[i] as number] = (scores[pairs[i] as number] as number) + (pairs[i + 1] as number);
    }
  };
  const scores = new Float64Array(labels.length);
  const best = (): string => {
    let found = 0;
    for (let at = 1; at < scores.length; at++)
      if ((scores[at] as number) > (scores[found] as number)) found = at;
    return labels[found] as string;
  };
  const labelOf = (features: TokenFeatures<Float64Array>, previous: string, beforePrevious: string) => {
    scores.fill(0);
    for (const sum of features.groups)
      for (let at = 0; at < sum.length; at++) scores[at] = (scores[at] as number) + (sum[at] as number);
    add(features.others(previous, beforePrevious), scores);
    return best();
  };
  return {
    sumOf: (features) => {
      const sum = new Float64Array(labels.length);
      add(features, sum);
      return sum;
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
