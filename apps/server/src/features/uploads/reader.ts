import { readFile as readBytes } from "node:fs/promises";
import { LIMITS, reportOf, type SourceText, type SourceWarning } from "@quizmill/contract";
import { cutAtPages, type Extractor, sentInSlices } from "@quizmill/extract";
import type { FastifyBaseLogger } from "fastify";
import { refuseTooLarge, roomIn } from "../datasets/store.ts";
import type { EngineThreads, StoredFollowing } from "../generation/engine/index.ts";
import {
  type ArrivedDocument,
  type DocumentReader,
  nameAmong,
  nameOfFile,
  type PlannedDocument,
  refuseFull,
  shareOf,
} from "../generation/jobs/index.ts";
import { readDocument } from "./read-document.ts";

export interface ReaderDeps {
  readonly engine: Pick<EngineThreads, "plan" | "planNotes">;
  readonly extractor: Extractor;
  /** Pages of one document whose text is read from their pictures; 0 for none. */
  readonly picturePagesMax: number;
  readonly log: Pick<FastifyBaseLogger, "info">;
}

/**
 * Reads and plans what has arrived: a file, or notes. Throws an extraction code with its details, TEXT_TOO_SHORT,
 * NO_QUESTIONS, SET_FULL, what planning throws, or the signal's reason.
 */
export function createDocumentReader(deps: ReaderDeps): DocumentReader {
  return async (document) => {
    const read = await (document.wish.isNotes ? readNotes : readFile)(deps, document);
    if (document.set) refuseFull([...document.set.before.passagesJson, ...read.plan.passagesJson]);
    // What a file of questions has beyond is told with the rest that is left out of it.
    const isBeyond = read.plan.beyond !== undefined && read.source.carried === undefined;
    if (document.set && isBeyond) refuseTooLarge(LIMITS.dataset.questionsMax + 1);
    return read;
  };
}

async function readFile(
  { engine, extractor, picturePagesMax, log }: ReaderDeps,
  { staged, wish, account, set, signal, pictures: questionPictures, isRead, tryFirst }: ArrivedDocument,
): Promise<PlannedDocument> {
  const startedAt = performance.now();
  // What has arrived is not refused because its account has other documents read.
  const waiting = { owner: { account }, isPatient: true, signal };
  const read = await readDocument({
    extractor,
    staged,
    ...wish,
    ...waiting,
    picturePagesMax,
    questionPictures,
  });
  const readAt = performance.now();
  const { source, pages } = withPagesToRead(read, picturePagesMax);
  const pictures = pages.length > 0 ? { pictures: { pages: pages.length, done: 0 } } : {};
  await isRead(reportOf({ ...source, ...pictures }));
  const name = nameOfFile(staged.fileName, source.title);
  const following = followingOf({ set, name }, source, pages.length);
  const wanted = { count: wish.count, following };
  await tryFirst(async () => ({ kind: "plan", lines: await sentInSlices(source), ...wanted }));
  const plan = await engine.plan(source, { account, signal, ...wanted });
  const timings = {
    extractMs: Math.round(readAt - startedAt),
    planMs: Math.round(performance.now() - readAt),
  };
  log.info({ format: source.format, bytes: staged.bytes, ...timings }, "document read");
  return { name, source, plan, pages };
}

async function readNotes(
  { engine }: ReaderDeps,
  { staged, wish: { count }, account, set, signal, isRead, tryFirst }: ArrivedDocument,
): Promise<PlannedDocument> {
  const text = await readBytes(staged.path, "utf8");
  await isRead(null);
  const name = staged.fileName;
  const following = followingOf({ set, name }, { pagesWithText: null }, 0);
  await tryFirst(() => ({ kind: "planNotes", text, count, following }));
  const planned = await engine.planNotes(text, { account, signal, count, following });
  return { ...planned, name, pages: [] };
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
  { set, name }: { set: ArrivedDocument["set"]; name: string },
  { pagesWithText: own }: Pick<SourceText, "pagesWithText">,
  picturePages: number,
): StoredFollowing | undefined {
  if (set === undefined && picturePages === 0) return undefined;
  const pagesWithText = (set?.dataset.pagesWithText ?? 0) + (own ?? 0);
  const share = picturePages === 0 ? 1 : shareOf({ pagesWithText, picturePages, picturesDone: 0 });
  if (set === undefined) return { share };
  const taken = set.before.passagesJson.map((json) => (JSON.parse(json) as { part?: string }).part ?? "");
  const part = nameAmong(name, taken);
  return { before: set.before, known: set.known, part, share, room: roomIn(set.dataset) };
}
