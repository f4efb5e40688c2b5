import { LIMITS, ROUTES } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import type { Mount } from "../../platform/mount.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { findDataset } from "../datasets/store.ts";
import { setExamDate } from "./exam-date.ts";
import type { MemoryFitting } from "./fit-memory.ts";
import type { TimedResult } from "./last-result.ts";
import { progressOf } from "./progress.ts";
import { readQuizSession, writeQuizSession } from "./quiz-session.ts";
import { recordAnswers } from "./record-answers.ts";
import { changeSettings, readSettings } from "./settings.ts";
import { findMistakesOfSet } from "./states-store.ts";
import { mistakes, today } from "./today.ts";
import { weakOptions } from "./weak-options.ts";

export interface StudyDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly rateLimits: RateLimits;
  readonly fitting: MemoryFitting;
  /** The last exam of an account that is over. */
  readonly lastExam: (accountId: string) => Promise<TimedResult | null>;
}

/**
 * Answers and what follows from them. An answer goes into a log that only grows (`record-answers.ts`). In the same
 * transaction the review state of its question is folded further, or anew if the answer is late. Today, mistakes and
 * progress are read from the states. From a thousand answers on, a process fits the memory model to the account
 * (`fit-memory.ts`).
 */
export function mountStudy(mount: Mount, { db, now, rateLimits, fitting, lastExam }: StudyDeps): void {
  const limit = rateLimits({ name: "answers", max: LIMITS.study.callsPerHour, windowMs: HOUR_MS });
  const owned = async (accountId: string, id: string) => {
    if ((await findDataset(db, { accountId, id })) === undefined)
      throw new AppError("NOT_FOUND", "There is no such set.");
    return { accountId, datasetId: id };
  };
  mount(ROUTES.sendAnswers, async ({ accountId, user, body }) => {
    await limit.use(accountId);
    const answers = await recordAnswers(db, {
      accountId,
      answers: body.answers,
      now: now(),
      since: Date.parse(user.createdAt),
      settings: await readSettings(db, accountId),
      mostFolded: LIMITS.study.foldedPerCall,
    });
    return { answers };
  });
  mount(ROUTES.today, ({ accountId, query }) => {
    fitting.consider(accountId);
    return today(db, { accountId, now: now(), tz: query.tz, lastExam });
  });
  mount(ROUTES.mistakes, ({ accountId }) => mistakes(db, { accountId }));
  mount(ROUTES.setMistakes, async ({ accountId, params }) => ({
    questionIds: await findMistakesOfSet(db, await owned(accountId, params.id)),
  }));
  mount(ROUTES.studySettings, ({ accountId }) => readSettings(db, accountId));
  mount(ROUTES.changeStudySettings, ({ accountId, body }) => changeSettings(db, accountId, body));
  mount(ROUTES.progress, async ({ accountId, query: { set } }) => {
    if (set !== undefined) await owned(accountId, set);
    return progressOf(db, { accountId, now: now(), datasetId: set });
  });
  mount(ROUTES.quizSession, async ({ accountId, params }) =>
    readQuizSession(db, await owned(accountId, params.id)),
  );
  mount(ROUTES.storeQuizSession, async ({ accountId, params, body }) =>
    writeQuizSession(db, await owned(accountId, params.id), { ...body, now: now() }),
  );
  mount(ROUTES.setExamDate, async ({ accountId, params, body }) => {
    const examAt = body.examAt === null ? null : Date.parse(body.examAt);
    await setExamDate(db, await owned(accountId, params.id), { examAt, now: now() });
  });
  mount(ROUTES.weakOptions, async ({ accountId, params }) =>
    weakOptions(db, await owned(accountId, params.id)),
  );
}
