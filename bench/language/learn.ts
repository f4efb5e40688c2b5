import { type FeaturesOf, type PerceptronWeights, START, UNLABELLED } from "@quizmill/language/training";

/** One sentence to learn from: the features of each of its tokens, and the right labels. */
export interface Lesson {
  readonly featuresOf: FeaturesOf<readonly string[]>;
  readonly labels: readonly string[];
}

/** Passes over all lessons. More change the figures by less than .1 points. */
const PASSES = 8;
/** A weight nearer to 0 changes no label. */
const LEAST_WEIGHT = 0.1;

interface Averaged {
  weight: number;
  total: number;
  changedAt: number;
}

/**
 * Learns the weights of a perceptron, averaged over all steps (Collins 2002, section 4.1). Repeatable. Features of
 * fewer tokens than `leastSeen` are not kept.
 */
export function learnPerceptron(
  lessons: readonly Lesson[],
  { labels, leastSeen }: { readonly labels: readonly string[]; readonly leastSeen: number },
): PerceptronWeights {
  const table = new Map<string, (Averaged | undefined)[]>();
  const seen = occurrences(lessons);
  const scores = new Float64Array(labels.length);
  let step = 0;
  const change = (features: readonly string[], label: number, by: number) => {
    for (const feature of features) {
      if ((seen.get(feature) ?? 0) < leastSeen) continue;
      const row = table.get(feature) ?? [];
      table.set(feature, row);
      row[label] ??= { weight: 0, total: 0, changedAt: 0 };
      const one = row[label];
      one.total += (step - one.changedAt) * one.weight;
      one.changedAt = step;
      one.weight += by;
    }
  };
  const best = (features: readonly string[]): number => {
    scores.fill(0);
    for (const feature of features)
      for (const [label, one] of (table.get(feature) ?? []).entries())
        if (one !== undefined) scores[label] = (scores[label] as number) + one.weight;
    let found = 0;
    for (let at = 1; at < labels.length; at++)
      if ((scores[at] as number) > (scores[found] as number)) found = at;
    return found;
  };
  for (let pass = 0; pass < PASSES; pass++)
    for (const lesson of shuffled(lessons, pass)) {
      const given: string[] = [];
      for (const [index, label] of lesson.labels.entries()) {
        const features = featuresAt(lesson, index, given);
        if (features === null) {
          given.push(UNLABELLED);
          continue;
        }
        step += 1;
        const guess = best(features);
        const wanted = labels.indexOf(label);
        if (guess !== wanted) {
          change(features, wanted, 1);
          change(features, guess, -1);
        }
        given.push(labels[guess] as string);
      }
    }
  const weights: Record<string, number[]> = {};
  for (const [feature, row] of table) {
    const pairs = row.flatMap((one, label) => {
      if (one === undefined) return [];
      const average = (one.total + (step - one.changedAt) * one.weight) / step;
      return Math.abs(average) < LEAST_WEIGHT ? [] : [label, Math.round(average * 100) / 100];
    });
    if (pairs.length > 0) weights[feature] = pairs;
  }
  return { labels, weights };
}

/** All features of a token, given the labels of its sentence before it; null if it gets no label. */
function featuresAt({ featuresOf }: Lesson, index: number, labels: readonly string[]): string[] | null {
  const features = featuresOf(index);
  if (features === null) return null;
  const others = features.others(labels[index - 1] ?? START, labels[index - 2] ?? START);
  return [...features.groups.flat(), ...others];
}

/** How often each feature occurs where all labels are right. */
function occurrences(lessons: readonly Lesson[]): Map<string, number> {
  const seen = new Map<string, number>();
  for (const lesson of lessons)
    for (const index of lesson.labels.keys())
      for (const feature of featuresAt(lesson, index, lesson.labels) ?? [])
        seen.set(feature, (seen.get(feature) ?? 0) + 1);
  return seen;
}

/** The same order for the same pass, by a linear congruential generator. */
function shuffled<T>(all: readonly T[], pass: number): T[] {
  const order = [...all];
  let state = pass + 1;
  for (let i = order.length - 1; i > 0; i--) {
    state = (state * 1_664_525 + 1_013_904_223) % 0x1_0000_0000;
    const j = state % (i + 1);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}
