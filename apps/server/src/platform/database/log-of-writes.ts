import { once } from "node:events";
import { stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import type { Database } from "./open.ts";
import { isPostgres } from "./search.ts";

/** What the thread is told; it answers each but the last with a message. */
export type Order = "copy" | "empty" | "close";

const LOOK_AGAIN_MS = 500;
/** A shorter log may wait. */
const LEAST_BYTES = 4 * 1024 * 1024;
/** What SQLite does by itself, in pages: https://sqlite.org/pragma.html#pragma_wal_autocheckpoint */
const BY_ITSELF = 1_000;
const THREAD = new URL("./log-thread.ts", import.meta.url);

interface LogOfWrites {
  empty(): Promise<void>;
  close(): Promise<void>;
}

const logs = new WeakMap<Database, LogOfWrites>();

/** Empties SQLite's log of writes, which has deleted rows as they were. */
export async function emptyLog(db: Database): Promise<void> {
  if (isPostgres(db)) return;
  await (logs.get(db)?.empty() ?? emptyHere(db));
}

const emptyHere = (db: Database) => sql`pragma wal_checkpoint(truncate)`.execute(db);
const copyByItself = (db: Database, pages: number) =>
  sql`pragma wal_autocheckpoint = ${sql.lit(pages)}`.execute(db);

/**
 * Has the log of a database copied into its file by a thread. SQLite does it at every thousandth page, in the commit
 * that is next: in a server, with the event loop. The thread starts when there is something to copy. If it fails, SQLite
 * does it again.
 */
export async function copyLogInThread(db: Database, file: string): Promise<LogOfWrites> {
  await copyByItself(db, 0);
  let thread: Worker | null = null;
  let hasFailed = false;
  let asked = Promise.resolve();
  let seenAt = 0;
  const start = () => {
    const started = new Worker(THREAD, { workerData: file, env: {} });
    started.unref();
    started.on("error", () => undefined);
    return started;
  };
  const tell = async (order: Order) => {
    thread ??= start();
    const told = once(thread, order === "close" ? "exit" : "message");
    thread.ref();
    thread.postMessage(order);
    await told;
    thread.unref();
  };
  const onFailure = async () => {
    hasFailed = true;
    thread = null;
    await copyByItself(db, BY_ITSELF);
  };
  const ask = (order: Order): Promise<void> => {
    asked = asked.then(() => (hasFailed ? undefined : tell(order).catch(onFailure)));
    return asked;
  };
  const look = async () => {
    const { size, mtimeMs } = await stat(`${file}-wal`);
    if (size < LEAST_BYTES || mtimeMs === seenAt) return;
    seenAt = mtimeMs;
    await ask("copy");
  };
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_AGAIN_MS).unref();
  const log: LogOfWrites = {
    empty: async () => {
      await ask("empty");
      if (hasFailed) await emptyHere(db);
    },
    close: async () => {
      clearInterval(timer);
      await asked;
      if (thread !== null) await ask("close");
    },
  };
  logs.set(db, log);
  return log;
}
