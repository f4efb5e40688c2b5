import { LIMITS, type QuestionPicture } from "@quizmill/contract";
import type { PictureRoom } from "@quizmill/interchange";
import type { ExpressionBuilder } from "kysely";
import type { Database } from "../../platform/database/open.ts";
import type { Tables } from "../../platform/database/schema.ts";
import type { Owned } from "./store.ts";

/** All SQL of the pictures of questions. `db` may be a transaction. */

/** What is left of the bounds of a set and of its account. */
export async function pictureRoom(db: Database, { accountId, id }: Owned): Promise<PictureRoom> {
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

/** Says that perhaps no text of the set names these, and since when. */
export async function markUnnamed(
  db: Database,
  datasetId: string,
  { hashes, since }: { readonly hashes: readonly string[]; readonly since: number },
): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .updateTable("questionPictures")
    .set({ unnamedSince: since })
    .where("datasetId", "=", datasetId)
    .where("hash", "in", hashes)
    .execute();
}

/** Those that perhaps no text has named since before a moment, of all accounts. */
export async function findUnnamed(db: Database, before: number, most: number) {
  return db
    .selectFrom("questionPictures")
    .innerJoin("datasets", "datasets.id", "questionPictures.datasetId")
    .select(["datasetId", "hash", "accountId"])
    .where("unnamedSince", "<", before)
    .orderBy("unnamedSince")
    .limit(most)
    .execute();
}

/**
 * Deletes one unless its set names it: in a question, where a deleted one and an earlier version can come back, or as a
 * figure of its text.
 */
export async function settlePicture(
  db: Database,
  { datasetId, hash }: { readonly datasetId: string; readonly hash: string },
): Promise<void> {
  const name = `%${hash}%`;
  const questions = db.selectFrom("questions").select("questions.id").where("datasetId", "=", datasetId);
  const now = questions.where(({ or, eb }) =>
    or(
      (["text", "optionsJson", "context", "aiExplanation"] as const).map((words) => eb(words, "like", name)),
    ),
  );
  const before = questions
    .innerJoin("questionVersions", "questionVersions.questionId", "questions.id")
    .where("contentJson", "like", name);
  const figures = db
    .selectFrom("passages")
    .select("ordinal as id")
    .where("datasetId", "=", datasetId)
    .where("passageJson", "like", name);
  const found = await now.union(before).union(figures).limit(1).execute();
  const isIt = (eb: ExpressionBuilder<Tables, "questionPictures">) => eb.and({ datasetId, hash });
  if (found.length > 0)
    await db.updateTable("questionPictures").set({ unnamedSince: null }).where(isIt).execute();
  else await db.deleteFrom("questionPictures").where(isIt).execute();
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
