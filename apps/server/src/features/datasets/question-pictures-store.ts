import { LIMITS, type QuestionPicture } from "@quizmill/contract";
import type { PictureRoom } from "@quizmill/interchange";
import type { Database } from "../../platform/database/open.ts";
import type { Owned } from "./store.ts";

/** All SQL of the pictures of questions. `db` may be a transaction. */

/** What is left of the bounds of a set and of its account. */
async function pictureRoom(db: Database, { accountId, id }: Owned): Promise<PictureRoom> {
  const [own, held] = await Promise.all([listQuestionPictures(db, id), heldPictureBytes(db, accountId)]);
  const bytes = own.reduce((sum, picture) => sum + picture.bytes, 0);
  const { perSet, setMaxBytes, accountMaxBytes } = LIMITS.pictures;
  return {
    pictures: Math.max(0, perSet - own.length),
    bytes: Math.max(0, Math.min(setMaxBytes - bytes, accountMaxBytes - held)),
  };
}

/** Of all sets of an account, those in the trash included. */
export async function heldPictureBytes(db: Database, accountId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom("questionPictures")
    .innerJoin("datasets", "datasets.id", "questionPictures.datasetId")
    .select(({ fn }) => fn.sum<number | null>("bytes").as("bytes"))
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** What pictures a set has, without their bytes. */
export async function listQuestionPictures(db: Database, datasetId: string) {
  return db
    .selectFrom("questionPictures")
    .select(["datasetId", "hash", "bytes"])
    .where("datasetId", "=", datasetId)
    .execute();
}

/** Gives a set a picture of another one, unless it has it. */
export async function copyQuestionPicture(
  db: Database,
  { datasetId, hash }: { readonly datasetId: string; readonly hash: string },
  to: string,
): Promise<void> {
  const found = await db
    .selectFrom("questionPictures")
    .select(["hash", "type", "width", "height", "base64"])
    .where("datasetId", "=", datasetId)
    .where("hash", "=", hash)
    .executeTakeFirst();
  if (found !== undefined) await keepQuestionPicture(db, to, found);
}

/** Stores a picture of a set, unless the set has it. */
export async function keepQuestionPicture(
  db: Database,
  datasetId: string,
  { base64, ...picture }: QuestionPicture,
): Promise<void> {
  const bytes = Buffer.byteLength(base64, "base64");
  await db
    .insertInto("questionPictures")
    .values({ datasetId, ...picture, bytes, base64 })
    .onConflict((conflict) => conflict.columns(["datasetId", "hash"]).doNothing())
    .execute();
}

/** Stores pictures of a set one after the other, as they come, as long as there is room. */
export async function pictureKeeper(db: Database, set: Owned) {
  let storing: Promise<void> = Promise.resolve();
  return {
    room: await pictureRoom(db, set),
    take: (picture: QuestionPicture) => {
      storing = storing.then(() => keepQuestionPicture(db, set.id, picture));
      // Thrown to whoever waits for the last one.
      storing.catch(() => undefined);
    },
    stored: () => storing,
  };
}

/** A picture of any set of an account that is not in the trash. */
export async function findQuestionPicture(
  db: Database,
  { accountId, hash }: { readonly accountId: string; readonly hash: string },
): Promise<QuestionPicture | undefined> {
  return db
    .selectFrom("questionPictures")
    .innerJoin("datasets", "datasets.id", "questionPictures.datasetId")
    .select(["hash", "type", "width", "height", "base64"])
    .where("hash", "=", hash)
    .where("accountId", "=", accountId)
    .where("trashedAt", "is", null)
    .limit(1)
    .executeTakeFirst();
}

/** The pictures of a set, one by one: each may have hundreds of kilobytes. */
export async function* readQuestionPictures(
  db: Database,
  datasetId: string,
): AsyncGenerator<QuestionPicture> {
  for (let after = ""; ; ) {
    const picture = await db
      .selectFrom("questionPictures")
      .select(["hash", "type", "width", "height", "base64"])
      .where("datasetId", "=", datasetId)
      .where("hash", ">", after)
      .orderBy("hash")
      .limit(1)
      .executeTakeFirst();
    if (picture === undefined) return;
    yield picture;
    after = picture.hash;
  }
}
