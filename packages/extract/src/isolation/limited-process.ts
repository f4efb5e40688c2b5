import { type ChildProcessByStdio, spawn } from "node:child_process";
import { createReadStream } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { ExtractionError } from "../errors.ts";
import type { ChildLimits, Command } from "./command.ts";
import { usageOf } from "./usage.ts";

const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
const MAX_COMPLAINT_CHARS = 2_000;
const CHECK_MS = 200;
/**
 * Nothing of the server's environment: it may hold secrets. The fixed threshold makes the GNU C library return the 8
 * MB that a start allocates and frees; otherwise it would keep blocks of such sizes.
 */
const ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: "262144" };

interface Handle {
  ref(): unknown;
  unref(): unknown;
}

/** Something to tell the process, and what to make of the lines it answers. */
export interface Exchange<Result> {
  send(): Promise<void> | void;
  /** Called with each line until it gives a result. What it throws ends the process. */
  take(line: string): Result | null;
  /** Whether the next line comes within the processor's time of quick files. */
  isQuick?(): boolean;
  /** What the answer may take beyond the usual time. */
  moreMs?(): number;
  readonly signal?: AbortSignal | undefined;
}

const tooLong = (ms: number) => new ExtractionError("EXTRACTION_TIMEOUT", { seconds: ms / 1000 });

