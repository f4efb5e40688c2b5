import type { QuestionPicture, SourceText } from "@quizmill/contract";
import type { ChildLimits, Command } from "./command.ts";
import type { StoredFile } from "./protocol.ts";
import { ReaderProcess } from "./reader-process.ts";

export interface PoolOptions extends ChildLimits {
  /** The command that starts a child. */
  readonly command: Command;
  /** Children kept ready, with the parsers loaded. */
  readonly warm: number;
}

/** After so many children that died before they got a document, only a new document starts the next one. */
const MAX_FAILED_STARTS = 3;

/** Starts its idle children at once. They do not keep the process alive. */
export class ReaderPool {
  readonly #options: PoolOptions;
  readonly #onCount: (children: number) => void;
  readonly #newReader: () => ReaderProcess;
  readonly #idle: ReaderProcess[] = [];
  readonly #all = new Set<ReaderProcess>();
  #failedStarts = 0;
  #isClosed = false;

  /** `onCount` is called with the number of children whenever it changes. */
  constructor(
    options: PoolOptions,
    onCount: (children: number) => void,
    newReader = () => new ReaderProcess(options, options.command),
  ) {
    this.#options = options;
    this.#onCount = onCount;
    this.#newReader = newReader;
    this.#warmUp();
  }

  /** Throws ExtractionError, or the signal's reason. */
  async extract(
    file: StoredFile,
    signal: AbortSignal,
    onPicture?: (picture: QuestionPicture) => void,
  ): Promise<SourceText> {
    if (this.#isClosed) throw new Error("The extractor is closed");
    try {
      const reader = this.#idle.shift() ?? this.#start();
      return await reader.read(file, signal, onPicture);
    } finally {
      this.#warmUp();
    }
  }

  /** Ends all children. Documents that are being read are refused. No process remains. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const reader of this.#all) reader.kill();
    await Promise.all([...this.#all].map((reader) => reader.ended));
  }

  /** A new child starts after a document is finished, not beside it: the document needs the processor more. */
  #warmUp(): void {
    const mayStart = !this.#isClosed && this.#failedStarts < MAX_FAILED_STARTS;
    while (mayStart && this.#idle.length < this.#options.warm) this.#idle.push(this.#start());
  }

  #start(): ReaderProcess {
    const reader = this.#newReader();
    this.#all.add(reader);
    this.#onCount(this.#all.size);
    void reader.ended.then(() => this.#forget(reader));
    return reader;
  }

  #forget(reader: ReaderProcess): void {
    this.#all.delete(reader);
    this.#onCount(this.#all.size);
    const index = this.#idle.indexOf(reader);
    const isFailure = index >= 0 || !reader.isReady;
    this.#failedStarts = isFailure ? this.#failedStarts + 1 : 0;
    if (index < 0) return;
    this.#idle.splice(index, 1);
    this.#warmUp();
  }
}
