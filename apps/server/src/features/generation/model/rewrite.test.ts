import { randomUUID } from "node:crypto";
import {
  type AnswerOutcome,
  type DatasetDetail,
  LIMITS,
  ModelStandingSchema,
  type NewVersion,
  type Question,
} from "@quizmill/contract";
import { type StandIn, startStandIn } from "@quizmill/models/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lockAccount } from "../../../platform/database/open.ts";
import { inTransaction } from "../../../platform/database/transactions.ts";
import { answerTo } from "../../../test-answers.ts";
import { learnerOf, ownServer } from "../../../test-learner.ts";
import { createTestEngine, engineFailure, type TestEngine } from "../testing/engine.ts";
import { formOf } from "../testing/files.ts";
import { allEvents, makeSet, notesOf } from "../testing/sets.ts";

const PASSAGES = 4;
const QUESTIONS = 2 * PASSAGES;

/** Only asked whether it answers: what a model writes comes from the test's engine. */
let standIn: StandIn;
let engine: TestEngine;

beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.close());
beforeEach(() => {
  engine = createTestEngine({ allowedModel: 0 });
});
const server = ownServer(() => ({
  engine,
  settings: {
    LLM_PROVIDER: "openai-compatible",
    LLM_BASE_URL: standIn.baseUrl("chat"),
    LLM_MODEL: "any",
  },
}));
const learner = learnerOf(server);
const { call, json } = learner;

type Set = { jobId: string; token: string; datasetId: string };

const read = (set: Set): Promise<DatasetDetail> => learner.set(set.datasetId);
const eventsUntilEnd = (set: Set) => allEvents(server, set);

/** A set that the embedded engine is through with and the model has not begun. */
async function newSet(): Promise<{ set: Set; questions: Question[] }> {
  const set = await makeSet(server, learner.token, { text: notesOf(PASSAGES), engine: "model" });
  await expect.poll(async () => (await read(set)).questions.length).toBe(QUESTIONS);
  return { set, questions: (await read(set)).questions };
}

async function rewrittenUpTo(set: Set, passages: number): Promise<DatasetDetail> {
  engine.allowModel(passages);
  await expect.poll(async () => (await read(set)).model?.usage.calls).toBe(2 * passages);
  await expect.poll(async () => byModel(await read(set)).length).toBe(2 * passages);
  return read(set);
}

const byModel = ({ questions }: DatasetDetail) => questions.filter(({ writtenBy }) => writtenBy === "model");

const firstChosen = (question: Question) =>
  answerTo(question, {
    questionVersion: question.version,
    chosenOptionId: question.options[0]?.id ?? null,
  });

async function send(...questions: Question[]): Promise<AnswerOutcome["outcome"][]> {
  const { answers } = await json<{ answers: AnswerOutcome[] }>("POST", "/api/answers", {
    answers: questions.map(firstChosen),
  });
  return answers.map(({ outcome }) => outcome);
}

function at<T>(list: readonly T[], index: number): T {
  const found = list.at(index);
  if (found === undefined) throw new Error(`There is nothing at ${index}.`);
  return found;
}

