import { randomUUID } from "node:crypto";
import {
  type AnswerOutcome,
  type DatasetDetail,
  DEFAULT_STUDY_SETTINGS,
  LIMITS,
  type NewAnswer,
  ProgressSchema,
  type Question,
  SectionsSchema,
  type StudySettings,
  TodaySchema,
} from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { answerTo } from "./test-answers.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let clock = Date.parse("2026-03-02T09:00:00Z");

const server = sharedServer({ now: () => clock });
const learner = learnerOf(server);

/** Later; access tokens do not live that long. */
async function pass(ms: number): Promise<void> {
  clock += ms;
  await learner.logIn();
}
const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

const { call, json, read } = learner;

const newSet = (seed = 1, chars = 3_000) => learner.newSet({ text: madeUpNotes(seed, chars) });

function answered(question: Question, of: Partial<NewAnswer> & { isRight?: boolean } = {}): NewAnswer {
  const { isRight = true, ...rest } = of;
  const wrong = question.options.find(({ id }) => id !== question.groundTruthOptionId)?.id ?? null;
  return answerTo(question, {
    durationMs: 9_000,
    answeredAt: new Date(clock).toISOString(),
    ...(!isRight && { chosenOptionId: wrong }),
    ...rest,
  });
}

async function send(answers: readonly NewAnswer[], as = learner.token): Promise<AnswerOutcome[]> {
  const answer = await call("POST", "/api/answers", { answers }, as);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { answers: AnswerOutcome[] }).answers;
}

const outcomes = async (answers: readonly NewAnswer[], as = learner.token) =>
  (await send(answers, as)).map(({ outcome, code }) => code ?? outcome);

/** Has each of these questions have all answers but one that it may have, whatever key they were judged by. */
async function fillLog(questionIds: readonly number[]): Promise<void> {
  const answers = await server.db
    .selectFrom("answers")
    .selectAll()
    .where("questionId", "in", questionIds)
    .execute();
  const copies = Array.from({ length: LIMITS.study.answersPerQuestion - 2 });
  for (const row of answers)
    await server.db
      .insertInto("answers")
      .values(
        copies.map((_, i) => ({ ...row, id: randomUUID(), keyOptionId: i % 2 === 0 ? row.keyOptionId : 99 })),
      )
      .execute();
}

const today = (tz = "UTC") => read(TodaySchema, `/api/study/today?tz=${tz}`);
const progress = (query = "") => read(ProgressSchema, `/api/study/progress${query}`);

/** Today, where each page's number of due questions is that of the questions which can be answered now. */
async function todayEverywhere() {
  const [now, { sets, forecast }] = [await today(), await progress()];
  const ofSets = await Promise.all(sets.map(({ datasetId }) => progress(`?set=${datasetId}`)));
  const sections = ofSets.flatMap((one) => one.sets.flatMap((set) => set.sections ?? []));
  const sum = (parts: readonly { due: number }[]) => parts.reduce((total, { due }) => total + due, 0);
  expect([sum(sets), sum(sections)]).toEqual([now.due, now.due]);
  const most = LIMITS.study.sessionQuestions;
  const reviews = now.questions.filter(({ lastAnsweredAt }) => lastAnsweredAt !== null);
  expect(now.questions).toHaveLength(Math.min(most, now.due));
  expect(reviews).toHaveLength(Math.min(most, now.due - now.newLeft));
  expect(forecast[0]).toBeGreaterThanOrEqual(now.due);
  return now;
}

const settle = (change: Partial<StudySettings>) =>
  call("PUT", "/api/study/settings", { ...DEFAULT_STUDY_SETTINGS, ...change });

