import { Worker } from "node:worker_threads";
import { EngineFailure, EngineInterrupted, TextTooComplex } from "./failure.ts";
import type { EngineRequest, FromThread, ToThread } from "./protocol.ts";

export interface EngineThreadOptions {
  /** Processor time without a sign of progress after which a step counts as hung. */
  readonly stepTimeoutMs: number;
  /** A text for which the engine needs more memory loses its thread; the server's own memory is not affected. */
  readonly memoryMaxMiB: number;
  readonly worker: URL;
  /** Called once if the thread had to be stopped because of a text. */
  readonly onOverrun: () => void;
}

/** Short-lived garbage is collected sooner: 130 MB less for a glossary of 200 KB than by default, at the same speed. */
const YOUNG_MAX_MIB = 12;
/** How often to check for a sign, in the time that a step may take. */
const LOOKS = 8;

/** A running thread. Requests wait until it has loaded the engine, which takes as long as a step that hangs. */
export class EngineThread {
  readonly #options: EngineThreadOptions;
  readonly #worker: Worker;
  readonly #looking: NodeJS.Timeout;
  readonly #asked = new Map<number, PromiseWithResolvers<unknown>>();
  /** Sessions whose text is in the thread's memory. */
  readonly #open = new Set<number>();
  #isLoaded = false;
  #isDead = false;
  #signs = 0;
  /** At the last look that found a new sign. */
  #seen = { signs: 0, usedMs: 0 };

  constructor(options: EngineThreadOptions) {
    const { worker, memoryMaxMiB, stepTimeoutMs } = options;
    this.#options = options;
    this.#worker = new Worker(worker, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMaxMiB, maxYoungGenerationSizeMb: YOUNG_MAX_MIB },
    });
    this.#worker.on("message", (message: FromThread) => this.#take(message));
    this.#worker.on("error", (error) => this.#dieOf(error));
    this.#worker.on("exit", () => this.#die(new EngineFailure("The thread ended.")));
    this.#looking = setInterval(() => void this.#look(), stepTimeoutMs / LOOKS).unref();
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  /**
   * Throws EngineFailure, or TextTooComplex if the thread had to be stopped because of this text. If it is not certain
   * that it was this one: EngineInterrupted.
   */
  async ask(request: EngineRequest): Promise<unknown> {
    if (this.#isDead) throw new EngineInterrupted();
    this.#signs += 1;
    const one = Promise.withResolvers<unknown>();
    this.#asked.set(request.session, one);
    this.#open.add(request.session);
    this.#post(request);
    return one.promise;
  }

  /** Closes a session that nobody waits for any more; has no reply. */
  forget(session: number): void {
    if (this.#open.delete(session) && !this.#isDead) this.#post({ kind: "close", session });
  }

  async close(): Promise<void> {
    this.#die(new EngineFailure("The thread was closed."), false);
    await this.#worker.terminate();
  }

  #post(message: ToThread): void {
    const ports = "port" in message && message.port !== undefined ? [message.port] : [];
    this.#worker.postMessage(message, ports);
  }

  #take(message: FromThread): void {
    this.#signs += 1;
    if (message.kind === "loaded") this.#isLoaded = true;
    if (!("session" in message)) return;
    const one = this.#asked.get(message.session);
    this.#asked.delete(message.session);
    if (message.kind === "reply") one?.resolve(message.reply);
    else one?.reject(new EngineFailure(message.fault));
  }

  /** Without the error's message, which may quote the document. */
  #dieOf(error: Error & { code?: string }): void {
    const fault = `The thread failed: ${error.code ?? error.name}`;
    if (error.code !== "ERR_WORKER_OUT_OF_MEMORY") this.#die(new EngineFailure(fault));
    // What the other texts take is missing now: this one is to be blamed only if it is alone.
    else this.#die(new TextTooComplex(fault), this.#open.size === 1);
  }

  #die(error: Error, isCertain = this.#asked.size === 1 || !this.#isLoaded): void {
    if (this.#isDead) return;
    this.#isDead = true;
    clearInterval(this.#looking);
    if (error instanceof TextTooComplex) this.#options.onOverrun();
    void this.#worker.terminate();
    for (const { reject } of this.#asked.values()) reject(isCertain ? error : new EngineInterrupted());
  }

  get #isWorking(): boolean {
    return this.#isLoaded && this.#asked.size > 0;
  }

  /** Processor time decides whether a step hangs, because on a busy machine any step may take long. */
  async #look(): Promise<void> {
    if (!this.#isWorking) return;
    const used = await this.#worker.cpuUsage().catch(() => null);
    if (used === null || !this.#isWorking) return;
    const usedMs = (used.user + used.system) / 1000;
    if (this.#signs !== this.#seen.signs) this.#seen = { signs: this.#signs, usedMs };
    else if (usedMs - this.#seen.usedMs > this.#options.stepTimeoutMs)
      this.#die(new TextTooComplex("A step took too long."));
  }
}
