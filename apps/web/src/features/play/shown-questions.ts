import type { Question } from "@quizmill/contract";
import { currentIndex, type Session } from "./session.ts";

/**
 * The questions to show: those of the set as it is now. But where a model's question has taken the place of one that is
 * being read, or that an option was chosen of, the reader keeps the one that was shown. Returns `before` itself if
 * nothing changes.
 */
export function shownQuestions(
  before: readonly Question[],
  now: readonly Question[],
  session: Session,
): readonly Question[] {
  if (before === now) return before;
  const reading = before[currentIndex(session, { questions: before })]?.id;
  const shown = new Map(before.map((question) => [question.id, question]));
  const all = now.map((question) => {
    const other = shown.get(question.id);
    const isInUse = question.id === reading || session.selectedByQ[question.id] !== undefined;
    return other !== undefined && isInUse && isReplaced(other, question) ? other : question;
  });
  const isSame = all.length === before.length && all.every((question, index) => question === before[index]);
  return isSame ? before : all;
}

/** Not where a person changed it: they want to see that. */
function isReplaced(before: Question, after: Question): boolean {
  const isByModel = after.origin === "model" || after.writtenBy === "model_options";
  return isByModel && before.writtenBy === "embedded" && before.version !== after.version;
}
