import type { Passage, Plan } from "../engine.ts";

/**
 * Long texts give a fifth to a half of the planned questions, and lessons twice as many as are planned. This prior
 * weighs as much as `weight` planned questions, so that a few passages do not overturn it.
 */
const USUAL = { share: 0.4, weight: 10 };

/**
 * Estimates the questions of the finished set, given those so far and the ordinal of the next passage: by the length of
 * what is left, and the yield of what is finished. `usualShare` is the yield expected before there is data: 1 for a
 * language model. A requested number is given.
 */
export function openEstimate(
  { passages, isCounted, totalEstimated, share = 1 }: Plan,
  usualShare = USUAL.share,
): (given: number, next: number) => number {
  const plannedIn = (some: readonly Passage[], isReady: boolean) =>
    some.reduce(
      (sum, { expected, imported }) => sum + ((imported !== undefined) === isReady ? expected : 0),
      0,
    );
  return (given, next) => {
    if (isCounted === true) return totalEstimated;
    const [finished, left] = [passages.slice(0, next), passages.slice(next)];
    const written = Math.max(0, given - plannedIn(finished, true));
    const weight = plannedIn(finished, false) + USUAL.weight;
    const more = plannedIn(left, false) * ((written + usualShare * USUAL.weight) / weight);
    return Math.round((given + plannedIn(left, true) + Math.round(more)) / share);
  };
}

/** The estimate before the first question, for the embedded engine. At least one where anything is planned. */
export function estimateTotal(plan: Plan): number {
  const isAnything = plan.passages.some(({ expected }) => expected > 0);
  return Math.max(isAnything ? 1 : 0, openEstimate(plan)(0, 0));
}
