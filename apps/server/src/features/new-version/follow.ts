import {
  type ExamRules,
  isDocumentLanguage,
  LIMITS,
  type NewVersion,
  type SetWarning,
  type SourceText,
} from "@quizmill/contract";
import type { Extractor } from "@quizmill/extract";
import type { PlacedQuestion, PlaceOfDocument, QuestionInWords } from "@quizmill/questions";
import type { FastifyRequest } from "fastify";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import type { Staging } from "../../platform/files.ts";
import {
  type DatasetRow,
  isUnfinished,
  toVersionContent,
  type VersionContent,
} from "../datasets/entities.ts";
import { findPassages } from "../datasets/passages-store.ts";
import { deleteRead } from "../datasets/pictures-store.ts";
import { pictureKeeper } from "../datasets/question-pictures-store.ts";
import { findDataset, type Owned, refuseFullAccount, refuseTooLarge } from "../datasets/store.ts";
import { correctQuestion, present, unlessGone } from "../editing/change.ts";
import { listVersionsOf } from "../editing/store.ts";
import { findExams, storeRules } from "../exams/store.ts";
import type { StoredFollowed } from "../generation/engine/index.ts";
import { type Generation, refuseFull, warningsOf } from "../generation/jobs/index.ts";
import { readDocument } from "../uploads/read-document.ts";
import {
  cutPassages,
  findPlaces,
  keepPictures,
  type PlaceRow,
  putPassages,
  putPlaces,
  putText,
} from "./store.ts";

type PassageRows = Awaited<ReturnType<typeof findPassages>>;

export interface FollowDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly generation: Pick<Generation, "planVersion" | "nextJob">;
  readonly extractor: Extractor;
  readonly staging: Staging;
}

/** Throws SET_UNFINISHED while a job of the set runs, SET_TOO_LARGE for one with too many questions, deleted ones included. */
function refuse(dataset: DatasetRow, questions: number): void {
  if (isUnfinished(dataset))
    throw new AppError("SET_UNFINISHED", "Questions of the set are still being written.");
  refuseTooLarge(questions);
}

/** A document of a set; `isOnly` if the set has no other. */
interface OwnDocument extends Pick<PlaceOfDocument, "from" | "to"> {
  readonly isOnly: boolean;
}

/**
 * The passages of a set's document, or of one of several: those that follow one another and name the same part. Throws
 * SEVERAL_DOCUMENTS if it is not said which, NOT_FOUND if there is no such one.
 */
function documentIn(rows: PassageRows, asked: number | undefined): OwnDocument {
  const parts = rows.map(({ passageJson }) => (JSON.parse(passageJson) as { part?: string }).part);
  const starts = [...parts.keys()].filter((i) => i === 0 || parts[i] !== parts[i - 1]);
  const isOnly = starts.length <= 1;
  if (asked === undefined && !isOnly)
    throw new AppError("SEVERAL_DOCUMENTS", "The set has several documents: say which one.");
  const index = asked ?? 0;
  const from = starts[index];
  if (from === undefined && index > 0) throw new AppError("NOT_FOUND", "The set has no such document.");
  return { from: from ?? 0, to: starts[index + 1] ?? rows.length, isOnly };
}

/** What becomes of a set, before it is stored. */
interface Followed extends StoredFollowed {
  readonly source: SourceText;
  readonly before: readonly PlaceRow[];
  /** Where the document stood. */
  readonly document: OwnDocument;
}

/**
 * Reads a newer version of a set's document. Ids, answers and review states stay. Passages whose paragraphs were all
 * there before count as worked on, so the job that follows writes only from the others. A question whose sentence is
 * gone has `goneAt` until its owner keeps it or takes it out. Of several documents (runs of passages with the same
 * `part`) the others keep their questions and pictures, and the set its language. Without a revision tells what it makes
 * of the set; with the revision that was told, stores it in one transaction and has new questions written. Throws
 * NOT_FOUND, ACCOUNT_FULL, what `refuse` and `documentIn` throw, SET_CHANGED if the set is not at that revision any more, and what
 * reading a document throws; then nothing is stored.
 */
