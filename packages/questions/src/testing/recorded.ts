import type { Batch } from "../engine.ts";
import type { Recorded } from "../generate.ts";

/** What a set has after these batches. */
export function recordedOf(batches: readonly Batch[]): Recorded {
  return {
    done: batches.map(({ passage }) => passage),
    items: batches.flatMap(({ items, passage }) => items.map((item) => ({ ...item, passage }))),
  };
}
