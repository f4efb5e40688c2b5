import { Worker } from "node:worker_threads";
import type { Lane, SendOrder, ThreadCommand, ThreadEvent } from "./transport-protocol.ts";

/** A request handed to the sending thread. */
export interface DispatchedRequest {
  /** Null where it was returned unsent. Rejects as `fetch` does, or with the signal's reason. */
  readonly answer: Promise<Response | null>;
  /** Frees the slot after a failed answer. Unsent requests of the lane are returned. */
  leave(): void;
}

/** Callbacks for one request. */
export interface RequestListener {
  readonly signal: AbortSignal;
  /** The request is sent. */
  sent(): void;
  /** A successful answer is complete and its slot is free. */
  ended(): void;
}

const FILE = new URL("./transport-in-thread.ts", import.meta.url);
/** Enough for the requests under way: texts of some kilobytes. */
const MEMORY_MIB = 64;
/** "Null body status" of the Fetch standard. */
const BODILESS: ReadonlySet<number> = new Set([101, 103, 204, 205, 304]);

let worker: Worker | null = null;
const underWay = new Map<number, RequestInThread>();
let lastCall = 0;
let lastLane = 0;

/** Opens a lane with so many slots. */
export function openLane(slots: number): Lane {
  lastLane += 1;
  return { id: lastLane, slots };
}

/**
 * Sends a request from the sending thread of this process (`docs/decisions/015`). The thread starts with the first
 * request and does not keep an idle process alive. Throws the signal's reason if it is aborted.
 */
export function dispatch(order: SendOrder, listener: RequestListener): DispatchedRequest {
  listener.signal.throwIfAborted();
  worker ??= start();
  worker.ref();
  lastCall += 1;
  const request = new RequestInThread(lastCall, listener);
  underWay.set(lastCall, request);
  tell({ kind: "send", call: lastCall, ...order });
  return request;
}

function start(): Worker {
  const started = new Worker(FILE, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB } });
  const end = (why: Error) => {
    if (worker !== started) return;
    worker = null;
    for (const request of underWay.values()) request.fail(why);
    underWay.clear();
  };
  started.on("message", (message: ThreadEvent) => underWay.get(message.call)?.hear(message));
  started.on("error", end);
  started.once("exit", () => end(new Error("The thread that sends ended.")));
  return started;
}

function tell(message: ThreadCommand): void {
  worker?.postMessage(message);
}

class RequestInThread implements DispatchedRequest {
  readonly answer: Promise<Response | null>;
  readonly #call: number;
  readonly #listener: RequestListener;
  readonly #settle = Promise.withResolvers<Response | null>();
  readonly #stream: ReadableStream<Uint8Array>;
  /** Null once the body is closed. */
  #body: ReadableStreamDefaultController<Uint8Array> | null = null;
  #head: Response | null = null;

  constructor(call: number, listener: RequestListener) {
    this.#call = call;
    this.#listener = listener;
    this.answer = this.#settle.promise;
    this.#stream = new ReadableStream({
      start: (body) => {
        this.#body = body;
      },
      cancel: () => {
        this.#body = null;
        this.leave();
      },
    });
    listener.signal.addEventListener("abort", this.#abort, { once: true });
  }

  readonly leave = (): void => {
    if (this.#forget()) tell({ kind: "leave", call: this.#call });
  };

  hear(message: ThreadEvent): void {
    if (message.kind === "sent") this.#listener.sent();
    else if (message.kind === "head") this.#begin(message);
    else if (message.kind === "piece") this.#body?.enqueue(message.piece);
    else if (message.kind === "end") this.#end();
    else if (message.kind === "failed") this.fail(Object.assign(new Error(message.message), message));
    else if (this.#forget()) this.#settle.resolve(null);
  }

  /** Fails as `fetch` does. The slot stays taken until `leave()`. */
  fail(cause: Error): void {
    this.#break(new TypeError(this.#head === null ? "fetch failed" : "terminated", { cause }));
  }

  #begin({ status, headers }: Extract<ThreadEvent, { kind: "head" }>): void {
    this.#head = new Response(BODILESS.has(status) ? null : this.#stream, { status, headers });
    this.#settle.resolve(this.#head);
  }

  #end(): void {
    this.#body?.close();
    this.#body = null;
    if (this.#head?.ok && this.#forget()) this.#listener.ended();
  }

  readonly #abort = () => this.#break(this.#listener.signal.reason);

  #break(error: unknown): void {
    this.#settle.reject(error);
    this.#body?.error(error);
    this.#body = null;
  }

  /** Returns whether the request was still under way. */
  #forget(): boolean {
    this.#listener.signal.removeEventListener("abort", this.#abort);
    const wasKnown = underWay.delete(this.#call);
    if (underWay.size === 0) worker?.unref();
    return wasKnown;
  }
}
