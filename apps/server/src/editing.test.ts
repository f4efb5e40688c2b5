import {
  AddedQuestionSchema,
  AdviceSchema,
  DeletedQuestionsSchema,
  LIMITS,
  type Question,
  QuestionChangeSchema,
  QuestionHistorySchema,
  type QuestionWords,
  StatsSchema,
} from "@quizmill/contract";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { createTestEngine } from "./features/generation/testing/engine.ts";
import { allEvents, makeSet, notesOf, readSet, refusalOf } from "./features/generation/testing/sets.ts";
import { rebuildStudy } from "./features/study/rebuild.ts";
import { answerTo } from "./test-answers.ts";
import { startTestApp } from "./test-app.ts";
import { createTestHome } from "./test-home.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";
import { finishedDeletions } from "./test-rows.ts";

const server = sharedServer();
const learner = learnerOf(server);
const { call, json, read } = learner;
let id: string;
let questions: readonly Question[];
beforeEach(async () => {
  ({ id, questions } = await learner.newSet({ text: madeUpNotes(1, 3_000) }));
});

const first = () => questions[0] as Question;
const OWN: QuestionWords = {
  text: "Mine?",
  options: [{ text: "Yes" }, { text: "No" }],
  key: 1,
  explanation: null,
};

function wordsOf(question: Question, changed: Partial<QuestionWords> = {}): QuestionWords {
  const { text, options, groundTruthOptionId, aiExplanation } = question;
  return {
    text,
    options: options.map((option) => ({ id: option.id, text: option.text })),
    key: options.findIndex((option) => option.id === groundTruthOptionId),
    explanation: aiExplanation,
    ...changed,
  };
}

async function change(method: string, path: string, body?: unknown) {
  const answer = await call(method, path, body);
  expect(answer.status).toBe(200);
  return QuestionChangeSchema.parse(await answer.json());
}

const edit = ({ id: question, version = 1 }: Question, words: QuestionWords) =>
  change("PUT", `/api/questions/${question}`, { version, words });
const remove = ({ id: question, version = 1 }: Question) =>
  change("DELETE", `/api/questions/${question}?version=${version}`);
const restore = (question: number, version: number, to: number) =>
  change("POST", `/api/questions/${question}/restore`, { version, to });
const history = (question: number) => read(QuestionHistorySchema, `/api/questions/${question}/history`);
const setNow = () => learner.set(id);
const optionsInStats = async () => (await read(StatsSchema, "/api/me/stats")).answerOptions;
/** What is in a file of the account's archive. */
async function archived(name: string): Promise<string> {
  const archive = await call("GET", "/api/me/export");
  return strFromU8(unzipSync(new Uint8Array(await archive.arrayBuffer()))[name] ?? new Uint8Array());
}

/** Another option than the right one. */
const otherKey = (question: Question) =>
  question.options.findIndex((option) => option.id !== question.groundTruthOptionId);

async function answered(question: Question, chosenOptionId: number | null) {
  const answer = answerTo(question, { questionVersion: question.version, chosenOptionId });
  const { answers } = await json<{ answers: { outcome: string; code?: string }[] }>("POST", "/api/answers", {
    answers: [answer],
  });
  return answers[0]?.code ?? answers[0]?.outcome;
}

const stateOf = (question: number) =>
  server.db.selectFrom("reviewStates").selectAll().where("questionId", "=", question).execute();
const logOf = (question: number) =>
  server.db
    .selectFrom("answers")
    .select(["questionVersion", "isCorrect"])
    .where("questionId", "=", question)
    .orderBy("questionVersion")
    .execute();

