import { type Place, runSql } from "../rows.ts";
import type { RunningServer } from "../running-server.ts";
import { percentile } from "../statistics.ts";
import { openLearner } from "./calls.ts";
import { BIG_SET, rowsOfLearner, rowsOfOthers, UPLOAD_KEY } from "./made-up-rows.ts";

/** Other people's accounts at first; each has two sets, twenty questions and all that belongs to them. */
const FIRST = 10;
/** What else a machine does only ever adds to the time of a call. */
const UNDISTURBED = 0.1;

/**
 * How many times as long a call may take with so many times the rows, if it grows no faster than the depth of an
 * index. Of others there are about a hundred rows for each account; the calls' own work does not grow at all.
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

/** All calls by turns: what else a machine does comes in bursts, longer than all of one call's repeats in a row. */
async function timesOf(calls: Calls, repeats: number): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
  for (let i = 0; i < repeats; i++)
    for (const [name, call] of Object.entries(calls)) times.get(name)?.push(await timeOf(name, call));
  return times;
}

/** Time of each call, of its tenth that was disturbed least, with more and more rows of others beside those it is about, in ms. */
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
    // What runs for the first times is slower, and would hide that more rows are.
    if (factor === factors[0]) await timesOf(calls, repeats);
    for (const [name, times] of await timesOf(calls, repeats))
      quick.get(name)?.push(percentile(times, UNDISTURBED));
  }
  return quick;
}
