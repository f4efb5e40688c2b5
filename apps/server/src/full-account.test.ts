import { type DatasetDetail, LIMITS, StatsSchema } from "@quizmill/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../fixtures/made-up-lecture.ts";
import { formOf } from "./features/generation/testing/files.ts";
import { postNotes, refusalOf } from "./features/generation/testing/sets.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

const server = sharedServer();
const learner = learnerOf(server);
const { call } = learner;
const limits: { questionsMax: number } = LIMITS.account;
const { questionsMax } = limits;
const stats = () => learner.read(StatsSchema, "/api/me/stats");
const words = { text: "Mine?", options: [{ text: "Yes" }, { text: "No" }], key: 1, explanation: null };
const notes = madeUpNotes(2, 3_000);

let set: DatasetDetail;
beforeEach(async () => {
  set = await learner.newSet({ text: madeUpNotes(1, 3_000) });
});
afterEach(() => {
  limits.questionsMax = questionsMax;
});

/** Lets the account have so many questions more. */
async function leaveRoom(questions: number): Promise<void> {
  limits.questionsMax = (await stats()).heldQuestions + questions;
}

const send = (text = notes) => postNotes(server, learner.token, { text });
const copy = () =>
  call("POST", "/api/datasets/copies", { name: "Copy", sources: [{ id: set.id, sections: null }] });
const addOwn = () => call("POST", `/api/datasets/${set.id}/questions`, { after: null, words });
const newVersion = () =>
  call("POST", `/api/datasets/${set.id}/document`, formOf(`${madeUpNotes(1, 3_000)}\n\n${notes}`, "a.md"));

async function refused(asked: Promise<Response>): Promise<void> {
  const details = { max: limits.questionsMax };
  expect(await refusalOf(await asked)).toEqual({ status: 409, code: "ACCOUNT_FULL", details });
}

describe("an account with as many questions as it may have", () => {
  it.each<[string, () => Promise<Response>]>([
    ["a file", () => call("POST", "/api/upload/bootstrap?mode=study", formOf(notes, "a.txt"))],
    ["notes", send],
    ["a further file", () => call("POST", `/api/datasets/${set.id}/documents`, formOf(notes, "a.txt"))],
    ["further notes", () => call("POST", `/api/datasets/${set.id}/notes`, { text: notes })],
    ["a longer version of its document", newVersion],
    ["a question of one's own", addOwn],
    ["another question", () => call("POST", `/api/questions/${set.questions[0]?.id}/another`)],
    ["more questions of a section", () => call("POST", `/api/datasets/${set.id}/more`, { section: 0 })],
    ["a copy", copy],
  ])("is refused %s, and keeps what it has", async (_what, ask) => {
    await leaveRoom(0);
    await refused(ask());
    expect(await learner.set(set.id)).toMatchObject({ status: "READY", questionCount: set.questionCount });
    expect(await stats()).toMatchObject({ datasets: 1, heldQuestions: set.questionCount });
    limits.questionsMax = questionsMax;
    expect((await ask()).ok).toBe(true);
  });

  it("gets back a set from the trash, and a question only if nothing took its place", async () => {
    const id = set.questions[0]?.id;
    await leaveRoom(0);
    await call("DELETE", `/api/questions/${id}?version=1`);
    expect((await addOwn()).status).toBe(201);
    await refused(call("POST", `/api/questions/${id}/restore`, { version: 1, to: 1 }));
    await call("DELETE", `/api/datasets/${set.id}`);
    await refused(send());
    expect((await call("POST", `/api/datasets/${set.id}/restore`)).status).toBe(204);
    expect(await stats()).toMatchObject({ questions: set.questionCount, heldQuestions: set.questionCount });
  });
});

describe("an account with room for one question", () => {
  it("is refused a text of which more are expected, and gets one of its own", async () => {
    await leaveRoom(1);
    for (const ask of [send, copy, newVersion]) await refused(ask());
    expect(await stats()).toMatchObject({ datasets: 1, heldQuestions: set.questionCount });
    expect((await addOwn()).status).toBe(201);
    await refused(addOwn());
    const ended = { status: "PARTIAL", processedChunks: 0, totalEstimated: limits.questionsMax + 1 } as const;
    await server.db.updateTable("datasets").set(ended).where("id", "=", set.id).execute();
    await refused(call("POST", `/api/datasets/${set.id}/again`));
  });
});
