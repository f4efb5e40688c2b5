import type { Batch, Candidate, Item, Passage } from "./engine.ts";
import type { GenerationRun, Writer } from "./generation-run.ts";
import { isStream } from "./select.ts";
import { itemFrom } from "./set/item-from.ts";

/** Gives the drafts of passages from an engine that streams, and begins them in advance. */
export interface WriteAhead {
  draftsOf(passage: Passage): AsyncIterable<Candidate>;
  /** Cancels what was begun and is not needed any more. */
  close(): void;
}

interface Begun {
  drafts: AsyncIterable<Candidate>;
  controller: AbortController;
}

/**
 * Keeps the next passages under way from now on, as many as the engine's lookahead. Each is read up to its first draft,
 * which starts the engine's work; the engine's own buffer bounds the rest.
 */
export function openWriteAhead(
  { engine, context }: Writer,
  passages: readonly Passage[],
  signal: AbortSignal | undefined,
): WriteAhead {
  const begun = new Map<number, Begun>();
  const begin = (passage: Passage): Begun => {
    const known = begun.get(passage.ordinal);
    if (known !== undefined) return known;
    const controller = new AbortController();
    const bound = signal === undefined ? controller.signal : AbortSignal.any([signal, controller.signal]);
    const drafts = engine.write(passage, context, bound);
    if (!isStream(drafts)) throw new TypeError("An engine that looks ahead gives its drafts as a stream.");
    const own = { controller, drafts: primed(drafts) };
    begun.set(passage.ordinal, own);
    return own;
  };
  const asked = passages.filter(({ expected, imported }) => expected > 0 && imported === undefined);
  const beginFrom = (first: number) => {
    const next = asked.filter(({ ordinal }) => ordinal >= first);
    for (const passage of next.slice(0, engine.lookahead)) begin(passage);
  };
  beginFrom(0);
  return {
    draftsOf(passage) {
      for (const [ordinal, { controller }] of begun) {
        if (ordinal >= passage.ordinal) continue;
        controller.abort();
        begun.delete(ordinal);
      }
      const { drafts } = begin(passage);
      beginFrom(passage.ordinal + 1);
      return drafts;
    },
    close() {
      for (const { controller } of begun.values()) controller.abort();
    },
  };
}

/** The same stream with its first element already requested. */
function primed<T>(stream: AsyncIterable<T>): AsyncIterable<T> {
  const iterator = stream[Symbol.asyncIterator]();
  const first = iterator.next();
  // The reader of the stream gets this error; without a reader nobody needs it.
  first.catch(() => undefined);
  async function* rest() {
    try {
      for (let next = await first; next.done !== true; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return rest();
}

interface StreamedPassage {
  readonly passage: Passage;
  /** Items to take from it. */
  readonly quota: number;
  /** What comes beyond that is given as well. */
  readonly hasSpare: boolean;
}

/**
 * Gives each item as soon as it passes. The passage ends only when it has enough or its stream ends; with spare items,
 * when it ends.
 */
export async function* streamedItems(
  drafts: AsyncIterable<Candidate>,
  { passage, quota, hasSpare }: StreamedPassage,
  run: GenerationRun,
): AsyncIterable<Pick<Batch, "items" | "spare" | "refused" | "isLast">> {
  const spare: Item[] = [];
  let taken = 0;
  let refused: Batch["refused"] = {};
  for await (const draft of drafts) {
    const made = itemFrom(draft, { passage }, run);
    if (typeof made === "string") {
      refused[made] = (refused[made] ?? 0) + 1;
      continue;
    }
    run.set.add(made);
    if (taken >= quota) {
      spare.push(made);
      continue;
    }
    taken += 1;
    yield { items: [made], refused, isLast: false };
    refused = {};
    if (taken >= quota && !hasSpare) break;
  }
  yield { items: [], refused, isLast: true, ...(spare.length > 0 && { spare }) };
}
