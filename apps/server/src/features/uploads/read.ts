import { readFile as readBytes } from "node:fs/promises";
import {
  type DocumentPart,
  type Fidelity,
  type ImportChoices,
  LIMITS,
  type Outline,
  reportOf,
  type SourceText,
  type SourceWarning,
} from "@quizmill/contract";
import { cutAtPages, type Extractor } from "@quizmill/extract";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../platform/errors.ts";
import type { Staging } from "../../platform/files.ts";
import type { Requested } from "../generation/engine-protocol.ts";
import type { Generation } from "../generation/generation.ts";
import { nameOfFile, nameOfNotes } from "../generation/names.ts";
import { shareOf } from "../generation/stored-plan.ts";
import type { PlannedDocument } from "./bootstrap.ts";
import { readDocument, readText } from "./read-document.ts";
import type { UploadUnderWay } from "./under-way.ts";

interface FileDeps {
  /** For a file of questions. */
  readonly choices: ImportChoices;
  readonly part: DocumentPart;
  readonly generation: Pick<Generation, "plan">;
  readonly extractor: Extractor;
  readonly staging: Staging;
  /** Pages of one document whose text is read from their pictures. */
  readonly picturePagesMax: number;
  /** Of the caller's interface. */
  readonly hintLanguage: string | null;
}

/** From the request's bytes to a plan; the staged file is deleted afterwards in every case. */
export async function readFile(
  { generation, extractor, staging, choices, part, picturePagesMax, hintLanguage }: FileDeps,
  request: FastifyRequest,
  upload: UploadUnderWay & Requested,
): Promise<PlannedDocument> {
  const { accountId: account, signal, count } = upload;
  const staged = await staging.stage(request, LIMITS.upload.fileMaxBytes);
  try {
    await upload.reached("extracting");
    const startedAt = performance.now();
    const read = await readDocument({ extractor, staged, choices, part, signal, picturePagesMax });
    const readAt = performance.now();
    const { source, pages } = withPagesToRead(read, picturePagesMax);
    const pictures = pages.length > 0 ? { pictures: { pages: pages.length, done: 0 } } : {};
    await upload.reached("generating", reportOf({ ...source, ...pictures }));
    const plan = await generation.plan(source, {
      ...{ account, signal, count },
      ...(pages.length > 0 && { following: { share: shareRead(source, pages.length) } }),
    });
    const { fileName } = staged;
    const toRead =
      pages.length > 0 ? { fileName, pages, hintLanguage, bytes: await readBytes(staged.path) } : null;
    const timings = {
      extractMs: Math.round(readAt - startedAt),
      planMs: Math.round(performance.now() - readAt),
    };
    request.log.info({ format: source.format, bytes: staged.bytes, ...timings }, "document read");
    return { name: nameOfFile(staged.fileName, source.title), source, plan, toRead };
  } finally {
    await staged.discard();
  }
}

/**
 * The document as it is without the pages that are read later, and the numbers of these, between which its sections
 * are cut. Only pages that never will be read count as pages without text.
 */
function withPagesToRead(read: SourceText, max: number): { source: SourceText; pages: number[] } {
  const { picturePages = [], ...source } = read;
  const pages = picturePages.slice(0, max);
  const warnings = source.warnings.flatMap((warning): SourceWarning[] => {
    if (warning.code !== "PAGES_WITHOUT_TEXT") return [warning];
    const pagesWithText = warning.pagesWithText + pages.length;
    return pagesWithText < warning.pages ? [{ ...warning, pagesWithText }] : [];
  });
  return { source: { ...source, warnings, sections: cutAtPages(source.sections, pages) }, pages };
}

function shareRead({ pagesWithText }: SourceText, picturePages: number): number {
  return shareOf({ pagesWithText, picturePages, picturesDone: 0 });
}

/** What would be kept and lost of a file of questions; null for a document. Throws what reading it throws. */
export async function inspectFile(
  { extractor, staging, choices, picturePagesMax }: Omit<FileDeps, "generation" | "part" | "hintLanguage">,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<Fidelity | null> {
  const staged = await staging.stage(request, LIMITS.upload.fileMaxBytes);
  try {
    const { carried } = await readText({ extractor, staged, choices, signal, picturePagesMax });
    return carried?.fidelity ?? null;
  } finally {
    await staged.discard();
  }
}

/** The sections of a document, and how many questions its text bears. Throws what reading it throws. */
export async function outlineOf(
  { generation, extractor, staging }: Pick<FileDeps, "generation" | "extractor" | "staging">,
  request: FastifyRequest,
  caller: { readonly account: string; readonly signal: AbortSignal },
): Promise<Outline> {
  const staged = await staging.stage(request, LIMITS.upload.fileMaxBytes);
  try {
    const source = await readDocument({ extractor, staged, signal: caller.signal });
    const plan = await generation.plan(source, { ...caller, count: LIMITS.upload.questionsMax });
    const sections = source.sections.map(({ heading, level, page, slide }, section) => ({
      ...{ section, heading, level, page: page ?? slide ?? null },
    }));
    return {
      sections: sections.length > LIMITS.upload.outlineSections ? [] : sections,
      ...{ format: source.format, pageCount: source.pageCount },
      mostQuestions: plan.totalEstimated,
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

/** Throws TEXT_TOO_SHORT, counted after trimming. */
export async function readNotes(
  { generation }: { generation: Pick<Generation, "planNotes"> },
  notes: { text: string; name?: string | undefined },
  upload: UploadUnderWay & Requested,
): Promise<PlannedDocument> {
  const text = notes.text.trim();
  const { minChars: min } = LIMITS.notes;
  const actual = text.length;
  if (actual < min)
    throw new AppError("TEXT_TOO_SHORT", "The notes are too short.", { details: { min, actual } });
  await upload.reached("generating");
  const { accountId: account, signal, count } = upload;
  const planned = await generation.planNotes(text, { account, signal, count });
  return { name: nameOfNotes(text, notes.name), ...planned, toRead: null };
}
