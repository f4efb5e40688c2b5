/** Steps of a made-up worker that wait until the test allows them. */
export interface Permits {
  /** Allows so many more steps. */
  allow(more: number): void;
  /** Resolves when a step is allowed. Throws the signal's reason. */
  take(signal: AbortSignal | undefined): Promise<void>;
}

export function createPermits(allowed = Number.POSITIVE_INFINITY): Permits {
  let left = allowed;
  const waiting = new Set<() => void>();
  return {
    allow(more) {
      left += more;
      for (const wake of waiting) wake();
    },
    async take(signal) {
      while (left <= 0) {
        signal?.throwIfAborted();
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.add(resolve);
        signal?.addEventListener("abort", () => resolve(), { once: true });
        await promise;
        waiting.delete(resolve);
      }
      signal?.throwIfAborted();
      left -= 1;
    },
  };
}
