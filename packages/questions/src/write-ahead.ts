import type { Candidate, Context, DraftStream, Engine, Passage } from "./engine.ts";

/** Gives the drafts of passages from an engine that may begin them in advance. */
export interface WriteAhead {
  draftsOf(passage: Passage): Iterable<Candidate> | DraftStream;
  /** Cancels what was begun and is not needed any more. */
  close(): void;
}

interface Begun {
  drafts: DraftStream;
  controller: AbortController;
}

/**
 * Keeps the next passages under way, as many as the engine's lookahead. Each is read up to its first draft, which
 * starts the engine's work; the engine's own buffer bounds the rest.
 */
export function openWriteAhead(
  engine: Engine,
  context: Context,
  { passages, signal }: { passages: readonly Passage[]; signal: AbortSignal | undefined },
): WriteAhead {
  const begun = new Map<number, Begun>();
  const isAsked = ({ expected, imported }: Passage) => expected > 0 && imported === undefined;

  const begin = (passage: Passage) => {
    const controller = new AbortController();
    const bound = signal === undefined ? controller.signal : AbortSignal.any([signal, controller.signal]);
    const drafts = engine.write(passage, context, bound);
    if (!isStream(drafts)) throw new TypeError("An engine that looks ahead gives its drafts as a stream.");
    begun.set(passage.ordinal, { controller, drafts: primed(drafts) });
  };

  return {
    draftsOf(passage) {
      if (engine.lookahead === undefined) return engine.write(passage, context, signal);
      for (const [ordinal, { controller }] of begun) {
        if (ordinal >= passage.ordinal) continue;
        controller.abort();
        begun.delete(ordinal);
      }
      const next = passages.filter(({ ordinal }) => ordinal > passage.ordinal).filter(isAsked);
      for (const one of [passage, ...next.slice(0, engine.lookahead)]) {
        if (!begun.has(one.ordinal)) begin(one);
      }
      return begun.get(passage.ordinal)?.drafts ?? [];
    },
    close() {
      for (const { controller } of begun.values()) controller.abort();
    },
  };
}

/** Whether drafts come over time, as from a model. */
export function isStream(drafts: Iterable<Candidate> | DraftStream): drafts is DraftStream {
  return Symbol.asyncIterator in drafts;
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