describe("the log of answers", () => {
  it("takes a full batch, and a session of thousands of questions", async () => {
    const { id, questions } = await newSet();
    const full = Array.from({ length: 500 }, (_, i) => answered(questions[i % questions.length] as Question));
    expect(new Set(await outcomes(full))).toEqual(new Set(["accepted"]));
    const ids = Array.from({ length: 5_000 }, (_, i) => String(1_000_000 + i));
    const session = {
      idx: 0,
      finished: false,
      selectedByQ: Object.fromEntries(ids.map((one) => [one, 4])),
      revealedByQ: Object.fromEntries(ids.map((one) => [one, true])),
    };
    const stored = await call("PUT", `/api/datasets/${id}/session`, { version: 0, session });
    expect(await stored.json()).toMatchObject({ version: 1, isStored: true });
  });

  it("refuses what is not the account's or does not exist, and takes the rest", async () => {
    const { questions } = await newSet();
    const [first, second] = questions as [Question, Question];
    const answers = [
      answered({ ...first, id: 2 ** 31 - 1 }),
      answered(first, { chosenOptionId: 9 }),
      answered(second),
    ];
    expect(await outcomes(answers)).toEqual(["NOT_FOUND", "VALIDATION_FAILED", "accepted"]);
    const stranger = await server.account();
    expect(await outcomes([answered(second)], stranger.token)).toEqual(["NOT_FOUND"]);
    // The same id of another account is another answer.
    const own = answers[2] as NewAnswer;
    expect(await outcomes([own], stranger.token)).toEqual(["NOT_FOUND"]);
    for (const body of [
      { answers: [] },
      { answers: Array(501).fill(own) },
      { answers: [{ ...own, id: "x" }] },
    ])
      expect((await call("POST", "/api/answers", body)).status).toBe(400);
    expect((await server.call("POST", "/api/answers", { body: { answers } })).status).toBe(401);
  });

  it("keeps clocks and times within bounds", async () => {
    const { questions } = await newSet();
    const [first, second] = questions as [Question, Question];
    await send([
      answered(first, { answeredAt: "2100-01-01T00:00:00Z", durationMs: 86_400_000 }),
      answered(second, { answeredAt: "1999-01-01T00:00:00Z" }),
    ]);
    const rows = await server.db
      .selectFrom("answers")
      .selectAll()
      .where("questionId", "in", [first.id, second.id])
      .orderBy("answeredAt")
      .execute();
    expect(rows.map(({ answeredAt }) => Number(answeredAt))).toEqual([clock, clock + 5 * MINUTE]);
    expect(rows.map(({ durationMs }) => durationMs)).toEqual([9_000, 5 * MINUTE]);
  });

  it("refuses a call whose late answers have too much folded anew, and takes them in parts", async () => {
    const { questions } = await newSet(2, 40_000);
    const some = questions.slice(0, 30);
    expect(some).toHaveLength(30);
    await send(some.map((question) => answered(question)));
    await fillLog(some.map(({ id }) => id));
    const answeredAt = new Date(clock - MINUTE).toISOString();
    const late = some.map((question) => answered(question, { answeredAt }));
    expect((await call("POST", "/api/answers", { answers: late })).status).toBe(413);
    // Nothing of it was stored.
    expect(new Set(await outcomes(late.slice(0, 15)))).toEqual(new Set(["accepted"]));
    expect(new Set(await outcomes(late.slice(15)))).toEqual(new Set(["accepted"]));
  });

  it("says with which answer a question becomes known", async () => {
    const { questions } = await newSet();
    const told: boolean[] = [];
    for (const days of [4, 15, 60, 100]) {
      const [outcome] = await send([answered(questions[0] as Question, { confidence: "sure" })]);
      told.push(outcome?.becameKnown === true);
      await pass(days * DAY);
    }
    expect(told.filter((is) => is)).toHaveLength(1);
    expect((await progress()).sets[0]).toMatchObject({ known: 1 });
  });

  it("says nothing about questions that nobody knows the key of", async () => {
    const { questions } = await newSet();
    const [first] = questions as [Question];
    await server.db
      .updateTable("questions")
      .set({ groundTruthOptionId: null })
      .where("id", "=", first.id)
      .execute();
    expect(await outcomes([answered(first, { chosenOptionId: 1 })])).toEqual(["accepted"]);
    expect((await progress()).days[0]).toMatchObject({ answers: 1, correct: 0, wrong: 0 });
    expect((await today()).questions.map(({ id }) => id)).not.toContain(first.id);
    expect((await progress()).sets[0]).toMatchObject({ seen: 0 });
  });
});

