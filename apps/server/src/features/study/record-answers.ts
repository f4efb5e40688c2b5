import { type AnswerOutcome, LIMITS, type NewAnswer, type StudySettings } from "@quizmill/contract";
import {
  afterAnswer,
  type Calendar,
  dueBefore,
  foldAnswers,
  inOrder,
  type LoggedAnswer,
  type ReviewState,
} from "@quizmill/study";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import type {
  AnswersTable,
  ReviewStatesTable,
  StudyDaysTable,
  StudySetsTable,
} from "../../platform/database/schema.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { AppError } from "../../platform/errors.ts";
import { readMemoryWeights, type WeightsByVersion } from "./memory-weights.ts";
import { calendarOf } from "./settings.ts";
import {
  addToDays,
  findAnswered,
  findAnswersTo,
  findStates,
  findStudySets,
  insertAnswers,
  storeStates,
  touchStudySet,
} from "./store.ts";

interface Batch {
  readonly accountId: string;
  /** When the account was made: no answer is older. */
  readonly since: number;
  readonly settings: StudySettings;
  readonly answers: readonly NewAnswer[];
  readonly now: number;
  /** Answers that may be folded anew; for calls, which can be sent in parts. */
  readonly mostFolded?: number;
}

/**
 * Adds answers to the log, and what follows from them to states, days and sets, in one transaction. Answers that are
 * there already change nothing. Answers may come late and in any order: the states are those of the whole log.
 */
export async function recordAnswers(db: Database, batch: Batch): Promise<AnswerOutcome[]> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, batch.accountId);
    return recordIn(tx, batch);
  });
}

/** The same inside a transaction that has locked the account. */
export async function recordIn(tx: Database, batch: Batch): Promise<AnswerOutcome[]> {
  const { accountId, answers } = batch;
  const ids = [...new Set(answers.map(({ questionId }) => questionId))];
  const questions = new Map((await findAnswered(tx, accountId, ids)).map((row) => [row.id, row]));
  const states = new Map((await findStates(tx, accountId, ids)).map((row) => [row.questionId, row]));
  const weights = await readMemoryWeights(tx, accountId);
  const rows = new Map<string, AnswersTable>();
  const counts = new Map<number, number>();
  const outcomes: AnswerOutcome[] = [];
  const calendar = calendarOf(batch.settings);
  for (const answer of answers) {
    const { id, questionId, chosenOptionId: chosen } = answer;
    const question = questions.get(questionId);
    if (question === undefined) outcomes.push({ id, outcome: "refused", code: "NOT_FOUND" });
    else if (chosen !== null && !hasOption(question.optionsJson, chosen))
      outcomes.push({ id, outcome: "refused", code: "VALIDATION_FAILED" });
    else if (
      countUp(counts, questionId) + (states.get(questionId)?.reps ?? 0) >
      LIMITS.study.answersPerQuestion
    )
      outcomes.push({ id, outcome: "refused", code: "RATE_LIMITED" });
    else {
      outcomes.push({ id, outcome: rows.has(id) ? "known" : "accepted" });
      if (!rows.has(id)) rows.set(id, toRow(answer, question, { ...batch, calendar, weights }));
    }
  }
  if (rows.size === 0) return outcomes;
  const stored = await insertAnswers(tx, [...rows.values()]);
  const added = [...rows.values()].filter(({ id }) => stored.has(id));
  if (added.length > 0) await fold(tx, added, states, { ...batch, weights });
  return outcomes.map((told) =>
    told.outcome === "accepted" && !stored.has(told.id) ? { ...told, outcome: "known" } : told,
  );
}

function countUp(counts: Map<number, number>, key: number): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

function hasOption(optionsJson: string, chosen: number): boolean {
  return (JSON.parse(optionsJson) as { id: number }[]).some(({ id }) => id === chosen);
}

function toRow(
  answer: NewAnswer,
  question: { readonly datasetId: string; readonly groundTruthOptionId: number | null },
  { accountId, since, settings, now, calendar, weights }: Folding & { calendar: Calendar },
): AnswersTable {
  const { id, questionId, chosenOptionId, confidence, source, usualMs, deviceId } = answer;
  const key = question.groundTruthOptionId;
  const latest = now + LIMITS.study.clockAheadMs;
  const answeredAt = Math.min(latest, Math.max(since, Date.parse(answer.answeredAt)));
  return {
    ...{ accountId, id, questionId, chosenOptionId, confidence, source, usualMs, deviceId },
    datasetId: question.datasetId,
    isCorrect: key === null ? null : Number(chosenOptionId === key),
    durationMs: Math.min(answer.durationMs, LIMITS.study.durationMaxMs),
    retention: settings.retention,
    day: calendar.dayOf(answeredAt),
    ...{ answeredAt, receivedAt: now, weightsVersion: weights.size },
  };
}

interface Folding extends Batch {
  readonly weights: WeightsByVersion;
}

type States = ReadonlyMap<number, ReviewStatesTable>;

