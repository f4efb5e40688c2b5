import { setImmediate } from "node:timers/promises";
import type { Offer, Sentence } from "./engine.ts";
import { writeWorthiest } from "./offers.ts";
import type { Steps } from "./steps.ts";

/** Sentences looked at for each item that is missing, and some more: there is something to choose from. */
const PER_ITEM = 2;
const SPARE = 2;
/** So much is offered on a sentence, and no further way to ask about it is tried: the worthiest have been. */
const ENOUGH_OF_ONE = 2;
/** Written beyond what is missing, since some are refused. */
const WRITTEN_BEYOND = 1;

/**
 * What can be asked on some of these sentences, spread evenly, enough for `missing` items, the worthiest of it written;
 * where more are asked for, on the others; then all that is left. Whatever else this thread has to attend to has its
 * turn in between: calls to a server are not kept waiting. Throws the signal's reason.
 */
export async function* offersOnSome(
  sentences: readonly Sentence[],
  { missing, signal }: { missing: number; signal: AbortSignal | undefined },
): AsyncIterable<Offer[]> {
  const ways = sentences.map((sentence) => sentence.write()[Symbol.iterator]());
  const count = Math.min(ways.length, missing * PER_ITEM + SPARE);
  const places = new Set(Array.from({ length: count }, (_, i) => Math.floor((i * ways.length) / count)));
  const [chosen = [], others = []] = [true, false].map((wanted) =>
    ways.filter((_, i) => places.has(i) === wanted),
  );
  const most = missing + WRITTEN_BEYOND;
  yield await inTurns(offersBy(chosen, ENOUGH_OF_ONE, most), signal);
  yield await inTurns(offersBy(others, ENOUGH_OF_ONE, most), signal);
  yield await inTurns(offersBy(ways, Number.POSITIVE_INFINITY, most), signal);
}

/** Goes on with each until so much has come of it, then writes the worthiest, so many at the most. */
function* offersBy(ways: readonly Iterator<Offer[]>[], enough: number, most: number): Steps<Offer[]> {
  const offers: Offer[] = [];
  for (const way of ways) {
    for (let own = 0; own < enough; ) {
      const { value, done } = way.next();
      if (done === true) break;
      own += value.length;
      offers.push(...value);
      yield;
    }
  }
  const { drafts, left } = yield* writeWorthiest(offers, most);
  return [...drafts, ...left];
}

async function inTurns<T>(steps: Steps<T>, signal: AbortSignal | undefined): Promise<T> {
  for (;;) {
    signal?.throwIfAborted();
    const { value, done } = steps.next();
    if (done === true) return value;
    await setImmediate();
  }
}