describe("an edited question", () => {
  it("is given tags, and keeps them with its versions and until they are taken away", async () => {
    const { question, isStored } = await edit(
      first(),
      wordsOf(first(), { tags: [" cells, exam 1", "cells"] }),
    );
    expect([isStored, question.tags, question.version]).toEqual([true, ["cells", "exam 1"], 2]);
    // Its words are still those that were written for it.
    expect([question.origin, question.aiChosenOptionId]).toEqual([first().origin, first().aiChosenOptionId]);
    const other = await edit(question, wordsOf(question, { text: "Other words?" }));
    expect([other.question.tags, other.question.origin]).toEqual([["cells", "exam 1"], "edited"]);
    const none = await edit(other.question, wordsOf(other.question, { tags: [] }));
    expect(none.question).not.toHaveProperty("tags");
    expect((await history(question.id)).versions.map(({ tags = [] }) => tags.length)).toEqual([0, 2, 2, 0]);
    expect((await restore(question.id, 4, 2)).question.tags).toEqual(["cells", "exam 1"]);
    expect((await setNow()).questions[0]?.tags).toEqual(["cells", "exam 1"]);
    const stored = JSON.parse(await archived("sets/001/questions.json"));
    expect(stored.questions[0]).toMatchObject({ tags: ["cells", "exam 1"] });
  });

  it.each([
    ["more than twenty tags", Array.from({ length: 21 }, (_, i) => `tag ${i}`)],
    ["a tag that is too long", ["x".repeat(61)]],
  ])("is refused with %s", async (_what, tags) => {
    const body = { version: 1, words: wordsOf(first(), { tags }) };
    expect(await refusalOf(await call("PUT", `/api/questions/${first().id}`, body))).toMatchObject({
      status: 400,
      code: "VALIDATION_FAILED",
    });
  });

  it("shows its new words at once, in the set and its figures, and keeps the earlier ones", async () => {
    await setNow();
    const before = await optionsInStats();
    const options = [
      ...wordsOf(first()).options.slice(0, 2),
      { text: "A new one" },
      { text: "Ещё одна, $x^2$" },
    ];
    const told = await edit(first(), wordsOf(first(), { text: "What does\nit say?", options, key: 3 }));
    expect(told).toMatchObject({ isStored: true, isDeleted: false });
    const now = await setNow();
    const [question] = now.questions;
    expect(question).toEqual(told.question);
    expect(question).toMatchObject({
      text: "What does\nit say?",
      version: 2,
      origin: "edited",
      source: first().source,
      aiChosenOptionId: null,
      aiConfidence: null,
      aiOptionProbs: null,
      writtenBy: "embedded",
    });
    // New options have ids of their own, so that no answer names another option than it did.
    expect(question?.options.map((option) => `${option.id}${option.label}`)).toEqual([
      "1A",
      "2B",
      "5C",
      "6D",
    ]);
    expect(question?.groundTruthOptionId).toBe(6);
    expect(await optionsInStats()).toBe(before);
    const { versions } = await history(first().id);
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(versions[1]).toMatchObject({ text: first().text, options: first().options, origin: "generated" });
  });

  it("keeps what the solver said as long as only the explanation changes", async () => {
    const { question } = await edit(first(), wordsOf(first(), { explanation: "Because I say so." }));
    expect(question).toMatchObject({
      aiExplanation: "Because I say so.",
      aiChosenOptionId: first().aiChosenOptionId,
      aiConfidence: first().aiConfidence,
    });
  });

  it("refuses an edit that is based on earlier words, and tells the present ones", async () => {
    await edit(first(), wordsOf(first(), { text: "Mine, from the phone" }));
    const late = await edit(first(), wordsOf(first(), { text: "Mine, from the desk" }));
    expect(late).toMatchObject({ isStored: false, question: { text: "Mine, from the phone", version: 2 } });
    expect((await history(first().id)).versions).toHaveLength(2);
    expect((await remove(first())).isStored).toBe(false);
  });

  it("takes one of several edits that are sent at the same time", async () => {
    const told = await Promise.all(
      Array.from({ length: 6 }, (_, i) => edit(first(), wordsOf(first(), { text: `Device ${i}` }))),
    );
    const stored = told.filter(({ isStored }) => isStored);
    expect(stored).toHaveLength(1);
    for (const { question } of told) expect(question.text).toBe(stored[0]?.question.text);
    expect((await setNow()).questions[0]?.text).toBe(stored[0]?.question.text);
  });

  it.each([
    ["one option", { options: [{ text: "alone" }], key: 0 }],
    ["nine options", { options: Array.from({ length: 9 }, (_, i) => ({ text: String(i) })), key: 0 }],
    ["a key that is no option", { key: 8 }],
    ["no stem", { text: " \n " }],
    ["an empty option", { options: [{ text: "a" }, { text: " " }], key: 0 }],
    [
      "an option twice",
      {
        options: [
          { id: 1, text: "a" },
          { id: 1, text: "b" },
        ],
        key: 0,
      },
    ],
    ["a stem without end", { text: "x".repeat(LIMITS.question.stemMaxChars + 1) }],
  ])("is not stored with %s", async (_, changed) => {
    const words = wordsOf(first(), changed);
    const answer = await call("PUT", `/api/questions/${first().id}`, { version: 1, words });
    expect((await refusalOf(answer)).code).toBe("VALIDATION_FAILED");
  });

  it("takes any text, but no control characters and no half characters", async () => {
    const text = "a\u0000b\u{d800} \u202Ec <b>&amp;</b> 'q' ; drop\r\ntable";
    const { question } = await edit(first(), wordsOf(first(), { text }));
    expect(question.text).toBe("a b\ufffd \u202Ec <b>&amp;</b> 'q' ; drop\ntable");
  });

  it("gets the words of an earlier version back, as a new version", async () => {
    const { question } = await edit(first(), wordsOf(first(), { text: "Worse" }));
    const told = await restore(first().id, question.version ?? 0, 1);
    expect(told.isStored).toBe(true);
    expect(told.question).toEqual({ ...first(), version: 3 });
    const unknown = await call("POST", `/api/questions/${first().id}/restore`, { version: 3, to: 99 });
    expect(unknown.status).toBe(404);
  });

  it("keeps so many versions, and always the first", async () => {
    let last = first();
    for (let i = 0; i < LIMITS.question.versionsKept + 3; i++)
      ({ question: last } = await edit(last, wordsOf(last, { text: `Wording ${i}` })));
    const { versions } = await history(first().id);
    expect(versions).toHaveLength(LIMITS.question.versionsKept + 2);
    expect(versions.at(-1)).toMatchObject({ version: 1, text: first().text });
  });
});

