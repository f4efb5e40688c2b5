import { type Place, runSql } from "../rows.ts";
import type { RunningServer } from "../running-server.ts";
import { percentile } from "../statistics.ts";
import { openLearner } from "./calls.ts";
import { BIG_SET, rowsOfLearner, rowsOfOthers, UPLOAD_KEY } from "./made-up-rows.ts";

/** Other people's accounts at the start; each has two sets, twenty questions and everything that belongs to them. */
const FIRST = 10;
/** Other work on the machine can only add to the time of a call, so the fastest tenth is compared. */
const UNDISTURBED = 0.1;

/**
 * How many times as long a call may take with so many times the rows, if its time grows no faster than the depth of an
 * index. Each other account has about a hundred rows; the rest of the call's work does not grow at all.
 */
export function logGrowth(factor: number): number {
  const rows = 100 * FIRST;
  return Math.log(rows * factor) / Math.log(rows);
}

type Calls = Readonly<Record<string, () => Promise<Response>>>;

async function timeOf(name: string, call: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now();
  const answer = await call();
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return performance.now() - startedAt;
}

/** Alternates all calls: other work on the machine comes in bursts, longer than all repeats of one call in a row. */
async function timesOf(calls: Calls, repeats: number): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
  for (let i = 0; i < repeats; i++)
    for (const [name, call] of Object.entries(calls)) times.get(name)?.push(await timeOf(name, call));
  return times;
}

/** Time of each call in ms, taken from its least disturbed tenth, with more and more rows of other accounts. */
export async function measureGrowth(
  server: RunningServer,
  place: Place,
  { factors, repeats }: { factors: readonly number[]; repeats: number },
): Promise<Map<string, number[]>> {
  const learner = await openLearner(server.url);
  await runSql(place, rowsOfLearner(learner.id, { sets: 20, questions: 200 }));
  const headers = { authorization: `Bearer ${learner.token}`, "content-type": "application/json" };
  const get = (route: string) => () => fetch(server.url + route, { headers });
  const calls: Calls = {
    me: get("/api/me"),
    stats: get("/api/me/stats"),
    list: get("/api/datasets"),
    set: get(`/api/datasets/${BIG_SET}`),
    progress: get(`/api/uploads/${UPLOAD_KEY}`),
    rename: () =>
      fetch(`${server.url}/api/datasets/${BIG_SET}`, { method: "PATCH", headers, body: '{"name":"Again"}' }),
    figures: get("/metrics"),
  };
  const quick = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
  let filled = 0;
  for (const factor of factors) {
    await runSql(place, rowsOfOthers(filled + 1, FIRST * factor));
    filled = FIRST * factor;
    // The first calls are slower, which would hide the effect of more rows.
    if (factor === factors[0]) await timesOf(calls, repeats);
    for (const [name, times] of await timesOf(calls, repeats))
      quick.get(name)?.push(percentile(times, UNDISTURBED));
  }
  return quick;
}
