import type { Band } from "@quizmill/questions/for-engines";

/** How a server is spoken to, and where it is reached unless the settings say otherwise. */
interface Provider {
  readonly speaks: "chat" | "anthropic" | "google";
  readonly baseUrl: string | null;
  /** Its newest models refuse the old name of the bound on what they may write. */
  readonly renamesMaxTokens?: true;
}

/** The known providers: their protocol, and their address (null where the settings must name it). */
export const PROVIDERS = {
  openai: { speaks: "chat", baseUrl: "https://api.openai.com/v1", renamesMaxTokens: true },
  "openai-compatible": { speaks: "chat", baseUrl: null },
  ollama: { speaks: "chat", baseUrl: "http://127.0.0.1:11434/v1" },
  mistral: { speaks: "chat", baseUrl: "https://api.mistral.ai/v1" },
  groq: { speaks: "chat", baseUrl: "https://api.groq.com/openai/v1" },
  openrouter: { speaks: "chat", baseUrl: "https://openrouter.ai/api/v1" },
  anthropic: { speaks: "anthropic", baseUrl: "https://api.anthropic.com/v1" },
  google: { speaks: "google", baseUrl: "https://generativelanguage.googleapis.com/v1beta" },
} as const satisfies Record<string, Provider>;
export type ProviderName = keyof typeof PROVIDERS;
export const PROVIDER_NAMES = Object.keys(PROVIDERS) as [ProviderName, ...ProviderName[]];

/** What is needed to use a language model. Plain JSON; holds a secret. */
export interface LlmSettings {
  readonly provider: ProviderName;
  /** Needed where the provider has none of its own. */
  readonly baseUrl?: string;
  readonly apiKey?: string;
  readonly model: string;
  /** Answers the items; the writing model does where there is none. */
  readonly solverModel?: string;
  /** Calls at a time. */
  readonly concurrency?: number;
  /** How often its answers are right, as measured with this model; without it, what it says is evened out. */
  readonly calibration?: readonly Band[];
  readonly timing?: Partial<Timing>;
}

/** How long is waited for what. */
export interface Timing {
  /** For the head of an answer: a server that says nothing at all. */
  readonly answerMs: number;
  /**
   * For any sign of life, before others may give a set's first questions: with some to spare within the time that
   * an upload waits for these.
   */
  readonly silenceMs: number;
  /** For a whole call. */
  readonly callMs: number;
  /** For all that a passage needs; what has not come by then, the embedded engine writes. */
  readonly passageMs: number;
  /** Before the first retry, doubled for each further one. */
  readonly retryMs: number;
  /** A server that asks for more patience than this counts as failed. */
  readonly retryAfterMaxMs: number;
  /** How long a server that failed again and again is left alone. */
  readonly restMs: number;
}

export const DEFAULT_CONCURRENCY = 4;
export const DEFAULT_TIMING: Timing = {
  answerMs: 30_000,
  silenceMs: 8_000,
  callMs: 120_000,
  passageMs: 180_000,
  retryMs: 500,
  retryAfterMaxMs: 30_000,
  restMs: 60_000,
};

/** The address these settings lead to. Throws a TypeError where none is known. */
export function baseUrlOf({ provider, baseUrl }: LlmSettings): string {
  const url = baseUrl ?? PROVIDERS[provider].baseUrl;
  if (url === null) throw new TypeError(`The provider ${provider} needs a base URL.`);
  return url.replace(/\/+$/u, "");
}
