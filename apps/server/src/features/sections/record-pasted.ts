import type { Pasted, Question } from "@quizmill/contract";
import type { PlacedItem } from "@quizmill/questions";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { type DatasetRow, isUnfinished, toQuestion } from "../datasets/entities.ts";
import { findPlacesOf } from "../datasets/questions-store.ts";
import { findDataset } from "../datasets/store.ts";
import { addWrittenIn } from "../editing/add.ts";
import { present, takeOut, unlessGone } from "../editing/change.ts";
import { findQuestion } from "../editing/store.ts";
import { findReplaceable, placesFor, type Replacement, replaceAll } from "../generation/model/index.ts";
import { lastOf } from "./add-all.ts";

interface Judged {
  /** As it was when the questions were judged. */
  readonly dataset: DatasetRow;
  /** Those of the section. */
  readonly passages: readonly number[];
  readonly items: readonly PlacedItem[];
  readonly now: number;
}

type Recorded = Omit<Pasted, "refused">;

/**
 * Stores questions of a chat's reply, as those of a model: each takes the place of one that nobody has touched. Null if
 * the set has changed since they were judged; then nothing is written. Throws NOT_FOUND, SET_TOO_LARGE, ACCOUNT_FULL.
 */
export async function recordPasted(db: Database, judged: Judged): Promise<Recorded | null> {
  const { accountId, id, revision } = judged.dataset;
  return unlessGone(db, async (tx) => {
    await lockAccount(tx, accountId);
    const dataset = present(await findDataset(tx, { accountId, id }));
    if (dataset.revision !== revision || isUnfinished(dataset)) return null;
    const free = await findReplaceable(tx, dataset);
    const own = new Set(judged.passages);
    const { replaced: places, left } = placesFor(
      judged.items,
      free.filter(({ passage }) => own.has(passage)),
    );
    const stays = ({ row, passage }: Replacement) => row.passage === passage;
    const replaced = await replacedIn(tx, dataset, { replaced: places.filter(stays), now: judged.now });
    const moved = places.filter((placed) => !stays(placed));
    const others: (PlacedItem & { row?: Replacement["row"] })[] = [...moved, ...left];
    const taken = new Set(places.map(({ row }) => row.id));
    const elsewhere = free.filter((row) => !taken.has(row.id));
    const added: Recorded["added"] = [];
    const dropped: Question[] = [];
    let count = dataset.questionCount;
    for (const placed of others) {
      // A number that was requested is kept, as long as there are questions of the embedded engine.
      const isFull = dataset.requestedCount !== null && count >= dataset.requestedCount;
      const row = placed.row ?? (isFull ? elsewhere.shift() : undefined);
      if (row !== undefined) dropped.push(await dropOne(tx, judged, row.id));
      added.push(await addOne(tx, judged, placed));
      count += row === undefined ? 1 : 0;
    }
    return { replaced, added, dropped };
  });
}

/** Those in the places of questions of the same passage: they keep their ids. */
async function replacedIn(
  tx: Database,
  dataset: DatasetRow,
  placed: Parameters<typeof replaceAll>[2],
): Promise<Question[]> {
  if (placed.replaced.length === 0) return [];
  await replaceAll(tx, dataset, placed);
  const { accountId } = dataset;
  const found: Question[] = [];
  for (const { row } of placed.replaced)
    found.push(toQuestion(present(await findQuestion(tx, { accountId, id: row.id }))));
  return found;
}

async function dropOne(tx: Database, { dataset, now }: Judged, id: number): Promise<Question> {
  const { accountId } = dataset;
  const row = present(await findQuestion(tx, { accountId, id }));
  await takeOut(tx, { accountId, now }, row);
  return toQuestion(row);
}

/** Behind the last question of its passage. */
async function addOne(tx: Database, { dataset, now }: Judged, placed: PlacedItem) {
  const { accountId, id: datasetId } = dataset;
  const after = lastOf(await findPlacesOf(tx, datasetId), placed.passage);
  return addWrittenIn(tx, { accountId, datasetId, after, now }, placed);
}
