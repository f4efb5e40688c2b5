import { type ExamCost, LIMITS, type Mastery, type Progress, type StudySettings } from "@quizmill/contract";
import {
  type Calendar,
  type DayNumber,
  type ExamSet,
  examCosts,
  type MemoryWeights,
  type NewQuestion,
  recallAt,
} from "@quizmill/study";
import type { Database } from "../../platform/database/open.ts";
import type { ReviewStatesTable, StudyDaysTable } from "../../platform/database/schema.ts";
import { findPlacesOf } from "../datasets/questions-store.ts";
import { readSections } from "../datasets/sections.ts";
import { listDays, sumByConfidence } from "./days-store.ts";
import { type Due, dueNow } from "./due.ts";
import { countUnseen } from "./due-store.ts";
import { currentWeights } from "./memory-weights.ts";
import { findStudySet, listStudySets, type StudySetRow } from "./sets-store.ts";
import { calendarOf, readSettings } from "./settings.ts";
import { countStates, findStatesOfSets, isKnown } from "./states-store.ts";

interface Asked {
  readonly accountId: string;
  readonly now: number;
  /** Figures of this set alone; those of days are always of all. */
  readonly datasetId: string | undefined;
}

const DAY_MS = 86_400_000;

export async function progressOf(db: Database, { accountId, now, datasetId }: Asked): Promise<Progress> {
  const settings = await readSettings(db, accountId);
  const calendar = calendarOf(settings);
  const today = calendar.dayOf(now);
  const [due, rows, calibration, weights, coming, sets] = await Promise.all([
    dueNow(db, { accountId, now, settings }),
    listDays(db, accountId, today - LIMITS.study.progressDays + 1),
    sumByConfidence(db, accountId),
    currentWeights(db, accountId),
    Promise.all(
      Array.from({ length: LIMITS.study.forecastDays }, (_, i) =>
        countStates(db, accountId, "plannedAt", {
          from: i === 0 ? now + 1 : calendar.startOf(today + i),
          to: calendar.startOf(today + i + 1),
        }),
      ),
    ),
    datasetId === undefined
      ? listStudySets(db, accountId, LIMITS.study.progressSets)
      : findStudySet(db, { accountId, datasetId }).then((set) => (set === undefined ? [] : [set])),
  ]);
  const ids = sets.map((set) => set.datasetId);
  const all = sets.length === 0 ? [] : await findStatesOfSets(db, accountId, ids);
  const states = Map.groupBy(all, (state) => state.datasetId);
  const studied: Studied = { accountId, now, weights, calendar, due, sets, states };
  const costs = datasetId === undefined ? await costsOf(db, studied, { settings, calendar }) : new Map();
  return {
    due: due.count,
    days: daysOf(rows),
    daysInARow: daysInARow(rows, today),
    forecast: coming.map((count, i) => count + ([due.count, due.putOff][i] ?? 0)),
    calibration,
    sets: await setsOf(db, studied, { costs, hasSections: datasetId !== undefined }),
  };
}

/** When the shares that would be recalled are asked for, and by whose memory and days. */
interface Recalling {
  readonly now: number;
  readonly weights: MemoryWeights | null;
  readonly calendar: Calendar;
  readonly due: Due;
}

interface Studied extends Recalling {
  readonly accountId: string;
  readonly sets: readonly StudySetRow[];
  readonly states: ReadonlyMap<string, readonly ReviewStatesTable[]>;
}

function daysOf(rows: readonly StudyDaysTable[]): Progress["days"] {
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, parts]) => ({
    date: new Date(day * DAY_MS).toISOString().slice(0, 10),
    answers: sum(parts, "answers"),
    correct: sum(parts, "correct"),
    wrong: sum(parts, "wrong"),
    durationMs: sum(parts, "durationMs"),
  }));
}

function sum(
  rows: readonly StudyDaysTable[],
  column: "answers" | "correct" | "wrong" | "durationMs",
): number {
  return rows.reduce((total, row) => total + Number(row[column]), 0);
}

/** Today counts once something was answered; until then the row is not broken. */
export function daysInARow(rows: readonly Pick<StudyDaysTable, "day">[], today: DayNumber): number {
  const days = new Set(rows.map(({ day }) => day));
  let count = 0;
  for (let day = days.has(today) ? today : today - 1; days.has(day); day--) count++;
  return count;
}

