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
  isOver(): boolean;
}

/** Processor time of this thread, so that a busy machine does not make a text look expensive. */
function threadTimeMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Limits work to `limitMs` of the clock `timeMs`, from now on. */
export function timeLimit(checkpoint: Checkpoint, limitMs: number, timeMs = threadTimeMs): TimeLimit {
  let endsAt = timeMs() + limitMs;
  return {
    checkpoint: () => {
      const pausedAt = timeMs();
      return checkpoint()?.then(() => {
        endsAt += timeMs() - pausedAt;
      });
    },
    isOver: () => timeMs() >= endsAt,
  };
}
