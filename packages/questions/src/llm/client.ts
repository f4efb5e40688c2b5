import type { Band } from "../calibration.ts";
import { type Attempted, bounded, createPatience, type Standing } from "./attempt.ts";
import { createBreaker } from "./breaker.ts";
import { type Ask, type Attempt, oneReply, type Reply, streamItems, tryCall } from "./calls.ts";
import { createExpectation } from "./expectation.ts";
import { faultOf, ModelFault, RETRIES } from "./faults.ts";
import { createGate, pause } from "./gate.ts";
import { type Connection, connect } from "./model.ts";
import type { ModelItem } from "./schema.ts";
import { DEFAULT_CONCURRENCY, DEFAULT_TIMING, type LlmSettings, PROVIDERS, type Timing } from "./settings.ts";

/**
 * One server, for all that speak to it: so many calls at a time, faults met with patience and then with rest.
 * All calls throw ModelFault, or the signal's reason once it aborts.
 */
export interface ModelClient {
  readonly timing: Timing;
  readonly concurrency: number;
  /** Whether answers may come with the server's own probabilities; known once one has come. */
  readonly tellsShares: boolean;
  /** Whether any answer has begun to come since then, by the clock of the process. */
  hasAnsweredSince(at: number): boolean;
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

/** What a server turned out not to know. */
interface Lacks {
  schemas: boolean;
  shares: boolean;
}

export function createModelClient(settings: LlmSettings): ModelClient {
  const timing = { ...DEFAULT_TIMING, ...settings.timing };
  const concurrency = settings.concurrency ?? DEFAULT_CONCURRENCY;
  const lacks: Lacks = { schemas: false, shares: PROVIDERS[settings.provider].speaks !== "chat" };
  const standing: Standing = {
    ...{ timing, gate: createGate(concurrency) },
    ...{ breaker: createBreaker(timing.restMs), expected: createExpectation() },
  };
  let connected: Promise<Connection> | null = null;
  const connection = () => {
    connected ??= connect(settings);
    return connected;
  };
  const persistent = <T>(
    ask: Omit<Attempted, "isOutdated">,
    lacking: keyof Lacks,
    make: (at: Connection, attempt: Attempt) => AsyncIterable<T>,
  ) =>
    persistently({ lacks, lacking, timing, signal: ask.signal }, async function* () {
      const at = await connection();
      const wasLacking = lacks[lacking];
      const isOutdated = () => lacks[lacking] !== wasLacking;
      yield* bounded(standing, { ...ask, isOutdated }, (attempt) => make(at, attempt));
    });

  return {
    ...{ timing, concurrency, calibration: settings.calibration ?? null },
    hasAnsweredSince: standing.gate.hasAnsweredSince,
    get tellsShares() {
      return !lacks.shares;
    },
    async *writeItems(ask) {
      const { prompt, count } = ask;
      let given = 0;
      const items = persistent(ask, "schemas", (at, attempt) =>
        streamItems(at, { prompt, count, hasSchemas: !lacks.schemas, ...attempt }),
      );
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
      const replies = persistent(ask, "shares", async function* (at, attempt) {
        yield await oneReply(at, { prompt, withShares: !lacks.shares, ...attempt });
      });
      const [reply] = await Array.fromAsync(replies);
      if (reply === undefined) throw new ModelFault("unusable");
      if (reply.words === null && reply.text !== "") lacks.shares = true;
      return reply;
    },
    async check(signal) {
      const patience = createPatience(timing);
      const bound = AbortSignal.any([signal, patience.signal]);
      const { begin, answered } = patience;
      const call = { rank: () => 0, signal: bound, begin: () => undefined, sent: begin, answered };
      const { fetch, leave } = createGate(1).admit(call);
      const at = await connection();
      try {
        await tryCall(at, { bound, fetch });
      } catch (error) {
        signal.throwIfAborted();
        throw faultOf(patience.signal.aborted ? patience.signal.reason : error);
      } finally {
        patience.end();
        leave();
      }
    },
  };
}

interface Persistence {
  readonly lacks: Lacks;
  /** What a server may be lacking that does not understand. */
  readonly lacking: keyof Lacks;
  readonly timing: Timing;
  readonly signal: AbortSignal;
}

/**
 * Asks again after faults that may pass, each time a little later; at once, and without what it may be lacking,
 * where the server did not understand.
 */
async function* persistently<T>(
  { lacks, lacking, timing, signal }: Persistence,
  attempt: () => AsyncIterable<T>,
): AsyncIterable<T> {
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
      await pause(waitFor(error, tries, timing), signal);
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
