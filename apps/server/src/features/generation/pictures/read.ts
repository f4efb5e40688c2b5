import type { ErrorCode } from "@quizmill/contract";
import { ExtractionError, type RecognisedPage, type Recogniser } from "@quizmill/extract";
import type { Database } from "../../../platform/database/open.ts";
import type { JobsTable } from "../../../platform/database/schema.ts";
import type { Doorbell } from "../../../platform/doorbell.ts";
import type { Staging } from "../../../platform/files.ts";
import type { DatasetRow } from "../../datasets/entities.ts";
import { findRead, piecesOf, unreadPages } from "../../datasets/pictures-store.ts";
import { readDataset } from "../../datasets/store.ts";
import type { EngineThreads, StoredPlan } from "../engine/index.ts";
import { isOfPictures, nameOfFile, nameOfText } from "../names.ts";
import { createPace, type EtaSeconds } from "../pace.ts";
import type { JobRun } from "../store.ts";
import { addedBy, shareOf, storedPlan } from "../stored-plan.ts";
import { jobTopic } from "../topics.ts";
import { type ReadPage, recordPage } from "./record-page.ts";

export interface PictureDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly engine: Pick<EngineThreads, "plan">;
  readonly doorbell: Doorbell;
  readonly recogniser: Recogniser;
  readonly staging: Pick<Staging, "restore">;
}

interface Reading {
  readonly run: JobRun;
  readonly job: JobsTable;
  readonly signal: AbortSignal;
}

/** The pages of a set's document that are pictures, read while its questions are written. */
export interface PictureReading {
  /** Whether all pages are read, or given up. */
  isOver(): boolean;
  /** Resolves when a page was added since the last call, or no more can come. Throws what the reading threw. */
  more(): Promise<void>;
  readonly etaSeconds: EtaSeconds;
  /** Why the reading was given up, if it was. */
  fault(): ErrorCode | null;
  /** Ends it. */
  close(): Promise<void>;
}

/** Begins to read the pages that no earlier start of the job has read; most sets have none. */
export function readPictures(deps: PictureDeps, dataset: DatasetRow, reading: Reading): PictureReading {
  const over = new AbortController();
  const signal = AbortSignal.any([reading.signal, over.signal]);
  let isOver = dataset.picturesDone === dataset.picturePages;
  let news = Promise.withResolvers<void>();
  let fault: ErrorCode | null = null;
  const added = () => {
    news.resolve();
    news = Promise.withResolvers();
  };
  const pace = createPace(deps.now);
  const work = async () => {
    fault = await readAll(deps, dataset.id, { ...reading, signal, pace, added });
    isOver = true;
  };
  let waiting = news.promise;
  const reader = isOver ? Promise.resolve() : work();
  // A fault is thrown to whoever waits for more; nobody may wait by then.
  reader.catch(() => undefined);
  return {
    isOver: () => isOver,
    more: async () => {
      await Promise.race([waiting, reader]);
      waiting = news.promise;
    },
    etaSeconds: pace.etaSeconds,
    fault: () => fault,
    close: async () => {
      over.abort(new Error("The reading is over."));
      await reader.catch(() => undefined);
    },
  };
}

interface Noted extends Reading {
  readonly pace: ReturnType<typeof createPace>;
  /** Called after each page that is stored. */
  readonly added: () => void;
}

