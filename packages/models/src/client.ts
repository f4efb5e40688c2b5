import { access } from "node:fs/promises";
import type { Band } from "@quizmill/questions/for-engines";
import { type AttemptOptions, attemptCall, type ServerState } from "./attempt.ts";
import { createBreaker } from "./breaker.ts";
import { CALL_SIZES, type CallSize, ONE_QUESTION } from "./call-sizes.ts";
import {
  ANSWERING_MODES,
  type AnsweringMode,
  type Attempt,
  type ModelCall,
  oneReply,
  type Reply,
  streamItems,
  tryCall,
  WRITING_MODES,
  type WritingMode,
} from "./calls.ts";
import { ModelFault } from "./faults.ts";
import { type Connection, connect } from "./model.ts";
import { createOutputEstimate } from "./output-estimate.ts";
import { type PageRelay, sendToPage } from "./page-relay.ts";
import { type RequestModes, withRetries } from "./retries.ts";
import type { ModelItem } from "./schema.ts";
import {
  DEFAULT_CONCURRENCY,
  DEFAULT_TIMING,
  type InsideModel,
  type LlmSettings,
  PROVIDERS,
  type PromptForm,
  type Timing,
} from "./settings.ts";
import { createSlots } from "./slots.ts";
import { createTimedCall } from "./timed-call.ts";

/**
 * The client of one server: bounded concurrency, retries, a circuit breaker. All methods throw ModelFault, or the
 * signal's reason once it aborts.
 */
export interface ModelClient {
  readonly timing: Timing;
  readonly concurrency: number;
  readonly form: PromptForm;
  readonly callSize: CallSize;
  /** Whether the circuit breaker is open. */
  readonly isResting: boolean;
  /** Milliseconds for which the server's limits hold up all calls; 0 for none. */
  readonly pauseMs: number;
  /** Measured accuracy of its answers by probability; null where it was not measured. */
  readonly calibration: readonly Band[] | null;
  /**
   * Hands over items as they arrive, at most as many as requested. After a fault the call is repeated, so items may
   * repeat. With `leavesOne` these calls never use the last slot, so that an answer about a finished item need not
   * wait for passages written ahead.
   */
  writeItems(
    ask: ModelCall & { count: number },
    take: (item: ModelItem) => void | Promise<void>,
  ): Promise<void>;
  /** Asks for the answers to `count` questions. */
  answer(ask: ModelCall & { count: number }): Promise<Reply>;
  /** One tiny call without retry: shows whether key, address and model are right. */
  check(signal: AbortSignal): Promise<void>;
}

/** Whether what runs the model, and the model, are where they were installed. */
async function checkInside({ file, runtime }: InsideModel): Promise<void> {
  await Promise.all([access(file), access(runtime)]).catch(() => {
    throw new ModelFault("access");
  });
}

/**
 * Creates a client for the model that the settings name; a browser's is reached through `relay`. The SDK loads with
 * the first call.
 */
export function createModelClient(settings: LlmSettings, relay?: PageRelay): ModelClient {
  const timing = { ...DEFAULT_TIMING, ...settings.timing };
  const { concurrency = DEFAULT_CONCURRENCY, form = "full" } = settings;
  const writing: RequestModes<WritingMode> = { all: WRITING_MODES, at: 0, isUnderstood: false };
  const answering: RequestModes<AnsweringMode> = { all: ANSWERING_MODES, at: 0, isUnderstood: false };
  const forgoProbabilities = () => {
    answering.at = Math.max(answering.at, 1);
  };
  if (PROVIDERS[settings.provider].speaks !== "chat") forgoProbabilities();
  const server: ServerState = {
    timing,
    slots: createSlots(concurrency),
    breaker: createBreaker(timing.restMs),
    outputEstimate: createOutputEstimate(),
    ...(relay !== undefined && { fetch: sendToPage(relay) }),
  };
  let connected: Promise<Connection> | null = null;
  const connection = () => {
    connected ??= connect(settings);
    return connected;
  };
  const retried = <T, Way>(
    ask: Omit<AttemptOptions, "isOutdated" | "whenRejected">,
    modes: RequestModes<Way>,
    make: (at: Connection, attempt: Attempt & { way: Way }) => Promise<T>,
  ) =>
    withRetries({ modes, timing, signal: ask.signal }, async ({ mode, ...chosen }) => {
      const at = await connection();
      return attemptCall(server, { ...ask, ...chosen }, (attempt) => make(at, { ...attempt, way: mode }));
    });

  return {
    timing,
    concurrency,
    form,
    callSize: relay === undefined ? CALL_SIZES[form] : ONE_QUESTION,
    calibration: settings.calibration ?? null,
    get isResting() {
      return server.breaker.isOpen;
    },
    get pauseMs() {
      return server.slots.pauseMs;
    },
    async writeItems(ask, take) {
      const { prompt, count } = ask;
      let given = 0;
      const takeNext: typeof take = async (item) => {
        given += 1;
        if (given <= count) await take(item);
      };
      const wanted = { ...ask, wants: "items" } as const;
      try {
        await retried(wanted, writing, (at, attempt) =>
          streamItems(at, { ...attempt, prompt, count, form, take: takeNext }),
        );
      } catch (error) {
        ask.signal.throwIfAborted();
        if (given < count) throw error;
      }
    },
    async answer(ask) {
      const { prompt } = ask;
      const wanted = { ...ask, wants: "answers" } as const;
      const reply = await retried(wanted, answering, (at, attempt) => oneReply(at, { prompt, ...attempt }));
      if (reply.tokens === null && reply.text !== "") forgoProbabilities();
      return reply;
    },
    async check(signal) {
      // Starting it only to see whether it starts would take its memory twice.
      if (settings.inside !== undefined) return checkInside(settings.inside);
      const timed = createTimedCall(timing, signal);
      try {
        await tryCall(await connection(), timed);
      } catch (error) {
        signal.throwIfAborted();
        throw timed.faultIn(error);
      } finally {
        timed.end();
      }
    },
  };
}
