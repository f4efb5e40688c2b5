import { EventEmitter } from "node:events";

/** Says "look": the rows are the truth, the bell only wakes those who wait for them. */
export interface Doorbell {
  ring(topic: string): void;
  /** Calls `listener` at each ring until the returned function is called. */
  listen(topic: string, listener: () => void): () => void;
}

/** The bell of a single process. */
export function createDoorbell(): Doorbell {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    ring: (topic) => {
      emitter.emit(topic);
    },
    listen: (topic, listener) => {
      emitter.on(topic, listener);
      return () => emitter.off(topic, listener);
    },
  };
}

/**
 * A ring that may come before one waits for it. Open it before reading the rows, then
 * `await next()`: a change made between the reading and the waiting is not missed.
 */
export function openEar(bell: Doorbell, topic: string, signal: AbortSignal) {
  let heard = false;
  let wake: () => void = () => undefined;
  const note = () => {
    heard = true;
    wake();
  };
  const stop = bell.listen(topic, note);
  signal.addEventListener("abort", note);
  return {
    next: async (): Promise<void> => {
      if (!heard && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      heard = false;
    },
    close: () => {
      stop();
      signal.removeEventListener("abort", note);
    },
  };
}
