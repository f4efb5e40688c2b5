import type { Attempt, ExamQuestion, ExamResult, ExamRules, Question } from "@quizmill/contract";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { AppError } from "../../platform/errors.ts";
import { findVersions } from "../editing/store.ts";
import { resultAnew, resultOf } from "./result.ts";
import { findAttempt, findExam, findPresentKeys, storeResultAnew } from "./store.ts";

type PresentKey = Awaited<ReturnType<typeof findPresentKeys>>[number];
type Corrected = Extract<Attempt, { state: "over" }>["corrected"];

/** The questions of an attempt that have another key now, and since when. */
export async function correctedKeys(
  db: Database,
  accountId: string,
  questions: readonly ExamQuestion[],
): Promise<Corrected> {
  const others = await otherKeys(db, accountId, questions);
  return Promise.all(
    [...others.values()].map(async (row) => ({
      questionId: row.id,
      since: new Date(await keptSince(db, row)).toISOString(),
    })),
  );
}

/**
 * Computes the result of an attempt anew with the present keys. A question whose key is none of the options that it was
 * asked with is not counted any more. Does nothing where no key is another one. Throws NOT_FOUND.
 */
export async function markAnew(
  db: Database,
  { accountId, now }: { accountId: string; now: number },
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const row = await findAttempt(tx, { accountId, id });
    const exam = row && (await findExam(tx, { accountId, id: row.examId }));
    if (row === undefined || exam === undefined || row.resultJson === null)
      throw new AppError("NOT_FOUND", "There is no such attempt that is over.");
    const asked = JSON.parse(row.questionsJson) as ExamQuestion[];
    const others = await otherKeys(tx, accountId, asked);
    if (others.size === 0) return;
    const questions = asked.map((question) => withKey(question, others.get(question.id)));
    const before = JSON.parse(row.resultJson) as ExamResult;
    const { passPercent } = JSON.parse(exam.rulesJson) as ExamRules;
    const { isTimeOver } = before;
    const anew = resultOf(questions, JSON.parse(row.answersJson), { passPercent, isTimeOver });
    const why = { reason: "correctedKeys", at: new Date(now).toISOString(), count: others.size } as const;
    await storeResultAnew(
      tx,
      { accountId, id },
      {
        answersJson: row.answersJson,
        questionsJson: JSON.stringify(questions),
        resultJson: JSON.stringify(resultAnew(before, anew, why)),
      },
    );
  });
}

async function otherKeys(
  db: Database,
  accountId: string,
  questions: readonly ExamQuestion[],
): Promise<ReadonlyMap<number, PresentKey>> {
  const asked = new Map(questions.map((question) => [question.id, question]));
  const rows = await findPresentKeys(db, accountId, [...asked.keys()]);
  const isOther = (row: PresentKey) => {
    const question = asked.get(row.id);
    return question !== undefined && keyAmong(question, row) !== question.groundTruthOptionId;
  };
  return new Map(rows.filter(isOther).map((row) => [row.id, row]));
}

/** The present key, unless it is none of the options that were shown. */
function keyAmong(
  { options }: Pick<Question, "options">,
  { groundTruthOptionId: key }: PresentKey,
): number | null {
  return options.some(({ id }) => id === key) ? key : null;
}

/** As it was asked, with what is known of its answer now. */
function withKey(question: ExamQuestion, row: PresentKey | undefined): ExamQuestion {
  if (row === undefined) return question;
  const { aiExplanation, version } = row;
  return { ...question, groundTruthOptionId: keyAmong(question, row), aiExplanation, version };
}

/** When the question got its present key, as far as its versions tell. */
async function keptSince(db: Database, { id, groundTruthOptionId, changedAt }: PresentKey): Promise<number> {
  let since = changedAt;
  for (const { contentJson, madeAt } of await findVersions(db, id)) {
    const version = JSON.parse(contentJson) as Pick<Question, "groundTruthOptionId">;
    if (version.groundTruthOptionId !== groundTruthOptionId) break;
    since = madeAt;
  }
  return Number(since);
}
