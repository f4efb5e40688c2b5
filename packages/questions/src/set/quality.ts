import { LIMITS, type QualityReport } from "@quizmill/contract";
import type { Batch } from "../engine.ts";
import { keyIndexOf } from "../question-set.ts";

/** The quality report of a growing set. Plain JSON, so that it can be stored between batches. */
export interface QualityTally extends QualityReport {
  /** Index of the last section a question came from; null before the first. */
  lastSection: number | null;
}

/** An empty tally. */
export function openTally(): QualityTally {
  return {
    written: 0,
    imported: 0,
    refused: {},
    keyPositions: Array.from({ length: LIMITS.quiz.optionsPerQuestion }, () => 0),
    withQuote: 0,
    sections: { covered: 0, total: 0 },
    lastSection: null,
  };
}

/** Adds a batch to the tally. Call once per batch, in order. */
export function tallied(tally: QualityTally, batch: Batch): QualityTally {
  const { items, section } = batch;
  const written = items.filter(({ kind }) => kind !== "imported");
  const isNewSection = items.length > 0 && section !== tally.lastSection;
  return {
    written: tally.written + written.length,
    imported: tally.imported + items.length - written.length,
    refused: addCounts(tally.refused, batch.refused),
    keyPositions: withKeysOf(written, tally.keyPositions),
    withQuote: tally.withQuote + items.filter(({ source }) => source !== null).length,
    sections: { covered: tally.sections.covered + (isNewSection ? 1 : 0), total: batch.sections },
    lastSection: isNewSection ? section : tally.lastSection,
  };
}

/** The tally after items took the place of others that were in it. Another position of the key is all that it sees. */
export function talliedAnew(
  tally: QualityTally,
  { before, after }: { before: readonly KeyedItem[]; after: readonly KeyedItem[] },
): QualityTally {
  const keyPositions = withKeysOf(before, withKeysOf(after, tally.keyPositions), -1);
  return { ...tally, keyPositions };
}

type KeyedItem = Parameters<typeof keyIndexOf>[0];

type Counts = QualityReport["refused"];

/** The sum of two counts of refusals. */
export function addCounts(before: Counts, more: Counts): Counts {
  const sum = { ...before };
  for (const [code, count] of Object.entries(more) as [keyof Counts, number][])
    sum[code] = (sum[code] ?? 0) + count;
  return sum;
}

function withKeysOf(items: readonly KeyedItem[], positions: readonly number[], by = 1): number[] {
  const keys = items.map(keyIndexOf);
  return positions.map((count, position) => count + by * keys.filter((key) => key === position).length);
}
