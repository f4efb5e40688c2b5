import { type DocumentReport, type ErrorCode, LIMITS, type UploadProgress } from "@quizmill/contract";
import { AppError } from "../../platform/errors.ts";
import type { CreatedDataset } from "../generation/create-dataset.ts";

/** A document between its arrival and its rows: nothing of it is stored yet. */
export interface UploadInHand {
  /** Aborts when the last caller who waits for it is gone. */
  readonly signal: AbortSignal;
  stage: "PENDING" | "extracting" | "generating";
  /** Known once the document has been read. */
  document: DocumentReport | null;
}

export interface UploadKey {
  readonly accountId: string;
  readonly key: string;
}

interface SharedUpload {
  readonly created: CreatedDataset;
  /** False for a caller whose upload had been begun by an earlier call. */
  readonly isBringer: boolean;
}

export interface UploadsInHand {
  /**
   * Runs `make` once per key, however many callers come with it: the others wait for the same outcome.
   * If the one who brought the bytes goes away with them half sent, the next one's bytes are taken.
   */
  share(
    key: UploadKey,
    signal: AbortSignal,
    make: (upload: UploadInHand) => Promise<CreatedDataset>,
  ): Promise<SharedUpload>;
  /** Documents of the account that came before this one and have no rows yet. */
  countBefore(key: UploadKey): number;
  /** Undefined where nothing of it is in hand, and no refusal is remembered. */
  progressOf(key: UploadKey): UploadProgress | undefined;
}

interface Entry {
  readonly key: UploadKey;
  readonly upload: UploadInHand;
  readonly bringer: AbortSignal;
  readonly created: Promise<CreatedDataset>;
  readonly controller: AbortController;
  callers: number;
  failure: { readonly code: ErrorCode; readonly at: number } | null;
}

const idOf = ({ accountId, key }: UploadKey) => `${accountId} ${key}`;

function codeOf(error: unknown): ErrorCode {
  return error instanceof AppError ? error.code : "INTERNAL";
}

/** Waits with the others; the work is stopped when all who waited have gone. */
async function join(entry: Entry, signal: AbortSignal): Promise<CreatedDataset> {
  entry.callers += 1;
  const leave = () => {
    entry.callers -= 1;
    if (entry.callers === 0) entry.controller.abort(new Error("Nobody waits for this upload."));
  };
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
  try {
    return await entry.created;
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

export function createUploadsInHand(now: () => number): UploadsInHand {
  const entries = new Map<string, Entry>();

  const forgetOldFailures = () => {
    const before = now() - LIMITS.upload.progressKeptMs;
    for (const [id, { failure }] of entries) if (failure && failure.at < before) entries.delete(id);
  };
  const begin = (
    key: UploadKey,
    bringer: AbortSignal,
    make: Parameters<UploadsInHand["share"]>[2],
  ): Entry => {
    forgetOldFailures();
    const controller = new AbortController();
    const upload: UploadInHand = { signal: controller.signal, stage: "PENDING", document: null };
    // One turn later: `make` may ask for what is in hand, this one included.
    const created = Promise.resolve().then(() => make(upload));
    const entry: Entry = { key, upload, bringer, created, controller, callers: 0, failure: null };
    entries.delete(idOf(key));
    entries.set(idOf(key), entry);
    created.then(
      () => entries.delete(idOf(key)),
      (error: unknown) => {
        entry.failure = { code: codeOf(error), at: now() };
      },
    );
    return entry;
  };

  return {
    share: async (key, signal, make) => {
      for (;;) {
        const known = entries.get(idOf(key));
        if (!known || known.failure) {
          const entry = begin(key, signal, make);
          return { created: await join(entry, signal), isBringer: true };
        }
        try {
          return { created: await join(known, signal), isBringer: false };
        } catch (error) {
          if (signal.aborted || !known.bringer.aborted) throw error;
        }
      }
    },
    countBefore: (key) => {
      let count = 0;
      for (const [id, entry] of entries) {
        if (id === idOf(key)) break;
        if (entry.key.accountId === key.accountId && !entry.failure) count += 1;
      }
      return count;
    },
    progressOf: (key) => {
      const entry = entries.get(idOf(key));
      if (!entry) return undefined;
      const stage = entry.failure ? "failed" : entry.upload.stage;
      const nothingYet = { done: 0, total: 0, questions: 0, etaSeconds: null, datasetId: null };
      const { document } = entry.upload;
      return { stage, ...nothingYet, failureCode: entry.failure?.code ?? null, document };
    },
  };
}
