import type { LocalProgram } from "@quizmill/contract";
import * as z from "zod";
import type { ProviderName } from "../settings.ts";
import { askForList, NameSchema, OpenAiModels, SizeSchema, WRITES_NOTHING } from "./model-lists.ts";

/** A model that a server on this machine offers. */
export interface LocalModel {
  readonly name: string;
  /** Its size on disk; null where the server does not say. */
  readonly bytes: number | null;
}

/** A program on this machine that runs models. */
export interface LocalServer {
  readonly program: LocalProgram;
  readonly provider: Extract<ProviderName, "ollama" | "openai-compatible">;
  /** Without a path. */
  readonly origin: string;
  /** For the settings. */
  readonly baseUrl: string;
  readonly models: readonly LocalModel[];
}

/** The usual ports of these programs. */
export const USUAL_PORTS = { Ollama: 11_434, "LM Studio": 1_234, "llama.cpp": 8_080, vLLM: 8_000 } as const;
export type LocalPorts = Readonly<Record<LocalServer["program"], number>>;

/** A program on this machine answers at once, or is not there. */
const ANSWER_MS = 1_500;

interface Listing {
  readonly path: string;
  read(body: unknown): LocalModel[];
}

const OllamaTags = z.object({ models: z.array(z.object({ name: NameSchema, size: SizeSchema })) });
const LmStudioModels = z.object({
  models: z.array(z.object({ type: z.string(), key: NameSchema, size_bytes: SizeSchema })),
});

const ollamaTags: Listing = {
  path: "/api/tags",
  read: (body) => OllamaTags.parse(body).models.map(({ name, size }) => ({ name, bytes: size ?? null })),
};
const lmStudioModels: Listing = {
  path: "/api/v1/models",
  read: (body) =>
    LmStudioModels.parse(body)
      .models.filter(({ type }) => type === "llm")
      .map(({ key, size_bytes: size }) => ({ name: key, bytes: size ?? null })),
};
const openAiModels: Listing = {
  path: "/v1/models",
  read: (body) =>
    OpenAiModels.parse(body).data.map(({ id, meta }) => ({ name: id, bytes: meta?.size ?? null })),
};

/** How each program lists its models, the way that says most first. */
const LISTINGS: Readonly<Record<LocalServer["program"], readonly Listing[]>> = {
  Ollama: [ollamaTags],
  "LM Studio": [lmStudioModels, openAiModels],
  "llama.cpp": [openAiModels],
  vLLM: [openAiModels],
};

/** Finds the programs on this machine that run models. Only loopback addresses are asked, and only for their lists. */
export async function findLocalServers(ports: LocalPorts = USUAL_PORTS): Promise<LocalServer[]> {
  const programs = Object.keys(ports) as LocalServer["program"][];
  const found = await Promise.all(programs.map((program) => serverAt(program, ports[program])));
  return found.filter((server) => server !== null);
}

async function serverAt(program: LocalServer["program"], port: number): Promise<LocalServer | null> {
  const origin = `http://127.0.0.1:${port}`;
  for (const { path, read } of LISTINGS[program]) {
    const models = await listed(`${origin}${path}`, read);
    if (models === null) continue;
    return {
      program,
      origin,
      baseUrl: `${origin}/v1`,
      provider: program === "Ollama" ? "ollama" : "openai-compatible",
      models: models.filter(({ name }) => !WRITES_NOTHING.test(name)),
    };
  }
  return null;
}

/** Null where nobody answers, or not in this way. */
async function listed(url: string, read: Listing["read"]): Promise<LocalModel[] | null> {
  return askForList(url, { timeoutMs: ANSWER_MS })
    .then(read)
    .catch(() => null);
}