describe("today", () => {
  it("tells where one was and what else lies ahead, of this account alone", async () => {
    const older = await newSet(1);
    await pass(MINUTE);
    const newer = await newSet(2);
    const [first, second] = older.questions as [Question, Question];
    expect((await today()).sets).toMatchObject([{ id: newer.id, seen: 0 }, { id: older.id }]);
    await pass(MINUTE);
    await send([answered(first, { isRight: false })]);
    await pass(DAY);
    await send([answered(second, { isRight: false })]);
    const inDays = (count: number) => new Date(clock + count * DAY).toISOString();
    await call("PUT", `/api/datasets/${older.id}/exam-date`, { examAt: inDays(9) });
    await call("PUT", `/api/datasets/${newer.id}/exam-date`, { examAt: inDays(5) });
    const now = await today();
    expect(now.sets).toMatchObject([
      { id: older.id, questions: older.questions.length, seen: 2 },
      { id: newer.id, seen: 0 },
    ]);
    expect(now.exams.map(({ datasetId, examAt }) => [datasetId, examAt])).toEqual([
      [newer.id, inDays(5)],
      [older.id, inDays(9)],
    ]);
    expect(now.mistakes).toMatchObject({ total: 2, latest: [{ id: second.id }, { id: first.id }] });
    expect(now.mistakes.latest[0]).toMatchObject({ text: second.text, datasetId: older.id, language: "en" });
    expect(now.daysInARow).toBe(2);
    await call("DELETE", `/api/datasets/${older.id}`);
    expect(await today()).toMatchObject({
      sets: [{ id: newer.id }],
      exams: [{ datasetId: newer.id }],
      mistakes: { total: 0, latest: [] },
    });
    await pass(8 * DAY);
    expect(await today()).toMatchObject({ exams: [], daysInARow: 0 });
    const stranger = await server.account();
    expect(await json("GET", "/api/study/today", undefined, stranger.token)).toMatchObject({
      sets: [],
      exams: [],
      mistakes: { total: 0 },
      daysInARow: 0,
    });
  });

  it("begins with new questions of the sets that were studied, as many as a day takes", async () => {
    const { questions } = await newSet();
    expect((await today()).questions).toEqual([]);
    await send([answered(questions[0] as Question)]);
    await settle({ newPerDay: 3 });
    const now = await today();
    // One of three was answered already.
    expect(now.newLeft).toBe(2);
    expect(now.questions).toHaveLength(2);
    const places = now.questions.map(({ id }) => questions.findIndex((question) => question.id === id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(now.questions.every(({ lastAnsweredAt }) => lastAnsweredAt === null)).toBe(true);
    await settle({ newPerDay: 0 });
    expect((await today()).questions).toEqual([]);
  });

  it("brings back what was missed within the hour, and what was right on another day", async () => {
    const { questions } = await newSet();
    await settle({ newPerDay: 0 });
    const [right, wrong] = questions as [Question, Question];
    await send([answered(right, { confidence: "sure" }), answered(wrong, { isRight: false })]);
    expect(await today()).toMatchObject({ due: 0, answeredToday: 2 });
    await pass(60 * MINUTE);
    expect((await today()).questions.map(({ id }) => id)).toEqual([wrong.id]);
    await send([
      answered(wrong),
      answered(wrong, { answeredAt: new Date(clock + 15 * MINUTE).toISOString() }),
    ]);
    await pass(40 * DAY);
    const later = await today();
    expect(later.questions.map(({ id }) => id).toSorted()).toEqual([right.id, wrong.id].toSorted());
    expect(later).toMatchObject({ due: 2, answeredToday: 0 });
    expect(later.questions[0]).toMatchObject({ datasetId: expect.any(String), language: "en" });
  });

  it("counts what can be asked now, and of one sentence one question a day", async () => {
    const { questions } = await newSet(1, 20_000);
    const [first, sibling, ...others] = questions as [Question, Question, ...Question[]];
    const { sourceJson } = await server.db
      .selectFrom("questions")
      .select("sourceJson")
      .where("id", "=", first.id)
      .executeTakeFirstOrThrow();
    await server.db.updateTable("questions").set({ sourceJson }).where("id", "=", sibling.id).execute();
    await settle({ newPerDay: 0 });
    await send([answered(first), answered(sibling), ...others.slice(0, 2).map((other) => answered(other))]);
    expect(await todayEverywhere()).toMatchObject({ due: 0, dueTomorrow: 3 });
    await pass(40 * DAY);
    // The other one of the sentence can come tomorrow.
    const now = await todayEverywhere();
    expect(now).toMatchObject({ due: 3, dueTomorrow: 1 });
    await send(now.questions.map((question) => answered(question)));
    expect(await todayEverywhere()).toMatchObject({ due: 0, dueTomorrow: 1 });
    await pass(DAY);
    expect((await todayEverywhere()).due).toBe(1);
    await settle({ newPerDay: 25 });
    // More than a session holds, for the sessions that follow.
    expect(await todayEverywhere()).toMatchObject({ due: 26, newLeft: 25 });
  });

  it("offers all of a set once more before an exam tomorrow, learnt tonight or not", async () => {
    const evening = 20 * 60 * MINUTE;
    const [before, after] = [await newSet(1), await newSet(2)];
    await settle({ newPerDay: 0 });
    await pass(DAY - (clock % DAY) + evening);
    const examAt = new Date(clock - evening + 1.5 * DAY).toISOString();
    const plan = ({ id }: DatasetDetail) => call("PUT", `/api/datasets/${id}/exam-date`, { examAt });
    const learn = ({ questions }: DatasetDetail, source: NewAnswer["source"]) =>
      send(questions.slice(0, 4).map((question) => answered(question, { source })));
    await plan(before);
    await learn(before, "quiz");
    await learn(after, "quiz");
    await pass(30 * MINUTE);
    await plan(after);
    await pass(3.5 * 60 * MINUTE);
    // Tonight still, whatever was asked of the same sentences.
    const tonight = (await todayEverywhere()).questions.filter(({ datasetId }) => datasetId === after.id);
    expect(tonight).toHaveLength(4);
    await send(tonight.map((question) => answered(question)));
    await pass(9 * 60 * MINUTE);
    const morning = await todayEverywhere();
    expect(morning.questions.map(({ id }) => id).toSorted()).toEqual(
      before.questions.slice(0, 4).map(({ id }) => id),
    );
    await send(morning.questions.map((question) => answered(question)));
    expect(await todayEverywhere()).toMatchObject({ due: 0 });
  });

  it("keeps the first time zone that it is told, and none that does not exist", async () => {
    expect((await today("Moon/Base")).settings.timeZone).toBeNull();
    expect((await today("Asia/Tokyo")).settings.timeZone).toBe("Asia/Tokyo");
    expect((await today("Europe/Paris")).settings.timeZone).toBe("Asia/Tokyo");
    expect((await settle({ timeZone: "Moon/Base" })).status).toBe(400);
    expect((await settle({ timeZone: "Europe/Paris", retention: 0.95 })).status).toBe(200);
    expect(await json("GET", "/api/study/settings")).toMatchObject({
      timeZone: "Europe/Paris",
      retention: 0.95,
    });
    expect((await settle({ retention: 0.5 })).status).toBe(400);
  });

  it("plans a set towards its exam, and by memory alone again", async () => {
    const { id, questions } = await newSet();
    await settle({ newPerDay: 0 });
    // Sure and quick: due after a week.
    const easy = { confidence: "sure", usualMs: 20_000 } as const;
    await send(questions.slice(0, 5).map((question) => answered(question, easy)));
    const due = async () => (await progress(`?set=${id}`)).sets[0]?.due;
    await pass(3 * DAY);
    expect(await due()).toBe(0);
    const examAt = new Date(clock + 2 * DAY).toISOString();
    expect((await call("PUT", `/api/datasets/${id}/exam-date`, { examAt })).status).toBe(204);
    await pass(1.5 * DAY);
    expect(await due()).toBe(5);
    expect((await progress()).sets[0]?.examAt).toBe(examAt);
    await call("PUT", `/api/datasets/${id}/exam-date`, { examAt: null });
    expect(await due()).toBe(0);
    const stranger = await server.account();
    expect((await call("PUT", `/api/datasets/${id}/exam-date`, { examAt }, stranger.token)).status).toBe(404);
  });

  it("says what an exam date costs, and asks that set's new questions first", async () => {
    const [exam, other] = [await newSet(1), await newSet(2)];
    await send([answered(other.questions[0] as Question), answered(exam.questions[0] as Question)]);
    await settle({ newPerDay: 4 });
    const dateIn = async (days: number) => {
      const examAt = new Date(clock + days * DAY).toISOString();
      await call("PUT", `/api/datasets/${exam.id}/exam-date`, { examAt });
      const { sets } = await progress();
      expect(sets.find(({ datasetId }) => datasetId === other.id)?.examCost).toBeUndefined();
      return sets.find(({ datasetId }) => datasetId === exam.id)?.examCost;
    };
    const unseen = exam.questions.filter(({ groundTruthOptionId }) => groundTruthOptionId).length - 1;
    expect(await dateIn(100)).toMatchObject({
      days: 100,
      unseen,
      newPerDay: 1,
      newNeeded: 1,
      newAllowed: 4,
      obstacle: null,
      lastReviewsPerDay: Math.ceil((unseen + 1) / 2),
    });
    // Two of today's four were answered already.
    expect((await dateIn(2))?.obstacle).toBe("new");
    expect(new Set((await today()).questions.map(({ datasetId }) => datasetId))).toEqual(new Set([exam.id]));
    await pass(2.5 * DAY);
    expect((await progress()).sets.some(({ examCost }) => examCost !== undefined)).toBe(false);
    expect((await progress(`?set=${exam.id}`)).sets[0]?.examCost).toBeUndefined();
  });
});

describe("progress", () => {
  it("tells of days, of what comes, of confidence and of each section", async () => {
    const { id, questions } = await newSet();
    await send([
      answered(questions[0] as Question, { confidence: "sure" }),
      answered(questions[1] as Question, { confidence: "sure", isRight: false }),
    ]);
    await pass(DAY);
    await send([answered(questions[1] as Question, { confidence: "guess" })]);
    const all = await progress();
    expect(all.days.map(({ date, answers, correct }) => [date, answers, correct])).toEqual([
      [dateOf(clock), 1, 1],
      [dateOf(clock - DAY), 2, 1],
    ]);
    expect(all.daysInARow).toBe(2);
    expect(all.calibration.toSorted((a, b) => (a.confidence < b.confidence ? -1 : 1))).toEqual([
      { confidence: "guess", answers: 1, correct: 1 },
      { confidence: "sure", answers: 2, correct: 1 },
    ]);
    expect(all.forecast.reduce((sum, count) => sum + count, 0)).toBe(2 + (await today()).newLeft);
    const [set] = all.sets;
    expect(set).toMatchObject({ datasetId: id, questions: questions.length, seen: 2, mistakes: 1, known: 0 });
    const [own] = (await progress(`?set=${id}`)).sets;
    expect(own?.sections?.reduce((sum, section) => sum + section.seen, 0)).toBe(2);
    const listed = await learner.read(SectionsSchema, `/api/datasets/${id}/sections`);
    const figures = ({ section, seen }: { section: number; seen: number }) => ({ section, seen });
    expect(listed.sections.filter((one) => one.questions > 0).map(figures)).toEqual(
      own?.sections?.map(figures),
    );
    await pass(5 * DAY);
    expect((await progress()).daysInARow).toBe(0);
    const stranger = await server.account();
    expect((await call("GET", `/api/study/progress?set=${id}`, undefined, stranger.token)).status).toBe(404);
  });
});

describe("what would be recalled", () => {
  it("is not foretold of questions that were answered on one day alone", async () => {
    const { id, questions } = await newSet();
    const set = async (query = "") => (await progress(query)).sets[0];
    await send(questions.slice(0, 10).map((question, at) => answered(question, { isRight: at < 3 })));
    await send(questions.slice(0, 10).map((question) => answered(question)));
    const counts = { questions: questions.length, seen: 10, known: 0, mistakes: 7 };
    expect(await set()).toMatchObject({ ...counts, recall: null });
    const { sections = [] } = (await set(`?set=${id}`)) ?? {};
    expect(sections.map(({ recall }) => recall)).toEqual(sections.map(() => null));
    expect(sections.reduce((sum, { mistakes }) => sum + mistakes, 0)).toBe(7);
    await pass(DAY);
    await send([answered(questions[0] as Question)]);
    expect((await set())?.recall).toEqual({ questions: 1, share: expect.closeTo(1, 1) });
  });
});

describe("a quiz session", () => {
  const session = { idx: 1, selectedByQ: { 7: 2 }, revealedByQ: { 7: true }, finished: false };

  it("goes on where another device left it, and tells who was not quick enough", async () => {
    const { id } = await newSet();
    const at = `/api/datasets/${id}/session`;
    expect(await json("GET", at)).toEqual({ version: 0, session: null });
    expect(await json("PUT", at, { version: 0, session })).toEqual({
      version: 1,
      session,
      isStored: true,
    });
    const other = { ...session, idx: 4 };
    expect(await json("PUT", at, { version: 0, session: other })).toEqual({
      version: 1,
      session,
      isStored: false,
    });
    expect(await json("PUT", at, { version: 1, session: other })).toMatchObject({
      version: 2,
      isStored: true,
    });
    expect(await json("GET", at)).toEqual({ version: 2, session: other });
    expect(
      (await call("PUT", at, { version: 2, session: { ...session, selectedByQ: { x: 1 } } })).status,
    ).toBe(400);
    const stranger = await server.account();
    expect((await call("GET", at, undefined, stranger.token)).status).toBe(404);
    expect((await call("PUT", at, { version: 0, session }, stranger.token)).status).toBe(404);
  });
});
