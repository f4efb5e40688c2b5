import type { ReviewState } from "./states.ts";

/** An exam that a person studies a set for. Moments are milliseconds since 1970. */
export interface ExamDate {
  /** When the date was set: from here the time left is counted. */
  readonly setAt: number;
  readonly examAt: number;
}

/** The times of a state that decide when it comes before an exam. */
export type ReviewTimes = Pick<ReviewState, "dueAt" | "firstReviewAt" | "lastReviewAt">;

/** Every question is seen once in this last share of the time, and once more in the last two days. */
const LAST_SHARE = 0.25;
const LAST_MS = 2 * 86_400_000;
/** The last reviews are due some hours before the exam. */
const REST_MS = 12 * 3_600_000;
/** What was learnt within the last window comes once more, not before so long. */
const ONCE_MORE_MS = 3_600_000;

/**
 * When a question is due where its set has an exam date: no later than by its memory, and once within each of the two
 * windows before the exam; learnt within the last of them, once after that. Within a window questions are spread by their
 * ids, so that no day holds them all.
 */
export function dueBefore(
  { dueAt, firstReviewAt, lastReviewAt }: ReviewTimes,
  questionId: number,
  { setAt, examAt }: ExamDate,
): number {
  const { early, late, end } = examWindows({ setAt, examAt });
  const windows = [
    { from: early, to: late },
    { from: late, to: Math.max(late, end) },
  ];
  const onceMore = firstReviewAt + ONCE_MORE_MS;
  if (firstReviewAt >= late && onceMore < examAt)
    windows.push({ from: onceMore, to: Math.max(onceMore, end) });
  const planned = windows
    .filter(({ from }) => lastReviewAt < from)
    .map(({ from, to }) => from + (to - from) * spread(questionId));
  return Math.min(dueAt, ...planned);
}

/** Each question is to be seen once from `early` on, and once more between `late` and `end`. */
export function examWindows({ setAt, examAt }: ExamDate): { early: number; late: number; end: number } {
  const late = Math.max(setAt, examAt - LAST_MS);
  const early = Math.min(late, examAt - (examAt - setAt) * LAST_SHARE);
  return { early, late, end: examAt - REST_MS };
}

/** 0..1, evenly for successive ids (Weyl sequence by the golden ratio). */
function spread(questionId: number): number {
  return (questionId * 0.618_033_988_749_895) % 1;
}
