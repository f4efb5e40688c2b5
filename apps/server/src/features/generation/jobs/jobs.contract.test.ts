import { randomUUID } from "node:crypto";
import { type JobEvent, LIMITS } from "@quizmill/contract";
import { beforeEach, expect, it } from "vitest";
import { createMemoryQueue } from "../../../platform/queue/memory-queue.ts";
import { finishedDeletions, storedAccount, storedSet } from "../../../test-rows.ts";
import { describeStore } from "../../../test-store.ts";
import { findPassages, insertPassages } from "../../datasets/passages-store.ts";
import { findQuestions } from "../../datasets/questions-store.ts";
import {
  beginUpload,
  findUploadedDataset,
  findUploadUnderWay,
  noteUploadFailed,
} from "../../upload-keys/store.ts";
import { putInPageOrder } from "../pictures/index.ts";
import {
  advanceJob,
  countUnfinishedJobs,
  endJob,
  findEvents,
  findJob,
  findLastEvent,
  findUnfinishedJobs,
  insertEvents,
  type JobRun,
  noteFault,
  readBacklog,
  releaseJob,
  startJob,
} from "../store.ts";
import { createDataset } from "./create.ts";

describeStore("Jobs", (db, { open }) => {
  let accountId: string;
  beforeEach(async () => {
    accountId = await storedAccount(db);
  });

  const document = { fileName: "", wish: null, pages: [], hintLanguage: null, bytes: 0, pieces: [] };
  const create = (
    now: number,
    uploadKey: string | null = null,
    pieces: Parameters<typeof createDataset>[1]["document"]["pieces"] = [],
  ) =>
    createDataset(
      { db, queue: createMemoryQueue(), now: () => now, newId: () => randomUUID() },
      {
        accountId,
        sessionId: "",
        name: "Set",
        mode: "study",
        engine: "embedded",
        document: { ...document, pieces },
        uploadKey,
      },
    );

  it("are made once for an upload that is sent twice at the same time", async () => {
    const made = await Promise.all([1, 2, 3, 4].map((now) => create(now, "same")));
    expect(new Set(made.map(({ datasetId }) => datasetId)).size).toBe(1);
    expect(await countUnfinishedJobs(db, accountId)).toBe(1);
  });

  it("have the bytes of their document stored before them, piece by piece, and nothing of one cut off", async () => {
    const beside = await open();
    const rowsOf = async (table: "documentPieces" | "datasets") =>
      (await beside.db.selectFrom(table).selectAll().execute()).length;
    const seen: number[][] = [];
    async function* pieces(end: () => void) {
      for (let piece = 0; piece < 3; piece += 1) {
        seen.push([await rowsOf("documentPieces"), await rowsOf("datasets")]);
        yield Buffer.from("piece");
      }
      end();
    }
    const whole = pieces(() => undefined);
    await create(1, null, whole);
    expect(seen.map(String)).toEqual(["0,0", "1,0", "2,0"]);
    const cutOff = pieces(() => {
      throw new Error("cut off");
    });
    await expect(create(1, null, cutOff)).rejects.toThrow("cut off");
    await finishedDeletions(db);
    expect([await rowsOf("documentPieces"), await rowsOf("datasets")]).toEqual([3, 1]);
    await create(1, "same", [Buffer.from("kept")]);
    await create(1, "same", [Buffer.from("sent again")]);
    await finishedDeletions(db);
    expect([await rowsOf("documentPieces"), await rowsOf("datasets")]).toEqual([4, 2]);
  });

  it("are refused while too many documents of all accounts wait, or too much of them", async () => {
    const limits: { waitingInAll: number; waitingInAllMaxBytes: number } = LIMITS.extraction;
    const { waitingInAll, waitingInAllMaxBytes } = limits;
    const busy = { code: "SERVER_BUSY", retryAfterSeconds: LIMITS.extraction.retryAfterSeconds };
    await create(1);
    await db.updateTable("documentReads").set({ wishJson: "{}", bytes: 10 }).execute();
    try {
      limits.waitingInAll = 1;
      await expect(create(2)).rejects.toMatchObject(busy);
      limits.waitingInAll = 2;
      limits.waitingInAllMaxBytes = 9;
      await expect(create(3)).rejects.toMatchObject(busy);
      limits.waitingInAllMaxBytes = 10;
      await create(4);
      await finishedDeletions(db);
      expect(await db.selectFrom("accounts").select("id").execute()).toHaveLength(1);
    } finally {
      Object.assign(limits, { waitingInAll, waitingInAllMaxBytes });
    }
  });

  it("are reported by the last attempt at their upload, until they are made", async () => {
    const upload = { accountId, key: "k" };
    for (const attemptId of ["a", "b"]) await beginUpload(db, { ...upload, attemptId }, 5);
    await noteUploadFailed(db, { ...upload, attemptId: "a" }, { code: "FILE_DAMAGED", now: 5 });
    expect(await findUploadUnderWay(db, upload, 5)).toMatchObject({ stage: "PENDING" });
    await noteUploadFailed(db, { ...upload, attemptId: "b" }, { code: "FILE_DAMAGED", now: 5 });
    expect(await findUploadUnderWay(db, upload, 5)).toMatchObject({ failureCode: "FILE_DAMAGED" });
    const { datasetId } = await create(6, "k");
    expect(await findUploadUnderWay(db, upload, 6)).toBeUndefined();
    expect(await findUploadedDataset(db, upload)).toBe(datasetId);
  });

  it("count their starts, and belong to the last one", async () => {
    const { jobId } = await create(1);
    const [first, second] = ["one", "two"].map((runId) => ({ jobId, runId })) as [JobRun, JobRun];
    expect(await startJob(db, first)).toMatchObject({ status: "running", attempts: 1 });
    expect(await startJob(db, second, "one")).toMatchObject({ attempts: 1 });
    expect(await startJob(db, first)).toMatchObject({ attempts: 2 });
    expect(await noteFault(db, second, "late")).toBeUndefined();
    expect(await noteFault(db, first, "fault")).toMatchObject({ attempts: 2, failures: 1, fault: "fault" });
    expect(await advanceJob(db, second, 3)).toBeUndefined();
    expect(await advanceJob(db, first, 3)).toMatchObject({ lastSeq: 3, attempts: 1, failures: 0 });
    await releaseJob(db, second, { isUncounted: true });
    expect(await findJob(db, jobId)).toMatchObject({ status: "running" });
    await releaseJob(db, first, { isUncounted: true });
    expect(await findJob(db, jobId)).toMatchObject({ status: "queued", runId: null, attempts: 0 });
  });

  it("end once, whoever ends them", async () => {
    const { jobId: id } = await create(1);
    const end = { id, refusal: null, now: 5 };
    const ends = await Promise.all([
      endJob(db, { ...end, status: "done" }),
      endJob(db, { ...end, status: "cancelled" }),
      endJob(db, { ...end, status: "failed", runId: "nobody" }),
    ]);
    expect(ends.filter((job) => job !== undefined)).toMatchObject([{ lastSeq: 1, finishedAt: 5 }]);
    expect(await startJob(db, { jobId: id, runId: "late" })).toBeUndefined();
  });

  it("wait in the order they came, and are counted as numbers", async () => {
    expect(await readBacklog(db)).toEqual({ waiting: 0, running: 0, oldestAt: null });
    const [later, first] = [await create(1_700_000_000_002), await create(1_700_000_000_001)];
    const running = await create(1_700_000_000_000);
    await startJob(db, { jobId: running.jobId, runId: "one" });
    expect((await findUnfinishedJobs(db)).map(({ id }) => id)).toEqual(
      [running, first, later].map(({ jobId }) => jobId),
    );
    expect(await readBacklog(db)).toEqual({ waiting: 2, running: 1, oldestAt: 1_700_000_000_001 });
    await expect(create(1)).rejects.toMatchObject({ code: "TOO_MANY_JOBS" });
  });

  it("have their events in order, after a number, and refuse a number twice", async () => {
    const { jobId } = await create(1);
    const eventOf = (seq: number) => ({ name: "progress", data: { seq } }) as unknown as JobEvent;
    await insertEvents(db, jobId, [eventOf(2), eventOf(10), eventOf(1)], 1);
    await expect(insertEvents(db, jobId, [eventOf(10)], 1)).rejects.toThrow();
    const page = await findEvents(db, jobId, { afterSeq: 1, limit: 5 });
    expect(page.map(({ seq }) => seq)).toEqual([2, 10]);
    expect(await findLastEvent(db, jobId, ["progress"])).toMatchObject({ seq: 10 });
  });

  it("leave passages of pages in the order of the pages, with their questions", async () => {
    const { id } = await storedSet(db, { accountId, passages: [] });
    const pages = [5, 1, 3].map((page, ordinal) => ({
      ordinal,
      passageJson: JSON.stringify({ ordinal, page }),
      recordedAt: 1,
    }));
    await insertPassages(db, id, pages);
    const question = { datasetId: id, kind: "term", optionsJson: "[]", ordinal: 0 };
    const rows = ["Five?", "One?", "Three?"].map((text, passage) => ({ ...question, text, passage }));
    await db.insertInto("questions").values(rows).execute();
    await putInPageOrder(db, id);
    const passages = (await findPassages(db, id)).map(({ passageJson }) => JSON.parse(passageJson));
    expect(passages).toEqual([1, 3, 5].map((page, ordinal) => ({ ordinal, page })));
    expect((await findQuestions(db, id)).map(({ text }) => text)).toEqual(["One?", "Three?", "Five?"]);
  });
});
