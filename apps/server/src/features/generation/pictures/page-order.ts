import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../../../platform/database/open.ts";
import { findPassages, insertPassages } from "../../datasets/passages-store.ts";

/** Questions moved before the event loop gets to other calls: SQLite writes in this thread. */
const MOVES = 50;

/** The part of a stored passage that says where it stands. */
interface Placed {
  readonly page?: number;
  readonly slide?: number;
  readonly part?: string;
}

/**
 * Pages that were read from their pictures stand behind the text that was there at once. Puts the passages of a set,
 * with their questions, into the order of the document; call it inside the transaction that ends the set's job: the job
 * goes on behind the last passage that it worked on.
 */
export async function putInPageOrder(db: Database, datasetId: string): Promise<void> {
  const rows = await findPassages(db, datasetId);
  const placed = rows.map((row, ordinal) => ({ ...row, ordinal, ...placeOf(row.passageJson) }));
  // Each document of the set has pages of its own.
  const parts = [...new Set(placed.map(({ part }) => part))];
  const sorted = parts.flatMap((part) =>
    placed.filter((row) => row.part === part).toSorted((one, other) => one.place - other.place),
  );
  const first = sorted.findIndex(({ ordinal }, index) => ordinal !== index);
  if (first < 0) return;
  const moved = sorted.slice(first);
  // Two passages cannot have one number even for a moment, and a question always has its passage.
  const aside = moved.map(({ passageJson, recordedAt }, index) => {
    const passage = { ...(JSON.parse(passageJson) as object), ordinal: first + index };
    return { ordinal: -1 - first - index, passageJson: JSON.stringify(passage), recordedAt };
  });
  await insertPassages(db, datasetId, aside);
  const questions = db.updateTable("questions").where("datasetId", "=", datasetId);
  for (const [index, { ordinal }] of moved.entries()) {
    if (index % MOVES === MOVES - 1) await setImmediate();
    await questions
      .set({ passage: -1 - first - index })
      .where("passage", "=", ordinal)
      .execute();
  }
  const passages = db.deleteFrom("passages").where("datasetId", "=", datasetId);
  await passages.where("ordinal", ">=", first).execute();
  await insertPassages(
    db,
    datasetId,
    aside.map((row) => ({ ...row, ordinal: -1 - row.ordinal })),
  );
  await questions
    .set({ passage: sql<number>`-1 - ${sql.ref("passage")}` })
    .where("passage", "<", 0)
    .execute();
  await passages.where("ordinal", "<", 0).execute();
}

function placeOf(passageJson: string): { part: string | undefined; place: number } {
  const { page, slide, part } = JSON.parse(passageJson) as Placed;
  return { part, place: page ?? slide ?? 0 };
}
