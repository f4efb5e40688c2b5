import { setImmediate } from "node:timers/promises";
import { type DocumentPart, type DocumentReport, type ImportChoices, LIMITS } from "@quizmill/contract";
import type { RecognisedPage } from "@quizmill/extract";
import type { Database } from "../../platform/database/open.ts";
import { prepared } from "../../platform/database/prepared.ts";
import type { PagePicturesTable } from "../../platform/database/schema.ts";
import { insertNobody } from "../../platform/database/unseen.ts";
import { comeBack } from "../../platform/errors.ts";
import type { DatasetRow } from "./entities.ts";

/** All SQL of the pictures of pages, and of documents that are not read yet. `db` may be a transaction. */

/** The most bytes of a piece: storing it takes SQLite some milliseconds. */
export const PIECE_BYTES = 256 * 1024;

/** What is wanted of a document that has arrived. */
export interface DocumentWish {
  /** Text that was pasted, as UTF-8, not a file. */
  readonly isNotes: boolean;
  /** How many questions; the text decides without it. */
  readonly count?: number | undefined;
  /** For a file of questions. */
  readonly choices?: ImportChoices;
  /** Without it, the whole document. */
  readonly part?: DocumentPart;
  /** Whether questions that the set has already are added once more. */
  readonly keepsDoubles?: boolean;
  /** Where it is added to a set: how that set was before, and is again if the document is refused. */
  readonly before?: Pick<DatasetRow, "status" | "failureCode">;
}

/** A document of which something is to be read. */
export interface KeptDocument {
  readonly fileName: string;
  /** Null once it is read. */
  readonly wish: DocumentWish | null;
  /** Its pages that hold pictures, in the order they are read; none before it is read. */
  readonly pages: readonly number[];
  /** See `DocumentReadsTable`. */
  readonly hintLanguage: string | null;
}

/** With its bytes, in pieces of at most `PIECE_BYTES`. */
export interface NewDocument extends KeptDocument {
  readonly bytes: number;
  readonly pieces: AsyncIterable<Buffer> | Iterable<Buffer>;
}

/**
 * Stores the bytes of a document, each piece in a transaction of its own: SQLite writes in this thread, and between two
 * of them the event loop gets to other calls.
 */
export async function storePieces(
  db: Database,
  documentId: string,
  pieces: NewDocument["pieces"],
): Promise<void> {
  let ordinal = 0;
  for await (const piece of pieces) {
    const base64 = piece.toString("base64");
    await db.insertInto("documentPieces").values({ documentId, ordinal, base64 }).execute();
    ordinal += 1;
    await setImmediate();
  }
}

/** Gives a set a document whose bytes are stored, until nothing of it is to be read. */
export async function keepDocument(
  tx: Database,
  of: { readonly datasetId: string; readonly documentId: string },
  { fileName, wish, pages, hintLanguage, bytes }: Omit<NewDocument, "pieces">,
): Promise<void> {
  const wishJson = wish === null ? null : JSON.stringify(wish);
  const row = { ...of, fileName, bytes, wishJson, reportJson: null, hintLanguage };
  await tx
    .insertInto("documentReads")
    .values({ ...row, pagesJson: JSON.stringify(pages) })
    .execute();
}

/** The document of a set of which something is to be read, and what its reading told, until its plan is stored. */
export async function findRead(db: Database, datasetId: string) {
  const row = await db
    .selectFrom("documentReads")
    .select(["fileName", "pagesJson", "hintLanguage", "wishJson", "reportJson"])
    .where("datasetId", "=", datasetId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { pagesJson, wishJson, reportJson, ...read } = row;
  return {
    ...read,
    pages: JSON.parse(pagesJson) as number[],
    wish: wishJson === null ? null : (JSON.parse(wishJson) as DocumentWish),
    report: reportJson === null ? null : (JSON.parse(reportJson) as DocumentReport),
  };
}

/** Stores what the reading of a document told; it is not planned yet. */
export async function noteReport(db: Database, datasetId: string, report: DocumentReport): Promise<void> {
  await db
    .updateTable("documentReads")
    .set({ reportJson: JSON.stringify(report) })
    .where("datasetId", "=", datasetId)
    .execute();
}

/** The document is read: it stays as long as pages of it are to be read from their pictures. */
export async function keepPages(
  db: Database,
  datasetId: string,
  { pages, now }: { readonly pages: readonly number[]; readonly now: number },
): Promise<void> {
  if (pages.length === 0) return deleteRead(db, datasetId, now);
  await db
    .updateTable("documentReads")
    .set({ wishJson: null, reportJson: null, pagesJson: JSON.stringify(pages) })
    .where("datasetId", "=", datasetId)
    .execute();
}

/** Its pages that are not read yet. Pages of earlier documents of the set count as done. */
export function unreadPages(
  { picturePages, picturesDone }: Pick<DatasetRow, "picturePages" | "picturesDone">,
  { pages }: Pick<KeptDocument, "pages">,
): number[] {
  return pages.slice(Math.max(0, pages.length - (picturePages - picturesDone)));
}

const documentsWaiting = prepared((db, _: object) =>
  db
    .selectFrom("documentReads")
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.sum<number | null>("bytes").as("bytes")])
    .where("wishJson", "is not", null)
    .where("bytes", ">", 0),
);

