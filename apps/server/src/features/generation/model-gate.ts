import type { Fallback, ModelPrice, ModelStanding } from "@quizmill/contract";
import {
  createModelClient,
  fewestUsefulTokens,
  type LlmSettings,
  ModelFault,
  PROVIDERS,
} from "@quizmill/models";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/database/open.ts";
import type { Allowance } from "./engine-protocol.ts";
import { endOfDay, type TokenLimits, tokensLeft } from "./model-tokens.ts";

/** Whether a language model may be used, and how many tokens. */
export interface ModelGate {
  /** What a set of this account may use now, or why there is no model for it. */
  allowance(accountId: string): Promise<Allowance | Fallback>;
  /** The same for a person who is about to choose, as far as recorded now. */
  standing(accountId: string): Promise<ModelStanding>;
}

export interface ModelConfig {
  readonly settings: LlmSettings;
  readonly limits: TokenLimits;
  /** Null if it is not configured. */
  readonly price: ModelPrice | null;
}

type Log = Pick<FastifyBaseLogger, "info" | "warn">;

const WRONG =
  "the language model cannot be used: its server refuses LLM_API_KEY or does not know LLM_MODEL; the embedded engine serves";
const CHECK_WAIT_MS = 30_000;
const OLLAMA_WAIT_MS = 500;

/**
 * Tries the model with one tiny call and logs the result. With a wrong key or model name no model is used until the
 * next start. A server that cannot be reached may come back; each set tries again.
 */
export function openModelGate(
  { settings, limits }: Omit<ModelConfig, "price">,
  { db, now, log }: { db: Database; now: () => number; log: Log },
): ModelGate {
  let isShut = false;
  const checking = tryOut(settings, log).then((isOpen) => {
    isShut = !isOpen;
  });
  const leftFor = async (accountId: string) => {
    const allowance = await tokensLeft(db, { accountId, limits, now: now() });
    const least = Math.min(...Object.values(allowance.left));
    return { allowance, least, isSpent: least < fewestUsefulTokens() };
  };
  return {
    allowance: async (accountId) => {
      await checking;
      if (isShut) return "model_refused_access";
      const { allowance, isSpent } = await leftFor(accountId);
      return isSpent ? "budget_spent" : allowance;
    },
    standing: async (accountId) => {
      const { allowance, least, isSpent } = await leftFor(accountId);
      const spent = isSpent ? "budget_spent" : null;
      return {
        tokensLeft: Number.isFinite(least) ? Math.max(0, least) : null,
        renewsAt: new Date(endOfDay(allowance.day)).toISOString(),
        unavailable: isShut ? "model_refused_access" : spent,
      };
    },
  };
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
      "Ollama runs here and is not used; LLM_PROVIDER=ollama and LLM_MODEL=NAME would use it",
    );
}
