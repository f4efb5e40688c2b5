import { comeBack } from "./errors.ts";

/** The time of the next try if too many wait. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Runs costly work for few callers at a time and lets a bounded number wait in the order they came. Throws SERVER_BUSY
 * for any more.
 */
export function createFewAtATime({ width, maxWaiting }: { width: number; maxWaiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= maxWaiting)
      throw comeBack("SERVER_BUSY", "Too many wait for the same.", RETRY_AFTER_SECONDS);
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next in the queue takes the place before any new caller can.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
