import type { Plan } from "../engine.ts";

/**
 * Long texts give a fifth to a half of the planned questions, and lessons twice as many as are planned. This prior weighs
 * as much as `weight` planned questions, so that a few passages do not overturn it.
 */
const USUAL = { share: 0.4, weight: 10 };

/** Estimates the questions of the finished set, given the questions so far and the ordinal of the next passage. */
export type Estimate = (given: number, next: number) => number;

/**
 * An estimate from passage lengths, corrected by the yield of finished passages. `usualShare` is the expected yield
 * before there is data: 1 for a language model.
 */
export function openEstimate({ passages }: Pick<Plan, "passages">, usualShare = USUAL.share): Estimate {
  const prose = sumsBefore(passages.map(({ expected, imported }) => (imported ? 0 : expected)));
  const imported = sumsBefore(passages.map((passage) => (passage.imported ? passage.expected : 0)));
  return (given, next) => {
    const planned = prose(next);
    const written = Math.max(0, given - imported(next));
    const share = (written + usualShare * USUAL.weight) / (planned + USUAL.weight);
    const left = prose(passages.length) - planned;
    const sure = imported(passages.length) - imported(next);
    return given + sure + Math.round(share * left);
  };
}

/**
 * The estimate before the first question, for the embedded engine. At least one where anything is planned; a requested
 * number is given.
 */
export function estimateTotal(plan: Plan): number {
  if (plan.isCounted === true) return plan.totalEstimated;
  const isAnything = plan.passages.some(({ expected }) => expected > 0);
  return Math.max(isAnything ? 1 : 0, openEstimate(plan)(0, 0));
}

/** Prefix sums. */
function sumsBefore(numbers: readonly number[]): (index: number) => number {
  const sums = [0];
  for (const number of numbers) sums.push((sums.at(-1) ?? 0) + number);
  return (index) => sums[index] ?? 0;
}
