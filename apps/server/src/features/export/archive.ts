import { Zip, ZipDeflate } from "fflate";
import type { Database } from "../../platform/database/open.ts";
import type { AccountsTable, ExamsTable } from "../../platform/database/schema.ts";
import { findAccount, findOpenSessions, toUser } from "../accounts/store.ts";
import { type DatasetRow, toDetail, toQuestion } from "../datasets/entities.ts";
import { findPassages } from "../datasets/passages-store.ts";
import { findPicture, findRead, listPictures, piecesOf } from "../datasets/pictures-store.ts";
import { findQuestions } from "../datasets/questions-store.ts";
import { listDatasets } from "../datasets/store.ts";
import { findDeleted, listOrigins, listReportsOf, listVersionsOf } from "../editing/store.ts";
import { findAttemptsOf, findExams } from "../exams/store.ts";
import { endOfDay, listTokens } from "../generation/model/index.ts";
import { findTagsOf } from "../library/store.ts";
import { listAnswers } from "../study/answers-store.ts";
import { listAllDays } from "../study/days-store.ts";
import { listMemoryWeights } from "../study/memory-weights.ts";
import { listQuizSessions } from "../study/sessions-store.ts";
import { listAllStudySets } from "../study/sets-store.ts";
import { readSettings } from "../study/settings.ts";
import { listStates } from "../study/states-store.ts";
import { listUploads, listUploadsUnderWay } from "../upload-keys/store.ts";

/** The part of a stored passage that is the learner's own text. */
interface StoredPassage {
  readonly heading: string | null;
  readonly part?: string;
  readonly blocks: readonly { readonly text: string }[];
}

/**
 * Everything stored of an account, as a ZIP that is written while it is read: `account.json`, how the account studies,
 * its exams, answers and reviews, and for each set its questions, the text they come from, and the pictures that text
 * was recognised from. Sets are read one by one, so that an account of any size needs little memory.
 * Left out are secrets (hashes of the password and of tokens) and columns that only count steps of work.
 */
export async function* exportArchive(
  db: Database,
  { accountId, now }: { accountId: string; now: number },
): AsyncIterable<Uint8Array> {
  const archive = openArchive();
  const account = await findAccount(db, accountId);
  if (account !== undefined)
    yield* archive.add("account.json", JSON.stringify(await personOf(db, account, now), null, 2));
  yield* archive.add("study.json", JSON.stringify(await studyOf(db, accountId), null, 2));
  for (const [index, exam] of (await findExams(db, accountId)).entries())
    yield* archive.add(
      `exams/${String(index + 1).padStart(3, "0")}.json`,
      JSON.stringify(await examOf(db, exam), null, 2),
    );
  yield* archive.addPieces("answers.json", answersOf(db, accountId));
  yield* archive.addPieces("reviews.json", reviewsOf(db, accountId));
  for (const [index, row] of (await listDatasets(db, accountId)).entries()) {
    const folder = `sets/${String(index + 1).padStart(3, "0")}`;
    const detail = toDetail({ ...row, jobId: null }, await findQuestions(db, row.id));
    const origins = new Map((await listOrigins(db, row.id)).map((one) => [one.id, one]));
    const withOrigin = <Q extends { readonly id: number }>(question: Q) => {
      const {
        changedAt = null,
        isAdded = null,
        worth = null,
        goneAt = null,
      } = origins.get(question.id) ?? {};
      const times = { changedAt: toldIf(changedAt), goneAt: toldIf(goneAt) };
      return { ...question, ...times, isAdded: isAdded === 1, worth };
    };
    const { deletedQuestions, ...changes } = await changesIn(db, accountId, row.id);
    const set = {
      ...detail,
      questions: detail.questions.map(withOrigin),
      title: row.title,
      requestedCount: row.requestedCount,
      documentVersion: row.documentVersion,
      ...(await sortedIn(db, accountId, row)),
      ...changes,
      deletedQuestions: deletedQuestions.map(withOrigin),
    };
    yield* archive.add(`${folder}/questions.json`, JSON.stringify(set, null, 2));
    yield* archive.add(`${folder}/text.txt`, await textOf(db, row));
    yield* picturesOf(db, archive, { id: row.id, folder });
  }
  yield* archive.end();
}

