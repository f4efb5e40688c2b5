import {
  type Attempt,
  AttemptSchema,
  type DatasetDetail,
  type ExamRules,
  ExamSchema,
  LIMITS,
  type Question,
  type QuestionWords,
  SectionsSchema,
  TodaySchema,
} from "@quizmill/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { allEvents, refusalOf } from "./features/generation/testing/sets.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let set: DatasetDetail;
let clock = Date.parse("2026-03-02T09:00:00Z");

const server = sharedServer({ now: () => clock });
const learner = learnerOf(server);
beforeEach(async () => {
  await takeSet(madeUpNotes(1, 4_000));
});

async function takeSet(text: string): Promise<void> {
  set = await learner.newSet({ text });
}

const { call } = learner;
const rulesOf = (change: Partial<ExamRules> = {}): ExamRules => ({
  name: "Midterm",
  sets: [{ datasetId: set.id, sections: null }],
  count: 6,
  minutes: 20,
  passPercent: 50,
  ...change,
});

async function makeExam(change: Partial<ExamRules> = {}): Promise<string> {
  const answer = await call("POST", "/api/exams", rulesOf(change));
  expect(answer.status).toBe(201);
  return ExamSchema.parse(await answer.json()).id;
}

async function begin(examId: string, body: object = { isSame: false }): Promise<Attempt> {
  const answer = await call("POST", `/api/exams/${examId}/attempts`, body);
  expect(answer.status).toBe(201);
  return AttemptSchema.parse(await answer.json());
}

const read = async (id: string) => learner.read(AttemptSchema, `/api/attempts/${id}`);
const keyOf = (id: number) => set.questions.find((question) => question.id === id)?.groundTruthOptionId ?? 0;
const byId = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));
const wrongOf = (id: number) => (keyOf(id) === 1 ? 2 : 1);

/** The first `right` of the questions right, the next `wrong` wrong, the others open. */
function answersOf({ questions }: Attempt, right: number, wrong: number) {
  const chosen = questions
    .slice(0, right + wrong)
    .map(({ id }, at): [string, number] => [String(id), at < right ? keyOf(id) : wrongOf(id)]);
  return { chosen: Object.fromEntries(chosen), marked: [], times: {} };
}

/** When the token of before has expired. */
async function comeBackAt(ms: number): Promise<void> {
  clock = ms;
  await learner.logIn();
}

/** Of an attempt that is over. */
const ended = (attempt: unknown) => AttemptSchema.parse(attempt) as Extract<Attempt, { state: "over" }>;

async function answersInLog() {
  const rows = await server.db
    .selectFrom("answers")
    .innerJoin("datasets", "datasets.id", "answers.datasetId")
    .selectAll("answers")
    .where("datasets.id", "=", set.id)
    .execute();
  return rows.map(({ isCorrect, source }) => [source, isCorrect]);
}

