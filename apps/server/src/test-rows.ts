import { randomUUID } from "node:crypto";
import type { EngineChoice } from "@quizmill/contract";
import { insertAccount } from "./features/accounts/store.ts";
import type { NewQuestion, QuestionRow } from "./features/datasets/entities.ts";
import { appendPassages, endDataset } from "./features/datasets/lifecycle-store.ts";
import { findQuestions, recordPassage } from "./features/datasets/questions-store.ts";
import { finishDeletions } from "./features/deletion/deletion.ts";
import { createDataset, endJob } from "./features/generation/jobs/index.ts";
import type { Database } from "./platform/database/open.ts";
import { createMemoryQueue } from "./platform/queue/memory-queue.ts";

/** Accounts and sets as the stores hold them, for contracts: no server, no engine. */

export async function storedAccount(db: Database, id: string = randomUUID()): Promise<string> {
  const email = `${id}@example.org`;
  const blank = { name: null, passwordHash: "-", sessionVersion: 0, createdAt: 0 };
  await insertAccount(db, { id, email, ...blank, deletedAt: null, takenFrom: null });
  return id;
}

/** Has all rows deleted of what is recorded as deleted. */
export async function finishedDeletions(db: Database): Promise<void> {
  const deleted = db.selectFrom("accounts").select("id").where("deletedAt", "is not", null);
  // A server that runs may work on the last of them.
  do await finishDeletions(db, Number.MAX_SAFE_INTEGER);
  while ((await deleted.execute()).length > 0);
}

/** Its first option is right, its second wrong. */
export function questionOf(text: string): NewQuestion {
  return {
    text,
    kind: "term",
    options: ["Right", "Wrong"].map((option, index) => ({
      id: index + 1,
      label: "AB"[index] ?? "",
      text: option,
    })),
    groundTruthOptionId: 1,
    aiChosenOptionId: 1,
    aiExplanation: null,
    aiConfidence: 0.9,
    aiOptionProbs: null,
    source: { quote: text },
    writtenBy: "embedded",
  };
}

export interface StoredSet {
  readonly id: string;
  readonly jobId: string;
  readonly questions: readonly QuestionRow[];
}

interface NewSet {
  readonly accountId: string;
  readonly name?: string;
  readonly engine?: EngineChoice;
  /** The stems of its questions, passage by passage. */
  readonly passages?: readonly (readonly string[])[];
  readonly at?: number;
}

/** A set whose job has ended. */
export async function storedSet(
  db: Database,
  { accountId, name = "Set", engine = "embedded", passages = [["One?", "Two?"], ["Three?"]], at = 0 }: NewSet,
): Promise<StoredSet> {
  const deps = { db, queue: createMemoryQueue(), now: () => at, newId: () => randomUUID() };
  const document = { fileName: "", wish: null, pages: [], hintLanguage: null, bytes: 0, pieces: [] };
  const { datasetId: id, jobId } = await createDataset(deps, {
    accountId,
    sessionId: "",
    name,
    document,
    mode: "study",
    engine,
    uploadKey: null,
  });
  await appendPassages(
    db,
    { id, totalChunks: 0 },
    {
      passagesJson: passages.map((_, ordinal) =>
        JSON.stringify({ ordinal, section: ordinal, heading: null, blocks: [] }),
      ),
      language: "en",
      title: null,
      totalEstimated: 0,
      requestedCount: null,
    },
  );
  for (const [passage, stems] of passages.entries())
    await recordPassage(db, {
      datasetId: id,
      passage,
      isLast: true,
      items: stems.map(questionOf),
      qualityJson: null,
      warningsJson: "[]",
      estimated: 0,
      now: at,
    });
  await endJob(db, { id: jobId, status: "done", refusal: null, now: at });
  await endDataset(db, { id, code: null, now: at });
  return { id, jobId, questions: await findQuestions(db, id) };
}
