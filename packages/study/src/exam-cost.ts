import type { ExamCost } from "@quizmill/contract";
import type { Calendar } from "./days.ts";
import { dueBefore, type ExamDate, examWindows, type ReviewTimes } from "./exam-date.ts";

/** A set that is studied for an exam. */
export interface ExamSet {
  readonly exam: ExamDate;
  /** Its questions that were answered before. */
  readonly seen: readonly (ReviewTimes & { readonly questionId: number })[];
  /** Questions that were never answered, and can be. */
  readonly unseen: number;
}

export interface ExamCostRules {
  readonly now: number;
  readonly calendar: Calendar;
  /** New questions a day, and what is left of them today. */
  readonly newPerDay: number;
  readonly newLeft: number;
  /** The highest daily number that may be set. */
  readonly newPerDayMax: number;
}

const LAST_DAYS = 2;

/**
 * What it takes to see every question of each set before its exam, in the order given; null for one that is over. New
 * questions go to the next exam first.
 */
export function examCosts(sets: readonly ExamSet[], rules: ExamCostRules): (ExamCost | null)[] {
  return sets.map((set) => (set.exam.examAt <= rules.now ? null : costOf(set, sets, rules)));
}

function costOf(
  { exam, seen, unseen }: ExamSet,
  sets: readonly ExamSet[],
  { now, calendar, newPerDay, newLeft, newPerDayMax }: ExamCostRules,
): ExamCost {
  const days = calendar.dayOf(exam.examAt) - calendar.dayOf(now);
  const unseenOfAll = sets
    .filter(({ exam: { examAt } }) => examAt > now && examAt <= exam.examAt)
    .reduce((sum, set) => sum + set.unseen, 0);
  const possible = days < 1 ? 0 : newLeft + newPerDay * (days - 1);
  const spent = newPerDay - newLeft;
  const newNeeded = unseenOfAll === 0 ? 0 : Math.ceil((unseenOfAll + spent) / Math.max(1, days));
  const isTooMuch = unseen > 0 && unseenOfAll > possible;
  const obstacle = days < 1 || newNeeded > newPerDayMax ? "days" : "new";
  return {
    days,
    unseen,
    newNeeded,
    newAllowed: newPerDay,
    newPerDay: Math.ceil(unseen / Math.max(1, days)),
    ...reviewsOf({ exam, seen, unseen }, now, days),
    obstacle: isTooMuch ? obstacle : null,
  };
}

function reviewsOf(
  { exam, seen, unseen }: ExamSet,
  now: number,
  days: number,
): Pick<ExamCost, "reviewsPerDay" | "lastReviewsPerDay"> {
  const { late, end } = examWindows(exam);
  const fresh = Array.from({ length: unseen }, (_, at) => {
    const learntAt = now + (Math.max(0, end - now) * (at + 0.5)) / unseen;
    const dueAt = Number.POSITIVE_INFINITY;
    return { questionId: at, firstReviewAt: learntAt, lastReviewAt: learntAt, dueAt };
  });
  const moments = [...seen, ...fresh].flatMap((question) => reviewsUntil(question, exam, now));
  const lastDays = Math.max(1, Math.min(LAST_DAYS, days));
  const daysBefore = Math.max(0, days - lastDays);
  const last = daysBefore === 0 ? moments : moments.filter((moment) => moment >= late);
  return {
    reviewsPerDay: Math.ceil((moments.length - last.length) / Math.max(1, daysBefore)),
    lastReviewsPerDay: Math.ceil(last.length / lastDays),
  };
}

/** When a question is reviewed before its exam, if it is answered when it is due, and remembered from then on. */
export function reviewsUntil(
  { questionId, ...times }: ExamSet["seen"][number],
  exam: ExamDate,
  now: number,
): number[] {
  const due = Math.max(now, dueBefore(times, questionId, exam));
  if (due > examWindows(exam).end) return [];
  const after = { ...times, questionId, lastReviewAt: due, dueAt: Number.POSITIVE_INFINITY };
  return [due, ...reviewsUntil(after, exam, due)];
}
