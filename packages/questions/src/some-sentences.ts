import { setImmediate } from "node:timers/promises";
import type { Draft, Sentence } from "./engine.ts";

/** Sentences looked at for each item that is missing, and some more: there is something to choose from. */
const PER_ITEM = 2;
const SPARE = 2;
/** So many drafts on a sentence, and no further way to ask about it is tried: the worthiest have been. */
const ENOUGH_OF_ONE = 2;

/**
 * Drafts on some of these sentences, spread evenly, enough for `missing` items; where more are asked for, those on the
 * others; then all that is left. Whatever else this thread has to attend to has its turn in between: calls to a
 * server are not kept waiting. Throws the signal's reason.
 */
export async function* draftsOnSome(
  sentences: readonly Sentence[],
  { missing, signal }: { missing: number; signal: AbortSignal | undefined },
): AsyncIterable<Draft[]> {
  const ways = sentences.map((sentence) => sentence.write()[Symbol.iterator]());
  const count = Math.min(ways.length, missing * PER_ITEM + SPARE);
  const places = new Set(Array.from({ length: count }, (_, i) => Math.floor((i * ways.length) / count)));
  const [chosen, others] = [true, false].map((wanted) => ways.filter((_, i) => places.has(i) === wanted));
  yield await drafted(chosen ?? [], ENOUGH_OF_ONE, signal);
  yield await drafted(others ?? [], ENOUGH_OF_ONE, signal);
  yield await drafted(ways, Number.POSITIVE_INFINITY, signal);
}

/** Goes on with each until so many have come of it. */
async function drafted(
  ways: readonly Iterator<Draft[]>[],
  enough: number,
  signal: AbortSignal | undefined,
): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (const way of ways) {
    for (let own = 0; own < enough; ) {
      signal?.throwIfAborted();
      const { value, done } = way.next();
      if (done === true) break;
      own += value.length;
      drafts.push(...value);
      await setImmediate();
    }
  }
  return drafts;
}
