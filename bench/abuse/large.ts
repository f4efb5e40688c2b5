import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { passagesOf, questionsOf, setsOf } from "../api/made-up-rows.ts";
import type { Amounts, Attack, Target } from "./attack.ts";
import { call, count, countAnswer, headersOf, openAccountAt, type Tally, type Visitor } from "./callers.ts";

/** Attacks with an account that has as much as one may have, and with a set of the largest size. */
const ADDRESS = "203.0.113.200";
const SET_QUESTIONS = 10_000;
const LOOK_AGAIN_MS = 100;
const PASSAGE = JSON.stringify({
  section: 0,
  heading: "",
  blocks: [{ text: "What the questions are from." }],
});

type Large = Pick<Amounts, "largeSets" | "largeAccounts">;

const emailOf = (account: number) => `large-${account}@example.org`;
const databaseIn = (dataDir: string) => new DatabaseSync(path.join(dataDir, "quizmill.sqlite"));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens the accounts and fills them, before anything is measured: over HTTP that would take hours. */
export async function fillLargeAccounts(url: string, dataDir: string, { largeSets, largeAccounts }: Large) {
  const db = databaseIn(dataDir);
  for (let account = 0; account < largeAccounts; account += 1) {
    await openAccountAt(url, ADDRESS, emailOf(account));
    const { id } = db.prepare("SELECT id FROM accounts WHERE email = ?").get(emailOf(account)) as {
      id: string;
    };
    const set = `'large-${account}-' || i`;
    const size = { sets: largeSets, questions: SET_QUESTIONS };
    for (const sql of [setsOf(`'${id}'`, set, size), passagesOf(set, largeSets), questionsOf(set, size)])
      db.exec(sql);
    db.prepare(`UPDATE passages SET passageJson = ? WHERE datasetId LIKE ?`).run(
      PASSAGE,
      `large-${account}-%`,
    );
  }
  // The log of so many rows is not one that the server would have.
  db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  db.close();
}

let deleted = 0;

/** A large account, unless it is gone; the decoy has none. */
async function logIn({ url }: Target, account: number): Promise<Visitor> {
  const body = JSON.stringify({ email: emailOf(account), password: "Bench-mark-1" });
  const { body: session } = await call({ url, address: ADDRESS }, "POST", "/api/auth/login", body);
  return { url, address: ADDRESS, token: String(session.accessToken) };
}

/** Waits until the rows of sets are deleted. */
async function rowsGone({ dataDir }: Target, sets: string): Promise<void> {
  if (dataDir === undefined) return;
  const db = databaseIn(dataDir);
  const left = db.prepare("SELECT count(*) AS n FROM datasets WHERE id LIKE ?");
  while (Number(left.get(sets)?.n) > 0) await pause(LOOK_AGAIN_MS);
  db.close();
}

const exporting: Attack = {
  name: "export of a large account",
  run: async (target) => {
    const tally: Tally = new Map();
    const visitor = await logIn(target, 0);
    const answer = await fetch(`${target.url}/api/me/export`, { headers: headersOf(visitor) });
    const whole = await answer.arrayBuffer().catch(() => null);
    count(tally, whole === null ? "cut off" : String(answer.status));
    return tally;
  },
};

const longSet: Attack = {
  name: "deletion of a long set",
  run: async (target, { largeSets }) => {
    const tally: Tally = new Map();
    const set = `large-0-${1 + (target.round % largeSets)}`;
    const visitor = await logIn(target, 0);
    countAnswer(tally, await call(visitor, "DELETE", `/api/datasets/${set}?forGood=true`));
    await rowsGone(target, set);
    return tally;
  },
};

const wholeAccount: Attack = {
  name: "deletion of a large account",
  run: async (target, { largeAccounts }) => {
    const tally: Tally = new Map();
    if (target.dataDir !== undefined) deleted += 1;
    countAnswer(tally, await call(await logIn(target, deleted), "DELETE", "/api/me"));
    await (deleted < largeAccounts ? rowsGone(target, `large-${deleted}-%`) : pause(LOOK_AGAIN_MS));
    return tally;
  },
};

export const LARGE: readonly Attack[] = [exporting, longSet, wholeAccount];
