import { availableParallelism } from "node:os";
import { LIMITS, type SourceText } from "@quizmill/contract";
import type { LlmSettings } from "@quizmill/models";
import type { Batch } from "@quizmill/questions";
import { EngineInterrupted, TextTooComplex } from "./engine-failure.ts";
import type {
  EngineReply,
  EngineRequest,
  GenerateOptions,
  PlannedNotes,
  StoredPlan,
} from "./engine-protocol.ts";
import { type EngineThread, startEngineThread } from "./engine-thread.ts";
import { createSeats, type Seat } from "./seats.ts";
import { createTurnOrder } from "./turn-order.ts";

/** Whose text it is, and what ends the work on it. */
export interface Caller {
  /** Accounts have their turns by turns; texts of nobody are given a name of their own each. */
  readonly account: string;
  readonly signal?: AbortSignal;
}

/**
 * The question engine, off the event loop. All throw EngineFailure, TextTooComplex where a text had to be given up
 * because of its time or memory, or the signal's reason once it aborts.
 */
export interface EngineThreads {
  plan(source: SourceText, caller: Caller): Promise<StoredPlan>;
  /** Pasted text to plan, in one go: its blocks need not travel between threads twice. */
  planNotes(text: string, caller: Caller): Promise<PlannedNotes>;
  /**
   * One batch per passage, each made only when it is asked for: a slow reader slows the engine, not the memory.
   * Throws EngineInterrupted where its thread ended because of another text: the same may be asked again at once.
   */
  generate(plan: StoredPlan, options: GenerateOptions & Caller): AsyncIterable<Batch>;
  /** Says that somebody is here who may soon have something to write: a thread is ready then, and stays so for a while. */
  wake(): void;
  /** Threads there are, idle ones included. */
  count(): number;
  /** Threads that had to be ended since a text took too much time or memory. */
  overruns(): number;
  close(): Promise<void>;
}

export interface EngineThreadsOptions {
  /** Threads at most. */
  readonly size?: number;
  /** A step counts as hung that has not ended after this time and, looked at every so often, uses half of it more. */
  readonly stepTimeoutMs?: number;
  /** Memory that a thread may have for the texts it works on. */
  readonly memoryMaxMiB?: number;
  /** How long threads are kept that nobody uses, after somebody was last here. */
  readonly idleMs?: number;
  /** What runs in a thread; for tests of what happens when it fails. */
  readonly worker?: URL;
  /** Where sets may be written with a language model. */
  readonly llm?: LlmSettings | null;
}

type Said<Request> = Request extends unknown ? Omit<Request, "session"> : never;

interface PlanRequest {
  readonly said: Said<Extract<EngineRequest, { kind: "plan" | "planNotes" }>>;
  readonly chars: number;
}

type PlanReply = Extract<EngineReply, { kind: "planned" | "plannedNotes" }>;

const DEFAULTS = {
  /** They give way to the event loop: what it does for a call takes less than a millisecond. */
  size: availableParallelism(),
  stepTimeoutMs: 8_000,
  memoryMaxMiB: 1024,
  idleMs: 10 * 60_000,
  worker: new URL("./engine-in-thread.ts", import.meta.url),
};

/** Whoever has had so much of a thread is no newcomer any more, whatever came of it. */
const NEWCOMER_MS = 5_000;
/** A text whose plan overran is tried once more: a machine may have slept. */
const PLAN_TRIES = 2;

/**
 * Starts one thread when somebody comes, so that an upload finds it warm; the others when they are needed. All end
 * when nobody has been here for a while: the languages in one take 45 MB, and what a long text left in it as much again.
 */
