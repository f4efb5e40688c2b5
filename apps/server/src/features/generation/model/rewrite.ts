import { JOB_EVENTS } from "@quizmill/contract";
import type { PageRelay } from "@quizmill/models";
import type { Batch, PlacedItem } from "@quizmill/questions";
import type { Database } from "../../../platform/database/open.ts";
import type { JobsTable } from "../../../platform/database/schema.ts";
import type { Doorbell } from "../../../platform/doorbell.ts";
import { type DatasetRow, hasServersModel, toQuestion } from "../../datasets/entities.ts";
import { findPassages } from "../../datasets/passages-store.ts";
import { findAllQuestions } from "../../datasets/questions-store.ts";
import { readDataset } from "../../datasets/store.ts";
import type { EngineThreads, GenerateOptions, ModelUse, StoredPlan } from "../engine/index.ts";
import { createPace } from "../pace.ts";
import { findJob, findLastEvent, type JobRun } from "../store.ts";
import { planOf } from "../stored-plan.ts";
import { jobTopic } from "../topics.ts";
import type { ModelGate } from "./gate.ts";
import { addToPace, type Measured } from "./pace.ts";
import { recordFallback, recordRewritten, recordSpare } from "./record-rewrite.ts";
import { findReplaceable } from "./rewrite-store.ts";

export interface RewriteDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly doorbell: Doorbell;
  readonly engine: EngineThreads;
  readonly model: ModelGate;
}

