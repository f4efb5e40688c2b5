import { parentPort, workerData } from "node:worker_threads";
import type { ExtractionErrorCode, SourceText } from "@quizmill/contract";
import { type ErrorDetails, ExtractionError, ExtractorBusyError } from "../errors.ts";
import { type PoolOptions, ReaderPool, type StoredFile } from "./reader-pool.ts";

/** Runs inside the thread that starts the readers and hears what they say. */

export type ToPool =
  | ({ readonly kind: "extract"; readonly id: number } & StoredFile)
  /** Nobody waits for it any more. */
  | { readonly kind: "leave"; readonly id: number }
  | { readonly kind: "close" };

export type Failure =
  | { readonly kind: "failed"; readonly code: ExtractionErrorCode; readonly details: ErrorDetails }
  | { readonly kind: "busy"; readonly retryAfterSeconds: number }
  | { readonly kind: "fault"; readonly message: string };

export type FromPool =
  | { readonly kind: "children"; readonly count: number }
  | { readonly kind: "read"; readonly id: number; readonly source: SourceText }
  | { readonly kind: "refused"; readonly id: number; readonly failure: Failure }
  | { readonly kind: "closed" };

const callers = new Map<number, AbortController>();
const tell = (message: FromPool) => parentPort?.postMessage(message);
const pool = new ReaderPool(workerData as PoolOptions, (count) => tell({ kind: "children", count }));

function failureOf(error: unknown): Failure {
  if (error instanceof ExtractionError) return { kind: "failed", code: error.code, details: error.details };
  if (error instanceof ExtractorBusyError)
    return { kind: "busy", retryAfterSeconds: error.retryAfterSeconds };
  return { kind: "fault", message: error instanceof Error ? error.message : "not an error" };
}

async function extract(id: number, file: StoredFile): Promise<void> {
  const caller = new AbortController();
  callers.set(id, caller);
  try {
    tell({ kind: "read", id, source: await pool.extract(file, caller.signal) });
  } catch (error) {
    tell({ kind: "refused", id, failure: failureOf(error) });
  } finally {
    callers.delete(id);
  }
}

parentPort?.on("message", async (message: ToPool) => {
  if (message.kind === "extract") await extract(message.id, message);
  if (message.kind === "leave") callers.get(message.id)?.abort();
  if (message.kind !== "close") return;
  await pool.close();
  tell({ kind: "closed" });
});
