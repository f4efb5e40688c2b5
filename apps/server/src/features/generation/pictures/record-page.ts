import type { SetWarning } from "@quizmill/contract";
import type { RecognisedPage } from "@quizmill/extract";
import type { Database } from "../../../platform/database/open.ts";
import { inTransaction } from "../../../platform/database/transactions.ts";
import type { DatasetRow } from "../../datasets/entities.ts";
import { type AddedText, appendPassages, recordPictures } from "../../datasets/lifecycle-store.ts";
import { deleteRead, insertPicture } from "../../datasets/pictures-store.ts";
import { readDataset, renameDataset } from "../../datasets/store.ts";
import { nameOfNew, withoutNumber } from "../names.ts";
import { type EtaSeconds, progressEvent } from "../pace.ts";
import { advanceJob, insertEvents, type JobRun } from "../store.ts";

/** What was read of the next page, or that the next pages cannot be read. */
export interface ReadPage {
  readonly run: JobRun;
  /** The page, if text was read. */
  readonly page: RecognisedPage | null;
  /** The others: pages that were tried or given up. */
  readonly unread: readonly number[];
  /** Code of the language that those are in, where that is why. */
  readonly unreadLanguage?: string | undefined;
  /** What is added to the set's text; null for nothing. */
  readonly added: AddedText | null;
  /** A better name of the set than that of its file, if that is still its name. */
  readonly name?: { readonly is: string; readonly insteadOf: string };
  readonly now: number;
  readonly etaSeconds: EtaSeconds;
}

/** Unless its owner has named it meanwhile. */
async function nameByText(
  tx: Database,
  dataset: DatasetRow,
  { is, insteadOf }: NonNullable<ReadPage["name"]>,
  now: number,
): Promise<void> {
  if (![dataset.name, withoutNumber(dataset.name)].includes(insteadOf)) return;
  await renameDataset(tx, dataset, await nameOfNew(tx, dataset.accountId, is), now);
}

/**
 * Stores a page with its passages and its picture, and what the set says of its reading; after the last page the
 * document is deleted. False if the job was cancelled or deleted in the meantime, or another worker has it; then
 * nothing is written.
 */
export async function recordPage(db: Database, record: ReadPage): Promise<boolean> {
  const { run, page, unread, added, name, now } = record;
  return inTransaction(db, async (tx) => {
    const job = await advanceJob(tx, run, 1);
    const dataset = job && (await readDataset(tx, job.datasetId));
    if (!dataset) return false;
    const { id, picturePages: total, picturesDone: before } = dataset;
    if (page !== null) await insertPicture(tx, { datasetId: id, picture: before }, page);
    if (added !== null) await appendPassages(tx, dataset, added);
    if (name !== undefined) await nameByText(tx, dataset, name, now);
    const done = Math.min(total, before + unread.length + (page === null ? 0 : 1));
    const after = await recordPictures(tx, id, {
      picturesDone: done,
      pagesWithText: dataset.pagesWithText === null ? null : dataset.pagesWithText + (page === null ? 0 : 1),
      warningsJson: withUnread(dataset, unread, record.unreadLanguage),
      updatedAt: now,
    });
    if (done === total) await deleteRead(tx, id, now);
    await insertEvents(
      tx,
      run.jobId,
      [progressEvent(after, job.lastSeq, done === total ? () => null : record.etaSeconds)],
      now,
    );
    return true;
  });
}

/** The set's warnings, with further pages of which no text could be read. */
export function withUnread(
  { warningsJson }: DatasetRow,
  unread: readonly number[],
  language?: string | undefined,
): string {
  if (unread.length === 0) return warningsJson;
  const warnings = JSON.parse(warningsJson) as SetWarning[];
  const isSame = (one: SetWarning) => one.code === "PAGES_NOT_READ" && one.language === language;
  const before = warnings.flatMap((one) => (one.code === "PAGES_NOT_READ" && isSame(one) ? one.pages : []));
  const others = warnings.filter((one) => !isSame(one));
  const pages = [...before, ...unread];
  return JSON.stringify([
    ...others,
    { code: "PAGES_NOT_READ", pages, ...(language !== undefined && { language }) },
  ]);
}