/** The pictures of pages that text was recognised from, and the document where some are still to be read. */
async function* picturesOf(
  db: Database,
  archive: ReturnType<typeof openArchive>,
  { id, folder }: { id: string; folder: string },
): AsyncIterable<Uint8Array> {
  for (const picture of await listPictures(db, id)) {
    const found = await findPicture(db, { datasetId: id, picture });
    if (found === undefined) continue;
    const { page, confidence, width, height } = found;
    const lines = JSON.parse(found.linesJson) as object;
    const name = `${folder}/pictures/${String(picture + 1).padStart(3, "0")}`;
    yield* archive.add(`${name}.png`, Buffer.from(found.pngBase64, "base64"));
    const about = { picture, page, confidence, width, height, lines };
    yield* archive.add(`${name}.json`, JSON.stringify(about, null, 2));
  }
  const read = await findRead(db, id);
  if (read === undefined) return;
  yield* archive.add(`${folder}/document.json`, JSON.stringify(read, null, 2));
  yield* archive.addPieces(`${folder}/document`, piecesOf(db, id));
}

const told = (ms: number) => new Date(ms).toISOString();

/** What is stored of a person beside their sets: profile, open sessions, uploads and tokens used. */
async function personOf(db: Database, account: AccountsTable, now: number): Promise<object> {
  const [sessions, uploads, underWay, tokens] = await Promise.all([
    findOpenSessions(db, account.id, now),
    listUploads(db, account.id),
    listUploadsUnderWay(db, account.id),
    listTokens(db, account.id),
  ]);
  return {
    ...toUser(account),
    sessions: sessions.map(({ device, openedAt, createdAt, expiresAt }) => ({
      device,
      openedAt: told(openedAt),
      lastSeenAt: told(createdAt),
      endsAt: told(expiresAt),
    })),
    uploads: uploads.map(({ createdAt, ...upload }) => ({ ...upload, createdAt: told(createdAt) })),
    uploadsUnderWay: underWay.map(({ documentJson, updatedAt, ...upload }) => ({
      ...upload,
      document: documentJson === null ? null : JSON.parse(documentJson),
      updatedAt: told(updatedAt),
    })),
    modelTokens: tokens.map(({ day, tokens: used }) => ({
      until: told(endOfDay(day)),
      tokens: Number(used),
    })),
  };
}

/** Settings, sets that are studied, sums of days, and how far each quiz is. */
async function studyOf(db: Database, accountId: string): Promise<object> {
  const [settings, weights, sets, days, sessions] = await Promise.all([
    readSettings(db, accountId),
    listMemoryWeights(db, accountId),
    listAllStudySets(db, accountId),
    listAllDays(db, accountId),
    listQuizSessions(db, accountId),
  ]);
  return {
    settings,
    memoryWeights: weights.map(({ version, weightsJson, answers, fittedAt }) => ({
      version,
      weights: weightsJson === null ? null : JSON.parse(weightsJson),
      answers,
      fittedAt: told(Number(fittedAt)),
    })),
    sets: sets.map(({ accountId: _, lastAnsweredAt, examSetAt, examAt, ...set }) => ({
      ...set,
      lastAnsweredAt: toldIf(lastAnsweredAt),
      examSetAt: toldIf(examSetAt),
      examAt: toldIf(examAt),
    })),
    days: days.map(({ accountId: _, ...day }) => ({ ...day, durationMs: Number(day.durationMs) })),
    quizSessions: sessions.map(({ datasetId, version, sessionJson, updatedAt }) => ({
      datasetId,
      version,
      session: JSON.parse(sessionJson),
      updatedAt: told(Number(updatedAt)),
    })),
  };
}

async function examOf(db: Database, { id, accountId, rulesJson, createdAt }: ExamsTable): Promise<object> {
  const attempts = await findAttemptsOf(db, accountId, id);
  return {
    ...(JSON.parse(rulesJson) as object),
    id,
    createdAt: told(Number(createdAt)),
    attempts: attempts.map(({ startedAt, deadline, submittedAt, ...attempt }) => ({
      startedAt: told(Number(startedAt)),
      deadline: told(Number(deadline)),
      submittedAt: toldIf(submittedAt),
      questions: JSON.parse(attempt.questionsJson),
      answers: JSON.parse(attempt.answersJson),
      result: attempt.resultJson === null ? null : JSON.parse(attempt.resultJson),
    })),
  };
}

/** How its owner sorts a set, and whether it is in the trash. */
async function sortedIn(db: Database, accountId: string, row: DatasetRow): Promise<object> {
  const tags = await findTagsOf(db, accountId, [row.id]);
  const [archivedAt, trashedAt] = [toldIf(row.archivedAt), toldIf(row.trashedAt)];
  return { tags: tags.map(({ tag }) => tag), archivedAt, trashedAt };
}

