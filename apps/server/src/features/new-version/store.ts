import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../../platform/database/open.ts";
import { type DatasetRow, QUESTION_COLUMNS, type QuestionRow } from "../datasets/entities.ts";

/** The SQL of newer versions of a set's document. `db` may be a transaction. */

/** Rows in one statement. SQLite works in this thread: between two the event loop gets to other calls. */
const ROWS = 200;

/** All questions of a set, deleted ones included, in order, with their places. */
export async function findPlaces(db: Database, datasetId: string) {
  return db
    .selectFrom("questions")
    .select(QUESTION_COLUMNS)
    .select(["ordinal", "deletedAt"])
    .where("datasetId", "=", datasetId)
    .orderBy("passage")
    .orderBy("ordinal")
    .execute();
}

export type PlaceRow = Awaited<ReturnType<typeof findPlaces>>[number];

interface NewPassage {
  readonly passageJson: string;
  readonly recordedAt: number | null;
}

/** Gives a set these passages. Those behind them stay until `cutPassages`, since questions may still name them. */
export async function putPassages(
  db: Database,
  datasetId: string,
  passages: readonly NewPassage[],
): Promise<void> {
  const rows = passages.map((passage, ordinal) => ({ datasetId, ordinal, ...passage }));
  for (let start = 0; start < rows.length; start += ROWS) {
    await db
      .insertInto("passages")
      .values(rows.slice(start, start + ROWS))
      .onConflict((conflict) =>
        conflict.columns(["datasetId", "ordinal"]).doUpdateSet((eb) => ({
          passageJson: eb.ref("excluded.passageJson"),
          recordedAt: eb.ref("excluded.recordedAt"),
        })),
      )
      .execute();
    await setImmediate();
  }
}

export async function cutPassages(db: Database, datasetId: string, count: number): Promise<void> {
  await db.deleteFrom("passages").where("datasetId", "=", datasetId).where("ordinal", ">=", count).execute();
}

/** Moves questions of a set to other places, which nobody else has afterwards. */
export async function putPlaces(
  db: Database,
  datasetId: string,
  places: readonly Pick<PlaceRow, "id" | "passage" | "ordinal" | "sourceJson" | "goneAt">[],
): Promise<void> {
  // In two steps, since no two may have one place even for a moment.
  for (let start = 0; start < places.length; start += ROWS) {
    const ids = places.slice(start, start + ROWS).map(({ id }) => id);
    await db
      .updateTable("questions")
      .where("datasetId", "=", datasetId)
      .set((eb) => ({ ordinal: eb(eb.neg(eb.ref("ordinal")), "-", 1) }))
      .where("id", "in", ids)
      .execute();
    await setImmediate();
  }
  for (let start = 0; start < places.length; start += ROWS) {
    const rows = places
      .slice(start, start + ROWS)
      .map(
        ({ id, passage, ordinal, sourceJson, goneAt }) =>
          sql`(cast(${id} as bigint), cast(${passage} as integer), cast(${ordinal} as integer), cast(${sourceJson} as text), cast(${goneAt} as bigint))`,
      );
    await sql`with "found" ("id", "passage", "ordinal", "sourceJson", "goneAt") as (values ${sql.join(rows)})
      update "questions" set "passage" = "found"."passage", "ordinal" = "found"."ordinal",
        "sourceJson" = "found"."sourceJson", "goneAt" = "found"."goneAt"
      from "found" where "questions"."id" = "found"."id" and "questions"."datasetId" = ${datasetId}`.execute(
      db,
    );
    await setImmediate();
  }
}

/** What a set is told anew with a new version of its document. */
type NewText = Pick<
  DatasetRow,
  | "status"
  | "language"
  | "title"
  | "format"
  | "pageCount"
  | "pagesWithText"
  | "warningsJson"
  | "totalEstimated"
  | "totalChunks"
  | "processedChunks"
  | "updatedAt"
>;

/**
 * Leaves a set these of its pictures, and no page to be read: the pictures of pages go with the version that they are
 * of. A document that is added later numbers its own after those that stay.
 */
export async function keepPictures(
  db: Database,
  datasetId: string,
  pictures: ReadonlySet<number>,
): Promise<void> {
  await db
    .deleteFrom("pagePictures")
    .where("datasetId", "=", datasetId)
    .$if(pictures.size > 0, (query) => query.where("picture", "not in", [...pictures]))
    .execute();
  const next = 1 + Math.max(-1, ...pictures);
  await db
    .updateTable("datasets")
    .set({ picturePages: next, picturesDone: next })
    .where("id", "=", datasetId)
    .execute();
}

/** Stores it, and counts one more change and version. */
export async function putText(db: Database, id: string, text: NewText): Promise<void> {
  await db
    .updateTable("datasets")
    .set((eb) => ({
      ...text,
      failureCode: null,
      revision: eb("revision", "+", 1),
      documentVersion: eb("documentVersion", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

/** Questions that are marked and not deleted, in order. */
export async function findGone(db: Database, datasetId: string): Promise<QuestionRow[]> {
  return db
    .selectFrom("questions")
    .select(QUESTION_COLUMNS)
    .where("datasetId", "=", datasetId)
    .where("goneAt", "is not", null)
    .where("deletedAt", "is", null)
    .orderBy("passage")
    .orderBy("ordinal")
    .execute();
}

/** Takes the mark from some questions of a set, or from all. */
export async function unmark(db: Database, datasetId: string, ids: readonly number[] | null): Promise<void> {
  await db
    .updateTable("questions")
    .set({ goneAt: null })
    .where("datasetId", "=", datasetId)
    .where("goneAt", "is not", null)
    .where("deletedAt", "is", null)
    .$if(ids !== null, (query) => query.where("id", "in", ids ?? []))
    .execute();
}
