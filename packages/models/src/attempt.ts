import { setImmediate } from "node:timers/promises";
import type { ModelUsage } from "@quizmill/contract";
import type { Breaker, FailureWeight } from "./breaker.ts";
import type { Attempt, ModelCall } from "./calls.ts";
import { faultOf, ModelFault, weightOf } from "./faults.ts";
import type { OutputEstimate } from "./output-estimate.ts";
import type { RequestQueue } from "./request-queue.ts";
import type { Timing } from "./settings.ts";
import { estimatedTokens, type TokenReservation } from "./token-meter.ts";

/** What is known of a server, by all calls to it. */
export interface ServerState {
  readonly timing: Timing;
  readonly queue: RequestQueue;
  readonly breaker: Breaker;
  readonly outputEstimate: OutputEstimate;
}

/** A call to be attempted: `count` items, or without a number an answer. */
export interface AttemptOptions extends ModelCall {
  readonly count?: number;
  readonly leavesOne?: boolean;
  /** Whether it was learnt since that the server is to be asked in another way. */
  isOutdated(): boolean;
  /** What it tells of the server if it does not understand; null where it is then asked in another way. */
  readonly whenRejected: FailureWeight | null;
}

/**
 * One attempt within its time, which begins with its turn; tells the breaker how it went, and makes a fault of
 * whatever is thrown.
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
  const { signal, meter, prompt, count } = ask;
  const inputTokens = estimatedTokens(prompt.system + prompt.user);
  const timeout = createCallTimeout(timing);
  let reservation: TokenReservation | null = null;
  /** By the breaker's clock; null until it is sent. */
  let sentAt: number | null = null;
  let isCharged = true;

  const beforeSend = () => {
    if (ask.isOutdated()) throw new ModelFault("rejected");
    // Other sets are told as well that it is the key.
    if (breaker.isOpen) throw new ModelFault(breaker.lastFailure === "access" ? "access" : "resting");
    reservation ??= meter.reserve(inputTokens + outputEstimate.outputOf(count));
    if (reservation === null) throw new ModelFault("budget");
  };
  const sent = () => {
    sentAt = breaker.now();
    timeout.begin();
  };
  const bound = AbortSignal.any([signal, timeout.signal]);
  const { fetch, leave } = queue.enqueue({
    ...ask,
    ...{ signal: bound, beforeSend, sent, answered: timeout.answered },
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
      // After one that waited in vain, those that went with it are about to tell the same.
      const ownRestMs = fault.kind === "timeout" ? timing.retryMs : 0;
      // What a server asks for holds for all calls to it.
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
      // One that was left in the middle tells no count, but it was begun.
      if (sentAt !== null) {
        if (isCharged && !reservation.isPaid) reservation.pay({ calls: 1, inputTokens, outputTokens: 0 });
        outputEstimate.learn(count, reservation.outputTokens);
      }
      reservation.settle();
    },
  };
}

/** How long one call is waited for: aborts with a fault when that is over, and without one at its end. */
export interface CallTimeout {
  readonly signal: AbortSignal;
  readonly hasAnswer: boolean;
  begin(): void;
  /** The head of the answer has come: from then on only the time for the whole of it counts. */
  answered(): void;
  end(): void;
}

/** Made once: to make one is to write down where, and each call ends. */
const ENDED = new DOMException("The call is over.", "AbortError");

export function createCallTimeout({ answerMs, callMs }: Timing): CallTimeout {
  const controller = new AbortController();
  const timers: NodeJS.Timeout[] = [];
  let hasAnswer = false;
  const giveUp = () => controller.abort(new ModelFault("timeout"));
  const giveUpUnanswered = async () => {
    // Where this process was busy itself, the answer may lie there unread: timers come before what was sent.
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
