import path from "node:path";
import type { EngineChoice, SourceText } from "@quizmill/contract";
import { type LlmSettings, readLlmSettings, readModelFile } from "@quizmill/models";
import { generate, type QuestionSet } from "./generate.ts";
import { type Command, UsageError } from "./options.ts";
import { asJson, printQuestions } from "./print.ts";
import type { Surroundings } from "./surroundings.ts";
import { TEXTS } from "./texts.ts";

type GenerateCommand = Extract<Command, { name: "generate" }>;

/** The output of `quizmill generate`. Missing settings are reported before the document is read. */
export async function runGenerate(
  command: GenerateCommand,
  { env, err, read }: Pick<Surroundings, "env" | "err"> & { readonly read: () => Promise<SourceText> },
): Promise<string> {
  const model = await modelFor(command, env);
  const set = await generate(await read(), { ...command, model });
  if (command.isJson) return asJson(set);
  if (set.leftOut !== undefined) err(`${TEXTS.questionsLeftOut(set.leftOut)}\n`);
  tellModel(set, err);
  return printQuestions(set.questions);
}

/** Null for the embedded engine. */
async function modelFor(
  { engine }: { engine: EngineChoice },
  env: NodeJS.ProcessEnv,
): Promise<LlmSettings | null> {
  if (engine === "embedded") return null;
  try {
    const chosen = () => readModelFile(path.resolve(env.DATA_DIR || "data"));
    const settings = readLlmSettings(env) ?? (await chosen())?.settings ?? null;
    if (settings !== null) return settings;
  } catch (error) {
    throw new UsageError(TEXTS.badSettings((error as Error).message));
  }
  throw new UsageError(TEXTS.noModel);
}

/** Prints what a language model did and did not do. */
function tellModel({ model, questions }: QuestionSet, err: Surroundings["err"]): void {
  if (model === undefined) return;
  const { usage, fellBack } = model;
  const byModel = questions.filter(({ writtenBy }) => writtenBy === "model").length;
  const tokens = usage.inputTokens + usage.outputTokens;
  err(`${TEXTS.usedModel(byModel, questions.length, tokens)}\n`);
  if (fellBack !== null) err(`${TEXTS.fellBack[fellBack]}\n`);
}
