import type { Batch, Candidate, Item, Passage } from "./engine.ts";
import { batchOf, type GenerationRun } from "./generation-run.ts";
import { isStream, poolOf, type Selected, select } from "./select.ts";
import { itemFrom } from "./set/item-from.ts";
import { addCounts } from "./set/quality.ts";
import { runInSteps, type Steps } from "./steps.ts";

/** After this time the first request to a model has been sent. */
const REQUEST_SENT_MS = 25;

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
 * Keeps the next passages under way, as many as the engine's lookahead. Each is read up to its first draft, which
 * starts the engine's work; the engine's own buffer bounds the rest. Meanwhile the document is read.
 */
export function openWriteAhead(
  run: GenerationRun,
  { passages, signal }: { passages: readonly Passage[]; signal: AbortSignal | undefined },
): WriteAhead {
  const { engine, context } = run.writer;
  const begun = new Map<number, Begun>();
  const over = new AbortController();
  const isAsked = ({ expected, imported }: Passage) => expected > 0 && imported === undefined;
  const preparing = setTimeout(() => prepareMeanwhile(run, over.signal), REQUEST_SENT_MS);

  const begin = (passage: Passage): Begun => {
    const controller = new AbortController();
    const bound = signal === undefined ? controller.signal : AbortSignal.any([signal, controller.signal]);
    const drafts = engine.write(passage, context(), bound);
    if (!isStream(drafts)) throw new TypeError("An engine that looks ahead gives its drafts as a stream.");
    return { controller, drafts: primed(drafts) };
  };

  return {
    draftsOf(passage) {
      for (const [ordinal, { controller }] of begun) {
        if (ordinal >= passage.ordinal) continue;
        controller.abort();
        begun.delete(ordinal);
      }
      const next = passages.filter(({ ordinal }) => ordinal > passage.ordinal).filter(isAsked);
      const own = begun.get(passage.ordinal) ?? begin(passage);
      begun.set(passage.ordinal, own);
      for (const one of next.slice(0, engine.lookahead))
        if (!begun.has(one.ordinal)) begun.set(one.ordinal, begin(one));
      return own.drafts;
    },
    close() {
      clearTimeout(preparing);
      over.abort();
      for (const { controller } of begun.values()) controller.abort();
    },
  };
}

/** Reads the document while the model's first answers are awaited. */
function prepareMeanwhile(run: GenerationRun, signal: AbortSignal): void {
  const checkpoint = () => {
    signal.throwIfAborted();
    return run.checkpoint();
  };
  // The error occurs again, and is reported, when the result is needed.
  runInSteps(preparationSteps(run), checkpoint).catch(() => undefined);
}

function* preparationSteps({ readInSteps, fill }: GenerationRun): Steps<void> {
  yield* readInSteps();
  if (fill !== null) yield* fill.prepareInSteps();
}

/** The same stream with its first element already requested. */
function primed<T>(stream: AsyncIterable<T>): AsyncIterable<T> {
  const iterator = stream[Symbol.asyncIterator]();
  let first: Promise<IteratorResult<T>> | null = iterator.next();
  // The reader of the stream gets this error; without a reader nobody needs it.
  first.catch(() => undefined);
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        const result = first ?? iterator.next();
        first = null;
        return result;
      },
      return: async () => (await iterator.return?.()) ?? { done: true, value: undefined },
    }),
  };
}

interface StreamedPassage {
  readonly passage: Passage;
  /** Items to take from it. */
  readonly quota: number;
  readonly signal: AbortSignal | undefined;
  /** What comes beyond that is given as well. */
  readonly hasSpare: boolean;
}

/**
 * Gives each item as soon as it passes, then fills up from `fill`. The passage ends only when it has enough or its
 * stream ends; with spare items, when it ends.
 */
export async function* streamedBatches(
  drafts: AsyncIterable<Candidate>,
  { passage, quota, signal, hasSpare }: StreamedPassage,
  run: GenerationRun,
): AsyncIterable<Batch> {
  const { ordinal } = passage;
  const spare: Item[] = [];
  let taken = 0;
  let refused: Batch["refused"] = {};
  for await (const draft of drafts) {
    if (taken >= quota && !hasSpare) break;
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
    yield { ...batchOf(passage, { items: [made], refused }, run), isLast: false, done: ordinal };
    refused = {};
    if (taken >= quota && !hasSpare) break;
  }
  signal?.throwIfAborted();
  const rest = await writtenByFill(passage, quota - taken, run);
  const made = { items: rest.items, refused: addCounts(refused, rest.refused) };
  yield { ...batchOf(passage, made, run), ...(spare.length > 0 && { spare }) };
}

/** Writes what a model left open in a passage, and no more. */
async function writtenByFill(
  passage: Passage,
  most: number,
  run: GenerationRun,
): Promise<Pick<Selected, "items" | "refused">> {
  const { fill, checkpoint } = run;
  if (fill === null || most <= 0) return { items: [], refused: {} };
  await runInSteps(fill.prepareInSteps(), checkpoint);
  const pool = await poolOf([passage], { writer: fill, checkpoint });
  return select(pool, { most, leastWorth: 0, author: fill }, run);
}
