import { DatasetDetailSchema, DatasetSummarySchema } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { madeUpNotes } from "../../../../../fixtures/made-up-lecture.ts";
import { createTestEngine, refusalOf } from "../../test-app.ts";
import { learnerOf, sharedServer } from "../../test-learner.ts";
import { finishedDeletions } from "../../test-rows.ts";
import { insertDataset } from "./lifecycle-store.ts";

let clock = Date.parse("2026-01-01T12:00:00Z");

const server = sharedServer({ now: () => clock, engine: createTestEngine() });
const learner = learnerOf(server);

const get = (path: string, as?: string) => learner.call("GET", path, undefined, as);
const notFound = { status: 404, code: "NOT_FOUND" };

/** A finished set of a few questions. */
const makeSet = (name: string, seed = 1) =>
  learner.newSet({ text: madeUpNotes(seed, 2_000), name, mode: "test" });

describe("a long document", () => {
  it("is written in parts, and the event loop runs other work in between", async () => {
    const { id: datasetId } = await makeSet("Long");
    const row = await server.db
      .selectFrom("datasets")
      .selectAll()
      .where("id", "=", datasetId)
      .executeTakeFirstOrThrow();
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const passagesJson = Array.from({ length: 1_000 }, () => "{}");
    await insertDataset(server.db, { ...row, id: "long" }, passagesJson);
    isOver = true;
    expect(turns).toBeGreaterThan(3);
  });
});

