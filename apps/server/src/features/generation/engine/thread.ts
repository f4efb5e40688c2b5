import { Worker } from "node:worker_threads";
import { EngineFailure, EngineInterrupted, TextTooComplex } from "./failure.ts";
import {
  type EngineReply,
  type EngineRequest,
  RUNNING_SESSION,
  SHARED_NUMBERS,
  THREAD_PULSE,
  type ThreadMessage,
  TURN_WANTED,
} from "./protocol.ts";
import type { TurnOrder, Waiting } from "./turn-order.ts";

type Final = Exclude<EngineReply["kind"], "turnOver">;
type Reply<Kind extends Final> = Extract<EngineReply, { kind: Kind }>;

/** The caller of a request, and what its rank and its limits depend on. */
export interface Asking extends Waiting {
  /** Length of the text, counted as long as its session is open. */
  readonly chars: number;
  readonly signal: AbortSignal | undefined;
  /** Called with the length of each time slice. */
  readonly onTurn?: (ms: number) => void;
}

export interface EngineThread {
  /**
   * Sends a request and waits for as many time slices as the answer takes. Throws the signal's reason as soon as it
   * aborts; else EngineFailure, TextTooComplex if the thread had to be stopped because of this session,
   * EngineInterrupted if because of another one.
   */
  ask<Kind extends Final>(
    request: EngineRequest,
    expected: readonly Kind[],
    asking: Asking,
  ): Promise<Reply<Kind>>;
  /** Closes a session that nobody waits for any more; has no reply. */
  forget(session: number): void;
  readonly isDead: boolean;
  close(): Promise<void>;
}

export interface EngineThreadOptions {
  /**
   * A step counts as hung if it has not ended after this time, and has used half of it in processor time since the
   * first look.
   */
  readonly stepTimeoutMs: number;
  /** A text for which the engine needs more memory loses its thread; the server's own memory is not affected. */
  readonly memoryMaxMiB: number;
  readonly worker: URL;
  readonly order: TurnOrder;
  /** Called once if the thread had to be stopped because of a text. */
  readonly onOverrun: () => void;
  /** For sets that a model writes: the sessions of such a thread wait for a network and not for each other. */
  readonly waitsForNetwork: boolean;
}

/** Short-lived garbage is collected sooner: 130 MB less for a glossary of 200 KB than by default, at the same speed. */
const YOUNG_MAX_MIB = 12;
/** The model has three minutes for a passage; the embedded engine's questions for the same passage come on top. */
const MODEL_TIMEOUT_MS = 600_000;
/** How much sooner than the first time to look at a step again that may hang. */
const NEXT_LOOKS = 4;
/** How often to check that the event loop of a thread with a network still runs. */
const PULSE_MS = 1_000;

interface Asked extends Asking {
  readonly session: number;
  readonly resolve: (reply: EngineReply) => void;
  readonly reject: (error: unknown) => void;
  /** The request that begins its next time slice. */
  message: EngineRequest;
  hasBegun: boolean;
  isGone: boolean;
}

interface Turn {
  readonly asked: Asked;
  readonly end: () => void;
  timer: NodeJS.Timeout;
  /** Processor time that the thread had used at the first look. */
  usedMs?: number;
}

/**
 * Starts a thread. Requests wait until it has loaded the engine, which on a slow machine takes as long as a step that
 * hangs. A step that hangs ends the thread. Processor time decides, because on a busy machine any step may take long. A thread that runs out of memory ends too; the longest text that it had open is
 * blamed.
 */
export function startEngineThread(options: EngineThreadOptions): EngineThread {
  const { waitsForNetwork, order, stepTimeoutMs } = options;
  const marks = new Int32Array(new SharedArrayBuffer(SHARED_NUMBERS * Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(options.worker, {
    resourceLimits: { maxOldGenerationSizeMb: options.memoryMaxMiB, maxYoungGenerationSizeMb: YOUNG_MAX_MIB },
    workerData: { waitsForNetwork, marks },
  });
  const waiting = new Set<Asked>();
  const turns = new Map<number, Turn>();
  /** Text length of each open session. */
  const open = new Map<number, number>();
  let isLoaded = false;
  let death: { readonly blamed: number | "all" | null; readonly error: Error } | null = null;

  const post = (request: EngineRequest) => {
    if (death === null) worker.postMessage(request);
  };
  const errorFor = (session: number): Error =>
    death?.blamed === session || death?.blamed === "all" ? death.error : new EngineInterrupted();
  const die = (blamed: number | "all" | null, error: Error) => {
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
  /** In a thread with a network, calls have limits of their own, and `look` detects a hung event loop. */
  const timerFor = (turnOf: () => Turn): NodeJS.Timeout => {
    if (!waitsForNetwork) return setTimeout(() => void lookAt(turnOf()), stepTimeoutMs);
    const tooLong = new EngineFailure("The model took too long.");
    return setTimeout(() => die(turnOf().asked.session, tooLong), MODEL_TIMEOUT_MS);
  };
  /** Null if the thread has ended. */
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
    else turn.timer = setTimeout(() => void lookAt(turn), stepTimeoutMs / NEXT_LOOKS);
  };
  /** In a thread that waits for a network, all sessions run at the same time. */
  const goOn = () => {
    while (isLoaded && death === null && (waitsForNetwork || turns.size === 0)) {
      const next = order.next(waiting);
      if (next === undefined) return;
      waiting.delete(next);
      begin(next);
    }
  };
  /** Ends the running time slice if the waiting session has the higher rank. */
  const hurry = (asked: Asked) => {
    const [turn] = turns.values();
    if (turn !== undefined && order.goesBefore(asked, turn.asked)) Atomics.store(marks, TURN_WANTED, 1);
  };
  const forget = (session: number) => {
    open.delete(session);
    post({ kind: "close", session });
  };

  worker.on("message", (message: ThreadMessage) => {
    if (message.kind === "loaded") {
      isLoaded = true;
      goOn();
    } else take(message);
  });
  const take = ({ session, ...reply }: Extract<ThreadMessage, { session: number }>) => {
    const turn = turns.get(session);
    // A late reply of a closed session.
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
  };
  worker.on("error", (error: Error & { code?: string }) => {
    const fault = `The thread failed: ${error.code ?? error.name}`;
    if (error.code === "ERR_WORKER_OUT_OF_MEMORY") die(longestOf(open), new TextTooComplex(fault));
    else die(running(), new EngineFailure(fault));
  });
  worker.on("exit", () => die(running(), new EngineFailure("The thread ended.")));

  /** The session whose step the thread is running, as far as known; all, if it could not load the engine. */
  const running = (): number | "all" | null => {
    if (!isLoaded) return "all";
    if (waitsForNetwork) return Atomics.load(marks, RUNNING_SESSION);
    return turns.keys().next().value ?? null;
  };
  // Its calls may take minutes, but the event loop must run for all its sessions.
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
  const pulse = waitsForNetwork ? setInterval(() => void look(), PULSE_MS).unref() : undefined;

  return {
    ask: async <Kind extends Final>(request: EngineRequest, expected: readonly Kind[], asking: Asking) => {
      const { signal, chars } = asking;
      const { session } = request;
      signal?.throwIfAborted();
      if (death !== null) throw errorFor(session);
      open.set(session, chars);
      const { promise, resolve, reject } = Promise.withResolvers<EngineReply>();
      const asked: Asked = {
        ...asking,
        session,
        resolve,
        reject,
        message: request,
        hasBegun: false,
        isGone: false,
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