describe("answers and the schedule of an edited question", () => {
  it("stay when words change, also for answers to the earlier words that come late", async () => {
    const key = first().groundTruthOptionId ?? 0;
    expect(await answered(first(), key)).toBe("accepted");
    const [before] = await stateOf(first().id);
    const words = wordsOf(first(), { text: "Reworded", options: wordsOf(first()).options.toReversed() });
    const rekeyed = { ...words, key: words.options.findIndex((option) => option.id === key) };
    const { question } = await edit(first(), rekeyed);
    expect(question.groundTruthOptionId).toBe(key);
    expect(await stateOf(first().id)).toEqual([before]);
    expect(await answered(first(), key)).toBe("accepted");
    expect(await answered(question, key)).toBe("accepted");
    expect((await stateOf(first().id))[0]?.reps).toBe(3);
    expect(await logOf(first().id)).toEqual([
      { questionVersion: 1, isCorrect: 1 },
      { questionVersion: 1, isCorrect: 1 },
      { questionVersion: 2, isCorrect: 1 },
    ]);
  });

  it("begin anew when another option is right, and come back with the earlier key", async () => {
    const key = first().groundTruthOptionId ?? 0;
    await answered(first(), key);
    const [before] = await stateOf(first().id);
    const session = {
      idx: 1,
      finished: false,
      selectedByQ: { [first().id]: key },
      revealedByQ: { [first().id]: true },
    };
    await call("PUT", `/api/datasets/${id}/session`, { version: 0, session });
    const { question } = await edit(first(), wordsOf(first(), { key: otherKey(first()) }));
    expect(await stateOf(first().id)).toEqual([]);
    // Nobody answered this question: the quiz asks it again.
    expect(await json("GET", `/api/datasets/${id}/session`)).toEqual({
      version: 2,
      session: { idx: 1, finished: false, selectedByQ: {}, revealedByQ: {} },
    });
    // An answer to the earlier version is judged by its key, and counts no more.
    expect(await answered(first(), key)).toBe("accepted");
    expect(await stateOf(first().id)).toEqual([]);
    expect(await answered(question, key)).toBe("accepted");
    expect(await stateOf(first().id)).toMatchObject([{ reps: 1, phase: "learning" }]);
    expect((await logOf(first().id)).map(({ isCorrect }) => isCorrect)).toEqual([1, 1, 0]);
    await restore(first().id, 2, 1);
    expect((await stateOf(first().id))[0]).toMatchObject({ reps: 2, firstReviewAt: before?.firstReviewAt });
    const states = await server.db.selectFrom("reviewStates").selectAll().orderBy("questionId").execute();
    await rebuildStudy(server.db);
    expect(await server.db.selectFrom("reviewStates").selectAll().orderBy("questionId").execute()).toEqual(
      states,
    );
  });

  it("refuse a version that never was, and an option that the version did not have", async () => {
    const { question } = await edit(
      first(),
      wordsOf(first(), { options: [{ id: 1, text: "a" }, { text: "b" }], key: 0 }),
    );
    expect(await answered({ ...first(), version: 9 }, 1)).toBe("VALIDATION_FAILED");
    expect(await answered(question, 2)).toBe("VALIDATION_FAILED");
    expect(await answered(first(), 2)).toBe("accepted");
    expect(await answered(question, 5)).toBe("accepted");
  });
});

