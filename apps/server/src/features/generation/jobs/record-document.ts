import type { DocumentReport, SetWarning, SourceText } from "@quizmill/contract";
import type { Database } from "../../../platform/database/open.ts";
import { inTransaction } from "../../../platform/database/transactions.ts";
import type { DatasetRow } from "../../datasets/entities.ts";
import { appendPassages, type Growth, growDataset } from "../../datasets/lifecycle-store.ts";
import { type DocumentWish, keepPages } from "../../datasets/pictures-store.ts";
import { readDataset, renameDataset } from "../../datasets/store.ts";
import type { StoredPlan } from "../engine/index.ts";
import { nameOfNew } from "../names.ts";
import { advanceJob, type JobRun } from "../store.ts";
import { addedBy } from "../stored-plan.ts";
import { seedFor, warningsOf } from "./create.ts";

/** A document that was read and planned. */
export interface PlannedDocument {
  readonly name: string;
  /** The document's data without its passages. */
  readonly source: Omit<SourceText, "sections">;
  /** Follows the text of its set. */
  readonly plan: StoredPlan;
  /** Pages that are to be read from their pictures. */
  readonly pages: readonly number[];
}

interface Recorded extends PlannedDocument {
  readonly run: JobRun;
  readonly wish: DocumentWish;
  readonly now: number;
}

/**
 * Stores the plan of a document in one transaction, and deletes its file, unless pages of it are still to be read. Null
 * if the job was cancelled or deleted in the meantime, or another worker has it; then nothing is written.
 */
export async function recordDocument(db: Database, document: Recorded): Promise<DatasetRow | null> {
  const { run, wish, name, plan, source, pages, now } = document;
  const isFirst = wish.before === undefined;
  return inTransaction(db, async (tx) => {
    const job = await advanceJob(tx, run, 0);
    const dataset = job && (await readDataset(tx, job.datasetId));
    if (!dataset) return null;
    const first = { format: source.format, seed: seedFor(plan) };
    await growDataset(tx, dataset, { ...grown(dataset, document), ...(isFirst && first) });
    const text = addedBy(plan);
    await appendPassages(tx, dataset, isFirst ? { ...text, title: source.title ?? plan.title } : text);
    if (isFirst && dataset.name === "")
      await renameDataset(tx, dataset, await nameOfNew(tx, dataset.accountId, name), now);
    await keepPages(tx, dataset.id, { pages, now });
    return (await readDataset(tx, dataset.id)) ?? null;
  });
}

function grown(dataset: DatasetRow, { plan, source, pages, now }: Recorded): Growth {
  const warnings = JSON.parse(dataset.warningsJson) as SetWarning[];
  return {
    pageCount: sumOf(dataset.pageCount, source.pageCount),
    pagesWithText: sumOf(dataset.pagesWithText, source.pagesWithText),
    warningsJson: JSON.stringify([...warnings, ...warningsOf({ plan, source })]),
    picturePages: dataset.picturePages + pages.length,
    updatedAt: now,
  };
}

/** Of documents of which some have no pages. */
function sumOf(one: DocumentReport["pageCount"], other: DocumentReport["pageCount"]): number | null {
  return one === null && other === null ? null : (one ?? 0) + (other ?? 0);
}
