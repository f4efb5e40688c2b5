import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import path from "node:path";
import { Kysely, type LogEvent } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { up as initial } from "./migrations/001-initial.ts";
import { up as typedWarnings } from "./migrations/002-typed-warnings.ts";
import { up as qualityReport } from "./migrations/003-quality-report.ts";
import { up as models } from "./migrations/004-models.ts";
import { up as severalProcesses } from "./migrations/005-several-processes.ts";
import { up as moreIndexes } from "./migrations/006-more-indexes.ts";
import { up as devices } from "./migrations/007-devices.ts";
import { up as tokensOfAll } from "./migrations/008-tokens-of-all.ts";
import { up as openedSessions } from "./migrations/009-opened-sessions.ts";
import { up as uploadsUnderWay } from "./migrations/010-uploads-under-way.ts";
import { up as questionContext } from "./migrations/011-question-context.ts";
import { up as study } from "./migrations/012-study.ts";
import { up as commandLines } from "./migrations/013-command-lines.ts";
import { up as memoryWeights } from "./migrations/014-memory-weights.ts";
import { up as changedQuestions } from "./migrations/015-changed-questions.ts";
import { up as library } from "./migrations/016-library.ts";
import { up as requestedCount } from "./migrations/017-requested-count.ts";
import { up as trash } from "./migrations/018-trash.ts";
import { up as sectionsOfExams } from "./migrations/019-sections-of-exams.ts";
import { up as worth } from "./migrations/020-worth.ts";
import { up as pagePictures } from "./migrations/021-page-pictures.ts";
import { up as hintLanguage } from "./migrations/022-hint-language.ts";
import { up as newVersions } from "./migrations/023-new-versions.ts";
import { up as modelPaces } from "./migrations/024-model-paces.ts";
import { up as questionTags } from "./migrations/025-question-tags.ts";
import { up as sameQuestions } from "./migrations/026-same-questions.ts";
import { up as foldedLetters } from "./migrations/028-folded-letters.ts";
import { up as keptDocuments } from "./migrations/029-kept-documents.ts";
import { up as exactWorth } from "./migrations/030-exact-worth.ts";
import { up as tokensOfSessions } from "./migrations/031-tokens-of-sessions.ts";
import { up as failedStarts } from "./migrations/033-failed-starts.ts";
import { up as deletions } from "./migrations/034-deletions.ts";
import { up as piecesOfDocuments } from "./migrations/035-pieces-of-documents.ts";
import { up as ownModels } from "./migrations/036-own-models.ts";
import { up as browserModel } from "./migrations/038-browser-model.ts";
import { up as tokensOfLogins } from "./migrations/039-tokens-of-logins.ts";
import { up as waitingDocuments } from "./migrations/040-waiting-documents.ts";
import { up as browserModelForm } from "./migrations/041-browser-model-form.ts";
import { up as unfitModels } from "./migrations/042-unfit-models.ts";
import { up as questionPictures } from "./migrations/043-question-pictures.ts";
import { up as picturesByHash } from "./migrations/044-pictures-by-hash.ts";
import { up as noCommandLines } from "./migrations/045-no-command-lines.ts";
import { up as unnamedPictures } from "./migrations/046-unnamed-pictures.ts";
import * as postgres from "./postgres.ts";
import { type OpenedDialect, type Reader, readBy } from "./prepared.ts";
import { type Reserve, setReserve } from "./reserve.ts";
import type { Tables } from "./schema.ts";
import * as sqlite from "./sqlite.ts";

export type Database = Kysely<Tables>;

