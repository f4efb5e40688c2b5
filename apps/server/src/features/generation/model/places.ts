import type { Question } from "@quizmill/contract";
import type { PlacedItem } from "@quizmill/questions";
import { type QualityTally, talliedAnew } from "@quizmill/questions/main-thread";
import type { Database } from "../../../platform/database/open.ts";
import { type DatasetRow, toQuestion } from "../../datasets/entities.ts";
import { storeMore } from "../../datasets/questions-store.ts";
import { recordRewrite, replaceQuestion, setDeleted } from "../../datasets/versions-store.ts";
import type { ReplaceableQuestion } from "./rewrite-store.ts";

/** A question of the embedded engine, and what comes in its place. */
export interface Replacement extends PlacedItem {
  readonly row: ReplaceableQuestion;
}

/**
 * The place of each item, as far as there are any: that of a question on the same sentence, so that nothing is asked
 * twice, else of the one of least worth, of its passage before others. The rows come in the order of their worth.
 */
export function placesFor(
  items: readonly PlacedItem[],
  free: readonly ReplaceableQuestion[],
): { replaced: Replacement[]; left: PlacedItem[] } {
  const rows = [...free];
  const replaced: Replacement[] = [];
  let left = [...items];
  const take = (isFor: (row: ReplaceableQuestion, placed: PlacedItem) => boolean) => {
    left = left.filter((placed) => {
      const at = rows.findIndex((row) => isFor(row, placed));
      const [row] = at < 0 ? [] : rows.splice(at, 1);
      if (row !== undefined) replaced.push({ ...placed, row });
      return row === undefined;
    });
  };
  take((row, { item }) => isOnSame(quoteOf(toQuestion(row)), quoteOf(item)));
  take((row, { passage }) => row.passage === passage);
  take(() => true);
  return { replaced, left };
}

/** Those on none of these sentences. */
export function withoutDoubles(items: readonly PlacedItem[], quotes: readonly string[]): PlacedItem[] {
  return items.filter(({ item }) => !quotes.some((quote) => isOnSame(quoteOf(item), quote)));
}

const quoteOf = ({ source }: Pick<Question, "source">): string => source?.quote ?? "";

function isOnSame(one: string, other: string): boolean {
  return one !== "" && other !== "" && (one.includes(other) || other.includes(one));
}

/**
 * Stores items in the places of others, and counts what that changes of the set. Those of the same passage keep the id;
 * of another passage, the one question is deleted and the other stands behind those of its own.
 */
export async function replaceAll(
  tx: Database,
  { id: datasetId, accountId, qualityJson }: DatasetRow,
  { replaced, now }: { replaced: readonly Replacement[]; now: number },
): Promise<DatasetRow> {
  for (const { row, item, passage } of replaced) {
    if (row.passage === passage) await replaceQuestion(tx, accountId, { row, item, now });
    else {
      await setDeleted(tx, row.id, now);
      await storeMore(tx, accountId, { datasetId, passage, items: [item] });
    }
  }
  const quality = qualityJson && JSON.stringify(qualityAfter(JSON.parse(qualityJson), replaced));
  const options = newOptionsIn(replaced);
  return recordRewrite(tx, { datasetId, now, questions: 0, options, qualityJson: quality });
}

export function qualityAfter(tally: QualityTally, replaced: readonly Replacement[]): QualityTally {
  const before = replaced.map(({ row }) => toQuestion(row));
  return talliedAnew(tally, { before, after: replaced.map(({ item }) => item) });
}

/** How many more options there are than before. */
export function newOptionsIn(replaced: readonly Replacement[]): number {
  return replaced.reduce(
    (sum, { row, item }) => sum + item.options.length - toQuestion(row).options.length,
    0,
  );
}
