import type { Mastery } from "@quizmill/contract";

export type MasteryFigures = Pick<Mastery, "questions" | "seen" | "known"> &
  Partial<Pick<Mastery, "mistakes">>;

/** Each question is in one of four states; mistakes that were not counted are being learnt. */
export function masteryParts({ questions, seen, known, mistakes = 0 }: MasteryFigures) {
  // Questions may have been deleted since they were answered.
  const all = Math.max(questions, seen);
  return { known, learning: seen - known - mistakes, mistakes, fresh: all - seen, all };
}
