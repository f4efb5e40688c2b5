import type { FailureWeight } from "./breaker.ts";
import { ModelFault, RETRIES } from "./faults.ts";
import { pause } from "./request-queue.ts";
import type { Timing } from "./settings.ts";

/** The ways in which a server may be asked, each asking less of it; `at` is the first that it may understand. */
export interface RequestModes<Way> {
  readonly all: readonly Way[];
  at: number;
  /** Whether it has understood any. */
  isUnderstood: boolean;
}

/** One way, as far as a call has got. */
export interface ChosenMode<Way> {
  readonly mode: Way;
  /**
   * What it tells of the server if it does not understand that: nothing while there are other ways, and all where it
   * has never understood any.
   */
  readonly whenRejected: FailureWeight | null;
  /** Whether another call found out since that the server does not understand it. */
  isOutdated(): boolean;
}

interface RetryOptions<Way> {
  readonly modes: RequestModes<Way>;
  readonly timing: Timing;
  readonly signal: AbortSignal;
}

const RETRY_MAX_MS = 8_000;

/**
 * Asks again after faults that may pass, each time a little later; at once, and for less, where the server did not
 * understand. What it does understand is remembered only once it has answered: one request may be refused for what it
 * holds.
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
      ...{ mode: modes.all[tried] as Way, isOutdated: () => modes.at > tried },
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
 * How long to wait before the next try: full jitter (Brooker 2015), but never sooner than the server asked for. `luck`
 * lies between 0 and 1. Throws the fault where that is too long.
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
