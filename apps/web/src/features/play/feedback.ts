import { LIMITS, type Question } from "@quizmill/contract";
import { judge, type Verdict } from "./judging.ts";
import { isRevealed, type Session } from "./session.ts";

/** What just happened, as far as it should be felt or heard. */
export type Feedback = "select" | "navigate" | Verdict;

/** Null if nothing happened that needs feedback (a restart, questions arriving). */
export function feedbackBetween(
  before: Session,
  after: Session,
  question: Question | undefined,
): Feedback | null {
  if (question && isRevealed(after, question.id) && !isRevealed(before, question.id)) {
    const selected = after.selectedByQ[question.id];
    return selected === undefined ? null : judge(question, selected);
  }
  if (question && selectionChanged(before, after, question)) return "select";
  return before.idx !== after.idx || before.finished !== after.finished ? "navigate" : null;
}

/** Milliseconds on, off, on …; a neutral verdict vibrates like a selection. */
export function vibrationFor(feedback: Feedback): readonly number[] {
  const { vibrationMs } = LIMITS.quiz;
  return feedback === "neutral" ? vibrationMs.select : vibrationMs[feedback];
}

/** Some browsers cannot vibrate, and some refuse before the first touch: both are fine. */
export function vibrate(pattern: readonly number[]): void {
  if (typeof navigator.vibrate === "function") navigator.vibrate([...pattern]);
}

function selectionChanged(before: Session, after: Session, question: Question): boolean {
  const selected = after.selectedByQ[question.id];
  return selected !== undefined && selected !== before.selectedByQ[question.id];
}
