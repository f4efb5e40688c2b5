import { setTimeout } from "node:timers/promises";
import type { FailureWeight } from "./breaker.ts";
import { isTooLong, ModelFault, RETRIES } from "./faults.ts";
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
export async function withRetries<T, Way>(
  { modes, timing, signal }: RetryOptions<Way>,
  attempt: (chosen: ChosenMode<Way>) => Promise<T>,
): Promise<T> {
  const last = modes.all.length - 1;
  let at = modes.at;
  for (let tries = 0; ; ) {
    at = Math.max(at, modes.at);
    try {
      const made = await attempt(modeAt(at, modes));
      modes.at = Math.max(modes.at, at);
      modes.isUnderstood = true;
      return made;
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      if (error.kind === "rejected" && at < last) {
        at += 1;
        continue;
      }
      if (tries >= RETRIES[error.kind] || isTooLong(error, timing)) throw error;
      await setTimeout(retryDelay(tries, timing.retryMs), undefined, { signal }).catch(() =>
        signal.throwIfAborted(),
      );
      tries += 1;
    }
  }
}

function modeAt<Way>(at: number, modes: RequestModes<Way>): ChosenMode<Way> {
  const whenLast = modes.isUnderstood ? "one_of_many" : "final";
  return {
    mode: modes.all[at] as Way,
    isOutdated: () => modes.at > at,
    whenRejected: at < modes.all.length - 1 ? null : whenLast,
  };
}

/** A limit is told without a time: most are by the minute, and three such waits are more than one. */
const UNTOLD_REST_FACTOR = 60;

/**
 * Milliseconds for which no call to the server begins after a fault, as a server's Retry-After holds for all of them.
 * Not all who were told the same come back at once. `luck` is a random number from 0 to 1.
 */
export function pauseAfter(fault: ModelFault, timing: Timing, luck = Math.random()): number {
  const { retryMs } = timing;
  if (isTooLong(fault, timing)) return 0;
  if (fault.retryAfterMs !== null) return fault.retryAfterMs + luck * retryMs;
  if (fault.kind === "rate_limited") return retryMs * UNTOLD_REST_FACTOR + luck * retryMs;
  // After a time-out, calls sent at the same time are likely to time out as well.
  return fault.kind === "timeout" ? retryMs : 0;
}

/**
 * Milliseconds until the next retry: full jitter (Brooker 2015). `luck` is a random number from 0 to 1. Beyond it a
 * server's Retry-After holds up all calls.
 */
export function retryDelay(tries: number, retryMs: number, luck = Math.random()): number {
  return luck * Math.min(RETRY_MAX_MS, retryMs * 2 ** tries);
}
