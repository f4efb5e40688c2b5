import { type ChildProcess, fork } from "node:child_process";
import { statSync } from "node:fs";
import type { ImportChoices, SourceText } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import { ExtractionError } from "./errors.ts";
import type { TakePictures } from "./format.ts";
import { childCommand } from "./isolation/command.ts";
import type { Failure, FromPool, ToPool } from "./isolation/pool-in-process.ts";
import type { StoredFile } from "./isolation/protocol.ts";
import { poolFile } from "./isolation/reader-file.ts";
import type { PoolOptions } from "./isolation/reader-pool.ts";
import { EMPTY_SET } from "./kept-pictures.ts";
import { type Turn, Turns } from "./turns.ts";

/** Limits; the defaults are those of the contract. */
export interface ExtractorOptions {
  /** Documents of accounts read at the same time; the demo has a reader of its own beside them. */
  readonly readers?: number;
  /** Children kept ready, with the parsers loaded. Default: 1. */
  readonly warm?: number;
  /** Documents of one owner that may wait for a free child. */
  readonly waitingMax?: number;
  /** Wall-clock time for one document; the limit on CPU time is a little above. */
  readonly timeoutMs?: number;
  /** The processor's time for one document of a quick format. */
  readonly quickProcessorMs?: number;
  /** Resident memory of one child. A limit below 256 MiB is only checked from outside. */
  readonly memoryMaxBytes?: number;
  /** How long idle children are kept after somebody was last present. Default: 10 minutes. */
  readonly idleMs?: number;
  /** The program of the process that starts children; for tests of its failures. */
  readonly program?: string;
}

/** Whose document it is: that of an account, or of an address without one. */
export type Owner = { readonly account: string } | { readonly address: string };

export interface ExtractOptions extends Omit<Turn, "owner" | "bytes"> {
  readonly owner: Owner;
  /** For a file of questions; without them all that can be adapted is. */
  readonly choices?: ImportChoices | undefined;
  /** See `ReadOptions`. */
  readonly pictures?: boolean | undefined;
  /**
   * Takes each picture of a file's questions, and each figure of a document, before the text is there, as long as there is
   * room. Without it none is kept.
   */
  readonly questionPictures?: TakePictures | undefined;
}

/**
 * Reads documents from strangers. A helper process (`isolation/pool-in-process.ts`) starts a child for each document
 * (`isolation/child.ts`), which gets the bytes through standard input and gives lines of JSON.
 */
export interface Extractor {
  /**
   * The text of the document at `filePath`, read in a child process of its own, which can neither write files nor
   * start processes. `fileName` is the name the user gave. Owners take turns, and none has all readers; those without
   * an account have a reader of their own. Throws ExtractionError, ExtractorBusyError if too many documents of the owner, or
   * of all, wait, or the signal's reason.
   */
  extract(filePath: string, fileName: string, options: ExtractOptions): Promise<SourceText>;
  /**
   * Says that somebody is present: starts the children that are kept ready, if any; otherwise the first document starts
   * one. They end when nobody has been present for a while, and no document is in hand.
   */
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
    quickProcessorMs: options.quickProcessorMs ?? LIMITS.extraction.quickProcessorMs,
    warm: options.warm ?? 1,
  };
  return new PooledExtractor(pool, options);
}

const closed = () => new Error("The extractor is closed");

/** Two Node processes that wait take 70 MB, as much as the rest of an idle server. */
const IDLE_MS = 10 * 60_000;

interface Pending {
  resolve(source: SourceText): void;
  readonly onPicture: TakePictures["take"] | undefined;
  reject(error: unknown): void;
}

function errorOf(failure: Failure): Error {
  if (failure.kind === "failed") return new ExtractionError(failure.code, failure.details);
  return new Error(failure.message);
}

/**
 * Starts and reads children through a helper process. `fork` copies the page tables of the process that calls it, in
 * whichever thread: a server would stop for milliseconds, and again at each page it writes while both share it.
 */
class PooledExtractor implements Extractor {
  readonly #options: Omit<PoolOptions, "command">;
  readonly #program: string | undefined;
  readonly #accounts: Turns;
  readonly #guests: Turns;
  readonly #pending = new Map<number, Pending>();
  readonly #sleep: NodeJS.Timeout;
  #pool: ChildProcess | null = null;
  /** The helper that ends because nobody was present. */
  #leaving: ChildProcess | null = null;
  /** False after a helper has failed: only a document starts the next one, or each call would start one more. */
  #mayWarmUp = true;
  #children = 0;
  #nextId = 1;
  #isClosed = false;

