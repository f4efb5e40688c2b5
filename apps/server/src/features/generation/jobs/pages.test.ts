import { type BrowserModelRequest, type DatasetDetail, LIMITS } from "@quizmill/contract";
import { type StandIn, startStandIn } from "@quizmill/models/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../../../../fixtures/made-up-lecture.ts";
import { realEngine } from "../../../test-app.ts";
import { learnerOf, ownServer } from "../../../test-learner.ts";
import { answerFor, nextRequest, workFor, workInPage } from "../testing/browser-page.ts";
import { createTestEngine, type TestEngine } from "../testing/engine.ts";
import { notesOf, refusalOf } from "../testing/sets.ts";

const PASSAGES = 4;
const QUESTIONS = 2 * PASSAGES;

let engine: TestEngine;
let clock: () => number;
beforeEach(() => {
  engine = createTestEngine();
  clock = Date.now;
});
const server = ownServer(() => ({
  engine,
  now: () => clock(),
  pageTimes: { holdMs: 200 },
}));
const learner = learnerOf(server);

/** The test's engine takes what a page says if it is the passage itself. */
const say = ({ user }: BrowserModelRequest) => user;
const byModel = ({ questions }: DatasetDetail) => questions.filter(({ writtenBy }) => writtenBy === "model");
const newSet = (subject?: string) => learner.newSet({ text: notesOf(PASSAGES, subject), engine: "browser" });
const stored = () => server.db.selectFrom("modelRequests").selectAll().execute();
const jobs = () => server.db.selectFrom("jobs").selectAll().execute();
const isPaused = async () => (await jobs()).every(({ status }) => status === "done");

/** As if nobody had been there for so long; a job that waits looks at the clock when somebody answers. */
async function pass(ms: number): Promise<void> {
  const now = Date.now() + ms;
  clock = () => now;
  await server.restart();
}

