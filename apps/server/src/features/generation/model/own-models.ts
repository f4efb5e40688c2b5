import { randomUUID } from "node:crypto";
import { LIMITS, type ModelTrialBody, type OwnModel, type TrialState } from "@quizmill/contract";
import { type LlmSettings, listHostedModels } from "@quizmill/models";
import type { Database } from "../../../platform/database/open.ts";
import type { OwnModelsTable } from "../../../platform/database/schema.ts";
import { AppError } from "../../../platform/errors.ts";
import { HOUR_MS, type RateLimits } from "../../../platform/rate-limits.ts";
import type { Sealing } from "../../../platform/sealed-text.ts";
import type { ModelConfig } from "./choice.ts";
import { codeOf } from "./fault-codes.ts";
import { deleteOwnModel, findOwnModel, keepTried, noteTrial, storeTried } from "./own-model-store.ts";
import type { FoundOut, Trials } from "./trials.ts";

/** Other addresses of providers: tests have servers of their own. Never a member's. */
export type ProviderAddresses = Partial<Record<KeyProvider, string>>;
type KeyProvider = ModelTrialBody["provider"];

export interface OwnModelsDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly rateLimits: RateLimits;
  readonly sealing: Sealing;
  readonly trials: Trials;
  /** Whether members may bring keys. */
  readonly isAllowed: boolean;
  readonly addresses?: ProviderAddresses;
}

/** The language models that members bring, each for its account alone. */
export interface OwnModels {
  /** Null without one; "unreadable" if its key has to be given again. */
  configOf(accountId: string): Promise<ModelConfig | "unreadable" | null>;
  /** Without any key. */
  told(accountId: string): Promise<OwnModel>;
  /** Throws NOT_FOUND if no keys are taken, RATE_LIMITED and the codes of models. */
  list(accountId: string, asked: Pick<ModelTrialBody, "provider" | "key">): Promise<string[]>;
  /** Throws NOT_FOUND if no keys are taken, RATE_LIMITED, SERVER_BUSY. How it goes is in `told`. */
  begin(accountId: string, wanted: ModelTrialBody): Promise<void>;
  forgetTrial(accountId: string): Promise<void>;
  /** Throws NOT_FOUND if no trial is done. */
  keep(accountId: string): Promise<void>;
  forget(accountId: string): Promise<void>;
}

const LAST_SHOWN = 4;
const BEGUN: TrialState = { name: "running", form: "full", done: 0, passages: 3 };
const LOST: TrialState = { name: "failed", code: "MODEL_UNREACHABLE" };

export function createOwnModels(deps: OwnModelsDeps): OwnModels {
  const { db, now, sealing, isAllowed, addresses = {} } = deps;
  const { listsPerHour, trialsPerHour, trialTimeoutMs } = LIMITS.ownModel;
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
  const stateOf = ({ stateJson, changedAt }: OwnModelsTable): TrialState => {
    const state = JSON.parse(stateJson) as TrialState;
    return state.name === "running" && changedAt + trialTimeoutMs < now() ? LOST : state;
  };

  const forgetTrial = async (accountId: string) => {
    deps.trials.stop(accountId);
    await deleteOwnModel(db, accountId, "tried");
  };

  return {
    configOf: async (accountId) => {
      const row = isAllowed ? await findOwnModel(db, accountId, "kept") : undefined;
      if (row === undefined) return null;
      const key = sealing.open(row.sealedKey, accountId);
      return key === null ? "unreadable" : configIn(row, reached(row.provider, key));
    },
    told: async (accountId) => {
      const [kept, tried] = [
        await findOwnModel(db, accountId, "kept"),
        await findOwnModel(db, accountId, "tried"),
      ];
      return {
        isAllowed,
        kept: kept === undefined ? null : toldOf(kept, sealing.open(kept.sealedKey, accountId) !== null),
        trial: tried === undefined ? null : { ...shown(tried), state: stateOf(tried) },
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
      const own = { accountId, trialId: randomUUID() };
      const tell = ({ state, settings }: { state: TrialState; settings: FoundOut | null }) =>
        noteTrial(db, own, {
          stateJson: JSON.stringify(state),
          settingsJson: settings && JSON.stringify(settings),
        });
      await storeTried(db, {
        ...own,
        place: "tried",
        provider,
        model,
        sealedKey: sealing.seal(key, accountId),
        lastFour: key.slice(-LAST_SHOWN),
        stateJson: JSON.stringify(BEGUN),
        settingsJson: null,
        changedAt: now(),
      });
      const settings = { ...reached(provider, key), model };
      try {
        deps.trials.begin(accountId, { settings, language, timeoutMs: trialTimeoutMs, tell });
      } catch (error) {
        await forgetTrial(accountId);
        throw error;
      }
    },
    forgetTrial,
    keep: async (accountId) => {
      if (await keepTried(db, accountId, now())) return;
      throw new AppError("NOT_FOUND", "No trial of a model is done.");
    },
    forget: (accountId) => deleteOwnModel(db, accountId, "kept"),
  };
}

const shown = ({ provider, model, lastFour }: OwnModelsTable) => ({ provider, model, lastFour });

function toldOf(kept: OwnModelsTable, isReadable: boolean) {
  return { ...shown(kept), keptAt: new Date(kept.changedAt).toISOString(), isReadable };
}

/** Its owner pays for it: the installation's limits do not count. */
function configIn(
  { model, settingsJson }: OwnModelsTable,
  reached: Pick<LlmSettings, "provider" | "apiKey" | "baseUrl">,
): ModelConfig {
  const { msPerQuestion, ...found } = JSON.parse(settingsJson ?? "{}") as FoundOut;
  return { settings: { ...reached, model, ...found }, limits: null, price: null, msPerQuestion };
}
