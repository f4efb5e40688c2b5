import type { Mastery } from "@quizmill/contract";

export type MasteryFigures = Pick<Mastery, "questions" | "seen" | "known">;

/** Each question is in one of three states. */
export function masteryParts({ questions, seen, known }: MasteryFigures) {
  // Questions may have been deleted since they were answered.
  const all = Math.max(questions, seen);
  return { known, learning: seen - known, fresh: all - seen, all };
}