describe("a set that a browser's model is to write", () => {
  it("is ready with its embedded questions at once, and the page's take their places, passage by passage", async () => {
    const before = await newSet();
    expect(before).toMatchObject({
      status: "READY",
      browserModel: { done: 0, total: PASSAGES },
      jobId: null,
    });
    expect(byModel(before)).toEqual([]);
    const [first] = await workInPage(learner, say, 1);
    expect(first).toMatchObject({ datasetId: before.id, done: 0, total: PASSAGES, language: "en" });
    await expect.poll(async () => byModel(await learner.set(before.id)).length).toBe(2);
    expect(await learner.set(before.id)).toMatchObject({
      status: "READY",
      browserModel: { done: 1, total: PASSAGES },
    });
    await workInPage(learner, say);
    const after = await learner.set(before.id);
    expect(byModel(after)).toHaveLength(QUESTIONS);
    expect(after.questions.map(({ id }) => id)).toEqual(before.questions.map(({ id }) => id));
    expect(after.status).toBe("READY");
    expect(after.browserModel).toBeUndefined();
    expect(await stored()).toEqual([]);
    expect(await workFor(learner)).toEqual({ request: null, open: 0 });
  });

  it("is listed as one whose questions become deeper", async () => {
    const { id } = await newSet();
    const listed = await learner.json<{ id: string }[]>("GET", "/api/datasets");
    expect(listed).toMatchObject([{ id, browserModel: { done: 0, total: PASSAGES } }]);
    const { sets } = await learner.json<{ sets: object[] }>("GET", "/api/datasets?cursor=");
    expect(sets).toMatchObject([{ id, browserModel: { done: 0, total: PASSAGES } }]);
  });

  it("asks for nothing without a page, and takes no place of others", async () => {
    for (const subject of ["One", "Two", "Three", "Four", "Five"]) await newSet(subject);
    expect((await jobs()).map(({ status }) => status)).toEqual(Array(5).fill("done"));
    expect(engine.rewritten).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  it("is written after those that were uploaded before, one at a time", async () => {
    const sets = [];
    for (const subject of ["One", "Two", "Three"]) sets.push(await newSet(subject));
    const first = await nextRequest(learner);
    expect(first.datasetId).toBe(sets[0]?.id);
    expect((await jobs()).filter(({ status }) => status !== "done")).toHaveLength(1);
    await answerFor(learner, first.id, { text: say(first) });
    const others = await workInPage(learner, say);
    const order = [first, ...others].map(({ datasetId }) => datasetId);
    expect(order).toEqual(sets.flatMap(({ id }) => Array(PASSAGES).fill(id)));
  });

  it("goes on where it was when a page comes back, also after a restart in the middle", async () => {
    const { id } = await newSet();
    await workInPage(learner, say, 1);
    await nextRequest(learner);
    await server.restart();
    await learner.logIn();
    expect(engine.rewritten).toEqual([0]);
    await workInPage(learner, say);
    expect(engine.rewritten).toEqual([0, 1, 2, 3]);
    expect(byModel(await learner.set(id))).toHaveLength(QUESTIONS);
  });

  it("takes nothing of what was answered meanwhile", async () => {
    const { id, questions } = await newSet();
    const [question] = questions;
    const session = { idx: 0, selectedByQ: { [question?.id ?? 0]: 1 }, revealedByQ: {}, finished: false };
    await learner.call("PUT", `/api/datasets/${id}/session`, { version: 0, session });
    await workInPage(learner, say);
    const after = await learner.set(id);
    expect(after.questions[0]).toEqual(question);
    expect(byModel(after)).toHaveLength(QUESTIONS - 1);
  });

  it("keeps its questions, and asks for no more, when its owner stops it", async () => {
    const { id } = await newSet();
    await workInPage(learner, say, 1);
    const { id: request } = await nextRequest(learner);
    const before = await learner.set(id);
    expect((await learner.call("POST", `/api/datasets/${id}/browser-model/stop`)).status).toBe(204);
    await expect.poll(stored).toEqual([]);
    expect(await answerFor(learner, request, { text: "late" })).toBe(404);
    expect(await workFor(learner)).toEqual({ request: null, open: 0 });
    const { browserModel: _, ...rest } = before;
    expect(await learner.set(id)).toEqual(rest);
  });

  it("asks for no more when it is deleted in the middle, nor when it comes back", async () => {
    const { id } = await newSet();
    const { id: request } = await nextRequest(learner);
    expect((await learner.call("DELETE", `/api/datasets/${id}`)).status).toBe(204);
    await expect.poll(stored).toEqual([]);
    expect(await answerFor(learner, request, { text: "late" })).toBe(404);
    await learner.call("POST", `/api/datasets/${id}/restore`);
    expect(await workFor(learner)).toEqual({ request: null, open: 0 });
    expect(await learner.set(id)).toMatchObject({ status: "READY", questionCount: QUESTIONS });
  });

  it("leaves nothing behind when its account is deleted in the middle", async () => {
    await newSet();
    await nextRequest(learner);
    expect((await learner.call("DELETE", "/api/me")).status).toBe(204);
    await expect.poll(stored).toEqual([]);
  });

  it("can get another document in the middle, of which the page writes as well", async () => {
    const { id } = await newSet();
    await nextRequest(learner);
    const added = await learner.call("POST", `/api/datasets/${id}/notes`, { text: notesOf(2, "Second") });
    await learner.finished(added);
    await workInPage(learner, say);
    const after = await learner.set(id);
    expect(byModel(after).map(({ text }) => text)).toEqual(
      ["4.0", "4.1", "5.0", "5.1"].map((place) => `Better ${place}`),
    );
    expect(after.browserModel).toBeUndefined();
  });

  it("waits for a page for some days, and then no more", async () => {
    await newSet();
    await pass(LIMITS.browserModel.openMs - 60_000);
    await learner.logIn();
    expect(await workFor(learner)).toMatchObject({ open: 1 });
    await pass(LIMITS.browserModel.openMs + 60_000);
    await learner.logIn();
    expect(await workFor(learner)).toEqual({ request: null, open: 0 });
    const { browserModelUntil } = await server.db
      .selectFrom("datasets")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(browserModelUntil).toBeNull();
  });
});

describe("pages with a browser's model", () => {
  it("never get a request of another account, and cannot answer one", async () => {
    await newSet();
    const { token } = await server.account();
    const other = {
      call: (method: string, path: string, body?: unknown) => learner.call(method, path, body, token),
    };
    const { id, user } = await nextRequest(learner);
    await answerFor(learner, id, { fault: "closed" });
    expect(await workFor(other)).toEqual({ request: null, open: 0 });
    for (const answer of [{ text: user }, { fault: "failed" }, { fault: "closed" }, { isWorking: true }])
      expect(await answerFor(other, id, answer)).toBe(404);
    expect((await stored())[0]).toMatchObject({ answerJson: null });
    expect(await nextRequest(learner)).toMatchObject({ id });
  });

  it("share the requests: one that a page works on is no other's, until that page goes", async () => {
    await newSet();
    const { id } = await nextRequest(learner);
    expect(await workFor(learner)).toEqual({ request: null, open: 1 });
    expect(await answerFor(learner, id, { isWorking: true })).toBe(204);
    expect(await workFor(learner)).toEqual({ request: null, open: 1 });
    expect(await answerFor(learner, id, { fault: "closed" })).toBe(204);
    expect(await nextRequest(learner)).toMatchObject({ id });
  });

  it("answer a request once", async () => {
    const { id: set } = await newSet();
    const { id, user } = await nextRequest(learner);
    const statuses = await Promise.all([0, 1, 2].map(() => answerFor(learner, id, { text: user })));
    expect(statuses.sort()).toEqual([204, 404, 404]);
    await expect.poll(async () => byModel(await learner.set(set)).length).toBe(2);
  });

  it("are refused what is too much, or no answer at all", async () => {
    await newSet();
    const { id } = await nextRequest(learner);
    const { answerMaxChars, answerBodyMaxBytes } = LIMITS.browserModel;
    const path = `/api/me/browser-model/requests/${id}`;
    for (const body of [{ text: "a".repeat(answerMaxChars + 1) }, { fault: "bored" }, { text: 1 }, {}])
      expect(await refusalOf(await learner.call("POST", path, body))).toMatchObject({ status: 400 });
    expect(await answerFor(learner, id, { text: "a".repeat(answerBodyMaxBytes) })).toBe(413);
    expect(await answerFor(learner, id, { text: "☃".repeat(answerMaxChars) })).toBe(204);
  });

  it("may be a few at the same time, and no more", async () => {
    await server.restart({ pageTimes: {} });
    await newSet();
    await nextRequest(learner);
    const most = LIMITS.browserModel.pagesPerAccount;
    const asked = Array.from({ length: most + 1 }, () =>
      learner.call("GET", "/api/me/browser-model/requests").then(({ status }) => status),
    );
    expect(await Promise.race(asked)).toBe(429);
    // The others wait for the next request until the server stops.
    await server.restart();
    expect((await Promise.all(asked)).filter((status) => status === 429)).toHaveLength(1);
  });
});

describe("without a page", () => {
  it("a set that is being written pauses, and its next page goes on with the same passage", async () => {
    const { id } = await newSet();
    await workInPage(learner, say, 1);
    await nextRequest(learner);
    await server.restart({ pageTimes: { holdMs: 200, patienceMs: 0 } });
    await expect.poll(isPaused).toBe(true);
    expect(await stored()).toEqual([]);
    await learner.logIn();
    expect((await learner.set(id)).browserModel).toEqual({ done: 1, total: PASSAGES });
    await server.restart();
    await workInPage(learner, say);
    expect(byModel(await learner.set(id))).toHaveLength(QUESTIONS);
    expect(engine.rewritten).toEqual([0, 1, 2, 3]);
  });
});

describe("the questions of a browser's model", () => {
  let model: StandIn;
  beforeAll(async () => {
    model = await startStandIn();
  });
  afterAll(() => model.close());

  /** What a model that works writes. */
  async function write({ system, user, schema }: BrowserModelRequest): Promise<string> {
    const messages = Object.entries({ system, user }).map(([role, content]) => ({ role, content }));
    const format = { type: "json_schema", json_schema: { name: "asked", schema } };
    const answer = await fetch(`${model.baseUrl("chat")}/chat/completions`, {
      method: "POST",
      body: JSON.stringify({ messages, ...(schema && { response_format: format }) }),
    });
    const { choices } = (await answer.json()) as { choices: { message: { content: string } }[] };
    return choices[0]?.message.content ?? "";
  }

  const isReading = ({ user }: BrowserModelRequest) => /^Question 1: /mu.test(user);
  const newSet = async (seed = 11) => {
    await server.restart({ engine: realEngine });
    await learner.logIn();
    return learner.newSet({ text: madeUpNotes(seed, 1_500), engine: "browser" });
  };

  it("are judged as those of any other model, and what is none leaves the embedded ones", async () => {
    const before = await newSet();
    let asked = 0;
    await workInPage(learner, (request) =>
      !isReading(request) && asked++ % 3 === 0 ? "No idea, but <b>hello</b>." : write(request),
    );
    const after = await learner.set(before.id);
    const written = byModel(after);
    expect(written.length).toBeGreaterThan(0);
    for (const { source, aiChosenOptionId, groundTruthOptionId } of written) {
      expect(source?.quote).toBeTruthy();
      expect(aiChosenOptionId).toBe(groundTruthOptionId);
    }
    expect(after.questions.length).toBeGreaterThanOrEqual(before.questions.length);
    expect(JSON.stringify(after.questions)).not.toContain("<b>hello</b>");
  });

  it("end with their reason where the browser refuses them, and may be asked for again", async () => {
    const { id } = await newSet();
    const ended = async () => (await learner.set(id)).model?.fellBack;
    for (let page = await workFor(learner); page.open > 0; page = await workFor(learner))
      if (page.request) await answerFor(learner, page.request.id, { fault: "unsupported" });
    await expect.poll(ended).toBe("model_refused_access");
    expect((await learner.set(id)).browserModel).toBeUndefined();
    expect((await learner.call("POST", `/api/datasets/${id}/again`)).status).toBe(204);
    await expect.poll(async () => (await learner.set(id)).status).toBe("READY");
    const written = await workInPage(learner, write);
    expect(written.length).toBeGreaterThan(0);
    const after = await learner.set(id);
    expect(after.model).toBeUndefined();
    expect(byModel(after).length).toBeGreaterThan(0);
  });

  it("are none where it sees no fault in planted ones, and need no further trial where it does", async () => {
    const { id, questions } = await newSet();
    await workInPage(learner, (request) => (isReading(request) ? "{}" : write(request)));
    const after = await learner.set(id);
    expect(after.questions).toEqual(questions);
    expect(after.model?.fellBack).toBe("model_unusable");
    await workInPage(learner, write);
    const sets = [await newSet(12), await newSet(13)];
    const asked = await workInPage(learner, write);
    const trials = sets.map(({ id: set }) => asked.find(({ datasetId }) => datasetId === set));
    expect(trials.map((first) => first && isReading(first))).toEqual([true, false]);
  });
});
