import {
  type DatasetSummary,
  DatasetSummarySchema,
  LibraryPageSchema,
  type Question,
  TextPageSchema,
} from "@quizmill/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { readEvents } from "./features/generation/test-events.ts";
import { eventsOf, makeSet, readSet, refusalOf } from "./features/generation/test-sets.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ token } = await server.account());
});

const call = (method: string, path: string, body?: unknown, as = token) =>
  server.call(method, path, { token: as, ...(body !== undefined && { body }) });

async function newSet(seed: number, chars = 6_000) {
  const set = await makeSet(server, token, { text: madeUpNotes(seed, chars) });
  await Array.fromAsync(readEvents(await eventsOf(server, set)));
  return readSet(server, token, set.datasetId);
}

async function copy(name: string, sources: object[]): Promise<DatasetSummary> {
  const answer = await call("POST", "/api/datasets/copies", { name, sources });
  expect(answer.status).toBe(201);
  return DatasetSummarySchema.parse(await answer.json());
}

const words = ({ text, options, groundTruthOptionId, source, aiExplanation }: Question) => ({
  ...{ text, options, groundTruthOptionId, source, aiExplanation },
});
const whole = (id: string) => ({ id, headings: null });
const blocksOf = async (id: string) => {
  const page = TextPageSchema.parse(await (await call("GET", `/api/datasets/${id}/text`)).json());
  return page.passages.map(({ blocks }) => blocks);
};

describe("a copy of a set", () => {
  it("has its questions as they are now and its text, and lives by itself", async () => {
    const set = await newSet(1);
    const [first, second] = set.questions as [Question, Question];
    await call("DELETE", `/api/questions/${first.id}?version=1`);
    const changed = { text: "Mine?", options: [{ text: "Yes" }, { text: "No" }], key: 1, explanation: null };
    await call("PUT", `/api/questions/${second.id}`, { version: 1, words: changed });
    const before = await readSet(server, token, set.id);
    const made = await copy("Copy", [whole(set.id)]);
    const copied = await readSet(server, token, made.id);
    expect(copied).toMatchObject({ name: "Copy", status: "READY", questionCount: before.questionCount });
    expect(copied.questions.map(words)).toEqual(before.questions.map(words));
    expect(copied.questions[0]).toMatchObject({ version: 1, origin: "edited" });
    const ids = new Set(before.questions.map(({ id }) => id));
    expect(copied.questions.some(({ id }) => ids.has(id))).toBe(false);
    expect(await blocksOf(made.id)).toEqual(await blocksOf(set.id));
    const found = await (await call("GET", "/api/datasets?cursor=&q=mine")).json();
    expect(LibraryPageSchema.parse(found).sets.map(({ id }) => id)).toContain(made.id);
    await call("DELETE", `/api/datasets/${set.id}`);
    expect((await readSet(server, token, made.id)).questions).toHaveLength(before.questionCount);
    expect((await call("POST", `/api/questions/${copied.questions[1]?.id}/another`)).status).toBeLessThan(
      500,
    );
  });

  it("may have some of its sections only", async () => {
    const set = await newSet(2, 12_000);
    const headings = [...new Set(set.questions.map(({ source }) => source?.heading ?? null))];
    expect(headings.length).toBeGreaterThan(1);
    const made = await copy("Part", [{ id: set.id, headings: headings.slice(0, 1) }]);
    const copied = await readSet(server, token, made.id);
    expect(copied.questions.map(words)).toEqual(
      set.questions.filter(({ source }) => (source?.heading ?? null) === headings[0]).map(words),
    );
    const nothing = await call("POST", "/api/datasets/copies", {
      ...{ name: "Nothing", sources: [{ id: set.id, headings: ["elsewhere"] }] },
    });
    expect((await refusalOf(nothing)).code).toBe("NO_QUESTIONS");
  });

  it("may be of several sets, in their order", async () => {
    const [one, two] = [await newSet(3), await newSet(4)];
    const made = await copy("Both", [whole(two.id), whole(one.id)]);
    const merged = await readSet(server, token, made.id);
    expect(merged.questions.map(words)).toEqual([...two.questions, ...one.questions].map(words));
    expect(merged).toMatchObject({
      processedChunks: two.totalChunks + one.totalChunks,
      totalEstimated: null,
    });
  });

  it("is nothing that anybody else can make", async () => {
    const set = await newSet(5, 2_000);
    const { token: stranger } = await server.account();
    const mine = await makeSet(server, stranger, { text: madeUpNotes(6, 2_000) });
    const sources = [whole(mine.datasetId), whole(set.id)];
    const answer = await call("POST", "/api/datasets/copies", { name: "Theirs", sources }, stranger);
    expect(answer.status).toBe(404);
  });
});
