import { setImmediate } from "node:timers/promises";

/** Work that stops wherever others may have their turn; what it returns is what comes of it. */
export type Steps<T> = Generator<void, T, void>;

/** What comes of it, all in one go. */
export function finished<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** So long the rest of the thread may wait: an answer that has come, a call that is ready to go. */
const SLICE_MS = 3;

/** Goes through steps while whatever else the thread has to attend to keeps its turns. Throws the signal's reason. */
export async function unhurried(steps: Iterable<void>, signal?: AbortSignal): Promise<void> {
  let pauseAt = performance.now() + SLICE_MS;
  for (const _ of steps) {
    if (performance.now() < pauseAt) continue;
    await setImmediate();
    signal?.throwIfAborted();
    pauseAt = performance.now() + SLICE_MS;
  }
}

/** What is found out when it is first needed; or before that, with stops. */
export interface Learnt<T> {
  /** All that is not known by then is found out at once. */
  now(): T;
  ahead(): Iterable<void>;
}

export function learnt<T>(begin: () => Steps<T>): Learnt<T> {
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
    now() {
      while (known === null) step();
      return known.it;
    },
    *ahead() {
      for (; known === null; yield) step();
    },
  };
}

// biome-ignore lint/correctness/useYield: what stops nowhere is one step.
export function* atOnce<T>(work: () => T): Steps<T> {
  return work();
}
