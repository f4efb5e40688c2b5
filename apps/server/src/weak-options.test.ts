import { randomUUID } from "node:crypto";
import { LIMITS, type Question, type WeakOptions, WeakOptionsSchema } from "@quizmill/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { readEvents } from "./features/generation/test-events.ts";
import { eventsOf, makeSet, readSet } from "./features/generation/test-sets.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

const ENOUGH = LIMITS.study.weakFromAnswers;

let server: TestApp;
let token: string;
let id: string;
let questions: readonly Question[];

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ token } = await server.account());
  const set = await makeSet(server, token, { text: madeUpNotes(1, 3_000) });
  await Array.fromAsync(readEvents(await eventsOf(server, set)));
  id = set.datasetId;
  ({ questions } = await readSet(server, token, id));
});

const call = (method: string, path: string, body?: unknown, as = token) =>
  server.call(method, path, { token: as, ...(body !== undefined && { body }) });

/** Answers a question with each of these options; null skips it. */
async function choose(question: Question, optionIds: readonly (number | null)[]): Promise<void> {
  const answers = optionIds.map((chosenOptionId) => ({
    ...{ id: randomUUID(), questionId: question.id, questionVersion: question.version, chosenOptionId },
    ...{ confidence: null, source: "quiz", durationMs: 1_000, usualMs: null, deviceId: "phone" },
    answeredAt: new Date().toISOString(),
  }));
  const sent = await call("POST", "/api/answers", { answers });
  const { answers: told } = (await sent.json()) as { answers: { outcome: string }[] };
  expect(new Set(told.map(({ outcome }) => outcome))).toEqual(new Set(["accepted"]));
}

const times = (count: number, optionId: number | null) => Array<number | null>(count).fill(optionId);
const idsOf = ({ options }: Question) => options.map((option) => option.id);

async function weak(): Promise<WeakOptions["questions"]> {
  return WeakOptionsSchema.parse(await (await call("GET", `/api/datasets/${id}/weak-options`)).json())
    .questions;
}

async function edit({ id: question, version = 1 }: Question, words: object): Promise<Question> {
  const answer = await call("PUT", `/api/questions/${question}`, { version, words });
  return ((await answer.json()) as { question: Question }).question;
}

describe("the options that nobody has chosen", () => {
  it("are told from thirty answers on, in the order of the document", async () => {
    const [first, second, third] = questions as [Question, Question, Question];
    const [one = 0, two = 0, ...others] = idsOf(second);
    await choose(second, [...times(ENOUGH - 2, one), two]);
    await choose(second, times(5, null));
    await choose(third, times(ENOUGH - 1, 1));
    expect(await weak()).toEqual([]);
    await choose(second, [one]);
    await choose(first, [...times(ENOUGH, 2), 1]);
    expect(await weak()).toEqual([
      { questionId: first.id, version: 1, answers: 31, optionIds: idsOf(first).slice(2) },
      { questionId: second.id, version: 1, answers: 30, optionIds: others },
    ]);
  });

  it("are none where each was chosen once", async () => {
    const [first] = questions as [Question];
    await choose(first, [...times(ENOUGH, 1), ...idsOf(first)]);
    expect(await weak()).toEqual([]);
  });

  it("are counted anew for a question whose words have changed, and not for a deleted one", async () => {
    const [first, second] = questions as [Question, Question];
    for (const question of [first, second]) await choose(question, times(ENOUGH, 1));
    const options = first.options.map(({ id, text }, i) => (i === 1 ? { text: "Another" } : { id, text }));
    const edited = await edit(first, { text: first.text, options, key: 0, explanation: null });
    await call("DELETE", `/api/questions/${second.id}?version=1`);
    expect(await weak()).toEqual([]);
    const ids = idsOf(edited);
    await choose(edited, times(ENOUGH, ids[1] ?? null));
    expect(await weak()).toEqual([
      { questionId: first.id, version: 2, answers: ENOUGH, optionIds: ids.filter((_, i) => i !== 1) },
    ]);
  });

  it("are told to the owner of the set alone", async () => {
    const stranger = await server.account();
    const asked = await call("GET", `/api/datasets/${id}/weak-options`, undefined, stranger.token);
    expect(asked.status).toBe(404);
  });
});
