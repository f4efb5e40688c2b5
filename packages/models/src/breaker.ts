/** Keeps calls away from a server that failed again and again, for a while. */
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
 * What a failure tells. One that comes at once tells no more than the others that were under way at that time;
 * waiting in vain takes so long that each counts; with a wrong key there is no use in trying again.
 */
export type FailureWeight = "one_of_many" | "each" | "final";

/** In a row, of all calls to the server. */
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
