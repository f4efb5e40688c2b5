/**
 * An averaged perceptron that labels the tokens of a sentence from left to right, as in Collins (2002),
 * "Discriminative Training Methods for Hidden Markov Models". Greedy: each label depends on the two before it.
 */
export interface PerceptronWeights {
  readonly labels: readonly string[];
  /** For each feature: pairs of a label's index and its weight, one behind the other. */
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

/** The features of one token, given the labels of the two tokens before it; null if it is UNLABELLED. */
export type FeaturesOf = (
  index: number,
  previous: string,
  beforePrevious: string,
) => readonly string[] | null;

/** The label of tokens that get none. */
export const UNLABELLED = "-";

export interface Perceptron {
  /** One label per token of a sentence with so many. */
  label(count: number, featuresOf: FeaturesOf): string[];
}

/** Stands for the labels before the first token. */
export const START = "-START-";

/** Loads the weights once; labelling allocates nothing but its features. */
export function createPerceptron({ labels, weights }: PerceptronWeights): Perceptron {
  const table = new Map(
    Object.entries(weights).map(([feature, pairs]) => [feature, Float32Array.from(pairs)]),
  );
  const scores = new Float32Array(labels.length);
  const best = (): string => {
    let found = 0;
    for (let at = 1; at < scores.length; at++)
      if ((scores[at] as number) > (scores[found] as number)) found = at;
    return labels[found] as string;
  };
  return {
    label: (count, featuresOf) => {
      const given: string[] = [];
      for (let index = 0; index < count; index++) {
        const features = featuresOf(index, given[index - 1] ?? START, given[index - 2] ?? START);
        if (features === null) {
          given.push(UNLABELLED);
          continue;
        }
        scores.fill(0);
        for (const feature of features) {
          const pairs = table.get(feature);
          if (pairs === undefined) continue;
          for (let i = 0; i < pairs.length; i += 2)
            scores[pairs[i] as number] = (scores[pairs[i] as number] as number) + (pairs[i + 1] as number);
        }
        given.push(best());
      }
      return given;
    },
  };
}
