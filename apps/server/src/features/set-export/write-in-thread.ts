import { Worker } from "node:worker_threads";
import type { CarriedSet, ExportFormat, QuestionPicture } from "@quizmill/contract";
import type { Exported, ExportOptions } from "@quizmill/interchange";

/** Some questions, or a picture that they may name. */
export type ExportPart = CarriedSet["questions"] | QuestionPicture;

export interface ExportTask {
  /** Its parts come after it; null is their end. */
  readonly set: CarriedSet;
  readonly format: ExportFormat;
  readonly options: ExportOptions;
}

const THREAD = new URL("./export-thread.ts", import.meta.url);
/** A set of ten thousand questions takes a fifth of it. */
const MEMORY_MAX_MIB = 512;

/** Writes the file of a set in a thread of its own: a large one takes seconds. Throws the signal's reason. */
export async function writeInThread(
  task: ExportTask,
  parts: AsyncIterable<ExportPart>,
  signal: AbortSignal,
): Promise<Exported> {
  signal.throwIfAborted();
  const worker = new Worker(THREAD, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MIB },
  });
  const stop = () => void worker.terminate();
  signal.addEventListener("abort", stop, { once: true });
  try {
    const written = new Promise<Exported>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.once("exit", () => reject(signal.reason ?? new Error("The thread that writes a file ended")));
    });
    const sending = async () => {
      for await (const part of parts) worker.postMessage(part);
      worker.postMessage(null);
      return written;
    };
    return await Promise.race([written, sending()]);
  } finally {
    signal.removeEventListener("abort", stop);
    await worker.terminate();
  }
}
