import type { Fallback, ModelStanding } from "@quizmill/contract";
import {
  baseUrlOf,
  createModelClient,
  expectedTokensPerPage,
  fewestUsefulTokens,
  type LlmSettings,
  ModelFault,
  PROVIDERS,
  staysHere,
} from "@quizmill/models";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../../platform/database/open.ts";
import type { DatasetsTable } from "../../../platform/database/schema.ts";
import type { ModelUse } from "../engine/index.ts";
import type { ModelChoice, ModelConfig } from "./choice.ts";
import type { OwnModels } from "./own-models.ts";
import { readPace } from "./pace.ts";
import { endOfDay, type TokenLimits, tokensLeft } from "./tokens.ts";

/** Whether a language model may be used, which one, and how many tokens. */
export interface ModelGate {
  /** The installation's model at this moment; null for none. */
  current(): Promise<ModelConfig | null>;
  /** The model that would write a new set of this account; null for none. */
  writerFor(accountId: string): Promise<{ engine: ModelEngine; isDefault: boolean } | null>;
  /** What a set of this account may use now of the model that its owner chose, or why there is none for it. */
  allowance(accountId: string, engine: ModelEngine): Promise<ModelUse | Fallback>;
  /** The same for a person who is about to choose, as far as recorded now; null without a model. */
  standing(accountId: string): Promise<ModelStanding | null>;
}

/** The installation's model, or one that its owner brought. */
export type ModelEngine = Exclude<DatasetsTable["engine"], "embedded" | "browser">;

type Log = Pick<FastifyBaseLogger, "info" | "warn">;

const WRONG =
  "the language model cannot be used: its server refuses the key or does not know the model (LLM_API_KEY, LLM_MODEL, or model.json); the embedded engine serves";
const CHECK_WAIT_MS = 30_000;
const OLLAMA_WAIT_MS = 500;

/** A model that was tried. */
interface Tried {
  readonly config: ModelConfig;
  readonly checking: Promise<void>;
  isShut: boolean;
}

interface GateDeps {
  readonly choice: ModelChoice;
  readonly ownModels: Pick<OwnModels, "configOf">;
  readonly db: Database;
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Tries each chosen model with one tiny call and logs the result. With a wrong key or model name it is not used until
 * the next start or choice. A server that cannot be reached may come back; each set tries again. A member's own model
 * comes first for that member's sets; its trial has shown that it answers.
 */
export function openModelGate({ choice, ownModels, db, now, log }: GateDeps): ModelGate {
  let tried: Tried | null = null;
  const triedNow = async (): Promise<Tried | null> => {
    const config = await choice.current();
    if (config === null) tried = null;
    else if (tried?.config !== config) {
      const checked = tryOut(config.settings, log);
      const one: Tried = { config, isShut: false, checking: checked.then((isOpen) => setShut(one, !isOpen)) };
      tried = one;
    }
    return tried;
  };
  const leftFor = async (accountId: string, limits: TokenLimits) => {
    const allowance = await tokensLeft(db, { accountId, limits, now: now() });
    const least = Math.min(...Object.values(allowance.left));
    return { allowance, least, isSpent: least < fewestUsefulTokens() };
  };
  const common = async (accountId: string): Promise<ModelUse | Fallback> => {
    const one = await triedNow();
    if (one === null) return "model_unreachable";
    await one.checking;
    if (one.isShut) return "model_refused_access";
    const { settings, limits } = one.config;
    const { allowance, isSpent } = await leftFor(accountId, limits ?? NO_LIMITS);
    return isSpent ? "budget_spent" : { settings, allowance };
  };
  const own = async (accountId: string): Promise<ModelUse | Fallback> => {
    const config = await ownModels.configOf(accountId);
    if (config === null || config === "unreadable") return "model_refused_access";
    return { settings: config.settings, allowance: null };
  };
  /** What is the same of all models. */
  const figuresOf = async ({ settings, price, msPerQuestion }: ModelConfig) => ({
    host: staysHere(settings) ? null : new URL(baseUrlOf(settings)).host,
    perPage: expectedTokensPerPage(),
    price,
    msPerQuestion: (await readPace(db, settings)) ?? msPerQuestion,
  });
  // Its first log lines say whether the model can be used.
  void triedNow();
  return {
    current: async () => (await triedNow())?.config ?? null,
    writerFor: async (accountId) => {
      if ((await ownModels.configOf(accountId)) !== null) return { engine: "own", isDefault: false };
      const one = await triedNow();
      return one && { engine: "model", isDefault: one.config.isDefault };
    },
    allowance: (accountId, engine) => (engine === "own" ? own(accountId) : common(accountId)),
    standing: async (accountId) => {
      const brought = await ownModels.configOf(accountId);
      const one = brought === null ? await triedNow() : null;
      const config = one?.config ?? brought;
      if (config === null) return null;
      const { least, allowance, isSpent } = await leftFor(accountId, one?.config.limits ?? NO_LIMITS);
      const spent = isSpent ? "budget_spent" : null;
      const about = {
        isOwn: brought !== null,
        isDefault: one?.config.isDefault ?? false,
        tokensLeft: Number.isFinite(least) ? Math.max(0, least) : null,
        renewsAt: new Date(endOfDay(allowance.day)).toISOString(),
      };
      if (config === "unreadable") return { ...about, ...UNREADABLE };
      const unavailable = one?.isShut ? "model_refused_access" : spent;
      return { ...about, ...(await figuresOf(config)), unavailable };
    },
  };
}

const NO_LIMITS: TokenLimits = { perDay: null, perAccountPerDay: null };

/** Nothing is known of a model whose key cannot be read. */
const UNREADABLE = {
  host: null,
  perPage: { inputTokens: 0, outputTokens: 0 },
  price: null,
  msPerQuestion: null,
  unavailable: "key_unreadable",
} as const;

function setShut(tried: Tried, isShut: boolean): void {
  tried.isShut = isShut;
}

/** False if another try is useless. */
async function tryOut(settings: LlmSettings, log: Log): Promise<boolean> {
  const { provider, model } = settings;
  const fault = await createModelClient(settings)
    .check(AbortSignal.timeout(CHECK_WAIT_MS))
    .then(() => null)
    .catch((error: unknown) => (error instanceof ModelFault ? error : new ModelFault("timeout")));
  if (fault === null) {
    log.info({ provider, model }, "the language model answers");
    return true;
  }
  const isShut = fault.kind === "access" || fault.kind === "rejected";
  const about = { provider, model, fault: fault.kind, status: fault.status };
  log.warn(
    about,
    isShut ? WRONG : "the language model does not answer now; sets are tried with it all the same",
  );
  return !isShut;
}

/** Logs that an Ollama runs on this machine. It is never used unless the settings say so. */
export async function offerOllama(log: Log, baseUrl: string = PROVIDERS.ollama.baseUrl): Promise<void> {
  const address = new URL("/api/tags", baseUrl);
  const signal = AbortSignal.timeout(OLLAMA_WAIT_MS);
  const answer = await fetch(address, { redirect: "error", signal }).catch(() => null);
  const body = answer?.ok
    ? ((await answer.json().catch(() => null)) as { models?: { name?: string }[] } | null)
    : null;
  const models = (body?.models ?? []).map(({ name }) => name).filter((name) => name !== undefined);
  if (models.length > 0)
    log.info(
      { models },
      "Ollama runs here and is not used; `npx quizmill model` would use it, or LLM_PROVIDER=ollama and LLM_MODEL=NAME",
    );
}
