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
export async function unhurried(steps: Iterable<void>, signal: AbortSignal): Promise<void> {
  let pauseAt = performance.now() + SLICE_MS;
  for (const _ of steps) {
    if (performance.now() < pauseAt) continue;
    await setImmediate();
    signal.throwIfAborted();
    pauseAt = performance.now() + SLICE_MS;
  }
}
