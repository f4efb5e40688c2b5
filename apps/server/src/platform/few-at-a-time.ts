import { comeBack } from "./errors.ts";

/** How long to come back after, where too many wait. */
const RETRY_AFTER_SECONDS = 5;

/**
 * Runs costly work for few callers at a time and lets a bounded number wait, in the order they came.
 * Throws SERVER_BUSY for those beyond.
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
      // Whoever comes next takes the place over, before anybody new can.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
