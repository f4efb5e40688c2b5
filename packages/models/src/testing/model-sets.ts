import type { Language } from "@quizmill/contract";
import { type Batch, generateQuestions, type Plan, planPassages } from "@quizmill/questions";
import { LESSONS, sourceOf } from "@quizmill/questions/testing";
import { patience } from "../../../../testing/share.ts";
import { generateWithModel, llmEngine } from "../engine.ts";
import { createModelClient, createTokenBudget, type LlmSettings } from "../index.ts";
import { type StandIn, type StandInOptions, startStandIn } from "./stand-in-server.ts";

const open: StandIn[] = [];

/** One that `stopModelServers` ends. */
export async function startModelServer(options: StandInOptions = {}): Promise<StandIn> {
  const server = await startStandIn(options);
  open.push(server);
  return server;
}

export async function stopModelServers(): Promise<void> {
  await Promise.all(open.splice(0).map((server) => server.close()));
}

/** One passage for each paragraph of the lesson. */
export function lesson(language: Language = "en"): Plan {
  const source = sourceOf([], language);
  const sections = LESSONS[language].map((text, i) => ({
    heading: `${i + 1}`,
    level: 1,
    blocks: [{ kind: "paragraph" as const, text }],
  }));
  return planPassages({ ...source, sections }, { count: 8 });
}

/** For servers that hardly ever answer. */
export const SHORT = { answerMs: 800, callMs: 1_500, passageMs: 4_000, retryMs: 5, retryAfterMaxMs: 2_000 };
/** For those that do, also on a busy machine. */
export const LONG = {
  ...SHORT,
  answerMs: 8_000 * patience(),
  callMs: 16_000 * patience(),
  passageMs: 28_000 * patience(),
};

export type Run = {
  settings?: Partial<LlmSettings>;
  plan?: Plan;
  tokenBudget?: number;
  isAlone?: boolean;
  seed?: number;
};

/** A set from such a server, with what is needed to tell how it went. */
export async function runWith(
  server: StandIn,
  { settings = {}, plan = lesson(), tokenBudget, isAlone, seed = 3 }: Run = {},
) {
  const client = createModelClient({
    provider: "openai-compatible",
    baseUrl: server.baseUrl("chat"),
    apiKey: "sk-own",
    model: "writer",
    timing: { retryMs: SHORT.retryMs },
    ...settings,
  });
  const engine = llmEngine(client, { tokenBudget: createTokenBudget(tokenBudget) });
  const generate = isAlone ? generateQuestions : generateWithModel;
  const startedAt = performance.now();
  const batches = await Array.fromAsync(generate(plan, { engine, mode: "study", seed }));
  return { batches, ms: performance.now() - startedAt, ...summary(batches) };
}

/** What came of it in all. */
function summary(batches: readonly Batch[]) {
  const items = batches.flatMap((batch) => batch.items);
  const refused: Record<string, number> = {};
  for (const batch of batches)
    for (const [code, count] of Object.entries(batch.refused)) refused[code] = (refused[code] ?? 0) + count;
  return {
    items,
    refused,
    byModel: items.filter(({ writtenBy }) => writtenBy === "model").length,
    fellBack: batches.find((batch) => batch.fellBack)?.fellBack ?? null,
    tokens: batches.reduce(
      (sum, { usage }) => sum + (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0),
      0,
    ),
    calls: batches.reduce((sum, { usage }) => sum + (usage?.calls ?? 0), 0),
  };
}
