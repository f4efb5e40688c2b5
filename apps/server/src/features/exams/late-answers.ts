import {
  type AttemptAnswers,
  type ExamQuestion,
  type ExamResult,
  type ExamRules,
  LIMITS,
} from "@quizmill/contract";
import { mergeAttemptAnswers } from "@quizmill/study";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { recordIn } from "../study/record-answers.ts";
import { readSettings } from "../study/settings.ts";
import { answersIn, answersOf, type Caller, ofQuestions } from "./answers.ts";
import { resultAnew, resultOf } from "./result.ts";
import { findAttempt, findExam, storeResultAnew } from "./store.ts";

const { lateMs } = LIMITS.study.exams;

/**
 * Takes the answers to an attempt that is over which were chosen before its end, by the server's clock, and arrive only
 * now, as after a lost connection. Within a day they count: the result is computed anew. Later ones are added to the log,
 * and the result says which they are. Does nothing with answers that have come before.
 */
export async function addLateAnswers(
  db: Database,
  { accountId, since, now }: Caller,
  { id, answers }: { id: string; answers: AttemptAnswers },
): Promise<void> {
  const settings = await readSettings(db, accountId);
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const row = await findAttempt(tx, { accountId, id });
    const exam = row && (await findExam(tx, { accountId, id: row.examId }));
    if (row === undefined || exam === undefined || row.submittedAt === null || row.resultJson === null)
      return;
    const before = answersIn(row);
    const result = JSON.parse(row.resultJson) as ExamResult;
    const merged = mergeAttemptAnswers(
      before,
      chosenUntil(ofQuestions(answers, row), Number(row.submittedAt)),
    );
    const asked = JSON.parse(row.questionsJson) as ExamQuestion[];
    const late = asked.filter(
      ({ id: one }) => merged.chosen[one] !== before.chosen[one] && !result.tooLate?.includes(one),
    );
    if (late.length === 0) return;
    const doesCount = now <= Number(row.deadline) + lateMs;
    const { passPercent } = JSON.parse(exam.rulesJson) as ExamRules;
    const { isTimeOver, tooLate = [] } = result;
    const why = { reason: "lateAnswers", at: new Date(now).toISOString(), count: late.length } as const;
    const anew = doesCount
      ? resultAnew(result, resultOf(asked, merged, { passPercent, isTimeOver }), why)
      : { ...result, tooLate: [...tooLate, ...late.map((question) => question.id)] };
    const answersJson = doesCount ? JSON.stringify(merged) : row.answersJson;
    const stored = { answersJson, questionsJson: row.questionsJson, resultJson: JSON.stringify(anew) };
    await storeResultAnew(tx, { accountId, id }, stored);
    const log = answersOf(late, merged, Number(row.submittedAt));
    await recordIn(tx, { accountId, since, settings, answers: log, now });
  });
}

/** Those of which it is known that they were chosen by then. */
function chosenUntil(answers: AttemptAnswers, at: number): AttemptAnswers {
  const isInTime = ([id]: readonly [string, number]) =>
    (answers.chosenAt[id] ?? Number.POSITIVE_INFINITY) <= at;
  return { ...answers, chosen: Object.fromEntries(Object.entries(answers.chosen).filter(isInTime)) };
}
