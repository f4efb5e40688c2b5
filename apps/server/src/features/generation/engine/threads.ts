import { availableParallelism } from "node:os";
import { type FlawCode, LIMITS, type SourceText } from "@quizmill/contract";
import type { Batch, PlacedItem } from "@quizmill/questions";
import { EngineInterrupted, TextTooComplex } from "./failure.ts";
import type {
  AdviceWanted,
  EngineRequest,
  GenerateOptions,
  MoreWanted,
  PlannedNotes,
  Requested,
  StoredFollowed,
  StoredPlan,
  VersionWanted,
} from "./protocol.ts";
import { createSeats, type Seat } from "./seats.ts";
import { type EngineThread, startEngineThread } from "./thread.ts";
import { createTurnOrder } from "./turn-order.ts";

/** The account of the text, and the signal that ends the work on it. */
export interface Caller {
  /** Accounts share the threads in time slices; a text without an account gets a name of its own. */
  readonly account: string;
  readonly signal?: AbortSignal;
}

/**
 * The question engine, off the event loop. All calls throw EngineFailure, TextTooComplex if the text took too much time
 * or memory, or the signal's reason when it aborts.
 */
export interface EngineThreads {
  /** Of a part that follows others, the passages it adds; language, title and total are of all. */
  plan(source: SourceText, caller: Caller & Requested): Promise<StoredPlan>;
  /** From pasted text to a plan in one request: its blocks need not travel between threads twice. */
  planNotes(text: string, caller: Caller & Requested): Promise<PlannedNotes>;
  /** What a newer version of its document makes of a set. */
  planVersion(source: SourceText, wanted: VersionWanted, caller: Caller): Promise<StoredFollowed>;
  /**
   * One batch per passage, each made only on demand: a slow reader slows the engine and costs no memory. Throws
   * EngineInterrupted if its thread ended because of another text: the same request can be sent again at once.
   */
  generate(plan: StoredPlan, options: GenerateOptions & Caller): AsyncIterable<Batch>;
  /** What the judge would object to in an item that somebody words. */
  advise(wanted: AdviceWanted, caller: Caller): Promise<FlawCode[]>;
  /** Up to so many more questions of one place; none where the text has no other. */
  more(plan: StoredPlan, wanted: MoreWanted, caller: Caller): Promise<PlacedItem[]>;
  /** Somebody is present who may soon send a document: starts a thread, which stays for a while. */
  wake(): void;
  /** Number of running threads, idle ones included. */
  count(): number;
  /** Number of threads that were stopped because a text took too much time or memory. */
  overruns(): number;
  close(): Promise<void>;
}

export interface EngineThreadsOptions {
  /** The most threads. */
  readonly size?: number;
  /**
   * A step counts as hung if it has not ended after this time, and has used half of it in processor time since the
   * first look.
   */
  readonly stepTimeoutMs?: number;
  /** Memory that a thread may use for the texts it works on. */
  readonly memoryMaxMiB?: number;
  /** How long unused threads are kept after somebody was last present. */
  readonly idleMs?: number;
  /** The module that runs in a thread; tests pass one that fails. */
  readonly worker?: URL;
}

type Said<Request> = Request extends unknown ? Omit<Request, "session"> : never;

interface SingleRequest<Kind extends SingleReply> {
  readonly said: Said<
    Extract<EngineRequest, { kind: "plan" | "planNotes" | "planVersion" | "advise" | "more" }>
  >;
  readonly expected: readonly Kind[];
  readonly chars: number;
}

/** The replies to requests that are answered once. */
type SingleReply = "planned" | "plannedNotes" | "plannedVersion" | "advised" | "moreWritten";

const DEFAULTS = {
  /**
   * As many as processors. They have a lower priority than the event loop, which needs less than a millisecond for a
   * call.
   */
  size: availableParallelism(),
  stepTimeoutMs: 8_000,
  memoryMaxMiB: 1024,
  idleMs: 10 * 60_000,
  worker: new URL("./in-thread.ts", import.meta.url),
};

/** An account that has used this much of a thread loses the rank of a newcomer, even without any question. */
const NEWCOMER_MS = 5_000;
/** A text that took too long is tried once more: the machine may have slept. */
const TRIES = 2;

/**
 * Starts one thread when somebody is present, so that an upload finds it ready, and the others on demand. All end when
 * nobody has been present for a while: the languages in one thread take 45 MB, and what a long text leaves behind takes
 * as much again.
 */
export function createEngineThreads(options: EngineThreadsOptions = {}): EngineThreads {
  const { size, idleMs, ...rest } = { ...DEFAULTS, ...options };
  const order = createTurnOrder(size);
  let overruns = 0;
  let nextSession = 1;
  let isClosed = false;
  const start = (waitsForNetwork: boolean): EngineThread =>
    startEngineThread({ ...rest, order, waitsForNetwork, onOverrun: () => overruns++ });
  const seats = createSeats(size, () => start(false));
  /** One thread for all sets that a model writes: they mostly wait, and share what the model's server allows. */
  const modelSeats = createSeats(1, () => start(true));

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

  /** Nothing is kept between the steps, so it counts no characters. */
  const tryOnce = async <Kind extends SingleReply>(
    request: SingleRequest<Kind>,
    { account, signal }: Caller,
  ) => {
    const seat = await takeSeat(0, { isModel: false, account, signal });
    const asking = { account, signal, chars: request.chars, isNewcomer: () => true };
    const session = nextSession++;
    try {
      return await seat.thread.ask({ ...request.said, session }, request.expected, asking);
    } finally {
      seat.thread.forget(session);
      seat.leave();
    }
  };
  const ask = async <Kind extends SingleReply>(request: SingleRequest<Kind>, caller: Caller) => {
    for (let overran = 0; ; ) {
      try {
        return await tryOnce(request, caller);
      } catch (error) {
        if (error instanceof TextTooComplex) overran += 1;
        else if (!(error instanceof EngineInterrupted) || isClosed) throw error;
        if (overran === TRIES) throw error;
      }
    }
  };

  return {
    plan: async (source, { count, following, ...caller }) => {
      const said = { kind: "plan", source, count, following } as const;
      return (await ask({ said, expected: ["planned"], chars: charsOf(source) }, caller)).plan;
    },
    planNotes: async (text, { count, following, ...caller }) => {
      const said = { kind: "planNotes", text, count, following } as const;
      const reply = await ask({ said, expected: ["plannedNotes"], chars: text.length }, caller);
      return { plan: reply.plan, source: reply.source };
    },
    planVersion: async (source, wanted, caller) => {
      const said = { kind: "planVersion", source, wanted } as const;
      const { kind: _, ...followed } = await ask(
        { said, expected: ["plannedVersion"], chars: charsOf(source) },
        caller,
      );
      return followed;
    },
    advise: async (wanted, caller) => {
      const said = { kind: "advise", ...wanted } as const;
      return (await ask({ said, expected: ["advised"], chars: 0 }, caller)).findings;
    },
    more: async (plan, wanted, caller) => {
      const said = { kind: "more", plan, wanted } as const;
      return (await ask({ said, expected: ["moreWritten"], chars: charsIn(plan) }, caller)).items;
    },
    generate: async function* (plan, { account, signal, ...generateOptions }) {
      const chars = charsIn(plan);
      const isModel = generateOptions.model !== undefined;
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

function charsIn({ passagesJson }: StoredPlan): number {
  return passagesJson.reduce((sum, { length }) => sum + length, 0);
}

function charsOf({ sections }: SourceText): number {
  return sections.reduce((sum, { blocks }) => blocks.reduce((all, { text }) => all + text.length, sum), 0);
}
