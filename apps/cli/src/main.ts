import { readFile } from "node:fs/promises";
import path from "node:path";
import type { EngineChoice, SourceText, SourceWarning } from "@quizmill/contract";
import { ExtractionError, extractText, plainText } from "@quizmill/extract";
import { type LlmSettings, readLlmSettings } from "@quizmill/questions";
import { generate, type QuestionSet } from "./generate.ts";
import { type Command, readCommand, UsageError } from "./options.ts";
import { printQuestions } from "./print.ts";
import { TEXTS, USAGE } from "./texts.ts";

async function read(file: string): Promise<SourceText> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(TEXTS.unreadable(file));
  });
  return extractText(bytes, path.basename(file));
}

/** What is missing from the text goes where it does not mix with it. */
function warn({ warnings }: SourceText): void {
  for (const warning of warnings) process.stderr.write(`${textOf(warning)}\n`);
}

function textOf(warning: SourceWarning): string {
  if (warning.code === "TRUNCATED") return TEXTS.truncated(warning.limit, warning.max);
  if (warning.code === "PARTS_SKIPPED") return TEXTS.partsSkipped(warning.count);
  return TEXTS.pagesWithoutText(warning.pagesWithText, warning.pages);
}

/** Null where the embedded engine writes. */
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

/** What a language model did and did not do. */
function tellModel({ model, questions }: QuestionSet): void {
  if (model === undefined) return;
  const { usage, fellBack } = model;
  const byModel = questions.filter(({ writtenBy }) => writtenBy === "model").length;
  const tokens = usage.inputTokens + usage.outputTokens;
  process.stderr.write(`${TEXTS.usedModel(byModel, questions.length, tokens)}\n`);
  if (fellBack !== null) process.stderr.write(`${TEXTS.fellBack[fellBack]}\n`);
}

const asJson = (value: unknown) => JSON.stringify(value, null, 2);

async function run(command: Command): Promise<string> {
  if (command.name === "help") return USAGE;
  const model = command.name === "generate" ? modelFor(command) : null;
  const source = await read(command.file);
  if (!command.isJson) warn(source);
  if (command.name === "extract") return command.isJson ? asJson(source) : plainText(source, command);
  const set = await generate(source, { ...command, model });
  if (!command.isJson) tellModel(set);
  return command.isJson ? asJson(set) : printQuestions(set.questions);
}

/** 0 done, 1 the document was refused, 2 wrong usage. */
async function main(args: readonly string[]): Promise<number> {
  try {
    process.stdout.write(`${await run(readCommand(args))}\n`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (!(error instanceof ExtractionError)) throw error;
    process.stderr.write(`${error.code}: ${error.message} ${JSON.stringify(error.details)}\n`);
    return 1;
  }
}

// Whoever reads may have seen enough, as `head` does; that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
process.exitCode = await main(process.argv.slice(2));