/** Returns why the rest was given up; null if all pages were tried, or the job is not this worker's any more. */
async function readAll(deps: PictureDeps, datasetId: string, reading: Noted): Promise<ErrorCode | null> {
  const [dataset, read] = await Promise.all([readDataset(deps.db, datasetId), findRead(deps.db, datasetId)]);
  if (dataset === undefined || read === undefined) return null;
  const left = unreadPages(dataset, read);
  // Nobody else adds to the text of a set whose job runs.
  let known = await storedPlan(deps.db, dataset);
  const add = async (page: RecognisedPage | null, unread: readonly number[], unreadLanguage?: string) => {
    const added = await addPage(deps, datasetId, {
      ...reading,
      known,
      fileName: read.fileName,
      page,
      unread,
      unreadLanguage,
    });
    known = added ?? known;
    return added !== null;
  };
  try {
    for await (const page of pagesOf(deps, { dataset, read, pages: left }, reading)) {
      left.shift();
      const isStored =
        page.source === null ? await add(null, [page.page], page.unreadLanguage) : await add(page, []);
      if (!isStored) break;
    }
    return null;
  } catch (error) {
    reading.signal.throwIfAborted();
    if (!(error instanceof ExtractionError)) throw error;
    await add(null, left);
    return error.code;
  }
}

async function* pagesOf(
  { db, recogniser, staging }: PictureDeps,
  { dataset, read, pages }: { dataset: DatasetRow; read: StoredRead; pages: readonly number[] },
  { signal }: Reading,
): AsyncGenerator<RecognisedPage> {
  const { fileName } = read;
  const language = dataset.language === "und" ? undefined : dataset.language;
  const hint = read.hintLanguage ?? undefined;
  let discard = async () => {};
  const file = async () => {
    const staged = await staging.restore(fileName, piecesOf(db, dataset.id));
    discard = staged.discard;
    return staged.path;
  };
  try {
    yield* recogniser.recognise(file, fileName, { pages: [...pages], language, hint, signal });
  } finally {
    await discard();
  }
}

type StoredRead = NonNullable<Awaited<ReturnType<typeof findRead>>>;

interface Page extends Noted, Pick<ReadPage, "page" | "unread" | "unreadLanguage"> {
  readonly fileName: string;
  /** The text of the set so far. */
  readonly known: StoredPlan;
}

/**
 * Plans what was read as what follows the set's text so far, and stores it. Returns the text with it; null if it is not
 * stored.
 */
async function addPage(
  { db, now, engine, doorbell }: PictureDeps,
  datasetId: string,
  { run, job, signal, page, unread, unreadLanguage, pace, added, fileName, known }: Page,
): Promise<StoredPlan | null> {
  const dataset = await readDataset(db, datasetId);
  if (dataset === undefined) return null;
  const count = unread.length + (page === null ? 0 : 1);
  const share = shareOf({
    ...dataset,
    picturesDone: dataset.picturesDone + count,
    pagesWithText: (dataset.pagesWithText ?? 0) + (page === null ? 0 : 1),
  });
  const source = page?.source ?? NOTHING;
  const caller = { account: job.accountId, signal };
  const isOfUse = page !== null || share === 1;
  const plan = isOfUse
    ? await engine.plan(source, {
        ...caller,
        ...(dataset.requestedCount !== null && { count: dataset.requestedCount }),
        following: {
          before: known,
          share,
          continues: true,
          ...(page !== null && { page: { picture: dataset.picturesDone, doubtful: page.doubtful } }),
        },
      })
    : null;
  const text = plan && plan.passagesJson.length > 0 ? addedBy(plan) : null;
  pace.passageDone();
  const name = page?.source && isOfPictures(fileName) ? nameOfText(page.source) : "";
  const isStored = await recordPage(db, {
    run,
    page,
    unread,
    unreadLanguage,
    added: text,
    now: now(),
    etaSeconds: pace.etaSeconds,
    ...(name !== "" && { name: { is: name, insteadOf: nameOfFile(fileName, null) } }),
  });
  if (!isStored) return null;
  doorbell.ring(jobTopic(job.id));
  added();
  if (plan === null || text === null) return known;
  const { passagesJson, language, title } = plan;
  return { ...known, language, title, passagesJson: [...known.passagesJson, ...passagesJson] };
}

const NOTHING = {
  title: null,
  language: null,
  format: "",
  pageCount: null,
  pagesWithText: null,
  sections: [],
  warnings: [],
};