export function createEngineThreads(options: EngineThreadsOptions = {}): EngineThreads {
  const { size, llm, idleMs, ...rest } = { ...DEFAULTS, ...options };
  const order = createTurnOrder(size);
  let overruns = 0;
  let nextSession = 1;
  let isClosed = false;
  const start = (settings?: LlmSettings): EngineThread =>
    startEngineThread({ ...rest, order, llm: settings, onOverrun: () => overruns++ });
  const seats = createSeats(size, start);
  /** One for all sets that a model writes: they wait more than they work, and share what its server allows. */
  const modelSeats = createSeats(1, () => start(llm ?? undefined));

  const sleepWhenIdle = () => {
    if (seats.users() + modelSeats.users() > 0) sleep.refresh();
    else void Promise.all([seats.close(), modelSeats.close()]);
  };
  const sleep = setTimeout(sleepWhenIdle, idleMs);
  sleep.unref();

  const takeSeat = async (
    chars: number,
    { isModel, account, signal }: { isModel: boolean; account: string; signal: AbortSignal | undefined },
  ): Promise<Seat> => {
    sleep.refresh();
    const end = order.open(account);
    try {
      const { thread, leave } = await (isModel ? modelSeats : seats).take(chars, signal);
      const leaveAll = () => {
        leave();
        end();
      };
      return { thread, leave: leaveAll };
    } catch (error) {
      end();
      throw error;
    }
  };

  /** A plan holds no text beyond its own steps, so it needs no room. */
  const tryPlan = async (request: PlanRequest, { account, signal }: Caller): Promise<PlanReply> => {
    const seat = await takeSeat(0, { isModel: false, account, signal });
    const asking = { account, signal, chars: request.chars, isNewcomer: () => true };
    const session = nextSession++;
    try {
      return await seat.thread.ask({ ...request.said, session }, ["planned", "plannedNotes"], asking);
    } finally {
      seat.thread.forget(session);
      seat.leave();
    }
  };
  const plan = async (request: PlanRequest, caller: Caller): Promise<PlanReply> => {
    for (let overran = 0; ; ) {
      try {
        return await tryPlan(request, caller);
      } catch (error) {
        if (error instanceof TextTooComplex) overran += 1;
        else if (!(error instanceof EngineInterrupted) || isClosed) throw error;
        if (overran === PLAN_TRIES) throw error;
      }
    }
  };

  return {
    plan: async (source, caller) => {
      const reply = await plan({ said: { kind: "plan", source }, chars: charsOf(source) }, caller);
      return reply.plan;
    },
    planNotes: async (text, caller) => {
      const reply = await plan({ said: { kind: "planNotes", text }, chars: text.length }, caller);
      if (reply.kind !== "plannedNotes") throw new TypeError("The thread took notes for a document.");
      return { plan: reply.plan, source: reply.source };
    },
    generate: async function* (plan, { account, signal, ...generateOptions }) {
      const chars = plan.passagesJson.reduce((sum, { length }) => sum + length, 0);
      const isModel = llm !== null && llm !== undefined && generateOptions.model !== undefined;
      let given = generateOptions.after?.items.length ?? 0;
      let usedMs = 0;
      const isNewcomer = () => given < LIMITS.upload.minFirstQuestions && usedMs < NEWCOMER_MS;
      const asking = { account, signal, chars, isNewcomer, onTurn: (ms: number) => (usedMs += ms) };
      const session = nextSession++;
      const { thread, leave } = await takeSeat(chars, { isModel, account, signal });
      try {
        await thread.ask({ kind: "open", session, plan, options: generateOptions }, ["opened"], asking);
        for (;;) {
          const reply = await thread.ask({ kind: "next", session }, ["batch", "end"], asking);
          if (reply.kind === "end") return;
          given += reply.batch.items.length;
          yield reply.batch;
        }
      } finally {
        thread.forget(session);
        leave();
      }
    },
    wake: () => {
      if (isClosed) return;
      sleep.refresh();
      seats.wake();
    },
    count: () => seats.count() + modelSeats.count(),
    overruns: () => overruns,
    close: async () => {
      isClosed = true;
      clearTimeout(sleep);
      await Promise.all([seats.close(), modelSeats.close()]);
    },
  };
}

function charsOf({ sections }: SourceText): number {
  return sections.reduce((sum, { blocks }) => blocks.reduce((all, { text }) => all + text.length, sum), 0);
}
