import {
  type AddedDocument,
  type Bootstrap,
  type EngineChoice,
  LIMITS,
  type Mode,
  type UploadProgress,
} from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { type NewDocument, refuseTooManyWaiting } from "../datasets/pictures-store.ts";
import { refuseFullAccount } from "../datasets/store.ts";
import type { CreatedDataset, Generation } from "../generation/jobs/index.ts";
import { findUploadUnderWay, type UploadKey } from "../upload-keys/store.ts";
import { forgetRefused } from "./refused.ts";
import { recorded } from "./under-way.ts";

/** A file or pasted notes, arrived whole. */
export interface Arrived {
  /** Of the set that is made of it. */
  readonly name: string;
  readonly document: NewDocument;
  /** Deletes what the receiving left on disk. */
  discard(): Promise<void>;
}

interface UploadCall {
  readonly accountId: string;
  readonly sessionId: string;
  /** The caller's Idempotency-Key. */
  readonly key: string | null;
  /** Ends the waiting for an answer; what has arrived is worked on. */
  readonly signal: AbortSignal;
  readonly receive: () => Promise<Arrived>;
}

interface BootstrapCall extends UploadCall {
  readonly mode: Mode;
  /** Undefined if the caller leaves it to the settings. */
  readonly engine: EngineChoice | undefined;
  readonly minFirst: number;
}

interface AddCall extends UploadCall {
  readonly datasetId: string;
}

export interface UploadsDeps {
  readonly db: Database;
  readonly generation: Generation;
  readonly now: () => number;
  readonly newId: () => string;
  readonly rateLimits: RateLimits;
  readonly firstBatchWaitMs?: number;
}

export interface Uploads {
  /** Throws what `receive` throws, the code of a document that is refused, RATE_LIMITED, TOO_MANY_JOBS, ACCOUNT_FULL. */
  bootstrap(call: BootstrapCall): Promise<Bootstrap>;
  /** Throws the same, NOT_FOUND, SET_UNFINISHED, SET_FULL. */
  add(call: AddCall): Promise<AddedDocument>;
  /** Throws NOT_FOUND for a key that this account never used, or whose refusal is no longer stored. */
  progress(key: UploadKey): Promise<UploadProgress>;
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", "There is no such upload.");
}

export function createUploads(deps: UploadsDeps): Uploads {
  const { db, generation, now } = deps;
  const timeoutMs = deps.firstBatchWaitMs ?? LIMITS.upload.firstBatchWaitMs;
  const max = LIMITS.upload.perAccountPerHour;
  const limit = deps.rateLimits({ name: "upload", max, windowMs: HOUR_MS });

  const engineFor = async (accountId: string, asked: EngineChoice | undefined) => {
    if (asked === "embedded" || asked === "browser") return asked;
    const model = await generation.modelFor(accountId);
    if (model !== null) return asked === "model" || model.isDefault ? model.engine : "embedded";
    if (asked === undefined) return "embedded";
    throw new AppError("VALIDATION_FAILED", "No language model is set up.", {
      details: { part: "query", fields: [{ path: "engine", reason: "not_set_up" }] },
    });
  };

  /** The set that this key made or added to before, or one made now. From here on the work goes on without the caller. */
  const obtain = async <Received extends Arrived>(
    { accountId, sessionId, key }: UploadCall,
    receive: () => Promise<Received>,
    store: (arrived: Received) => Promise<CreatedDataset>,
  ): Promise<CreatedDataset | undefined> => {
    const before = key === null ? undefined : await generation.findUploadedDataset({ accountId, key });
    if (before) return generation.reopen(before, sessionId);
    await generation.refuseTooManyJobs(accountId);
    await refuseFullAccount(db, { accountId });
    // Before its bytes are taken; whether there is room for them too is looked at when they are there.
    await refuseTooManyWaiting(db, 0);
    await limit.use(accountId);
    return recorded(deps, { accountId, key }, async () => {
      const arrived = await receive();
      return store(arrived).finally(arrived.discard);
    });
  };

  /** Throws why the document is refused. Whoever is told so finds nothing of it in the list. */
  const untilRead = async (call: UploadCall, created: CreatedDataset): Promise<void> => {
    const { accountId, key, signal } = call;
    const wait = { ...created, signal, timeoutMs: LIMITS.upload.readingWaitMs };
    const refusal = await generation.readingOf(wait);
    if (refusal === undefined || signal.aborted) return;
    const { code, message, details } = refusal;
    await forgetRefused(deps, { accountId, key, code, datasetId: created.datasetId });
    throw new AppError(code, message, { ...(details && { details }) });
  };

  const firstOf = async (call: UploadCall, created: CreatedDataset | undefined, minFirst: number) => {
    if (created === undefined) throw notFound();
    await untilRead(call, created);
    const first = await generation.firstQuestions({ ...created, minFirst, timeoutMs, signal: call.signal });
    if (first) return { ...created, ...first };
    // Another call with this key was told that it is refused, or the set was deleted in another window.
    const { accountId, key } = call;
    const told = key === null ? undefined : await findUploadUnderWay(db, { accountId, key }, now());
    throw told?.failureCode ? new AppError(told.failureCode, "The document was refused.") : notFound();
  };

  return {
    bootstrap: async (call) => {
      const { accountId, sessionId, mode, minFirst } = call;
      const receive = async () => {
        const engine = await engineFor(accountId, call.engine);
        return { ...(await call.receive()), engine };
      };
      const created = await obtain(call, receive, ({ name, document, engine }) =>
        generation.createDataset({ accountId, sessionId, name, mode, engine, document, uploadKey: call.key }),
      );
      return firstOf(call, created, minFirst);
    },
    add: async (call) => {
      const owned = { accountId: call.accountId, id: call.datasetId };
      let warnings: number | undefined;
      const receive = async () => {
        const set = await generation.growingSet(owned);
        warnings = (JSON.parse(set.warningsJson) as unknown[]).length;
        return { ...(await call.receive()), set };
      };
      const created = await obtain(call, receive, ({ document, set }) =>
        generation.addDocument({ document, set, sessionId: call.sessionId, uploadKey: call.key }),
      );
      const { initial: _, ...told } = await firstOf(call, created, 0);
      const report = (await generation.progressOf(told.datasetId))?.document;
      const said = warnings === undefined ? [] : (report?.warnings.slice(warnings) ?? []);
      const doubles = said.reduce((sum, one) => sum + (one.code === "DOUBLES_LEFT_OUT" ? one.count : 0), 0);
      return { ...told, doubles };
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
