import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startRealPostgres } from "../real-postgres.ts";

/** The database under test, and the disturbances it may undergo. */
export interface ChaosDatabase {
  readonly name: "SQLite" | "PostgreSQL";
  /** The servers' database URL; null for the database in their folder. */
  readonly url: string | null;
  readonly dataDir: string;
  /** Runs a query that both databases understand. */
  rows(sql: string): Promise<Record<string, unknown>[]>;
  /**
   * PostgreSQL: ends all connections. With `isGrave` it ends the database itself for a moment or, every second time,
   * fills its disk for a moment. SQLite: fills its disk for a moment; with `isGrave` the processes cannot write another
   * byte to any file. Disks are filled if this machine lets us make small ones. Returns what it did, if anything.
   */
  disturb(how: Disturbance): Promise<string | null>;
  close(): Promise<void>;
}

interface Disturbance {
  readonly isGrave: boolean;
  /** Process ids of the servers. */
  readonly pids: readonly number[];
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), "quizmill-chaos-"));

/** PostgreSQL needs more space beside its rows, above all for its journal. */
const SMALL_DISK_MIB = { SQLite: 48, PostgreSQL: 320 };
const FULL_FOR_MS = 3_000;

/** A folder that fills up soon, if this machine allows mounting a disk for it. */
interface SmallDisk {
  readonly folder: string;
  readonly isSmall: boolean;
  remove(): void;
}

export function openSmallDisk(sizeMib: number): SmallDisk {
  const folder = newFolder();
  const mount = ["-t", "tmpfs", "-o", `size=${sizeMib}m`, "tmpfs", folder];
  const isSmall = spawnSync("mount", mount, { stdio: "ignore" }).status === 0;
  const unmount = () => isSmall && spawnSync("umount", ["--lazy", folder], { stdio: "ignore" });
  process.prependOnceListener("exit", unmount);
  return {
    folder,
    isSmall,
    remove: () => {
      process.off("exit", unmount);
      unmount();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes until there is no room for another byte. */
export function fill(file: string): void {
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

/**
 * Sets a limit on the files of running processes; false if that is not possible here. The processes get it as a failed
 * write.
 */
function limitFiles(pids: readonly number[], bytes: "0" | "unlimited"): boolean {
  const results = pids.map((pid) =>
    spawnSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:`], { stdio: "ignore" }),
  );
  return results.every(({ status }) => status === 0);
}

async function fillDisk({ folder }: SmallDisk): Promise<string> {
  const filler = path.join(folder, "filler");
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
  const disk = openSmallDisk(SMALL_DISK_MIB.SQLite);
  const { folder: dataDir, isSmall } = disk;
  return {
    name: "SQLite",
    url: null,
    dataDir,
    rows: async (sql) => {
      const connection = new DatabaseSync(path.join(dataDir, "quizmill.sqlite"), { timeout: 10_000 });
      try {
        return connection.prepare(sql).all();
      } finally {
        connection.close();
      }
    },
    disturb: ({ isGrave, pids }) => (isSmall && !isGrave ? fillDisk(disk) : useUpQuota(pids)),
    close: async () => disk.remove(),
  };
}

/** So that the disk can be small; safety is not affected. */
const LITTLE_JOURNAL = ["min_wal_size=32MB", "max_wal_size=64MB"];

/** With the safety of its defaults: committed data must be there after a restart. */
export async function openPostgres(): Promise<ChaosDatabase> {
  const dataDir = newFolder();
  const disk = openSmallDisk(SMALL_DISK_MIB.PostgreSQL);
  const server = await startRealPostgres(LITTLE_JOURNAL, path.join(disk.folder, "rows"));
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
  const runOutOfRoom = async () => {
    const what = await fillDisk(disk);
    // Without room for its journal PostgreSQL stops: like an operator, this makes room and starts it again.
    const isThere = await query("select 1").then(
      () => true,
      () => false,
    );
    if (isThere) return what;
    await server.restart();
    return `${what}, and started again`;
  };
  let graveOnes = 0;
  return {
    name: "PostgreSQL",
    url,
    dataDir,
    rows: query,
    disturb: async ({ isGrave }) => {
      if (!isGrave) {
        await query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`);
        return "all connections cut";
      }
      graveOnes += 1;
      if (disk.isSmall && graveOnes % 2 === 0) return runOutOfRoom();
      await server.restart();
      return "restarted";
    },
    close: async () => {
      await server.stop();
      disk.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