/** Called for each query, with the time until its result. */
export type OnQuery = (query: AskedQuery, ms: number) => void;
export interface AskedQuery {
  readonly kind: "select" | "insert" | "update" | "delete" | "other";
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const KINDS: Readonly<Record<string, AskedQuery["kind"]>> = {
  SelectQueryNode: "select",
  InsertQueryNode: "insert",
  UpdateQueryNode: "update",
  DeleteQueryNode: "delete",
};

/** Begin and end of a transaction, where a commit waits for the disk, are "other". */
const kindOf = (node: string) => KINDS[node] ?? "other";

/** By name, in order. A new migration changes its own file and this list. */
const MIGRATIONS: Record<string, Migration> = {
  "001-initial": { up: initial },
  "002-typed-warnings": { up: typedWarnings },
  "003-quality-report": { up: qualityReport },
  "004-models": { up: models },
  "005-several-processes": { up: severalProcesses },
  "006-more-indexes": { up: moreIndexes },
  "007-devices": { up: devices },
  "008-tokens-of-all": { up: tokensOfAll },
  "009-opened-sessions": { up: openedSessions },
  "010-uploads-under-way": { up: uploadsUnderWay },
  "011-question-context": { up: questionContext },
  "012-study": { up: study },
  "013-command-lines": { up: commandLines },
  "014-memory-weights": { up: memoryWeights },
  "015-changed-questions": { up: changedQuestions },
  "016-library": { up: library },
  "017-requested-count": { up: requestedCount },
  "018-trash": { up: trash },
  "019-sections-of-exams": { up: sectionsOfExams },
  "020-worth": { up: worth },
  "021-page-pictures": { up: pagePictures },
  "022-hint-language": { up: hintLanguage },
  "024-model-paces": { up: modelPaces },
  "025-question-tags": { up: questionTags },
  "023-new-versions": { up: newVersions },
  "026-same-questions": { up: sameQuestions },
  "028-folded-letters": { up: foldedLetters },
  "029-kept-documents": { up: keptDocuments },
  "030-exact-worth": { up: exactWorth },
  "031-tokens-of-sessions": { up: tokensOfSessions },
  "033-failed-starts": { up: failedStarts },
  "034-deletions": { up: deletions },
  "035-pieces-of-documents": { up: piecesOfDocuments },
  "036-own-models": { up: ownModels },
  "038-browser-model": { up: browserModel },
  "039-tokens-of-logins": { up: tokensOfLogins },
  "040-waiting-documents": { up: waitingDocuments },
  "041-browser-model-form": { up: browserModelForm },
  "042-unfit-models": { up: unfitModels },
  "043-question-pictures": { up: questionPictures },
  "044-pictures-by-hash": { up: picturesByHash },
  "045-no-command-lines": { up: noCommandLines },
  "046-unnamed-pictures": { up: unnamedPictures },
};

async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

export const DATABASE_FILE = "quizmill.sqlite";

/** The file is damaged: nothing may be written to it any more. */
export class DatabaseDamaged extends Error {
  override readonly name = "DatabaseDamaged";
}

/** Opens `quizmill.sqlite` in a folder (created if missing) and migrates its tables. */
export async function openDatabase(dataDir: string, onQuery?: OnQuery, reserve?: Reserve): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, DATABASE_FILE);
  keepToOwner(file);
  return openWith(sqlite.openSqlite(file), onQuery, reserve);
}

/**
 * The folder may be readable by everybody, as mounted ones often are. The file holds people's notes, and SQLite gives
 * the files beside it the same rights. An existing file gets these rights too.
 */
function keepToOwner(file: string): void {
  closeSync(openSync(file, "a", OWNER_ONLY));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, OWNER_ONLY);
}

const OWNER_ONLY = 0o600;

/**
 * Checks a folder's whole database if a crash left it open; call it before anything opens it. Throws DatabaseDamaged if
 * SQLite cannot repair it by itself.
 */
export function checkAfterCrash(dataDir: string): void {
  const file = path.join(dataDir, DATABASE_FILE);
  // The last connection to close a database deletes its log.
  if (!existsSync(`${file}-wal`)) return;
  const faults = sqlite.faultsIn(file);
  if (faults.length > 0) throw new DatabaseDamaged(`${file} is damaged: ${faults.join("; ")}`);
}

/** The same in PostgreSQL, through this pool. Processes that start together migrate one after the other. */
export async function openPostgres(pool: postgres.Pool, onQuery?: OnQuery): Promise<Database> {
  return openWith(postgres.dialectOf(pool), onQuery);
}

async function openWith(
  { dialect, read }: OpenedDialect,
  onQuery: OnQuery = () => {},
  reserve?: Reserve,
): Promise<Database> {
  const log = (event: LogEvent) => {
    const { query, sql, parameters } = event.query;
    if (event.level === "error" && sqlite.isFull(event.error)) reserve?.release();
    onQuery({ kind: kindOf(query.kind), sql, parameters }, event.queryDurationMillis);
  };
  const db = new Kysely<Tables>({ dialect, log });
  if (reserve) setReserve(db, reserve);
  await migrate(db);
  readBy(db, timed(read, onQuery));
  return db;
}

/** Queries that bypass Kysely are reported like the others. */
function timed(read: Reader, onQuery: OnQuery): Reader {
  return (sql) => {
    const rowsOf = read(sql);
    return (parameters) => {
      const startedAt = performance.now();
      const told = (rows: unknown[]) => {
        onQuery({ kind: "select", sql, parameters }, performance.now() - startedAt);
        return rows;
      };
      const rows = rowsOf(parameters);
      // A result that is already there is not awaited: each wait costs a tenth of what SQLite takes.
      return Array.isArray(rows) ? told(rows) : rows.then(told);
    };
  };
}

/** Whether a write was refused because the row it refers to is gone. */
export function isOwnerGone(error: unknown): boolean {
  return sqlite.isForeignKeyFault(error) || postgres.isForeignKeyFault(error);
}

/** Whether the database itself cannot be used for now, or the disk of files has no room: a later try may succeed. */
export function isOutage(error: unknown): boolean {
  return sqlite.isOutage(error) || postgres.isOutage(error) || hasNoRoom(error);
}

function hasNoRoom(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT"].includes(String(error.code));
}

/**
 * Makes other transactions that lock the same account wait until this one ends. SQLite has only one writer anyway; in
 * PostgreSQL, what was counted or read before could be outdated when it is written.
 */
export async function lockAccount(tx: Database, id: string): Promise<void> {
  await tx
    .updateTable("accounts")
    .set((eb) => ({ sessionVersion: eb.ref("sessionVersion") }))
    .where("id", "=", id)
    .execute();
}
