import { Worker } from "node:worker_threads";
import type { LlmSettings } from "@quizmill/questions";
import { AppError } from "../../platform/errors.ts";
import type { EngineReply, EngineRequest } from "./engine-protocol.ts";

/** The engine failed or its thread died. `fault` is for the log; like the message, it never quotes a document. */
export class EngineFailure extends AppError {
  override readonly name = "EngineFailure";
  readonly fault: string;

  constructor(fault: string) {
    super("GENERATION_FAILED", "The question engine failed.");
    this.fault = fault;
  }
}

type Reply<Kind extends EngineReply["kind"]> = Extract<EngineReply, { kind: Kind }>;

export interface EngineThread {
  /**
   * Waits for its turn and asks. Throws EngineFailure, or the signal's reason as soon as it aborts;
   * the thread then still finishes what it was asked, and the next in line waits for that.
   */
  ask<Kind extends EngineReply["kind"]>(
    request: EngineRequest,
    expected: readonly Kind[],
    signal?: AbortSignal,
  ): Promise<Reply<Kind>>;
  /** Says that nobody waits for a session any more; not answered. */
  forget(session: number): void;
  readonly isDead: boolean;
  close(): Promise<void>;
}

interface Pending {
  readonly resolve: (reply: EngineReply) => void;
  readonly reject: (error: Error) => void;
}

/** A text that makes the engine grow beyond this fails its job; the server's own memory stays out of it. */
const MEMORY_MAX_MIB = 1024;

function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

export interface EngineThreadOptions {
  readonly stepTimeoutMs: number;
  readonly worker: URL;
  /** What a model is reached by. Sessions of such a thread wait for a network and not for each other. */
  readonly llm?: LlmSettings | undefined;
}

/** Starts a thread with the engine loaded. A step that takes longer than `stepTimeoutMs` ends the thread. */
export function startEngineThread(options: EngineThreadOptions): EngineThread {
  const { llm } = options;
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY_MAX_MIB };
  const worker = new Worker(options.worker, { resourceLimits, workerData: { llm } });
  const pending = new Map<number, Pending>();
  const lineOf = ({ session }: { session?: number }) => (llm === undefined ? 0 : (session ?? 0));
  let isDead = false;
  let turn: Promise<unknown> = Promise.resolve();

  const die = (why: string) => {
    isDead = true;
    for (const { reject } of pending.values()) reject(new EngineFailure(why));
    pending.clear();
  };
  worker.on("message", (reply: EngineReply & { session?: number }) => {
    const line = lineOf(reply);
    const waiting = pending.get(line);
    pending.delete(line);
    waiting?.resolve(reply);
  });
  worker.on("error", (error: Error & { code?: string }) =>
    die(`The thread failed: ${error.code ?? error.name}`),
  );
  worker.on("exit", () => die("The thread ended."));

  const post = async (request: EngineRequest, signal: AbortSignal | undefined): Promise<EngineReply> => {
    signal?.throwIfAborted();
    if (isDead) throw new EngineFailure("The thread has ended.");
    const timer = setTimeout(() => {
      die("A step took too long.");
      void worker.terminate();
    }, options.stepTimeoutMs);
    try {
      return await new Promise<EngineReply>((resolve, reject) => {
        pending.set(lineOf(request as { session?: number }), { resolve, reject });
        worker.postMessage(request);
      });
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    ask: async <Kind extends EngineReply["kind"]>(
      request: EngineRequest,
      expected: readonly Kind[],
      signal?: AbortSignal,
    ) => {
      signal?.throwIfAborted();
      const answered = llm === undefined ? turn.then(() => post(request, signal)) : post(request, signal);
      turn = answered.catch(() => undefined);
      const reply = await rejectOnAbort(answered, signal);
      if (reply.kind === "fault") throw new EngineFailure(`${reply.name}\n${reply.frames}`);
      if (!(expected as readonly string[]).includes(reply.kind))
        throw new EngineFailure(`The thread answered ${reply.kind}.`);
      return reply as Reply<Kind>;
    },
    forget: (session) => {
      if (!isDead) worker.postMessage({ kind: "close", session } satisfies EngineRequest);
    },
    get isDead() {
      return isDead;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}
