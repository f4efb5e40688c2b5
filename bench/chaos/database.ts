import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startRealPostgres } from "../real-postgres.ts";

/** Where the rows are that the processes fight over, and what may happen to them. */
export interface ChaosDatabase {
  readonly name: "SQLite" | "PostgreSQL";
  /** Where the servers find it; null for the database in their folder. */
  readonly url: string | null;
  readonly dataDir: string;
  /** Reads what both databases understand. */
  rows(sql: string): Promise<Record<string, unknown>[]>;
  /**
   * PostgreSQL: ends all connections, and with `isGrave` the database itself for a moment. SQLite: its disk is
   * full for a moment, where this machine lets us make one that is small enough; otherwise, and with `isGrave`,
   * the processes may not write another byte to any file. Says what it did, if anything.
   */
  disturb(how: Disturbance): Promise<string | null>;
  close(): Promise<void>;
}

interface Disturbance {
  readonly isGrave: boolean;
  /** Of the servers. */
  readonly pids: readonly number[];
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), "quizmill-chaos-"));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

const SMALL_DISK_MIB = 48;
const FULL_FOR_MS = 3_000;

/** A disk of its own that is soon full; false where this machine does not allow to mount one. */
function mountSmallDisk(folder: string): boolean {
  const size = `size=${SMALL_DISK_MIB}m`;
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", folder], { stdio: "ignore" });
  return status === 0;
}

/** Writes until there is no room for another byte. */
function fill(file: string): void {
  const handle = openSync(file, "w");
  try {
    for (let bytes = 1024 * 1024; bytes >= 1; )
      try {
        writeSync(handle, Buffer.alloc(bytes));
      } catch {
        bytes = Math.floor(bytes / 2);
      }
  } finally {
    closeSync(handle);
  }
}

/** A limit on files for processes that run; false where nothing here can set one. They hear it as a failed write. */
function limitFiles(pids: readonly number[], bytes: "0" | "unlimited"): boolean {
  const results = pids.map((pid) =>
    spawnSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`], { stdio: "ignore" }),
  );
  return results.every(({ status }) => status === 0);
}

async function fillDisk(dataDir: string): Promise<string> {
  const filler = path.join(dataDir, "filler");
  fill(filler);
  await pause(FULL_FOR_MS);
  rmSync(filler);
  return "disk full for a while";
}

async function useUpQuota(pids: readonly number[]): Promise<string | null> {
  const isLimited = limitFiles(pids, "0");
  if (isLimited) await pause(FULL_FOR_MS);
  limitFiles(pids, "unlimited");
  return isLimited ? "quota used up for a while" : null;
}

export function openSqlite(): ChaosDatabase {
  const dataDir = newFolder();
  const isSmall = mountSmallDisk(dataDir);
  const unmount = () => isSmall && spawnSync("umount", ["--lazy", dataDir], { stdio: "ignore" });
  process.prependOnceListener("exit", unmount);
  return {
    ...{ name: "SQLite", url: null, dataDir },
    rows: async (sql) => {
      const connection = new DatabaseSync(path.join(dataDir, "quizmill.sqlite"), { timeout: 10_000 });
      try {
        return connection.prepare(sql).all();
      } finally {
        connection.close();
      }
    },
    disturb: ({ isGrave, pids }) => (isSmall && !isGrave ? fillDisk(dataDir) : useUpQuota(pids)),
    close: async () => {
      process.off("exit", unmount);
      unmount();
      remove(dataDir);
    },
  };
}

/** With the safety of its defaults: what was committed has to be there after a restart. */
export async function openPostgres(): Promise<ChaosDatabase> {
  const dataDir = newFolder();
  const server = await startRealPostgres();
  const url = await server.createDatabase("chaos");
  const query = async (sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(sql)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  };
  return {
    ...{ name: "PostgreSQL", url, dataDir, rows: query },
    disturb: async ({ isGrave }) => {
      if (!isGrave) {
        await query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`);
        return "all connections cut";
      }
      await server.restart();
      return "restarted";
    },
    close: async () => {
      await server.stop();
      remove(dataDir);
    },
  };
}
