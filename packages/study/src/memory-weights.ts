import { inOrder, type LoggedAnswer } from "./answers.ts";
import { gradeOf } from "./rating.ts";

/** One answer as weights are fitted to it. */
export interface GradedReview {
  /** Again, Hard, Good, Easy. */
  readonly grade: 1 | 2 | 3 | 4;
  /** Days of UTC since the answer before, as the scheduler counts them; 0 for the first. */
  readonly days: number;
  readonly answeredAt: number;
}

const DAY_MS = 86_400_000;

/** The answers to one question, graded as its state is folded; those without a known key are left out. */
export function gradedReviews(answers: Iterable<LoggedAnswer>): GradedReview[] {
  const reviews: GradedReview[] = [];
  let dayBefore: number | null = null;
  for (const answer of [...answers].sort(inOrder)) {
    const { isCorrect, answeredAt } = answer;
    if (isCorrect === null) continue;
    const day = Math.floor(answeredAt / DAY_MS);
    const grade = gradeOf({ ...answer, isCorrect }, dayBefore === null) as GradedReview["grade"];
    reviews.push({ grade, days: dayBefore === null ? 0 : day - dayBefore, answeredAt });
    dayBefore = day;
  }
  return reviews;
}