async function fold(
  tx: Database,
  added: readonly AnswersTable[],
  before: States,
  batch: Folding,
): Promise<void> {
  const { accountId } = batch;
  await addToDays(tx, daysOf(added));
  const judged = added.filter(({ isCorrect }) => isCorrect !== null);
  const datasetIds = [...new Set(added.map(({ datasetId }) => datasetId))];
  if (judged.length > 0) {
    const sets = new Map((await findStudySets(tx, accountId, datasetIds)).map((set) => [set.datasetId, set]));
    const states = await statesAfter(tx, judged, before, batch);
    await storeStates(
      tx,
      states.map((state) => planned(state, sets.get(state.datasetId))),
    );
  }
  for (const datasetId of datasetIds) {
    const times = added.filter((row) => row.datasetId === datasetId).map(({ answeredAt }) => answeredAt);
    await touchStudySet(tx, { accountId, datasetId }, Math.max(...times));
  }
}

type FoldedState = Omit<ReviewStatesTable, "plannedAt">;

/**
 * The states of the questions answered. An answer that is older than the last one has the whole question folded anew;
 * throws BODY_TOO_LARGE where that is too much for one call, so that the caller sends fewer at a time.
 */
async function statesAfter(
  tx: Database,
  judged: readonly AnswersTable[],
  before: States,
  { accountId, weights, mostFolded = Number.POSITIVE_INFINITY }: Folding,
): Promise<FoldedState[]> {
  const byQuestion = Map.groupBy(judged, ({ questionId }) => questionId);
  const ids = [...byQuestion.keys()];
  const late = ids.filter((id) => {
    const last = before.get(id)?.lastReviewAt;
    return last !== undefined && byQuestion.get(id)?.some(({ answeredAt }) => answeredAt <= last) === true;
  });
  const folded = late.reduce((sum, id) => sum + (before.get(id)?.reps ?? 0), 0);
  if (folded > mostFolded)
    throw new AppError("BODY_TOO_LARGE", "Too many late answers for one call: send fewer at a time.");
  const whole =
    late.length === 0
      ? new Map<number, AnswersTable[]>()
      : Map.groupBy(await findAnswersTo(tx, accountId, late), ({ questionId }) => questionId);
  return ids.flatMap((questionId) => {
    const answers = byQuestion.get(questionId) ?? [];
    const all = whole.get(questionId);
    const state =
      all === undefined
        ? answers
            .map((row) => toLogged(row, weights))
            .sort(inOrder)
            .reduce<ReviewState | null>(afterAnswer, before.get(questionId) ?? null)
        : foldAnswers(all.map((row) => toLogged(row, weights)));
    const [{ datasetId } = { datasetId: "" }] = answers;
    return state === null ? [] : [{ ...bare(state), accountId, questionId, datasetId }];
  });
}

/** Only what a state is made of: a row that was read has more. */
function bare(state: ReviewState): ReviewState {
  const { dueAt, stability, difficulty, reps, lapses } = state;
  const { firstReviewAt, lastReviewAt, phase, rightDays, lastRightDay } = state;
  return {
    ...{ dueAt, stability, difficulty, reps, lapses, firstReviewAt, lastReviewAt },
    ...{ phase, rightDays, lastRightDay },
  };
}

export function toLogged(row: AnswersTable, weights: WeightsByVersion): LoggedAnswer {
  const { id, questionId, isCorrect, confidence, source, durationMs, usualMs } = row;
  return {
    ...{ id, questionId, confidence, source, durationMs, usualMs },
    isCorrect: isCorrect === null ? null : isCorrect === 1,
    ...{ answeredAt: Number(row.answeredAt), day: row.day, retention: row.retention },
    weights: weights.get(row.weightsVersion) ?? null,
  };
}

/** With the time at which it is to come, where its set has an exam date. */
export function planned(
  state: FoldedState,
  set: Pick<StudySetsTable, "examSetAt" | "examAt"> | undefined,
): ReviewStatesTable {
  const { examSetAt: setAt = null, examAt = null } = set ?? {};
  const plannedAt =
    setAt === null || examAt === null ? state.dueAt : dueBefore(state, state.questionId, { setAt, examAt });
  return { ...state, plannedAt: Math.round(plannedAt) };
}

export function daysOf(rows: readonly AnswersTable[]): StudyDaysTable[] {
  const groups = Map.groupBy(rows, ({ day, confidence }) => `${day} ${confidence ?? ""}`);
  return [...groups.values()].map((group) => {
    const [{ accountId, day, confidence } = rows[0] as AnswersTable] = group;
    return {
      ...{ accountId, day, confidence: confidence ?? ("" as const), answers: group.length },
      correct: group.filter(({ isCorrect }) => isCorrect === 1).length,
      wrong: group.filter(({ isCorrect }) => isCorrect === 0).length,
      durationMs: group.reduce((sum, { durationMs }) => sum + durationMs, 0),
    };
  });
}
