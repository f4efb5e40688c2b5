import { type Evidence, type ExamRules, LIMITS, type NewVersion, type SourceText } from "@quizmill/contract";
import type { Extractor } from "@quizmill/extract";
import type { FastifyRequest } from "fastify";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import type { Staging } from "../../platform/files.ts";
import { type DatasetRow, isUnfinished } from "../datasets/entities.ts";
import { findDataset, findPassages, type Owned } from "../datasets/store.ts";
import { present, unlessGone } from "../editing/change.ts";
import { findExams, storeRules } from "../exams/store.ts";
import { warningsOf } from "../generation/create-dataset.ts";
import type { StoredFollowed } from "../generation/engine-protocol.ts";
import type { Generation } from "../generation/generation.ts";
import { readDocument } from "../uploads/read-document.ts";
import { cutPassages, findPlaces, type PlaceRow, putPassages, putPlaces, putText } from "./store.ts";

type PassageRows = Awaited<ReturnType<typeof findPassages>>;

export interface FollowDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly generation: Pick<Generation, "planVersion" | "nextJob">;
  readonly extractor: Extractor;
  readonly staging: Staging;
}

/**
 * Throws SET_UNFINISHED while a job of the set runs, SEVERAL_DOCUMENTS where others were added to its document,
 * SET_TOO_LARGE for one with too many questions.
 */
function refuse(dataset: DatasetRow, rows: PassageRows, questions: number): void {
  if (isUnfinished(dataset))
    throw new AppError("SET_UNFINISHED", "Questions of the set are still being written.");
  if (partOf(rows.at(-1)) !== undefined)
    throw new AppError("SEVERAL_DOCUMENTS", "The set has several documents.");
  const { questionsMax: max } = LIMITS.newVersion;
  if (questions > max)
    throw new AppError("SET_TOO_LARGE", "The set has too many questions.", { details: { max } });
}

function partOf(row: PassageRows[number] | undefined): string | undefined {
  return row === undefined ? undefined : (JSON.parse(row.passageJson) as { part?: string }).part;
}

/** What becomes of a set, before it is stored. */
interface Followed extends StoredFollowed {
  readonly source: SourceText;
  readonly before: readonly PlaceRow[];
}

/**
 * Reads a newer version of a set's document. Without a revision tells what it makes of the set; with the revision that
 * was told, stores it in one transaction and has new questions written. Throws NOT_FOUND, what `refuse` throws,
 * SET_CHANGED if the set is not at that revision any more, and what reading a document throws; then nothing is stored.
 */
export async function followVersion(
  deps: FollowDeps,
  owned: Owned,
  {
    request,
    revision,
    signal,
  }: { request: FastifyRequest; revision: number | undefined; signal: AbortSignal },
): Promise<NewVersion> {
  const { db, staging, extractor, generation } = deps;
  const staged = await staging.stage(request, LIMITS.upload.fileMaxBytes);
  try {
    const dataset = present(await findDataset(db, owned));
    const [rows, before] = await Promise.all([findPassages(db, dataset.id), findPlaces(db, dataset.id)]);
    refuse(dataset, rows, before.length);
    const source = await readDocument({ extractor, staged, signal });
    const wanted = {
      before: rows.map(({ passageJson, recordedAt }) => ({ passageJson, isRecorded: recordedAt !== null })),
      questions: before.map(({ id, passage, sourceJson, goneAt }) => ({
        ...{ id, passage, isGone: goneAt !== null },
        evidence: sourceJson === null ? null : (JSON.parse(sourceJson) as Evidence),
      })),
      count: dataset.requestedCount,
    };
    const planned = await generation.planVersion(source, wanted, { account: owned.accountId, signal });
    const followed = { ...planned, source, before };
    if (revision === undefined) return told(dataset, followed);
    if (revision !== dataset.revision) throw changed();
    await store(deps, owned, dataset, followed);
    return { ...told(dataset, followed), revision: revision + 1, isStored: true };
  } finally {
    await staged.discard();
  }
}

function changed(): AppError {
  return new AppError("SET_CHANGED", "The set has changed since.");
}

