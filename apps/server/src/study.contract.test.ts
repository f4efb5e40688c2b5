import { DEFAULT_STUDY_SETTINGS, LIMITS, type NewAnswer, type QuizSession } from "@quizmill/contract";
import { foldAnswers } from "@quizmill/study";
import { beforeEach, expect, it } from "vitest";
import { closeAccount } from "./features/accounts/store.ts";
import { findNewestAnswers, listAnswers } from "./features/study/answers-store.ts";
import { listAllDays, sumByConfidence } from "./features/study/days-store.ts";
import { dueNow } from "./features/study/due.ts";
import { setExamDate } from "./features/study/exam-date.ts";
import { daysOf, planned, toLogged } from "./features/study/fold-answers.ts";
import { writeQuizSession } from "./features/study/quiz-session.ts";
import { rebuildStudy } from "./features/study/rebuild.ts";
import { recordAnswers } from "./features/study/record-answers.ts";
import { findStudySet } from "./features/study/sets-store.ts";
import { changeSettings, readSettings } from "./features/study/settings.ts";
import { countMistakes, findMistakesOfSet } from "./features/study/states-store.ts";
import { deleteForGood, putInTrash, restoreSet } from "./features/trash/trash.ts";
import type { Database } from "./platform/database/open.ts";
import { answerTo } from "./test-answers.ts";
import { finishedDeletions, type StoredSet, storedAccount, storedSet } from "./test-rows.ts";
import { describeStore } from "./test-store.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.parse("2026-03-02T09:00:00Z");

/** The same database; `look` runs before each of its transactions. */
function lookedAtBetween(db: Database, look: () => Promise<void>): Database {
  const transaction = () => ({
    execute: async <T>(work: (tx: Database) => Promise<T>) => {
      await look();
      return db.transaction().execute(work);
    },
  });
  return new Proxy(db, {
    get(_, name) {
      if (name === "transaction") return transaction;
      const value: unknown = Reflect.get(db, name, db);
      return typeof value === "function" ? value.bind(db) : value;
    },
  });
}

