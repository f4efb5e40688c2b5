/**
 * The yardstick for the calls, in a process of its own: the same framework, the same driver, the same rows, and nothing
 * else. It answers everybody, checks nothing and logs nothing.
 */
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { verify } from "@node-rs/argon2";
import fastify from "fastify";
import pg from "pg";
import { BIG_SET } from "./made-up-rows.ts";

const [dataDir = "", databaseUrl = "", email = ""] = process.argv.slice(2);

/** Reads rows by a prepared statement; the text has `$1` in place of the value. */
function openReader(): (sql: string) => (value: string) => Promise<object[]> {
  if (databaseUrl !== "") {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
    return (sql) => async (value) => (await pool.query(sql, [value])).rows;
  }
  const db = new DatabaseSync(path.join(dataDir, "quizmill.sqlite"), { readOnly: true });
  return (sql) => {
    const statement = db.prepare(sql.replace("$1", "?"));
    return async (value) => statement.all(value);
  };
}

const read = openReader();
const byEmail = read('SELECT * FROM "accounts" WHERE "email" = $1');
const [account] = (await byEmail(email)) as { id: string; passwordHash: string }[];
const accountId = account?.id ?? "";
const byId = read('SELECT * FROM "accounts" WHERE "id" = $1');
const sets = read('SELECT * FROM "datasets" WHERE "accountId" = $1 ORDER BY "createdAt" DESC');
const questions = read('SELECT * FROM "questions" WHERE "datasetId" = $1 ORDER BY "passage", "ordinal"');

const app = fastify();
app.get("/constant", async () => ({ status: "ok" }));
app.get("/me", async () => (await byId(accountId))[0]);
app.get("/list", async () => sets(accountId));
app.get("/set", async () => questions(BIG_SET));
app.post("/login", async (request) => {
  const { password } = request.body as { password: string };
  const [found] = (await byEmail(email)) as { passwordHash: string }[];
  return { isRight: await verify(found?.passwordHash ?? "", password) };
});
process.send?.({ url: await app.listen({ port: 0, host: "127.0.0.1" }) });
