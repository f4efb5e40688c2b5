import { AsyncLocalStorage } from "node:async_hooks";
import type { LanguageModel } from "ai";
import { sharedInsideProcess } from "./inside/inside-process.ts";
import { baseUrlOf, type InsideModel, type LlmSettings, PROVIDERS } from "./settings.ts";

/** The models of one server as the AI SDK sees them. */
export interface Connection {
  readonly sdk: typeof import("ai");
  readonly writer: LanguageModel;
  /** `withShares` asks for token probabilities, where the protocol has them. */
  solver(withShares: boolean): LanguageModel;
}

/** The metadata key of a chat server's token probabilities. */
export const SHARES_KEY = "quizmill";
/** More than there are options, because a letter comes in several spellings. */
const TOP_SHARES = 8;

/**
 * Models of Ollama think unless they are told not to. Its context is no part of this protocol: it takes `num_ctx` only
 * where it is asked in its own.
 */
const OF_OLLAMA = { reasoning_effort: "none", temperature: 0.2 } as const;

/** The `fetch` for the request being made. A model object for each call would cost more than the call. */
const ways = new AsyncLocalStorage<typeof fetch>();

/** Makes the requests of this call with that `fetch`. */
export function sentBy<T>(fetch: typeof globalThis.fetch, call: () => T): T {
  return ways.run(fetch, call);
}

const send: typeof fetch = (...request) => {
  const way = ways.getStore();
  if (way === undefined) throw new TypeError("Nobody said how this is to be sent.");
  return way(...request);
};

/** Sends to a process of our own, which is started first. */
function sendInside(inside: InsideModel): typeof fetch {
  const own = sharedInsideProcess(inside);
  return async (input, init) => {
    const { origin, token } = await own.address();
    const { pathname } = new URL(String(input));
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), authorization: `Bearer ${token}` };
    return send(`${origin}${pathname}`, { ...init, headers });
  };
}

/** Loads a provider's SDK on first use. */
export async function connect(settings: LlmSettings): Promise<Connection> {
  const sdk = await import("ai");
  // The SDK's warnings would go to the console and mention the request.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const modelOf = await loaders[PROVIDERS[settings.provider].speaks](settings);
  const { model, solverModel = model } = settings;
  const solvers = [false, true].map((withShares) => modelOf(solverModel, withShares));
  return {
    sdk,
    writer: modelOf(model, false),
    solver: (withShares) => solvers[Number(withShares)] as LanguageModel,
  };
}

type Load = (settings: LlmSettings) => Promise<(name: string, withShares: boolean) => LanguageModel>;

const loadChat: Load = async (settings) => {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const renames = "renamesMaxTokens" in PROVIDERS[settings.provider];
  const fetch = settings.inside === undefined ? send : sendInside(settings.inside);
  return (name, withShares) =>
    createOpenAICompatible({
      name: settings.provider,
      baseURL: baseUrlOf(settings),
      fetch,
      ...(settings.apiKey !== undefined && { apiKey: settings.apiKey }),
      includeUsage: true,
      supportsStructuredOutputs: true,
      transformRequestBody: ({ max_tokens, ...body }) => ({
        ...body,
        ...(max_tokens !== undefined && { [renames ? "max_completion_tokens" : "max_tokens"]: max_tokens }),
        ...(withShares && { logprobs: true, top_logprobs: TOP_SHARES }),
        ...(settings.provider === "ollama" && OF_OLLAMA),
      }),
      metadataExtractor: {
        extractMetadata: async ({ parsedBody }) => sharesIn(parsedBody),
        createStreamExtractor: () => ({ processChunk: () => undefined, buildMetadata: () => undefined }),
      },
    })(name);
};

/** The token probabilities in a chat server's response. */
function sharesIn(body: unknown) {
  const content = (body as { choices?: { logprobs?: { content?: unknown } }[] }).choices?.[0]?.logprobs
    ?.content;
  return Array.isArray(content) ? { [SHARES_KEY]: { content } } : undefined;
}

const loaders: Record<"chat" | "anthropic" | "google", Load> = {
  chat: loadChat,
  anthropic: async (settings) => {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    const own = { baseURL: baseUrlOf(settings), apiKey: settings.apiKey ?? "", fetch: send };
    const modelOf = createAnthropic(own);
    return (name) => modelOf(name);
  },
  google: async (settings) => {
    const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
    const own = { baseURL: baseUrlOf(settings), apiKey: settings.apiKey ?? "", fetch: send };
    const modelOf = createGoogleGenerativeAI(own);
    return (name) => modelOf(name);
  },
};
