import type { Fallback, ModelStanding } from "@quizmill/contract";
import {
  createModelClient,
  fewestUsefulTokens,
  type LlmSettings,
  ModelFault,
  PROVIDERS,
} from "@quizmill/models";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../../platform/database/open.ts";
import type { ModelUse } from "../engine/index.ts";
import type { ModelChoice, ModelConfig } from "./choice.ts";
import { readPace } from "./pace.ts";
import { endOfDay, tokensLeft } from "./tokens.ts";

/** Whether a language model may be used, which one, and how many tokens. */
export interface ModelGate {
  /** The model at this moment; null for none. */
  current(): Promise<ModelConfig | null>;
  /** About how long this one takes for a question, in milliseconds: in sets, else in its trial; null if neither is known. */
  msPerQuestion(config: ModelConfig): Promise<number | null>;
  /** What a set of this account may use now, or why there is no model for it. */
  allowance(accountId: string): Promise<ModelUse | Fallback>;
  /** The same for a person who is about to choose, as far as recorded now; null without a model. */
  standing(accountId: string): Promise<ModelStanding | null>;
}

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

/**
 * Tries each chosen model with one tiny call and logs the result. With a wrong key or model name it is not used until
 * the next start or choice. A server that cannot be reached may come back; each set tries again.
 */
export function openModelGate(
  choice: ModelChoice,
  { db, now, log }: { db: Database; now: () => number; log: Log },
): ModelGate {
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
  const leftFor = async (accountId: string, { limits }: ModelConfig) => {
    const allowance = await tokensLeft(db, { accountId, limits, now: now() });
    const least = Math.min(...Object.values(allowance.left));
    return { allowance, least, isSpent: least < fewestUsefulTokens() };
  };
  // Its first log lines say whether the model can be used.
  void triedNow();
  return {
    current: async () => (await triedNow())?.config ?? null,
    msPerQuestion: async ({ settings, msPerQuestion }) => (await readPace(db, settings)) ?? msPerQuestion,
    allowance: async (accountId) => {
      const one = await triedNow();
      if (one === null) return "model_unreachable";
      await one.checking;
      if (one.isShut) return "model_refused_access";
      const { allowance, isSpent } = await leftFor(accountId, one.config);
      return isSpent ? "budget_spent" : { ...allowance, settings: one.config.settings };
    },
    standing: async (accountId) => {
      const one = await triedNow();
      if (one === null) return null;
      const { allowance, least, isSpent } = await leftFor(accountId, one.config);
      const spent = isSpent ? "budget_spent" : null;
      return {
        tokensLeft: Number.isFinite(least) ? Math.max(0, least) : null,
        renewsAt: new Date(endOfDay(allowance.day)).toISOString(),
        unavailable: one.isShut ? "model_refused_access" : spent,
      };
    },
  };
}

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
