import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../config.ts";
import { findGivenUpJobs } from "../features/generation/jobs/index.ts";
import { rebuildSearch } from "../features/library/make-searchable.ts";
import { countAnswers } from "../features/study/count-answers.ts";
import { rebuildStudy } from "../features/study/rebuild.ts";
import { openDatabase } from "../platform/database/open.ts";
import { lockFile } from "../platform/lock-file.ts";
import { LOCK_FILE, openRows } from "../platform/services.ts";
import { shareSigningKeyOf } from "../platform/signing-keys.ts";
import { backUp } from "./backup.ts";
import { moveAll } from "./move.ts";
import { Refusal } from "./refusal.ts";

/** The commands of an operator beside the running server; the same settings say where the data is. */

const USAGE = `Usage, with the settings of the server (DATA_DIR, DATABASE_URL):
  quizmill backup FILE
      Copy the database in DATA_DIR to FILE while the server runs. (PostgreSQL: use pg_dump.)

  quizmill migrate --from sqlite --to postgres
      Move everything from DATA_DIR to the empty database at DATABASE_URL; the server is stopped meanwhile.

  quizmill rebuild-study
      Fold the log of answers anew into review states and figures; the server may run meanwhile.

  quizmill rebuild-search
      Make all questions findable by their words anew; the server may run meanwhile.

  quizmill export-counts FILE
      Write to FILE how often learners chose each option of questions that the built-in engine wrote: no person, no
      text. The server may run meanwhile.

  quizmill failed-jobs
      List the sets that were given up, with what their last attempt ended in.
`;

const GIVEN_UP_MAX = 100;

/** What a command needs from outside. */
interface Surroundings {
  readonly config: Pick<Config, "dataDir" | "databaseUrl">;
  readonly say: (line: string) => void;
}

async function backup({ config, say }: Surroundings, file: string | undefined): Promise<void> {
  if (file === undefined) throw new Refusal(USAGE);
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== null) throw new Refusal("The data is in PostgreSQL: pg_dump copies it.");
  await backUp(dataDir, path.resolve(file));
  say(`${file} holds a checked copy of the database in ${dataDir}.`);
}

async function migrate({ config, say }: Surroundings): Promise<void> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === null) throw new Refusal("DATABASE_URL says where to; it is not set.");
  const lock = lockFile(path.join(dataDir, LOCK_FILE));
  if (lock === null) throw new Refusal(`A server is running on ${dataDir}: stop it first.`);
  const from = await openDatabase(dataDir);
  const to = await openRows({ dataDir, databaseUrl });
  try {
    for (const { table, rows } of await moveAll(from, to)) say(`${table}: ${rows} rows, all compared`);
    await shareSigningKeyOf(dataDir, to);
    say("Moved. Start the server with DATABASE_URL; the folder stays as it was.");
  } finally {
    await Promise.all([from.destroy(), to.destroy()]);
    lock.release();
  }
}

async function listFailedJobs({ config, say }: Surroundings): Promise<void> {
  const db = await openRows(config);
  const jobs = await findGivenUpJobs(db, GIVEN_UP_MAX);
  await db.destroy();
  for (const { finishedAt, fault, ...job } of jobs)
    say(JSON.stringify({ endedAt: new Date(finishedAt ?? 0).toISOString(), ...job, fault }));
}

async function rebuild({ config, say }: Surroundings): Promise<void> {
  const db = await openRows(config);
  const { accounts, answers, states } = await rebuildStudy(db);
  await db.destroy();
  say(`${answers} answers of ${accounts} accounts give ${states} review states.`);
}

async function rebuildWords({ config, say }: Surroundings): Promise<void> {
  const db = await openRows(config);
  const sets = await rebuildSearch(db);
  await db.destroy();
  say(`The questions of ${sets} sets can be found by their words.`);
}

async function exportCounts({ config, say }: Surroundings, file: string | undefined): Promise<void> {
  if (file === undefined) throw new Refusal(USAGE);
  const target = path.resolve(file);
  if (existsSync(target)) throw new Refusal(`${target} exists already.`);
  const db = await openRows(config);
  const counts = await countAnswers(db);
  await db.destroy();
  await writeFile(target, `${JSON.stringify(counts, null, 1)}\n`, { mode: 0o600, flag: "wx" });
  say(`${target} holds the counts of ${Object.keys(counts.items).length} items.`);
}

/** Runs a command. Throws Refusal. */
export async function runCommand(args: readonly string[], around: Surroundings): Promise<void> {
  const [command, ...rest] = args;
  if (command === "backup") return backup(around, rest[0]);
  if (command === "migrate" && rest.join(" ") === "--from sqlite --to postgres") return migrate(around);
  if (command === "failed-jobs") return listFailedJobs(around);
  if (command === "rebuild-study") return rebuild(around);
  if (command === "rebuild-search") return rebuildWords(around);
  if (command === "export-counts") return exportCounts(around, rest[0]);
  throw new Refusal(USAGE);
}
