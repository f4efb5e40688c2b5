import { availableParallelism } from "node:os";
import { type DemoPrompts, type FlawCode, type Language, LIMITS, type SourceText } from "@quizmill/contract";
import { sentInSlices } from "@quizmill/extract";
import type { PageRelay } from "@quizmill/models";
import type { JudgedReply } from "@quizmill/models/engine";
import type { Batch, PlacedItem } from "@quizmill/questions";
import { EngineInterrupted, TextTooComplex } from "./failure.ts";
import { type Asking, Pool } from "./pool.ts";
import type {
  AdviceWanted,
  EngineRequest,
  GenerateOptions,
  Kind,
  MoreWanted,
  PlannedNotes,
  ReplyTo,
  ReplyToJudge,
  Requested,
  RequestOf,
  Said,
  StoredFollowed,
  StoredPlan,
  VersionWanted,
} from "./protocol.ts";
import { serveRelay } from "./relay-port.ts";
import { EngineThread } from "./thread.ts";

/** How a set is written: with a browser's model by this relay. */
export interface WrittenHow extends GenerateOptions, Caller {
  readonly relay?: PageRelay;
}

/** The account of the text, and the signal that ends the work on it. */
export interface Caller {
  /** Accounts take turns on the threads; a text without an account gets a name of its own. */
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
  /** About how many questions a document gives by itself. */
  likely(source: SourceText, caller: Caller): Promise<number>;
  /** From pasted text to a plan in one request: its blocks need not travel between threads twice. */
  planNotes(text: string, caller: Caller & Requested): Promise<PlannedNotes>;
  /** What a newer version of its document makes of a set. */
  planVersion(source: SourceText, wanted: VersionWanted, caller: Caller): Promise<StoredFollowed>;
  /**
   * One batch per passage, each made only on demand: a slow reader slows the engine and costs no memory. Throws
   * EngineInterrupted if its thread ended because of another text: the same request can be sent again at once.
   */
  generate(plan: StoredPlan, options: WrittenHow): AsyncIterable<Batch>;
  /** What the judge would object to in an item that somebody words. */
  advise(wanted: AdviceWanted, caller: Caller): Promise<FlawCode[]>;
  /** Up to so many more questions of one place; none where the text has no other. */
  more(plan: StoredPlan, wanted: MoreWanted, caller: Caller): Promise<PlacedItem[]>;
  /** What becomes of the questions that a chat wrote about some passages. */
  judgeReply(plan: StoredPlan, wanted: ReplyToJudge, caller: Caller): Promise<JudgedReply>;
  /** What a page without an account may ask its browser's model about a text; undefined for nothing. */
  pagePrompts(plan: StoredPlan, caller: Caller): Promise<DemoPrompts | undefined>;
  /** Whether a browser's model sees what is wrong with planted questions; null where it did not answer. */
  tryReader(language: Language, how: Caller & { readonly relay: PageRelay }): Promise<boolean | null>;
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
  /** Processor time without a sign of progress after which a step counts as hung. */
  readonly stepTimeoutMs?: number;
  /** Memory that a thread may use for the texts it works on. */
  readonly memoryMaxMiB?: number;
  /** How long unused threads are kept after somebody was last present. */
  readonly idleMs?: number;
  /** The module that runs in a thread; tests pass one that fails. */
  readonly worker?: URL;
}

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

/** After so many passages a set loses the rank of a newcomer, even without any question. */
const NEWCOMER_BATCHES = 10;
/** A text that took too long is tried once more: the machine may have slept. */
const TRIES = 2;
/** A model's server may ask for three waits of ten minutes, and be given half an hour for a passage. */
const MODEL_TIMEOUT_MS = 75 * 60_000;
/** Some browsers' models are slow; one whose page is gone is not waited for so long. */
const BROWSER_TIMEOUT_MS = 6 * 60 * 60_000;

/**
 * Starts one thread when somebody is present, so that an upload finds it ready, and the others on demand. All end when
 * nobody has been present for a while: the languages in one thread take 45 MB, and what a long text leaves behind takes
 * as much again.
 */
export function createEngineThreads(options: EngineThreadsOptions = {}): EngineThreads {
  const running = startThreads(options);
  return {
    likely: async (source, caller) =>
      askOnce(running, { kind: "likely", lines: await sentInSlices(source) }, caller),
    plan: async (source, { count, following, ...caller }) =>
      askOnce(running, { kind: "plan", lines: await sentInSlices(source), count, following }, caller),
    planNotes: (text, { count, following, ...caller }) =>
      askOnce(running, { kind: "planNotes", text, count, following }, caller),
    planVersion: async (source, wanted, caller) =>
      askOnce(running, { kind: "planVersion", lines: await sentInSlices(source), wanted }, caller),
    advise: (wanted, caller) => askOnce(running, { kind: "advise", ...wanted }, caller),
    more: (plan, wanted, caller) => askOnce(running, { kind: "more", plan, wanted }, caller),
    judgeReply: (plan, wanted, caller) => askOnce(running, { kind: "judgeReply", plan, wanted }, caller),
    pagePrompts: (plan, caller) => askOnce(running, { kind: "pagePrompts", plan }, caller),
    tryReader: (language, how) => tryReader(running, language, how),
    generate: (plan, how) => batchesOf(running, plan, how),
    wake: running.wake,
    count: running.count,
    overruns: running.overruns,
    close: running.close,
  };
}

