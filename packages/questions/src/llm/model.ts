import type { LanguageModel } from "ai";
import { baseUrlOf, type LlmSettings, PROVIDERS } from "./settings.ts";

/** The models of one server, as the AI SDK speaks to them; one is made for each call, which is sent in its own way. */
export interface Connection {
  readonly sdk: typeof import("ai");
  writer(how: Pick<How, "fetch" | "hasSchemas">): LanguageModel;
  solver(how: Pick<How, "fetch" | "withShares">): LanguageModel;
}

interface How {
  readonly fetch: typeof fetch;
  /** False for servers that know no JSON schema: they are asked for JSON alone. */
  readonly hasSchemas?: boolean;
  /** Asks for the probabilities of the first words, where the protocol has such. */
  readonly withShares?: boolean;
}

/** Under this name what a chat server tells of probabilities is found in the answer's metadata. */
export const SHARES_KEY = "quizmill";
/** More than there are options: the same letter comes in several spellings. */
const TOP_SHARES = 8;

/** Loads what a provider needs, on first use: nobody pays for it who has set no model up. */
export async function connect(settings: LlmSettings): Promise<Connection> {
  const sdk = await import("ai");
  // They would go to the console, and tell of the request.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const modelOf = await loaders[PROVIDERS[settings.provider].speaks](settings);
  const solverName = settings.solverModel ?? settings.model;
  return {
    sdk,
    writer: (how) => modelOf(settings.model, how),
    solver: (how) => modelOf(solverName, how),
  };
}

type Load = (settings: LlmSettings) => Promise<(name: string, how: How) => LanguageModel>;

const loadChat: Load = async (settings) => {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const renames = "renamesMaxTokens" in PROVIDERS[settings.provider];
  return (name, { fetch, hasSchemas = true, withShares = false }) =>
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
    })(name);
};

/** The list of probabilities that a chat server sends beside its words. */
function sharesIn(body: unknown) {
  const content = (body as { choices?: { logprobs?: { content?: unknown } }[] }).choices?.[0]?.logprobs
    ?.content;
  return Array.isArray(content) ? { [SHARES_KEY]: { content } } : undefined;
}

const loaders: Record<"chat" | "anthropic" | "google", Load> = {
  chat: loadChat,
  anthropic: async (settings) => {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    const own = { baseURL: baseUrlOf(settings), apiKey: settings.apiKey ?? "" };
    return (name, { fetch }) => createAnthropic({ ...own, fetch })(name);
  },
  google: async (settings) => {
    const { createGoogleGenerativeAI } = await import("@ai-sdk/google");
    const own = { baseURL: baseUrlOf(settings), apiKey: settings.apiKey ?? "" };
    return (name, { fetch }) => createGoogleGenerativeAI({ ...own, fetch })(name);
  },
};
