import { BlockList, isIP } from "node:net";
import type { Band } from "@quizmill/questions/for-engines";

/** The protocol of a server and its default address. */
interface Provider {
  readonly speaks: "chat" | "anthropic" | "google";
  readonly baseUrl: string | null;
  /** Its newest models refuse the old parameter name for the output limit. */
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
  /** A process of this program's own: its address is known once it runs. */
  inside: { speaks: "chat", baseUrl: "http://127.0.0.1:0/v1" },
  /** An open page asks the model of its browser: nothing is sent to an address. */
  browser: { speaks: "chat", baseUrl: "http://127.0.0.1:0/v1" },
} as const satisfies Record<string, Provider>;
export type ProviderName = keyof typeof PROVIDERS;
export const PROVIDER_NAMES = Object.keys(PROVIDERS) as [ProviderName, ...ProviderName[]];
/** Those that a person may name: the one inside is installed, a browser's belongs to whoever uploads. */
export const NAMED_PROVIDERS = PROVIDER_NAMES.filter((name) => !["inside", "browser"].includes(name)) as [
  ProviderName,
  ...ProviderName[],
];

/** How a model is asked: with all instructions, or with few and short ones, for small models. */
export const PROMPT_FORMS = ["full", "short"] as const;
export type PromptForm = (typeof PROMPT_FORMS)[number];

/** A model that Quizmill runs itself. */
export interface InsideModel {
  /** The file with its weights. */
  readonly file: string;
  /** The folder of what runs it. */
  readonly runtime: string;
  readonly contextTokens: number;
  /** A process that takes more is ended. */
  readonly memoryMaxMiB: number;
}

/** The settings of a language model. Plain JSON; contains a secret. */
export interface LlmSettings {
  readonly provider: ProviderName;
  /** Needed where the provider has none of its own. */
  readonly baseUrl?: string;
  readonly apiKey?: string;
  readonly model: string;
  /** The model that answers items; by default the writing model. */
  readonly solverModel?: string;
  /** Concurrent calls. */
  readonly concurrency?: number;
  /** By default "full". */
  readonly form?: PromptForm;
  /**
   * Measured accuracy of this model's answers by probability. Without it, its probabilities are temperature-scaled.
   */
  readonly calibration?: readonly Band[];
  readonly timing?: Partial<Timing>;
  /** For the provider "inside" alone. */
  readonly inside?: InsideModel;
}

/** Time limits, in milliseconds. */
export interface Timing {
  /** Until the head of an answer arrives. */
  readonly answerMs: number;
  /** For a whole call. */
  readonly callMs: number;
  /** For all calls of a passage; the embedded engine writes what is missing then. */
  readonly passageMs: number;
  /** Before the first retry; doubled for each further one. */
  readonly retryMs: number;
  /** A server that asks for a longer wait than this is not waited for. A set can be played meanwhile. */
  readonly retryAfterMaxMs: number;
  /** How long the circuit breaker stays open. */
  readonly restMs: number;
}

export const DEFAULT_CONCURRENCY = 4;
export const DEFAULT_TIMING: Timing = {
  answerMs: 30_000,
  callMs: 120_000,
  passageMs: 180_000,
  retryMs: 500,
  retryAfterMaxMs: 600_000,
  restMs: 60_000,
};

/** The server's address by these settings. Throws TypeError where none is known. */
export function baseUrlOf({ provider, baseUrl }: LlmSettings): string {
  const url = baseUrl ?? PROVIDERS[provider].baseUrl;
  if (url === null) throw new TypeError(`The provider ${provider} needs a base URL.`);
  return url.replace(/\/+$/u, "");
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** How Ollama names models that its makers' servers run: it passes the text on to them. */
const IN_CLOUD = /[:-]cloud$/iu;

/** Whether the text that these settings send stays on this machine, with the writer's and the solver's model. */
export function staysHere(settings: LlmSettings): boolean {
  const { model, solverModel = model } = settings;
  return isLoopback(baseUrlOf(settings)) && ![model, solverModel].some(isInCloud);
}

/** Whether a program on this machine only passes on what is sent to the model of this name. */
export function isInCloud(model: string): boolean {
  return IN_CLOUD.test(model);
}

function isLoopback(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/gu, "");
  const family = isIP(host);
  return family === 0 ? host === "localhost" : LOOPBACK.check(host, family === 4 ? "ipv4" : "ipv6");
}