describe("a deleted question", () => {
  it("is in no list and nothing to study, and comes back as it was", async () => {
    await answered(first(), first().groundTruthOptionId);
    const [state] = await stateOf(first().id);
    const before = await setNow();
    expect(await remove(first())).toMatchObject({ isStored: true, isDeleted: true });
    const without = await setNow();
    expect(without.questions.map((question) => question.id)).not.toContain(first().id);
    expect(without.questionCount).toBe(before.questionCount - 1);
    expect(without.questions).toHaveLength(before.questions.length - 1);
    expect(await stateOf(first().id)).toEqual([]);
    const sets = [{ datasetId: id, sections: null }];
    const rules = { name: "All", sets, count: 200, minutes: 1, passPercent: 50 };
    const exam = await json<{ id: string }>("POST", "/api/exams", rules);
    const attempt = await json("POST", `/api/exams/${exam.id}/attempts`, { isSame: false });
    expect(JSON.stringify(attempt)).not.toContain(JSON.stringify(first().text));
    const today = await json("GET", "/api/study/today");
    expect(JSON.stringify(today)).not.toContain(`"id":${first().id},`);
    const list = await read(DeletedQuestionsSchema, `/api/datasets/${id}/deleted`);
    expect(list.questions).toMatchObject([{ id: first().id, text: first().text }]);
    // Given before on a device that was offline.
    expect(await answered(first(), null)).toBe("accepted");
    expect(await stateOf(first().id)).toEqual([]);
    expect((await edit(first(), wordsOf(first(), { text: "Too late" }))).isStored).toBe(false);
    expect(await restore(first().id, 1, 1)).toMatchObject({ isStored: true, isDeleted: false });
    const after = await setNow();
    expect({ ...after, model: before.model }).toEqual({ ...before, model: before.model });
    expect((await stateOf(first().id))[0]).toMatchObject({ reps: 2, firstReviewAt: state?.firstReviewAt });
  });

  it("counts once, however often it is deleted at the same time", async () => {
    const before = (await setNow()).questionCount;
    await Promise.all(Array.from({ length: 4 }, () => remove(first())));
    expect((await setNow()).questionCount).toBe(before - 1);
    await Promise.all(Array.from({ length: 4 }, () => restore(first().id, 1, 1)));
    expect((await setNow()).questionCount).toBe(before);
  });
});

