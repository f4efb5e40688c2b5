import {
  type DocumentPart,
  type ExtractionErrorCode,
  type ImportChoices,
  LIMITS,
  type SourceText,
} from "@quizmill/contract";
import { ExtractionError, type ExtractOptions, type Extractor, ExtractorBusyError } from "@quizmill/extract";
import { AppError, comeBack } from "../../platform/errors.ts";
import type { StagedFile } from "../../platform/files.ts";
import { partOf } from "./part-of.ts";

export interface ReadDocument extends Pick<ExtractOptions, "owner" | "isPatient" | "questionPictures"> {
  readonly extractor: Extractor;
  readonly staged: StagedFile;
  /** For a file of questions; without them all that can be adapted is. */
  readonly choices?: ImportChoices;
  /** Without it, the whole document. */
  readonly part?: DocumentPart;
  readonly signal: AbortSignal;
  /** Pages whose text is read from their pictures later; 0, or nothing, for none. */
  readonly picturePagesMax?: number;
}

/** For developers; the web app chooses a person's text by the code. */
const REFUSALS: Record<ExtractionErrorCode, string> = {
  UNSUPPORTED_FILE: "The file is of no type that can be read.",
  HEIC_UNSUPPORTED: "The file is a photo in the format HEIC or AVIF.",
  FILE_EMPTY: "The file is empty.",
  FILE_DAMAGED: "The file is damaged: it cannot be read as what it is.",
  FILE_ENCRYPTED: "The file is encrypted or needs a password.",
  OLD_FORMAT: "The file is of a version too old to be read.",
  NO_TEXT_IN_FILE: "The file holds no text, only pictures perhaps.",
  TEXT_UNREADABLE: "The letters of the file have wrong codes or none.",
  EXTRACTION_LIMIT: "The file asks for more memory, depth or parts than a document may have.",
  EXTRACTION_TIMEOUT: "Reading the file took longer than a document may.",
};

function translated(error: unknown): unknown {
  if (error instanceof ExtractionError)
    return new AppError(error.code, REFUSALS[error.code], { details: error.details, cause: error });
  if (!(error instanceof ExtractorBusyError)) return error;
  const message = "Too many documents of the same owner are waiting to be read.";
  return comeBack("SERVER_BUSY", message, error.retryAfterSeconds, { cause: error });
}

/** There is text, but not enough to ask about. */
function refuseTooShort({ sections, picturePages = [] }: SourceText): void {
  if (picturePages.length > 0) return;
  const min = LIMITS.extraction.minChars;
  const blocks = sections.flatMap((section) => section.blocks);
  const actual = blocks.reduce((sum, { text }) => sum + text.length, 0);
  if (actual < min)
    throw new AppError("TEXT_TOO_SHORT", "The document is too short.", { details: { min, actual } });
}

/** A staged file's text. Throws an extraction code with its details, SERVER_BUSY, or the signal's reason. */
export async function readText(file: ReadDocument): Promise<SourceText> {
  const { extractor, staged, picturePagesMax = 0, ...rest } = file;
  const { owner, isPatient, choices, signal, questionPictures } = rest;
  const options = { owner, isPatient, choices, signal, questionPictures, pictures: picturePagesMax > 0 };
  return extractor.extract(staged.path, staged.fileName, options).catch((error: unknown) => {
    throw translated(error);
  });
}

/** A text that questions can be written from, or that holds some. Throws TEXT_TOO_SHORT, NO_QUESTIONS as well. */
export async function readDocument(file: ReadDocument): Promise<SourceText> {
  const source = partOf(await readText(file), file.part ?? {});
  if (source.carried === undefined) refuseTooShort(source);
  else if (source.carried.questions.length === 0)
    throw new AppError("NO_QUESTIONS", "No question of the file can be taken.");
  return source;
}
