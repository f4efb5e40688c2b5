import { randomUUID } from "node:crypto";
import {
  KEY_PROVIDERS,
  type KeyProvider,
  LIMITS,
  type LocalTrialBody,
  type ModelTrialBody,
  type OwnModel,
  type TrialState,
} from "@quizmill/contract";
import { type LlmSettings, listHostedModels } from "@quizmill/models";
import type { Database } from "../../../platform/database/open.ts";
import type { OwnModelsTable } from "../../../platform/database/schema.ts";
import { AppError } from "../../../platform/errors.ts";
import { HOUR_MS, type RateLimits } from "../../../platform/rate-limits.ts";
import type { Sealing } from "../../../platform/sealed-text.ts";
import type { ModelConfig } from "./choice.ts";
import { codeOf } from "./fault-codes.ts";
import type { LocalModels } from "./local-models.ts";
import { deleteOwnModel, findOwnModel, keepTried, noteTrial, storeTried } from "./own-model-store.ts";
import type { FoundOut, TrialRun, Trials } from "./trials.ts";

/** Other addresses of providers: tests have servers of their own. Never a member's. */
export type ProviderAddresses = Partial<Record<KeyProvider, string>>;

export interface OwnModelsDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly rateLimits: RateLimits;
  readonly sealing: Sealing;
  readonly trials: Trials;
  /** Whether members may bring keys. */
  readonly isAllowed: boolean;
  readonly addresses?: ProviderAddresses;
  readonly local: LocalModels;
}

/** The language models that members bring, each for its account alone. */
export interface OwnModels {
  /** Null without one; "unreadable" if its key has to be given again. */
  configOf(accountId: string): Promise<ModelConfig | "unreadable" | null>;
  /** Without any key; `isHere`: the caller sits at this machine. */
  told(accountId: string, isHere: boolean): Promise<OwnModel>;
  /** Throws NOT_FOUND if no keys are taken, RATE_LIMITED and the codes of models. */
  list(accountId: string, asked: Pick<ModelTrialBody, "provider" | "key">): Promise<string[]>;
  /** Throws NOT_FOUND if no keys are taken, RATE_LIMITED, SERVER_BUSY. How it goes is in `told`. */
  begin(accountId: string, wanted: ModelTrialBody): Promise<void>;
  /** Throws NOT_FOUND if it does not run here, RATE_LIMITED, SERVER_BUSY. */
  beginHere(accountId: string, wanted: LocalTrialBody): Promise<void>;
  forgetTrial(accountId: string): Promise<void>;
  /** Throws NOT_FOUND if no trial is done, or that of a model here and the caller is not. */
  keep(accountId: string, isHere: boolean): Promise<void>;
  forget(accountId: string): Promise<void>;
  forgetHere(): Promise<void>;
}

const LAST_SHOWN = 4;
const BEGUN: TrialState = { name: "running", form: "full", done: 0, passages: 3 };
const LOST: TrialState = { name: "failed", code: "MODEL_UNREACHABLE" };

