import { LIMITS, type Mistakes, type Today } from "@quizmill/contract";
import { type Calendar, isTimeZone, type NewQuestion, sentenceKey, sessionOf } from "@quizmill/study";
import type { Database } from "../../platform/database/open.ts";
import { lastResult, type TimedResult } from "./last-result.ts";
import { readStudyQuestions } from "./questions.ts";
import { calendarOf, changeSettings, readSettings } from "./settings.ts";
import {
  countMistakes,
  countStates,
  findAnsweredSince,
  findDueReviews,
  findDueSteps,
  findLastDurations,
  findMistakes,
  findUnseen,
  listStudySets,
  type StudySetRow,
} from "./store.ts";

/** So many reviews, the longest due, are weighed against each other. */
const DUE_WEIGHED = 500;
/** Sets that new questions are taken from: those studied last. */
const SETS_OF_NEW = 20;
/** More sentences than that are not asked about on a day. */
const ASKED_TODAY = 1_000;
/** The usual time is the median of so many answers; of fewer than `least` there is none. */
const DURATIONS = { most: 200, least: 10 };

interface Asked {
  readonly accountId: string;
  readonly now: number;
}

interface TodayAsked extends Asked {
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
  const [start, endOfTomorrow] = [calendar.startOf(day), calendar.startOf(day + 2)];
  const [due, dueTomorrow, newToday, answered, durations, steps, reviews, askedRows, result] =
    await Promise.all([
      countStates(db, accountId, "plannedAt", { from: 0, to: now + 1 }),
      countStates(db, accountId, "plannedAt", { from: now + 1, to: endOfTomorrow }),
      countStates(db, accountId, "firstReviewAt", { from: start, to: Number.MAX_SAFE_INTEGER }),
      countStates(db, accountId, "lastReviewAt", { from: start, to: Number.MAX_SAFE_INTEGER }),
      findLastDurations(db, accountId, DURATIONS.most),
      findDueSteps(db, { accountId, now, most: LIMITS.study.sessionQuestions }),
      findDueReviews(db, { accountId, now, most: DUE_WEIGHED }),
      findAnsweredSince(db, accountId, start, ASKED_TODAY),
      lastExam(accountId).then((exam) => lastResult(db, accountId, exam)),
    ]);
  const allowed = Math.max(0, settings.newPerDay - newToday);
  const sets = allowed === 0 ? [] : await listStudySets(db, accountId, SETS_OF_NEW);
  const fresh = await unseenOf(db, accountId, { sets, allowed });
  const ids = sessionOf(
    [...steps, ...reviews].map((row) => ({
      ...toPlaced(row),
      dueAt: Number(row.plannedAt),
      lastReviewAt: Number(row.lastReviewAt),
      phase: row.phase,
    })),
    fresh,
    {
      ...{ now, newLeft: allowed, most: LIMITS.study.sessionQuestions },
      askedToday: new Set(askedRows.map((row) => sentenceKey(toPlaced(row)))),
      newForExams: newForExams(sets, calendar, now),
    },
  );
  return {
    ...{ due, dueTomorrow, newLeft: Math.min(allowed, fresh.length), answeredToday: answered },
    ...{ usualMs: medianOf(durations), lastResult: result, settings },
    questions: await readStudyQuestions(db, accountId, ids),
  };
}

export async function mistakes(db: Database, { accountId }: Pick<Asked, "accountId">): Promise<Mistakes> {
  const [total, ids] = await Promise.all([
    countMistakes(db, accountId),
    findMistakes(db, accountId, LIMITS.study.sessionQuestions),
  ]);
  return { total, questions: await readStudyQuestions(db, accountId, ids) };
}

/** New questions of the sets studied last. One of a sentence, so more are read than may come. */
async function unseenOf(
  db: Database,
  accountId: string,
  { sets, allowed }: { sets: readonly StudySetRow[]; allowed: number },
): Promise<NewQuestion[]> {
  const most = Math.min(LIMITS.study.sessionQuestions, allowed) * 2;
  const unseen = await Promise.all(
    sets
      .filter(({ seen, questionCount }) => seen < questionCount)
      .map(({ datasetId }) => findUnseen(db, { accountId, datasetId }, most)),
  );
  return unseen.flat().map(toPlaced);
}

/** New questions that each set needs today to have all seen before its exam, the next exam first. */
function newForExams(
  sets: readonly StudySetRow[],
  calendar: Calendar,
  now: number,
): ReadonlyMap<string, number> {
  return new Map(
    sets
      .filter(({ examAt }) => examAt !== null && Number(examAt) > now)
      .sort((a, b) => Number(a.examAt) - Number(b.examAt))
      .map(({ datasetId, questionCount, seen, examAt }) => {
        const days = calendar.dayOf(Number(examAt)) - calendar.dayOf(now);
        return [datasetId, Math.ceil((questionCount - seen) / Math.max(1, days))];
      }),
  );
}

interface PlacedRow {
  readonly questionId: number;
  readonly datasetId: string;
  readonly passage: number;
  readonly ordinal: number;
  readonly sourceJson: string | null;
}

/** Places of one passage are fewer than this. */
const PLACES = 10_000;

function toPlaced({ questionId, datasetId, passage, ordinal, sourceJson }: PlacedRow): NewQuestion {
  const { quote = "" } = sourceJson === null ? {} : (JSON.parse(sourceJson) as { quote?: string });
  const sentence = quote === "" ? String(questionId) : quote;
  return { questionId, datasetId, sentence, place: passage * PLACES + ordinal };
}

function medianOf(durations: readonly number[]): number | null {
  if (durations.length < DURATIONS.least) return null;
  const sorted = durations.toSorted((a, b) => a - b);
  return Math.max(1, sorted[Math.floor(sorted.length / 2)] ?? 1);
}
