import { readFile } from "node:fs/promises";
import path from "node:path";
import type { QuestionPicture, SourceText, SourceWarning } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import type { RecognisedPage } from "@quizmill/extract";
import { loadReader } from "@quizmill/extract/load-reader";
import { type Command, CommandFailed, readCommand, UsageError } from "./options.ts";
import { asJson } from "./print.ts";
import type { Surroundings } from "./surroundings.ts";
import { TEXTS, usageOf } from "./texts.ts";

const { ExtractionError, extractQuestions, extractText, plainText, recognisePages, withRecognisedPages } =
  await loadReader();

async function bytesOf(file: string): Promise<Uint8Array> {
  return readFile(file).catch(() => {
    throw new UsageError(TEXTS.unreadable(file));
  });
}

/** Pages that are pictures are recognised too, as many as `OCR_MAX_PAGES` says. */
async function readDocument(file: string, { env, err }: Surroundings): Promise<SourceText> {
  const bytes = await bytesOf(file);
  const fileName = path.basename(file);
  const maxPages = Number.parseInt(env.OCR_MAX_PAGES ?? "", 10);
  const most = Number.isNaN(maxPages) ? LIMITS.recognition.maxPages : maxPages;
  const source = await extractText(bytes, fileName, { pictures: most > 0 });
  const pages = (source.picturePages ?? []).slice(0, most);
  if (pages.length === 0) return source;
  const read: RecognisedPage[] = [];
  for await (const page of recognisePages(bytes, fileName, {
    pages,
    language: source.language ?? undefined,
  })) {
    err(`${TEXTS.pageRecognised(page.page, source.pageCount ?? pages.length, page)}\n`);
    read.push(page);
  }
  const whole = withRecognisedPages(source, read);
  if (whole.sections.length > 0) return whole;
  const figures = { pages: source.pageCount ?? pages.length, pagesWithText: 0, found: source.format };
  throw new ExtractionError("NO_TEXT_IN_FILE", figures);
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
  if (command.name === "help") return usageOf(command.of).trimEnd();
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
    return runCarry(command, { ...around, read: () => readQuestions(command, around) });
  }
  const source = await readWarning(command, around);
  return command.isJson ? asJson(source) : plainText(source, command);
}

/** Those of a file that holds nothing else; to convert them, also those of a document. */
async function readQuestions({ name, file }: Command & { file: string }, around: Surroundings) {
  const pictures = new Map<string, QuestionPicture>();
  const take = (picture: QuestionPicture) => void pictures.set(picture.hash, picture);
  const found = await extractQuestions(await bytesOf(file), path.basename(file), { take });
  if (found !== null) return { ...found, pictures };
  if (name !== "convert") return null;
  const source = await readDocument(file, around).catch((error: unknown) => {
    if (error instanceof ExtractionError && error.code === "UNSUPPORTED_FILE") return null;
    throw error;
  });
  if (source === null) return null;
  const { paperQuestions } = await import("./paper-questions.ts");
  return paperQuestions(source);
}

async function readWarning(
  { file, isJson }: { file: string; isJson: boolean },
  around: Surroundings,
): Promise<SourceText> {
  const source = await readDocument(file, around);
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
      around.err(`${error.message}\n\n${usageOf(args.find((arg) => !arg.startsWith("-")))}`);
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