function told(dataset: DatasetRow, { plan, isKept, places, source, before }: Followed): NewVersion {
  const present = before.flatMap((row, i) => (row.deletedAt === null ? [{ row, place: places[i] }] : []));
  const gone = present.filter(({ row, place }) => place?.isGone === true && row.goneAt === null);
  const unread = source.warnings.find(({ code }) => code === "PAGES_WITHOUT_TEXT");
  const isOther = plan.language !== "und" && plan.language !== dataset.language;
  return {
    ...{ revision: dataset.revision, isStored: false },
    unchanged: present.filter(({ place }) => place?.isGone === false).length,
    gone: gone.length,
    goneTexts: gone.slice(0, LIMITS.newVersion.goneTold).map(({ row }) => row.text),
    passages: isKept.length,
    newPassages: isKept.filter((one) => !one).length,
    pagesNotRead: unread?.code === "PAGES_WITHOUT_TEXT" ? unread.pages - unread.pagesWithText : 0,
    otherLanguage: isOther ? plan.language : null,
  };
}

async function store(deps: FollowDeps, owned: Owned, read: DatasetRow, followed: Followed): Promise<void> {
  const ring = await unlessGone(deps.db, async (tx) => {
    await lockAccount(tx, owned.accountId);
    const dataset = present(await findDataset(tx, owned));
    refuse(dataset, await findPassages(tx, dataset.id), followed.before.length);
    if (dataset.revision !== read.revision) throw changed();
    return put(tx, deps, dataset, followed);
  });
  ring();
}

/** Text, places, exams, and the job that writes what is missing; returns what wakes its worker. */
async function put(
  tx: Database,
  { now, generation }: FollowDeps,
  { id, accountId, ...dataset }: DatasetRow,
  followed: Followed,
): Promise<() => void> {
  const { plan, isKept, source, before } = followed;
  const at = now();
  await putPassages(
    tx,
    id,
    plan.passagesJson.map((passageJson, i) => ({ passageJson, recordedAt: isKept[i] === true ? at : null })),
  );
  await putPlaces(tx, id, movedPlaces(before, followed.places, at));
  await cutPassages(tx, id, isKept.length);
  await followInExams(tx, { accountId, datasetId: id }, new Map(followed.sections));
  const kept = isKept.filter(Boolean).length;
  const isDone = kept === isKept.length;
  await putText(tx, id, {
    ...{ status: isDone ? "READY" : "PENDING", language: plan.language, updatedAt: at },
    ...{ title: source.title ?? plan.title, format: source.format },
    ...{ pageCount: source.pageCount, pagesWithText: source.pagesWithText },
    warningsJson: JSON.stringify(warningsOf({ plan, source })),
    commandLinesJson: plan.commandLines === undefined ? null : JSON.stringify(plan.commandLines),
    ...{ totalEstimated: isDone ? dataset.questionCount : plan.totalEstimated },
    ...{ totalChunks: isKept.length, processedChunks: kept },
  });
  return isDone ? () => undefined : generation.nextJob(tx, { accountId, datasetId: id });
}

/** Those that stand elsewhere or differ in what is stored of their place. In a passage they keep their order. */
function movedPlaces(before: readonly PlaceRow[], places: StoredFollowed["places"], now: number) {
  const taken = new Map<number, number>();
  return before.flatMap((row, i) => {
    const { passage, evidence, isGone } = places[i] ?? { passage: 0, evidence: null, isGone: true };
    const ordinal = taken.get(passage) ?? 0;
    taken.set(passage, ordinal + 1);
    const sourceJson = evidence && JSON.stringify(evidence);
    const goneAt = isGone ? (row.goneAt ?? now) : null;
    const isSame =
      row.passage === passage &&
      row.ordinal === ordinal &&
      row.sourceJson === sourceJson &&
      row.goneAt === goneAt;
    return isSame ? [] : [{ id: row.id, passage, ordinal, sourceJson, goneAt }];
  });
}

/** Exams draw from the same sections as before, as far as they are there; from all of the set if none is. */
async function followInExams(
  tx: Database,
  { accountId, datasetId }: { accountId: string; datasetId: string },
  sections: ReadonlyMap<number, number>,
): Promise<void> {
  for (const { id, rulesJson } of await findExams(tx, accountId)) {
    const rules = JSON.parse(rulesJson) as ExamRules;
    const isOf = (set: ExamRules["sets"][number]) => set.datasetId === datasetId && set.sections !== null;
    if (!rules.sets.some(isOf)) continue;
    const sets = rules.sets.map((set) => {
      if (!isOf(set)) return set;
      const left = new Set(set.sections?.flatMap((section) => sections.get(section) ?? []));
      return { ...set, sections: left.size === 0 ? null : [...left].sort((a, b) => a - b) };
    });
    await storeRules(tx, { accountId, id }, { ...rules, sets });
  }
}
