import {
  type AddedDocument,
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
import type { GrowingSet } from "../generation/add-document.ts";
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

interface UploadCall {
  readonly accountId: string;
  /** The caller's Idempotency-Key. */
  readonly key: string | null;
  readonly signal: AbortSignal;
}

interface BootstrapCall extends UploadCall {
  readonly mode: Mode;
  /** Undefined if the caller leaves it to the settings. */
  readonly engine: EngineChoice | undefined;
  readonly minFirst: number;
  /** Stops when the upload's signal aborts; leaves nothing stored behind. */
  readonly read: (upload: UploadUnderWay) => Promise<PlannedDocument>;
}

interface AddCall extends UploadCall {
  readonly datasetId: string;
  readonly read: (upload: UploadUnderWay & { readonly set: GrowingSet }) => Promise<PlannedDocument>;
}

/** Reads a document and stores it. */
type Work = (upload: UploadUnderWay) => Promise<CreatedDataset>;

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
  /** Throws what `read` throws, NOT_FOUND, SET_UNFINISHED, SET_FULL, RATE_LIMITED, TOO_MANY_JOBS. */
  add(call: AddCall): Promise<AddedDocument>;
  /** Throws NOT_FOUND for a key that this account never used, or whose refusal is no longer stored. */
  progress(key: UploadKey): Promise<UploadProgress>;
}

/** What was read, if somebody still waits for it. */
async function unlessGone<T>({ signal }: UploadUnderWay, reading: Promise<T>): Promise<T> {
  const read = await reading.catch((error: unknown) => {
    throw signal.aborted ? callerGone() : error;
  });
  if (signal.aborted) throw callerGone();
  return read;
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

  const make = async (
    call: UploadCall,
    work: Work,
    { key, signal }: { key: UploadKey; signal: AbortSignal },
  ): Promise<CreatedDataset> => {
    const { accountId } = call;
    await generation.refuseTooManyJobs(accountId, inHand.countBefore(key));
    await limit.use(accountId);
    return recorded(deps, { accountId, key: call.key, signal }, work);
  };

  /** The set that this key made or added to before, or does now. */
  const obtain = async (call: UploadCall, work: Work): Promise<CreatedDataset | undefined> => {
    const key = { accountId: call.accountId, key: call.key ?? newId() };
    const before = call.key === null ? undefined : await generation.findUploadedDataset(key);
    if (before) return generation.reopen(before);
    const shared = await inHand.share(key, call.signal, (signal) => make(call, work, { key, signal }));
    return shared.isBringer ? shared.created : generation.reopen(shared.created.datasetId);
  };

  return {
    bootstrap: async (call) => {
      const { accountId, mode, engine = deps.defaultEngine, minFirst, signal } = call;
      const created = await obtain(call, async (upload) => {
        const document = await unlessGone(upload, call.read(upload));
        return generation.createDataset({
          ...document,
          ...{ accountId, mode, engine, uploadKey: call.key },
        });
      });
      const first = created && (await generation.firstQuestions({ ...created, minFirst, timeoutMs, signal }));
      // The set was deleted in another window in the meantime.
      if (!created || !first) throw notFound();
      return { ...created, ...first };
    },
    add: async (call) => {
      const { accountId, datasetId: id, signal } = call;
      const added = await obtain(call, async (upload) => {
        const set = await generation.growingSet({ accountId, id });
        const document = await unlessGone(upload, call.read({ ...upload, set }));
        return generation.addDocument({ ...document, set, uploadKey: call.key });
      });
      const first = added && (await generation.firstQuestions({ ...added, minFirst: 0, timeoutMs, signal }));
      if (!added || !first) throw notFound();
      const { initial: _, ...told } = first;
      return { ...added, ...told };
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
