import { fork } from "node:child_process";
import { once } from "node:events";
import { own } from "../../testing/own-children.ts";
import { type Place, runSql } from "../rows.ts";
import type { RunningServer } from "../running-server.ts";
import { type Load, measureByTurns, type Target } from "./load.ts";
import { BIG_SET, rowsOfLearner, rowsOfOthers } from "./made-up-rows.ts";

export const PASSWORD = "Bench-mark-1";
const JSON_BODY = { "content-type": "application/json" };

export interface Learner {
  readonly email: string;
  readonly token: string;
  readonly id: string;
}

/** Opens an account over HTTP; its id is in its token. */
export async function openLearner(url: string): Promise<Learner> {
  const email = `bench-${crypto.randomUUID()}@example.org`;
  const body = JSON.stringify({ email, password: PASSWORD });
  const answer = await fetch(`${url}/api/auth/register`, { method: "POST", headers: JSON_BODY, body });
  const { accessToken: token } = (await answer.json()) as { accessToken: string };
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
  return { email, token, id: (JSON.parse(payload) as { sub: string }).sub };
}

async function startYardstick({ dataDir, databaseUrl = "" }: Place, email: string) {
  const child = own(fork(new URL("./yardstick.ts", import.meta.url), [dataDir, databaseUrl, email]));
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  return { url, pid: child.pid ?? 0, stop: () => child.kill() };
}

/** The calls, and for each the bare route that reads the same rows. */
function targetsOf(server: RunningServer, bare: { url: string; pid: number }, learner: Learner): Target[] {
  const { email, token } = learner;
  const headers = { authorization: `Bearer ${token}` };
  const login = {
    method: "POST" as const,
    headers: JSON_BODY,
    body: JSON.stringify({ email, password: PASSWORD }),
  };
  const ours = (name: Call, path: string) => ({
    name,
    url: server.url + path,
    pid: server.pid,
    headers,
    amount: AMOUNTS[name],
  });
  const theirs = (name: Call) => ({
    name: `bare ${name}`,
    url: `${bare.url}/${name}`,
    pid: bare.pid,
    amount: AMOUNTS[name],
  });
  return [
    { ...theirs("me"), name: "bare constant", url: `${bare.url}/constant` },
    ...[theirs("me"), ours("me", "/api/me")],
    ...[theirs("list"), ours("list", "/api/datasets")],
    ...[theirs("set"), ours("set", `/api/datasets/${BIG_SET}`)],
    ...[
      { ...theirs("login"), ...login },
      { ...ours("login", "/api/auth/login"), ...login },
    ],
  ];
}

export const CALLS = ["me", "list", "set", "login"] as const;
type Call = (typeof CALLS)[number];

/** Calls in a round: one or two seconds' worth, and enough of the short ones that all their code is compiled. */
const AMOUNTS: Readonly<Record<Call, number>> = { me: 20_000, list: 8_000, set: 1_500, login: 150 };

/** Calls without a password: hashing one is slow by design. */
const QUICK: readonly string[] = ["me", "list", "set"];
const [FEW, MANY] = [10, 50];

export interface Calls {
  /** The server's calls and the bare routes, with ten connections. */
  readonly loads: Map<string, Load>;
  /** The server's calls, with fifty. */
  readonly crowded: Map<string, Load>;
}

export async function measureCalls(
  server: RunningServer,
  place: Place,
  { isSmoke }: { isSmoke: boolean },
): Promise<Calls> {
  const learner = await openLearner(server.url);
  const sizes = { sets: 20, questions: 200 };
  await runSql(place, [...rowsOfOthers(1, isSmoke ? 10 : 1_000), ...rowsOfLearner(learner.id, sizes)]);
  const bare = await startYardstick(place, learner.email);
  try {
    const targets = targetsOf(server, bare, learner);
    const long = isSmoke ? { rounds: 1, share: 0.02 } : { rounds: 3, share: 1 };
    const loads = await measureByTurns(targets, { ...long, connections: FEW });
    const quick = targets.filter(({ name }) => QUICK.includes(name));
    return { loads, crowded: await measureByTurns(quick, { ...long, connections: MANY }) };
  } finally {
    bare.stop();
  }
}
