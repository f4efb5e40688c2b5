import { randomUUID } from "node:crypto";
import { LIMITS } from "@quizmill/contract";
import { beforeEach, expect, it } from "vitest";
import { storedAccount, storedSet } from "../../../test-rows.ts";
import { describeStore } from "../../../test-store.ts";
import { closeOldForBrowsers, listForBrowser, stopForBrowser } from "../../datasets/browser-model-store.ts";
import { countBrowserJobs, countUnfinishedJobs, findJob, reviveJob } from "../store.ts";
import {
  answerRequest,
  deleteRequestsOf,
  insertRequest,
  readRequest,
  renewLease,
  takeRequest,
} from "./requests-store.ts";

describeStore("What pages are asked", (db) => {
  let accountId: string;
  let set: { id: string; jobId: string };
  beforeEach(async () => {
    accountId = await storedAccount(db);
    set = await storedSet(db, { accountId, engine: "browser" });
  });

  const body = { system: "Ask.", user: "Żółw ☃", schema: { type: "object" }, maxTokens: 10 };
  async function asked(at: number): Promise<string> {
    const id = randomUUID();
    await insertRequest(db, { id, accountId, datasetId: set.id, jobId: set.jobId, body }, at);
    return id;
  }
  const take = (now: number, by = accountId) =>
    takeRequest(db, { accountId: by, now, leasedUntil: now + 10 });

  it("is taken by one page of the account, the oldest first, until its lease ends or is given back", async () => {
    const ids = [await asked(1), await asked(2)];
    expect(await take(3, await storedAccount(db))).toBeUndefined();
    const taken = await take(3);
    expect(taken).toMatchObject({ id: ids[0], datasetId: set.id, jobId: set.jobId, totalChunks: 2 });
    expect(JSON.parse(taken?.bodyJson ?? "")).toEqual(body);
    expect(await take(3)).toMatchObject({ id: ids[1] });
    expect(await take(12)).toBeUndefined();
    expect(await renewLease(db, { id: ids[0] ?? "", accountId, leasedUntil: 30 })).toBe(true);
    expect(await take(13)).toMatchObject({ id: ids[1] });
    expect(await renewLease(db, { id: ids[0] ?? "", accountId, leasedUntil: 13 })).toBe(true);
    expect(await take(13)).toMatchObject({ id: ids[0] });
  });

  it("is given to one of many pages that ask at once", async () => {
    await asked(1);
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(2)));
    expect(taken.filter((one) => one !== undefined)).toHaveLength(1);
  });

  it("is answered once, by its account", async () => {
    const id = await asked(1);
    const reply = { text: "{}" };
    expect(await answerRequest(db, { id, accountId: await storedAccount(db), reply })).toBeUndefined();
    const answers = await Promise.all([0, 1, 2].map(() => answerRequest(db, { id, accountId, reply })));
    expect(answers.filter((job) => job === set.jobId)).toHaveLength(1);
    expect(await readRequest(db, id)).toMatchObject({ answerJson: '{"text":"{}"}' });
    expect(await renewLease(db, { id, accountId, leasedUntil: 9 })).toBe(false);
    expect(await take(100)).toBeUndefined();
  });

  it("is not given out for a set in the trash, and goes with its job and its set", async () => {
    await asked(1);
    const trash = (trashedAt: number | null) =>
      db.updateTable("datasets").set({ trashedAt }).where("id", "=", set.id).execute();
    await trash(1);
    expect(await take(2)).toBeUndefined();
    await trash(null);
    await deleteRequestsOf(db, set.jobId);
    expect(await take(2)).toBeUndefined();
    const id = await asked(3);
    await db.deleteFrom("datasets").where("id", "=", set.id).execute();
    expect(await readRequest(db, id)).toBeUndefined();
  });

  it("is of sets that are open for some days, or until their owner stops it", async () => {
    const embedded = await storedSet(db, { accountId });
    const later = await storedSet(db, { accountId, engine: "browser", at: 5 });
    const open = async (now: number) => (await listForBrowser(db, accountId, now)).map(({ id }) => id);
    expect(await open(6)).toEqual([set.id, later.id]);
    expect(await open(LIMITS.browserModel.openMs + 1)).toEqual([later.id]);
    expect(await stopForBrowser(db, { accountId: await storedAccount(db), id: later.id })).toBe(false);
    expect(await stopForBrowser(db, { accountId, id: embedded.id })).toBe(true);
    expect(await stopForBrowser(db, { accountId, id: later.id })).toBe(true);
    expect(await open(6)).toEqual([set.id]);
    await closeOldForBrowsers(db, LIMITS.browserModel.openMs);
    expect(await open(0)).toEqual([]);
  });

  it("is the work of the set's own job, which counts for no limit then", async () => {
    expect(await reviveJob(db, set.id)).toBe(set.jobId);
    expect(await reviveJob(db, set.id)).toBeUndefined();
    expect(await findJob(db, set.jobId)).toMatchObject({
      status: "queued",
      task: "browser",
      finishedAt: null,
    });
    expect(await countUnfinishedJobs(db, accountId)).toBe(0);
    expect(await countBrowserJobs(db, accountId)).toBe(1);
    expect(await countBrowserJobs(db, await storedAccount(db))).toBe(0);
    expect(await countBrowserJobs(db)).toBe(1);
  });
});
