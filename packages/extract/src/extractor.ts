import { type ChildProcess, fork } from "node:child_process";
import { availableParallelism } from "node:os";
import type { SourceText } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import { ExtractionError, ExtractorBusyError } from "./errors.ts";
import { childCommand } from "./isolation/command.ts";
import type { Failure, FromPool, ToPool } from "./isolation/pool-in-process.ts";
import { poolFile } from "./isolation/reader-file.ts";
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
  /** What runs in the process that starts them; for tests of what happens when it fails. */
  readonly program?: string;
}

/** Reads documents nobody has looked at yet. */
export interface Extractor {
  /**
   * Text of the document at `filePath`, read in a child process of its own that can neither write files
   * nor start others. `fileName` is what the person called it. Documents wait their turn, first come, first served.
   * Throws ExtractionError, ExtractorBusyError where too many wait, or the signal's reason.
   */
  extract(filePath: string, fileName: string, options?: { signal?: AbortSignal }): Promise<SourceText>;
  /** Has the children started that are kept warm, where any are to be; otherwise the first document does. */
  warmUp(): void;
  /** Children there are, idle ones included; documents being read, and documents that wait. */
  load(): { children: number; reading: number; waiting: number };
  /** Ends everything; what is being read or waits is refused. Leaves no process behind. */
  close(): Promise<void>;
}

/** Starts nothing yet. Neither it nor its warm children keep the process from ending. */
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
 * Has the readers started and heard in a process of its own. To start a process is to copy the tables of all the
 * memory that the one which starts it has, whichever thread does it: a server would stand still for milliseconds, and
 * again at each page of memory that it writes to while both have it.
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
    // No environment: see ReaderProcess. What it complains of may quote the document; its end is all that is told.
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

  /** Neither it nor what it has to say keeps the server's process from ending by itself, unless somebody waits. */
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

  /** Undefined where whoever waited has left. */
  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0 && !this.#isClosed) this.#holdServer(false);
    return pending;
  }

  /** The next document starts another. */
  #end(pool: ChildProcess): void {
    if (this.#pool !== pool) return;
    this.#pool = null;
    this.#children = 0;
    for (const id of [...this.#pending.keys()])
      this.#take(id)?.reject(new Error("The extraction process ended"));
  }
}
