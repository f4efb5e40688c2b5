import { setImmediate } from "node:timers/promises";

/** Work done in steps: it can pause at each `yield`. Returns its result. */
export type Steps<T> = Generator<void, T, void>;

/**
 * Called between steps. Returns undefined where the work may go on at once, else a promise that resolves when it
 * may. Throws, or rejects with, the reason to cancel the work.
 */
export type Checkpoint = () => Promise<void> | undefined;

/** Runs all steps at once. */
export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Runs the steps with `checkpoint` after each. */
export async function runInSteps<T>(steps: Steps<T>, checkpoint: Checkpoint): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    const pause = checkpoint();
    if (pause !== undefined) await pause;
  }
}

/** The longest time that other work on the thread waits. */
const SLICE_MS = 3;

/** A checkpoint that lets the event loop run every few milliseconds. Throws the signal's reason. */
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

/** A time limit for one piece of work. */
export interface TimeLimit {
  /** Call between steps; its pauses do not count. */
  readonly checkpoint: Checkpoint;
  /** Ask only while work is left. */
  isOver(): boolean;
  /** Whether `isOver` has said so. */
  readonly wasOver: boolean;
}

/** Processor time of this thread, so that a busy machine does not make a text look expensive. */
function threadTimeMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Limits work to `limitMs` of the clock `timeMs`, from now on. */
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

/** A result that is computed on demand, or in advance in steps. */
export interface LazyResult<T> {
  /** Runs the remaining steps at once and returns the result. */
  value(): T;
  steps(): Steps<void>;
}

/** What work in steps comes to: begun when first wanted, and done once. */
export function lazyResult<T>(begin: () => Steps<T>): LazyResult<T> {
  let known: { readonly it: T } | null = null;
  let steps: Steps<T> | null = null;
  const step = () => {
    steps ??= begin();
    try {
      const { done, value } = steps.next();
      if (done === true) known = { it: value };
    } catch (error) {
      // The next call fails in the same way.
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

/** Work that is too short to stop in. */
// biome-ignore lint/correctness/useYield: what stops nowhere is one step.
export function* inOneStep<T>(work: () => T): Steps<T> {
  return work();
}
