import { EventEmitter } from "node:events";

/** A notification without content: the rows are the truth, it only wakes those who wait for them. */
export interface Doorbell {
  ring(topic: string): void;
  /** Calls `listener` at each notification until the returned function is called. */
  listen(topic: string, listener: () => void): () => void;
}

/** The notifications of a single process. */
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
 * Remembers a notification that comes before anybody waits for it. Open it before reading the rows, then `await
 * next()`: a change between reading and waiting is not missed.
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
    /** With `withinMs` it waits no longer than that. */
    next: async (withinMs?: number): Promise<void> => {
      let timer: NodeJS.Timeout | undefined;
      if (!heard && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (withinMs !== undefined) timer = setTimeout(resolve, withinMs);
        });
      }
      clearTimeout(timer);
      heard = false;
    },
    close: () => {
      stop();
      signal.removeEventListener("abort", note);
    },
  };
}
