import { chanceOf, type Weights } from "@quizmill/questions/measure";

export interface Example {
  readonly features: Readonly<Record<string, number>>;
  readonly isTrue: boolean;
  /** Examples of one group are never split between learning and testing. */
  readonly group: string;
}

const ROUNDS = 400;
const RATE = 0.3;
const MOMENTUM = 0.9;
/** Strength of the Gaussian prior around 0 on weights of standardised features, in examples. */
const PRIOR = 4;

/** Features of mean 0 and spread 1: those that are not the same for all. */
function standardised(examples: readonly Example[]) {
  const names = [...new Set(examples.flatMap(({ features }) => Object.keys(features)))];
  const columns = names.flatMap((name) => {
    const values = examples.map(({ features }) => features[name] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return variance > 1e-9 ? [{ name, mean, spread: Math.sqrt(variance) }] : [];
  });
  const rows = examples.map(({ features }) =>
    Float64Array.from(columns, ({ name, mean, spread }) => ((features[name] ?? 0) - mean) / spread),
  );
  return { columns, rows };
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number);
  return sum;
}

/** Learns by gradient ascent with momentum. */
export function learnLogistic(examples: readonly Example[]): Weights {
  const { columns, rows } = standardised(examples);
  let weights = new Float64Array(columns.length);
  let steps = new Float64Array(columns.length);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = weights.map((weight) => -PRIOR * weight);
    let atBias = 0;
    for (const [at, row] of rows.entries()) {
      const error = Number(examples[at]?.isTrue) - 1 / (1 + Math.exp(-(bias + dot(weights, row))));
      atBias += error;
      for (let i = 0; i < row.length; i++) gradient[i] = (gradient[i] as number) + error * (row[i] as number);
    }
    bias += (RATE * atBias) / rows.length;
    steps = steps.map((step, i) => MOMENTUM * step + (RATE * (gradient[i] ?? 0)) / rows.length);
    weights = weights.map((weight, i) => weight + (steps[i] ?? 0));
  }
  const plain = columns.map(({ name, spread }, i) => [name, (weights[i] ?? 0) / spread] as const);
  const shift = columns.reduce((sum, { mean }, i) => sum + (plain[i]?.[1] ?? 0) * mean, 0);
  return { bias: bias - shift, weights: Object.fromEntries(plain) };
}

/** The probabilities that models give which were learnt without the example's group; in the order of the examples. */
export function crossed(examples: readonly Example[], folds = 10): number[] {
  const groups = [...new Set(examples.map(({ group }) => group))].sort();
  const foldOf = new Map(groups.map((group, at) => [group, at % folds]));
  const result = new Array<number>(examples.length).fill(0);
  for (let fold = 0; fold < folds; fold++) {
    const model = learnLogistic(examples.filter(({ group }) => foldOf.get(group) !== fold));
    for (const [at, { features, group }] of examples.entries())
      if (foldOf.get(group) === fold) result[at] = chanceOf(model, features);
  }
  return result;
}

/** The chance that a true example has a higher probability than a false one. */
export function areaUnderCurve(examples: readonly Example[], probabilities: readonly number[]): number {
  const ranked = examples
    .map(({ isTrue }, at) => ({ isTrue, p: probabilities[at] ?? 0 }))
    .sort((a, b) => a.p - b.p);
  let [trues, falsesBelow, sum] = [0, 0, 0];
  for (const { isTrue } of ranked) {
    if (isTrue) {
      trues++;
      sum += falsesBelow;
    } else falsesBelow++;
  }
  return sum / Math.max(1, trues * falsesBelow);
}
