/** Keeps calls away from a server that failed again and again, for a while; then one call tries it out. */
export interface Breaker {
  readonly isOpen: boolean;
  succeeded(): void;
  /** `isFinal`: no use in trying again, whatever happened before. */
  failed(isFinal: boolean): void;
}

/** In a row, of all calls to the server. */
const FAILURES = 3;

export function createBreaker(restMs: number, now: () => number = Date.now): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    get isOpen() {
      return now() < openUntil;
    },
    succeeded() {
      failures = 0;
    },
    failed(isFinal) {
      failures += 1;
      if (isFinal || failures >= FAILURES) openUntil = now() + restMs;
    },
  };
}