/** All threads, and how many texts are in work on them. */
function startThreads(options: EngineThreadsOptions) {
  const { size, idleMs, ...rest } = { ...DEFAULTS, ...options };
  let overruns = 0;
  let nextSession = 1;
  let users = 0;
  let isClosed = false;
  const start = () => new EngineThread({ ...rest, onOverrun: () => overruns++ });
  const pool = new Pool({ size, start });
  /** One thread for all sets that a model writes: they mostly wait, and share what the model's server allows. */
  const modelPool = new Pool({ size: 1, start, isShared: true });
  /** Another for those that browsers' models write: however many there are, none of the others waits for room. */
  const browserPool = new Pool({ size: 1, start, isShared: true });
  const pools = [pool, modelPool, browserPool];
  const closeAll = () => Promise.all(pools.map((one) => one.close()));
  const sleepWhenIdle = () => {
    if (users > 0) sleep.refresh();
    else void closeAll();
  };
  const sleep = setTimeout(sleepWhenIdle, idleMs).unref();
  return {
    pool,
    modelPool,
    browserPool,
    isClosed: () => isClosed,
    open: (threads: Pool) => {
      const session = nextSession++;
      users += 1;
      sleep.refresh();
      const close = () => {
        users -= 1;
        threads.forget(session);
      };
      return { session, close };
    },
    wake: () => {
      if (isClosed) return;
      sleep.refresh();
      pool.wake();
    },
    count: () => pools.reduce((sum, one) => sum + one.count(), 0),
    overruns: () => overruns,
    close: async () => {
      isClosed = true;
      clearTimeout(sleep);
      await closeAll();
    },
  };
}

type RunningThreads = ReturnType<typeof startThreads>;
type Single = Exclude<Kind, "open" | "next">;

/** The reply to a request, which is made again if its thread ended because of another text. */
async function askOnce<K extends Single>(
  running: RunningThreads,
  said: Said<K>,
  { account, signal }: Caller,
): Promise<ReplyTo<K>> {
  for (let overran = 0; ; ) {
    const { session, close } = running.open(running.pool);
    try {
      const request = { ...said, session } as RequestOf<K> & EngineRequest;
      const asking = { account, chars: 0, isNewcomer: () => true };
      return await untilAborted(() => running.pool.ask(request, asking), signal);
    } catch (error) {
      if (error instanceof TextTooComplex) overran += 1;
      else if (!(error instanceof EngineInterrupted) || running.isClosed()) throw error;
      if (overran === TRIES) throw error;
    } finally {
      close();
    }
  }
}

async function tryReader(
  running: RunningThreads,
  language: Language,
  { account, signal, relay }: Caller & { readonly relay: PageRelay },
): Promise<boolean | null> {
  const served = serveRelay(relay);
  const { session, close } = running.open(running.browserPool);
  const request: RequestOf<"tryReader"> = { kind: "tryReader", session, language, port: served.port };
  const asking = { account, chars: 0, isNewcomer: () => true };
  try {
    const limited = withTimeout(signal, BROWSER_TIMEOUT_MS);
    return await untilAborted(() => running.browserPool.ask(request, asking), limited);
  } finally {
    close();
    served.close();
  }
}

async function* batchesOf(
  running: RunningThreads,
  plan: StoredPlan,
  { account, signal, relay, ...options }: WrittenHow,
): AsyncIterable<Batch> {
  const isModel = options.model !== undefined;
  const served = relay && serveRelay(relay);
  const threads = served ? running.browserPool : isModel ? running.modelPool : running.pool;
  let given = options.after?.items.length ?? 0;
  let batches = options.after?.done.length ?? 0;
  const isNewcomer = () => given < LIMITS.upload.minFirstQuestions && batches < NEWCOMER_BATCHES;
  const asking: Asking = { account, chars: charsIn(plan), isNewcomer };
  const { session, close } = running.open(threads);
  const first: RequestOf<"open"> = { kind: "open", session, plan, options, port: served?.port };
  try {
    for (let request: RequestOf<"open"> | RequestOf<"next"> = first; ; ) {
      const limited = isModel ? withTimeout(signal, served ? BROWSER_TIMEOUT_MS : MODEL_TIMEOUT_MS) : signal;
      const batch = await untilAborted(() => threads.ask(request, asking), limited);
      if (batch === null) return;
      batches += 1;
      given += batch.items.length;
      yield batch;
      request = { kind: "next", session };
    }
  } finally {
    close();
    served?.close();
  }
}

function withTimeout(signal: AbortSignal | undefined, timeoutMs: number): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
}

/** Throws the signal's reason as soon as that aborts. */
async function untilAborted<T>(ask: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  signal?.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal?.reason);
  signal?.addEventListener("abort", stop, { once: true });
  return Promise.race([ask(), aborted]).finally(() => signal?.removeEventListener("abort", stop));
}

function charsIn({ passagesJson }: StoredPlan): number {
  return passagesJson.reduce((sum, { length }) => sum + length, 0);
}
