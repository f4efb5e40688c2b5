import type { LanguageModel } from "ai";
import { baseUrlOf, type LlmSettings, PROVIDERS } from "./settings.ts";

/** The models of one server, as the AI SDK speaks to them. */
export interface Connection {
  readonly sdk: typeof import("ai");
  readonly writer: LanguageModel;
  /** `withShares` asks for the probabilities of the first words, where the protocol has such. */
  solver(withShares: boolean): LanguageModel;
}

export interface ConnectOptions {
  readonly fetch: typeof fetch;
  /** False for servers that know no JSON schema: they are asked for JSON alone. */
  readonly hasSchemas: boolean;
}

/** Under this name what a chat server tells of probabilities is found in the answer's metadata. */
export const SHARES_KEY = "quizmill";
/** More than there are options: the same letter comes in several spellings. */
const TOP_SHARES = 8;

/** Loads what a provider needs, on first use: nobody pays for it who has set no model up. */
export async function connect(settings: LlmSettings, options: ConnectOptions): Promise<Connection> {
  const sdk = await import("ai");
  // They would go to the console, and tell of the request.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const modelsOf = await loaders[PROVIDERS[settings.provider].speaks](settings, options);
  const solverName = settings.solverModel ?? settings.model;
  const [solver, telling] = [modelsOf(solverName, false), modelsOf(solverName, true)];
  return {
    sdk,
    writer: modelsOf(settings.model, false),
    solver: (withShares) => (withShares ? telling : solver),
  };
}

type Models = (name: string, withShares: boolean) => LanguageModel;
type Load = (settings: LlmSettings, options: ConnectOptions) => Promise<Models>;

const loadChat: Load = async (settings, { fetch, hasSchemas }) => {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const renames = "renamesMaxTokens" in PROVIDERS[settings.provider];
  const providerOf = (withShares: boolean) =>
    createOpenAICompatible({
      ...{ name: settings.provider, baseURL: baseUrlOf(settings), fetch },
      ...(settings.apiKey !== undefined && { apiKey: settings.apiKey }),
      ...{ includeUsage: true, supportsStructuredOutputs: hasSchemas },
      transformRequestBody: ({ max_tokens, ...body }) => ({
        ...body,
        ...(max_tokens !== undefined && { [renames ? "max_completion_tokens" : "max_tokens"]: max_tokens }),
        ...(withShares && { logprobs: true, top_logprobs: TOP_SHARES }),
      }),
      metadataExtractor: {
        extractMetadata: async ({ parsedBody }) => sharesIn(parsedBody),
        createStreamExtractor: () => ({ processChunk: () => undefined, buildMetadata: () => undefined }),
      },
    });
  return (name, withShares) => providerOf(withShares)(name);
};

/** The list of probabilities that a chat server sends beside its words. */
function sharesIn(body: unknown) {
  const content = (body as { choices?: { logprobs?: { content?: unknown } }[] }).choices?.[0]?.logprobs
    ?.content;
  return Array.isArray(content) ? { [SHARES_KEY]: { content } } : undefined;
}

const loaders: Record<"chat" | "anthropic" | "google", Load> = {
  chat: loadChat,
  anthropic: async (settings, { fetch }) => {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    const provider = createAnthropic({ baseURL: baseUrlOf(settings), fetch, apiKey: settings.apiKey ?? "" });
    return (name) => provider(name);
  },
  google: async (settings, { fetch }) => {
    const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
    const provider = createGoogleGenerativeAI({
      ...{ baseURL: baseUrlOf(settings), fetch, apiKey: settings.apiKey ?? "" },
    });
    return (name) => provider(name);
  },
};