describe("the list of sets", () => {
  it("is empty at first", async () => {
    expect(await (await get("/api/datasets")).json()).toEqual([]);
  });

  it("has the newest first, each with its state", async () => {
    const older = await makeSet("Older");
    clock += 1_000;
    const newer = await makeSet("Newer", 2);
    const list = DatasetSummarySchema.array().parse(await (await get("/api/datasets")).json());
    expect(list.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(list[0]).toMatchObject({ name: "Newer", mode: "test", status: "READY", failureCode: null });
    expect(list[0]?.createdAt).toBe(new Date(clock).toISOString());
    expect(list[0]?.questionCount).toBeGreaterThan(0);
  });

  it("shows no set of another account", async () => {
    const mine = await makeSet("Mine");
    expect(await (await get("/api/datasets")).json()).toMatchObject([{ id: mine.id }]);
    const stranger = await server.account();
    expect(await (await get("/api/datasets", stranger.token)).json()).toEqual([]);
  });

  it("requires an account", async () => {
    expect(await refusalOf(await get("/api/datasets", "nobody"))).toMatchObject({ code: "UNAUTHORIZED" });
  });
});

describe("a long list of sets", () => {
  it("refuses an invalid cursor and too many ids", async () => {
    for (const query of ["cursor=x", "cursor=1", "cursor=1.2.3", "ids=", `ids=${"a,".repeat(50)}a`])
      expect(await refusalOf(await get(`/api/datasets?${query}`))).toMatchObject({
        code: "VALIDATION_FAILED",
      });
  });
});

describe("a set", () => {
  it("has its questions in the order of the document", async () => {
    const { id: datasetId } = await makeSet("Mine");
    const told: unknown = await (await get(`/api/datasets/${datasetId}`)).json();
    const set = DatasetDetailSchema.parse(told);
    // Questions are sent as they are stored: no stored field is undeclared in the contract.
    expect(told).toEqual(set);
    expect(set).toMatchObject({ id: datasetId, language: "en", totalEstimated: null, jobId: null });
    expect(set.questionCount).toBe(set.questions.length);
    const rows = await server.db
      .selectFrom("questions")
      .select(["id", "passage", "ordinal"])
      .where("datasetId", "=", datasetId)
      .execute();
    const inOrder = rows.toSorted((a, b) => a.passage - b.passage || a.ordinal - b.ordinal);
    expect(set.questions.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));
  });

  it("is answered the same each time, compressed or not, and shows changes", async () => {
    const { id: datasetId } = await makeSet("Mine");
    const address = `${server.url}/api/datasets/${datasetId}`;
    const read = async (encoding: string) => {
      const headers = { authorization: `Bearer ${learner.token}`, "accept-encoding": encoding };
      const answer = await fetch(address, { headers });
      expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
      expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      return answer.json();
    };
    const first = DatasetDetailSchema.parse(await read("identity"));
    expect(JSON.stringify(first).length).toBeGreaterThan(8_192);
    // Its questions are read once: they do not change while its row does not.
    await server.db.deleteFrom("questions").where("datasetId", "=", datasetId).execute();
    for (const encoding of ["br", "gzip", "identity", "br"]) expect(await read(encoding)).toEqual(first);
    await learner.call("PATCH", `/api/datasets/${datasetId}`, { name: "Again" });
    expect(await read("identity")).toMatchObject({ name: "Again", questions: [] });
    const stranger = await server.account();
    expect((await get(`/api/datasets/${datasetId}`, stranger.token)).status).toBe(404);
    await learner.call("DELETE", `/api/datasets/${datasetId}`);
    expect((await get(`/api/datasets/${datasetId}`)).status).toBe(404);
  });

  it.each(["/api/datasets/:id?forGood=true", "/api/me"])(
    "leaves no answer in memory after DELETE %s",
    async (path) => {
      const { id: datasetId } = await makeSet("Mine");
      const address = `/api/datasets/${datasetId}`;
      expect(await (await get(address)).json()).not.toMatchObject({ questions: [] });
      const { db } = server;
      const tables = ["accounts", "refreshTokens", "datasets", "jobs"] as const;
      const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
      await learner.call("DELETE", path.replace(":id", datasetId));
      expect((await get(address)).ok).toBe(false);
      await finishedDeletions(db);
      // The same rows again, without questions: an answer left in memory would match them.
      for (const [at, table] of tables.entries())
        for (const row of rows[at] ?? [])
          await db
            .insertInto(table)
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
      expect(await (await get(address)).json()).toMatchObject({ questions: [] });
    },
  );

  it("is not found for another account, with the same answer as for a set that does not exist", async () => {
    const { id: datasetId } = await makeSet("Mine");
    const stranger = await server.account();
    for (const id of [datasetId, "unknown"]) {
      const address = `/api/datasets/${id}`;
      const as = { token: stranger.token };
      expect(await refusalOf(await server.call("GET", address, as))).toEqual(notFound);
      const rename = await server.call("PATCH", address, { ...as, body: { name: "Theirs" } });
      expect(await refusalOf(rename)).toEqual(notFound);
      expect(await refusalOf(await server.call("DELETE", address, as))).toEqual(notFound);
    }
    expect(await (await get(`/api/datasets/${datasetId}`)).json()).toMatchObject({ name: "Mine" });
  });

  it("can be renamed", async () => {
    const { id: datasetId } = await makeSet("Mine");
    const address = `/api/datasets/${datasetId}`;
    const answer = await learner.call("PATCH", address, { name: "  Rivers  " });
    expect(answer.status).toBe(200);
    expect(DatasetSummarySchema.parse(await answer.json())).toMatchObject({ id: datasetId, name: "Rivers" });
    expect(await (await get(address)).json()).toMatchObject({ name: "Rivers" });
  });

  it.each([
    ["empty", " "],
    ["too long", "x".repeat(201)],
    ["no text", 7],
  ])("keeps its name if the new one is %s", async (_what, name) => {
    const { id: datasetId } = await makeSet("Mine");
    const address = `/api/datasets/${datasetId}`;
    const answer = await learner.call("PATCH", address, { name });
    expect(await refusalOf(answer)).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
    expect(await (await get(address)).json()).toMatchObject({ name: "Mine" });
  });

  it("can be deleted for good, with everything that was made for it", async () => {
    const { id: datasetId } = await makeSet("Mine");
    const address = `/api/datasets/${datasetId}`;
    const remove = () => learner.call("DELETE", `${address}?forGood=true`);
    expect((await remove()).status).toBe(204);
    expect(await refusalOf(await get(address))).toEqual(notFound);
    expect(await refusalOf(await remove())).toEqual(notFound);
    await finishedDeletions(server.db);
    for (const table of ["passages", "questions", "jobs"] as const) {
      const rows = server.db.selectFrom(table).select("datasetId").where("datasetId", "=", datasetId);
      expect(await rows.execute()).toEqual([]);
    }
  });

  it.each([
    ["GET", undefined],
    ["PATCH", { name: "x" }],
    ["DELETE", undefined],
  ])("requires an account for %s", async (method, body) => {
    const answer = await server.call(method, "/api/datasets/any", { body });
    expect(await refusalOf(answer)).toEqual({ status: 401, code: "UNAUTHORIZED" });
  });
});
