import { Worker } from "node:worker_threads";
import type { LongText, ParsedJson } from "./parse-json.ts";
import type { ToParse } from "./parse-json-in-thread.ts";

/** How long the thread waits for another body: what parsing the last one took is given back with it. */
const IDLE_MS = 5_000;
const MEMORY_MIB = 128;
const FILE = new URL("./parse-json-in-thread.ts", import.meta.url);

/** Parses bodies that would hold everybody up. */
export interface JsonThread {
  /** In the order they come. Leaves `bytes` empty: they go to the thread as they are. Throws where it fails. */
  parse(bytes: Buffer<ArrayBuffer>, longText?: LongText): Promise<ParsedJson>;
  close(): Promise<void>;
}

/** A thread and what it has in hand; it answers in the order it is asked. */
function startThread() {
  const inHand: PromiseWithResolvers<ParsedJson>[] = [];
  const worker = new Worker(FILE, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB } });
  let isOver = false;
  const end = (why: Error) => {
    isOver = true;
    for (const { reject } of inHand.splice(0)) reject(why);
  };
  worker.on("message", (parsed: ParsedJson) => inHand.shift()?.resolve(parsed));
  worker.on("error", end);
  worker.once("exit", () => end(new Error("The thread that parses ended.")));
  worker.unref();
  return {
    isOver: () => isOver,
    isIdle: () => inHand.length === 0,
    parse: (bytes: Buffer<ArrayBuffer>, longText: LongText | undefined) => {
      const parsed = Promise.withResolvers<ParsedJson>();
      inHand.push(parsed);
      worker.postMessage({ bytes, longText } satisfies ToParse, [bytes.buffer]);
      return parsed.promise;
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
    parse: (bytes, longText) => {
      if (thread === null || thread.isOver()) thread = startThread();
      idle.refresh();
      return thread.parse(bytes, longText);
    },
    close: async () => {
      clearTimeout(idle);
      await leave();
    },
  };
}
