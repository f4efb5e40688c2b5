import { setImmediate } from "node:timers/promises";

/** Work that stops wherever others may have their turn; what it returns is what comes of it. */
export type Steps<T> = Generator<void, T, void>;

/**
 * Called between two steps of work. Undefined where the work may go on at once, else a promise of when it may.
 * Throws, or rejects with, the reason why nobody wants the work any more.
 */
export type Checkpoint = () => Promise<void> | undefined;

/** What comes of it, all in one go. */
export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** What comes of it, with the checkpoint called after each step. */
export async function runInSteps<T>(steps: Steps<T>, checkpoint: Checkpoint): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    const pause = checkpoint();
    if (pause !== undefined) await pause;
  }
}

/** Never waits: for whoever has the thread to himself. Throws the signal's reason. */
export function neverPausing(signal?: AbortSignal): Checkpoint {
  return () => {
    signal?.throwIfAborted();
    return undefined;
  };
}

/** So long the rest of the thread may wait: an answer that has come, a call that is ready to go. */
const SLICE_MS = 3;

/** Lets the event loop run every few milliseconds: for work on a thread that also talks to a network. */
export function pausingForEvents(signal?: AbortSignal): Checkpoint {
  let pauseAt = performance.now() + SLICE_MS;
  return () => {
    signal?.throwIfAborted();
    if (performance.now() < pauseAt) return undefined;
    return setImmediate().then(() => {
      signal?.throwIfAborted();
      pauseAt = performance.now() + SLICE_MS;
    });
  };
}

/** A bound on the time that a piece of work takes. */
export interface TimeLimit {
  /** To be called between its steps; its pauses do not count. */
  readonly checkpoint: Checkpoint;
  /** To be asked only while there is more to do. */
  isOver(): boolean;
  /** Whether `isOver` has said so. */
  readonly wasOver: boolean;
}

/** Processor time of this thread: a busy machine must not make a text look costly. */
function threadTimeMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** `limitMs` of the clock `timeMs`, from now on. */
export function timeLimit(checkpoint: Checkpoint, limitMs: number, timeMs = threadTimeMs): TimeLimit {
  let endsAt = timeMs() + limitMs;
  let wasOver = false;
  return {
    checkpoint: () => {
      const pausedAt = timeMs();
      return checkpoint()?.then(() => {
        endsAt += timeMs() - pausedAt;
      });
    },
    isOver: () => {
      wasOver ||= timeMs() >= endsAt;
      return wasOver;
    },
    get wasOver() {
      return wasOver;
    },
  };
}

/** What is found out when it is first needed; or before that, with stops. */
export interface LazyResult<T> {
  /** All that is not known by then is found out at once. */
  value(): T;
  steps(): Steps<void>;
}

export function lazyResult<T>(begin: () => Steps<T>): LazyResult<T> {
  let known: { readonly it: T } | null = null;
  let steps: Steps<T> | null = null;
  const step = () => {
    steps ??= begin();
    try {
      const { done, value } = steps.next();
      if (done === true) known = { it: value };
    } catch (error) {
      // Whoever needs it next meets the same again.
      steps = null;
      throw error;
    }
  };
  return {
    value() {
      while (known === null) step();
      return known.it;
    },
    *steps() {
      for (; known === null; yield) step();
    },
  };
}

// biome-ignore lint/correctness/useYield: what stops nowhere is one step.
export function* inOneStep<T>(work: () => T): Steps<T> {
  return work();
}
