import type { FailureWeight } from "./breaker.ts";
import { ModelFault, RETRIES } from "./faults.ts";
import { pause } from "./request-queue.ts";
import type { Timing } from "./settings.ts";

/** Request modes of a server, each requiring less of it. `at` is the index of the first mode that it may accept. */
export interface RequestModes<Way> {
  readonly all: readonly Way[];
  at: number;
  /** Whether it has accepted any mode. */
  isUnderstood: boolean;
}

/** The mode of one attempt. */
export interface ChosenMode<Way> {
  readonly mode: Way;
  /**
   * The weight of a rejection for the circuit breaker: none while simpler modes are left, and final where the server
   * has never accepted any.
   */
  readonly whenRejected: FailureWeight | null;
  /** Whether another call has found out that the server rejects this mode. */
  isOutdated(): boolean;
}

interface RetryOptions<Way> {
  readonly modes: RequestModes<Way>;
  readonly timing: Timing;
  readonly signal: AbortSignal;
}

const RETRY_MAX_MS = 8_000;

/**
 * Retries after faults that may pass, with increasing delay. After a rejection it retries at once in a simpler mode.
 * A mode counts as accepted only after an answer, because one request may be rejected for its content. Throws
 * ModelFault or the signal's reason.
 */
export async function* withRetries<T, Way>(
  { modes, timing, signal }: RetryOptions<Way>,
  attempt: (chosen: ChosenMode<Way>) => AsyncIterable<T>,
): AsyncIterable<T> {
  const last = modes.all.length - 1;
  let at = modes.at;
  const understood = () => {
    modes.at = Math.max(modes.at, at);
    modes.isUnderstood = true;
  };
  const weightNow = () => (at < last ? null : modes.isUnderstood ? "one_of_many" : "final");
  for (let tries = 0; ; ) {
    at = Math.max(at, modes.at);
    const tried = at;
    const chosen = {
      mode: modes.all[tried] as Way,
      isOutdated: () => modes.at > tried,
      whenRejected: weightNow(),
    } as const;
    try {
      for await (const value of attempt(chosen)) {
        understood();
        yield value;
      }
      return understood();
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      if (error.kind === "rejected" && at < last) {
        at += 1;
        continue;
      }
      if (tries >= RETRIES[error.kind]) throw error;
      await pause(retryDelay(error, { tries, luck: Math.random(), timing }), signal);
      tries += 1;
    }
  }
}

/**
 * Milliseconds until the next retry: full jitter (Brooker 2015), but never sooner than the server's Retry-After.
 * `luck` is a random number from 0 to 1. Throws the fault where Retry-After is too long.
 */
export function retryDelay(
  fault: ModelFault,
  { tries, luck, timing }: { tries: number; luck: number; timing: Timing },
): number {
  const { retryMs, retryAfterMaxMs } = timing;
  const jittered = luck * Math.min(RETRY_MAX_MS, retryMs * 2 ** tries);
  if (fault.retryAfterMs === null) return jittered;
  if (fault.retryAfterMs > retryAfterMaxMs) throw fault;
  return fault.retryAfterMs + jittered;
}
