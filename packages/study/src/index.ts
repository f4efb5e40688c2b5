/** Answers in; review states, the questions of a day and figures of progress out. Pure: no clock, no storage. */

export { inOrder, type LoggedAnswer, type MemoryWeights } from "./answers.ts";
export { mergeAttemptAnswers, NO_ANSWERS, stampedAnswers } from "./attempt-answers.ts";
export { type Calendar, createCalendar, type DayNumber, type DaySettings, isTimeZone } from "./days.ts";
export { drawExam, type ExamCandidate, shuffledQuestion } from "./draw.ts";
export { type ExamSet, examCosts } from "./exam-cost.ts";
export { dueBefore, type ExamDate } from "./exam-date.ts";
export { type GradedReview, gradedReviews } from "./memory-weights.ts";
export { shuffled } from "./random.ts";
export { afterAnswer, foldAnswers, type ReviewState, recallAt } from "./states.ts";
export {
  type AskedNow,
  askedNow,
  type DueQuestion,
  type NewQuestion,
  sentenceKey,
  sessionOf,
  type TodayRules,
} from "./today.ts";
