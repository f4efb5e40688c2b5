import { writeWorthiest } from "./candidates.ts";
import type { Candidate, Sentence } from "./engine.ts";
import { type Checkpoint, runInSteps, type Steps } from "./steps.ts";

/** Sentences tried per missing item, and some more for choice. */
const PER_ITEM = 2;
const SPARE = 2;
/** So many candidates on a sentence are enough: the best ways to ask come first. */
const ENOUGH_OF_ONE = 2;
/** Drafts written beyond what is missing, since some are refused. */
const EXTRA_WRITTEN = 1;

/**
 * Candidates from some of these sentences, evenly spread, enough for `missing` items and the best of them written.
 * The next batch is from the other sentences, the last from all. Throws what the checkpoint throws.
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

/** Reads each until it has enough, then writes the best, at most so many. */
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
