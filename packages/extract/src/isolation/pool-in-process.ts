import type { ExtractionErrorCode, QuestionPicture, SourceText } from "@quizmill/contract";
import { type ErrorDetails, ExtractionError } from "../errors.ts";
import { lowerPriority } from "./priority.ts";
import type { StoredFile } from "./protocol.ts";
import { type PoolOptions, ReaderPool } from "./reader-pool.ts";

/** The helper process that starts the readers and reads their output. Its first message has the options. */

export type ToPool =
  | ({ readonly kind: "open" } & PoolOptions)
  | ({ readonly kind: "extract"; readonly id: number } & StoredFile)
  /** The caller no longer waits for this document. */
  | { readonly kind: "leave"; readonly id: number }
  | { readonly kind: "close" };

export type Failure =
  | { readonly kind: "failed"; readonly code: ExtractionErrorCode; readonly details: ErrorDetails }
  | { readonly kind: "fault"; readonly message: string };

export type FromPool =
  | { readonly kind: "children"; readonly count: number }
  | { readonly kind: "picture"; readonly id: number; readonly picture: QuestionPicture }
  | { readonly kind: "read"; readonly id: number; readonly source: SourceText }
  | { readonly kind: "refused"; readonly id: number; readonly failure: Failure };

const callers = new Map<number, AbortController>();
const tell = (message: FromPool) => void (process.connected && process.send?.(message));
let pool: ReaderPool | undefined;

function failureOf(error: unknown): Failure {
  if (error instanceof ExtractionError) return { kind: "failed", code: error.code, details: error.details };
  return { kind: "fault", message: error instanceof Error ? error.message : "not an error" };
}

async function extract(pool: ReaderPool, id: number, file: StoredFile): Promise<void> {
  const caller = new AbortController();
  callers.set(id, caller);
  try {
    const onPicture = (picture: QuestionPicture) => tell({ kind: "picture", id, picture });
    tell({ kind: "read", id, source: await pool.extract(file, caller.signal, onPicture) });
  } catch (error) {
    tell({ kind: "refused", id, failure: failureOf(error) });
  } finally {
    callers.delete(id);
  }
}

/** Also runs when the server was killed. */
async function leave(): Promise<void> {
  await pool?.close();
  process.exit();
}

// The readers inherit the lower priority: responses of the server go first.
lowerPriority(process.pid);
// Both signals may be sent to all processes of a server, which still waits for documents in progress.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.on("disconnect", leave);
process.on("message", async (message: ToPool) => {
  if (message.kind === "open") pool = new ReaderPool(message, (count) => tell({ kind: "children", count }));
  if (message.kind === "extract" && pool) await extract(pool, message.id, message);
  if (message.kind === "leave") callers.get(message.id)?.abort();
  if (message.kind === "close") await leave();
});
