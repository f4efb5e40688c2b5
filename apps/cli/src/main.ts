import { readFile } from "node:fs/promises";
import path from "node:path";
import type { SourceText, SourceWarning } from "@quizmill/contract";
import { loadReader } from "@quizmill/extract/load-reader";
import { type Command, readCommand, UsageError } from "./options.ts";
import { asJson } from "./print.ts";
import { TEXTS, USAGE } from "./texts.ts";

const { ExtractionError, extractText, plainText } = await loadReader();

async function read(file: string): Promise<SourceText> {
  const bytes = await readFile(file).catch(() => {
    throw new UsageError(TEXTS.unreadable(file));
  });
  return extractText(bytes, path.basename(file));
}

/** Warnings go to standard error, so that they do not mix with the text. */
function warn({ warnings }: SourceText): void {
  for (const warning of warnings) process.stderr.write(`${textOf(warning)}\n`);
}

function textOf(warning: SourceWarning): string {
  if (warning.code === "TRUNCATED") return TEXTS.truncated(warning.limit, warning.max);
  if (warning.code === "PARTS_SKIPPED") return TEXTS.partsSkipped(warning.count);
  if (warning.code === "SLIDES_HIDDEN") return TEXTS.slidesHidden(warning.count);
  return TEXTS.pagesWithoutText(warning.pagesWithText, warning.pages);
}

async function run(command: Command): Promise<string> {
  if (command.name === "help") return USAGE;
  if (command.name === "generate") {
    // Extracting text need not wait for the question engine to load.
    const { runGenerate } = await import("./run-generate.ts");
    return runGenerate(command, () => readWarning(command));
  }
  const source = await readWarning(command);
  return command.isJson ? asJson(source) : plainText(source, command);
}

async function readWarning({ file, isJson }: { file: string; isJson: boolean }): Promise<SourceText> {
  const source = await read(file);
  if (!isJson) warn(source);
  return source;
}

/** Exit codes: 0 done, 1 the document was refused, 2 wrong usage. */
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

// A reader such as `head` may close the pipe early; that is no error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
process.exitCode = await main(process.argv.slice(2));
