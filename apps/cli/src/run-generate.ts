import type { EngineChoice, SourceText } from "@quizmill/contract";
import { type LlmSettings, readLlmSettings } from "@quizmill/models";
import { generate, type QuestionSet } from "./generate.ts";
import { type Command, UsageError } from "./options.ts";
import { asJson, printQuestions } from "./print.ts";
import { TEXTS } from "./texts.ts";

type GenerateCommand = Extract<Command, { name: "generate" }>;

/** The output of `quizmill generate`. Missing settings are reported before the document is read. */
export async function runGenerate(
  command: GenerateCommand,
  read: () => Promise<SourceText>,
): Promise<string> {
  const model = modelFor(command);
  const set = await generate(await read(), { ...command, model });
  if (command.isJson) return asJson(set);
  if (set.leftOut !== undefined) process.stderr.write(`${TEXTS.questionsLeftOut(set.leftOut)}\n`);
  tellModel(set);
  return printQuestions(set.questions);
}

/** Null for the embedded engine. */
function modelFor({ engine }: { engine: EngineChoice }): LlmSettings | null {
  if (engine === "embedded") return null;
  try {
    const settings = readLlmSettings(process.env);
    if (settings !== null) return settings;
  } catch (error) {
    throw new UsageError(TEXTS.badSettings((error as Error).message));
  }
  throw new UsageError(TEXTS.noModel);
}

/** Prints what a language model did and did not do. */
function tellModel({ model, questions }: QuestionSet): void {
  if (model === undefined) return;
  const { usage, fellBack } = model;
  const byModel = questions.filter(({ writtenBy }) => writtenBy === "model").length;
  const tokens = usage.inputTokens + usage.outputTokens;
  process.stderr.write(`${TEXTS.usedModel(byModel, questions.length, tokens)}\n`);
  if (fellBack !== null) process.stderr.write(`${TEXTS.fellBack[fellBack]}\n`);
}
