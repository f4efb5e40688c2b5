import { setImmediate } from "node:timers/promises";
import type { RecognisedPage } from "@quizmill/extract";
import type { Database } from "../../platform/database/open.ts";
import type { PagePicturesTable } from "../../platform/database/schema.ts";
import type { DatasetRow } from "./entities.ts";

/** All SQL of the pictures of pages, and of documents with pages to be read from them. `db` may be a transaction. */

/** A statement of this size takes SQLite some milliseconds. */
const PIECE_BYTES = 1024 * 1024;

/** A document of which some pages are to be read. */
export interface NewRead {
  readonly fileName: string;
  readonly bytes: Buffer;
  /** In the order they are read. */
  readonly pages: readonly number[];
  /** See `DocumentReadsTable`. */
  readonly hintLanguage: string | null;
}

/** Stores the document until its last page is read. Call it inside the transaction that makes the set. */
export async function insertRead(
  db: Database,
  datasetId: string,
  { fileName, bytes, pages, hintLanguage }: NewRead,
) {
  await db
    .insertInto("documentReads")
    .values({ datasetId, fileName, pagesJson: JSON.stringify(pages), hintLanguage })
    .execute();
  for (let start = 0; start < bytes.byteLength; start += PIECE_BYTES) {
    const base64 = bytes.subarray(start, start + PIECE_BYTES).toString("base64");
    await db
      .insertInto("documentPieces")
      .values({ datasetId, ordinal: start / PIECE_BYTES, base64 })
      .execute();
    // SQLite writes in this thread: the event loop gets to other calls.
    await setImmediate();
  }
}

/** The document of a set with pages that are not read yet. */
export async function findRead(db: Database, datasetId: string) {
  const row = await db
    .selectFrom("documentReads")
    .select(["fileName", "pagesJson", "hintLanguage"])
    .where("datasetId", "=", datasetId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { pagesJson, ...read } = row;
  return { ...read, pages: JSON.parse(pagesJson) as number[] };
}

/** Its pages that are not read yet. Pages of earlier documents of the set count as done. */
export function unreadPages(
  { picturePages, picturesDone }: Pick<DatasetRow, "picturePages" | "picturesDone">,
  { pages }: Pick<NewRead, "pages">,
): number[] {
  return pages.slice(Math.max(0, pages.length - (picturePages - picturesDone)));
}

/** The bytes of that document. */
export async function* piecesOf(db: Database, datasetId: string): AsyncGenerator<Buffer> {
  for (let ordinal = 0; ; ordinal += 1) {
    const piece = await db
      .selectFrom("documentPieces")
      .select("base64")
      .where("datasetId", "=", datasetId)
      .where("ordinal", "=", ordinal)
      .executeTakeFirst();
    if (piece === undefined) return;
    yield Buffer.from(piece.base64, "base64");
  }
}

/** Deletes the document: nothing is to be read of it any more. */
export async function deleteRead(db: Database, datasetId: string): Promise<void> {
  for (let ordinal = 0; ; ordinal += 1) {
    const { numDeletedRows } = await db
      .deleteFrom("documentPieces")
      .where("datasetId", "=", datasetId)
      .where("ordinal", "=", ordinal)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) break;
    // What is deleted is overwritten, in this thread.
    await setImmediate();
  }
  await db.deleteFrom("documentReads").where("datasetId", "=", datasetId).execute();
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
