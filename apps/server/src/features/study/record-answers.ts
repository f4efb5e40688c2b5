import {
  type AnswerOutcome,
  LIMITS,
  type NewAnswer,
  type Option,
  type StudySettings,
} from "@quizmill/contract";
import type { Calendar } from "@quizmill/study";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import type { AnswersTable } from "../../platform/database/schema.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import type { VersionContent } from "../datasets/entities.ts";
import {
  countAnswersTo,
  findAnswered,
  findEarlierVersions,
  findLogged,
  insertAnswers,
} from "./answers-store.ts";
import { foldAdded } from "./fold-answers.ts";
import { giveBackAnswered } from "./give-back.ts";
import { readMemoryWeights, type WeightsByVersion } from "./memory-weights.ts";
import { calendarOf } from "./settings.ts";
import { findStates } from "./states-store.ts";

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
  const folding = { ...batch, weights, keyOfQuestion, inLog };
  const nowKnown = added.length === 0 ? new Set<number>() : await foldAdded(tx, added, states, folding);
  return outcomes.map((told) => {
    if (told.outcome !== "accepted") return told;
    if (!stored.has(told.id)) return { ...told, outcome: "known" };
    return nowKnown.has(rows.get(told.id)?.questionId ?? 0) ? { ...told, becameKnown: true } : told;
  });
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
