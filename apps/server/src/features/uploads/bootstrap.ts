import {
  type Bootstrap,
  type EngineChoice,
  LIMITS,
  type Mode,
  type SourceText,
  type UploadProgress,
} from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { AppError, callerGone } from "../../platform/errors.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import type { CreatedDataset, NewDataset } from "../generation/create-dataset.ts";
import type { StoredPlan } from "../generation/engine-protocol.ts";
import type { Generation } from "../generation/generation.ts";
import { findUploadUnderWay, type UploadKey } from "../upload-keys/store.ts";
import { createUploadsInHand } from "./in-hand.ts";
import { recorded, type UploadUnderWay } from "./under-way.ts";

/** A file or pasted notes, planned, before a set is made of them. */
export interface PlannedDocument {
  readonly name: string;
  readonly source: Omit<SourceText, "sections">;
  readonly plan: StoredPlan;
  /** The document, where pages of it are to be read from their pictures. */
  readonly toRead: NewDataset["toRead"];
}

interface BootstrapCall {
  readonly accountId: string;
  readonly mode: Mode;
  /** Undefined if the caller leaves it to the settings. */
  readonly engine: EngineChoice | undefined;
  readonly minFirst: number;
  /** The caller's Idempotency-Key. */
  readonly key: string | null;
  readonly signal: AbortSignal;
  /** Stops when the upload's signal aborts; leaves nothing stored behind. */
  readonly read: (upload: UploadUnderWay) => Promise<PlannedDocument>;
}

export interface UploadsDeps {
  readonly db: Database;
  readonly generation: Generation;
  readonly now: () => number;
  readonly newId: () => string;
  readonly rateLimits: RateLimits;
  readonly firstBatchWaitMs?: number;
  /** The engine if the caller chooses none; without a model that is set up, the embedded one. */
  readonly defaultEngine: EngineChoice;
}

export interface Uploads {
  /** Throws what `read` throws, RATE_LIMITED, TOO_MANY_JOBS. */
  bootstrap(call: BootstrapCall): Promise<Bootstrap>;
  /** Throws NOT_FOUND for a key that this account never used, or whose refusal is no longer stored. */
  progress(key: UploadKey): Promise<UploadProgress>;
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", "There is no such upload.");
}

export function createUploads(deps: UploadsDeps): Uploads {
  const { db, generation, now, newId } = deps;
  const timeoutMs = deps.firstBatchWaitMs ?? LIMITS.upload.firstBatchWaitMs;
  const inHand = createUploadsInHand();
  const max = LIMITS.upload.perAccountPerHour;
  const limit = deps.rateLimits({ name: "upload", max, windowMs: HOUR_MS });

  const readAndStore = async (call: BootstrapCall, upload: UploadUnderWay): Promise<CreatedDataset> => {
    const { accountId, mode, engine = deps.defaultEngine } = call;
    const document = await call.read(upload).catch((error: unknown) => {
      throw upload.signal.aborted ? callerGone() : error;
    });
    if (upload.signal.aborted) throw callerGone();
    return generation.createDataset({
      ...document,
      ...{ accountId, mode, engine, uploadKey: call.key },
    });
  };

  const make = async (call: BootstrapCall, key: UploadKey, signal: AbortSignal): Promise<CreatedDataset> => {
    const { accountId } = call;
    await generation.refuseTooManyJobs(accountId, inHand.countBefore(key));
    await limit.use(accountId);
    return recorded(deps, { accountId, key: call.key, signal }, (upload) => readAndStore(call, upload));
  };

  /** The set that this key made before, or makes now. */
  const obtain = async (call: BootstrapCall): Promise<CreatedDataset | undefined> => {
    const key = { accountId: call.accountId, key: call.key ?? newId() };
    const before = call.key === null ? undefined : await generation.findUploadedDataset(key);
    if (before) return generation.reopen(before);
    const shared = await inHand.share(key, call.signal, (signal) => make(call, key, signal));
    return shared.isBringer ? shared.created : generation.reopen(shared.created.datasetId);
  };

  return {
    bootstrap: async (call) => {
      const { minFirst, signal } = call;
      const created = await obtain(call);
      const first = created && (await generation.firstQuestions({ ...created, minFirst, timeoutMs, signal }));
      // The set was deleted in another window in the meantime.
      if (!created || !first) throw notFound();
      return { ...created, ...first };
    },
    progress: async (key) => {
      const early = await findUploadUnderWay(db, key, now());
      if (early) return early;
      const datasetId = await generation.findUploadedDataset(key);
      const progress = datasetId && (await generation.progressOf(datasetId));
      if (!progress) throw notFound();
      return progress;
    },
  };
}
