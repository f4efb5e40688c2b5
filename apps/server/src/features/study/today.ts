import { LIMITS, type Mistakes, type Today } from "@quizmill/contract";
import { isTimeZone, sessionOf } from "@quizmill/study";
import type { Database } from "../../platform/database/open.ts";
import { findLastDurations } from "./answers-store.ts";
import { listDays } from "./days-store.ts";
import { dueNow } from "./due.ts";
import { lastResult, type TimedResult } from "./last-result.ts";
import { daysInARow } from "./progress.ts";
import { readStudyQuestions } from "./questions.ts";
import { listComingExams, listRecentSets } from "./sets-store.ts";
import { calendarOf, changeSettings, readSettings } from "./settings.ts";
import { countMistakes, countStates, findMistakes } from "./states-store.ts";

const { progressDays, sessionQuestions, todayRows } = LIMITS.study;

/** The usual time is the median of so many answers; of fewer than `least` there is none. */
const DURATIONS = { most: 200, least: 10 };

interface TodayAsked {
  readonly accountId: string;
  readonly now: number;
  readonly tz: string | undefined;
  readonly lastExam: (accountId: string) => Promise<TimedResult | null>;
}

/** What is to be studied now. The first time zone that is told is kept as the account's. */
export async function today(db: Database, { accountId, now, tz, lastExam }: TodayAsked): Promise<Today> {
  let settings = await readSettings(db, accountId);
  if (settings.timeZone === null && tz !== undefined && isTimeZone(tz))
    settings = await changeSettings(db, accountId, { ...settings, timeZone: tz });
  const calendar = calendarOf(settings);
  const day = calendar.dayOf(now);
  const start = calendar.startOf(day);
  const [due, answered, durations, result, days, sets, exams, latest] = await Promise.all([
    dueNow(db, { accountId, now, settings }),
    countStates(db, accountId, "lastReviewAt", { from: start, to: Number.MAX_SAFE_INTEGER }),
    findLastDurations(db, accountId, DURATIONS.most),
    lastExam(accountId).then((exam) => lastResult(db, accountId, exam)),
    listDays(db, accountId, day - progressDays + 1),
    listRecentSets(db, accountId, todayRows),
    listComingExams(db, accountId, now, todayRows),
    mistakes(db, { accountId, most: todayRows, order: "desc" }),
  ]);
  const ids = sessionOf(due.asked, sessionQuestions);
  return {
    due: due.count,
    newLeft: due.asked.news.length,
    dueTomorrow: due.tomorrow,
    answeredToday: answered,
    usualMs: medianOf(durations),
    lastResult: result,
    daysInARow: daysInARow(days, day),
    sets,
    exams: exams.map(({ datasetId, name, examAt }) => ({
      datasetId,
      name,
      examAt: new Date(Number(examAt)).toISOString(),
    })),
    mistakes: { total: latest.total, latest: latest.questions },
    settings,
    questions: await readStudyQuestions(db, accountId, ids),
  };
}

interface MistakesAsked {
  readonly accountId: string;
  readonly most?: number;
  /** See `findMistakes`: what was unanswered for long is asked first. */
  readonly order?: "asc" | "desc";
}

export async function mistakes(
  db: Database,
  { accountId, most = sessionQuestions, order = "asc" }: MistakesAsked,
): Promise<Mistakes> {
  const [total, ids] = await Promise.all([
    countMistakes(db, accountId),
    findMistakes(db, accountId, { most, order }),
  ]);
  return { total, questions: await readStudyQuestions(db, accountId, ids) };
}

function medianOf(durations: readonly number[]): number | null {
  if (durations.length < DURATIONS.least) return null;
  const sorted = durations.toSorted((a, b) => a - b);
  return Math.max(1, sorted[Math.floor(sorted.length / 2)] ?? 1);
}
