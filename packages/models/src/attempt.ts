import { setImmediate } from "node:timers/promises";
import type { ModelUsage } from "@quizmill/contract";
import type { Breaker, FailureWeight } from "./breaker.ts";
import type { Attempt, ModelCall } from "./calls.ts";
import { faultOf, ModelFault, weightOf } from "./faults.ts";
import type { OutputEstimate, Wanted } from "./output-estimate.ts";
import type { RequestQueue } from "./request-queue.ts";
import type { Timing } from "./settings.ts";
import { estimatedTokens, type TokenReservation } from "./token-meter.ts";

/** What all calls to one server share. */
export interface ServerState {
  readonly timing: Timing;
  readonly queue: RequestQueue;
  readonly breaker: Breaker;
  readonly outputEstimate: OutputEstimate;
}

/** The call to attempt: what it asks for, and how many of them. */
export interface AttemptOptions extends ModelCall {
  readonly wants: Wanted;
  readonly count: number;
  readonly leavesOne?: boolean;
  /** Whether another call has found out that the server needs another request mode. */
  isOutdated(): boolean;
  /** The weight of a rejection for the circuit breaker; null while a simpler request mode is left to try. */
  readonly whenRejected: FailureWeight | null;
}

/**
 * Makes one attempt within its time-out, which starts when the request is sent. Reports the outcome to the circuit
 * breaker. Throws ModelFault, or the signal's reason.
 */
export async function* attemptWithTimeout<T>(
  server: ServerState,
  ask: AttemptOptions,
  make: (attempt: Attempt) => AsyncIterable<T>,
): AsyncIterable<T> {
  const opened = openAttempt(server, ask);
  try {
    yield* make(opened.attempt);
    server.breaker.succeeded();
  } catch (error) {
    ask.signal.throwIfAborted();
    throw opened.failed(error);
  } finally {
    opened.end();
  }
}

function openAttempt(server: ServerState, ask: AttemptOptions) {
  const { breaker, timing, outputEstimate, queue } = server;
  const { signal, meter, prompt, wants, count } = ask;
  const inputTokens = estimatedTokens(prompt.system + prompt.user);
  const timeout = createCallTimeout(timing);
  let reservation: TokenReservation | null = null;
  /** By the breaker's clock. Null until the request is sent. */
  let sentAt: number | null = null;
  let isCharged = true;

  const beforeSend = () => {
    if (ask.isOutdated()) throw new ModelFault("rejected");
    // Tell other sets too that access is the problem.
    if (breaker.isOpen) throw new ModelFault(breaker.lastFailure === "access" ? "access" : "resting");
    reservation ??= meter.reserve(inputTokens + outputEstimate.outputOf(wants, count));
    if (reservation === null) throw new ModelFault("budget");
  };
  const sent = () => {
    sentAt = breaker.now();
    timeout.begin();
  };
  const bound = AbortSignal.any([signal, timeout.signal]);
  const { fetch, leave } = queue.enqueue({
    ...ask,
    signal: bound,
    beforeSend,
    sent,
    answered: timeout.answered,
  });
  return {
    attempt: {
      bound,
      fetch,
      pay: (usage: ModelUsage) => reservation?.pay(usage),
    },
    failed(error: unknown): ModelFault {
      const fault = faultOf(timeout.signal.aborted ? timeout.signal.reason : error);
      if (sentAt === null) return fault;
      const hasBegun = fault.kind === "timeout" ? timeout.hasAnswer : fault.kind !== "network";
      isCharged = hasBegun && fault.status === null;
      // After a time-out, calls sent at the same time are likely to time out as well.
      const ownRestMs = fault.kind === "timeout" ? timing.retryMs : 0;
      // A server's Retry-After holds for all calls to it.
      const restMs = fault.retryAfterMs ?? ownRestMs;
      if (restMs <= timing.retryAfterMaxMs) queue.pauseFor(restMs);
      const isRejected = fault.kind === "rejected";
      const weight = isRejected ? ask.whenRejected : weightOf(fault, timing);
      if (weight !== null) breaker.failed({ begunAt: sentAt, weight, name: fault.kind });
      else if (!isRejected) breaker.succeeded();
      return fault;
    },
    end(): void {
      timeout.end();
      leave();
      if (reservation === null) return;
      // A cancelled answer has no token count from the server, but its input was read.
      if (sentAt !== null) {
        if (isCharged && !reservation.isPaid) reservation.pay({ calls: 1, inputTokens, outputTokens: 0 });
        outputEstimate.learn(wants, count, reservation.outputTokens);
      }
      reservation.settle();
    },
  };
}

/** The time-outs of one call. `signal` aborts with a ModelFault on time-out, and with an AbortError after `end()`. */
export interface CallTimeout {
  readonly signal: AbortSignal;
  readonly hasAnswer: boolean;
  begin(): void;
  /** Call when the response head has arrived. From then on only the limit for the whole call applies. */
  answered(): void;
  end(): void;
}

/** Created once, because creating an error captures a stack trace and every call ends. */
const ENDED = new DOMException("The call is over.", "AbortError");

export function createCallTimeout({ answerMs, callMs }: Timing): CallTimeout {
  const controller = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let hasAnswer = false;
  const giveUp = () => controller.abort(new ModelFault("timeout"));
  const giveUpUnanswered = async () => {
    // If this process was busy, the answer may be waiting unread: timers run before I/O callbacks.
    for (let turn = 0; turn < 3; turn++) await setImmediate();
    if (!hasAnswer) giveUp();
  };
  return {
    signal: controller.signal,
    get hasAnswer() {
      return hasAnswer;
    },
    begin() {
      timers.push(
        setTimeout(giveUp, callMs),
        setTimeout(() => void giveUpUnanswered(), answerMs),
      );
    },
    answered() {
      hasAnswer = true;
    },
    end() {
      for (const timer of timers) clearTimeout(timer);
      controller.abort(ENDED);
    },
  };
}