export async function followVersion(
  deps: FollowDeps,
  owned: Owned,
  {
    request,
    revision,
    document: asked,
    signal,
  }: {
    request: FastifyRequest;
    revision?: number | undefined;
    document?: number | undefined;
    signal: AbortSignal;
  },
): Promise<NewVersion> {
  const { db, staging, extractor, generation } = deps;
  const staged = await staging.stage(request, LIMITS.upload.fileMaxBytes);
  try {
    const dataset = present(await findDataset(db, owned));
    const [rows, before] = await Promise.all([findPassages(db, dataset.id), findPlaces(db, dataset.id)]);
    refuse(dataset, before.length);
    const document = documentIn(rows, asked);
    const pictures = await pictureKeeper(db, owned);
    const { room, take } = pictures;
    const questionPictures = { room, take: revision === undefined ? () => {} : take };
    const owner = { account: owned.accountId };
    const source = await readDocument({ extractor, staged, owner, signal, questionPictures });
    await pictures.stored();
    const wanted = {
      before: rows.map(({ passageJson, recordedAt }) => ({ passageJson, isRecorded: recordedAt !== null })),
      questions: await placedQuestions(db, dataset.id, before),
      count: dataset.requestedCount,
      document: {
        ...document,
        language: document.isOnly ? null : (dataset.language as PlaceOfDocument["language"]),
      },
    };
    const planned = await generation.planVersion(source, wanted, { account: owned.accountId, signal });
    if (!document.isOnly) refuseFull(planned.plan.passagesJson);
    const { totalEstimated } = planned.plan;
    if (totalEstimated > dataset.questionCount)
      await refuseFullAccount(db, { accountId: owned.accountId, besides: dataset.id }, totalEstimated);
    const followed = { ...planned, source, before, document };
    if (revision === undefined) return told(dataset, followed);
    if (revision !== dataset.revision) throw changed();
    const now = await store(deps, owned, dataset, followed);
    return { ...told(dataset, followed), revision: now, isStored: true };
  } finally {
    await staged.discard();
  }
}

function changed(): AppError {
  return new AppError("SET_CHANGED", "The set has changed since.");
}

/** With the words that the document had for those that it holds itself. */
async function placedQuestions(
  db: Database,
  datasetId: string,
  rows: readonly PlaceRow[],
): Promise<PlacedQuestion[]> {
  const held = rows.filter(({ kind }) => kind === "imported");
  const isChanged = ({ origin }: PlaceRow) => origin !== null;
  const versions = held.some(isChanged) ? await listVersionsOf(db, datasetId) : [];
  const written = new Map<number, VersionContent>();
  for (const { questionId, contentJson } of versions) {
    const content = JSON.parse(contentJson) as VersionContent;
    if (content.origin === "imported") written.set(questionId, content);
  }
  return rows.map((row) => {
    const { id, passage, goneAt, kind } = row;
    const present = toVersionContent(row);
    const own = isChanged(row) ? written.get(id) : undefined;
    const words = { written: inWords(own ?? present), ...(own !== undefined && { own: inWords(present) }) };
    return {
      id,
      passage,
      isGone: goneAt !== null,
      evidence: present.source,
      ...(kind === "imported" && { held: words }),
    };
  });
}

function inWords({
  text,
  options,
  groundTruthOptionId: key,
  aiExplanation,
  context,
}: VersionContent): QuestionInWords {
  const right = options.find(({ id }) => id === key)?.text ?? null;
  return {
    text,
    options: options.map((option) => option.text),
    right,
    explanation: aiExplanation,
    context: context ?? null,
  };
}

function told(dataset: DatasetRow, followed: Followed): NewVersion {
  const {
    isKept,
    places,
    source,
    before,
    document: { from, to },
  } = followed;
  const isOf = ({ passage, deletedAt }: PlaceRow) => deletedAt === null && passage >= from && passage < to;
  const present = before.flatMap((row, i) => (isOf(row) ? [{ row, place: places[i] }] : []));
  const gone = present.filter(({ row, place }) => place?.isGone === true && row.goneAt === null);
  const { corrected, ownKept } = correctedIn(followed);
  const texts = (rows: readonly { readonly row: PlaceRow }[]) =>
    rows.slice(0, LIMITS.newVersion.goneTold).map(({ row }) => row.text);
  const unread = source.warnings.find(({ code }) => code === "PAGES_WITHOUT_TEXT");
  const isOther = isDocumentLanguage(source.language) && source.language !== dataset.language;
  return {
    revision: dataset.revision,
    isStored: false,
    unchanged: present.filter(({ place }) => place?.isGone === false).length - corrected.length,
    corrected: corrected.length,
    correctedTexts: texts(corrected),
    otherKeys: corrected.filter(({ row, words }) => inWords(toVersionContent(row)).right !== words.right)
      .length,
    ownKept: ownKept.length,
    ownKeptTexts: texts(ownKept),
    gone: gone.length,
    goneTexts: texts(gone),
    passages: isKept.length - (dataset.totalChunks - (to - from)),
    newPassages: isKept.filter((one) => !one).length,
    pagesNotRead: unread?.code === "PAGES_WITHOUT_TEXT" ? unread.pages - unread.pagesWithText : 0,
    otherLanguage: isOther ? source.language : null,
  };
}

