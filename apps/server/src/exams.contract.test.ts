import { NO_ANSWERS } from "@quizmill/study";
import { beforeEach, expect, it } from "vitest";
import {
  beginAttempt,
  closeAbandoned,
  readAttempt,
  storeProgress,
  submitAttempt,
} from "./features/exams/attempts.ts";
import { findAttempts, findExams, findLastResult, insertExam } from "./features/exams/store.ts";
import { deleteForGood } from "./features/trash/trash.ts";
import { type StoredSet, storedAccount, storedSet } from "./test-rows.ts";
import { describeStore } from "./test-store.ts";

const MINUTE = 60_000;

describeStore("Exams", (db) => {
  let caller: { accountId: string; since: number; now: number };
  let set: StoredSet;
  beforeEach(async () => {
    const accountId = await storedAccount(db);
    caller = { accountId, since: 0, now: 1_700_000_000_000 };
    set = await storedSet(db, { accountId });
    const sets = [{ datasetId: set.id, sections: null }];
    const rulesJson = JSON.stringify({ name: "Midterm", sets, count: 2, minutes: 10, passPercent: 50 });
    for (const id of ["a", "b"]) await insertExam(db, { id, accountId, rulesJson, createdAt: 1 });
  });

  const begin = (at = caller) => beginAttempt(db, at, { examId: "a", isSame: false, flagged: [] });
  const later = (ms: number) => ({ ...caller, now: caller.now + ms });
  const answersTo = (chosen: Record<number, number>) => ({ ...NO_ANSWERS, chosen });

  it("begin once in two tabs, and end once on two devices", async () => {
    const [one, other] = await Promise.all([begin(), begin()]);
    expect(one.id).toBe(other.id);
    const answers = answersTo(Object.fromEntries(one.questions.map(({ id }) => [id, 1])));
    const end = { id: one.id, answers };
    const [first, second] = await Promise.all([
      submitAttempt(db, later(MINUTE), end),
      submitAttempt(db, later(MINUTE), end),
    ]);
    expect(first).toMatchObject({ state: "over" });
    expect(second).toEqual(first);
    expect(await db.selectFrom("answers").select("id").execute()).toHaveLength(one.questions.length);
    expect(await findLastResult(db, caller.accountId)).toMatchObject({ submittedAt: caller.now + MINUTE });
  });

  it("store what each device chose, and nothing for anybody else", async () => {
    const { id, questions } = await begin();
    const [first, second] = questions.map((question) => question.id) as [number, number];
    await Promise.all(
      [first, second].map((one) => storeProgress(db, caller, { id, answers: answersTo({ [one]: 2 }) })),
    );
    expect((await readAttempt(db, caller, id)).answers.chosen).toEqual({ [first]: 2, [second]: 2 });
    const stranger = { ...caller, accountId: await storedAccount(db) };
    await expect(readAttempt(db, stranger, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("are handed in when nobody comes back, draw no deleted questions, and are listed the newest first", async () => {
    const { id, questions } = await begin();
    await storeProgress(db, caller, { id, answers: answersTo({ [questions[0]?.id ?? 0]: 1 }) });
    await closeAbandoned(db, caller.now + 9 * MINUTE);
    expect(await readAttempt(db, caller, id)).toMatchObject({ state: "open" });
    await closeAbandoned(db, caller.now + 60 * MINUTE);
    expect(await readAttempt(db, caller, id)).toMatchObject({ state: "over", result: { correct: 1 } });
    expect(await db.selectFrom("answers").select("source").execute()).toEqual([{ source: "exam" }]);
    const again = await begin(later(61 * MINUTE));
    const attempts = await findAttempts(db, caller.accountId);
    expect(attempts.map((row) => [row.id, row.submittedAt === null])).toEqual([
      [again.id, true],
      [id, false],
    ]);
    expect((await findExams(db, caller.accountId)).map((exam) => exam.id)).toEqual(["a", "b"]);
    await deleteForGood(db, { accountId: caller.accountId, id: set.id }, 0);
    await expect(begin(later(200 * MINUTE))).rejects.toMatchObject({ code: "NO_QUESTIONS" });
  });
});