/** What the owner of a set made of its questions, beside how they are now. */
async function changesIn(db: Database, accountId: string, datasetId: string) {
  const [deleted, versions, reports] = await Promise.all([
    findDeleted(db, datasetId),
    listVersionsOf(db, datasetId),
    listReportsOf(db, accountId, datasetId),
  ]);
  return {
    deletedQuestions: deleted.map(({ deletedAt, ...row }) => ({
      ...toQuestion(row),
      deletedAt: toldIf(deletedAt),
    })),
    earlierVersions: versions.map(({ contentJson, madeAt, ...version }) => ({
      ...(JSON.parse(contentJson) as object),
      ...version,
      madeAt: toldIf(madeAt),
    })),
    reports: reports.map(({ accountId: _, createdAt, ...report }) => ({
      ...report,
      createdAt: told(Number(createdAt)),
    })),
  };
}

const toldIf = (ms: number | null) => (ms === null ? null : told(Number(ms)));

const ROWS_READ = 1_000;

/** All answers, in the order they were given. */
async function* answersOf(db: Database, accountId: string): AsyncIterable<string> {
  yield* listed(
    { answeredAt: -1, id: "" },
    (after) => listAnswers(db, accountId, after, ROWS_READ),
    ({ answeredAt, id }) => ({ answeredAt: Number(answeredAt), id }),
    ({ accountId: _, answeredAt, receivedAt, isCorrect, ...answer }) => ({
      ...answer,
      isCorrect: isCorrect === null ? null : isCorrect === 1,
      answeredAt: told(Number(answeredAt)),
      receivedAt: told(Number(receivedAt)),
    }),
  );
}

/** How well each question is known. */
async function* reviewsOf(db: Database, accountId: string): AsyncIterable<string> {
  yield* listed(
    0,
    (after) => listStates(db, accountId, after, ROWS_READ),
    ({ questionId }) => questionId,
    ({ accountId: _, dueAt, plannedAt, firstReviewAt, lastReviewAt, ...state }) => ({
      ...state,
      dueAt: told(Number(dueAt)),
      plannedAt: told(Number(plannedAt)),
      firstReviewAt: told(Number(firstReviewAt)),
      lastReviewAt: told(Number(lastReviewAt)),
    }),
  );
}

/** A JSON list of rows that are read page by page. */
async function* listed<Row, Place>(
  beginning: Place,
  read: (after: Place) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
  shown: (row: Row) => object,
): AsyncIterable<string> {
  let [after, open] = [beginning, "["];
  for (;;) {
    const rows = await read(after);
    for (const row of rows) {
      yield `${open}\n${JSON.stringify(shown(row))}`;
      open = ",";
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_READ) break;
    after = placeOf(last);
  }
  yield open === "[" ? "[]\n" : "\n]\n";
}

async function textOf(db: Database, { id }: DatasetRow): Promise<string> {
  const passages = (await findPassages(db, id)).map(
    ({ passageJson }) => JSON.parse(passageJson) as StoredPassage,
  );
  const lines = passages.flatMap(({ heading, part, blocks }, index) => {
    const before = passages[index - 1];
    const isOther = part !== before?.part;
    return [
      ...(part !== undefined && isOther ? [part] : []),
      // Passages of one section follow each other, so its heading is written once.
      ...(heading !== null && (isOther || heading !== before?.heading) ? [`# ${heading}`] : []),
      ...blocks.map(({ text }) => text),
    ];
  });
  return `${lines.join("\n\n")}\n`;
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === "string" ? Buffer.from(content, "utf8") : content;
}

function openArchive() {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const taken = () => {
    const ready = chunks;
    chunks = [];
    return ready;
  };
  return {
    add: (name: string, content: string | Uint8Array): Uint8Array[] => {
      const entry = new ZipDeflate(name);
      zip.add(entry);
      entry.push(bytesOf(content), true);
      return taken();
    },
    async *addPieces(name: string, pieces: AsyncIterable<string | Uint8Array>): AsyncIterable<Uint8Array> {
      const entry = new ZipDeflate(name);
      zip.add(entry);
      for await (const piece of pieces) {
        entry.push(bytesOf(piece), false);
        yield* taken();
      }
      entry.push(new Uint8Array(0), true);
      yield* taken();
    },
    end: (): Uint8Array[] => {
      zip.end();
      return taken();
    },
  };
}