/** What the new version corrects of questions that are not deleted, and what of it is not taken. */
function correctedIn({ corrections, before }: Pick<Followed, "corrections" | "before">) {
  const byId = new Map(corrections.map((correction) => [correction.id, correction]));
  const all = before.flatMap((row) => {
    const correction = row.deletedAt === null ? byId.get(row.id) : undefined;
    return correction === undefined ? [] : [{ row, ...correction }];
  });
  const [corrected, ownKept] = [false, true].map((isKept) =>
    all.filter(({ isOwnKept }) => isOwnKept === isKept),
  );
  return { corrected: corrected ?? [], ownKept: ownKept ?? [] };
}

/** Returns the revision of the set afterwards. */
async function store(deps: FollowDeps, owned: Owned, read: DatasetRow, followed: Followed): Promise<number> {
  const { ring, revision } = await unlessGone(deps.db, async (tx) => {
    await lockAccount(tx, owned.accountId);
    const dataset = present(await findDataset(tx, owned));
    refuse(dataset, followed.before.length);
    // A document that was added is no change of the set's questions by its owner, but there are more passages.
    if (dataset.revision !== read.revision || dataset.totalChunks !== read.totalChunks) throw changed();
    const ring = await put(tx, deps, dataset, followed);
    return { ring, revision: present(await findDataset(tx, owned)).revision };
  });
  ring();
  return revision;
}

/** Text, places, exams, and the job that writes what is missing; returns what wakes its worker. */
async function put(
  tx: Database,
  { now, generation }: FollowDeps,
  { id, accountId, ...dataset }: DatasetRow,
  followed: Followed,
): Promise<() => void> {
  const { plan, isKept, before } = followed;
  const at = now();
  await putPassages(
    tx,
    id,
    plan.passagesJson.map((passageJson, i) => ({ passageJson, recordedAt: isKept[i] === true ? at : null })),
  );
  await putPlaces(tx, id, movedPlaces(before, followed.places, at));
  await cutPassages(tx, id, isKept.length);
  for (const { id: question, words } of correctedIn(followed).corrected)
    await correctQuestion(tx, { accountId, id: question, now: at }, words);
  await followInExams(tx, { accountId, datasetId: id }, new Map(followed.sections));
  const kept = isKept.filter(Boolean).length;
  const isDone = kept === isKept.length;
  await keepPictures(tx, id, picturesIn(plan));
  await putText(tx, id, {
    status: isDone ? "READY" : "PENDING",
    language: plan.language,
    updatedAt: at,
    ...saidOf(dataset, followed),
    totalEstimated: isDone ? dataset.questionCount : plan.totalEstimated,
    totalChunks: isKept.length,
    processedChunks: kept,
  });
  // What was open of the document before is not read any more.
  await deleteRead(tx, id, at);
  return isDone ? () => undefined : generation.nextJob(tx, { accountId, datasetId: id });
}

/** The numbers of the pictures that passages were read from. */
function picturesIn({ passagesJson }: StoredFollowed["plan"]): ReadonlySet<number> {
  return new Set(passagesJson.flatMap((json) => (JSON.parse(json) as { picture?: number }).picture ?? []));
}

type Said = Pick<DatasetRow, "title" | "format" | "pageCount" | "pagesWithText" | "warningsJson">;

/** What the set says of its documents. */
function saidOf({ title, format, ...dataset }: Said, { plan, source, document }: Followed): Said {
  const { isOnly, from } = document;
  const known = <T>(json: string | null): T[] => (isOnly || json === null ? [] : (JSON.parse(json) as T[]));
  // Of several, nothing tells which one a warning is of: those of the earlier version stay.
  const warnings = [...known<SetWarning>(dataset.warningsJson), ...warningsOf({ plan, source })];
  const isNew = (warning: SetWarning, i: number) =>
    warnings.findIndex((one) => JSON.stringify(one) === JSON.stringify(warning)) === i;
  const { pageCount, pagesWithText } = source;
  return {
    ...(from === 0 ? { title: source.title ?? plan.title, format: source.format } : { title, format }),
    // Nor how many of their pages were those of the earlier version.
    ...(isOnly ? { pageCount, pagesWithText } : { pageCount: null, pagesWithText: null }),
    warningsJson: JSON.stringify(warnings.filter(isNew)),
  };
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
