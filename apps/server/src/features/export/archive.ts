import { setImmediate } from "node:timers/promises";
import type { Block } from "@quizmill/contract";
import { Zip, ZipDeflate } from "fflate";
import type { Database } from "../../platform/database/open.ts";
import type { AccountsTable, ExamsTable } from "../../platform/database/schema.ts";
import { findAccount, findOpenSessions, toUser } from "../accounts/store.ts";
import { type DatasetRow, toDetail, toQuestion } from "../datasets/entities.ts";
import { readPassages } from "../datasets/passages-store.ts";
import { findPicture, findRead, listPictures, piecesOf } from "../datasets/pictures-store.ts";
import { readQuestionPictures } from "../datasets/question-pictures-store.ts";
import { readQuestions } from "../datasets/questions-store.ts";
import { listDatasets } from "../datasets/store.ts";
import { findReportsOf, findVersionsOf } from "../editing/store.ts";
import { findAttempt, findAttempts, findExams } from "../exams/store.ts";
import { endOfDay, findOwnModel, listTokens } from "../generation/model/index.ts";
import { findTagsOf } from "../library/store.ts";
import { listAnswers } from "../study/answers-store.ts";
import { listAllDays } from "../study/days-store.ts";
import { listMemoryWeights } from "../study/memory-weights.ts";
import { findQuizSession, listSetsWithSession } from "../study/sessions-store.ts";
import { listAllStudySets } from "../study/sets-store.ts";
import { readSettings } from "../study/settings.ts";
import { listStates } from "../study/states-store.ts";
import { listUploads, listUploadsUnderWay } from "../upload-keys/store.ts";

/** The part of a stored passage that is the learner's own text. */
interface StoredPassage {
  readonly heading: string | null;
  readonly part?: string;
  readonly blocks: readonly Pick<Block, "text" | "figures">[];
}

/**
 * Everything stored of an account, as a ZIP that is written while it is read: `account.json`, how the account studies,
 * its exams, answers and reviews, and for each set its questions and their pictures, the text they come from, and the
 * pictures that text was recognised from. Sets are read one by one, so that an account of any size needs little memory.
 * Left out are secrets (hashes of the password and of tokens), columns that only count steps of work, and what the model
 * of a browser is being asked, of which a row is gone when it is answered.
 */
export async function* exportArchive(
  db: Database,
  { accountId, now }: { accountId: string; now: number },
): AsyncIterable<Uint8Array> {
  const archive = openArchive();
  const account = await findAccount(db, accountId);
  if (account !== undefined)
    yield* archive.add("account.json", JSON.stringify(await personOf(db, account, now), null, 2));
  yield* archive.add("study.json", studyOf(db, accountId));
  for (const [index, exam] of (await findExams(db, accountId)).entries())
    yield* archive.add(`exams/${String(index + 1).padStart(3, "0")}.json`, examOf(db, exam));
  yield* archive.add("answers.json", answersOf(db, accountId));
  yield* archive.add("reviews.json", reviewsOf(db, accountId));
  for (const [index, row] of (await listDatasets(db, accountId)).entries()) {
    const folder = `sets/${String(index + 1).padStart(3, "0")}`;
    yield* archive.add(`${folder}/questions.json`, setOf(db, accountId, row));
    yield* archive.add(`${folder}/text.txt`, textOf(db, row));
    yield* picturesOf(db, archive, { id: row.id, folder });
  }
  yield* archive.end();
}

/** A set with its questions, and what its owner made of them beside how they are now. */
async function* setOf(db: Database, accountId: string, row: DatasetRow): AsyncIterable<string> {
  const { questions: _, ...detail } = toDetail({ ...row, jobId: null });
  const { title, requestedCount, documentVersion } = row;
  const sorted = await sortedIn(db, accountId, row);
  yield opened({ ...detail, title, requestedCount, documentVersion, ...sorted });
  const pages = () => readQuestions(db, row.id);
  yield ',\n"questions": ';
  yield* jsonList(
    shownOf(pages(), (rows) => rows.filter(({ deletedAt }) => deletedAt === null).map(withOrigin)),
  );
  yield ',\n"deletedQuestions": ';
  yield* jsonList(
    shownOf(pages(), (rows) =>
      rows
        .filter(({ deletedAt }) => deletedAt !== null)
        .map((one) => ({ ...withOrigin(one), deletedAt: toldIf(one.deletedAt) })),
    ),
  );
  yield ',\n"earlierVersions": ';
  yield* jsonList(shownOf(pages(), (rows) => versionsOf(db, rows)));
  yield ',\n"reports": ';
  yield* jsonList(shownOf(pages(), (rows) => reportsOf(db, accountId, rows)));
  yield "}\n";
}

