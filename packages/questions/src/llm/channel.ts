/** What one side puts in, the other reads in turn; for producers that are bounded by themselves. */
export interface Channel<T> extends AsyncIterable<T> {
  push(value: T): void;
  /** No more will come; with an error, reading what was put in ends with that. */
  end(error?: unknown): void;
}

export function createChannel<T>(): Channel<T> {
  const values: T[] = [];
  let ended: { error?: unknown } | null = null;
  let wake = Promise.withResolvers<void>();
  const changed = () => {
    wake.resolve();
    wake = Promise.withResolvers<void>();
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
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const { promise } = wake;
        while (values.length > 0) yield values.shift() as T;
        if (ended?.error !== undefined) throw ended.error;
        if (ended !== null) return;
        // Something may have come while the reader was busy with the last value.
        if (promise === wake.promise) await promise;
      }
    },
  };
}
