import { availableParallelism } from "node:os";
import { LIMITS } from "@quizmill/contract/tables";
import type { SharedPlaces } from "./isolation/places.ts";
import type { RecogniseOptions } from "./recognise-pages.ts";
import type { RecognisedPage } from "./recognition/recognised-page.ts";

/** Limits; the defaults are those of the contract. */
export interface RecogniserOptions {
  /** Processes at the same time. Default: 2, or 1 on a single core. */
  readonly concurrency?: number;
  /** Wall-clock time for one page. */
  readonly pageTimeoutMs?: number;
  /** Resident memory of one process. */
  readonly memoryMaxBytes?: number;
  /** Shared with other processes on this machine; without them this one has all of `concurrency`. */
  readonly places?: SharedPlaces;
}

/** What a recogniser is given: where the file is, or how to get it once there is a place. */
export type PictureFile = string | (() => Promise<string>);

/** Reads the text of pictures from strangers. */
export interface Recogniser {
  /**
   * The text of pages of a document, in their order, each as soon as it is read, in child processes of
   * low priority that can neither write files nor start processes. `fileName` is the name the user gave. Documents are
   * begun in the order they come; one with several pages gets a second process while no other document needs it. A page
   * that takes too much time or memory is given without its text. Ending the loop ends its processes. Throws
   * ExtractionError if that happens to the only page or to several, and for a file that cannot be read; and the
   * signal's reason.
   */
  recognise(file: PictureFile, fileName: string, options: RecogniseOptions): AsyncGenerator<RecognisedPage>;
  /** Ends all processes. Documents that are being read or wait are refused. No process remains. */
  close(): Promise<void>;
}

/** Starts nothing before there is a document. */
export function createRecogniser(options: RecogniserOptions = {}): Recogniser {
  const limits = {
    timeoutMs: options.pageTimeoutMs ?? LIMITS.recognition.pageTimeoutMs,
    memoryMaxBytes: options.memoryMaxBytes ?? LIMITS.recognition.memoryMaxBytes,
  };
  const concurrency = options.concurrency ?? Math.min(LIMITS.recognition.concurrency, availableParallelism());
  const closed = new AbortController();
  const running = new Set<{ settled(): Promise<unknown> }>();
  const parts = loaded(concurrency, options.places);
  return {
    async *recognise(file, fileName, { pages, language, hint, signal }) {
      const all = signal === undefined ? closed.signal : AbortSignal.any([closed.signal, signal]);
      const { RecognitionRun, RecogniserProcess, recogniserCommand, places } = await parts();
      await places.take(all);
      const filePath = await pathOf(file).catch((error: unknown) => {
        places.give();
        throw error;
      });
      const command = recogniserCommand(limits, pages.length);
      const run = new RecognitionRun({
        file: { filePath, fileName, language, hint },
        pages,
        signal: all,
        places,
        start: () => new RecogniserProcess(limits, command),
      });
      running.add(run);
      try {
        yield* run.pages();
      } finally {
        running.delete(run);
      }
    },
    async close() {
      closed.abort(new Error("The recogniser is closed"));
      await Promise.all([...running].map((run) => run.settled()));
    },
  };
}

async function pathOf(file: PictureFile): Promise<string> {
  return typeof file === "string" ? file : file();
}

/** What runs other processes; loaded with the first document, because most servers never have one. */
function loaded(concurrency: number, shared: SharedPlaces | undefined) {
  let parts: ReturnType<typeof load> | undefined;
  return () => {
    parts ??= load(concurrency, shared);
    return parts;
  };
}

async function load(concurrency: number, shared: SharedPlaces | undefined) {
  const [{ RecognitionRun }, { RecogniserProcess }, { recogniserCommand }, { Places }] = await Promise.all([
    import("./isolation/recognition-run.ts"),
    import("./isolation/recogniser-process.ts"),
    import("./isolation/command.ts"),
    import("./isolation/places.ts"),
  ]);
  return { RecognitionRun, RecogniserProcess, recogniserCommand, places: new Places(concurrency, shared) };
}
