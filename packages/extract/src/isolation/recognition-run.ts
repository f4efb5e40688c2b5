import { ExtractionError } from "../errors.ts";
import { type RecognisedPage, unseen } from "../recognition/recognised-page.ts";
import type { Places } from "./places.ts";
import type { RecogniserProcess, StoredPictures } from "./recogniser-process.ts";

/** A document, the pages that are wanted of it, and how processes for it are started. */
export interface RecognitionTask {
  readonly file: StoredPictures;
  readonly pages: readonly number[];
  readonly signal: AbortSignal;
  readonly places: Places;
  start(): RecogniserProcess;
}

/** Fewer pages are not worth a second process, which takes as much memory as the first. */
const MIN_PAGES_FOR_TWO = 4;
/** Pages that may be ready before they are fetched. */
const PAGES_AHEAD = 8;
/** So many pages may end their process; then the document is given up. */
const MAX_FAILED_PAGES = 3;
/** What one page can do to its process; other failures are of the whole document. */
const FAILURES_OF_A_PAGE = ["EXTRACTION_LIMIT", "EXTRACTION_TIMEOUT", "FILE_DAMAGED"];

/**
 * Recognises the pages of one document, with a second process where one is free and there is work for it. It holds the
 * place of its first process when it begins, and gives all places back.
 */
export class RecognitionRun {
  readonly #task: RecognitionTask;
  /** Ends what still runs. */
  readonly #over = new AbortController();
  readonly #signal: AbortSignal;
  readonly #ready = new Map<number, RecognisedPage>();
  readonly #workers = new Set<Promise<void>>();
  #language: string | undefined;
  /** Indexes in the list of pages: the next to begin, and the next to give away. */
  #begun = 0;
  #given = 0;
  #failedPages = 0;
  #error: unknown;
  #wake: () => void = () => {};

  constructor(task: RecognitionTask) {
    this.#task = task;
    this.#signal = AbortSignal.any([task.signal, this.#over.signal]);
    this.#language = task.file.language;
  }

  async *pages(): AsyncGenerator<RecognisedPage> {
    const { pages, places } = this.#task;
    try {
      this.#addWorker({ isFirst: true });
      while (this.#given < pages.length) {
        const enough = pages.length - this.#begun >= MIN_PAGES_FOR_TWO;
        if (this.#workers.size === 1 && enough && places.takeFree()) this.#addWorker({ isFirst: false });
        yield await this.#next();
      }
    } finally {
      this.#over.abort();
      await this.settled();
    }
  }

  /** Resolves when no process of it remains; it does not end them. */
  async settled(): Promise<void> {
    await Promise.all(this.#workers);
  }

  async #next(): Promise<RecognisedPage> {
    for (;;) {
      this.#task.signal.throwIfAborted();
      const page = this.#ready.get(this.#given);
      if (page !== undefined) {
        this.#ready.delete(this.#given);
        this.#given += 1;
        this.#changed();
        return page;
      }
      if (this.#error !== undefined) throw this.#error;
      await this.#change();
    }
  }

  /** Resolves when anything has changed. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      const before = this.#wake;
      this.#wake = () => {
        before();
        resolve();
      };
    });
  }

  #changed(): void {
    const wake = this.#wake;
    this.#wake = () => {};
    wake();
  }

  #addWorker(which: { readonly isFirst: boolean }): void {
    const worker = this.#work(which)
      .catch((error) => {
        this.#error ??= error;
        this.#over.abort();
      })
      .finally(() => {
        this.#workers.delete(worker);
        this.#task.places.give();
        this.#changed();
      });
    this.#workers.add(worker);
  }

  async #work({ isFirst }: { readonly isFirst: boolean }): Promise<void> {
    let child: RecogniserProcess | null = null;
    try {
      for (let index = await this.#begin(isFirst); index !== null; index = await this.#begin(isFirst)) {
        child ??= this.#task.start();
        const page = await this.#read(child, index);
        if (child.hasEnded || page === null) child = null;
        this.#ready.set(index, page ?? unseen(this.#task.pages[index] ?? 0));
        this.#changed();
      }
    } finally {
      child?.kill();
      await child?.ended;
    }
  }

  /** The index of a page to read; null if there is none left, or the place is needed for another document. */
  async #begin(isFirst: boolean): Promise<number | null> {
    while (this.#begun - this.#given >= PAGES_AHEAD && !this.#signal.aborted) await this.#change();
    this.#signal.throwIfAborted();
    if (!isFirst && this.#task.places.isWanted) return null;
    if (this.#begun >= this.#task.pages.length) return null;
    this.#begun += 1;
    return this.#begun - 1;
  }

  /** Null if the page has ended its process. */
  async #read(child: RecogniserProcess, index: number): Promise<RecognisedPage | null> {
    const { file, pages } = this.#task;
    try {
      if (!child.isOpen) await child.open({ ...file, language: this.#language }, this.#signal);
      const page = await child.page(pages[index] ?? 0, this.#signal);
      this.#language ??= page.source?.language ?? undefined;
      return page;
    } catch (error) {
      child.kill();
      await child.ended;
      this.#signal.throwIfAborted();
      const isOfPage =
        error instanceof ExtractionError && child.isOpen && FAILURES_OF_A_PAGE.includes(error.code);
      this.#failedPages += 1;
      if (!isOfPage || pages.length === 1 || this.#failedPages >= MAX_FAILED_PAGES) throw error;
      return null;
    }
  }
}
