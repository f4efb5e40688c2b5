import { LIMITS } from "@quizmill/contract";
import * as z from "zod";
import { faultOf, ModelFault } from "../faults.ts";
import { baseUrlOf, type LlmSettings, PROVIDERS } from "../settings.ts";

export const SizeSchema = z.number().positive().nullish();
export const NameSchema = z.string().min(1).max(LIMITS.ownModel.nameMaxChars);

/** As servers of the chat completions API list their models, and Anthropic too. */
export const OpenAiModels = z.object({
  data: z.array(z.object({ id: NameSchema, meta: z.object({ size: SizeSchema }).nullish() })),
});
const GoogleModels = z.object({
  models: z.array(
    z.object({ name: NameSchema, supportedGenerationMethods: z.array(z.string()).default([]) }),
  ),
});

/** They turn text into numbers, pictures or sound, or the other way round, and write no text. */
export const WRITES_NOTHING =
  /embed|rerank|bge-|minilm|moderation|whisper|transcri|\btts|speech|dall-e|image|realtime|\bocr\b/iu;

interface Asked {
  readonly timeoutMs: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The JSON that lists a server's models. Nothing is followed to another address, and no more is read than a list takes.
 * Throws ModelFault.
 */
export async function askForList(url: string, { timeoutMs, headers = {} }: Asked): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { headers, redirect: "manual", signal });
    const text = await boundedText(answer);
    if (!answer.ok) throw faultOf({ statusCode: answer.status, responseBody: text });
    return JSON.parse(text);
  } catch (error) {
    if ((error as Error).name === "TimeoutError") throw new ModelFault("timeout");
    throw faultOf(error);
  }
}

async function boundedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > LIMITS.ownModel.listMaxBytes) throw new ModelFault("unusable");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

interface HostedList {
  readonly path: string;
  headers(key: string): Readonly<Record<string, string>>;
  read(body: unknown): string[];
}

const LISTS: Readonly<Record<"chat" | "anthropic" | "google", HostedList>> = {
  chat: {
    path: "/models",
    headers: (key) => ({ authorization: `Bearer ${key}` }),
    read: (body) => OpenAiModels.parse(body).data.map(({ id }) => id),
  },
  anthropic: {
    path: "/models?limit=1000",
    headers: (key) => ({ "x-api-key": key, "anthropic-version": "2023-06-01" }),
    read: (body) => OpenAiModels.parse(body).data.map(({ id }) => id),
  },
  google: {
    path: "/models?pageSize=1000",
    headers: (key) => ({ "x-goog-api-key": key }),
    read: (body) =>
      GoogleModels.parse(body)
        .models.filter((one) => one.supportedGenerationMethods.includes("generateContent"))
        .map(({ name }) => name.replace(/^models\//u, "")),
  },
};

/** The names of the models that a provider lists for a key, without those that write no text. Throws ModelFault. */
export async function listHostedModels(
  settings: Pick<LlmSettings, "provider" | "baseUrl"> & { readonly apiKey: string },
): Promise<string[]> {
  const { path, headers, read } = LISTS[PROVIDERS[settings.provider].speaks];
  const url = `${baseUrlOf({ ...settings, model: "" })}${path}`;
  const timeoutMs = LIMITS.ownModel.listTimeoutMs;
  const body = await askForList(url, { timeoutMs, headers: headers(settings.apiKey) });
  return names(() => read(body)).slice(0, LIMITS.ownModel.modelsListed);
}

function names(read: () => string[]): string[] {
  try {
    return read()
      .filter((name) => !WRITES_NOTHING.test(name))
      .toSorted();
  } catch {
    throw new ModelFault("unusable");
  }
}
