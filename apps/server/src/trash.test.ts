import {
  type DatasetDetail,
  LIMITS,
  LibraryPageSchema,
  LibraryTagsSchema,
  type Question,
  StatsSchema,
  TodaySchema,
} from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { createTestEngine } from "./features/generation/testing/engine.ts";
import { makeSet, notesOf, postNotes, readSet } from "./features/generation/testing/sets.ts";
import { rebuildStudy } from "./features/study/rebuild.ts";
import { deleteOldTrash } from "./features/trash/trash.ts";
import { answerTo } from "./test-answers.ts";
import { startTestApp } from "./test-app.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";
import { finishedDeletions } from "./test-rows.ts";

let clock = Date.parse("2026-04-01T08:00:00Z");
const DAY_MS = 86_400_000;

const server = sharedServer({
  now: () => clock,
});
const learner = learnerOf(server);

const { call } = learner;
const statusOf = async (...asked: Parameters<typeof call>) => (await call(...asked)).status;

/** Lets time pass; tokens do not last. */
async function wait(ms: number): Promise<void> {
  clock += ms;
  await learner.logIn();
}

async function newSet(name: string, subject = "Nothing"): Promise<DatasetDetail> {
  clock += 1_000;
  return learner.newSet({ text: notesOf(2, subject), name });
}

async function find(query: string) {
  return (await learner.read(LibraryPageSchema, `/api/datasets?cursor=&${query}`)).sets;
}
const names = async (query: string) => (await find(query)).map(({ name }) => name);
const today = async () => learner.read(TodaySchema, "/api/study/today");
const rowsOf = async (table: "questions" | "reviewStates" | "passages", datasetId: string) =>
  (await server.db.selectFrom(table).select("datasetId").where("datasetId", "=", datasetId).execute()).length;

async function answer(question: Question | undefined): Promise<void> {
  if (question === undefined) throw new Error("There is no such question.");
  const sent = answerTo(question, { answeredAt: new Date(clock).toISOString() });
  expect(await learner.json("POST", "/api/answers", { answers: [sent] })).toMatchObject({
    answers: [{ outcome: "accepted" }],
  });
}

