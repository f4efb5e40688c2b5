import type { StudySettings } from "@quizmill/contract";
import { type AskedNow, askedNow, type Calendar, type NewQuestion, sentenceKey } from "@quizmill/study";
import type { Database } from "../../platform/database/open.ts";
import type { ReviewStatesTable } from "../../platform/database/schema.ts";
import { findAnsweredSince, findComing, findDueReviews, findDueSteps, findUnseen } from "./due-store.ts";
import { findExamSets, listStudySets, type StudySetRow } from "./sets-store.ts";
import { calendarOf } from "./settings.ts";
import { countStates } from "./states-store.ts";

/** So many reviews, the longest due, are weighed against each other; the others count as they are. */
const WEIGHED = 500;
/** Sets that new questions are taken from: those studied last. */
const SETS_OF_NEW = 20;
/** More sentences than that are not asked about on a day. */
const ASKED_TODAY = 1_000;

interface Asked {
  readonly accountId: string;
  readonly now: number;
  readonly settings: StudySettings;
}

/** What can be asked now. Every number that says "due" comes from here, and so do the questions of a session. */
export interface Due {
  readonly asked: AskedNow;
  /** How many questions that is: what sessions ask that are started now, one after the other. */
  readonly count: number;
  /** How many are due by memory but asked on another day: something else of their sentence was asked today. */
  readonly putOff: number;
  /** Questions that become due before the end of tomorrow. */
  readonly tomorrow: number;
  /** How many of these questions can be asked now. */
  countOf(states: readonly ReviewStatesTable[], unseen: (question: NewQuestion) => boolean): number;
}

export async function dueNow(db: Database, { accountId, now, settings }: Asked): Promise<Due> {
  const calendar = calendarOf(settings);
  const day = calendar.dayOf(now);
  const [start, endOfTomorrow] = [calendar.startOf(day), calendar.startOf(day + 2)];
  const coming = { from: now + 1, to: endOfTomorrow };
  const [allDue, allComing, newToday, steps, reviews, comingRows, askedRows, exams, sets] = await Promise.all(
    [
      countStates(db, accountId, "plannedAt", { from: 0, to: now + 1 }),
      countStates(db, accountId, "plannedAt", coming),
      countStates(db, accountId, "firstReviewAt", { from: start, to: Number.MAX_SAFE_INTEGER }),
      findDueSteps(db, { accountId, now, most: WEIGHED }),
      findDueReviews(db, { accountId, now, most: WEIGHED }),
      findComing(db, { accountId, ...coming, most: WEIGHED }),
      findAnsweredSince(db, accountId, start, ASKED_TODAY),
      findExamSets(db, accountId, { from: now + 1, to: endOfTomorrow }),
      listStudySets(db, accountId, SETS_OF_NEW),
    ],
  );
  const newLeft = Math.max(0, settings.newPerDay - newToday);
  const rows = [...steps, ...reviews].map(toDue);
  const rules = {
    now,
    newLeft,
    newForExams: newForExams(sets, calendar, now),
    lastDayOf: new Set(exams),
    askedToday: new Set(askedRows.map((row) => sentenceKey(toPlaced(row)))),
  };
  const fresh =
    newLeft === 0 ? [] : await unseenOf(db, accountId, { sets, most: 2 * (newLeft + askedRows.length) });
  const asked = askedNow(rows, fresh, rules);
  const isAsked = new Set([...asked.steps, ...asked.reviews].map(({ questionId }) => questionId));
  const left = rows.filter(({ questionId }) => !isAsked.has(questionId));
  const putOff = new Set(left.map(({ questionId }) => questionId));
  const next = askedNow([...left, ...comingRows.map(toDue)], [], {
    ...rules,
    now: endOfTomorrow,
    newLeft: 0,
    askedToday: new Set(),
  });
  return {
    asked,
    count: allDue - putOff.size + asked.news.length,
    putOff: left.filter(({ isStoodFor }) => isStoodFor !== true).length,
    tomorrow: next.steps.length + next.reviews.length + allComing - comingRows.length,
    countOf: (states, unseen) =>
      states.filter(({ questionId, plannedAt }) => Number(plannedAt) <= now && !putOff.has(questionId))
        .length + asked.news.filter(unseen).length,
  };
}

/** New questions of the sets studied last. One of a sentence, so more are read than may come. */
async function unseenOf(
  db: Database,
  accountId: string,
  { sets, most }: { sets: readonly StudySetRow[]; most: number },
): Promise<NewQuestion[]> {
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
  readonly sameKey: string | null;
}

/** Places of one passage are fewer than this. */
const PLACES = 10_000;

function toPlaced({ questionId, datasetId, passage, ordinal, sourceJson, sameKey }: PlacedRow): NewQuestion {
  const { quote = "" } = sourceJson === null ? {} : (JSON.parse(sourceJson) as { quote?: string });
  const sentence = quote === "" ? String(questionId) : quote;
  const same = sameKey ?? String(questionId);
  return { questionId, datasetId, sentence, same, place: passage * PLACES + ordinal };
}

function toDue(row: Awaited<ReturnType<typeof findDueReviews>>[number]) {
  const { plannedAt, lastReviewAt, phase } = row;
  const state = { dueAt: Number(plannedAt), lastReviewAt: Number(lastReviewAt), phase };
  return { ...toPlaced(row), ...state, isStoodFor: Boolean(row.isStoodFor) };
}
