import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { SourceText } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import { ExtractionError, ExtractorBusyError } from "./errors.ts";
import type { Failure, FromPool, ToPool } from "./isolation/pool-in-thread.ts";
import type { PoolOptions } from "./isolation/reader-pool.ts";

/** Bounds; the defaults are the limits of the contract. */
export interface ExtractorOptions {
  /** Documents read at the same time. Default: 2, or 1 on a single core. */
  readonly concurrency?: number;
  /** Children kept ready, with the parsers loaded. Default: 1. */
  readonly warm?: number;
  /** Documents that may wait. */
  readonly queueMax?: number;
  /** Wall time of one document; its CPU time is bound a little above. */
  readonly timeoutMs?: number;
  /** Resident memory of one child; less than 256 MiB is watched from outside only. */
  readonly memoryMaxBytes?: number;
  /** What runs in the thread that starts them; for tests of what happens when it fails. */
  readonly thread?: URL;
}

/** Reads documents nobody has looked at yet. */
export interface Extractor {
  /**
   * Text of the document at `filePath`, read in a child process of its own that can neither write files
   * nor start others. `fileName` is what the person called it. Documents wait their turn, first come, first served.
   * Throws ExtractionError, ExtractorBusyError where too many wait, or the signal's reason.
   */
  extract(filePath: string, fileName: string, options?: { signal?: AbortSignal }): Promise<SourceText>;
  /** Children there are, idle ones included; documents being read, and documents that wait. */
  load(): { children: number; reading: number; waiting: number };
  /** Ends everything; what is being read or waits is refused. Leaves no process behind. */
  close(): Promise<void>;
}

const THREAD = new URL("./isolation/pool-in-thread.ts", import.meta.url);

/** Starts its warm children at once. Neither they nor the extractor keep the process from ending. */
export function createExtractor(options: ExtractorOptions = {}): Extractor {
  const pool = {
    concurrency: options.concurrency ?? Math.min(2, availableParallelism()),
    warm: options.warm ?? 1,
    queueMax: options.queueMax ?? LIMITS.extraction.queueMax,
    timeoutMs: options.timeoutMs ?? LIMITS.extraction.timeoutMs,
    memoryMaxBytes: options.memoryMaxBytes ?? LIMITS.extraction.memoryMaxBytes,
  };
  return new ThreadedExtractor(pool, options.thread ?? THREAD);
}

interface Pending {
  resolve(source: SourceText): void;
  reject(error: unknown): void;
}

function errorOf(failure: Failure): Error {
  if (failure.kind === "failed") return new ExtractionError(failure.code, failure.details);
  if (failure.kind === "busy") return new ExtractorBusyError(failure.retryAfterSeconds);
  return new Error(failure.message);
}

/**
 * Has the readers started and heard in a thread. To start a process is to copy the tables of all the memory this
 * one has, and to wait until the new one runs: tens of milliseconds on a busy machine, in which a server's event
 * loop would answer nobody.
 */
class ThreadedExtractor implements Extractor {
  readonly #options: PoolOptions;
  readonly #file: URL;
  readonly #pending = new Map<number, Pending>();
  #thread: Worker | null = null;
  #children = 0;
  #nextId = 1;
  #isClosed = false;

  constructor(options: PoolOptions, file: URL) {
    this.#options = options;
    this.#file = file;
    this.#thread = this.#start();
  }

  async extract(
    filePath: string,
    fileName: string,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<SourceText> {
    signal?.throwIfAborted();
    if (this.#isClosed) throw new Error("The extractor is closed");
    const id = this.#nextId++;
    const leave = () => {
      this.#tell({ kind: "leave", id });
      this.#take(id)?.reject(signal?.reason);
    };
    signal?.addEventListener("abort", leave, { once: true });
    try {
      return await new Promise((resolve, reject) => {
        this.#pending.set(id, { resolve, reject });
        this.#thread ??= this.#start();
        this.#thread.ref();
        this.#tell({ kind: "extract", id, filePath, fileName });
      });
    } finally {
      signal?.removeEventListener("abort", leave);
    }
  }

  load() {
    const inHand = this.#pending.size;
    const reading = Math.min(inHand, this.#options.concurrency);
    return { children: this.#children, reading, waiting: inHand - reading };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const thread = this.#thread;
    if (thread === null) return;
    thread.ref();
    await new Promise<void>((resolve) => {
      thread.on("message", ({ kind }: FromPool) => kind === "closed" && resolve());
      thread.once("exit", () => resolve());
      this.#tell({ kind: "close" });
    });
    await thread.terminate();
  }

  #start(): Worker {
    const thread = new Worker(this.#file, { workerData: this.#options, execArgv: [] });
    thread.on("message", (message: FromPool) => this.#hear(message));
    // What a thread complains of may quote the document. Its end, which follows, is all that is told.
    thread.on("error", () => {});
    thread.once("exit", () => this.#end());
    thread.unref();
    return thread;
  }

  #tell(message: ToPool): void {
    this.#thread?.postMessage(message);
  }

  #hear(message: FromPool): void {
    if (message.kind === "children") this.#children = message.count;
    if (message.kind === "read") this.#take(message.id)?.resolve(message.source);
    if (message.kind === "refused") this.#take(message.id)?.reject(errorOf(message.failure));
  }

  /** Undefined where whoever waited has left. */
  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0 && !this.#isClosed) this.#thread?.unref();
    return pending;
  }

  /** The next document starts another thread. */
  #end(): void {
    this.#thread = null;
    this.#children = 0;
    for (const id of [...this.#pending.keys()])
      this.#take(id)?.reject(new Error("The extraction thread ended"));
  }
}
