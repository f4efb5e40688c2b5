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
import type { GrowingSet } from "../generation/add-document.ts";
import type { Requested, StoredFollowing } from "../generation/engine-protocol.ts";
import type { Generation } from "../generation/generation.ts";
import { nameAmong, nameOfFile, nameOfNotes } from "../generation/names.ts";
import { shareOf } from "../generation/stored-plan.ts";
import type { PlannedDocument } from "./bootstrap.ts";
import { readDocument, readText } from "./read-document.ts";
import type { UploadUnderWay } from "./under-way.ts";

/** How many questions of a new set, or the set that the document is added to. */
interface Wanted extends Pick<Requested, "count"> {
  readonly set?: GrowingSet;
}

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
  upload: UploadUnderWay & Wanted,
): Promise<PlannedDocument> {
  const { accountId: account, signal, count, set } = upload;
  const staged = await staging.stage(request, LIMITS.upload.fileMaxBytes);
  try {
    await upload.reached("extracting");
    const startedAt = performance.now();
    const read = await readDocument({ extractor, staged, choices, part, signal, picturePagesMax });
    const readAt = performance.now();
    const { source, pages } = withPagesToRead(read, picturePagesMax);
    const pictures = pages.length > 0 ? { pictures: { pages: pages.length, done: 0 } } : {};
    await upload.reached("generating", reportOf({ ...source, ...pictures }));
    const { fileName } = staged;
    const name = nameOfFile(fileName, source.title);
    const following = followingOf({ set, name }, source, pages.length);
    const plan = await generation.plan(source, { ...{ account, signal, count }, following });
    const toRead =
      pages.length > 0 ? { fileName, pages, hintLanguage, bytes: await readBytes(staged.path) } : null;
    const timings = {
      extractMs: Math.round(readAt - startedAt),
      planMs: Math.round(performance.now() - readAt),
    };
    request.log.info({ format: source.format, bytes: staged.bytes, ...timings }, "document read");
    return { name, source, plan, toRead };
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

/** Where a document's text goes on that of its set, or is still to be read in part. */
function followingOf(
  { set, name }: { set: GrowingSet | undefined; name: string },
  { pagesWithText: own }: Pick<SourceText, "pagesWithText">,
  picturePages: number,
): StoredFollowing | undefined {
  if (set === undefined && picturePages === 0) return undefined;
  const pagesWithText = (set?.dataset.pagesWithText ?? 0) + (own ?? 0);
  const share = picturePages === 0 ? 1 : shareOf({ pagesWithText, picturePages, picturesDone: 0 });
  if (set === undefined) return { share };
  const taken = set.before.passagesJson.map((json) => (JSON.parse(json) as { part?: string }).part ?? "");
  return { before: set.before, part: nameAmong(name, taken), share };
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
  upload: UploadUnderWay & Wanted,
): Promise<PlannedDocument> {
  const text = notes.text.trim();
  const { minChars: min } = LIMITS.notes;
  const actual = text.length;
  if (actual < min)
    throw new AppError("TEXT_TOO_SHORT", "The notes are too short.", { details: { min, actual } });
  await upload.reached("generating");
  const { accountId: account, signal, count, set } = upload;
  const name = nameOfNotes(text, notes.name);
  const following = followingOf({ set, name }, { pagesWithText: null }, 0);
  const planned = await generation.planNotes(text, { ...{ account, signal, count }, following });
  return { name, ...planned, toRead: null };
}
