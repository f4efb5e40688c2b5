import type { Band } from "@quizmill/questions/for-engines";
import { type Attempted, bounded, createPatience, type Standing } from "./attempt.ts";
import { createBreaker } from "./breaker.ts";
import {
  ANSWERING_WAYS,
  type AnsweringWay,
  type Ask,
  type Attempt,
  oneReply,
  type Reply,
  streamItems,
  tryCall,
  WRITING_WAYS,
  type WritingWay,
} from "./calls.ts";
import { createExpectation } from "./expectation.ts";
import { faultOf, ModelFault } from "./faults.ts";
import { createGate } from "./gate.ts";
import { type Connection, connect } from "./model.ts";
import { persistently, type Ways } from "./persistence.ts";
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
  /** Whether it failed so often, or in such a way, that nothing is asked of it for a while. */
  readonly isResting: boolean;
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

/** A client for the model that the settings name. The SDK and the transport load with the first call. */
export function createModelClient(settings: LlmSettings): ModelClient {
  const timing = { ...DEFAULT_TIMING, ...settings.timing };
  const concurrency = settings.concurrency ?? DEFAULT_CONCURRENCY;
  const writing: Ways<WritingWay> = { all: WRITING_WAYS, at: 0, isUnderstood: false };
  const answering: Ways<AnsweringWay> = { all: ANSWERING_WAYS, at: 0, isUnderstood: false };
  const forgoShares = () => {
    answering.at = Math.max(answering.at, 1);
  };
  if (PROVIDERS[settings.provider].speaks !== "chat") forgoShares();
  const standing: Standing = {
    ...{ timing, gate: createGate(concurrency) },
    ...{ breaker: createBreaker(timing.restMs), expected: createExpectation() },
  };
  let connected: Promise<Connection> | null = null;
  const connection = () => {
    connected ??= connect(settings);
    return connected;
  };
  const persistent = <T, Way>(
    ask: Omit<Attempted, "isOutdated" | "whenRejected">,
    ways: Ways<Way>,
    make: (at: Connection, attempt: Attempt & { way: Way }) => AsyncIterable<T>,
  ) =>
    persistently({ ways, timing, signal: ask.signal }, async function* ({ way, ...chosen }) {
      const at = await connection();
      yield* bounded(standing, { ...ask, ...chosen }, (attempt) => make(at, { ...attempt, way }));
    });

  return {
    ...{ timing, concurrency, calibration: settings.calibration ?? null },
    hasAnsweredSince: standing.gate.hasAnsweredSince,
    get isResting() {
      return standing.breaker.isOpen;
    },
    get tellsShares() {
      return ANSWERING_WAYS[answering.at]?.withShares === true;
    },
    async *writeItems(ask) {
      const { prompt, count } = ask;
      let given = 0;
      const items = persistent(ask, writing, (at, attempt) => streamItems(at, { prompt, count, ...attempt }));
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
      const replies = persistent(ask, answering, async function* (at, attempt) {
        yield await oneReply(at, { prompt, ...attempt });
      });
      const [reply] = await Array.fromAsync(replies);
      if (reply === undefined) throw new ModelFault("unusable");
      if (reply.words === null && reply.text !== "") forgoShares();
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
