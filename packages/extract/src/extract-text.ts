import type { ImportChoices, SourceText } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import { assemble } from "./assemble.ts";
import { letterCount } from "./characters.ts";
import { ExtractionError } from "./errors.ts";
import type { Format, ReadFormat, TakePictures } from "./format.ts";
import { FORMATS } from "./formats.ts";
import { picturesOfDocument } from "./kept-figures.ts";
import { type QuestionsOfFile, questionsAsTheyAre } from "./question-files.ts";
import { listParts, type Reading } from "./reading.ts";
import { magicOf, probeFile, sniff } from "./sniff.ts";
import { textParts } from "./text-lines.ts";

export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
  /** For files of questions. */
  readonly choices?: ImportChoices | undefined;
  /**
   * The caller can recognise pictures: a document without text is then accepted if it has pages of which the text can
   * be recognised, and so are PNG, JPEG and WebP. It has no effect where the packages for that are not installed.
   */
  readonly pictures?: boolean | undefined;
  /** Without it no picture is kept, neither of a file's questions, in whose places their words stand, nor a figure. */
  readonly questionPictures?: TakePictures | undefined;
  /** Called when the format is known, before the file is read. */
  readonly onFormat?: (format: Format) => Promise<void>;
}

/**
 * The text of a document, read in this process: for the command line and tests. For files from strangers use
 * `createExtractor`, which limits time and memory. Throws ExtractionError for a file without usable text, and the
 * signal's reason when aborted.
 */
export async function extractText(
  bytes: Uint8Array,
  fileName: string,
  options: ReadOptions = {},
): Promise<SourceText> {
  const { signal, choices, questionPictures } = options;
  signal?.throwIfAborted();
  try {
    if (questionPictures?.isFile) return await pictureAlone(bytes, questionPictures);
    const pictures = options.pictures === true && (await canRecognise());
    const format = await sniff(bytes, fileName, { pictures });
    await options.onFormat?.(format);
    const read = await parserOf(format);
    const found = await read(bytes, signal, { choices, questionPictures });
    signal?.throwIfAborted();
    const { picturePages = [], ...textOnly } = found;
    const reading = pictures ? found : textOnly;
    if (hasText(reading))
      return assemble(format.name, reading, await picturesOfDocument(reading, questionPictures));
    if (!pictures || picturePages.length === 0) throw withoutText(format, reading);
    // Page numbers and stamps alone are no text.
    return assemble(format.name, { ...reading, parts: [] });
  } catch (error) {
    signal?.throwIfAborted();
    throw asExtractionError(error);
  }
}

/**
 * The questions of a file that holds nothing else, all as the file has them: `extractText` gives those that the product
 * can hold. Null for a document. Throws ExtractionError.
 */
export async function extractQuestions(
  bytes: Uint8Array,
  fileName: string,
  questionPictures?: TakePictures,
): Promise<QuestionsOfFile | null> {
  try {
    return await questionsAsTheyAre(await probeFile(bytes, fileName), fileName, questionPictures);
  } catch (error) {
    throw asExtractionError(error);
  }
}

/** A picture made anew, if it is one. Throws HEIC_UNSUPPORTED. */
async function pictureAlone(bytes: Uint8Array, { begin, take }: TakePictures): Promise<SourceText> {
  if (magicOf(bytes) === "heif") throw new ExtractionError("HEIC_UNSUPPORTED");
  await begin?.();
  const { reencoded } = await import("./pictures/reencode.ts");
  const picture = await reencoded(bytes);
  if (picture !== null) await take(picture);
  return textToSource("");
}

/** Whether what the recogniser needs is installed. */
export async function canRecognise(): Promise<boolean> {
  const { installedRecogniser } = await import("./recognition/installed.ts");
  return installedRecogniser() !== null;
}

const parsers = new Map<Format, ReadFormat>();

/** Loaded once: asking Node for a loaded module again takes a tenth of the time of a small document. */
async function parserOf(format: Format): Promise<ReadFormat> {
  const parser = parsers.get(format) ?? (await format.load());
  if (FORMATS.includes(format)) parsers.set(format, parser);
  return parser;
}

/**
 * Reads pasted notes or plain text: "# Heading" lines, numbered or short stand-alone heading lines, paragraphs
 * separated by blank lines, "- " list items, "**bold**" words. Linear in the length; never throws.
 */
export function textToSource(text: string, options: { title?: string } = {}): SourceText {
  const parts = textParts(text, { hasEmphasis: true });
  const reading = { title: null, pageCount: null, pagesWithText: null, ...listParts(parts) };
  const source = assemble("text", reading);
  return options.title === undefined ? source : { ...source, title: options.title };
}

/** Letters are counted over the whole document: a scan with page numbers still has no text. */
function hasText({ parts, carried }: Reading): boolean {
  if (carried !== undefined) return true;
  const { minLetters } = LIMITS.extraction;
  let letters = 0;
  for (const { text } of parts) {
    if (letters >= minLetters) break;
    letters += letterCount(text, minLetters);
  }
  return letters >= minLetters;
}

function withoutText({ name }: Format, reading: Reading): ExtractionError {
  const { pageCount, pagesWithText, unreadablePages = 0 } = reading;
  if (unreadablePages > 0) return new ExtractionError("TEXT_UNREADABLE", { pages: unreadablePages });
  const pages = pageCount === null ? {} : { pages: pageCount, pagesWithText: pagesWithText ?? 0 };
  return new ExtractionError("NO_TEXT_IN_FILE", { ...pages, found: name });
}

/** Any error of a parser means a damaged file, except that memory ran out. */
function asExtractionError(error: unknown): ExtractionError {
  if (error instanceof ExtractionError) return error;
  const isMemory =
    error instanceof RangeError && /allocation|invalid (array|typed array|string)/i.test(error.message);
  const details = { reason: placeOf(error) };
  return new ExtractionError(isMemory ? "EXTRACTION_LIMIT" : "FILE_DAMAGED", details, { cause: error });
}

const FRAME = /^ {4}at .*?([\w.-]{1,60}\.[cm]?[jt]s:\d+):\d+\)?$/m;

/** The type of an error and where it arose. Not its message: details are logged, and parsers quote what they read. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const name = /^\w{1,60}$/.test(error.name) ? error.name : "Error";
  const frame = FRAME.exec(error.stack ?? "")?.[1];
  return frame === undefined ? name : `${name} at ${frame}`;
}
