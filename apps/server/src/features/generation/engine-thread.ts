import { Worker } from "node:worker_threads";
import type { LlmSettings } from "@quizmill/models";
import { EngineFailure, EngineInterrupted, TextTooComplex } from "./engine-failure.ts";
import {
  type EngineReply,
  type EngineRequest,
  RUNNING_SESSION,
  SHARED_NUMBERS,
  THREAD_PULSE,
  TURN_WANTED,
} from "./engine-protocol.ts";
import type { TurnOrder, Waiting } from "./turn-order.ts";

type Final = Exclude<EngineReply["kind"], "turnOver">;
type Reply<Kind extends Final> = Extract<EngineReply, { kind: Kind }>;

/** Who asks, and how much hangs on it. */
export interface Asking extends Waiting {
  /** Characters of the text, as long as its session is open. */
  readonly chars: number;
  readonly signal: AbortSignal | undefined;
  /** Told how long each turn took. */
  readonly onTurn?: (ms: number) => void;
}

export interface EngineThread {
  /**
   * Asks, and waits for as many turns as the answer takes. Throws the signal's reason as soon as it aborts; else
   * EngineFailure, TextTooComplex where the thread had to be ended because of this session, EngineInterrupted where it
   * ended because of another.
   */
  ask<Kind extends Final>(
    request: EngineRequest,
    expected: readonly Kind[],
    asking: Asking,
  ): Promise<Reply<Kind>>;
  /** Says that nobody waits for a session any more; not answered. */
  forget(session: number): void;
  readonly isDead: boolean;
  close(): Promise<void>;
}

export interface EngineThreadOptions {
  /** A step counts as hung that has not ended after this time and, looked at every so often, uses half of it more. */
  readonly stepTimeoutMs: number;
  /** A text that makes the engine grow beyond this loses its thread; the server's own memory stays out of it. */
  readonly memoryMaxMiB: number;
  readonly worker: URL;
  readonly order: TurnOrder;
  /** Called once where the thread had to be ended because of a text. */
  readonly onOverrun: () => void;
  /** What a model is reached by. Sessions of such a thread wait for a network and not for each other. */
  readonly llm?: LlmSettings | undefined;
}

/** What is garbage at once takes 130 MB less of a glossary of 200 KB than with the default, at the same speed. */
const YOUNG_MAX_MIB = 12;
/** A passage has three minutes for a model; what fills it in comes on top. */
const MODEL_TIMEOUT_MS = 600_000;
/** How often it is looked whether the event loop of a thread that talks to a network still runs. */
const PULSE_MS = 1_000;

interface Asked extends Asking {
  readonly session: number;
  readonly resolve: (reply: EngineReply) => void;
  readonly reject: (error: unknown) => void;
  /** What begins its next turn. */
  message: EngineRequest;
  hasBegun: boolean;
  isGone: boolean;
}

interface Turn {
  readonly asked: Asked;
  readonly end: () => void;
  timer: NodeJS.Timeout;
  /** Processor time that the thread had used when it was looked at first. */
  usedMs?: number;
}

/**
 * Starts a thread with the engine loaded. A step that hangs ends the thread: what counts is processor time, since on a
 * busy machine any step may take long. Memory that runs out ends it as well, and is put down to the longest text that
 * it had open.
 */