  constructor(
    options: Omit<PoolOptions, "command">,
    { program, idleMs = IDLE_MS, readers, waitingMax }: ExtractorOptions,
  ) {
    this.#options = options;
    this.#program = program;
    const { readers: ofAccounts, demoReaders, readsPerOwner: perOwner, waitingPerOwner } = LIMITS.extraction;
    const { waitingInAll, waitingInAllMaxBytes } = LIMITS.extraction;
    const inAll = { waitingInAll, waitingInAllMaxBytes };
    const limits = { perOwner, waitingMax: waitingMax ?? waitingPerOwner, ...inAll };
    this.#accounts = new Turns({ ...limits, places: readers ?? ofAccounts });
    this.#guests = new Turns({ ...limits, places: demoReaders });
    this.#sleep = setTimeout(() => this.#sleepWhenIdle(), idleMs);
    this.#sleep.unref();
  }

  warmUp(): void {
    this.#sleep.refresh();
    const isMissing = this.#pool === null && this.#options.warm > 0;
    if (isMissing && this.#mayWarmUp && !this.#isClosed) this.#start();
  }

  extract(filePath: string, fileName: string, options: ExtractOptions): Promise<SourceText> {
    const { owner, choices, pictures, questionPictures, ...rest } = options;
    const turn = { ...rest, bytes: statSync(filePath, { throwIfNoEntry: false })?.size ?? 0 };
    const file = {
      filePath,
      fileName,
      choices,
      pictures,
      pictureRoom: questionPictures && (questionPictures.room ?? EMPTY_SET),
      isPicture: questionPictures?.isFile,
    };
    const read = () => this.#read(file, turn.signal, questionPictures?.take);
    return "account" in owner
      ? this.#accounts.run({ owner: owner.account, ...turn }, read)
      : this.#guests.run({ owner: owner.address, ...turn }, read);
  }

  async #read(
    file: StoredFile,
    signal: AbortSignal | undefined,
    onPicture: Pending["onPicture"],
  ): Promise<SourceText> {
    if (this.#isClosed) throw closed();
    const id = this.#nextId++;
    this.#sleep.refresh();
    const leave = () => {
      this.#tell({ kind: "leave", id });
      this.#take(id)?.reject(signal?.reason);
    };
    signal?.addEventListener("abort", leave, { once: true });
    try {
      return await new Promise((resolve, reject) => {
        this.#pending.set(id, { resolve, reject, onPicture });
        if (this.#pool === null) this.#start();
        this.#holdServer(true);
        this.#tell({ kind: "extract", id, ...file });
      });
    } finally {
      signal?.removeEventListener("abort", leave);
    }
  }

  load() {
    const [accounts, guests] = [this.#accounts.load(), this.#guests.load()];
    return {
      children: this.#children,
      reading: accounts.reading + guests.reading,
      waiting: accounts.waiting + guests.waiting,
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const turns of [this.#accounts, this.#guests]) turns.close(closed());
    clearTimeout(this.#sleep);
    this.#holdServer(true);
    this.#leaving?.ref();
    const pools = [this.#pool, this.#leaving].filter((pool) => pool !== null);
    const ended = pools.map((pool) => new Promise((resolve) => pool.once("exit", resolve)));
    this.#tell({ kind: "close" });
    await Promise.all(ended);
  }

  #sleepWhenIdle(): void {
    if (this.#pending.size > 0) this.#sleep.refresh();
    else if (this.#pool !== null) {
      this.#tell({ kind: "close" });
      this.#leaving = this.#pool;
      this.#leaving.once("exit", () => {
        this.#leaving = null;
      });
      // A document that comes now gets another helper.
      this.#pool = null;
      this.#children = 0;
    }
  }

  #start(): void {
    // No environment: see ReaderProcess. Its output may quote the document, so only its exit is reported.
    const pool = fork(this.#program ?? poolFile(), {
      env: {},
      execArgv: [],
      serialization: "advanced",
      windowsHide: true,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    pool.on("message", (message: FromPool) => this.#pool === pool && this.#hear(message));
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
    if (message.kind === "picture") this.#pending.get(message.id)?.onPicture?.(message.picture);
    if (message.kind === "read") {
      this.#mayWarmUp = true;
      this.#take(message.id)?.resolve(message.source);
    }
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
    this.#mayWarmUp = false;
    this.#children = 0;
    for (const id of [...this.#pending.keys()])
      this.#take(id)?.reject(new Error("The extraction process ended"));
  }
}
