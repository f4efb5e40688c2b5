import { once } from "node:events";
import { type AddedDocument, LIMITS, SectionsSchema, TextPageSchema } from "@quizmill/contract";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { createTestEngine, engineFailure, type TestEngine } from "./features/generation/testing/engine.ts";
import { formOf } from "./features/generation/testing/files.ts";
import { allEvents, notesOf, refusalOf } from "./features/generation/testing/sets.ts";
import { rateLimitsInMemory } from "./platform/rate-limits.ts";
import { answerTo } from "./test-answers.ts";
import { realEngine } from "./test-app.ts";
import { learnerOf, ownServer } from "./test-learner.ts";
import { finishedDeletions } from "./test-rows.ts";

let engine: TestEngine;
beforeEach(() => {
  engine = createTestEngine();
});
const server = ownServer(() => ({ engine }));
const learner = learnerOf(server);
const { call, json, read, set: setNow } = learner;

async function restart(next: TestEngine): Promise<void> {
  engine = next;
  await server.restart();
}

type Job = { jobId: string; token: string };

const ended = (job: Job) => allEvents(server, job);
async function sectionsOf(id: string) {
  const { sections } = await read(SectionsSchema, `/api/datasets/${id}/sections`);
  return sections.map(({ heading, part, questions }) => ({ heading, part, questions }));
}

/** A set of two passages and four questions. */
const newSet = (text = notesOf(2, "First")) => learner.newSet({ text });

const askToAdd = (
  id: string,
  { text = notesOf(3, "Second"), name = "Chapter two", key = "", as = learner.token } = {},
) =>
  server.call("POST", `/api/datasets/${id}/notes`, {
    token: as,
    body: { text, name },
    headers: key === "" ? {} : { "idempotency-key": key },
  });

async function add(id: string, what: Parameters<typeof askToAdd>[1] = {}): Promise<AddedDocument> {
  const answer = await askToAdd(id, what);
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as AddedDocument;
}

const codeOf = async (asked: Promise<Response>) => (await refusalOf(await asked)).code;