export function createOwnModels(deps: OwnModelsDeps): OwnModels {
  const { db, now, sealing, isAllowed, local, addresses = {} } = deps;
  const { listsPerHour, trialsPerHour, trialTimeoutMs, localTrialTimeoutMs } = LIMITS.ownModel;
  const lists = deps.rateLimits({ name: "model-lists", max: listsPerHour, windowMs: HOUR_MS });
  const trialCount = deps.rateLimits({ name: "model-trials", max: trialsPerHour, windowMs: HOUR_MS });

  const reached = (provider: KeyProvider, apiKey: string) => {
    const baseUrl = addresses[provider];
    return { provider, apiKey, ...(baseUrl !== undefined && { baseUrl }) };
  };
  const refuseUnlessAllowed = () => {
    if (!isAllowed) throw new AppError("NOT_FOUND", "This installation takes no keys of members.");
  };
  /** A process that ended has not said what became of its trials. */
  const stateOf = ({ stateJson, changedAt, provider }: OwnModelsTable): TrialState => {
    const state = JSON.parse(stateJson) as TrialState;
    const timeoutMs = isProvider(provider) ? trialTimeoutMs : localTrialTimeoutMs;
    return state.name === "running" && changedAt + timeoutMs < now() ? LOST : state;
  };

  const forgetTrial = async (accountId: string) => {
    deps.trials.stop(accountId);
    await deleteOwnModel(db, accountId, "tried");
  };
  const begin = async (
    { settings, language, timeoutMs }: Omit<TrialRun, "tell">,
    row: Pick<OwnModelsTable, "accountId" | "provider" | "sealedKey" | "lastFour">,
  ) => {
    const { accountId } = row;
    const own = { accountId, trialId: randomUUID() };
    const tell: TrialRun["tell"] = ({ state, settings: found }) =>
      noteTrial(db, own, { stateJson: JSON.stringify(state), settingsJson: found && JSON.stringify(found) });
    await storeTried(db, {
      ...row,
      ...own,
      place: "tried",
      model: settings.model,
      stateJson: JSON.stringify(BEGUN),
      settingsJson: null,
      changedAt: now(),
    });
    try {
      deps.trials.begin(accountId, { settings, language, timeoutMs, tell });
    } catch (error) {
      await forgetTrial(accountId);
      throw error;
    }
  };

  /** False if its trial has found nothing out, or it does not run here any more. */
  const keepHere = async ({ accountId, provider, model, settingsJson }: OwnModelsTable): Promise<boolean> => {
    const settings = isProvider(provider) ? undefined : await local.find(provider, model);
    if (settings === undefined || settingsJson === null) return false;
    await local.choose(settings, JSON.parse(settingsJson) as FoundOut);
    await deleteOwnModel(db, accountId, "tried");
    return true;
  };

  return {
    configOf: async (accountId) => {
      const row = isAllowed ? await findOwnModel(db, accountId, "kept") : undefined;
      if (row === undefined || !isProvider(row.provider)) return null;
      const key = sealing.open(row.sealedKey, accountId);
      return key === null ? "unreadable" : configIn(row, reached(row.provider, key));
    },
    told: async (accountId, isHere) => {
      const kept = await findOwnModel(db, accountId, "kept");
      const tried = await findOwnModel(db, accountId, "tried");
      return {
        isAllowed,
        kept: keptAs(kept, (sealed) => sealing.open(sealed, accountId) !== null),
        trial: tried ? { provider: tried.provider, model: tried.model, state: stateOf(tried) } : null,
        // The programs are not asked again and again while one of them is busy.
        here: isHere && tried === undefined ? await local.told() : null,
      };
    },
    list: async (accountId, { provider, key }) => {
      refuseUnlessAllowed();
      await lists.use(accountId);
      return listHostedModels(reached(provider, key)).catch((error: unknown) => {
        throw new AppError(codeOf(error), "The provider gives no list for this key.");
      });
    },
    begin: async (accountId, { provider, key, model, language }) => {
      refuseUnlessAllowed();
      await trialCount.use(accountId);
      const settings = { ...reached(provider, key), model };
      await begin(
        { settings, language, timeoutMs: trialTimeoutMs },
        { accountId, provider, sealedKey: sealing.seal(key, accountId), lastFour: key.slice(-LAST_SHOWN) },
      );
    },
    beginHere: async (accountId, { program, model, language }) => {
      await trialCount.use(accountId);
      const settings = await local.find(program, model);
      if (settings === undefined) throw new AppError("NOT_FOUND", "This model does not run here.");
      const row = { accountId, provider: program, sealedKey: "", lastFour: "" };
      await begin({ settings, language, timeoutMs: localTrialTimeoutMs }, row);
    },
    forgetTrial,
    keep: async (accountId, isHere) => {
      const tried = await findOwnModel(db, accountId, "tried");
      const isLocal = tried !== undefined && !isProvider(tried.provider);
      if (isLocal ? isHere && (await keepHere(tried)) : await keepTried(db, accountId, now())) return;
      throw new AppError("NOT_FOUND", "No trial of a model is done.");
    },
    forget: (accountId) => deleteOwnModel(db, accountId, "kept"),
    forgetHere: () => local.forget(),
  };
}

const isProvider = (provider: OwnModelsTable["provider"]): provider is KeyProvider =>
  provider in KEY_PROVIDERS;

function keptAs(kept: OwnModelsTable | undefined, isReadable: (sealed: string) => boolean): OwnModel["kept"] {
  if (kept === undefined || !isProvider(kept.provider)) return null;
  const { provider, model, lastFour } = kept;
  const keptAt = new Date(kept.changedAt).toISOString();
  return { provider, model, lastFour, keptAt, isReadable: isReadable(kept.sealedKey) };
}

/** Its owner pays for it: the installation's limits do not count. */
function configIn(
  { model, settingsJson }: OwnModelsTable,
  reached: Pick<LlmSettings, "provider" | "apiKey" | "baseUrl">,
): ModelConfig {
  const { msPerQuestion, ...found } = JSON.parse(settingsJson ?? "{}") as FoundOut;
  return {
    settings: { ...reached, model, ...found },
    limits: null,
    price: null,
    msPerQuestion,
    isDefault: false,
  };
}
