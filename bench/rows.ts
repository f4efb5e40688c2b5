import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";

/** Where a server stores its rows: its folder, or PostgreSQL. */
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
