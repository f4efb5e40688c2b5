import {
  type AnswerOutcome,
  LIMITS,
  type NewAnswer,
  type Option,
  type StudySettings,
} from "@quizmill/contract";
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
import type { VersionContent } from "../datasets/entities.ts";
import { giveBackAnswered } from "./give-back.ts";
import { readMemoryWeights, type WeightsByVersion } from "./memory-weights.ts";
import { calendarOf } from "./settings.ts";
import {
  addToDays,
  countAnswersTo,
  findAnswered,
  findAnswersTo,
  findEarlierVersions,
  findLogged,
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
  const versions = await readVersions(tx, [...questions.values()], answers);
  const rows = new Map<string, AnswersTable>();
  const inLog = await countAnswersTo(tx, accountId, [...questions.keys()]);
  const known = await findKnown(tx, batch, inLog);
  const counts = new Map(inLog);
  const outcomes: AnswerOutcome[] = [];
  const calendar = calendarOf(batch.settings);
  for (const answer of answers) {
    const { id, questionId, chosenOptionId: chosen } = answer;
    const question = questions.get(questionId);
    const asked = versions.get(keyOf(questionId, versionOf(answer)));
    if (question === undefined) outcomes.push({ id, outcome: "refused", code: "NOT_FOUND" });
    else if (asked === undefined || (chosen !== null && !asked.optionIds.has(chosen)))
      outcomes.push({ id, outcome: "refused", code: "VALIDATION_FAILED" });
    else if (rows.has(id) || known.has(id)) outcomes.push({ id, outcome: "known" });
    else if (countUp(counts, questionId) > LIMITS.study.answersPerQuestion)
      outcomes.push({ id, outcome: "refused", code: "RATE_LIMITED" });
    else {
      outcomes.push({ id, outcome: "accepted" });
      rows.set(id, toRow(answer, { ...question, ...asked }, { ...batch, calendar, weights }));
    }
  }
  if (rows.size === 0) return outcomes;
  const stored = await insertAnswers(tx, [...rows.values()]);
  const added = [...rows.values()].filter(({ id }) => stored.has(id));
  const givenBack = await giveBackAnswered(tx, added, { ...batch, inLog });
  const keyOfQuestion = (id: number) => givenBack.get(id) ?? currentKey(questions.get(id));
  if (added.length > 0) await fold(tx, added, states, { ...batch, weights, keyOfQuestion, inLog });
  return outcomes.map((told) =>
    told.outcome === "accepted" && !stored.has(told.id) ? { ...told, outcome: "known" } : told,
  );
}

/**
 * The ids that the log has already. Only asked where a question may get too many answers: those sent again do not count
 * twice. Elsewhere the insert tells.
 */
async function findKnown(
  tx: Database,
  { accountId, answers }: Batch,
  inLog: ReadonlyMap<number, number>,
): Promise<ReadonlySet<string>> {
  const counts = new Map(inLog);
  const isNear = answers.some(
    ({ questionId }) => countUp(counts, questionId) > LIMITS.study.answersPerQuestion,
  );
  return isNear
    ? findLogged(
        tx,
        accountId,
        answers.map(({ id }) => id),
      )
    : new Set();
}

function countUp(counts: Map<number, number>, key: number): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

/** A version of a question as far as it decides what an answer is worth. */
interface AskedVersion {
  readonly version: number;
  readonly key: number | null;
  readonly optionIds: ReadonlySet<number>;
}

const keyOf = (questionId: number, version: number) => `${questionId} ${version}`;
const versionOf = ({ questionVersion = 1 }: NewAnswer) => questionVersion;

/** By question and version; most answers are to present versions. */
async function readVersions(
  tx: Database,
  questions: Awaited<ReturnType<typeof findAnswered>>,
  answers: readonly NewAnswer[],
): Promise<ReadonlyMap<string, AskedVersion>> {
  const versions = new Map<string, AskedVersion>();
  const add = (questionId: number, version: number, { options, key }: VersionKey) =>
    versions.set(keyOf(questionId, version), {
      version,
      key,
      optionIds: new Set(options.map(({ id }) => id)),
    });
  for (const { id, version, optionsJson, groundTruthOptionId } of questions)
    add(id, version, { options: JSON.parse(optionsJson) as Option[], key: groundTruthOptionId });
  const present = new Map(questions.map(({ id, version }) => [id, version]));
  const earlier = answers
    .map((answer) => ({ questionId: answer.questionId, version: versionOf(answer) }))
    .filter(({ questionId, version }) => version < (present.get(questionId) ?? 0));
  for (const { questionId, version, contentJson } of await findEarlierVersions(tx, earlier)) {
    const { options, groundTruthOptionId: key } = JSON.parse(contentJson) as VersionContent;
    add(questionId, version, { options, key });
  }
  return versions;
}

