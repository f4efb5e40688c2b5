/**
 * `npm run bench -- workers`: passages a second with one, two and four worker processes on one PostgreSQL, and how soon
 * another worker continues the job of one that was killed.
 */
import { availableParallelism, loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { madeUpNotes } from "../../fixtures/made-up-lecture.ts";
import { startRealPostgres } from "../../testing/real-postgres.ts";
import { openAccount } from "../callers.ts";
import type { BenchOptions } from "../options.ts";
import { processorMs } from "../process-figures.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { percentile } from "../statistics.ts";

/** As many as one account may have at a time. */
const SETS_PER_ACCOUNT = 3;

interface Job {
  readonly jobId: string;
  readonly token: string;
}

async function upload(web: RunningServer, account: string, seed: number, chars: number): Promise<Job> {
  const answer = await fetch(`${web.url}/api/notes/bootstrap?mode=study&minFirst=1`, {
    method: "POST",
    headers: { authorization: `Bearer ${account}`, "content-type": "application/json" },
    body: JSON.stringify({ text: madeUpNotes(seed, chars) }),
  });
  if (answer.status !== 200) throw new Error(`Refused: ${await answer.text()}`);
  return (await answer.json()) as Job;
}

async function* eventsOf(web: RunningServer, { jobId, token }: Job): AsyncGenerator<string> {
  const answer = await fetch(`${web.url}/api/jobs/${jobId}/events?token=${token}&afterSeq=0`);
  yield* answer.body?.pipeThrough(new TextDecoderStream()) ?? [];
}

async function passagesOf(workers: readonly RunningServer[]): Promise<number> {
  const texts = await Promise.all(workers.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
  return texts.reduce((sum, text) => sum + Number(/^quizmill_passages_total (\d+)/m.exec(text)?.[1]), 0);
}

const start = (databaseUrl: string, role: "web" | "worker") =>
  startServer({ DATABASE_URL: databaseUrl, ROLES: role }, { keepsLogs: false });
const startMany = (databaseUrl: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => start(databaseUrl, "worker")));

interface Work {
  readonly sets: number;
  /** Length of each set's text: more than is written during the measurement. */
  readonly chars: number;
  readonly windowMs: number;
}

/** Counts for a while in the middle of the work, however long all of it would take. */
async function measureSpeed(databaseUrl: string, count: number, { sets, chars, windowMs }: Work) {
  const web = await start(databaseUrl, "web");
  const workers = await startMany(databaseUrl, count);
  const usedMs = () => workers.reduce((sum, { pid }) => sum + processorMs(pid), 0);
  try {
    const accounts = await Promise.all(
      Array.from({ length: Math.ceil(sets / SETS_PER_ACCOUNT) }, () => openAccount(web.url)),
    );
    // Answered once a set has its first question: from then on all workers are busy.
    await Promise.all(
      Array.from({ length: sets }, (_, i) => upload(web, accounts[i % accounts.length] ?? "", i + 1, chars)),
    );
    const before = { passages: await passagesOf(workers), usedMs: usedMs(), at: performance.now() };
    await pause(windowMs);
    const passages = (await passagesOf(workers)) - before.passages;
    const [used, ms] = [usedMs() - before.usedMs, performance.now() - before.at];
    const load = loadavg()[0]?.toFixed(1);
    console.log(
      `${count} workers: ${((1000 * passages) / ms).toFixed(1)} passages/s (${passages} in ${(ms / 1000).toFixed(1)} s), ${(used / passages).toFixed(1)} ms of processor each, ${((100 * used) / ms / availableParallelism()).toFixed(0)} % of all cores; load ${load}`,
    );
  } finally {
    await Promise.all([web, ...workers].map((server) => server.stop()));
  }
}

/** Longer than the measurement: its end is not measured. */
const LONG_CHARS = 400_000;
/** Events recorded before the kill are sent again at once; events that come later than this are new. */
const TOLD_AGAIN_MS = 1_000;
/** Far beyond the target; the stream's own heartbeat comes in between, so that the end is noticed. */
const GIVEN_UP_MS = 90_000;

/** From the kill to the next recorded passage, if the job's only worker is killed beside an idle one. */
async function measureTakeOver(databaseUrl: string): Promise<number> {
  const web = await start(databaseUrl, "web");
  const first = await start(databaseUrl, "worker");
  const servers = [web];
  try {
    const job = await upload(web, await openAccount(web.url), 7, LONG_CHARS);
    servers.push(await start(databaseUrl, "worker"));
    await first.stop("SIGKILL");
    const killedAt = performance.now();
    for await (const chunk of eventsOf(web, job)) {
      const gapMs = performance.now() - killedAt;
      if (chunk.includes("event: progress") && gapMs > TOLD_AGAIN_MS) return gapMs;
      if (gapMs > GIVEN_UP_MS) break;
    }
    throw new Error("The job of the killed worker does not go on.");
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

export async function run({ isSmoke }: BenchOptions): Promise<void> {
  const postgres = await startRealPostgres();
  try {
    const work: Work = isSmoke
      ? { sets: 2, chars: 40_000, windowMs: 2_000 }
      : { sets: 12, chars: 150_000, windowMs: 15_000 };
    for (const count of isSmoke ? [2] : [1, 2, 4])
      await measureSpeed(await postgres.createDatabase(), count, work);
    const gaps: number[] = [];
    for (let i = 0; i < (isSmoke ? 1 : 3); i++)
      gaps.push(await measureTakeOver(await postgres.createDatabase()));
    console.log(
      `job of a killed worker goes on after ${(percentile(gaps, 0.5) / 1000).toFixed(1)} s (most ${(Math.max(...gaps) / 1000).toFixed(1)} s of ${gaps.length}; aim 30 s)`,
    );
  } finally {
    await postgres.stop();
  }
}