describeStore("Answers and what follows from them", (db) => {
  let accountId: string;
  let set: StoredSet;
  let ids: number[];
  beforeEach(async () => {
    accountId = await storedAccount(db);
    set = await storedSet(db, { accountId });
    ids = set.questions.map(({ id }) => id);
  });

  type Told = Partial<NewAnswer> & { at?: number; isRight?: boolean };
  const answered = (id = 0, { at = START, isRight = true, ...told }: Told = {}): NewAnswer =>
    answerTo(
      { id, groundTruthOptionId: isRight ? 1 : 2 },
      { durationMs: 9_000, answeredAt: new Date(at).toISOString(), ...told },
    );
  const send = (answers: readonly NewAnswer[], now = START + 90 * DAY) =>
    recordAnswers(db, { accountId, since: 0, settings: DEFAULT_STUDY_SETTINGS, answers, now });
  const statesNow = () => db.selectFrom("reviewStates").selectAll().orderBy("questionId").execute();
  const daysNow = async () =>
    (await listAllDays(db, accountId)).toSorted(
      (a, b) => a.day - b.day || (a.confidence < b.confidence ? -1 : 1),
    );

  it("are stored once, however often and from wherever they are sent at once", async () => {
    const answers = ids.map((id) => answered(id));
    const told = await Promise.all([send(answers), send(answers), send([...answers, ...answers])]);
    const outcomes = told.flat().map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual([...Array(3).fill("accepted"), ...Array(9).fill("known")]);
    const day = { answers: 3, correct: 3, wrong: 0, durationMs: 27_000 };
    expect(await daysNow()).toMatchObject([day]);
    expect(await findStudySet(db, { accountId, datasetId: set.id })).toMatchObject({
      seen: 3,
      lastAnsweredAt: START,
    });
  });

  it("are so many for a question and no more, whatever key it had; those sent again are known", async () => {
    const most = LIMITS.study.answersPerQuestion;
    const codes = async (answers: readonly NewAnswer[]) =>
      (await send(answers)).map(({ outcome, code }) => code ?? outcome);
    for (const [id = 0, key] of [
      [ids[0], 1],
      [ids[1], 2],
      [ids[2], null],
    ] as const) {
      const sent = Array.from({ length: most - 1 }, () => answered(id));
      await send(sent);
      await db.updateTable("questions").set({ groundTruthOptionId: key }).where("id", "=", id).execute();
      const told = await codes([...sent, answered(id), answered(id)]);
      expect(told).toEqual([...sent.map(() => "known"), "accepted", "RATE_LIMITED"]);
      expect(await codes([...sent.slice(0, 1), answered(id)])).toEqual(["known", "RATE_LIMITED"]);
    }
    expect(await db.selectFrom("answers").select("id").execute()).toHaveLength(3 * most);
  });

  it("give the same states in whatever order batches come, those of a fresh fold and of a rebuilt log", async () => {
    await setExamDate(db, { accountId, datasetId: set.id }, { examAt: START + 50 * DAY, now: START });
    const all = [0, 1, 4, 9, 9, 20].flatMap((day, round) =>
      ids.map((id, i) =>
        answered(id, {
          at: START + day * DAY + (i + round) * MINUTE,
          isRight: (round * 7 + i * 3) % 4 !== 0,
          confidence: (["guess", "unsure", "sure", null] as const)[(round + i) % 4] ?? null,
          usualMs: 10_000,
        }),
      ),
    );
    // Late, doubled and in a wild order, in batches of five.
    const wild = [...all, ...all.slice(3, 9)].toSorted((a, b) =>
      a.id + a.answeredAt < b.id + b.answeredAt ? -1 : 1,
    );
    for (let at = 0; at < wild.length; at += 5) await send(wild.slice(at, at + 5));
    const log = await db.selectFrom("answers").selectAll().execute();
    expect(log).toHaveLength(all.length);
    const [states, days] = [await statesNow(), await daysNow()];
    const inSet = await findStudySet(db, { accountId, datasetId: set.id });
    for (const [i, questionId] of ids.entries()) {
      const own = log.filter((row) => row.questionId === questionId);
      const state = foldAnswers(own.map((row) => toLogged(row, new Map())));
      if (state === null) throw new Error("No state");
      expect(states[i]).toEqual(planned({ ...state, accountId, questionId, datasetId: set.id }, inSet));
    }
    const byDay = daysOf(log).toSorted((a, b) => a.day - b.day || (a.confidence < b.confidence ? -1 : 1));
    expect(days).toEqual(byDay);
    // Whatever had become of them.
    await db.updateTable("reviewStates").set({ stability: 1, reps: 99 }).execute();
    await db
      .deleteFrom("reviewStates")
      .where("questionId", "=", ids[0] ?? 0)
      .execute();
    await db.updateTable("studyDays").set({ answers: 0 }).execute();
    const rebuilt = { accounts: 1, answers: log.length, states: ids.length };
    expect(await rebuildStudy(db)).toEqual(rebuilt);
    expect([await statesNow(), await daysNow()]).toEqual([states, days]);
    expect(await findStudySet(db, { accountId, datasetId: set.id })).toEqual(inSet);
  });

  it("are read page by page, each once, also those of one moment", async () => {
    await send([0, 0, 1].flatMap((minute) => ids.map((id) => answered(id, { at: START + minute * MINUTE }))));
    const pagesOf = async <Row>(read: (last: Row | undefined) => Promise<Row[]>) => {
      const rows: Row[] = [];
      for (let page = await read(undefined); page.length > 0; page = await read(rows.at(-1)))
        rows.push(...page);
      return rows;
    };
    type Answer = Awaited<ReturnType<typeof listAnswers>>[number];
    const given = await pagesOf<Answer>((last) =>
      listAnswers(db, accountId, last ?? { answeredAt: 0, id: "" }, 2),
    );
    const byTime = given.toSorted((a, b) => a.answeredAt - b.answeredAt || (a.id < b.id ? -1 : 1));
    expect(given).toEqual(byTime);
    const newest = await pagesOf<Answer>((last) =>
      findNewestAnswers(db, accountId, last ?? { questionId: 2 ** 31 - 1, id: "" }, 2),
    );
    const byQuestion = given.toSorted((a, b) => b.questionId - a.questionId || (b.id < a.id ? -1 : 1));
    expect(newest).toEqual(byQuestion);
    expect(newest).toHaveLength(9);
  });

  it("make what was wrong a mistake until it was right on two days", async () => {
    const other = await storedSet(db, { accountId });
    const [first, second] = ids;
    await send([
      answered(first, { isRight: false, confidence: "sure" }),
      answered(second, { confidence: "sure" }),
    ]);
    const ofSet = (datasetId: string) => findMistakesOfSet(db, { accountId, datasetId });
    expect([await ofSet(set.id), await ofSet(other.id)]).toEqual([[first], []]);
    expect(await sumByConfidence(db, accountId)).toEqual([{ confidence: "sure", answers: 2, correct: 1 }]);
    for (const [day, left] of [
      [1, 1],
      [2, 0],
    ] as const) {
      await send([answered(first, { at: START + day * DAY })]);
      expect([await countMistakes(db, accountId), (await ofSet(set.id)).length]).toEqual([left, left]);
    }
  });

  it("bring what was missed today first, however much else has been due for long", async () => {
    const stems = Array.from({ length: 600 }, (_, index) => `${index}?`);
    const { questions } = await storedSet(db, { accountId, passages: [stems] });
    await send(questions.map(({ id }) => answered(id)));
    await send([answered(ids[0], { at: START + 60 * DAY, isRight: false })]);
    const settings = { ...DEFAULT_STUDY_SETTINGS, newPerDay: 0 };
    const due = await dueNow(db, { accountId, now: START + 60 * DAY + 15 * MINUTE, settings });
    expect(due.count).toBe(601);
    expect(due.asked.steps.map(({ questionId }) => questionId)).toEqual([ids[0]]);
  });

  it("bring a long set back from the trash part by part, unseen before it is whole, with what came meanwhile", async () => {
    const stems = Array.from({ length: 450 }, (_, index) => `${index}?`);
    const long = await storedSet(db, { accountId, passages: [stems] });
    const of = { accountId, id: long.id };
    await send(long.questions.map(({ id }) => answered(id, { confidence: "sure" })));
    const before = await statesNow();
    await putInTrash(db, of, START);
    expect(await statesNow()).toEqual([]);
    const settings = { ...DEFAULT_STUDY_SETTINGS, newPerDay: 0 };
    const seen = new Set<number>();
    const states = new Set<number>();
    await restoreSet(
      lookedAtBetween(db, async () => {
        const { count } = await dueNow(db, { accountId, now: START + 60 * DAY, settings });
        const { length } = await statesNow();
        seen.add(count);
        if (states.size === 1) await send([answered(long.questions[0]?.id, { at: START + DAY })]);
        states.add(length);
      }),
      of,
    );
    expect([...seen]).toEqual([0]);
    expect([...states].filter((count) => count !== 0 && count !== 450).length).toBeGreaterThan(1);
    const [first, ...others] = await statesNow();
    expect([first?.reps, others]).toEqual([2, before.slice(1)]);
    await expect(restoreSet(db, of)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("speak for the same question of another set, and new ones come once", async () => {
    const again = await storedSet(db, { accountId });
    const settings = { ...DEFAULT_STUDY_SETTINGS, newPerDay: 9 };
    const due = async (now: number) => (await dueNow(db, { accountId, now, settings })).asked;
    const [twin] = again.questions;
    await send([answered(ids[0]), answered(twin?.id, { at: START + MINUTE })]);
    expect((await due(START + 2 * MINUTE)).news.map(({ questionId }) => questionId)).toHaveLength(2);
    const later = await due(START + 80 * DAY);
    expect([...later.steps, ...later.reviews].map(({ questionId }) => questionId)).toEqual([twin?.id]);
  });

  it("leave settings as they were last stored, and flags as flags", async () => {
    const settings = { ...DEFAULT_STUDY_SETTINGS, retention: 0.87, asksConfidence: true };
    for (const newPerDay of [3, 7]) await changeSettings(db, accountId, { ...settings, newPerDay });
    expect(await readSettings(db, accountId)).toEqual({ ...settings, newPerDay: 7 });
  });

  it("and sessions: one of two devices stores its session, the other is told; both go with their set", async () => {
    const of = { accountId, datasetId: set.id };
    const session: QuizSession = { idx: 1, selectedByQ: {}, revealedByQ: {}, finished: false };
    const write = (version: number, idx: number) =>
      writeQuizSession(db, of, { version, session: { ...session, idx }, now: START });
    for (const version of [0, 1]) {
      const written = await Promise.all([write(version, 4), write(version, 5)]);
      expect(written.map(({ isStored }) => isStored).toSorted()).toEqual([false, true]);
      expect(written[0]?.session).toEqual(written[1]?.session);
    }
    await send([answered(ids[0])]);
    await deleteForGood(db, { accountId, id: set.id }, START);
    await finishedDeletions(db);
    const left = async (table: "answers" | "reviewStates" | "studySets" | "quizSessions" | "studyDays") =>
      (await db.selectFrom(table).select("accountId").execute()).length;
    expect([await left("reviewStates"), await left("studySets"), await left("quizSessions")]).toEqual([
      0, 0, 0,
    ]);
    expect([await left("answers"), await left("studyDays")]).toEqual([1, 1]);
    expect(await write(0, 1)).toMatchObject({ isStored: false });
    await closeAccount(db, accountId, START);
    await finishedDeletions(db);
    expect([await left("answers"), await left("studyDays")]).toEqual([0, 0]);
  });
});
