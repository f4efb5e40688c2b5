import { setImmediate } from "node:timers/promises";
import type { Band } from "../calibration.ts";
import { type Breaker, createBreaker } from "./breaker.ts";
import { type Ask, type Attempt, oneReply, type Reply, streamItems, tryCall } from "./calls.ts";
import { createExpectation, type Expectation } from "./expectation.ts";
import { faultOf, ModelFault, RETRIES, weightOf } from "./faults.ts";
import { estimatedTokens } from "./meter.ts";
import { type Connection, connect } from "./model.ts";
import type { ModelItem } from "./schema.ts";
import { DEFAULT_CONCURRENCY, DEFAULT_TIMING, type LlmSettings, PROVIDERS, type Timing } from "./settings.ts";
import { createTurns } from "./turns.ts";

/**
 * One server, for all that speak to it: so many calls at a time, faults met with patience and then with rest.
 * All calls throw ModelFault, or the signal's reason once it aborts.
 */
export interface ModelClient {
  readonly timing: Timing;
  readonly concurrency: number;
  /** Whether answers may come with the server's own probabilities; known once one has come. */
  readonly tellsShares: boolean;
  /** How often its answers were right when that was measured; null where it was not. */
  readonly calibration: readonly Band[] | null;
  /**
   * Items as they come. After a fault in the middle the call is made again, and may repeat some. With `leavesOne`
   * such calls never take the last turn: an item that is written need not wait for passages written ahead.
   */
  writeItems(ask: Ask & { count: number; leavesOne?: boolean }): AsyncIterable<ModelItem>;
  answer(ask: Ask): Promise<Reply>;
  /** One tiny call, not tried again: tells whether key, address and model are right. */
  check(signal: AbortSignal): Promise<void>;
}

const RETRY_MAX_MS = 8_000;

interface Lacks {
  schemas: boolean;
  shares: boolean;
}

interface Server {
  readonly settings: LlmSettings;
  readonly timing: Timing;
  readonly breaker: Breaker;
  /** What the server turned out not to know. */
  readonly lacks: Lacks;
  readonly expected: Expectation;
  /** Until then, by the clock of the process, it asked to be left in peace. */
  quietUntil: number;
  connection(): Promise<Connection>;
}

export function createModelClient(settings: LlmSettings): ModelClient {
  const timing = { ...DEFAULT_TIMING, ...settings.timing };
  const concurrency = settings.concurrency ?? DEFAULT_CONCURRENCY;
  const lacks = { schemas: false, shares: PROVIDERS[settings.provider].speaks !== "chat" };
  const connections = new Map<boolean, Promise<Connection>>();
  const server: Server = {
    ...{ settings, timing, lacks, quietUntil: 0 },
    ...{ breaker: createBreaker(timing.restMs), expected: createExpectation() },
    connection: () => {
      const known = connections.get(lacks.schemas);
      const made = known ?? connect(settings, { fetch: impatientFetch(timing), hasSchemas: !lacks.schemas });
      connections.set(lacks.schemas, made);
      return made;
    },
  };
  const turns = createTurns(concurrency);
  const allButOne = createTurns(Math.max(1, concurrency - 1));
  const inTurn = async function* <T>(
    ask: Ask & { leavesOne?: boolean; count?: number },
    attempt: (made: Attempt) => AsyncIterable<T>,
  ) {
    // What is loaded on first use is not the server's time.
    await server.connection();
    const releases: (() => void)[] = [];
    try {
      for (const line of ask.leavesOne ? [allButOne, turns] : [turns])
        releases.push(await line.take(ask.rank, ask.signal));
      await pause(server.quietUntil - performance.now(), ask.signal);
      yield* bounded(server, ask, attempt);
    } finally {
      for (const release of releases) release();
    }
  };

  return {
    ...{ timing, concurrency, calibration: settings.calibration ?? null },
    get tellsShares() {
      return !lacks.shares;
    },
    async *writeItems(ask) {
      const { prompt, count } = ask;
      let given = 0;
      const items = persistently(server, ask, {
        lacking: "schemas",
        attempt: () =>
          inTurn(ask, async function* (made) {
            yield* streamItems(await server.connection(), { prompt, count, ...made });
          }),
      });
      try {
        // To the end, for there the server says what it used; unless it writes more than it was asked for.
        for await (const item of items) {
          given += 1;
          if (given > count) return;
          yield item;
        }
      } catch (error) {
        ask.signal.throwIfAborted();
        if (given < count) throw error;
      }
    },
    async answer(ask) {
      const { prompt } = ask;
      const replies = persistently(server, ask, {
        lacking: "shares",
        attempt: () =>
          inTurn(ask, async function* (made) {
            const withShares = !lacks.shares;
            yield await oneReply(await server.connection(), { prompt, withShares, ...made });
          }),
      });
      const [reply] = await Array.fromAsync(replies);
      if (reply === undefined) throw new ModelFault("unusable");
      if (reply.words === null && reply.text !== "") lacks.shares = true;
      return reply;
    },
    async check(signal) {
      const bound = AbortSignal.any([signal, AbortSignal.timeout(timing.callMs)]);
      await tryCall(await server.connection(), bound).catch((error: unknown) => {
        signal.throwIfAborted();
        throw bound.aborted ? new ModelFault("timeout") : faultOf(error);
      });
    },
  };
}