type Read = Awaited<ReturnType<Awaited<ReturnType<typeof readQuestions>>["next"]>>["value"] & object;

async function* shownOf<Row>(
  pages: AsyncIterable<Row[]>,
  shown: (rows: Row[]) => readonly object[] | Promise<readonly object[]>,
): AsyncIterable<readonly object[]> {
  for await (const rows of pages) yield await shown(rows);
}

function withOrigin(row: Read[number]) {
  const { changedAt, goneAt, isAdded, worth } = row;
  const times = { changedAt: toldIf(changedAt), goneAt: toldIf(goneAt) };
  return { ...toQuestion(row), ...times, isAdded: isAdded === 1, worth };
}

async function versionsOf(db: Database, rows: Read) {
  const changed = rows.filter(({ version }) => version > 1).map(({ id }) => id);
  return (await findVersionsOf(db, changed)).map(({ contentJson, madeAt, ...version }) => ({
    ...(JSON.parse(contentJson) as object),
    ...version,
    madeAt: toldIf(madeAt),
  }));
}

async function reportsOf(db: Database, accountId: string, rows: Read) {
  const ids = rows.map(({ id }) => id);
  return (await findReportsOf(db, accountId, ids)).map(({ accountId: _, createdAt, ...report }) => ({
    ...report,
    createdAt: told(Number(createdAt)),
  }));
}

/** The beginning of a JSON object, to which more is added. */
const opened = (object: object) => JSON.stringify(object, null, 2).slice(0, -2);

/**
 * The pictures of questions, those of pages that text was recognised from, and the document where some are still to be
 * read.
 */
async function* picturesOf(
  db: Database,
  archive: ReturnType<typeof openArchive>,
  { id, folder }: { id: string; folder: string },
): AsyncIterable<Uint8Array> {
  for await (const { hash, type, base64 } of readQuestionPictures(db, id))
    yield* archive.add(
      `${folder}/question-pictures/${hash}.${type === "image/png" ? "png" : "jpg"}`,
      Buffer.from(base64, "base64"),
    );
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
  yield* archive.add(`${folder}/document`, piecesOf(db, id));
}

const told = (ms: number) => new Date(ms).toISOString();