async function setsOf(
  db: Database,
  { sets, states, ...recalling }: Studied,
  { costs, hasSections }: { costs: ReadonlyMap<string, ExamCost>; hasSections: boolean },
): Promise<Progress["sets"]> {
  return Promise.all(
    sets.map(async ({ datasetId, name, questionCount, examAt }) => {
      const own = states.get(datasetId) ?? [];
      const examCost = costs.get(datasetId);
      return {
        datasetId,
        name,
        examAt: examAt === null ? null : new Date(Number(examAt)).toISOString(),
        ...(examCost && { examCost }),
        ...masteryOf(
          { states: own, questions: questionCount },
          recalling,
          (news) => news.datasetId === datasetId,
        ),
        ...(hasSections && { sections: await sectionsOf(db, datasetId, own, recalling) }),
      };
    }),
  );
}

/** By set: what it takes to see all of it before its exam. */
async function costsOf(
  db: Database,
  { accountId, now, sets, states }: Studied,
  { settings: { newPerDay }, calendar }: { settings: StudySettings; calendar: Calendar },
): Promise<ReadonlyMap<string, ExamCost>> {
  const ahead = sets.filter(({ examAt }) => examAt !== null && Number(examAt) > now);
  const ids = ahead.map(({ datasetId }) => datasetId);
  if (ids.length === 0) return new Map();
  const today = { from: calendar.startOf(calendar.dayOf(now)), to: Number.MAX_SAFE_INTEGER };
  const [unseen, newToday] = await Promise.all([
    countUnseen(db, accountId, ids),
    countStates(db, accountId, "firstReviewAt", today),
  ]);
  const exams = ahead.map(
    ({ datasetId, examSetAt, examAt }): ExamSet => ({
      exam: { setAt: Number(examSetAt), examAt: Number(examAt) },
      unseen: unseen.get(datasetId) ?? 0,
      seen: (states.get(datasetId) ?? []).map(({ questionId, dueAt, firstReviewAt, lastReviewAt }) => ({
        questionId,
        dueAt: Number(dueAt),
        firstReviewAt: Number(firstReviewAt),
        lastReviewAt: Number(lastReviewAt),
      })),
    }),
  );
  const costs = examCosts(exams, {
    now,
    calendar,
    newPerDay,
    newLeft: Math.max(0, newPerDay - newToday),
    newPerDayMax: LIMITS.study.newPerDayMax,
  });
  return new Map(costs.flatMap((cost, at) => (cost === null ? [] : [[ids[at] ?? "", cost] as const])));
}

interface Part {
  readonly states: readonly ReviewStatesTable[];
  readonly questions: number;
}

function masteryOf(
  { states, questions }: Part,
  { due, ...recalling }: Recalling,
  isOf: (question: NewQuestion) => boolean,
): Mastery {
  return {
    questions,
    seen: states.length,
    known: states.filter(isKnown).length,
    mistakes: states.filter(({ rightDays }) => rightDays !== null).length,
    due: due.countOf(states, isOf),
    recall: recallOf(states, recalling),
  };
}

/** Answers of one day say nothing of the next. */
function recallOf(
  states: readonly ReviewStatesTable[],
  { now, weights, calendar }: Omit<Recalling, "due">,
): Mastery["recall"] {
  const tried = states.filter(
    ({ firstReviewAt, lastReviewAt }) =>
      calendar.dayOf(Number(firstReviewAt)) !== calendar.dayOf(Number(lastReviewAt)),
  );
  if (tried.length === 0) return null;
  const recalled = tried.reduce(
    (total, { stability, lastReviewAt }) =>
      total + recallAt({ stability, lastReviewAt: Number(lastReviewAt) }, now, weights),
    0,
  );
  return { questions: tried.length, share: Math.min(1, recalled / tried.length) };
}

async function sectionsOf(
  db: Database,
  datasetId: string,
  states: readonly ReviewStatesTable[],
  recalling: Recalling,
): Promise<NonNullable<Progress["sets"][number]["sections"]>> {
  const byQuestion = new Map(states.map((state) => [state.questionId, state]));
  const [all, places] = await Promise.all([readSections(db, datasetId), findPlacesOf(db, datasetId)]);
  const byPassage = Map.groupBy(places, ({ passage }) => passage);
  return all.flatMap(({ section, heading, passages }) => {
    const questions = passages.flatMap((passage) => byPassage.get(passage) ?? []);
    if (questions.length === 0) return [];
    const ids = new Set(questions.map(({ id }) => id));
    const part = { states: [...ids].flatMap((id) => byQuestion.get(id) ?? []), questions: ids.size };
    return { section, heading, ...masteryOf(part, recalling, ({ questionId }) => ids.has(questionId)) };
  });
}
