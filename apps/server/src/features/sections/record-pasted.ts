import type { Pasted, Question } from "@quizmill/contract";
import type { PlacedItem } from "@quizmill/questions";
import { type QualityTally, talliedAnew } from "@quizmill/questions/main-thread";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { type DatasetRow, isUnfinished, toQuestion } from "../datasets/entities.ts";
import { findPlacesOf } from "../datasets/questions-store.ts";
import { findDataset } from "../datasets/store.ts";
import { recordRewrite, replaceQuestion } from "../datasets/versions-store.ts";
import { addWrittenIn } from "../editing/add.ts";
import { present, takeOut, unlessGone } from "../editing/change.ts";
import { findQuestion } from "../editing/store.ts";
import { findReplaceable, type ReplaceableQuestion } from "../generation/model/index.ts";
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
    const places = placesFor(judged, free);
    const replaced = await replaceAll(tx, judged, places);
    const left = judged.items.filter((placed) => places.get(placed)?.passage !== placed.passage);
    const taken = new Set([...places.values()].map((row) => row.id));
    const elsewhere = free.filter((row) => !taken.has(row.id));
    const added: Recorded["added"] = [];
    const dropped: Question[] = [];
    let count = dataset.questionCount;
    for (const placed of left) {
      // A number that was requested is kept, as long as there are questions of the embedded engine.
      const isFull = dataset.requestedCount !== null && count >= dataset.requestedCount;
      const row = places.get(placed) ?? (isFull ? elsewhere.shift() : undefined);
      if (row !== undefined) dropped.push(await dropOne(tx, judged, row.id));
      added.push(await addOne(tx, judged, placed));
      count += row === undefined ? 1 : 0;
    }
    return { replaced, added, dropped };
  });
}

/**
 * The place of each question in its section, as far as there are any: one on the same sentence, so that nothing is asked
 * twice, else the one of least worth, of its passage before others.
 */
function placesFor({ items, passages }: Judged, free: readonly ReplaceableQuestion[]) {
  const own = new Set(passages);
  const rows = free.filter(({ passage }) => own.has(passage));
  const places = new Map<PlacedItem, ReplaceableQuestion>();
  const take = (isFor: (row: ReplaceableQuestion, placed: PlacedItem) => boolean) => {
    for (const placed of items) {
      const at = places.has(placed) ? -1 : rows.findIndex((row) => isFor(row, placed));
      const [row] = at < 0 ? [] : rows.splice(at, 1);
      if (row !== undefined) places.set(placed, row);
    }
  };
  take((row, { item }) => isOnSame(toQuestion(row), item));
  take((row, { passage }) => row.passage === passage);
  take(() => true);
  return places;
}

function isOnSame(one: Pick<Question, "source">, other: Pick<Question, "source">): boolean {
  const [quote = "", second = ""] = [one.source?.quote, other.source?.quote];
  return quote !== "" && second !== "" && (quote.includes(second) || second.includes(quote));
}

/** Those in the places of questions of the same passage: they keep their ids. */
async function replaceAll(
  tx: Database,
  { dataset: { id: datasetId, accountId, qualityJson }, now }: Judged,
  places: ReadonlyMap<PlacedItem, ReplaceableQuestion>,
): Promise<Question[]> {
  const pairs = [...places].flatMap(([{ item, passage }, row]) =>
    row.passage === passage ? [{ row, item }] : [],
  );
  if (pairs.length === 0) return [];
  for (const { row, item } of pairs) await replaceQuestion(tx, accountId, { row, item, now });
  const before = pairs.map(({ row }) => toQuestion(row));
  const after = pairs.map(({ item }) => item);
  const optionsIn = (items: readonly Pick<Question, "options">[]) =>
    items.reduce((sum, { options }) => sum + options.length, 0);
  const options = optionsIn(after) - optionsIn(before);
  const quality = qualityJson && talliedAnew(JSON.parse(qualityJson) as QualityTally, { before, after });
  const rewrite = { datasetId, now, options, questions: 0, qualityJson: quality && JSON.stringify(quality) };
  await recordRewrite(tx, rewrite);
  const found: Question[] = [];
  for (const { row } of pairs)
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
