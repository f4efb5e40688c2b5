import type { Plan } from "./engine.ts";

/**
 * Real texts give half of the questions that their length bears (`bench -- yield`). That weighs as much as so many
 * planned questions, so a few passages do not overturn it.
 */
const USUAL = { share: 0.5, weight: 10 };

/** How many questions a set comes to, when so many are given and all passages before that one are worked on. */
export type Estimate = (given: number, next: number) => number;

/**
 * Estimates from the lengths of passages, corrected by what those that are worked on gave of what was planned for
 * them. `usualShare` is what is expected of a passage before there is anything to go by: 1 for a language model.
 */
export function openEstimate({ passages }: Plan, usualShare = USUAL.share): Estimate {
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

/** Before the first question, with the embedded engine; one at least where there is anything to ask about. */
export function estimateTotal(plan: Plan): number {
  const isAnything = plan.passages.some(({ expected }) => expected > 0);
  return Math.max(isAnything ? 1 : 0, openEstimate(plan)(0, 0));
}

/** Sums of the numbers before an index, each worked out once. */
function sumsBefore(numbers: readonly number[]): (index: number) => number {
  const sums = [0];
  for (const number of numbers) sums.push((sums.at(-1) ?? 0) + number);
  return (index) => sums[index] ?? 0;
}