describe("a document that is added to a set", () => {
  it("follows what is there, which keeps its ids, its answers and its schedule", async () => {
    const before = await newSet();
    const answers = before.questions.slice(0, 1).map((question) => answerTo(question));
    await call("POST", "/api/answers", { answers });
    const states = () => server.db.selectFrom("reviewStates").selectAll().execute();
    const schedule = await states();
    expect(schedule).toHaveLength(1);

    const added = await add(before.id);
    expect(added).toMatchObject({ datasetId: before.id, datasetName: before.name });
    const events = await ended(added);
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    expect(events.at(-1)).toMatchObject({ name: "done", data: { status: "READY", total: 10 } });
    const after = await setNow(before.id);
    expect(after).toMatchObject({ status: "READY", questionCount: 10, totalChunks: 5, processedChunks: 5 });
    expect(after.questions.slice(0, 4)).toEqual(before.questions);
    expect(after.questions.slice(4).map(({ source }) => source?.part)).toEqual(Array(6).fill("Chapter two"));
    expect(await states()).toEqual(schedule);
    expect(await sectionsOf(before.id)).toEqual([
      { heading: null, part: undefined, questions: 4 },
      { heading: null, part: "Chapter two", questions: 6 },
    ]);
    const { passages } = await read(TextPageSchema, `/api/datasets/${before.id}/text`);
    expect(passages.map(({ part }) => part)).toEqual([
      undefined,
      undefined,
      "Chapter two",
      undefined,
      undefined,
    ]);
  });

  it("may be a file, and another one may follow", async () => {
    const { id } = await newSet();
    for (const name of ["week-2.txt", "week-3.txt"]) {
      await ended(await json<Job>("POST", `/api/datasets/${id}/documents`, formOf(notesOf(2, name), name)));
    }
    expect((await sectionsOf(id)).map(({ part, questions }) => [part, questions])).toEqual([
      ...[
        [undefined, 4],
        ["week-2", 4],
        ["week-3", 4],
      ],
    ]);
  });

  it("is under its name in an exported file and in that of the account", async () => {
    const { id } = await newSet();
    await ended(await add(id));
    const { questions } = await json<{ questions: { section?: string }[] }>(
      "POST",
      `/api/datasets/${id}/export`,
      { format: "json" },
    );
    expect(questions.map(({ section }) => section)).toEqual([
      ...Array(4).fill(undefined),
      ...Array(6).fill("Chapter two"),
    ]);
    const archive = await call("GET", "/api/me/export");
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const text = strFromU8(files["sets/001/text.txt"] ?? new Uint8Array());
    expect(text.split("\n\n")[2]).toBe("Chapter two");
  });

  it("is there once, however often its key is sent", async () => {
    const { id } = await newSet();
    const [one, other] = await Promise.all([add(id, { key: "k" }), add(id, { key: "k" })]);
    expect(one.jobId).toBe(other.jobId);
    await ended(one);
    await add(id, { key: "k" });
    expect(await setNow(id)).toMatchObject({ status: "READY", questionCount: 10 });
    expect(await json("GET", "/api/uploads/k")).toMatchObject({ stage: "done", datasetId: id });
  });

  it("is told from another one of the same name", { tags: "thorough" }, async () => {
    const { id } = await newSet();
    for (const text of ["Second", "Third"]) await ended(await add(id, { text: notesOf(2, text) }));
    expect((await sectionsOf(id)).map(({ part }) => part)).toEqual([
      ...[undefined, "Chapter two", "Chapter two (2)"],
    ]);
  });

  it("goes on after the server was stopped, with no question twice", { tags: "thorough" }, async () => {
    const before = await newSet();
    await restart(createTestEngine({ allowed: 1 }));
    const added = await add(before.id);
    await expect.poll(async () => (await setNow(before.id)).questionCount).toBe(6);
    await restart(createTestEngine());
    await ended(added);
    const after = await setNow(before.id);
    expect(after).toMatchObject({ status: "READY", questionCount: 10 });
    expect(new Set(after.questions.map(({ text }) => text)).size).toBe(10);
    expect(engine.worked).toHaveLength(2);
  });

  it("is read after the server was stopped, if it was not before", async () => {
    const before = await newSet();
    const held = createTestEngine();
    held.planNotes = async (_text, { signal = AbortSignal.abort() }) => {
      if (!signal.aborted) await once(signal, "abort");
      throw signal.reason;
    };
    await restart(held);
    const adding = askToAdd(before.id, { key: "k" });
    const progress = () => json("GET", "/api/uploads/k");
    await expect.poll(progress).toMatchObject({ stage: "extracting", datasetId: before.id });
    expect(await setNow(before.id)).toMatchObject({ status: "PENDING", questionCount: 4 });
    await restart(createTestEngine());
    expect((await adding).status).toBe(200);
    await expect.poll(progress).toMatchObject({ stage: "done" });
    expect(await setNow(before.id)).toMatchObject({ status: "READY", questionCount: 10 });
  });

  it("keeps what is there when its owner stops it, and another one does not go back to the rest", {
    tags: "thorough",
  }, async () => {
    const before = await newSet();
    await restart(createTestEngine({ allowed: 1 }));
    const added = await add(before.id);
    await expect.poll(async () => (await setNow(before.id)).questionCount).toBe(6);
    await call("POST", `/api/jobs/${added.jobId}/cancel`);
    expect(await setNow(before.id)).toMatchObject({
      status: "PARTIAL",
      failureCode: "GENERATION_CANCELLED",
      questionCount: 6,
    });
    engine.allow(10);
    await ended(await add(before.id, { text: notesOf(1, "Third"), name: "Chapter three" }));
    expect(engine.worked.map((text) => text.slice(0, 8))).toEqual(["Second 1", "Third 1."]);
    expect(await setNow(before.id)).toMatchObject({
      status: "PARTIAL",
      failureCode: "GENERATION_CANCELLED",
      questionCount: 8,
    });
  });

  it("ends the set early if its questions cannot be written, with all that was there", async () => {
    const before = await newSet();
    engine.before = () => {
      throw engineFailure();
    };
    await ended(await add(before.id));
    const after = await setNow(before.id);
    expect(after).toMatchObject({ status: "PARTIAL", failureCode: "GENERATION_FAILED" });
    expect(after.questions).toEqual(before.questions);
  });

  it("may be added to a set that was made of others", async () => {
    const { id } = await newSet();
    const body = { name: "Copy", sources: [{ id, sections: null }] };
    const copy = await json<{ id: string }>("POST", "/api/datasets/copies", body);
    await ended(await add(copy.id));
    expect(await setNow(copy.id)).toMatchObject({ status: "READY", questionCount: 10 });
    expect(await setNow(id)).toMatchObject({ questionCount: 4 });
  });
});