describe("a question of one's own", () => {
  const add = async (after: number | null, words = OWN) => {
    const answer = await call("POST", `/api/datasets/${id}/questions`, { after, words });
    expect(answer.status).toBe(201);
    return AddedQuestionSchema.parse(await answer.json()).question;
  };

  it("follows the question that it was written beside, and is answered like any other", async () => {
    const added = await add(first().id);
    expect(added).toMatchObject({ origin: "own", source: null, groundTruthOptionId: 2 });
    const start = await add(null);
    const { questions: now, questionCount } = await setNow();
    expect(now.map((question) => question.id).slice(0, 3)).toEqual([start.id, first().id, added.id]);
    expect(now.slice(3).map((question) => question.id)).toEqual(
      questions.slice(1).map((question) => question.id),
    );
    expect(questionCount).toBe(questions.length + 2);
    expect(await answered(added, 2)).toBe("accepted");
    expect((await edit(added, { ...OWN, text: "Still mine?" })).question.origin).toBe("own");
  });

  it("is not stored in a set of somebody else, or after a question of another set", async () => {
    const [elsewhere] = (await learner.newSet({ text: madeUpNotes(2, 2_000) })).questions;
    const body = { after: elsewhere?.id, words: OWN };
    expect((await call("POST", `/api/datasets/${id}/questions`, body)).status).toBe(404);
    const { token: stranger } = await server.account();
    const answer = await call("POST", `/api/datasets/${id}/questions`, { ...body, after: null }, stranger);
    expect(answer.status).toBe(404);
  });

  it("is stored with all others that are written at the same time", async () => {
    await Promise.all(Array.from({ length: 8 }, (_, i) => add(first().id, { ...OWN, text: `Mine ${i}?` })));
    const { questions: now } = await setNow();
    expect(now).toHaveLength(questions.length + 8);
    expect(new Set(now.slice(1, 9).map(({ text }) => text))).toEqual(
      new Set(Array.from({ length: 8 }, (_, i) => `Mine ${i}?`)),
    );
  });
});

describe("another question like one", () => {
  const identityOf = ({ text, options, groundTruthOptionId: key }: Question) =>
    `${text} ${options.find((option) => option.id === key)?.text}`;

  it("comes from the text around it, until it has no more, and never one that was deleted", {
    tags: "thorough",
  }, async () => {
    const seen = new Set(questions.map(identityOf));
    let made = 0;
    for (;;) {
      const answer = await call("POST", `/api/questions/${first().id}/another`);
      if (answer.status !== 201) {
        expect((await refusalOf(answer)).code).toBe("NO_OTHER_QUESTION");
        break;
      }
      const { question, after } = AddedQuestionSchema.parse(await answer.json());
      expect(after).toBe(first().id);
      expect(question.origin).toBe("generated");
      expect(seen).not.toContain(identityOf(question));
      seen.add(identityOf(question));
      made += 1;
      const order = (await setNow()).questions.map((one) => one.id);
      if (made === 1) expect(order.slice(0, 2)).toEqual([first().id, question.id]);
      await remove(question);
    }
    expect(made).toBeGreaterThan(0);
  });

  it("is never what its owner has corrected", async () => {
    const { question: rekeyed } = await edit(first(), wordsOf(first(), { key: otherKey(first()) }));
    await edit(rekeyed, wordsOf(rekeyed, { text: "Worded once more" }));
    for (let last = first(); ; ) {
      const answer = await call("POST", `/api/questions/${last.id}/another`);
      if (answer.status !== 201) break;
      ({ question: last } = AddedQuestionSchema.parse(await answer.json()));
      expect(identityOf(last)).not.toBe(identityOf(first()));
    }
  });

  it("is not written for anybody else", async () => {
    const { token: stranger } = await server.account();
    const answer = await call("POST", `/api/questions/${first().id}/another`, undefined, stranger);
    expect(answer.status).toBe(404);
  });
});

describe("the judge", () => {
  it("advises on the words being written, and refuses none", async () => {
    const advise = async (words: QuestionWords, questionId: number | null = first().id) =>
      AdviceSchema.parse(await json("POST", `/api/datasets/${id}/advice`, { questionId, words })).findings;
    expect(await advise(wordsOf(first()))).toEqual([]);
    const options = [{ text: "The same" }, { text: "the same" }, { text: "All of the above" }];
    const bad = { text: "What is not so?", options, key: 2, explanation: null };
    expect(await advise(bad, null)).toEqual(expect.arrayContaining(["duplicate_options", "all_or_none"]));
    expect((await edit(first(), bad)).isStored).toBe(true);
  });
});

describe("a report", () => {
  it("is kept with the version it is about, shown in the history, and can be taken back", async () => {
    const report = (body: object) => call("PUT", `/api/questions/${first().id}/report`, body);
    expect((await report({ reason: "unclear", note: "Which of both?" })).status).toBe(204);
    expect((await report({ reason: "wrong_key" })).status).toBe(204);
    expect((await history(first().id)).report).toMatchObject({ reason: "wrong_key", note: "", version: 1 });
    await report({ reason: null });
    expect((await history(first().id)).report).toBeNull();
    expect((await refusalOf(await report({ reason: "bored" }))).code).toBe("VALIDATION_FAILED");
  });
});

