import type { CarriedQuestion } from "@quizmill/contract";
import { hashOf } from "./deck.ts";

/**
 * The questions of a version of a worksheet: those of the first in their order, those of others in another that the
 * seed gives. Questions of one context stay together. Options keep their order, since some name each other.
 */
export function versionOf(
  questions: readonly CarriedQuestion[],
  version: number,
  seed: number,
): CarriedQuestion[] {
  if (version === 0) return [...questions];
  const groups: CarriedQuestion[][] = [];
  for (const question of questions) {
    const last = groups.at(-1);
    const isTogether = question.context !== undefined && last?.[0]?.context === question.context;
    if (isTogether) last?.push(question);
    else groups.push([question]);
  }
  return groups
    .map((group, i) => ({ group, rank: hashOf(`${seed} ${version} ${i} ${group[0]?.text}`) }))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ group }) => group);
}