describe("a document that is refused", () => {
  it.each([
    ["is too short", { text: "Short." }, "TEXT_TOO_SHORT"],
    ["is too long", { text: "word ".repeat(LIMITS.notes.maxChars / 4) }, "TEXT_TOO_LONG"],
  ])("leaves the set as it was: one that %s", async (_, what, code) => {
    const before = await newSet();
    expect(await codeOf(askToAdd(before.id, what))).toBe(code);
    expect(await setNow(before.id)).toEqual(before);
  });

  it("leaves the set as it was if its file cannot be read", async () => {
    const before = await newSet();
    const body = formOf("%PDF-1.7 nothing else", "broken.pdf");
    const refused = call("POST", `/api/datasets/${before.id}/documents`, body);
    expect(await codeOf(refused)).toBe("FILE_DAMAGED");
    expect(await setNow(before.id)).toEqual(before);
  });

  it("is one for a set whose questions are still being written", async () => {
    const { id } = await newSet();
    await restart(createTestEngine({ allowed: 0 }));
    await add(id);
    expect(await codeOf(askToAdd(id))).toBe("SET_UNFINISHED");
  });

  it("is one for a set whose text is as long as a text may be", async () => {
    const { id } = await newSet();
    const passageJson = JSON.stringify({ text: "x".repeat(LIMITS.dataset.textMaxChars) });
    await server.db.updateTable("passages").set({ passageJson }).where("ordinal", "=", 0).execute();
    const refused = await refusalOf(await askToAdd(id));
    expect(refused).toMatchObject({ code: "SET_FULL", details: { max: LIMITS.dataset.textMaxChars } });
    expect(await setNow(id)).toMatchObject({ status: "READY", totalChunks: 2 });
  });

  it("is one for a set of another account, or in the trash", async () => {
    const { id } = await newSet();
    const other = await server.account();
    expect(await codeOf(askToAdd(id, { as: other.token }))).toBe("NOT_FOUND");
    await call("DELETE", `/api/datasets/${id}`);
    expect(await codeOf(askToAdd(id))).toBe("NOT_FOUND");
  });

  it("counts as an upload", async () => {
    const { id } = await newSet();
    await server.restart({ rateLimits: (rule) => rateLimitsInMemory({ ...rule, max: 1 }) });
    await ended(await add(id));
    expect(await codeOf(askToAdd(id))).toBe("RATE_LIMITED");
  });
});

describe("at the same time", () => {
  /** Holds what is planned until the test has done something else. */
  async function whilePlanned(id: string, meanwhile: () => Promise<unknown>): Promise<Response> {
    const planned = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const { planNotes } = engine;
    engine.planNotes = async (...what) => {
      engine.planNotes = planNotes;
      const plan = await planNotes(...what);
      planned.resolve();
      await goOn.promise;
      return plan;
    };
    const adding = askToAdd(id);
    await planned.promise;
    await meanwhile();
    goOn.resolve();
    return adding;
  }

  it("a set that is deleted gets no document", async () => {
    const { id } = await newSet();
    const remove = () => call("DELETE", `/api/datasets/${id}`);
    expect(await codeOf(whilePlanned(id, remove))).toBe("GENERATION_CANCELLED");
    await call("POST", `/api/datasets/${id}/restore`);
    expect(await setNow(id)).toMatchObject({ status: "READY", questionCount: 4, totalChunks: 2 });
  });

  it("a set that is deleted for good leaves nothing behind", async () => {
    const { id } = await newSet();
    const remove = () => call("DELETE", `/api/datasets/${id}?forGood=true`);
    // Whichever the call sees first: its job ends, then the set goes.
    expect(await codeOf(whilePlanned(id, remove))).toMatch(/^(GENERATION_CANCELLED|NOT_FOUND)$/);
    await finishedDeletions(server.db);
    for (const table of ["passages", "jobs", "questions"] as const)
      expect(await server.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it("of two documents one is added, and the other is refused", async () => {
    const { id } = await newSet();
    const answer = await whilePlanned(id, async () =>
      expect(await codeOf(askToAdd(id, { name: "Slower" }))).toBe("SET_UNFINISHED"),
    );
    await ended((await answer.json()) as Job);
    expect((await sectionsOf(id)).map(({ part }) => part)).toEqual([undefined, "Chapter two"]);
  });

  it("more questions of a section come as well", async () => {
    const { id } = await newSet();
    const more = () => call("POST", `/api/datasets/${id}/more`, { section: 0 });
    const answer = await whilePlanned(id, more);
    await ended((await answer.json()) as Job);
    expect((await sectionsOf(id)).map(({ questions }) => questions)).toEqual([
      4 + LIMITS.question.moreAtOnce,
      6,
    ]);
  });
});

describe("with the real engine", () => {
  it("gets questions of its own text, as many as a set of it alone has", async () => {
    await server.restart({ engine: realEngine });
    const [first, second] = [madeUpNotes(1, 4_000), madeUpNotes(2, 6_000)];
    const { id, questionCount } = await newSet(first);
    const alone = await newSet(second);
    await ended(await add(id, { text: second }));
    const after = await setNow(id);
    expect(after.status).toBe("READY");
    const own = after.questions.slice(questionCount);
    expect(Math.abs(own.length - alone.questionCount)).toBeLessThanOrEqual(alone.questionCount * 0.25);
    for (const { source } of own) {
      expect(source?.part).toBe("Chapter two");
      expect(second).toContain(source?.quote.slice(0, 30));
    }
  });
});
