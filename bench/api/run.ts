/**
 * `npm run bench -- api [calls|streams|uploads|growth] [sqlite|postgres]`: what one server process answers, compared
 * with bare routes that read the same rows in the same run; on SQLite and on PostgreSQL.
 */
import { loadavg } from "node:os";
import { startRealPostgres } from "../../testing/real-postgres.ts";
import type { BenchOptions } from "../options.ts";
import type { Place } from "../rows.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { percentile } from "../statistics.ts";
import { CALLS, type Calls, measureCalls } from "./calls.ts";
import { logGrowth, measureGrowth } from "./growth.ts";
import { measureStreams } from "./streams.ts";
import { measureUploads } from "./uploads.ts";

const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

function printCalls({ loads, crowded }: Calls): void {
  const constant = loads.get("bare constant");
  console.log(
    `  bare constant    ${constant?.perSecond.toFixed(0)}/s, ${constant?.processorUs.toFixed(0)} µs`,
  );
  for (const name of CALLS) {
    const [ours, bare] = [loads.get(name), loads.get(`bare ${name}`)];
    if (!ours || !bare) throw new Error(`${name} was not measured.`);
    const share = (ours.perSecond / bare.perSecond) * 100;
    const processor = (bare.processorUs / ours.processorUs) * 100;
    console.log(
      [
        `  ${name.padEnd(6)} ${ours.perSecond.toFixed(0)}/s, p50 ${ours.p50Ms} ms, p99 ${ours.p99Ms} ms, ${ours.processorUs.toFixed(0)} µs`,
        `bare row route ${bare.perSecond.toFixed(0)}/s, p99 ${bare.p99Ms} ms, ${bare.processorUs.toFixed(0)} µs`,
        `${share.toFixed(0)} % of its calls, ${processor.toFixed(0)} % by processor time (aim 50)`,
      ].join("; "),
    );
  }
  for (const [name, { perSecond, p99Ms }] of crowded)
    console.log(
      `  ${name.padEnd(6)} at 50 connections ${perSecond.toFixed(0)}/s, p99 ${p99Ms} ms (aim below 20)`,
    );
}

const DATABASES = ["sqlite", "postgres"];

interface PartOptions {
  readonly server: RunningServer;
  readonly place: Place;
  readonly isSmoke: boolean;
}

type Part = (options: PartOptions) => Promise<void>;

const PARTS: Record<string, Part> = {
  calls: async ({ server, place, isSmoke }) => printCalls(await measureCalls(server, place, { isSmoke })),
  streams: async ({ server, place, isSmoke }) => {
    const { held, bytesEach, allHeardMs } = await measureStreams(
      server,
      place,
      isSmoke ? { count: 200, settleMs: 300 } : { count: 5_000, settleMs: 3_000 },
    );
    console.log(
      `  ${held} streams held, ${(bytesEach / 1000).toFixed(1)} KB each (aim 20); the jobs ended one after another, all have heard in ${allHeardMs.toFixed(0)} ms`,
    );
  },
  uploads: async ({ server, place, isSmoke }) => {
    const sizes = isSmoke ? { count: 5, pages: 1, eagerPages: 2 } : { count: 100, pages: 5, eagerPages: 60 };
    const { count } = sizes;
    const { waitsMs, asked, unexplained, beforeEager } = await measureUploads(server, place, sizes);
    const seconds = (share: number) => (percentile(waitsMs, share) / 1000).toFixed(1);
    console.log(
      [
        `  ${count} accounts at once, ${waitsMs.length} served: first questions after ${seconds(0.5)} s (median), ${seconds(0.95)} s (p95), ${seconds(1)} s (last)`,
        `asked to come back: ${JSON.stringify(asked)}, without saying when: ${unexplained} (aim 0)`,
        `${beforeEager} of ${count} were served before the three long sets of the one who came first were done`,
      ].join("; "),
    );
  },
  growth: async ({ server, place, isSmoke }) => {
    const factors = isSmoke ? [1, 10] : [1, 10, 100, 1_000];
    const repeats = isSmoke ? 20 : 200;
    const allowed = logGrowth(factors.at(-1) ?? 1);
    const startedAt = performance.now();
    for (const [name, ms] of await measureGrowth(server, place, { factors, repeats })) {
      const times = ms.map((value, i) => `${factors[i]} × ${value.toFixed(2)} ms`);
      const growth = (ms.at(-1) ?? 0) / (ms[0] ?? 1);
      const verdict = growth <= allowed ? "no more than log" : "MORE THAN LOG";
      console.log(`  ${name.padEnd(8)} ${times.join(", ")}; last to first ${growth.toFixed(2)}: ${verdict}`);
      if (growth > allowed && !isSmoke) process.exitCode = 1;
    }
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(`  log allows ${allowed.toFixed(2)}; by EXPLAIN: query-plans.contract.test.ts; ${seconds} s`);
  },
};

async function runPart(part: Part | undefined, databaseUrl: string | undefined, isSmoke: boolean) {
  const server = await startServer(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }, {
    keepsLogs: false,
  });
  try {
    await part?.({ server, place: { dataDir: server.dataDir, databaseUrl }, isSmoke });
  } finally {
    await server.stop();
  }
}

export async function run({ isSmoke, args }: BenchOptions): Promise<void> {
  const among = (all: readonly string[]) => {
    const named = all.filter((name) => args.includes(name));
    return named.length > 0 ? named : all;
  };
  const unknown = args.find((name) => PARTS[name] === undefined && !DATABASES.includes(name));
  if (unknown !== undefined)
    throw new Error(`Name any of: ${[...Object.keys(PARTS), ...DATABASES].join(", ")}`);
  const postgres = await startRealPostgres();
  try {
    for (const name of among(Object.keys(PARTS))) {
      for (const database of among(DATABASES)) {
        console.log(`\n${name} on ${database} (${load()})`);
        const databaseUrl = database === "sqlite" ? undefined : await postgres.createDatabase();
        await runPart(PARTS[name], databaseUrl, isSmoke);
      }
    }
  } finally {
    await postgres.stop();
  }
}
