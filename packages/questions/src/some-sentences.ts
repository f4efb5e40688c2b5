import { writeWorthiest } from "./candidates.ts";
import type { Candidate, Sentence } from "./engine.ts";
import { type Checkpoint, runInSteps, type Steps } from "./steps.ts";

/** Sentences looked at for each item that is missing, and some more: there is something to choose from. */
const PER_ITEM = 2;
const SPARE = 2;
/** So much is offered on a sentence, and no further way to ask about it is tried: the worthiest have been. */
const ENOUGH_OF_ONE = 2;
/** Written beyond what is missing, since some are refused. */
const EXTRA_WRITTEN = 1;

/**
 * What can be asked on some of these sentences, spread evenly, enough for `missing` items, the worthiest of it written;
 * where more are asked for, on the others; then all that is left. Throws what the checkpoint throws.
 */
export async function* candidatesFromSome(
  sentences: readonly Sentence[],
  { missing, checkpoint }: { missing: number; checkpoint: Checkpoint },
): AsyncIterable<Candidate[]> {
  const ways = sentences.map((sentence) => sentence.write()[Symbol.iterator]());
  const count = Math.min(ways.length, missing * PER_ITEM + SPARE);
  const places = new Set(Array.from({ length: count }, (_, i) => Math.floor((i * ways.length) / count)));
  const [chosen = [], others = []] = [true, false].map((wanted) =>
    ways.filter((_, i) => places.has(i) === wanted),
  );
  const most = missing + EXTRA_WRITTEN;
  yield await runInSteps(candidatesFrom(chosen, ENOUGH_OF_ONE, most), checkpoint);
  yield await runInSteps(candidatesFrom(others, ENOUGH_OF_ONE, most), checkpoint);
  yield await runInSteps(candidatesFrom(ways, Number.POSITIVE_INFINITY, most), checkpoint);
}

/** Goes on with each until so much has come of it, then writes the worthiest, so many at the most. */
function* candidatesFrom(
  ways: readonly Iterator<Candidate[]>[],
  enough: number,
  most: number,
): Steps<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const way of ways) {
    for (let own = 0; own < enough; ) {
      const { value, done } = way.next();
      if (done === true) break;
      own += value.length;
      candidates.push(...value);
      yield;
    }
  }
  const { drafts, left } = yield* writeWorthiest(candidates, most);
  return [...drafts, ...left];
}
