import { LIMITS } from "@quizmill/contract";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { copySets } from "./features/copies/copy.ts";
import { toVersionContent, type VersionContent } from "./features/datasets/entities.ts";
import { endDataset, reopenDataset } from "./features/datasets/lifecycle-store.ts";
import { insertPassages, readPassages } from "./features/datasets/passages-store.ts";
import {
  findQuestions,
  readQuestions,
  recordPassage,
  storeMore,
} from "./features/datasets/questions-store.ts";
import {
  findDataset,
  listSummaries,
  readDataset,
  readStats,
  refuseFullAccount,
} from "./features/datasets/store.ts";
import { findReplaced, giveBackPlace, replaceQuestion } from "./features/datasets/versions-store.ts";
import { setExamDate } from "./features/study/exam-date.ts";
import { deleteForGood, putInTrash } from "./features/trash/trash.ts";
import { inTransaction } from "./platform/database/transactions.ts";
import { finishedDeletions, questionOf, storedAccount, storedSet } from "./test-rows.ts";
import { describeStore } from "./test-store.ts";

describeStore("Sets and their questions", (db, { kind }) => {
  let accountId: string;
  beforeEach(async () => {
    accountId = await storedAccount(db);
  });

  const newSet = (passages?: string[][], at = 0) =>
    storedSet(db, { accountId, at, ...(passages && { passages }) });
  const record = (datasetId: string, passage: number, stems: string[], isLast = true) =>
    inTransaction(db, (tx) =>
      recordPassage(tx, {
        datasetId,
        passage,
        isLast,
        items: stems.map(questionOf),
        qualityJson: null,
        warningsJson: "[]",
        estimated: 0,
        now: 1,
      }),
    );
  const textsOf = async (id: string) => (await findQuestions(db, id)).map(({ text }) => text);

  it("take a passage once, in parts or whole, and count its questions", async () => {
    const { id } = await newSet([["A?"]]);
    await insertPassages(db, id, [{ ordinal: 1, passageJson: "{}", recordedAt: null }]);
    await record(id, 1, ["B?"], false);
    await record(id, 1, ["C?", "D?"]);
    await expect(record(id, 1, ["E?"])).rejects.toThrow("recorded before");
    await expect(record(id, 7, ["E?"])).rejects.toThrow("unknown");
    expect(await textsOf(id)).toEqual(["A?", "B?", "C?", "D?"]);
    expect(await readDataset(db, id)).toMatchObject({ questionCount: 4, optionCount: 8, processedChunks: 2 });
  });

  it("keep questions within the bounds of their texts, whoever wrote or copies them", async () => {
    const long = "word ".repeat(4_000);
    const { stemMaxChars, optionMaxChars, explanationMaxChars, contextMaxChars } = LIMITS.question;
    const item = {
      ...questionOf(long),
      options: ["a", long].map((text, i) => ({ id: i + 1, label: "AB"[i] ?? "", text })),
      aiExplanation: long,
      context: long,
    };
    const { id } = await newSet([["A?"]]);
    const lengths = async (datasetId: string) =>
      (await findQuestions(db, datasetId))
        .slice(-1)
        .map((row) => [
          row.text.length,
          (JSON.parse(row.optionsJson) as { text: string }[])[1]?.text.length,
          row.aiExplanation?.length,
          row.context?.length,
        ]);
    await inTransaction(db, (tx) => storeMore(tx, accountId, { datasetId: id, passage: 0, items: [item] }));
    const bounds = [stemMaxChars, optionMaxChars, explanationMaxChars, contextMaxChars];
    expect(await lengths(id)).toEqual([bounds]);
    // As a set has it that was made before there were bounds.
    await db.updateTable("questions").set({ text: long }).where("datasetId", "=", id).execute();
    const sources = [{ id, sections: null }];
    await copySets(db, { accountId, id: `copy-${id}`, name: "Copy", sources, keepsDoubles: false, now: 1 });
    const [[, ...rest] = []] = await lengths(id);
    expect(await lengths(`copy-${id}`)).toEqual([[stemMaxChars, ...rest]]);
  });

  it("have as many passages and questions as one statement does not take, in order", async () => {
    const stems = Array.from({ length: 450 }, (_, index) => `${index}?`);
    const { id } = await newSet([stems]);
    expect(await textsOf(id)).toEqual(stems);
    const pages = await Array.fromAsync(readQuestions(db, id));
    expect(pages.map((page) => page.length)).toEqual([200, 200, 50]);
    expect(pages.flat().map(({ text }) => text)).toEqual(stems);
    const more = stems.map((passageJson, index) => ({ ordinal: index + 1, passageJson, recordedAt: null }));
    await insertPassages(db, id, more);
    const read = (await Array.fromAsync(readPassages(db, id))).flat();
    expect(read.slice(1).map(({ passageJson }) => passageJson)).toEqual(stems);
    expect((await Array.fromAsync(readPassages(db, id, { areWorkedOn: true }))).flat()).toHaveLength(1);
  });

  it("end as ready, partial or failed, and keep the reason of an earlier end", async () => {
    const [full, empty] = [await newSet(), await newSet([])];
    const end = async (id: string, code: "GENERATION_FAILED" | null) => {
      const row = await endDataset(db, { id, code, now: 2 });
      return [row?.status, row?.failureCode];
    };
    expect(await end(full.id, null)).toEqual(["READY", null]);
    expect(await reopenDataset(db, { id: full.id, accountId, totalChunks: 7 }, 3)).toBeUndefined();
    expect(await reopenDataset(db, { id: full.id, accountId, totalChunks: 2 }, 3)).toMatchObject({
      status: "PENDING",
    });
    expect(await end(full.id, "GENERATION_FAILED")).toEqual(["PARTIAL", "GENERATION_FAILED"]);
    expect(await end(full.id, null)).toEqual(["PARTIAL", "GENERATION_FAILED"]);
    expect(await end(empty.id, "GENERATION_FAILED")).toEqual(["FAILED", "GENERATION_FAILED"]);
    expect(await end("gone", null)).toEqual([undefined, undefined]);
  });

  it("are listed and added up for their owner alone, as numbers", async () => {
    const none = { datasets: 0, questions: 0, heldQuestions: 0 };
    const nothing = { ...none, answerOptions: 0, processedChunks: 0, totalChunks: 0 };
    expect(await readStats(db, accountId)).toEqual(nothing);
    const [first, second] = [
      await newSet(undefined, 1_700_000_000_000),
      await newSet([["A?"]], 1_700_000_000_001),
    ];
    const counted = { datasets: 2, questions: 4, heldQuestions: 4 };
    const sums = { ...counted, answerOptions: 8, processedChunks: 3, totalChunks: 3 };
    expect(await readStats(db, accountId)).toEqual(sums);
    expect((await listSummaries(db, accountId)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await findDataset(db, { accountId, id: first.id })).toMatchObject({
      jobId: first.jobId,
      createdAt: 1_700_000_000_000,
    });
    const other = await storedAccount(db);
    expect(await findDataset(db, { accountId: other, id: first.id })).toBeUndefined();
    expect(await readStats(db, other)).toEqual(nothing);
  });

  it("fill an account with their questions, in the trash too, and while they are written", async () => {
    const { id } = await newSet();
    const growing = await newSet([["A?"]]);
    await db
      .updateTable("datasets")
      .set({ status: "PROCESSING", totalEstimated: 10 })
      .where("id", "=", growing.id)
      .execute();
    await putInTrash(db, { accountId, id }, 1);
    expect(await readStats(db, accountId)).toMatchObject({ questions: 1, heldQuestions: 13 });
    const room = LIMITS.account.questionsMax - 13;
    await refuseFullAccount(db, { accountId }, room);
    await refuseFullAccount(db, { accountId, besides: growing.id }, room + 10);
    for (const holder of [{ accountId }, { accountId, besides: "another" }])
      await expect(inTransaction(db, (tx) => refuseFullAccount(tx, holder, room + 1))).rejects.toMatchObject({
        code: "ACCOUNT_FULL",
      });
    await deleteForGood(db, { accountId, id }, 2);
    await refuseFullAccount(db, { accountId }, room + 3);
  });

  it("give a question's place to another one, and back under the ids of before", async () => {
    const { id, questions } = await newSet([["A?"]]);
    const [row] = questions;
    if (!row) throw new Error("No question");
    const item = { ...questionOf("Better?"), writtenBy: "model" as const };
    await replaceQuestion(db, accountId, { row, item, now: 5 });
    const [now] = await findQuestions(db, id);
    expect(now).toMatchObject({ id: row.id, text: "Better?", version: 2, groundTruthOptionId: 3 });
    expect(await findReplaced(db, "elsewhere", [row.id])).toEqual([]);
    const [replaced] = await findReplaced(db, accountId, [row.id]);
    if (!replaced) throw new Error("Not replaced");
    expect(await giveBackPlace(db, accountId, { row: replaced, now: 6 })).toBe(1);
    const [again] = await findQuestions(db, id);
    expect(again).toMatchObject({ text: "A?", version: 3, groundTruthOptionId: 1 });
    const kept = await db.selectFrom("questionVersions").select("contentJson").orderBy("version").execute();
    expect(kept.map(({ contentJson }) => (JSON.parse(contentJson) as VersionContent).text)).toEqual([
      "A?",
      "Better?",
    ]);
    expect(kept[0]?.contentJson).toBe(JSON.stringify(toVersionContent(row)));
  });

  it("are deleted with all that belongs to them, and nothing else", async () => {
    const [gone, kept] = [await newSet(), await newSet()];
    for (const { id } of [gone, kept])
      await setExamDate(db, { accountId, datasetId: id }, { examAt: 9, now: 0 });
    await deleteForGood(db, { accountId: await storedAccount(db), id: gone.id }, 1);
    expect(await readDataset(db, gone.id)).toBeDefined();
    await deleteForGood(db, { accountId, id: gone.id }, 1);
    expect(await findDataset(db, { accountId, id: gone.id })).toBeUndefined();
    await finishedDeletions(db);
    for (const table of ["passages", "questions", "jobs", "studySets"] as const) {
      const rows = await db.selectFrom(table).select("datasetId").distinct().execute();
      expect(rows, table).toEqual([{ datasetId: kept.id }]);
    }
  });

  it.runIf(kind === "PostgreSQL")(
    "are deleted although their job is written to: the two wait for each other",
    async () => {
      const { id, jobId } = await newSet();
      const waiting = sql<object>`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
      let deleting: Promise<void> | undefined;
      await inTransaction(db, async (tx) => {
        // The transaction that detects the deadlock is ended: here that must be the deletion.
        await sql`set local deadlock_timeout = '20s'`.execute(tx);
        await tx.updateTable("jobs").set({ fault: null }).where("id", "=", jobId).execute();
        deleting ??= deleteForGood(db, { accountId, id }, 1);
        await expect.poll(async () => (await waiting.execute(db)).rows).toHaveLength(1);
        await tx.updateTable("datasets").set({ updatedAt: 1 }).where("id", "=", id).execute();
      });
      await deleting;
      expect(await findDataset(db, { accountId, id })).toBeUndefined();
    },
  );
});