/** What is stored of a person beside their sets: profile, open sessions, uploads and tokens used. */
async function personOf(db: Database, account: AccountsTable, now: number): Promise<object> {
  const [sessions, uploads, underWay, tokens, model] = await Promise.all([
    findOpenSessions(db, account.id, now),
    listUploads(db, account.id),
    listUploadsUnderWay(db, account.id),
    listTokens(db, account.id),
    findOwnModel(db, account.id, "kept"),
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
    ownModel: model ? { provider: model.provider, model: model.model, keptAt: told(model.changedAt) } : null,
  };
}

/** Settings, sets that are studied, sums of days, and how far each quiz is. */
async function* studyOf(db: Database, accountId: string): AsyncIterable<string> {
  const [settings, weights, sets, days] = await Promise.all([
    readSettings(db, accountId),
    listMemoryWeights(db, accountId),
    listAllStudySets(db, accountId),
    listAllDays(db, accountId),
  ]);
  yield opened({
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
  });
  yield ',\n"quizSessions": ';
  yield* jsonList(sessionsOf(db, accountId));
  yield "}\n";
}

/** One by one: that of a long set has half a megabyte. */
async function* sessionsOf(db: Database, accountId: string): AsyncIterable<object[]> {
  for (const id of await listSetsWithSession(db, accountId)) {
    const found = await findQuizSession(db, { accountId, datasetId: id });
    if (found === undefined) continue;
    const { datasetId, version, sessionJson, updatedAt } = found;
    yield [{ datasetId, version, session: JSON.parse(sessionJson), updatedAt: told(Number(updatedAt)) }];
  }
}

async function* examOf(
  db: Database,
  { id, accountId, rulesJson, createdAt }: ExamsTable,
): AsyncIterable<string> {
  yield opened({ ...(JSON.parse(rulesJson) as object), id, createdAt: told(Number(createdAt)) });
  yield ',\n"attempts": ';
  yield* jsonList(attemptsOf(db, accountId, id));
  yield "}\n";
}

/** One by one: each has up to two hundred questions. */
async function* attemptsOf(db: Database, accountId: string, examId: string): AsyncIterable<object[]> {
  for (const { id, examId: of } of await findAttempts(db, accountId)) {
    const found = of === examId ? await findAttempt(db, { accountId, id }) : undefined;
    if (found === undefined) continue;
    const { startedAt, deadline, submittedAt, resultJson } = found;
    yield [
      {
        startedAt: told(Number(startedAt)),
        deadline: told(Number(deadline)),
        submittedAt: toldIf(submittedAt),
        questions: JSON.parse(found.questionsJson),
        answers: JSON.parse(found.answersJson),
        result: resultJson === null ? null : JSON.parse(resultJson),
      },
    ];
  }
}

/** How its owner sorts a set, and whether it is in the trash. */
async function sortedIn(db: Database, accountId: string, row: DatasetRow): Promise<object> {
  const tags = await findTagsOf(db, accountId, [row.id]);
  const [archivedAt, trashedAt] = [toldIf(row.archivedAt), toldIf(row.trashedAt)];
  return { tags: tags.map(({ tag }) => tag), archivedAt, trashedAt };
}

const toldIf = (ms: number | null) => (ms === null ? null : told(Number(ms)));

/** Some milliseconds. */
const ROWS_READ = 500;

/** All answers, in the order they were given. */
function answersOf(db: Database, accountId: string): AsyncIterable<string> {
  const pages = pagesOf(
    { answeredAt: -1, id: "" },
    (after) => listAnswers(db, accountId, after, ROWS_READ),
    ({ answeredAt, id }) => ({ answeredAt: Number(answeredAt), id }),
  );
  return jsonList(
    shownOf(pages, (rows) =>
      rows.map(({ accountId: _, answeredAt, receivedAt, isCorrect, ...answer }) => ({
        ...answer,
        isCorrect: isCorrect === null ? null : isCorrect === 1,
        answeredAt: told(Number(answeredAt)),
        receivedAt: told(Number(receivedAt)),
      })),
    ),
  );
}

/** How well each question is known. */
function reviewsOf(db: Database, accountId: string): AsyncIterable<string> {
  const pages = pagesOf(
    0,
    (after) => listStates(db, accountId, after, ROWS_READ),
    ({ questionId }) => questionId,
  );
  return jsonList(
    shownOf(pages, (rows) =>
      rows.map(({ accountId: _, dueAt, plannedAt, firstReviewAt, lastReviewAt, ...state }) => ({
        ...state,
        dueAt: told(Number(dueAt)),
        plannedAt: told(Number(plannedAt)),
        firstReviewAt: told(Number(firstReviewAt)),
        lastReviewAt: told(Number(lastReviewAt)),
      })),
    ),
  );
}

async function* pagesOf<Row, Place>(
  beginning: Place,
  read: (after: Place) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
): AsyncIterable<Row[]> {
  for (let after = beginning; ; ) {
    const rows = await read(after);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_READ) return;
    after = placeOf(last);
  }
}

/** A JSON list of what comes some at a time. */
async function* jsonList(pages: AsyncIterable<readonly object[]>): AsyncIterable<string> {
  let open = "[";
  for await (const shown of pages) {
    if (shown.length === 0) continue;
    yield `${open}\n${shown.map((one) => JSON.stringify(one)).join(",\n")}`;
    open = ",";
  }
  yield open === "[" ? "[]\n" : "\n]\n";
}

async function* textOf(db: Database, { id }: DatasetRow): AsyncIterable<string> {
  let before: StoredPassage | undefined;
  for await (const rows of readPassages(db, id)) {
    const lines: string[] = [];
    for (const { passageJson } of rows) {
      const passage = JSON.parse(passageJson) as StoredPassage;
      const { heading, part, blocks } = passage;
      const isOther = part !== before?.part;
      if (part !== undefined && isOther) lines.push(part);
      // Passages of one section follow each other, so its heading is written once.
      if (heading !== null && (isOther || heading !== before?.heading)) lines.push(`# ${heading}`);
      for (const { text, figures = [] } of blocks)
        lines.push(text, ...figures.map(({ caption, hash }) => `[${caption}] question-pictures/${hash}`));
      before = passage;
    }
    yield lines.map((line) => `${line}\n\n`).join("");
  }
}

/** Bytes compressed at a time: some 10 ms. */
const PIECE = 128 * 1024;

type Content = string | Uint8Array | AsyncIterable<string | Uint8Array>;

async function* piecesIn(content: Content): AsyncIterable<Uint8Array> {
  const parts = typeof content === "string" || content instanceof Uint8Array ? [content] : content;
  for await (const part of parts) {
    const bytes = typeof part === "string" ? Buffer.from(part, "utf8") : part;
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
  }
}

/** Compressing is done in this thread: between two pieces the event loop gets to other calls. */
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
    async *add(name: string, content: Content): AsyncIterable<Uint8Array> {
      const entry = new ZipDeflate(name);
      zip.add(entry);
      for await (const piece of piecesIn(content)) {
        entry.push(piece, false);
        yield* taken();
        await setImmediate();
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