describe("a set that a model writes anew", () => {
  it("has all its questions before, and gets the model's in their places, passage by passage", async () => {
    const { set, questions } = await newSet();
    const first = await rewrittenUpTo(set, 1);
    expect(first.status).toBe("PROCESSING");
    expect(first.questions.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
    expect(first.questions.slice(0, 2).map(({ text, version, origin }) => [text, version, origin])).toEqual([
      ["Better 0.0", 2, "model"],
      ["Better 0.1", 2, "model"],
    ]);
    expect(first.questions.slice(2)).toEqual(questions.slice(2));
    engine.allowModel(PASSAGES);
    const events = await eventsUntilEnd(set);
    expect(events.map(({ id }) => id)).toEqual(events.map((_event, index) => index + 1));
    expect(events.flatMap(({ data }) => (data.model === undefined ? [] : [data.model]))).toEqual(
      [1, 2, 3, 4].map((done) => ({ done, total: PASSAGES })),
    );
    expect(events.at(-1)).toMatchObject({ name: "done", data: { status: "READY", total: QUESTIONS } });
    const last = await read(set);
    expect(byModel(last)).toHaveLength(QUESTIONS);
    expect(last.quality).toMatchObject({ written: QUESTIONS, withQuote: QUESTIONS });
    expect(last.quality?.keyPositions.reduce((sum, count) => sum + count, 0)).toBe(QUESTIONS);
    expect(last.model).toMatchObject({ fellBack: null, usage: { calls: QUESTIONS, inputTokens: 80 } });
  });

  it("gets no more questions than a set may have, neither from the model nor from the embedded engine", async () => {
    const limits: { questionsMax: number } = LIMITS.dataset;
    const { questionsMax } = limits;
    engine = createTestEngine({ addedByModel: 2 });
    await server.restart();
    try {
      limits.questionsMax = QUESTIONS + 3;
      const text = notesOf(PASSAGES);
      const rewritten = await makeSet(server, learner.token, { text, engine: "model" });
      await eventsUntilEnd(rewritten);
      expect(await read(rewritten)).toMatchObject({ status: "READY", questionCount: QUESTIONS + 3 });
      limits.questionsMax = QUESTIONS - 1;
      const short = await makeSet(server, learner.token, { text });
      await eventsUntilEnd(short);
      expect(await read(short)).toMatchObject({ status: "READY", questionCount: QUESTIONS - 1 });
    } finally {
      limits.questionsMax = questionsMax;
    }
  });

  it("keeps each question that its owner answered, chose an option of, changed, reported, deleted or is at", async () => {
    const { set, questions } = await newSet();
    const [answered, chosen, edited, reported, deleted] = questions as [
      Question,
      Question,
      Question,
      Question,
      Question,
    ];
    expect(await send(answered)).toEqual(["accepted"]);
    const selectedByQ = { [chosen.id]: at(chosen.options, 0).id };
    const session = { idx: QUESTIONS - 2, selectedByQ, revealedByQ: {}, finished: false };
    await call("PUT", `/api/datasets/${set.datasetId}/session`, { version: 0, session });
    const words = {
      text: "My own words, which are long enough?",
      options: edited.options,
      key: 0,
      explanation: "",
    };
    expect((await call("PUT", `/api/questions/${edited.id}`, { version: 1, words })).status).toBe(200);
    const report = { version: 1, reason: "unclear", note: "" };
    expect((await call("PUT", `/api/questions/${reported.id}/report`, report)).status).toBeLessThan(300);
    expect((await call("DELETE", `/api/questions/${deleted.id}?version=1`)).status).toBe(200);
    engine.allowModel(PASSAGES);
    await eventsUntilEnd(set);
    const last = await read(set);
    expect(last.questionCount).toBe(QUESTIONS - 1);
    for (const kept of [answered, chosen, reported, at(questions, -1)])
      expect(last.questions.find(({ id }) => id === kept.id)).toEqual(kept);
    expect(last.questions.find(({ id }) => id === edited.id)).toMatchObject({
      text: words.text,
      origin: "edited",
    });
    expect(byModel(last).map(({ id }) => id)).toEqual(questions.slice(5, -1).map(({ id }) => id));
  });

  const states = async () => {
    const rows = await server.db
      .selectFrom("reviewStates")
      .select("questionId")
      .orderBy("questionId")
      .execute();
    return rows.map(({ questionId }) => questionId);
  };

  it("asks nothing twice: the question that was answered as it was shown is there again, and counts", async () => {
    const { set, questions } = await newSet();
    const { questions: now } = await rewrittenUpTo(set, 1);
    const [shown, model] = [at(questions, 0), at(now, 0)];
    const shared = model.options.filter(({ id }) => shown.options.some((one) => one.id === id));
    expect(shared).toEqual([]);
    expect(await send(shown, at(questions, 2))).toEqual(["accepted", "accepted"]);
    expect(await states()).toEqual([shown.id, at(questions, 2).id]);
    const { questions: last, questionCount } = await read(set);
    expect(at(last, 0)).toEqual({ ...shown, version: 3 });
    expect(at(last, 1)).toEqual(at(now, 1));
    expect(questionCount).toBe(QUESTIONS);
    const history = await call("GET", `/api/questions/${shown.id}/history`);
    expect(await history.json()).toMatchObject({
      versions: [{ version: 3 }, { version: 2, text: model.text }, { version: 1 }],
    });
    engine.allowModel(PASSAGES);
    await eventsUntilEnd(set);
    expect(at((await read(set)).questions, 0)).toEqual({ ...shown, version: 3 });
  });

  it("keeps the model's question where that was answered too, whichever answer comes first", async () => {
    const { set, questions } = await newSet();
    const { questions: now } = await rewrittenUpTo(set, 1);
    expect(await send(at(now, 0))).toEqual(["accepted"]);
    expect(await send(at(questions, 0))).toEqual(["accepted"]);
    expect(await send(at(questions, 1), at(now, 1))).toEqual(["accepted", "accepted"]);
    expect((await read(set)).questions.slice(0, 2)).toEqual(now.slice(0, 2));
    expect(await states()).toEqual([at(now, 0).id, at(now, 1).id]);
  });

  it("gives the place back to a question of which an option was chosen, and to none of another set", async () => {
    const { set, questions } = await newSet();
    const { questions: now } = await rewrittenUpTo(set, 1);
    const choose = (datasetId: string, version: number, selectedByQ: Record<number, number | undefined>) =>
      call("PUT", `/api/datasets/${datasetId}/session`, {
        version,
        session: { idx: 0, selectedByQ, revealedByQ: {}, finished: false },
      });
    const [shown, other] = [at(questions, 0), at(now, 1)];
    const ofModel = { [other.id]: at(other.options, 1).id };
    const stranger = await server.account();
    const theirs = await makeSet(server, stranger.token, { text: notesOf(1) });
    await server.call("PUT", `/api/datasets/${theirs.datasetId}/session`, {
      token: stranger.token,
      body: {
        version: 0,
        session: { idx: 0, selectedByQ: { [shown.id]: 1 }, revealedByQ: {}, finished: false },
      },
    });
    expect((await choose(set.datasetId, 0, ofModel)).status).toBe(200);
    expect((await read(set)).questions).toEqual(now);
    const both = { ...ofModel, [shown.id]: at(shown.options, 1).id };
    expect((await choose(set.datasetId, 1, both)).status).toBe(200);
    const { questions: last } = await read(set);
    expect(at(last, 0)).toEqual({ ...shown, version: 3 });
    expect(last.slice(1)).toEqual(now.slice(1));
    const stored = await call("GET", `/api/datasets/${set.datasetId}/session`);
    expect(await stored.json()).toMatchObject({ session: { selectedByQ: both } });
  });

  it("gives back the words of before, with who wrote them", async () => {
    const { set, questions } = await newSet();
    await rewrittenUpTo(set, 1);
    const { id } = at(questions, 0);
    await call("POST", `/api/questions/${id}/restore`, { version: 2, to: 1 });
    const restored = (await read(set)).questions.find((question) => question.id === id);
    expect(restored).toEqual({ ...at(questions, 0), version: 3 });
  });

  it("keeps a question whose answer is being stored while the model's come", async () => {
    const { set, questions } = await newSet();
    const { id: questionId, groundTruthOptionId: key } = at(questions, 0);
    const { accountId } = await server.db
      .selectFrom("datasets")
      .select("accountId")
      .where("id", "=", set.datasetId)
      .executeTakeFirstOrThrow();
    await inTransaction(server.db, async (tx) => {
      await lockAccount(tx, accountId);
      engine.allowModel(1);
      await expect.poll(() => engine.rewritten).toEqual([0]);
      await tx
        .insertInto("answers")
        .values({
          accountId,
          id: randomUUID(),
          questionId,
          questionVersion: 1,
          datasetId: set.datasetId,
          chosenOptionId: key,
          keyOptionId: key,
          isCorrect: 1,
          confidence: null,
          source: "quiz",
          durationMs: 1,
          usualMs: null,
          retention: 0.9,
          day: 1,
          answeredAt: 1,
          receivedAt: 1,
          deviceId: "phone",
          weightsVersion: 0,
        })
        .execute();
    });
    await expect.poll(async () => byModel(await read(set)).length).toBe(1);
    expect((await read(set)).questions).toHaveLength(QUESTIONS);
    expect(at((await read(set)).questions, 0)).toEqual(at(questions, 0));
  });

  it("goes on after a restart with the passage that follows, and pays for none twice", {
    tags: "thorough",
  }, async () => {
    const { set, questions } = await newSet();
    const before = await rewrittenUpTo(set, 1);
    await send(at(questions, 2));
    engine = createTestEngine({ allowedModel: PASSAGES });
    await server.restart();
    await eventsUntilEnd(set);
    expect(engine.worked).toEqual([]);
    expect(engine.rewritten).toEqual([1, 2, 3]);
    const last = await read(set);
    expect(last.questions.slice(0, 2)).toEqual(before.questions.slice(0, 2));
    expect(at(last.questions, 2)).toEqual(at(questions, 2));
    expect(byModel(last)).toHaveLength(QUESTIONS - 1);
    expect(last.model?.usage.calls).toBe(QUESTIONS - 1);
  });

  it("is ready with what is there when its owner stops it", async () => {
    const { set } = await newSet();
    const before = await rewrittenUpTo(set, 1);
    await call("POST", `/api/jobs/${set.jobId}/cancel`);
    expect((await eventsUntilEnd(set)).at(-1)).toMatchObject({ name: "done", data: { status: "READY" } });
    const last = await read(set);
    expect(last).toMatchObject({ status: "READY", failureCode: null, questions: before.questions });
    engine.allowModel(1);
    expect((await read(set)).questions).toEqual(before.questions);
  });

  it("keeps the embedded engine's questions where the model's part fails, and says so", async () => {
    engine.before = ({ ordinal }) => {
      if (engine.rewritten.length > 0 && ordinal === 1) throw engineFailure();
    };
    const { set, questions } = await newSet();
    engine.allowModel(PASSAGES);
    expect((await eventsUntilEnd(set)).at(-1)).toMatchObject({ name: "done", data: { status: "READY" } });
    const last = await read(set);
    expect(last).toMatchObject({ failureCode: null, model: { fellBack: "model_unreachable" } });
    expect(byModel(last)).toHaveLength(2);
    expect(last.questions.slice(2)).toEqual(questions.slice(2));
  });

  it("lets the model go on with what it had not written, once its owner asks for it", async () => {
    let isDown = true;
    engine.before = ({ ordinal }) => {
      if (isDown && engine.rewritten.length > 0 && ordinal === 1) throw engineFailure();
    };
    const { set, questions } = await newSet();
    const again = `/api/datasets/${set.datasetId}/again`;
    engine.allowModel(PASSAGES);
    await eventsUntilEnd(set);
    const stopped = await read(set);
    expect(byModel(stopped)).toHaveLength(2);
    await send(at(questions, 2));
    isDown = false;
    engine.allowModel(PASSAGES);
    expect((await call("POST", again)).status).toBe(204);
    await expect.poll(async () => (await read(set)).status).toBe("READY");
    const last = await read(set);
    expect(last.model?.fellBack).toBeNull();
    // What the model wrote before is neither paid for nor replaced again, and what was answered stays.
    expect(last.questions.slice(0, 3)).toEqual(stopped.questions.slice(0, 3));
    expect(byModel(last)).toHaveLength(QUESTIONS - 1);
    const refused = await call("POST", again);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "SET_CHANGED" }]);
    const stranger = await server.account();
    expect((await server.call("POST", again, { token: stranger.token })).status).toBe(404);
  });

  it("keeps no other upload waiting: it can be played, so it counts among those apart", async () => {
    const sets = [];
    for (let i = 0; i < LIMITS.upload.runningJobsPerAccount; i += 1) sets.push((await newSet()).set);
    const { set: fourth } = await newSet();
    engine.allowModel(PASSAGES * (sets.length + 1));
    for (const set of [...sets, fourth]) await eventsUntilEnd(set);
    expect(byModel(await read(fourth))).toHaveLength(QUESTIONS);
  });

  it("shows from then on how long the model takes for a question", async () => {
    const pace = () => learner.read(ModelStandingSchema, "/api/me/model");
    expect((await pace()).msPerQuestion).toBeNull();
    const { set } = await newSet();
    engine.allowModel(PASSAGES);
    await eventsUntilEnd(set);
    expect((await pace()).msPerQuestion).toBeGreaterThan(0);
  });

  it("writes nothing anew of the documents that were there before another one was added", async () => {
    const { set } = await newSet();
    engine.allowModel(PASSAGES);
    await eventsUntilEnd(set);
    const before = await read(set);
    engine.allowModel(0);
    const added = await call("POST", `/api/datasets/${set.datasetId}/notes`, { text: notesOf(2, "Second") });
    expect(added.status).toBe(200);
    engine.allowModel(PASSAGES);
    await eventsUntilEnd({ ...set, ...((await added.json()) as { jobId: string; token: string }) });
    const after = await read(set);
    expect(after.questions.slice(0, QUESTIONS)).toEqual(before.questions);
    expect(after.model?.usage.calls).toBe((before.model?.usage.calls ?? 0) + 4);
    expect(byModel(after)).toHaveLength(QUESTIONS + 4);
  });

  /** Has a set follow a newer version of its first document. */
  async function follow({ datasetId }: { datasetId: string }, paragraphs: string[]): Promise<void> {
    const body = formOf(paragraphs.join("\n\n"), "notes.txt");
    const send = (query: string) =>
      call("POST", `/api/datasets/${datasetId}/document?document=0${query}`, body);
    const { revision } = (await (await send("")).json()) as NewVersion;
    expect((await send(`&revision=${revision}`)).status).toBe(200);
  }

  it("writes anew only what a newer version of the document has else", async () => {
    const { set } = await newSet();
    engine.allowModel(PASSAGES);
    await eventsUntilEnd(set);
    engine.rewritten.length = 0;
    await follow(set, [notesOf(PASSAGES), notesOf(1, "Other")]);
    engine.allowModel(PASSAGES);
    await expect.poll(async () => (await read(set)).status).toBe("READY");
    expect(engine.rewritten).toEqual([PASSAGES]);
  });

  it("writes anew only what a newer version of an earlier document has else", async () => {
    const { set } = await newSet();
    engine.allowModel(PASSAGES);
    await eventsUntilEnd(set);
    const added = await call("POST", `/api/datasets/${set.datasetId}/notes`, { text: notesOf(2, "Second") });
    engine.allowModel(2);
    await eventsUntilEnd({ ...set, ...((await added.json()) as { jobId: string; token: string }) });
    const before = await read(set);
    engine.rewritten.length = 0;
    const text = [notesOf(1), notesOf(1, "Other"), notesOf(PASSAGES).split("\n\n").slice(1)].flat();
    await follow(set, text);
    engine.allowModel(PASSAGES);
    await expect.poll(async () => (await read(set)).status).toBe("READY");
    expect(engine.rewritten).toEqual([1]);
    const after = await read(set);
    const ids = new Set(before.questions.map(({ id }) => id));
    expect(after.questions.filter(({ id }) => ids.has(id))).toEqual(before.questions);
    expect(byModel(after)).toHaveLength(QUESTIONS + 4 + 2);
  });

  describe("with more of some passages than has a place there", () => {
    /** The quotes behind its spare questions, all on the second passage. */
    let spare: readonly string[];
    /** The model writes nothing of the first and the third passage. */
    const half = () => {
      engine = createTestEngine({
        allowedModel: 0,
        byModel: ({ ordinal }) => ({
          most: ordinal % 2 === 0 ? 0 : 2,
          spare: ordinal === 1 ? spare : [],
        }),
      });
      return server.restart().then(newSet);
    };
    const ended = async (set: Set) => {
      engine.allowModel(PASSAGES);
      await eventsUntilEnd(set);
      return read(set);
    };
    const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);
    const spareIn = ({ questions }: DatasetDetail) =>
      questions.filter(({ text }) => text.startsWith("Spare"));

    it("has its own places first, then those of the worst questions that are left, until none is", async () => {
      const { set, questions } = await half();
      spare = ["one", "two", "three", "four", "five"];
      const last = await ended(set);
      expect(last.questions.map(({ writtenBy }) => writtenBy)).toEqual(questions.map(() => "model"));
      expect(last).toMatchObject({ questionCount: QUESTIONS, quality: { written: QUESTIONS } });
      expect(last.quality?.keyPositions.reduce((sum, count) => sum + count, 0)).toBe(QUESTIONS);
      expect(spareIn(last).map(({ text }) => text)).toEqual([0, 1, 2, 3].map((i) => `Spare 1.${i}`));
      // They stand where their text is.
      expect(last.questions.map(({ text }) => text.slice(0, 8))).toEqual([
        "Better 1",
        "Better 1",
        "Spare 1.",
        "Spare 1.",
        "Spare 1.",
        "Spare 1.",
        "Better 3",
        "Better 3",
      ]);
      const options = last.questions.reduce((sum, one) => sum + one.options.length, 0);
      const row = server.db.selectFrom("datasets").select("optionCount").where("id", "=", set.datasetId);
      expect((await row.executeTakeFirstOrThrow()).optionCount).toBe(options);
    });

    it("takes the places of the worst, and of none that was answered or edited", async () => {
      const { set, questions } = await half();
      spare = ["one", "two"];
      const [answered, edited] = [at(questions, 0), at(questions, 4)];
      await call("PUT", `/api/datasets/${set.datasetId}/session`, {
        version: 0,
        session: { idx: QUESTIONS - 1, selectedByQ: {}, revealedByQ: {}, finished: false },
      });
      expect(await send(answered)).toEqual(["accepted"]);
      const words = { text: "My own words, long enough?", options: edited.options, key: 0, explanation: "" };
      expect((await call("PUT", `/api/questions/${edited.id}`, { version: 1, words })).status).toBe(200);
      const last = await ended(set);
      expect(spareIn(last)).toHaveLength(2);
      const gone = idsOf(questions).filter((id) => !idsOf(last.questions).includes(id));
      expect(gone).toEqual(idsOf([at(questions, 1), at(questions, 5)]));
    });

    it("asks nothing twice, in whichever passage it is asked", async () => {
      const { set, questions } = await half();
      spare = [at(questions, 0), at(questions, 4)].map(({ source }) => source?.quote ?? "");
      expect(await send(at(questions, 0))).toEqual(["accepted"]);
      const last = await ended(set);
      expect(spareIn(last).map(({ text }) => text)).toEqual(["Spare 1.1"]);
      const gone = idsOf(questions).filter((id) => !idsOf(last.questions).includes(id));
      expect(gone).toEqual([at(questions, 4).id]);
    });
  });

  it("can be put into the trash meanwhile, and is as it was when it comes back", async () => {
    const { set } = await newSet();
    const before = await rewrittenUpTo(set, 1);
    expect((await call("DELETE", `/api/datasets/${set.datasetId}`)).status).toBeLessThan(300);
    engine.allowModel(PASSAGES);
    expect((await call("POST", `/api/datasets/${set.datasetId}/restore`)).status).toBeLessThan(300);
    expect(await read(set)).toMatchObject({ status: "READY", questions: before.questions });
  });
});
