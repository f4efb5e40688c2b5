import { LIMITS } from "@quizmill/contract/tables";
import { ExtractorBusyError } from "./errors.ts";

interface TurnLimits {
  /** Documents read at the same time. */
  readonly places: number;
  /** Of these, documents of one owner. */
  readonly perOwner: number;
  /** Documents of one owner that may wait. */
  readonly waitingMax: number;
  /** Those of all, and their bytes. */
  readonly waitingInAll: number;
  readonly waitingInAllMaxBytes: number;
}

/** A document that is to be read. */
export interface Turn {
  readonly owner: string;
  readonly signal?: AbortSignal | undefined;
  readonly bytes?: number;
  /** It waits however many others do. */
  readonly isPatient?: boolean | undefined;
}

interface Waiting {
  readonly owner: string;
  readonly bytes: number;
  start(): void;
  refuse(error: unknown): void;
}

/**
 * The queue of documents for the readers. Owners take turns (round robin), each with its documents in the order in
 * which they came, so that nobody waits for more than one document of each other owner.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #waiting: Waiting[] = [];
  /** The owner of each document that is being read. */
  readonly #reading: string[] = [];
  /** Owners that have had their turn since all that waited had one. */
  readonly #served = new Set<string>();

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  /** Numbers of documents. */
  load(): { reading: number; waiting: number } {
    return { reading: this.#reading.length, waiting: this.#waiting.length };
  }

  /** Reads when it is the document's turn. Throws what `read` throws, ExtractorBusyError, or the signal's reason. */
  async run<Result>(turn: Turn, read: () => Promise<Result>): Promise<Result> {
    await this.#enter(turn);
    try {
      return await read();
    } finally {
      this.#reading.splice(this.#reading.indexOf(turn.owner), 1);
      this.#startNext();
    }
  }

  /** Refuses all that wait. */
  close(error: Error): void {
    for (const waiting of this.#waiting.splice(0)) waiting.refuse(error);
  }

  async #enter({ owner, bytes = 0, signal, isPatient = false }: Turn): Promise<void> {
    signal?.throwIfAborted();
    if (!isPatient && this.#mustRefuse(owner, bytes))
      throw new ExtractorBusyError(LIMITS.extraction.retryAfterSeconds);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { owner, bytes, start: resolve, refuse: reject };
    const leave = () => {
      const index = this.#waiting.indexOf(waiting);
      if (index >= 0) this.#waiting.splice(index, 1);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", leave, { once: true });
    this.#waiting.push(waiting);
    this.#startNext();
    await promise.finally(() => signal?.removeEventListener("abort", leave));
  }

  #mustRefuse(owner: string, bytes: number): boolean {
    const { waitingMax, waitingInAll, waitingInAllMaxBytes } = this.#limits;
    const isOwn = (one: Waiting) => one.owner === owner;
    if (this.#waiting.filter(isOwn).length >= waitingMax) return true;
    const bytesInAll = this.#waiting.reduce((sum, one) => sum + one.bytes, bytes);
    return this.#waiting.length >= waitingInAll || bytesInAll > waitingInAllMaxBytes;
  }

  #startNext(): void {
    for (let next = this.#takeNext(); next !== undefined; next = this.#takeNext()) next.start();
  }

  /** Undefined if there is no free place, or nobody who may have it. */
  #takeNext(): Waiting | undefined {
    if (this.#reading.length === 0 && this.#waiting.length === 0) this.#served.clear();
    if (this.#reading.length >= this.#limits.places) return undefined;
    const candidates = this.#waiting.filter(({ owner }) => this.#readingOf(owner) < this.#limits.perOwner);
    const next = candidates.find(({ owner }) => !this.#served.has(owner)) ?? candidates[0];
    if (next === undefined) return undefined;
    if (this.#served.has(next.owner)) this.#served.clear();
    this.#served.add(next.owner);
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#reading.push(next.owner);
    return next;
  }

  #readingOf(owner: string): number {
    return this.#reading.filter((one) => one === owner).length;
  }
}