/**
 * The global `fetch`, for servers that take a call and then say nothing at all. It goes nowhere else: a key and a
 * text are for the server that the settings name, not for one it points to.
 */
function impatientFetch({ answerMs }: Timing): typeof fetch {
  return async (input, init) => {
    const controller = new AbortController();
    let isAnswered = false;
    const giveUp = async () => {
      // Where this process was busy itself, the answer may lie there unread: timers come before what was sent.
      for (let turn = 0; turn < 3; turn++) await setImmediate();
      if (!isAnswered) controller.abort(new ModelFault("timeout"));
    };
    const timer = setTimeout(() => void giveUp(), answerMs);
    const signals = init?.signal ? [init.signal, controller.signal] : [controller.signal];
    try {
      return await fetch(input, { ...init, redirect: "manual", signal: AbortSignal.any(signals) });
    } catch (error) {
      throw controller.signal.aborted ? controller.signal.reason : error;
    } finally {
      isAnswered = true;
      clearTimeout(timer);
    }
  };
}

/** One attempt within its time; tells the breaker how it went, and makes a fault of whatever is thrown. */
async function* bounded<T>(
  server: Server,
  { signal, meter, prompt, count }: Ask & { count?: number },
  attempt: (made: Attempt) => AsyncIterable<T>,
): AsyncIterable<T> {
  const { breaker, timing, expected } = server;
  signal.throwIfAborted();
  if (breaker.isOpen) throw new ModelFault("resting");
  const inputTokens = estimatedTokens(prompt.system + prompt.user);
  const bill = meter.open(inputTokens + expected.outputOf(count));
  if (bill === null) throw new ModelFault("budget");
  const own = new AbortController();
  const timeout = AbortSignal.timeout(timing.callMs);
  const begunAt = breaker.now();
  let isCharged = true;
  try {
    yield* attempt({ bound: AbortSignal.any([signal, timeout, own.signal]), bill });
    breaker.succeeded();
  } catch (error) {
    signal.throwIfAborted();
    const fault = timeout.aborted ? new ModelFault("timeout") : faultOf(error);
    const hasBegun = fault.kind === "timeout" ? timeout.aborted : fault.kind !== "network";
    isCharged = hasBegun && fault.status === null;
    bePatient(server, fault);
    const weight = weightOf(fault);
    if (weight !== null) breaker.failed({ begunAt, weight });
    else breaker.succeeded();
    throw fault;
  } finally {
    own.abort();
    // One that was left in the middle tells no count, but it was begun.
    if (isCharged && !bill.isPaid) bill.pay({ calls: 1, inputTokens, outputTokens: 0 });
    expected.learn(count, bill.outputTokens);
    bill.close();
  }
}

/** What a server asks for holds for all calls to it, and stands before the next one in line has its turn. */
function bePatient(server: Server, { retryAfterMs }: ModelFault): void {
  const patienceMs = retryAfterMs ?? 0;
  if (patienceMs <= server.timing.retryAfterMaxMs)
    server.quietUntil = Math.max(server.quietUntil, performance.now() + patienceMs);
}

/**
 * Asks again after faults that may pass, each time a little later; at once, and without what it may be lacking,
 * where the server did not understand.
 */
async function* persistently<T>(
  server: Server,
  { signal }: Ask,
  { lacking, attempt }: { lacking: keyof Lacks; attempt: () => AsyncIterable<T> },
): AsyncIterable<T> {
  const { lacks } = server;
  for (let tries = 0; ; tries++) {
    const wasKnown = !lacks[lacking];
    try {
      yield* attempt();
      return;
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      if (tries === 0 && error.kind === "rejected" && wasKnown) {
        lacks[lacking] = true;
        continue;
      }
      if (tries >= RETRIES[error.kind]) throw error;
      await pause(waitFor(error, tries, server.timing), signal);
    }
  }
}

/** Full jitter (Brooker 2015), but never sooner than the server asked for. Throws the fault where that is too long. */
function waitFor(fault: ModelFault, tries: number, { retryMs, retryAfterMaxMs }: Timing): number {
  const jittered = Math.random() * Math.min(RETRY_MAX_MS, retryMs * 2 ** tries);
  if (fault.retryAfterMs === null) return jittered;
  if (fault.retryAfterMs > retryAfterMaxMs) throw fault;
  return fault.retryAfterMs + jittered;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}
