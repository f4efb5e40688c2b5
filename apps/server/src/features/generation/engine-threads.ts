import { availableParallelism } from "node:os";
import type { SourceText } from "@quizmill/contract";
import type { Batch, LlmSettings } from "@quizmill/questions";
import type { GenerateOptions, PlannedNotes, StoredPlan } from "./engine-protocol.ts";
import { type EngineThread, startEngineThread } from "./engine-thread.ts";

/** The question engine, off the event loop. All throw EngineFailure, or the signal's reason once it aborts. */
export interface EngineThreads {
  plan(source: SourceText, options?: { signal?: AbortSignal }): Promise<StoredPlan>;
  /** Pasted text to plan, in one go: its blocks need not travel between threads twice. */
  planNotes(text: string, options?: { signal?: AbortSignal }): Promise<PlannedNotes>;
  /** One batch per passage, each made only when it is asked for: a slow reader slows the engine, not the memory. */
  generate(plan: StoredPlan, options: GenerateOptions & { signal?: AbortSignal }): AsyncIterable<Batch>;
  /** Says that somebody is here who may soon have something to write: a thread is ready then, and stays so for a while. */
  wake(): void;
  /** Threads there are, idle ones included. */
  count(): number;
  close(): Promise<void>;
}

export interface EngineThreadsOptions {
  /** Threads at most. */
  readonly size?: number;
  /** Longer than any passage takes; a step beyond it counts as hung. */
  readonly stepTimeoutMs?: number;
  /** How long threads are kept that nobody uses, after somebody was last here. */
  readonly idleMs?: number;
  /** What runs in a thread; for tests of what happens when it fails. */
  readonly worker?: URL;
  /** Where sets may be written with a language model. */
  readonly llm?: LlmSettings | null;
}

interface Seat {
  readonly thread: EngineThread;
  /** Callers that use it now; several share a thread by turns, passage by passage. */
  users: number;
}

const DEFAULTS = {
  /** The event loop and the reading of documents want a core too. */
  size: Math.max(1, availableParallelism() - 1),
  stepTimeoutMs: 60_000,
  idleMs: 10 * 60_000,
  worker: new URL("./engine-in-thread.ts", import.meta.url),
};

/** A passage has three minutes for a model; what fills it in comes on top. */
const MODEL_STEP_TIMEOUT_MS = 600_000;

/**
 * Starts one thread when somebody comes, so that an upload finds it warm; the others when they are needed. All end
 * when nobody has been here for a while: the languages in one take 45 MB, and what a long text left in it as much again.
 */
export function createEngineThreads(options: EngineThreadsOptions = {}): EngineThreads {
  const { size, llm, idleMs, ...threadOptions } = { ...DEFAULTS, ...options };
  let seats: Seat[] = [];
  let nextSession = 1;
  let isClosed = false;

  const addSeat = (): Seat => {
    const seat = { thread: startEngineThread(threadOptions), users: 0 };
    seats.push(seat);
    return seat;
  };
  const quietest = (): Seat => {
    seats = seats.filter((seat) => !seat.thread.isDead);
    const [least] = seats.toSorted((a, b) => a.users - b.users);
    const isFree = least?.users === 0;
    return least && (isFree || seats.length >= size) ? least : addSeat();
  };
  let modelSeat: Seat | null = null;
  const allSeats = () => (modelSeat === null ? seats : [...seats, modelSeat]);
  const sleepWhenIdle = () => {
    if (allSeats().some(({ users }) => users > 0)) {
      sleep.refresh();
      return;
    }
    for (const { thread } of allSeats()) void thread.close();
    seats = [];
    modelSeat = null;
  };
  const sleep = setTimeout(sleepWhenIdle, idleMs);
  sleep.unref();
  /** One for all sets that a model writes: they wait more than they work, and share what its server allows. */
  const seatWithModel = (settings: LlmSettings): Seat => {
    if (modelSeat === null || modelSeat.thread.isDead) {
      const stepTimeoutMs = Math.max(MODEL_STEP_TIMEOUT_MS, threadOptions.stepTimeoutMs);
      modelSeat = { thread: startEngineThread({ ...threadOptions, stepTimeoutMs, llm: settings }), users: 0 };
    }
    return modelSeat;
  };
  const take = (seat: Seat): Seat => {
    seat.users += 1;
    sleep.refresh();
    return seat;
  };
  const using = async <T>(work: (thread: EngineThread) => Promise<T>): Promise<T> => {
    const seat = take(quietest());
    try {
      return await work(seat.thread);
    } finally {
      seat.users -= 1;
    }
  };

  return {
    plan: (source, { signal } = {}) =>
      using(async (thread) => (await thread.ask({ kind: "plan", source }, ["planned"], signal)).plan),
    planNotes: (text, { signal } = {}) =>
      using(async (thread) => {
        const { plan, source } = await thread.ask({ kind: "planNotes", text }, ["plannedNotes"], signal);
        return { plan, source };
      }),
    generate: async function* (plan, { signal, ...generateOptions }) {
      const seat = take(llm && generateOptions.model ? seatWithModel(llm) : quietest());
      const { thread } = seat;
      const session = nextSession++;
      try {
        await thread.ask({ kind: "open", session, plan, options: generateOptions }, ["opened"], signal);
        for (;;) {
          const reply = await thread.ask({ kind: "next", session }, ["batch", "end"], signal);
          if (reply.kind === "end") return;
          yield reply.batch;
        }
      } finally {
        thread.forget(session);
        seat.users -= 1;
      }
    },
    wake: () => {
      if (isClosed) return;
      sleep.refresh();
      if (seats.length === 0) addSeat();
    },
    count: () => allSeats().filter(({ thread }) => !thread.isDead).length,
    close: async () => {
      isClosed = true;
      clearTimeout(sleep);
      await Promise.all(allSeats().map(({ thread }) => thread.close()));
    },
  };
}
