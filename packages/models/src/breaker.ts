/** A circuit breaker: after repeated failures it blocks calls to a server for a while. */
export interface Breaker {
  readonly isOpen: boolean;
  /** The name of the failure that came last; null before any. */
  readonly lastFailure: string | null;
  succeeded(): void;
  /** `begunAt` is when the call began, by the breaker's clock. */
  failed(how: { begunAt: number; weight: FailureWeight; name: string }): void;
  now(): number;
}

/**
 * How much a failure says about the server. "one_of_many": calls that were under way together count once. "each":
 * every failure counts, as with time-outs, which are slow. "final": no retry can help, as with a wrong key.
 */
export type FailureWeight = "one_of_many" | "each" | "final";

/** Consecutive failures that open the breaker. */
const FAILURES = 3;

export function createBreaker(restMs: number, now: () => number = Date.now): Breaker {
  let failures = 0;
  let lastCountedAt = Number.NEGATIVE_INFINITY;
  let openUntil = 0;
  let lastFailure: string | null = null;
  return {
    now,
    get isOpen() {
      return now() < openUntil;
    },
    get lastFailure() {
      return lastFailure;
    },
    succeeded() {
      failures = 0;
    },
    failed({ begunAt, weight, name }) {
      if (weight === "one_of_many" && begunAt < lastCountedAt) return;
      lastCountedAt = now();
      failures += 1;
      lastFailure = name;
      if (weight === "final" || failures >= FAILURES) openUntil = now() + restMs;
    },
  };
}
