import { setImmediate } from "node:timers/promises";
import { type ErrorCode, EXTRACTION_ERROR_CODES, LIMITS, type QuestionPicture } from "@quizmill/contract";
import type { FastifyRequest } from "fastify";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { AppError } from "../../platform/errors.ts";
import type { Staging } from "../../platform/files.ts";
import {
  findUnnamed,
  keepQuestionPicture,
  listQuestionPictures,
  markUnnamed,
  pictureRoom,
  settlePicture,
} from "../datasets/question-pictures-store.ts";
import { findDataset, type Owned } from "../datasets/store.ts";
import { type ReadDocument, readText } from "./read-document.ts";

interface Adding extends Pick<ReadDocument, "extractor" | "signal"> {
  readonly db: Database;
  readonly staging: Staging;
  readonly now: () => number;
}

/**
 * Keeps a picture for the questions of a set; until one names it, it is there for a while. Throws NOT_FOUND,
 * PICTURE_UNREADABLE, PICTURES_FULL, HEIC_UNSUPPORTED, and what staging throws.
 */
export async function addPicture(
  { db, staging, now, ...reading }: Adding,
  request: FastifyRequest,
  owned: Owned,
): Promise<QuestionPicture> {
  await refuseUnowned(db, owned);
  const staged = await staging.stage(request, LIMITS.pictures.fileMaxBytes);
  try {
    const picture = await madeAnew({ ...reading, staged, owner: { account: owned.accountId } });
    await inTransaction(db, async (tx) => {
      await lockAccount(tx, owned.accountId);
      await refuseUnowned(tx, owned);
      await refuseWithoutRoom(tx, owned, picture);
      await keepQuestionPicture(tx, owned.id, picture);
      await markUnnamed(tx, owned.id, { hashes: [picture.hash], since: now() });
    });
    return picture;
  } finally {
    await staged.discard();
  }
}

async function refuseUnowned(db: Database, owned: Owned): Promise<void> {
  if (!(await findDataset(db, owned))) throw new AppError("NOT_FOUND", "There is no such set.");
}

/** A picture that the set has already takes no more. */
async function refuseWithoutRoom(
  db: Database,
  owned: Owned,
  { hash, base64 }: QuestionPicture,
): Promise<void> {
  const own = await listQuestionPictures(db, owned.id);
  if (own.some((picture) => picture.hash === hash)) return;
  const { pictures, bytes } = await pictureRoom(db, owned);
  if (pictures === 0 || bytes < Buffer.byteLength(base64, "base64"))
    throw new AppError("PICTURES_FULL", "The set or the account has no room for more pictures.");
}

const UNREADABLE: ReadonlySet<ErrorCode> = new Set(EXTRACTION_ERROR_CODES).difference(
  new Set(["HEIC_UNSUPPORTED"]),
);

async function madeAnew(file: ReadDocument): Promise<QuestionPicture> {
  const unreadable = () => new AppError("PICTURE_UNREADABLE", "The file is no picture that can be read.");
  const made: QuestionPicture[] = [];
  const take = (picture: QuestionPicture) => void made.push(picture);
  await readText({ ...file, questionPictures: { isFile: true, take } }).catch((error: unknown) => {
    throw error instanceof AppError && UNREADABLE.has(error.code) ? unreadable() : error;
  });
  const [picture] = made;
  if (picture === undefined) throw unreadable();
  return picture;
}

/** Pictures looked at in one go. */
const AT_ONCE = 100;

/** Deletes the pictures that no text of their set has named for as long as they may be there without. */
export async function deleteUnnamedPictures(db: Database, now: number): Promise<void> {
  for (;;) {
    const found = await findUnnamed(db, now - LIMITS.pictures.unnamedKeptMs, AT_ONCE);
    for (const { accountId, ...picture } of found) {
      await inTransaction(db, async (tx) => {
        // A question that is changed meanwhile may begin to name it.
        await lockAccount(tx, accountId);
        await settlePicture(tx, picture);
      });
      await setImmediate();
    }
    if (found.length < AT_ONCE) return;
  }
}