/** A child process that reads what strangers sent, with limits that are watched from outside. */
export class LimitedProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #limits: ChildLimits;
  /** Resolves when the process has exited. */
  readonly ended: Promise<void>;
  hasEnded = false;
  isReady = false;
  #complaint = "";
  #onLine: (line: string) => void = (line) => this.#noteReady(line);
  #onEnd: (error: unknown) => void = () => {};
  #rest: Buffer[] = [];
  #answerBytes = 0;
  #isMeasuring = false;
  /** The processor's time that was used before the latest line; null until it is measured. */
  #usedBeforeMs: number | null = null;

  constructor(limits: ChildLimits, [program, args]: Command) {
    this.#limits = limits;
    const options = { detached: true, windowsHide: true, env: ENVIRONMENT };
    this.#child = spawn(program, args, { ...options, stdio: ["pipe", "pipe", "pipe"] });
    this.ended = new Promise((resolve) => {
      this.#child.once("error", (error) => this.#end(error, resolve));
      this.#child.once("close", (code, signal) => this.#end(this.#deathOf(code, signal), resolve));
    });
    this.#child.stdout.on("data", (chunk: Buffer) => this.#receive(chunk));
    this.#child.stderr.on("data", (chunk: Buffer) => {
      this.#complaint = (this.#complaint + chunk.toString("utf8")).slice(-MAX_COMPLAINT_CHARS);
    });
    // The pipe of a dead child breaks; its exit tells the reason.
    this.#child.stdin.on("error", () => {});
    this.#holdServer(false);
  }

  /** Undefined if it did not start. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /**
   * Tells the process something and waits for its answer, as long as one document or page may take. Throws what `take`
   * throws, ExtractionError, or the signal's reason; the process is killed then.
   */
  async exchange<Result>({ send, take, isQuick, moreMs, signal }: Exchange<Result>): Promise<Result> {
    this.#holdServer(true);
    const { timeoutMs } = this.#limits;
    const abort = () => this.#fail(signal?.reason);
    let timer = setTimeout(() => {
      const more = moreMs?.() ?? 0;
      timer = setTimeout(() => this.#fail(tooLong(timeoutMs + more)), more);
    }, timeoutMs);
    const watch = setInterval(() => void this.#check(isQuick?.() === true), CHECK_MS);
    signal?.addEventListener("abort", abort, { once: true });
    try {
      signal?.throwIfAborted();
      const answer = this.#answer(take);
      await Promise.race([send(), answer]);
      return await answer;
    } catch (error) {
      this.kill();
      throw error;
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener("abort", abort);
    }
  }

  write(bytes: string | Uint8Array): void {
    this.#child.stdin.write(bytes);
  }

  /** Writes a file, as fast as the process reads it. */
  async writeFile(filePath: string): Promise<void> {
    for await (const chunk of createReadStream(filePath)) {
      if (this.hasEnded) return;
      if (!this.#child.stdin.write(chunk)) await Promise.race([this.#drained(), this.ended]);
    }
  }

  /** Kills the whole process group; `ended` resolves when it is done. */
  kill(): void {
    const { pid } = this.#child;
    if (pid === undefined || this.hasEnded) return;
    this.#holdServer(true);
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      this.#child.kill("SIGKILL");
    }
  }

  #answer<Result>(take: (line: string) => Result | null): Promise<Result> {
    this.#answerBytes = 0;
    this.#usedBeforeMs = null;
    return new Promise((resolve, reject) => {
      this.#onEnd = reject;
      if (this.hasEnded) reject(this.#deathOf(null, null));
      this.#onLine = (line) => {
        this.#noteReady(line);
        const result = take(line);
        if (result !== null) resolve(result);
      };
    });
  }

  #drained(): Promise<void> {
    return new Promise((resolve) => this.#child.stdin.once("drain", () => resolve()));
  }

  #receive(chunk: Buffer): void {
    this.#answerBytes += chunk.byteLength;
    if (this.#answerBytes > MAX_ANSWER_BYTES) {
      this.#fail(new ExtractionError("EXTRACTION_LIMIT", { answerBytes: MAX_ANSWER_BYTES }));
      return;
    }
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      this.#rest.push(chunk.subarray(start, end));
      const line = Buffer.concat(this.#rest.splice(0)).toString("utf8");
      start = end + 1;
      this.#take(line);
    }
    this.#rest.push(chunk.subarray(start));
  }

  #take(line: string): void {
    this.#usedBeforeMs = null;
    try {
      this.#onLine(line);
    } catch (error) {
      // A parser's message quotes the document, so it is not passed on.
      this.#fail(
        error instanceof ExtractionError ? error : new Error("The extraction process gave no usable answer"),
      );
    }
  }

  #noteReady(line: string): void {
    if (line.startsWith('{"type":"ready"')) this.isReady = true;
  }

  #fail(error: unknown): void {
    this.#onEnd(error);
    this.kill();
  }

  async #check(isQuick: boolean): Promise<void> {
    const { pid } = this.#child;
    // Where a command has to be run, its output may take longer than the pause between two checks.
    if (pid === undefined || this.#isMeasuring) return;
    this.#isMeasuring = true;
    const { residentBytes, processorMs } = await usageOf(pid);
    this.#isMeasuring = false;
    const { memoryMaxBytes, quickProcessorMs = Number.POSITIVE_INFINITY } = this.#limits;
    if ((residentBytes ?? 0) > memoryMaxBytes) {
      this.#fail(new ExtractionError("EXTRACTION_LIMIT", { memoryMaxBytes }));
    }
    this.#usedBeforeMs ??= processorMs;
    const silentForMs = (processorMs ?? 0) - (this.#usedBeforeMs ?? 0);
    if (isQuick && silentForMs > quickProcessorMs) this.#fail(tooLong(quickProcessorMs));
  }

  #end(error: unknown, resolve: () => void): void {
    this.hasEnded = true;
    this.#onEnd(error);
    resolve();
  }

  /** Why a child died without an answer. */
  #deathOf(code: number | null, signal: NodeJS.Signals | null): Error {
    if (!this.isReady) return new Error(`The extraction process could not start: ${this.#complaint}`);
    if (signal === "SIGXCPU") return tooLong(this.#limits.timeoutMs);
    // V8 aborts when its heap is full; the kernel kills when the machine is out of memory.
    if (signal !== null || code === 134)
      return new ExtractionError("EXTRACTION_LIMIT", { signal: signal ?? "SIGABRT" });
    // Its last output may quote the document and is dropped.
    return new ExtractionError("FILE_DAMAGED", { exitCode: code ?? -1 });
  }

  /** An idle child must not keep the server's process alive. */
  #holdServer(holds: boolean): void {
    const { stdin, stdout, stderr } = this.#child;
    // Pipes are sockets at run time; their types do not say so.
    for (const handle of [this.#child, stdin, stdout, stderr] as unknown as Handle[]) {
      if (holds) handle.ref();
      else handle.unref();
    }
  }
}