it("exports versions, deleted questions and reports, and deletes them with the account", async () => {
  await edit(first(), wordsOf(first(), { text: "Worded anew" }));
  await remove(questions[1] as Question);
  await call("PUT", `/api/questions/${first().id}/report`, { reason: "other", note: "Just so" });
  const told = await archived("sets/001/questions.json");
  for (const text of ["Worded anew", first().text, questions[1]?.text ?? "?", "Just so"])
    expect(told).toContain(JSON.stringify(text));
  expect((await call("DELETE", "/api/me")).status).toBe(204);
  await finishedDeletions(server.db);
  for (const table of ["questionVersions", "questionReports"] as const)
    expect(
      await server.db.selectFrom(table).selectAll().where("questionId", "=", first().id).execute(),
    ).toEqual([]);
});

describe("changes while the set is being written", () => {
  it("do not change what the job writes, even if the server stops in between", async () => {
    const home = await createTestHome();
    const run = async (disturb: boolean) => {
      let engine = createTestEngine({ allowed: 1 });
      let own = await startTestApp({ engine, home });
      const { token: mine, email } = await own.account();
      const set = await makeSet(own, mine, { text: notesOf(3) });
      const { questions: begun } = await readSet(own, mine, set.datasetId);
      const [one, two] = begun as [Question, Question];
      if (disturb) {
        const told = await Promise.all([
          own.call("DELETE", `/api/questions/${one.id}?version=1`, { token: mine }),
          own.call("PUT", `/api/questions/${two.id}`, { token: mine, body: { version: 1, words: OWN } }),
          own.call("POST", `/api/datasets/${set.datasetId}/questions`, {
            token: mine,
            body: { after: one.id, words: OWN },
          }),
          own.call("POST", `/api/questions/${one.id}/another`, { token: mine }),
        ]);
        expect(told.map(({ status }) => status)).toEqual([200, 200, 201, 201]);
      }
      await own.stop();
      engine = createTestEngine();
      own = await startTestApp({ engine, home });
      await allEvents(own, set);
      const login = await own.call("POST", "/api/auth/login", {
        body: { email, password: "Correct-horse-7" },
      });
      const { accessToken } = (await login.json()) as { accessToken: string };
      const done = await readSet(own, accessToken, set.datasetId);
      await own.stop();
      expect(done).toMatchObject({ status: "READY", questionCount: done.questions.length });
      return done.questions.map(({ text }) => text);
    };
    const undisturbed = await run(false);
    const disturbed = await run(true);
    await home.remove();
    expect(undisturbed).toHaveLength(6);
    expect(disturbed).toHaveLength(7);
    expect(disturbed.slice(-4)).toEqual(undisturbed.slice(-4));
    expect(disturbed).toContain("Mine?");
  });

  it("meet the job in any order, and no question is lost or twice", async () => {
    const engine = createTestEngine();
    const own = await startTestApp({ engine });
    const { token: mine } = await own.account();
    const set = await makeSet(own, mine, { text: notesOf(30) });
    const following = allEvents(own, set);
    let [added, deleted] = [0, 0];
    for (let i = 0; i < 10; i++) {
      const [latest] = (await readSet(own, mine, set.datasetId)).questions.slice(-1);
      if (latest === undefined) continue;
      const told = await Promise.all([
        own.call("POST", `/api/datasets/${set.datasetId}/questions`, {
          token: mine,
          body: { after: latest.id, words: OWN },
        }),
        own.call("DELETE", `/api/questions/${latest.id}?version=1`, { token: mine }),
      ]);
      expect(told.map(({ status }) => status)).toEqual([201, 200]);
      [added, deleted] = [added + 1, deleted + 1];
    }
    await following;
    const done = await readSet(own, mine, set.datasetId);
    await own.stop();
    expect(done).toMatchObject({ status: "READY", questionCount: 60 + added - deleted });
    expect(new Set(done.questions.map((question) => question.id)).size).toBe(60 + added - deleted);
  });
});
