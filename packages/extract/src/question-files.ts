import type { CarriedSet, Fidelity } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import type { FileToRead, Format as QuestionFormat } from "@quizmill/interchange";
import { ExtractionError } from "./errors.ts";
import type { Format, Probe, QuestionChoices, ReadFormat, TakePictures } from "./format.ts";
import { keptPictures } from "./kept-pictures.ts";
import { documentLanguage, languageOfSet } from "./language.ts";
import type { Reading } from "./reading.ts";
import { openZip } from "./zip.ts";

/** Names that text with questions has; some files have none. */
const TEXTS = new Set([...LIMITS.upload.questionTexts, ""]);
/** The language of a file is told by its beginning. */
const LANGUAGE_CHARS = 20_000;

/**
 * The format of a file of questions, whatever its name; null for a document. Only what can be one is looked into: a
 * package that is no document, and text.
 */
export async function questionFormat(probe: Probe, fileName: string): Promise<Format | null> {
  const file = await fileToRead(probe, fileName);
  if (file === null) return null;
  const { recognised } = await import("@quizmill/interchange");
  const format = recognised(file);
  if (format === null) return null;
  return {
    name: format.name,
    isQuick: true,
    recognises: () => true,
    load: async () => readerOf(file, format),
  };
}

/** The questions of a file and what was lost when they were read. */
export interface QuestionsOfFile {
  readonly set: CarriedSet;
  readonly fidelity: Fidelity;
}

/** The same file's questions as it has them, beyond what the product holds; null for a document. */
export async function questionsAsTheyAre(
  probe: Probe,
  fileName: string,
  questionPictures?: TakePictures,
): Promise<QuestionsOfFile | null> {
  const file = await fileToRead(probe, fileName);
  if (file === null) return null;
  const { recognised, importSet } = await import("@quizmill/interchange");
  const format = recognised(file);
  if (format === null) return null;
  const { set, fidelity } = await named(format, () =>
    importSet(
      file,
      format,
      {},
      { asItIs: true, pictures: questionPictures && keptPictures(questionPictures) },
    ),
  );
  const language = set.language ?? languageOfSet(set.questions).code;
  return { set: { ...set, ...(language !== null && { language }) }, fidelity };
}

async function fileToRead(probe: Probe, name: string): Promise<FileToRead | null> {
  const { bytes, magic, mainType, extension } = probe;
  if (magic === "zip") {
    const isDocument = mainType !== "" && !mainType.includes("spreadsheetml");
    if (isDocument) return null;
    const { decodeAs } = await import("./encoding-guess.ts");
    return { name, bytes, text: null, language: null, languageOf, parts: partsOf(bytes, decodeAs) };
  }
  if ((magic !== "unknown" && magic !== "xml") || !TEXTS.has(extension)) return null;
  const { decodeText } = await import("./encoding.ts");
  const text = await decodeText(bytes).catch(() => null);
  if (text === null) return null;
  return {
    name,
    bytes,
    text,
    parts: null,
    languageOf,
    get language() {
      return languageOf(text);
    },
  };
}

function languageOf(text: string): string | null {
  const words = text.slice(0, LANGUAGE_CHARS).replaceAll(/<[^<>]*>|[\][]+/g, " ");
  return documentLanguage([{ kind: "paragraph", text: words }]).code;
}

type Decode = (bytes: Uint8Array, encoding: string) => string;

function partsOf(bytes: Uint8Array, decodeAs: Decode): NonNullable<FileToRead["parts"]> {
  const zip = openZip(bytes);
  return {
    names: zip.names,
    read: (name) => zip.read(name),
    text: (name) => {
      const part = zip.read(name);
      return part === null ? null : decodeAs(part, isUtf8(part) ? "utf-8" : "windows-1250");
    },
  };
}

/** Texts in packages are in UTF-8 nearly always; older ones of Testownik are in the encoding of Windows in Poland. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function readerOf(file: FileToRead, format: QuestionFormat): ReadFormat {
  return async (_bytes, _signal, questions) => read(file, format, questions);
}

const CODES = { limit: "EXTRACTION_LIMIT", damaged: "FILE_DAMAGED", encrypted: "FILE_ENCRYPTED" } as const;

async function read(
  file: FileToRead,
  format: QuestionFormat,
  { choices, questionPictures }: QuestionChoices = {},
): Promise<Reading> {
  const { importSet } = await import("@quizmill/interchange");
  return named(format, async () => {
    const { set, fidelity } = await importSet(file, format, choices, {
      pictures: questionPictures && keptPictures(questionPictures),
    });
    return {
      title: set.title,
      pageCount: null,
      pagesWithText: null,
      parts: [],
      truncatedBy: null,
      carried: { questions: set.questions, fidelity },
    };
  });
}

/** Gives a file that cannot be read its error. */
async function named<T>(format: QuestionFormat, reading: () => Promise<T>): Promise<T> {
  const { NotReadable } = await import("@quizmill/interchange");
  try {
    return await reading();
  } catch (error) {
    if (!(error instanceof NotReadable)) throw error;
    throw new ExtractionError(CODES[error.reason], { found: format.name }, { cause: error });
  }
}
