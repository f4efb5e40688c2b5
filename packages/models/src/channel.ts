/** An unbounded queue between one producer and one reader. The producer is bounded by other means. */
export interface Channel<T> extends AsyncIterable<T> {
  push(value: T): void;
  /** Ends the channel. With an error, reading throws it after the values that were pushed. */
  end(error?: unknown): void;
  /** Resolves when a reader waits and the channel is empty, or when the signal aborts. */
  wanted(signal: AbortSignal): Promise<void>;
}

export function createChannel<T>(): Channel<T> {
  const values: T[] = [];
  let ended: { error?: unknown } | null = null;
  let wake = Promise.withResolvers<void>();
  let isWanted = false;
  let wanted = Promise.withResolvers<void>();
  const changed = () => {
    isWanted = false;
    wake.resolve();
    wake = Promise.withResolvers<void>();
  };
  const wait = async (change: Promise<void>) => {
    isWanted = true;
    wanted.resolve();
    wanted = Promise.withResolvers<void>();
    await change;
  };
  return {
    push(value) {
      values.push(value);
      changed();
    },
    end(error) {
      ended ??= error === undefined ? {} : { error };
      changed();
    },
    async wanted(signal) {
      if (isWanted || signal.aborted) return;
      const aborted = Promise.withResolvers<void>();
      const abort = () => aborted.resolve();
      signal.addEventListener("abort", abort, { once: true });
      await Promise.race([wanted.promise, aborted.promise]);
      signal.removeEventListener("abort", abort);
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const { promise } = wake;
        while (values.length > 0) yield values.shift() as T;
        if (ended?.error !== undefined) throw ended.error;
        if (ended !== null) return;
        // A value may have arrived while the reader was busy with the last one.
        if (promise === wake.promise) await wait(promise);
      }
    },
  };
}