export function startEngineThread(options: EngineThreadOptions): EngineThread {
  const { llm, order, stepTimeoutMs } = options;
  const marks = new Int32Array(new SharedArrayBuffer(SHARED_NUMBERS * Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(options.worker, {
    resourceLimits: { maxOldGenerationSizeMb: options.memoryMaxMiB, maxYoungGenerationSizeMb: YOUNG_MAX_MIB },
    workerData: { llm, marks },
  });
  const waiting = new Set<Asked>();
  const turns = new Map<number, Turn>();
  /** Characters of each open session's text. */
  const open = new Map<number, number>();
  let death: { readonly blamed: number | null; readonly error: Error } | null = null;

  const post = (request: EngineRequest) => {
    if (death === null) worker.postMessage(request);
  };
  const errorFor = (session: number): Error =>
    death?.blamed === session ? death.error : new EngineInterrupted();
  const die = (blamed: number | null, error: Error) => {
    if (death !== null) return;
    death = { blamed, error };
    clearInterval(pulse);
    if (error instanceof TextTooComplex) options.onOverrun();
    void worker.terminate();
    const all = [...[...turns.values()].map(({ asked }) => asked), ...waiting];
    for (const { end } of turns.values()) end();
    turns.clear();
    waiting.clear();
    for (const { session, reject } of all) reject(errorFor(session));
  };

  const begin = (asked: Asked) => {
    const { session, account, message } = asked;
    const endTurn = order.begin(account);
    const end = () => {
      clearTimeout(turn.timer);
      asked.onTurn?.(endTurn());
    };
    const turn: Turn = { asked, end, timer: timerFor(() => turn) };
    asked.hasBegun = true;
    Atomics.store(marks, TURN_WANTED, 0);
    turns.set(session, turn);
    post(message);
  };
  /** Where the thread talks to a network its calls have their own limits, and `look` sees whether it hangs. */
  const timerFor = (turnOf: () => Turn): NodeJS.Timeout => {
    if (llm === undefined) return setTimeout(() => void lookAt(turnOf()), stepTimeoutMs);
    const tooLong = new EngineFailure("The model took too long.");
    return setTimeout(() => die(turnOf().asked.session, tooLong), MODEL_TIMEOUT_MS);
  };
  /** Null where the thread has ended. */
  const processorMs = async (): Promise<number | null> => {
    const used = await worker.cpuUsage().catch(() => null);
    return used && (used.user + used.system) / 1000;
  };
  const lookAt = async (turn: Turn) => {
    const { session } = turn.asked;
    const usedMs = await processorMs();
    if (usedMs === null || turns.get(session) !== turn) return;
    turn.usedMs ??= usedMs;
    if (usedMs - turn.usedMs > stepTimeoutMs / 2) die(session, new TextTooComplex("A step took too long."));
    else turn.timer = timerFor(() => turn);
  };
  /** A thread that waits for a network has all its sessions under way at once. */
  const goOn = () => {
    while (death === null && (llm !== undefined || turns.size === 0)) {
      const next = order.next(waiting);
      if (next === undefined) return;
      waiting.delete(next);
      begin(next);
    }
  };
  /** Ends the turn that is under way where the one that waits goes before it. */
  const hurry = (asked: Asked) => {
    const [turn] = turns.values();
    if (turn !== undefined && order.goesBefore(asked, turn.asked)) Atomics.store(marks, TURN_WANTED, 1);
  };
  const forget = (session: number) => {
    open.delete(session);
    post({ kind: "close", session });
  };

  worker.on("message", (reply: EngineReply & { session: number }) => {
    const { session } = reply;
    const turn = turns.get(session);
    // What a session that is closed still had to say.
    if (turn === undefined) return;
    turns.delete(session);
    turn.end();
    const { asked } = turn;
    if (reply.kind !== "turnOver") asked.resolve(reply);
    else if (asked.isGone) forget(session);
    else {
      asked.message = { kind: "goOn", session };
      waiting.add(asked);
    }
    goOn();
  });
  worker.on("error", (error: Error & { code?: string }) => {
    const fault = `The thread failed: ${error.code ?? error.name}`;
    if (error.code === "ERR_WORKER_OUT_OF_MEMORY") die(longestOf(open), new TextTooComplex(fault));
    else die(running(), new EngineFailure(fault));
  });
  worker.on("exit", () => die(running(), new EngineFailure("The thread ended.")));

  /** Whose step the thread is at, as far as that is known. */
  const running = (): number | null => {
    if (llm !== undefined) return Atomics.load(marks, RUNNING_SESSION);
    return turns.keys().next().value ?? null;
  };
  // Its calls may take minutes; but its event loop must run, for all its sessions.
  let lastPulse = { value: 0, usedMs: 0 };
  const look = async () => {
    if (turns.size === 0) return;
    const value = Atomics.load(marks, THREAD_PULSE);
    const usedMs = await processorMs();
    if (usedMs === null) return;
    if (value !== lastPulse.value) lastPulse = { value, usedMs };
    else if (usedMs - lastPulse.usedMs > stepTimeoutMs / 2)
      die(running(), new TextTooComplex("A step took too long."));
  };
  const pulse = llm === undefined ? undefined : setInterval(() => void look(), PULSE_MS).unref();

  return {
    ask: async <Kind extends Final>(request: EngineRequest, expected: readonly Kind[], asking: Asking) => {
      const { signal, chars } = asking;
      const { session } = request;
      signal?.throwIfAborted();
      if (death !== null) throw errorFor(session);
      open.set(session, chars);
      const { promise, resolve, reject } = Promise.withResolvers<EngineReply>();
      const asked: Asked = {
        ...{ ...asking, session, resolve, reject, message: request },
        ...{ hasBegun: false, isGone: false },
      };
      const leave = () => {
        asked.isGone = true;
        if (waiting.delete(asked) && asked.hasBegun) forget(session);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", leave, { once: true });
      waiting.add(asked);
      goOn();
      if (waiting.has(asked)) hurry(asked);
      try {
        const reply = await promise;
        if (reply.kind === "fault") throw new EngineFailure(`${reply.name}\n${reply.frames}`);
        if (!(expected as readonly string[]).includes(reply.kind))
          throw new EngineFailure(`The thread answered ${reply.kind}.`);
        return reply as Reply<Kind>;
      } finally {
        signal?.removeEventListener("abort", leave);
      }
    },
    forget,
    get isDead() {
      return death !== null;
    },
    close: async () => {
      die(null, new EngineFailure("The thread was closed."));
      await worker.terminate();
    },
  };
}

function longestOf(open: ReadonlyMap<number, number>): number | null {
  const [longest] = [...open].sort(([, a], [, b]) => b - a);
  return longest?.[0] ?? null;
}
