import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ImportChoices, SourceText, SourceWarning } from "@quizmill/contract";
import { loadReader } from "@quizmill/extract/load-reader";
import { type Command, CommandFailed, readCommand, UsageError } from "./options.ts";
import { asJson } from "./print.ts";
import type { Surroundings } from "./surroundings.ts";
import { TEXTS, USAGE } from "./texts.ts";

const { ExtractionError, extractText, plainText } = await loadReader();

async function read(file: string, choices?: ImportChoices): Promise<SourceText> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(TEXTS.unreadable(file));
  });
  return extractText(bytes, path.basename(file), choices && { choices });
}

/** Warnings go to standard error, so that they do not mix with the text. */
function warn({ warnings }: SourceText, { err }: Surroundings): void {
  for (const warning of warnings) err(`${textOf(warning)}\n`);
}

function textOf(warning: SourceWarning): string {
  if (warning.code === "TRUNCATED") return TEXTS.truncated(warning.limit, warning.max);
  if (warning.code === "PARTS_SKIPPED") return TEXTS.partsSkipped(warning.count);
  if (warning.code === "SLIDES_HIDDEN") return TEXTS.slidesHidden(warning.count);
  return TEXTS.pagesWithoutText(warning.pagesWithText, warning.pages);
}

async function outputOf(command: Command, around: Surroundings): Promise<string> {
  if (command.name === "help") return USAGE;
  if (command.name === "model") {
    const { runModel } = await import("./run-model.ts");
    return runModel(command, around);
  }
  if (command.name === "generate") {
    // Extracting text need not wait for the question engine to load.
    const { runGenerate } = await import("./run-generate.ts");
    return runGenerate(command, { ...around, read: () => readWarning(command, around) });
  }
  if (command.name === "export" || command.name === "convert") {
    const { runCarry } = await import("./run-carry.ts");
    return runCarry(command, { ...around, read: (choices) => read(command.file, choices) });
  }
  const source = await readWarning(command, around);
  return command.isJson ? asJson(source) : plainText(source, command);
}

async function readWarning(
  { file, isJson }: { file: string; isJson: boolean },
  around: Surroundings,
): Promise<SourceText> {
  const source = await read(file);
  if (!isJson) warn(source, around);
  return source;
}

/** Runs one command line. Exit codes: 0 done, 1 the document was refused or a model failed, 2 wrong usage. */
export async function runProgram(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    around.out(`${await outputOf(readCommand(args), around)}\n`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      around.err(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (error instanceof CommandFailed) {
      around.err(`${error.message}\n`);
      return 1;
    }
    if (!(error instanceof ExtractionError)) throw error;
    around.err(`${error.code}: ${error.message} ${JSON.stringify(error.details)}\n`);
    return 1;
  }
}