/** Throws SERVER_BUSY if too many documents of all accounts wait to be read, with one of so many bytes. */
export async function refuseTooManyWaiting(db: Database, bytes: number): Promise<void> {
  const { waitingInAll, waitingInAllMaxBytes, retryAfterSeconds } = LIMITS.extraction;
  const [waiting] = await documentsWaiting(db, {});
  const isFull = Number(waiting?.count) >= waitingInAll;
  if (isFull || Number(waiting?.bytes) + bytes > waitingInAllMaxBytes)
    throw comeBack("SERVER_BUSY", "Too many documents wait to be read.", retryAfterSeconds);
}

/** The bytes of that document. */
export async function* piecesOf(db: Database, datasetId: string): AsyncGenerator<Buffer> {
  for (let ordinal = 0; ; ordinal += 1) {
    const piece = await db
      .selectFrom("documentPieces")
      .innerJoin("documentReads", "documentReads.documentId", "documentPieces.documentId")
      .select("base64")
      .where("datasetId", "=", datasetId)
      .where("ordinal", "=", ordinal)
      .executeTakeFirst();
    if (piece === undefined) return;
    yield Buffer.from(piece.base64, "base64");
  }
}

/** Records that the document is deleted: nothing is to be read of it any more. The deletion of its bytes may begin. */
export async function deleteRead(tx: Database, datasetId: string, now: number): Promise<void> {
  const read = await tx
    .deleteFrom("documentReads")
    .where("datasetId", "=", datasetId)
    .returning("documentId")
    .executeTakeFirst();
  if (read !== undefined) await insertNobody(tx, { id: read.documentId, deletedAt: now });
}

/** Stores the picture of a page of which the text was read. */
export async function insertPicture(
  db: Database,
  { datasetId, picture }: Pick<PagePicturesTable, "datasetId" | "picture">,
  { page, confidence, picture: shown }: RecognisedPage,
): Promise<void> {
  if (shown === null) return;
  const { png, width, height, lines } = shown;
  const sizes = { width, height, linesJson: JSON.stringify(lines) };
  const pngBase64 = Buffer.from(png).toString("base64");
  await db
    .insertInto("pagePictures")
    .values({ datasetId, picture, page, confidence, ...sizes, pngBase64 })
    .execute();
}

/** The numbers of the pictures of a set. */
export async function listPictures(db: Database, datasetId: string): Promise<number[]> {
  const rows = await db
    .selectFrom("pagePictures")
    .select("picture")
    .where("datasetId", "=", datasetId)
    .orderBy("picture")
    .execute();
  return rows.map(({ picture }) => picture);
}

export async function findPicture(
  db: Database,
  { datasetId, picture }: Pick<PagePicturesTable, "datasetId" | "picture">,
): Promise<PagePicturesTable | undefined> {
  return db
    .selectFrom("pagePictures")
    .selectAll()
    .where("datasetId", "=", datasetId)
    .where("picture", "=", picture)
    .executeTakeFirst();
}

/** Gives a set a picture of another one, under a number of its own. */
export async function copyPicture(
  db: Database,
  from: Pick<PagePicturesTable, "datasetId" | "picture">,
  to: Pick<PagePicturesTable, "datasetId" | "picture">,
): Promise<void> {
  const found = await findPicture(db, from);
  if (found !== undefined)
    await db
      .insertInto("pagePictures")
      .values({ ...found, ...to })
      .execute();
}
