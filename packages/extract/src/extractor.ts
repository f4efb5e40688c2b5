import { availableParallelism } from "node:os";
import type { SourceText } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import { ExtractorBusyError } from "./errors.ts";
import { ReaderProcess } from "./isolation/reader-process.ts";

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
  /** Memory of one child; less than 512 MiB is watched from outside only. */
  readonly memoryMaxBytes?: number;
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

/** After so many children that died before they were ready, only a document makes the next try. */
const MAX_FAILED_STARTS = 3;

/** Starts its warm children at once. Neither they nor the extractor keep the process from ending. */
export function createExtractor(options: ExtractorOptions = {}): Extractor {
  return new ReaderPool({
    concurrency: options.concurrency ?? Math.min(2, availableParallelism()),
    warm: options.warm ?? 1,
    queueMax: options.queueMax ?? LIMITS.extraction.queueMax,
    timeoutMs: options.timeoutMs ?? LIMITS.extraction.timeoutMs,
    memoryMaxBytes: options.memoryMaxBytes ?? LIMITS.extraction.memoryMaxBytes,
  });
}

interface Waiting {
  start(): void;
  refuse(error: unknown): void;
}

class ReaderPool implements Extractor {
  readonly #options: Required<ExtractorOptions>;
  readonly #idle: ReaderProcess[] = [];
  readonly #all = new Set<ReaderProcess>();
  readonly #queue: Waiting[] = [];
  #running = 0;
  #failedStarts = 0;
  #isClosed = false;

  constructor(options: Required<ExtractorOptions>) {
    this.#options = options;
    this.#warmUp();
  }

  async extract(
    filePath: string,
    fileName: string,
    options: { signal?: AbortSignal } = {},
  ): Promise<SourceText> {
    const { signal } = options;
    signal?.throwIfAborted();
    await this.#takeTurn(signal);
    try {
      signal?.throwIfAborted();
      const reader = this.#idle.shift() ?? this.#start();
      return await reader.read(filePath, fileName, signal);
    } finally {
      this.#running -= 1;
      this.#queue.shift()?.start();
      this.#warmUp();
    }
  }

  load() {
    return { children: this.#all.size, reading: this.#running, waiting: this.#queue.length };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const waiting of this.#queue.splice(0)) waiting.refuse(new Error("The extractor is closed"));
    for (const reader of this.#all) reader.kill();
    await Promise.all([...this.#all].map((reader) => reader.ended));
  }

  #takeTurn(signal: AbortSignal | undefined): Promise<void> {
    if (this.#isClosed) return Promise.reject(new Error("The extractor is closed"));
    if (this.#running < this.#options.concurrency) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#queue.length >= this.#options.queueMax) {
      return Promise.reject(new ExtractorBusyError(LIMITS.extraction.retryAfterSeconds));
    }
    return this.#wait(signal);
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        start: () => {
          signal?.removeEventListener("abort", leave);
          this.#running += 1;
          resolve();
        },
        refuse: (error) => {
          signal?.removeEventListener("abort", leave);
          reject(error);
        },
      };
      signal?.addEventListener("abort", leave, { once: true });
      this.#queue.push(waiting);
    });
  }

  /** New children start when a document is finished, not beside it: it needs the processor more. */
  #warmUp(): void {
    const mayStart = !this.#isClosed && this.#failedStarts < MAX_FAILED_STARTS;
    while (mayStart && this.#idle.length < this.#options.warm) this.#idle.push(this.#start());
  }

  #start(): ReaderProcess {
    const reader = new ReaderProcess(this.#options);
    this.#all.add(reader);
    void reader.ended.then(() => this.#forget(reader));
    return reader;
  }

  #forget(reader: ReaderProcess): void {
    this.#all.delete(reader);
    this.#failedStarts = reader.isReady ? 0 : this.#failedStarts + 1;
    const index = this.#idle.indexOf(reader);
    if (index < 0) return;
    this.#idle.splice(index, 1);
    this.#warmUp();
  }
}
