import {
  afterAnswer,
  dueBefore,
  foldAnswers,
  inOrder,
  type LoggedAnswer,
  type ReviewState,
} from "@quizmill/study";
import type { Database } from "../../platform/database/open.ts";
import type {
  AnswersTable,
  ReviewStatesTable,
  StudyDaysTable,
  StudySetsTable,
} from "../../platform/database/schema.ts";
import { AppError } from "../../platform/errors.ts";
import { findAnswersTo } from "./answers-store.ts";
import { addToDays } from "./days-store.ts";
import type { WeightsByVersion } from "./memory-weights.ts";
import { findStudySets, type OfSet, touchStudySet } from "./sets-store.ts";
import { deleteStatesOf, isKnown, storeStates } from "./states-store.ts";

/**
 * Whether an answer counts towards the review state of a question with this key: words may have changed since, but not
 * what is right.
 */
function countsFor(key: number | null) {
  return ({ isCorrect, keyOptionId }: Pick<AnswersTable, "isCorrect" | "keyOptionId">) =>
    isCorrect !== null && key !== null && keyOptionId === key;
}

interface Folding {
  readonly accountId: string;
  readonly weights: WeightsByVersion;
  readonly keyOfQuestion: (id: number) => number | null;
  /** Answers that each question had before. */
  readonly inLog: ReadonlyMap<number, number>;
  /** Answers that may be folded anew. */
  readonly mostFolded?: number;
}

type States = ReadonlyMap<number, ReviewStatesTable>;

/** What new answers change of days, states and sets. Gives the questions that have become known. */
export async function foldAdded(
  tx: Database,
  added: readonly AnswersTable[],
  before: States,
  batch: Folding,
): Promise<ReadonlySet<number>> {
  const { accountId, keyOfQuestion } = batch;
  const nowKnown = new Set<number>();
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
    for (const state of states.filter(isKnown)) {
      const former = before.get(state.questionId);
      if (former === undefined || !isKnown(former)) nowKnown.add(state.questionId);
    }
  }
  for (const datasetId of datasetIds) {
    const times = added.filter((row) => row.datasetId === datasetId).map(({ answeredAt }) => answeredAt);
    await touchStudySet(tx, { accountId, datasetId }, Math.max(...times));
  }
  return nowKnown;
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
    return state === null ? [] : [{ ...state, accountId, questionId, datasetId }];
  });
}

interface KeyedQuestion {
  readonly questionId: number;
  readonly datasetId: string;
  readonly key: number | null;
}

/** The review states of these questions from all their answers. For a transaction that has locked the account. */
export async function foldAnew(
  tx: Database,
  questions: readonly KeyedQuestion[],
  { accountId, weights }: { readonly accountId: string; readonly weights: WeightsByVersion },
) {
  const ids = questions.map(({ questionId }) => questionId);
  await deleteStatesOf(tx, accountId, ids);
  const answers = await findAnswersTo(tx, accountId, ids);
  const datasets = [...new Set(questions.map(({ datasetId }) => datasetId))];
  const sets = new Map((await findStudySets(tx, accountId, datasets)).map((set) => [set.datasetId, set]));
  const datasetOf = new Map(questions.map((question) => [question.questionId, question]));
  const states = [...Map.groupBy(answers, ({ questionId }) => questionId)].flatMap(([questionId, own]) => {
    const { datasetId = "", key = null } = datasetOf.get(questionId) ?? {};
    const state = foldAnswers(own.filter(countsFor(key)).map((row) => toLogged(row, weights)));
    return state === null
      ? []
      : [planned({ ...state, accountId, questionId, datasetId }, sets.get(datasetId))];
  });
  if (states.length > 0) await storeStates(tx, states);
  return { answers: answers.length, states: states.length };
}

/** How many questions of a set have a review state now, if it was ever studied. */
export async function countSeen(tx: Database, of: OfSet): Promise<void> {
  const [known] = await findStudySets(tx, of.accountId, [of.datasetId]);
  if (known !== undefined) await touchStudySet(tx, of, 0);
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
