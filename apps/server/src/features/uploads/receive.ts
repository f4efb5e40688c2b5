import { createReadStream } from "node:fs";
import { type Fidelity, type ImportChoices, LIMITS, type Outline } from "@quizmill/contract";
import type { Extractor } from "@quizmill/extract";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../platform/errors.ts";
import type { Staging } from "../../platform/files.ts";
import { type DocumentWish, PIECE_BYTES } from "../datasets/pictures-store.ts";
import { type Generation, nameOfFile, nameOfNotes } from "../generation/jobs/index.ts";
import type { Arrived } from "./bootstrap.ts";
import { readDocument, readText } from "./read-document.ts";

interface FileDeps {
  /** For a file of questions. */
  readonly choices: ImportChoices;
  readonly generation: Pick<Generation, "likely">;
  readonly extractor: Extractor;
  readonly staging: Staging;
  readonly picturePagesMax: number;
}

/** What is wanted of a file, and the language of the caller's interface. */
interface FileWish extends Omit<DocumentWish, "isNotes"> {
  readonly hintLanguage: string | null;
}

/** The request's bytes, on disk until they are stored. Throws what staging throws. */
export async function receiveFile(
  { staging }: { readonly staging: Staging },
  request: FastifyRequest,
  { hintLanguage, ...wish }: FileWish,
): Promise<Arrived> {
  const { fileName, path, bytes, discard } = await staging.stage(request, LIMITS.upload.fileMaxBytes);
  const pieces = createReadStream(path, { highWaterMark: PIECE_BYTES });
  const about = { fileName, bytes, pages: [], hintLanguage };
  return {
    name: nameOfFile(fileName, null),
    document: { ...about, wish: { isNotes: false, ...wish }, pieces },
    discard,
  };
}

/** Notes as they arrive; a name is made up where none is given. Throws TEXT_TOO_SHORT, counted after trimming. */
export function receiveNotes(
  notes: { readonly text: string; readonly name?: string | undefined },
  wish: Pick<DocumentWish, "count" | "keepsDoubles">,
): Arrived {
  const text = notes.text.trim();
  const { minChars: min } = LIMITS.notes;
  const actual = text.length;
  if (actual < min)
    throw new AppError("TEXT_TOO_SHORT", "The notes are too short.", { details: { min, actual } });
  const name = nameOfNotes(text, notes.name);
  const utf8 = Buffer.from(text);
  const bytes = utf8.byteLength;
  const about = { fileName: name, bytes, pages: [], hintLanguage: null };
  const pieces = Array.from({ length: Math.ceil(bytes / PIECE_BYTES) }, (_, i) =>
    utf8.subarray(i * PIECE_BYTES, (i + 1) * PIECE_BYTES),
  );
  return { name, document: { ...about, wish: { isNotes: true, ...wish }, pieces }, discard: async () => {} };
}

interface Caller {
  readonly account: string;
  readonly signal: AbortSignal;
}

/** What would be kept and lost of a file of questions; null for a document. Throws what reading it throws. */
export async function inspectFile(
  { extractor, staging, choices, picturePagesMax }: Omit<FileDeps, "generation">,
  request: FastifyRequest,
  { account, signal }: Caller,
): Promise<Fidelity | null> {
  const staged = await staging.stage(request, LIMITS.upload.fileMaxBytes);
  try {
    const { carried } = await readText({
      extractor,
      staged,
      choices,
      owner: { account },
      signal,
      picturePagesMax,
      // Only to tell what would be lost.
      questionPictures: { take: () => {} },
    });
    return carried?.fidelity ?? null;
  } finally {
    await staged.discard();
  }
}

/** The sections of a document, and how many questions its text bears. Throws what reading it throws. */
export async function outlineOf(
  { generation, extractor, staging }: Pick<FileDeps, "generation" | "extractor" | "staging">,
  request: FastifyRequest,
  caller: Caller,
): Promise<Outline> {
  const staged = await staging.stage(request, LIMITS.upload.fileMaxBytes);
  try {
    const source = await readDocument({ extractor, staged, owner: caller, signal: caller.signal });
    const likely = await generation.likely(source, caller);
    const sections = source.sections.map(({ heading, level, page, slide }, section) => ({
      section,
      heading,
      level,
      page: page ?? slide ?? null,
    }));
    return {
      sections: sections.length > LIMITS.upload.outlineSections ? [] : sections,
      format: source.format,
      pageCount: source.pageCount,
      likelyQuestions: Math.min(likely, LIMITS.upload.questionsMax),
    };
  } finally {
    await staged.discard();
  }
}

/** Throws TEXT_TOO_LONG, counted after trimming: called before anything is stored for such notes. */
export function refuseTooLong(text: string): void {
  const { maxChars: max } = LIMITS.notes;
  const actual = text.trim().length;
  if (actual > max)
    throw new AppError("TEXT_TOO_LONG", "The notes are too long.", { details: { max, actual } });
}