export interface Rewriting {
  readonly run: JobRun;
  readonly datasetId: string;
  readonly signal: AbortSignal;
  readonly inDatabase: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * Has the model write a set that the embedded engine has written, if its owner requested that: passage by passage, its
 * questions take the places of those nobody has answered. Continues after the last recorded passage. Where the model
 * fails, the questions that are there stay. False if the job has ended, or another worker has it.
 */
export async function rewriteWithModel(deps: RewriteDeps, rewriting: Rewriting): Promise<boolean> {
  const { db, model } = deps;
  const dataset = await readDataset(db, rewriting.datasetId);
  if (!dataset) return false;
  if (!hasServersModel(dataset) || dataset.fellBack !== null) return true;
  const { run } = rewriting;
  const allowance = await model.allowance(dataset.accountId, dataset.engine);
  if (typeof allowance === "string") return recordFallback(db, { run, fellBack: allowance, now: deps.now() });
  const written = await rewrite(deps, rewriting, { dataset, model: allowance });
  if (written === null) return false;
  await addToPace(db, allowance.settings, written);
  return true;
}

type PassageRows = Awaited<ReturnType<typeof findPassages>>;

interface Work {
  readonly plan: StoredPlan;
  readonly options: Required<Pick<GenerateOptions, "mode" | "seed" | "after" | "rewrite">>;
}

/** The plan, and what is there: what may be replaced and what stays, and the passages that the model is through with. */
async function loadWork(db: Database, dataset: DatasetRow, jobId: string): Promise<Work> {
  const rows = await findPassages(db, dataset.id);
  const questions = await findAllQuestions(db, dataset.id);
  const known = takenOverBy(dataset, rows, await findJob(db, jobId));
  const passages = Math.max(firstToWrite(rows, known), await rewrittenPassages(db, jobId));
  const isDone = (passage: number) => passage < passages || known?.has(passage) === true;
  const found = await findReplaceable(db, dataset);
  const replaceable = new Set(found.flatMap(({ id, passage }) => (isDone(passage) ? [] : id)));
  const written = questions.filter(({ isAdded }) => isAdded === null);
  const countBy = (counted: readonly { passage: number }[]) => {
    const counts = rows.map(() => 0);
    for (const { passage } of counted) counts[passage] = (counts[passage] ?? 0) + 1;
    return counts;
  };
  const items = questions
    .filter(({ id }) => !replaceable.has(id))
    .map((row) => ({ ...toQuestion(row), kind: row.kind, passage: row.passage }));
  return {
    plan: planOf(dataset, rows),
    options: {
      mode: dataset.mode,
      seed: dataset.seed,
      after: { done: [...rows.keys()].filter(isDone), items },
      rewrite: {
        questions: countBy(written),
        replaceable: countBy(written.filter(({ id }) => replaceable.has(id))),
      },
    },
  };
}

/**
 * The passages that were recorded before the job was there: those that a newer version of the document has as the one
 * before, or an earlier job wrote. Null where that is all of them: the job lets the model go on with the whole set.
 */
function takenOverBy(
  { documentVersion }: DatasetRow,
  rows: PassageRows,
  job: Pick<JobsTable, "createdAt"> | undefined,
): ReadonlySet<number> | null {
  const known = [...rows.keys()].filter((i) => (rows[i]?.recordedAt ?? 0) <= (job?.createdAt ?? 0));
  if (known.length === rows.length) return null;
  return new Set(documentVersion === 1 ? [] : known);
}

/**
 * The first passage of the job: what an earlier one left of the documents before stays. Without a newer version that is
 * the first of the document that was added last.
 */
function firstToWrite(rows: PassageRows, known: ReadonlySet<number> | null): number {
  if (known === null) return 0;
  if (known.size > 0) return [...rows.keys()].find((i) => !known.has(i)) ?? rows.length;
  const parts = rows.map(({ passageJson }) => (JSON.parse(passageJson) as { part?: string }).part);
  return Math.max(0, parts.indexOf(parts.at(-1)));
}

/** How many passages the model is through with: the last event of the job says it, stored with the last of them. */
async function rewrittenPassages(db: Database, jobId: string): Promise<number> {
  const event = await findLastEvent(db, jobId, ["progress"]);
  return event === undefined ? 0 : (JOB_EVENTS.progress.parse(JSON.parse(event.dataJson)).model?.done ?? 0);
}

export interface RewrittenBy {
  readonly dataset: DatasetRow;
  readonly model: ModelUse;
  /** For a browser's model. */
  readonly relay?: PageRelay;
}

/** Null if the job has ended, or another worker has it. What the model stopped in the middle of says nothing of its pace. */
export async function rewrite(
  deps: Omit<RewriteDeps, "model">,
  { run, signal, inDatabase }: Rewriting,
  { dataset, model, relay }: RewrittenBy,
): Promise<Measured | null> {
  const { accountId } = dataset;
  const { plan, options } = await inDatabase(() => loadWork(deps.db, dataset, run.jobId));
  const { passageDone, etaSeconds } = createPace(deps.now);
  const caller = { account: accountId, signal, ...(relay && { relay }) };
  const startedAt = deps.now();
  let items: Batch["items"] = [];
  let questions = 0;
  // Kept in memory alone: after a restart the questions that are there stay.
  let spare: PlacedItem[] = [];
  let isOver = false;
  for await (const part of deps.engine.generate(plan, { ...options, model, ...caller })) {
    const { isLast, passage, fellBack } = part;
    items = [...items, ...part.items];
    if (isLast) passageDone();
    const batch = { ...part, items: isLast ? items : [] };
    const replaceable = options.rewrite.replaceable[passage] ?? 0;
    const record = { run, accountId, batch, replaceable, now: deps.now(), etaSeconds };
    const left = await inDatabase(() => recordRewritten(deps.db, record));
    if (left === null) return null;
    const more = (part.spare ?? []).map((item) => ({ item, passage }));
    spare = [...spare, ...left, ...more].slice(0, dataset.questionCount);
    signal.throwIfAborted();
    if (!isLast) continue;
    questions += items.length;
    items = [];
    deps.doorbell.ring(jobTopic(run.jobId));
    isOver = fellBack !== undefined;
    if (isOver) break;
  }
  const ms = deps.now() - startedAt;
  if (spare.length > 0) {
    const record = { run, accountId, spare, now: deps.now() };
    if (!(await inDatabase(() => recordSpare(deps.db, record)))) return null;
    deps.doorbell.ring(jobTopic(run.jobId));
  }
  return isOver ? { questions: 0, ms: 0 } : { questions, ms };
}
