import { type Exam, type ExamResult, type ExamRules, LIMITS, ROUTES, type User } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import type { ExamsTable } from "../../platform/database/schema.ts";
import { AppError } from "../../platform/errors.ts";
import type { Mount } from "../../platform/mount.ts";
import { ownedOf } from "../datasets/store.ts";
import { beginAttempt, readAttempt, storeProgress, submitAttempt } from "./attempts.ts";
import { markAnew } from "./mark-anew.ts";
import { type AttemptRow, countExams, deleteExam, findAttempts, findExams, insertExam } from "./store.ts";

export interface ExamsDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly newId: () => string;
}

/**
 * Exams and their attempts. An attempt keeps its questions as they were drawn, and its clock is the server's: of answers
 * that arrive late those count that were chosen in time. Devices are merged by question. At the end the answers go into
 * the log of `study`.
 */
export function mountExams(mount: Mount, { db, now, newId }: ExamsDeps): void {
  const callerOf = ({ accountId, user }: { accountId: string; user: User }) => ({
    accountId,
    since: Date.parse(user.createdAt),
    now: now(),
  });
  mount(ROUTES.listExams, async ({ accountId }) => {
    const [exams, attempts] = await Promise.all([findExams(db, accountId), findAttempts(db, accountId)]);
    const byExam = Map.groupBy(attempts, ({ examId }) => examId);
    return exams.map((exam) => toExam(exam, byExam.get(exam.id) ?? []));
  });
  mount(ROUTES.makeExam, async ({ accountId, body }) => {
    const sets = [...new Set(body.sets.map(({ datasetId }) => datasetId))];
    if ((await ownedOf(db, accountId, sets)).length < sets.length)
      throw new AppError("NOT_FOUND", "There is no such set.");
    if ((await countExams(db, accountId)) >= LIMITS.study.exams.perAccount)
      throw new AppError("TOO_MANY_EXAMS", "This account has as many exams as it may have.", {
        details: { max: LIMITS.study.exams.perAccount },
      });
    const row = { id: newId(), accountId, rulesJson: JSON.stringify(body), createdAt: now() };
    await insertExam(db, row);
    return toExam(row, []);
  });
  mount(ROUTES.deleteExam, async ({ accountId, params }) => {
    if (!(await deleteExam(db, { accountId, id: params.id })))
      throw new AppError("NOT_FOUND", "There is no such exam.");
  });
  mount(ROUTES.beginAttempt, ({ params, body, ...call }) =>
    beginAttempt(db, callerOf(call), { examId: params.id, ...body }),
  );
  mount(ROUTES.attempt, ({ params, ...call }) => readAttempt(db, callerOf(call), params.id));
  mount(ROUTES.storeAttempt, async ({ params, body, ...call }) => {
    const caller = callerOf(call);
    const stored = await storeProgress(db, caller, { id: params.id, answers: body });
    return { ...stored, now: new Date(caller.now).toISOString() };
  });
  mount(ROUTES.submitAttempt, ({ params, body, ...call }) =>
    submitAttempt(db, callerOf(call), { id: params.id, answers: body }),
  );
  mount(ROUTES.remarkAttempt, async ({ params, ...call }) => {
    await markAnew(db, callerOf(call), params.id);
    return readAttempt(db, callerOf(call), params.id);
  });
}

const told = (ms: number) => new Date(Number(ms)).toISOString();

function toExam({ id, rulesJson, createdAt }: ExamsTable, attempts: readonly AttemptRow[]): Exam {
  return {
    ...(JSON.parse(rulesJson) as ExamRules),
    id,
    createdAt: told(createdAt),
    attempts: attempts.map(({ id, startedAt, deadline, submittedAt, resultJson }) => ({
      id,
      startedAt: told(startedAt),
      deadline: told(deadline),
      submittedAt: submittedAt === null ? null : told(submittedAt),
      result: resultJson === null ? null : (JSON.parse(resultJson) as ExamResult),
    })),
  };
}
