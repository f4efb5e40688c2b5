import { type Band, shareRightAt } from "@quizmill/questions/for-engines";

/** An answer with its score, and its weight among the others. */
export interface Scored {
  readonly score: number;
  readonly isRight: boolean;
  readonly weight: number;
}

/** No promise of certainty is made. */
const MOST_RIGHT = 0.99;

const weightOf = (answers: readonly Scored[]) => answers.reduce((sum, { weight }) => sum + weight, 0);
export const shareRight = (answers: readonly Scored[]) =>
  answers.reduce((sum, { weight, isRight }) => sum + weight * Number(isRight), 0) / weightOf(answers);

/** A band with the number of answers it was learnt from. */
export interface LearntBand extends Band {
  readonly count: number;
}

/** Bands of the same weight, then merged wherever the upper of two is no better (isotonic regression). */
export function cutIntoBands(answers: readonly Scored[], most: number): LearntBand[] {
  const sorted = [...answers].sort((a, b) => a.score - b.score);
  const share = weightOf(answers) / most;
  const bands: { from: number; answers: readonly Scored[] }[] = [];
  let [open, from]: [Scored[], number] = [[], Number.NEGATIVE_INFINITY];
  for (const [i, answer] of sorted.entries()) {
    open.push(answer);
    const next = sorted[i + 1]?.score;
    if (next !== undefined && (weightOf(open) < share || next === answer.score)) continue;
    bands.push({ from, answers: open });
    [open, from] = [[], +(next ?? answer.score).toFixed(2)];
    while (bands.length > 1) {
      const [lower, upper] = bands.slice(-2) as [(typeof bands)[0], (typeof bands)[0]];
      if (promised(upper.answers) > promised(lower.answers)) break;
      bands.splice(-2, 2, { from: lower.from, answers: [...lower.answers, ...upper.answers] });
    }
  }
  return bands.map((band) => ({
    from: band.from,
    right: promised(band.answers),
    count: band.answers.length,
  }));
}

/** The share that a band promises, rounded as in the table. */
const promised = (answers: readonly Scored[]) => +Math.min(MOST_RIGHT, shareRight(answers)).toFixed(2);

/** Mean distance between the promised share and the actual one among answers with that promise, 0..1. */
export function distanceFrom(answers: readonly Scored[], promise: (score: number) => number): number {
  let sum = 0;
  for (const [said, some] of Map.groupBy(answers, ({ score }) => promise(score)))
    sum += weightOf(some) * Math.abs(shareRight(some) - said);
  return sum / weightOf(answers);
}

export const promiseOf = (bands: readonly Band[]) => (score: number) => shareRightAt(score, bands);
