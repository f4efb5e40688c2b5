import { setImmediate } from "node:timers/promises";
import { faultOf, ModelFault } from "./faults.ts";
import type { Timing } from "./settings.ts";

/** One call within its time-outs, which start when its request is sent. */
export interface TimedCall {
  /** Aborts with the caller's signal, with a ModelFault on time-out, and with an AbortError after `end()`. */
  readonly signal: AbortSignal;
  readonly fetch: typeof fetch;
  readonly isSent: boolean;
  /** Whether the head of the answer has arrived. From then on only the limit for the whole call applies. */
  readonly hasAnswer: boolean;
  /** What this error of the call means. */
  faultIn(error: unknown): ModelFault;
  end(): void;
}

/** Created once, because creating an error captures a stack trace and every call ends. */
const ENDED = new DOMException("The call is over.", "AbortError");

interface SentHow {
  readonly onAnswer?: (headers: Headers) => void;
  readonly fetch?: typeof fetch | undefined;
}

export function createTimedCall(
  { answerMs, callMs }: Timing,
  caller: AbortSignal,
  { onAnswer, fetch: send = fetch }: SentHow = {},
): TimedCall {
  const timeout = new AbortController();
  const signal = AbortSignal.any([caller, timeout.signal]);
  const timers: NodeJS.Timeout[] = [];
  let hasAnswer = false;
  const giveUp = () => timeout.abort(new ModelFault("timeout"));
  const giveUpUnanswered = async () => {
    // If this process was busy, the answer may be waiting unread: timers run before I/O callbacks.
    for (let turn = 0; turn < 3; turn++) await setImmediate();
    if (!hasAnswer) giveUp();
  };
  return {
    signal,
    get isSent() {
      return timers.length > 0;
    },
    get hasAnswer() {
      return hasAnswer;
    },
    async fetch(input, init) {
      timers.push(setTimeout(giveUp, callMs), setTimeout(giveUpUnanswered, answerMs));
      // Redirects are not followed: key and text go only to the configured server.
      const answer = await send(input, { ...init, redirect: "manual", signal });
      hasAnswer = true;
      onAnswer?.(answer.headers);
      return answer;
    },
    faultIn: (error) => faultOf(timeout.signal.aborted ? timeout.signal.reason : error),
    end() {
      for (const timer of timers) clearTimeout(timer);
      timeout.abort(ENDED);
    },
  };
}
