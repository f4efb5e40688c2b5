/**
 * `npm run bench -- api [calls|streams|uploads|growth] [sqlite|postgres]`: what one server process answers, against bare routes
 * that read the same rows in the same run; on SQLite and on PostgreSQL.
 */
import { loadavg } from "node:os";
import type { BenchOptions } from "../options.ts";
import { startPostgres } from "../rows.ts";
import { startServer } from "../running-server.ts";
import { CALLS, measureCalls } from "./calls.ts";
import type { Load } from "./load.ts";

const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

function printCalls(loads: Map<string, Load>): void {
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
}

const DATABASES = ["sqlite", "postgres"];

type Part = (databaseUrl: string | undefined, isSmoke: boolean) => Promise<void>;

const PARTS: Record<string, Part> = {
  calls: async (databaseUrl, isSmoke) => {
    const server = await startServer(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }, {
      keepsLogs: false,
    });
    try {
      printCalls(await measureCalls(server, databaseUrl, { isSmoke }));
    } finally {
      await server.stop();
    }
  },
};

export async function run({ isSmoke, args }: BenchOptions): Promise<void> {
  const among = (all: readonly string[]) => {
    const named = all.filter((name) => args.includes(name));
    return named.length > 0 ? named : all;
  };
  const unknown = args.find((name) => PARTS[name] === undefined && !DATABASES.includes(name));
  if (unknown !== undefined)
    throw new Error(`Name any of: ${[...Object.keys(PARTS), ...DATABASES].join(", ")}`);
  const postgres = await startPostgres();
  try {
    for (const name of among(Object.keys(PARTS))) {
      for (const database of among(DATABASES)) {
        console.log(`\n${name} on ${database} (${load()})`);
        await PARTS[name]?.(database === "sqlite" ? undefined : await postgres.createDatabase(), isSmoke);
      }
    }
  } finally {
    await postgres.stop();
  }
}
