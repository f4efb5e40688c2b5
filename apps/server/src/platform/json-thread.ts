import { Worker } from "node:worker_threads";
import type { LongText, ParsedJson } from "./parse-json.ts";
import type { Parsed, ToParse } from "./parse-json-in-thread.ts";

/** How long the thread waits for another body: what parsing the last one took is given back with it. */
const IDLE_MS = 5_000;
const MEMORY_MIB = 128;
const FILE = new URL("./parse-json-in-thread.ts", import.meta.url);

/** A body on its way to the thread. */
export interface BodyInThread {
  /** Leaves the pieces empty: they go to the thread as they are. */
  add(pieces: readonly Uint8Array<ArrayBuffer>[]): void;
  /** Perhaps before all is added: the thread has seen enough to refuse it, or has ended. `parse` tells which. */
  readonly settled: Promise<void>;
  /** Once all is added. Throws where the thread fails. */
  parse(longText?: LongText): Promise<ParsedJson>;
  /** Where the rest does not come. */
  drop(): void;
}

/** Parses bodies that would hold everybody up. */
export interface JsonThread {
  open(): BodyInThread;
  close(): Promise<void>;
}

function startThread() {
  /** Bodies on their way and bodies that are parsed. */
  const inHand = new Map<number, PromiseWithResolvers<ParsedJson>>();
  const worker = new Worker(FILE, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB } });
  let nextBody = 1;
  let isOver = false;
  const end = (why: Error) => {
    isOver = true;
    for (const { reject } of inHand.values()) reject(why);
    inHand.clear();
  };
  const tell = (message: ToParse, moved: ArrayBuffer[] = []) => worker.postMessage(message, moved);
  worker.on("message", ({ body, parsed }: Parsed) => {
    inHand.get(body)?.resolve(parsed);
    inHand.delete(body);
  });
  worker.on("error", end);
  worker.once("exit", () => end(new Error("The thread that parses ended.")));
  worker.unref();
  return {
    isOver: () => isOver,
    isIdle: () => inHand.size === 0,
    open: (): BodyInThread => {
      const body = nextBody++;
      const parsed = Promise.withResolvers<ParsedJson>();
      inHand.set(body, parsed);
      const noted = () => undefined;
      return {
        // Whoever still adds to it hears of the thread's end by `parse`.
        settled: parsed.promise.then(noted, noted),
        add: (pieces) =>
          tell(
            { kind: "pieces", body, pieces },
            pieces.map(({ buffer }) => buffer),
          ),
        parse: (longText) => {
          tell({ kind: "end", body, longText });
          return parsed.promise;
        },
        drop: () => {
          tell({ kind: "drop", body });
          inHand.delete(body);
        },
      };
    },
    close: () => worker.terminate(),
  };
}

/** Starts with the first body: to start one for each takes longer than to parse most of them. */
export function createJsonThread(idleMs = IDLE_MS): JsonThread {
  let thread: ReturnType<typeof startThread> | null = null;
  const leave = async () => {
    const last = thread;
    thread = null;
    await last?.close();
  };
  const idle = setTimeout(() => {
    if (thread === null || thread.isIdle()) void leave();
    else idle.refresh();
  }, idleMs);
  idle.unref();
  return {
    open: () => {
      if (thread === null || thread.isOver()) thread = startThread();
      idle.refresh();
      return thread.open();
    },
    close: async () => {
      clearTimeout(idle);
      await leave();
    },
  };
}