describe("a deleted set", () => {
  it("is in the trash, and nowhere else", async () => {
    const set = await newSet("Gone", "Granite");
    await newSet("Here", "Basalt");
    await call("POST", "/api/datasets/changes", { ids: [set.id], addTags: ["rocks"] });
    expect(await statusOf("DELETE", `/api/datasets/${set.id}`)).toBe(204);
    expect(await names("")).toEqual(["Here"]);
    expect(await names("q=granite")).toEqual([]);
    expect(await names("tag=rocks")).toEqual([]);
    expect(await names("archived=true")).toEqual([]);
    const [trashed] = await find("trashed=true");
    expect(trashed).toMatchObject({
      id: set.id,
      name: "Gone",
      questionCount: set.questionCount,
      trashedAt: new Date(clock).toISOString(),
    });
    expect(await names("trashed=true&q=granite")).toEqual(["Gone"]);
    expect(await names("trashed=true&q=basalt")).toEqual([]);
    const stats = await learner.read(StatsSchema, "/api/me/stats");
    expect(stats).toMatchObject({ datasets: 1 });
    const tags = await learner.read(LibraryTagsSchema, "/api/tags");
    expect(tags).toEqual({ tags: [], hasArchived: false, hasTrashed: true });
    expect(await learner.json("GET", "/api/datasets")).toMatchObject([{ name: "Here" }]);
    expect(await learner.json("GET", `/api/datasets?ids=${set.id}`)).toMatchObject({ sets: [] });
  });

  it("can be neither read nor changed", async () => {
    const set = await newSet("Gone");
    const [question] = set.questions;
    await call("DELETE", `/api/datasets/${set.id}`);
    const options = [{ text: "One" }, { text: "Two" }];
    const words = { text: "Mine?", options, key: 0, explanation: null };
    const at = `/api/datasets/${set.id}`;
    const asked: Parameters<typeof call>[] = [
      ["GET", at],
      ["DELETE", at],
      ["PATCH", at, { name: "Other" }],
      ["GET", `${at}/sections`],
      ["GET", `${at}/text`],
      ["GET", `${at}/session`],
      ["PUT", `${at}/exam-date`, { examAt: null }],
      ["POST", `${at}/export`, { format: "json" }],
      ["POST", `${at}/questions`, { after: null, words }],
      ["POST", "/api/datasets/copies", { name: "Copy", sources: [{ id: set.id, sections: null }] }],
      ["POST", "/api/datasets/changes", { ids: [set.id], archive: true }],
      ["GET", `/api/study/progress?set=${set.id}`],
      ["PUT", `/api/questions/${question?.id}`, { version: 1, words }],
      ["DELETE", `/api/questions/${question?.id}?version=1`],
      ["GET", `/api/questions/${question?.id}/history`],
    ];
    for (const one of asked) expect(await statusOf(...one), one.slice(0, 2).join(" ")).toBe(404);
  });

  it("comes back as it was, its schedule from its answers", async () => {
    const set = await newSet("Back", "Marble");
    await call("POST", "/api/datasets/changes", { ids: [set.id], archive: true, addTags: ["rocks"] });
    const session = { idx: 1, selectedByQ: {}, revealedByQ: {}, finished: false };
    await call("PUT", `/api/datasets/${set.id}/session`, { version: 0, session });
    const [first, second, deleted] = set.questions;
    for (const one of [first, second, deleted]) await answer(one);
    await call("DELETE", `/api/questions/${deleted?.id}?version=1`);
    const states = () =>
      server.db
        .selectFrom("reviewStates")
        .selectAll()
        .where("datasetId", "=", set.id)
        .orderBy("questionId")
        .execute();
    const before = await states();
    expect(before).toHaveLength(2);
    const [row] = await find("archived=true");
    const whole = await learner.set(set.id);
    await wait(40 * DAY_MS);
    expect(await today()).toMatchObject({ due: 3, newLeft: 1 });

    await call("DELETE", `/api/datasets/${set.id}`);
    expect(await today()).toMatchObject({ due: 0, questions: [] });
    expect(await rowsOf("reviewStates", set.id)).toBe(0);
    // One that another device sent late.
    await answer(first);
    await rebuildStudy(server.db);
    expect(await rowsOf("reviewStates", set.id)).toBe(0);

    expect(await statusOf("POST", `/api/datasets/${set.id}/restore`)).toBe(204);
    expect(await statusOf("POST", `/api/datasets/${set.id}/restore`)).toBe(404);
    expect(await find("trashed=true")).toEqual([]);
    expect(await find("archived=true")).toEqual([row]);
    expect(await learner.set(set.id)).toEqual(whole);
    const after = await states();
    expect(after[1]).toEqual(before[1]);
    expect(after[0]).toMatchObject({ questionId: first?.id, reps: 2 });
    expect(await learner.json("GET", `/api/datasets/${set.id}/session`)).toMatchObject({ session });
    expect(await today()).toMatchObject({ due: 2, newLeft: 1 });
  });

  it("is gone for good after 30 days, or when its owner says so", async () => {
    const [old, young, chosen, kept] = [
      await newSet("Old"),
      await newSet("Young"),
      await newSet("Chosen"),
      await newSet("Kept"),
    ];
    await call("DELETE", `/api/datasets/${old.id}`);
    await wait(DAY_MS);
    for (const { id } of [young, chosen]) await call("DELETE", `/api/datasets/${id}`);
    await wait(LIMITS.library.trashKeptMs - DAY_MS);
    await deleteOldTrash(server.db, clock);
    expect(await names("trashed=true")).toContain("Old");
    await deleteOldTrash(server.db, clock + 1);
    expect(await statusOf("POST", `/api/datasets/${old.id}/restore`)).toBe(404);
    await finishedDeletions(server.db);
    expect((await names("trashed=true")).sort()).toEqual(["Chosen", "Young"]);
    expect([await rowsOf("questions", old.id), await rowsOf("passages", old.id)]).toEqual([0, 0]);
    expect(await statusOf("DELETE", `/api/datasets/${chosen.id}?fromTrash=true`)).toBe(204);
    expect(await statusOf("DELETE", "/api/trash")).toBe(204);
    expect(await names("trashed=true")).toEqual([]);
    await finishedDeletions(server.db);
    for (const { id } of [chosen, young]) expect(await rowsOf("questions", id)).toBe(0);
    expect(await names("")).toEqual(["Kept"]);
    expect(await rowsOf("questions", kept.id)).toBeGreaterThan(0);
  });

  it("is not deleted by a list of the trash that does not know that it was brought back", async () => {
    const [back, other] = [await newSet("Back"), await newSet("Other")];
    for (const { id } of [back, other]) await call("DELETE", `/api/datasets/${id}`);
    await call("POST", `/api/datasets/${back.id}/restore`);
    expect(await statusOf("DELETE", `/api/datasets/${back.id}?fromTrash=true`)).toBe(404);
    expect(await learner.set(back.id)).toEqual(back);
    expect(await names("trashed=true")).toEqual(["Other"]);
  });

  it("is nobody else's", async () => {
    const set = await newSet("Mine");
    await call("DELETE", `/api/datasets/${set.id}`);
    const { token: stranger } = await server.account();
    expect(await statusOf("POST", `/api/datasets/${set.id}/restore`, undefined, stranger)).toBe(404);
    expect(await statusOf("DELETE", `/api/datasets/${set.id}?forGood=true`, undefined, stranger)).toBe(404);
    expect(await statusOf("DELETE", `/api/datasets/${set.id}?fromTrash=true`, undefined, stranger)).toBe(404);
    expect(await statusOf("DELETE", "/api/trash", undefined, stranger)).toBe(204);
    expect(await names("trashed=true")).toEqual(["Mine"]);
    expect(await statusOf("DELETE", "/api/me")).toBe(204);
    await finishedDeletions(server.db);
    expect(await rowsOf("questions", set.id)).toBe(0);
  });

  it("does not answer for an upload that is sent again", async () => {
    const notes = { text: notesOf(1), key: "again" };
    const { datasetId } = await makeSet(server, learner.token, notes);
    await call("DELETE", `/api/datasets/${datasetId}`);
    const again = await makeSet(server, learner.token, notes);
    expect(again.datasetId).not.toBe(datasetId);
    expect(await names("")).toHaveLength(1);
  });

  it("has no questions in an exam", async () => {
    const set = await newSet("Examined");
    const rules = {
      name: "",
      sets: [{ datasetId: set.id, sections: null }],
      count: 2,
      minutes: 1,
      passPercent: 0,
    };
    const { id } = await learner.json<{ id: string }>("POST", "/api/exams", rules);
    await call("DELETE", `/api/datasets/${set.id}`);
    expect(await statusOf("POST", `/api/exams/${id}/attempts`, { isSame: false })).toBe(422);
  });
});

it("a set that is deleted while it is being written stops being written", async () => {
  const slow = createTestEngine({ allowed: 1 });
  const own = await startTestApp({ engine: slow });
  const account = await own.account();
  const set = await makeSet(own, account.token, { text: notesOf(4) });
  const waiting = postNotes(own, account.token, { text: notesOf(4, "Next"), minFirst: 5 });
  const gone = await own.call("DELETE", `/api/datasets/${set.datasetId}`, { token: account.token });
  expect(gone.status).toBe(204);
  slow.allow(20);
  await waiting;
  const jobs = await own.db.selectFrom("jobs").select(["datasetId", "status"]).execute();
  expect(jobs.find(({ datasetId }) => datasetId === set.datasetId)?.status).toBe("cancelled");
  const path = `/api/datasets/${set.datasetId}/restore`;
  expect((await own.call("POST", path, { token: account.token })).status).toBe(204);
  expect(await readSet(own, account.token, set.datasetId)).toMatchObject({ status: "PARTIAL" });
  await own.stop();
});
