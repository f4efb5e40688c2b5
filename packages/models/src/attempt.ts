import { setImmediate } from "node:timers/promises";
import type { ModelUsage } from "@quizmill/contract";
import type { Breaker, FailureWeight } from "./breaker.ts";
import type { Ask, Attempt } from "./calls.ts";
import type { Expectation } from "./expectation.ts";
import { faultOf, ModelFault, weightOf } from "./faults.ts";
import type { Gate } from "./gate.ts";
import { type Bill, estimatedTokens } from "./meter.ts";
import type { Timing } from "./settings.ts";

/** What is known of a server, by all calls to it. */
export interface Standing {
  readonly timing: Timing;
  readonly gate: Gate;
  readonly breaker: Breaker;
  readonly expected: Expectation;
}

/** A call to be attempted: `count` items, or without a number an answer. */
export interface Attempted extends Ask {
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
export async function* bounded<T>(
  server: Standing,
  ask: Attempted,
  make: (attempt: Attempt) => AsyncIterable<T>,
): AsyncIterable<T> {
  const trip = openTrip(server, ask);
  try {
    yield* make(trip.attempt);
    server.breaker.succeeded();
  } catch (error) {
    ask.signal.throwIfAborted();
    throw trip.failed(error);
  } finally {
    trip.end();
  }
}

function openTrip(server: Standing, ask: Attempted) {
  const { breaker, timing, expected, gate } = server;
  const { signal, meter, prompt, count } = ask;
  const inputTokens = estimatedTokens(prompt.system + prompt.user);
  const patience = createPatience(timing);
  let bill: Bill | null = null;
  /** By the breaker's clock; null until it is sent. */
  let sentAt: number | null = null;
  let isCharged = true;

  const begin = () => {
    if (ask.isOutdated()) throw new ModelFault("rejected");
    // Other sets are told as well that it is the key.
    if (breaker.isOpen) throw new ModelFault(breaker.lastFailure === "access" ? "access" : "resting");
    bill ??= meter.open(inputTokens + expected.outputOf(count));
    if (bill === null) throw new ModelFault("budget");
  };
  const sent = () => {
    sentAt = breaker.now();
    patience.begin();
  };
  const bound = AbortSignal.any([signal, patience.signal]);
  const { fetch, leave } = gate.admit({
    ...ask,
    ...{ signal: bound, begin, sent, answered: patience.answered },
  });
  return {
    attempt: {
      bound,
      fetch,
      pay: (usage: ModelUsage) => bill?.pay(usage),
    },
    failed(error: unknown): ModelFault {
      const fault = faultOf(patience.signal.aborted ? patience.signal.reason : error);
      if (sentAt === null) return fault;
      const hasBegun = fault.kind === "timeout" ? patience.hasAnswer : fault.kind !== "network";
      isCharged = hasBegun && fault.status === null;
      // After one that waited in vain, those that went with it are about to tell the same.
      const ownRestMs = fault.kind === "timeout" ? timing.retryMs : 0;
      // What a server asks for holds for all calls to it.
      const restMs = fault.retryAfterMs ?? ownRestMs;
      if (restMs <= timing.retryAfterMaxMs) gate.rest(restMs);
      const isRejected = fault.kind === "rejected";
      const weight = isRejected ? ask.whenRejected : weightOf(fault, timing);
      if (weight !== null) breaker.failed({ begunAt: sentAt, weight, name: fault.kind });
      else if (!isRejected) breaker.succeeded();
      return fault;
    },
    end(): void {
      patience.end();
      leave();
      if (bill === null) return;
      // One that was left in the middle tells no count, but it was begun.
      if (sentAt !== null) {
        if (isCharged && !bill.isPaid) bill.pay({ calls: 1, inputTokens, outputTokens: 0 });
        expected.learn(count, bill.outputTokens);
      }
      bill.close();
    },
  };
}

/** How long one call is waited for: aborts with a fault when that is over, and without one at its end. */
export interface Patience {
  readonly signal: AbortSignal;
  readonly hasAnswer: boolean;
  begin(): void;
  /** The head of the answer has come: from then on only the time for the whole of it counts. */
  answered(): void;
  end(): void;
}

/** Made once: to make one is to write down where, and each call ends. */
const ENDED = new DOMException("The call is over.", "AbortError");

export function createPatience({ answerMs, callMs }: Timing): Patience {
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