describe("an exam", () => {
  it("tells nothing of the keys before it is handed in", async () => {
    const { id, questions } = await begin(await makeExam());
    expect(questions).toHaveLength(6);
    const wire = [
      await (await call("GET", `/api/attempts/${id}`)).text(),
      await (await call("PUT", `/api/attempts/${id}`, answersOf(await read(id), 1, 1))).text(),
      await (await call("GET", "/api/exams")).text(),
      JSON.stringify(await read(id)),
    ].join("\n");
    expect(wire).toContain(questions[0]?.text);
    expect(wire).not.toMatch(
      /groundTruth|aiChosen|aiExplanation|aiOptionProbs|aiConfidence|"source"|"correct"/u,
    );
  });

  it("goes on after a reload with what was stored, and gives its result with the keys", async () => {
    const examId = await makeExam();
    const begun = await begin(examId);
    const stored = { ...answersOf(begun, 2, 1), marked: [begun.questions[4]?.id] };
    await call("PUT", `/api/attempts/${begun.id}`, { ...stored, chosen: { ...stored.chosen, 999999: 1 } });
    clock += 5 * MINUTE;
    expect(await read(begun.id)).toMatchObject({ state: "open", answers: stored });
    // Beginning again goes on with the same one.
    expect((await begin(examId)).id).toBe(begun.id);
    const over = await learner.json("POST", `/api/attempts/${begun.id}/submit`, answersOf(begun, 4, 1));
    expect(AttemptSchema.parse(over)).toMatchObject({
      state: "over",
      submittedAt: new Date(clock).toISOString(),
      result: { questions: 6, correct: 4, unanswered: 1, percent: 67, isPassed: true, isTimeOver: false },
    });
    const [first] = (over as Extract<Attempt, { state: "over" }>).questions;
    expect(first?.groundTruthOptionId).toBe(keyOf(first?.id ?? 0));
    // In whichever order the questions are drawn, the first of them has three options or four.
    const shown = set.questions.find(({ id }) => id === first?.id)?.options.length;
    expect(first?.options.map(({ label }) => label)).toEqual(["A", "B", "C", "D"].slice(0, shown));
    expect((await answersInLog()).toSorted()).toEqual([
      ["exam", 0],
      ...Array.from({ length: 4 }, () => ["exam", 1]),
    ]);
    // Handed in twice, it is the same.
    await call("POST", `/api/attempts/${begun.id}/submit`, answersOf(begun, 6, 0));
    expect(await read(begun.id)).toMatchObject({ result: { correct: 4 } });
    expect(await answersInLog()).toHaveLength(5);
  });

  it("keeps of each question what either of two devices answered last", async () => {
    const { id, ...begun } = await begin(await makeExam());
    const [a, b, c, d] = begun.questions.map((question) => question.id) as [number, number, number, number];
    const at = (seconds: number) => clock + seconds * SECOND;
    const store = async (body: object) => (await call("PUT", `/api/attempts/${id}`, body)).json();
    const phone = { chosen: { [a]: wrongOf(a), [b]: keyOf(b) }, chosenAt: { [a]: at(1), [b]: at(4) } };
    const laptop = { chosen: { [a]: keyOf(a), [b]: wrongOf(b), [c]: keyOf(c) } };
    const laptopAt = { chosenAt: { [a]: at(2), [b]: at(3), [c]: at(5) } };
    const marks = { marked: [c], markedAt: { [c]: at(1) } };
    clock += 10 * SECOND;
    // The laptop was offline: it sends last what was answered between.
    await Promise.all([
      store({ ...phone, marked: [], markedAt: { [c]: at(-8) }, times: { [a]: 3_000 } }),
      store({ ...laptop, ...laptopAt, ...marks, times: { [a]: 1_000 } }),
    ]);
    const answers = await store({ ...laptop, ...laptopAt, ...marks, times: {} });
    const chosen = { [a]: keyOf(a), [b]: keyOf(b), [c]: keyOf(c) };
    expect(answers).toMatchObject({ answers: { chosen, marked: [], times: { [a]: 3_000 } } });
    // A clock that is ahead wins until now, not for ever.
    await store({ chosen: { [d]: wrongOf(d) }, chosenAt: { [d]: at(9_999) }, marked: [], times: {} });
    clock += SECOND;
    const last = { chosen: { [d]: keyOf(d) }, chosenAt: { [d]: clock }, marked: [], times: {} };
    const over = AttemptSchema.parse(await learner.json("POST", `/api/attempts/${id}/submit`, last));
    expect(over).toMatchObject({ state: "over", result: { correct: 4, unanswered: 2 } });
  });

  it("takes as many answers, marks and times as an exam may have questions", async () => {
    const { id } = await begin(await makeExam());
    const ids = Array.from({ length: LIMITS.study.exams.questionsMax }, (_, i) => 2_000_000_000 + i);
    const each = (value: number) => Object.fromEntries(ids.map((one) => [one, value]));
    const body = {
      chosen: each(2_000_000_000),
      marked: ids,
      times: each(36_000_000),
      chosenAt: each(clock),
      markedAt: each(clock),
    };
    expect((await call("PUT", `/api/attempts/${id}`, body)).status).toBe(200);
  });

  it("takes what was on its way when the time was over, and nothing after that", async () => {
    const { id, ...begun } = await begin(await makeExam({ minutes: 1 }));
    const attempt = { id, ...begun };
    const put = async (right: number) =>
      (await call("PUT", `/api/attempts/${id}`, answersOf(attempt, right, 0))).json();
    clock += MINUTE + 9 * SECOND;
    expect(await put(3)).toMatchObject({ isOver: false });
    clock += 2 * SECOND;
    expect(await put(6)).toMatchObject({ isOver: true });
    expect(await read(id)).toMatchObject({
      state: "over",
      submittedAt: begun.deadline,
      result: { correct: 3, unanswered: 3, isTimeOver: true },
    });
  });

  it("counts what was chosen before its end and arrives within a day, once, and says so", async () => {
    const { id, ...begun } = await begin(await makeExam({ minutes: 1 }));
    const [a, b, c] = begun.questions.map((question) => question.id) as [number, number, number];
    const end = Date.parse(begun.deadline);
    await call("PUT", `/api/attempts/${id}`, { chosen: { [a]: wrongOf(a) }, marked: [], times: {} });
    const chosen = { [a]: keyOf(a), [b]: keyOf(b), [c]: keyOf(c) };
    const chosenAt = { [a]: clock + SECOND, [b]: end - SECOND, [c]: end + SECOND };
    const late = { chosen, chosenAt, marked: [], times: {} };
    await comeBackAt(end + 24 * HOUR);
    const over = await learner.json("POST", `/api/attempts/${id}/submit`, late);
    const { questions: total, percent, correct, remarks } = ended(over).result;
    expect({ total, correct, percent }).toEqual({ total: 6, correct: 2, percent: 33 });
    expect(remarks).toMatchObject([{ reason: "lateAnswers", count: 2, before: { correct: 0, percent: 0 } }]);
    expect(await learner.json("PUT", `/api/attempts/${id}`, late)).toMatchObject({ isOver: true });
    expect(ended(await read(id)).result.remarks).toHaveLength(1);
    expect((await answersInLog()).toSorted()).toEqual([
      ...[
        ["exam", 0],
        ["exam", 1],
        ["exam", 1],
      ],
    ]);
  });

  it("keeps what arrives later still in the log, and names it", async () => {
    const { id, ...begun } = await begin(await makeExam({ minutes: 1 }));
    const [a] = begun.questions.map((question) => question.id) as [number];
    const end = Date.parse(begun.deadline);
    const late = { chosen: { [a]: keyOf(a) }, chosenAt: { [a]: end - SECOND }, marked: [], times: {} };
    await comeBackAt(end + 24 * HOUR + SECOND);
    for (const _ of [1, 2]) await call("PUT", `/api/attempts/${id}`, late);
    const { result } = ended(await read(id));
    expect(result).toMatchObject({ correct: 0, tooLate: [a] });
    expect(result.remarks).toBeUndefined();
    expect(await answersInLog()).toEqual([["exam", 1]]);
  });

  it("gives the results of sections with one heading by document and by set", async () => {
    const textOf = (seed: number) => `# Minerals\n\n${madeUpNotes(seed, 2_000).replaceAll(/^#.*$/gmu, "")}`;
    await takeSet(textOf(1));
    const other = set.id;
    await takeSet(textOf(2));
    const { name } = await learner.set(other);
    await call("PATCH", `/api/datasets/${set.id}`, { name });
    const added = await learner.json<{ jobId: string; token: string }>(
      "POST",
      `/api/datasets/${set.id}/notes`,
      { text: textOf(3), name: "Second" },
    );
    await allEvents(server, added);
    const whole = [set.id, other].map((datasetId) => ({ datasetId, sections: null }));
    const begun = await begin(await makeExam({ sets: whole, count: 12 }));
    const over = await learner.json("POST", `/api/attempts/${begun.id}/submit`, answersOf(begun, 0, 0));
    const { questions, result } = AttemptSchema.parse(over) as Extract<Attempt, { state: "over" }>;
    expect(new Set(questions.map(({ datasetName }) => datasetName)).size).toBe(1);
    const of = (datasetId: string, part?: string) =>
      questions.filter((one) => one.datasetId === datasetId && one.source?.part === part).length;
    const told = result.sections.map(({ heading, part, questions: count }) => [heading, part, count]);
    expect(told.toSorted()).toEqual(
      [
        ["Minerals", undefined, of(set.id)],
        ["Minerals", "Second", of(set.id, "Second")],
        ["Minerals", undefined, of(other)],
      ].toSorted(),
    );
    // And each has its share of the questions.
    for (const [, , count] of told) expect(count).toBe(4);
  });

  it("is taken again with the same questions in another order, or drawn afresh without flagged ones", async () => {
    const examId = await makeExam({ count: 4 });
    const ids = ({ questions }: Attempt) => questions.map(({ id }) => id);
    const first = await begin(examId);
    await call("POST", `/api/attempts/${first.id}/submit`, answersOf(first, 0, 0));
    clock += MINUTE;
    const same = await begin(examId, { isSame: true });
    expect(ids(same).toSorted()).toEqual(ids(first).toSorted());
    await call("POST", `/api/attempts/${same.id}/submit`, answersOf(same, 0, 0));
    clock += MINUTE;
    const fresh = await begin(examId, { isSame: false, flagged: ids(first) });
    expect(ids(fresh).filter((id) => ids(first).includes(id))).toEqual([]);
    const [exam] = ExamSchema.array().parse(await learner.json("GET", "/api/exams"));
    expect(exam?.attempts.map(({ id }) => id)).toEqual([fresh.id, same.id, first.id]);
  });

  it("is the last result that Today tells of, until a quiz has ended", async () => {
    const lastResult = async () => {
      const answer = await call("GET", "/api/study/today?tz=UTC");
      return TodaySchema.parse(await answer.json()).lastResult;
    };
    const play = async (version: number, right: number, finished: boolean) => {
      clock += MINUTE;
      const some = keyed.map(({ id }, at): [string, number] => [
        String(id),
        at < right ? keyOf(id) : wrongOf(id),
      ]);
      const session = { idx: 0, finished, selectedByQ: Object.fromEntries(some), revealedByQ: {} };
      await call("PUT", `/api/datasets/${set.id}/session`, { version, session });
    };
    const keyed = set.questions.filter(({ groundTruthOptionId }) => groundTruthOptionId !== null);
    expect(await lastResult()).toBeNull();
    await play(0, 2, false);
    expect(await lastResult()).toBeNull();
    const { id, ...begun } = await begin(await makeExam());
    expect(await lastResult()).toBeNull();
    await call("POST", `/api/attempts/${id}/submit`, answersOf({ id, ...begun } as Attempt, 3, 1));
    const exam = { kind: "exam", id, name: "Midterm", percent: 50 };
    expect(await lastResult()).toEqual(exam);
    await play(1, 2, false);
    expect(await lastResult()).toEqual(exam);
    await play(2, 2, true);
    const percent = Math.round(200 / keyed.length);
    expect(await lastResult()).toMatchObject({ kind: "quiz", id: set.id, percent });
    await call("DELETE", `/api/datasets/${set.id}`);
    expect(await lastResult()).toEqual(exam);
  });

  it("draws of the sections that were chosen", async () => {
    const text = [1, 2].map((seed) => `# Minerals\n\n${madeUpNotes(seed, 3_000).replaceAll(/^#.*$/gmu, "")}`);
    await takeSet(text.join("\n\n"));
    const { sections } = await learner.read(SectionsSchema, `/api/datasets/${set.id}/sections`);
    const [one, two, ...more] = sections;
    expect([one?.heading, two?.heading, more]).toEqual(["Minerals", "Minerals", []]);
    const { questions } = await begin(
      await makeExam({ sets: [{ datasetId: set.id, sections: [two?.section ?? 0] }], count: 200 }),
    );
    const own = set.questions.slice(one?.questions).map(({ id }) => id);
    expect(own).toHaveLength(two?.questions ?? 0);
    expect(questions.length).toBeGreaterThan(0);
    for (const { id } of questions) expect(own).toContain(id);
    const nothing = await makeExam({ sets: [{ datasetId: set.id, sections: [999] }] });
    const refused = await call("POST", `/api/exams/${nothing}/attempts`, { isSame: false });
    expect(await refusalOf(refused)).toMatchObject({ status: 422, code: "NO_QUESTIONS" });
  });

  it("keeps its result when its set is deleted, and goes with the account or when deleted", async () => {
    const examId = await makeExam();
    const begun = await begin(examId);
    await call("DELETE", `/api/datasets/${set.id}?forGood=true`);
    await call("POST", `/api/attempts/${begun.id}/submit`, answersOf(begun, 2, 0));
    expect(await read(begun.id)).toMatchObject({ state: "over", result: { correct: 2 } });
    expect((await call("DELETE", `/api/exams/${examId}`)).status).toBe(204);
    expect((await call("GET", `/api/attempts/${begun.id}`)).status).toBe(404);
    expect((await call("DELETE", `/api/exams/${examId}`)).status).toBe(404);
  });

  it("says which keys were corrected since, and is marked anew by them with both results kept", async () => {
    const examId = await makeExam();
    const begun = await begin(examId);
    const submitted = await call("POST", `/api/attempts/${begun.id}/submit`, answersOf(begun, 3, 3));
    expect(AttemptSchema.parse(await submitted.json())).toMatchObject({
      result: { correct: 3 },
      corrected: [],
    });
    const ids = begun.questions.map(({ id }) => id);
    const [right, , , wrong, onlyWords, otherOptions] = ids as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const changeWords = async (id: number, change: (words: QuestionWords) => Partial<QuestionWords>) => {
      const { questions } = await learner.set(set.id);
      const question = questions.find((one) => one.id === id) as Question;
      const options = question.options.map(({ label: _, ...option }) => option);
      const key = options.findIndex((option) => option.id === question.groundTruthOptionId);
      const words = { text: question.text, options, key, explanation: question.aiExplanation };
      const body = { version: question.version, words: { ...words, ...change(words) } };
      expect((await call("PUT", `/api/questions/${id}`, body)).status).toBe(200);
    };
    const chosenNow = ({ options }: QuestionWords, id: number) =>
      options.findIndex((option) => option.id === wrongOf(id));
    clock += MINUTE;
    const since = new Date(clock).toISOString();
    await changeWords(right, (words) => ({ key: chosenNow(words, right), explanation: "As corrected." }));
    await changeWords(wrong, (words) => ({ key: chosenNow(words, wrong) }));
    await changeWords(otherOptions, ({ options, key }) => ({
      options: options.map((option, at) => (at === key ? { text: "Another" } : option)),
    }));
    clock += MINUTE;
    await changeWords(right, ({ text }) => ({ text: `${text} Again.` }));
    await changeWords(onlyWords, ({ text }) => ({ text: `${text} Reworded.` }));
    const told = await read(begun.id);
    expect(told).toMatchObject({ result: { correct: 3 } });
    const corrected = [right, wrong, otherOptions].map((questionId) => ({ questionId, since }));
    expect((told as { corrected?: object[] }).corrected?.toSorted(byId)).toEqual(corrected.toSorted(byId));
    const anew = AttemptSchema.parse(await learner.json("POST", `/api/attempts/${begun.id}/remark`));
    const before = { questions: 6, correct: 3, unanswered: 0, percent: 50, isPassed: true };
    // One is wrong now, one right, and of one the right option was not among those it was asked with.
    const result = { questions: 5, correct: 3, unanswered: 0, percent: 60, isPassed: true };
    const remark = { reason: "correctedKeys", at: new Date(clock).toISOString(), count: 3, before };
    expect(anew).toMatchObject({ corrected: [], result: { ...result, remarks: [remark] } });
    expect(anew).toEqual(AttemptSchema.parse(await learner.json("POST", `/api/attempts/${begun.id}/remark`)));
    const [exam] = ExamSchema.array().parse(await learner.json("GET", "/api/exams"));
    expect(exam?.attempts[0]?.result).toMatchObject({ ...result, remarks: [remark] });
    // The same questions once more are asked with their present keys.
    clock += MINUTE;
    const same = await begin(examId, { isSame: true });
    const again = { chosen: { [wrong]: wrongOf(wrong) }, marked: [], times: {} };
    await call("POST", `/api/attempts/${same.id}/submit`, again);
    expect(await read(same.id)).toMatchObject({ result: { correct: 1 }, corrected: [] });
  });

  it("is nobody else's", async () => {
    const examId = await makeExam();
    const { id } = await begin(examId);
    const { token: stranger } = await server.account();
    const nothing = { chosen: {}, marked: [], times: {} };
    for (const [method, path, body] of [
      ["POST", `/api/exams/${examId}/attempts`, { isSame: false }],
      ["GET", `/api/attempts/${id}`, undefined],
      ["PUT", `/api/attempts/${id}`, nothing],
      ["POST", `/api/attempts/${id}/submit`, nothing],
      ["POST", `/api/attempts/${id}/remark`, undefined],
      ["DELETE", `/api/exams/${examId}`, undefined],
    ] as const)
      expect((await call(method, path, body, stranger)).status, path).toBe(404);
    expect(await learner.json("GET", "/api/exams", undefined, stranger)).toEqual([]);
    const mixed = rulesOf({ sets: [...rulesOf().sets, { datasetId: "gone", sections: null }] });
    expect((await call("POST", "/api/exams", rulesOf(), stranger)).status).toBe(404);
    expect((await call("POST", "/api/exams", mixed)).status).toBe(404);
  });
});
