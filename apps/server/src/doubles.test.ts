import { randomUUID } from "node:crypto";
import {
  type Attempt,
  AttemptSchema,
  type Bootstrap,
  type DatasetDetail,
  type Question,
  TodaySchema,
} from "@quizmill/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readEvents } from "./features/generation/test-events.ts";
import { eventsOf, readSet } from "./features/generation/test-sets.ts";
import { startTestApp, TEST_PASSWORD, type TestApp } from "./test-app.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestApp;
let token: string;
let email: string;
let clock = Date.parse("2026-03-02T09:00:00Z");

beforeAll(async () => {
  server = await startTestApp({ now: () => clock });
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ email, token } = await server.account());
});

/** Words and their meanings as a table of questions; the second option is right. */
const tableOf = (...words: readonly (readonly [word: string, meaning: string])[]) =>
  [
    "question,A,B,C,key",
    ...words.map(([word, meaning]) =>
      `What is "${word}" in English?,lamp,${meaning},sky,B`.replaceAll('"', "'"),
    ),
  ].join("\n");
const FIRST = [
  ["silla", "chair"],
  ["mesa", "table"],
  ["cama", "bed"],
] as const;
const GROWN = [...FIRST, ["puerta", "door"]] as const;

const call = (method: string, path: string, body?: unknown) =>
  server.call(method, path, { token, ...(body !== undefined && { body }) });

function fileOf(text: string, name = "words.csv"): FormData {
  const form = new FormData();
  form.append("file", new Blob([text]), name);
  return form;
}

async function finished(answer: Response): Promise<DatasetDetail> {
  expect(answer.status).toBe(200);
  const job = (await answer.json()) as Bootstrap;
  await Array.fromAsync(readEvents(await eventsOf(server, job)));
  return readSet(server, token, job.datasetId);
}

const upload = async (text: string, name?: string) =>
  finished(await call("POST", "/api/upload/bootstrap?mode=study&minFirst=1", fileOf(text, name)));

async function merged(sets: readonly DatasetDetail[], more: object = {}): Promise<DatasetDetail> {
  const sources = sets.map(({ id }) => ({ id, sections: null }));
  const answer = await call("POST", "/api/datasets/copies", { name: "Merged", sources, ...more });
  expect(answer.status).toBe(201);
  return readSet(server, token, ((await answer.json()) as { id: string }).id);
}

const textsOf = ({ questions }: { readonly questions: readonly { readonly text: string }[] }) =>
  questions.map(({ text }) => text);
const today = async () => TodaySchema.parse(await (await call("GET", "/api/study/today?tz=UTC")).json());

async function answerTo({ id: questionId, groundTruthOptionId: key }: Question, isRight = true) {
  const chosenOptionId = isRight ? key : 1;
  const answer = {
    ...{ id: randomUUID(), questionId, chosenOptionId, confidence: null, source: "quiz", usualMs: null },
    ...{ durationMs: 3_000, answeredAt: new Date(clock).toISOString(), deviceId: "phone" },
  };
  await call("POST", "/api/answers", { answers: [answer] });
}

/** Later; access tokens do not live that long. */
async function pass(ms: number): Promise<void> {
  clock += ms;
  const answer = await server.call("POST", "/api/auth/login", { body: { email, password: TEST_PASSWORD } });
  ({ accessToken: token } = (await answer.json()) as { accessToken: string });
}

describe("a question that several sets have", () => {
  it("comes once in Today, and an answer to one of them speaks for all", async () => {
    const set = await upload(tableOf(...FIRST));
    const again = await upload(tableOf(...FIRST));
    const both = await merged([set, again]);
    // What is new comes from sets that are studied.
    for (const { questions } of [set, again, both]) await answerTo(questions[0] as Question, false);
    await pass(20 * MINUTE);
    expect(textsOf(await today()).toSorted()).toEqual(textsOf(set).toSorted());
    const [silla, mesa, cama] = set.questions as [Question, Question, Question];
    for (const question of [silla, mesa, cama]) await answerTo(question);
    expect((await today()).questions).toEqual([]);
    // All are due again: those that were answered last, until a twin in another set is.
    await pass(31 * DAY);
    const idsNow = (await today()).questions.map(({ id }) => id);
    expect(idsNow.toSorted()).toEqual([silla.id, mesa.id, cama.id].toSorted());
    const twin = again.questions.find(({ text }) => text === mesa.text) as Question;
    await answerTo(twin);
    expect(textsOf(await today()).toSorted()).toEqual([silla.text, cama.text].toSorted());
    // Without the other set each speaks for itself again.
    await call("DELETE", `/api/datasets/${again.id}`);
    expect(textsOf(await today()).toSorted()).toEqual(textsOf(set).toSorted());
  });

  it("is drawn once for an exam", async () => {
    const sets = [await upload(tableOf(...FIRST)), await upload(tableOf(...GROWN))];
    const rules = { name: "Words", count: 20, minutes: 20, passPercent: 50 };
    const chosen = sets.map(({ id: datasetId }) => ({ datasetId, sections: null }));
    const exam = (await (await call("POST", "/api/exams", { ...rules, sets: chosen })).json()) as {
      id: string;
    };
    const begun = await call("POST", `/api/exams/${exam.id}/attempts`, { isSame: false });
    const attempt: Attempt = AttemptSchema.parse(await begun.json());
    expect(textsOf(attempt).toSorted()).toEqual(textsOf(sets[1] as DatasetDetail).toSorted());
  });
});
