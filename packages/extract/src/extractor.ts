import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import type { SourceText } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import { ExtractionError, ExtractorBusyError } from "./errors.ts";
import { childCommand } from "./isolation/command.ts";
import type { Failure, FromPool, ToPool } from "./isolation/pool-in-process.ts";
import { poolFile } from "./isolation/reader-file.ts";
import type { PoolOptions } from "./isolation/reader-pool.ts";

/** Limits; the defaults are those of the contract. */
export interface ExtractorOptions {
  /** Documents read at the same time. Default: 2, or 1 on a single core. */
  readonly concurrency?: number;
  /** Children kept ready, with the parsers loaded. Default: 1. */
  readonly warm?: number;
  /** Documents that may wait for a free child. */
  readonly queueMax?: number;
  /** Wall-clock time for one document; the limit on CPU time is a little above. */
  readonly timeoutMs?: number;
  /** Resident memory of one child. A limit below 256 MiB is only checked from outside. */
  readonly memoryMaxBytes?: number;
  /** The program of the process that starts children; for tests of its failures. */
  readonly program?: string;
}

/** Reads documents from strangers. */
export interface Extractor {
  /**
   * The text of the document at `filePath`, read in a child process of its own, which can neither write files nor
   * start processes. `fileName` is the name the user gave. Documents are read in the order they come. Throws
   * ExtractionError, ExtractorBusyError if too many wait, or the signal's reason.
   */
  extract(filePath: string, fileName: string, options?: { signal?: AbortSignal }): Promise<SourceText>;
  /** Starts the children that are kept ready, if any; otherwise the first document starts one. */
  warmUp(): void;
  /** Counts: children, idle ones included; documents being read; documents that wait. */
  load(): { children: number; reading: number; waiting: number };
  /** Ends all children. Documents that are being read or wait are refused. No process remains. */
  close(): Promise<void>;
}

/** Starts nothing yet. Neither the extractor nor its idle children keep the process alive. */
export function createExtractor(options: ExtractorOptions = {}): Extractor {
  const pool = {
    timeoutMs: options.timeoutMs ?? LIMITS.extraction.timeoutMs,
    memoryMaxBytes: options.memoryMaxBytes ?? LIMITS.extraction.memoryMaxBytes,
    concurrency: options.concurrency ?? Math.min(2, availableParallelism()),
    warm: options.warm ?? 1,
    queueMax: options.queueMax ?? LIMITS.extraction.queueMax,
  };
  return new PooledExtractor(pool, options.program);
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
 * Starts and reads children through a helper process. `fork` copies the page tables of the process that calls it, in
 * whichever thread: a server would stop for milliseconds, and again at each page it writes while both share it.
 */
class PooledExtractor implements Extractor {
  readonly #options: Omit<PoolOptions, "command">;
  readonly #program: string | undefined;
  readonly #pending = new Map<number, Pending>();
  #pool: ChildProcess | null = null;
  #children = 0;
  #nextId = 1;
  #isClosed = false;

  constructor(options: Omit<PoolOptions, "command">, program: string | undefined) {
    this.#options = options;
    this.#program = program;
  }

  warmUp(): void {
    if (this.#options.warm > 0 && this.#pool === null && !this.#isClosed) this.#start();
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
        if (this.#pool === null) this.#start();
        this.#holdServer(true);
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
    const pool = this.#pool;
    if (pool === null) return;
    this.#holdServer(true);
    const ended = new Promise<void>((resolve) => pool.once("exit", () => resolve()));
    this.#tell({ kind: "close" });
    await ended;
  }

  #start(): void {
    // No environment: see ReaderProcess. Its output may quote the document, so only its exit is reported.
    const pool = fork(this.#program ?? poolFile(), {
      ...{ env: {}, execArgv: [], serialization: "advanced", windowsHide: true },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    pool.on("message", (message: FromPool) => this.#hear(message));
    for (const over of ["error", "exit"]) pool.on(over, () => this.#end(pool));
    this.#pool = pool;
    this.#tell({ kind: "open", ...this.#options, command: childCommand(this.#options) });
    this.#holdServer(false);
  }

  /** Neither the helper nor its channel keeps the server's process alive, unless somebody waits for a document. */
  #holdServer(holds: boolean): void {
    for (const handle of [this.#pool, this.#pool?.channel]) {
      if (holds) handle?.ref();
      else handle?.unref();
    }
  }

  #tell(message: ToPool): void {
    if (this.#pool?.connected) this.#pool.send(message);
  }

  #hear(message: FromPool): void {
    if (message.kind === "children") this.#children = message.count;
    if (message.kind === "read") this.#take(message.id)?.resolve(message.source);
    if (message.kind === "refused") this.#take(message.id)?.reject(errorOf(message.failure));
  }

  /** Undefined if the caller has left. */
  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0 && !this.#isClosed) this.#holdServer(false);
    return pending;
  }

  /** The next document starts a new helper. */
  #end(pool: ChildProcess): void {
    if (this.#pool !== pool) return;
    this.#pool = null;
    this.#children = 0;
    for (const id of [...this.#pending.keys()])
      this.#take(id)?.reject(new Error("The extraction process ended"));
  }
}
