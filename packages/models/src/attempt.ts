import type { Breaker, FailureWeight } from "./breaker.ts";
import type { Attempt, ModelCall } from "./calls.ts";
import { ModelFault, weightOf } from "./faults.ts";
import type { OutputEstimate, Wanted } from "./output-estimate.ts";
import { restToldIn } from "./rate-limits.ts";
import { pauseAfter } from "./retries.ts";
import type { Timing } from "./settings.ts";
import type { Slots } from "./slots.ts";
import { createTimedCall } from "./timed-call.ts";
import { estimatedTokens, type TokenReservation } from "./token-meter.ts";

/** What all calls to one server share. */
export interface ServerState {
  readonly timing: Timing;
  readonly slots: Slots;
  readonly breaker: Breaker;
  readonly outputEstimate: OutputEstimate;
  /** Where requests go through something else than the network. */
  readonly fetch?: typeof fetch;
}

/** The call to attempt: what it asks for, and how many of them. */
export interface AttemptOptions extends ModelCall {
  readonly wants: Wanted;
  readonly count: number;
  /** Whether another call has found out that the server needs another request mode. */
  isOutdated(): boolean;
  /** The weight of a rejection for the circuit breaker; null while a simpler request mode is left to try. */
  readonly whenRejected: FailureWeight | null;
}

/**
 * Makes one attempt in a free slot, within its time-outs. Reports the outcome to the circuit breaker. Throws ModelFault,
 * or the signal's reason.
 */
export function attemptCall<T>(
  server: ServerState,
  ask: AttemptOptions,
  make: (attempt: Attempt) => Promise<T>,
): Promise<T> {
  return server.slots.run(async () => {
    refuseBlocked(server, ask);
    const inputTokens = estimatedTokens(ask.prompt.system + ask.prompt.user);
    const expectedTokens = inputTokens + server.outputEstimate.outputOf(ask.wants, ask.count);
    const reservation = ask.meter.reserve(expectedTokens);
    if (reservation === null) throw new ModelFault("budget");
    return attemptPaid(server, { ...ask, inputTokens, expectedTokens, reservation }, make);
  }, ask);
}

function refuseBlocked({ breaker }: ServerState, ask: AttemptOptions): void {
  if (ask.isOutdated()) throw new ModelFault("rejected");
  // Tell other sets too that access is the problem.
  if (breaker.isOpen) throw new ModelFault(breaker.lastFailure === "access" ? "access" : "resting");
}

interface PaidAttempt extends AttemptOptions {
  readonly inputTokens: number;
  readonly expectedTokens: number;
  readonly reservation: TokenReservation;
}

async function attemptPaid<T>(
  server: ServerState,
  { signal, inputTokens, expectedTokens, reservation, wants, count, whenRejected }: PaidAttempt,
  make: (attempt: Attempt) => Promise<T>,
): Promise<T> {
  const begunAt = server.breaker.now();
  const onAnswer = (headers: Headers) => {
    const restMs = restToldIn(headers, { tokens: expectedTokens, now: Date.now() });
    if (restMs <= server.timing.retryAfterMaxMs) server.slots.pauseFor(restMs);
  };
  const timed = createTimedCall(server.timing, signal, { onAnswer, fetch: server.fetch });
  const { fetch } = timed;
  let isRead = true;
  try {
    const made = await make({ signal: timed.signal, fetch, pay: reservation.pay });
    server.breaker.succeeded();
    return made;
  } catch (error) {
    signal.throwIfAborted();
    const fault = timed.faultIn(error);
    isRead = timed.hasAnswer && fault.status === null;
    if (timed.isSent) noteFailure(server, { fault, begunAt, whenRejected });
    throw fault;
  } finally {
    timed.end();
    // A cancelled answer has no token count from the server, but its input was read.
    if (timed.isSent && isRead && !reservation.isPaid)
      reservation.pay({ calls: 1, inputTokens, outputTokens: 0 });
    if (timed.isSent) server.outputEstimate.learn(wants, count, reservation.outputTokens);
    reservation.settle();
  }
}

interface Failure {
  readonly fault: ModelFault;
  /** By the breaker's clock. */
  readonly begunAt: number;
  readonly whenRejected: FailureWeight | null;
}

function noteFailure(
  { breaker, slots, timing }: ServerState,
  { fault, begunAt, whenRejected }: Failure,
): void {
  slots.pauseFor(pauseAfter(fault, timing));
  const isRejected = fault.kind === "rejected";
  const weight = isRejected ? whenRejected : weightOf(fault, timing);
  if (weight !== null) breaker.failed({ begunAt, weight, name: fault.kind });
  else if (!isRejected) breaker.succeeded();
}