interface VersionKey {
  readonly options: readonly Pick<Option, "id">[];
  readonly key: number | null;
}

type AnsweredQuestion = Awaited<ReturnType<typeof findAnswered>>[number];

/** The key that answers must have been judged by to count; null for a deleted question. */
function currentKey(question: AnsweredQuestion | undefined): number | null {
  return question === undefined || question.deletedAt !== null ? null : question.groundTruthOptionId;
}

/**
 * Whether an answer counts towards the review state of a question with this key: words may have changed since, but not
 * what is right.
 */
export function countsFor(key: number | null) {
  return ({ isCorrect, keyOptionId }: Pick<AnswersTable, "isCorrect" | "keyOptionId">) =>
    isCorrect !== null && key !== null && keyOptionId === key;
}

function toRow(
  answer: NewAnswer,
  question: Pick<AskedVersion, "version" | "key"> & { readonly datasetId: string },
  {
    accountId,
    since,
    settings,
    now,
    calendar,
    weights,
  }: Batch & {
    calendar: Calendar;
    weights: WeightsByVersion;
  },
): AnswersTable {
  const { id, questionId, chosenOptionId, confidence, source, usualMs, deviceId } = answer;
  const { key, version: questionVersion } = question;
  const latest = now + LIMITS.study.clockAheadMs;
  const answeredAt = Math.min(latest, Math.max(since, Date.parse(answer.answeredAt)));
  return {
    accountId,
    id,
    questionId,
    chosenOptionId,
    confidence,
    source,
    usualMs,
    deviceId,
    datasetId: question.datasetId,
    questionVersion,
    keyOptionId: key,
    isCorrect: key === null ? null : Number(chosenOptionId === key),
    durationMs: Math.min(answer.durationMs, LIMITS.study.durationMaxMs),
    retention: settings.retention,
    day: calendar.dayOf(answeredAt),
    answeredAt,
    receivedAt: now,
    weightsVersion: weights.size,
  };
}

interface Folding extends Batch {
  readonly weights: WeightsByVersion;
  readonly keyOfQuestion: (id: number) => number | null;
  /** Answers that each question had before. */
  readonly inLog: ReadonlyMap<number, number>;
}

type States = ReadonlyMap<number, ReviewStatesTable>;

async function fold(
  tx: Database,
  added: readonly AnswersTable[],
  before: States,
  batch: Folding,
): Promise<void> {
  const { accountId, keyOfQuestion } = batch;
  await addToDays(tx, daysOf(added));
  const judged = added.filter((row) => countsFor(keyOfQuestion(row.questionId))(row));
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
  { accountId, weights, keyOfQuestion, inLog, mostFolded = Number.POSITIVE_INFINITY }: Folding,
): Promise<FoldedState[]> {
  const byQuestion = Map.groupBy(judged, ({ questionId }) => questionId);
  const ids = [...byQuestion.keys()];
  const late = ids.filter((id) => {
    const last = before.get(id)?.lastReviewAt;
    return last !== undefined && byQuestion.get(id)?.some(({ answeredAt }) => answeredAt <= last) === true;
  });
  const folded = late.reduce((sum, id) => sum + (inLog.get(id) ?? 0), 0);
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
        : foldAnswers(all.filter(countsFor(keyOfQuestion(questionId))).map((row) => toLogged(row, weights)));
    const [{ datasetId } = { datasetId: "" }] = answers;
    return state === null ? [] : [{ ...bare(state), accountId, questionId, datasetId }];
  });
}

/** Only what a state is made of: a row that was read has more. */
function bare(state: ReviewState): ReviewState {
  const { dueAt, stability, difficulty, reps, lapses } = state;
  const { firstReviewAt, lastReviewAt, phase, rightDays, lastRightDay } = state;
  return {
    dueAt,
    stability,
    difficulty,
    reps,
    lapses,
    firstReviewAt,
    lastReviewAt,
    phase,
    rightDays,
    lastRightDay,
  };
}

export function toLogged(row: AnswersTable, weights: WeightsByVersion): LoggedAnswer {
  const { id, questionId, isCorrect, confidence, source, durationMs, usualMs } = row;
  return {
    id,
    questionId,
    confidence,
    source,
    durationMs,
    usualMs,
    isCorrect: isCorrect === null ? null : isCorrect === 1,
    answeredAt: Number(row.answeredAt),
    day: row.day,
    retention: row.retention,
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
      accountId,
      day,
      confidence: confidence ?? ("" as const),
      answers: group.length,
      correct: group.filter(({ isCorrect }) => isCorrect === 1).length,
      wrong: group.filter(({ isCorrect }) => isCorrect === 0).length,
      durationMs: group.reduce((sum, { durationMs }) => sum + durationMs, 0),
    };
  });
}
