import { setImmediate } from "node:timers/promises";
import type { Draft, Sentence } from "./engine.ts";

/** Sentences looked at for each item that is missing, and some more: there is something to choose from. */
const PER_ITEM = 2;
const SPARE = 2;

/**
 * Drafts on some of these sentences, spread evenly, enough for `missing` items; then, where more are asked for, those
 * on all others. Whatever else this thread has to attend to has its turn after each sentence: calls to a server are
 * not kept waiting. Throws the signal's reason.
 */
export async function* draftsOnSome(
  sentences: readonly Sentence[],
  { missing, signal }: { missing: number; signal: AbortSignal | undefined },
): AsyncIterable<Draft[]> {
  const count = Math.min(sentences.length, missing * PER_ITEM + SPARE);
  const chosen = new Set(
    Array.from({ length: count }, (_, i) => sentences[Math.floor((i * sentences.length) / count)]),
  );
  for (const part of [[...chosen], sentences.filter((sentence) => !chosen.has(sentence))]) {
    const drafts: Draft[] = [];
    for (const sentence of part) {
      signal?.throwIfAborted();
      if (sentence !== undefined) drafts.push(...sentence.write());
      await setImmediate();
    }
    yield drafts;
  }
}
