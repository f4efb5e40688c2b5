import { existsSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import { madeUpNotes } from "../../fixtures/made-up-lecture.ts";
import { residentBytes } from "../hostile/memory.ts";
import { type BenchOptions, documentsFolder } from "../options.ts";
import { startServer } from "../running-server.ts";
import { percentile } from "../statistics.ts";
import { openAttackers } from "./attackers.ts";
import { type Amounts, ATTACKS } from "./attacks.ts";
import type { Tally } from "./callers.ts";
import { openLearner } from "./ordinary.ts";

/** Bounded load on loopback by people who mean harm, while an ordinary learner goes on. */
const IDLE_MS = 5_000;
const SETTLE_MS = 2_000;
/** Of the learner's slowest hundredth, compared with a server that has nothing else to do. */
const MAX_TIMES_IDLE = 3;

const FULL = {
  ...{ guesses: 1_000, uploads: 100, slowBodies: 500, slowForMs: 17_000 },
  ...{ streams: 2_000, streamsForMs: 10_000, hugeBodies: 60 },
};
const SMOKE = {
  ...{ guesses: 60, uploads: 10, slowBodies: 20, slowForMs: 1_000 },
  ...{ streams: 100, streamsForMs: 500, hugeBodies: 6 },
};

function amountsFor(options: BenchOptions): Amounts {
  const folder = path.join(documentsFolder(options), "hostile");
  const isThere = !options.isSmoke && existsSync(folder);
  return { ...(options.isSmoke ? SMOKE : FULL), folder: isThere ? folder : null };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const told = (tally: Tally) => [...tally].map(([what, times]) => `${times} × ${what}`).join(", ");
const megabytes = (pid: number) => `${(residentBytes(pid) / 1e6).toFixed(0)} MB`;

/** What the database says of itself, and rows by table. Read beside the running server. */
function look(dataDir: string) {
  const db = new DatabaseSync(path.join(dataDir, "quizmill.sqlite"), { readOnly: true });
  const all = (sql: string) => db.prepare(sql).all() as Record<string, unknown>[];
  const rows = (table: string) => Number(all(`SELECT count(*) AS n FROM ${table}`)[0]?.n);
  const lost = all(
    `SELECT d.id FROM datasets d WHERE d.questionCount <> (SELECT count(*) FROM questions q WHERE q.datasetId = d.id)`,
  );
  const looked = {
    integrity: String(all("PRAGMA integrity_check")[0]?.integrity_check),
    orphans: all("PRAGMA foreign_key_check").length,
    setsWithOtherCounts: lost.length,
    rows: Object.fromEntries(["accounts", "datasets", "questions", "jobs"].map((name) => [name, rows(name)])),
  };
  db.close();
  return looked;
}

/** Sets the exit code to 1 where something was lost or not answered, or (not in a smoke run) an aim missed. */
export async function run(options: BenchOptions): Promise<void> {
  const amounts = amountsFor(options);
  const server = await startServer({ TRUST_PROXY: "127.0.0.1", CALLS_PER_MINUTE: "3000" });
  const broken: string[] = [];
  let leave: () => unknown = () => undefined;
  try {
    const learner = await openLearner(server.url, madeUpNotes(1, 8_000));
    leave = learner.leave;
    const attackers = await openAttackers(server.url, amounts);
    leave = () => [learner, attackers].map((one) => one.leave());
    const before = await learner.possessions();
    const watch = async (during: () => Promise<unknown>) => {
      const watching = learner.watch();
      await during();
      const { latencies, failed } = await watching.stop();
      if (failed > 0) broken.push(`${failed} of the learner's calls were not served`);
      return percentile(latencies, 0.99);
    };
    const idleP99 = await watch(() => pause(options.isSmoke ? 500 : IDLE_MS));
    console.log(`idle: the learner's p99 ${idleP99.toFixed(1)} ms, memory ${megabytes(server.pid)}\n`);
    for (const attack of ATTACKS) {
      const memoryBefore = megabytes(server.pid);
      let tally: Tally = new Map();
      const startedAt = performance.now();
      const p99 = await watch(async () => {
        tally = await attackers.attack(attack.name);
      });
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      await pause(options.isSmoke ? 0 : SETTLE_MS);
      const times = p99 / idleP99;
      if (times > MAX_TIMES_IDLE && !options.isSmoke)
        broken.push(`${attack.name}: p99 ${times.toFixed(1)} × idle of ${MAX_TIMES_IDLE}`);
      console.log(
        [
          `${attack.name}, ${seconds} s: ${told(tally)}`,
          `  the learner's p99 ${p99.toFixed(1)} ms, ${times.toFixed(1)} × idle; memory ${memoryBefore} before, ${megabytes(server.pid)} after`,
        ].join("\n"),
      );
    }
    const looked = look(server.dataDir);
    console.log(`\ndatabase: ${JSON.stringify(looked)}`);
    if (looked.integrity !== "ok" || looked.orphans > 0 || looked.setsWithOtherCounts > 0)
      broken.push("the database is not in order");
    if (!isDeepStrictEqual(before, await learner.possessions())) broken.push("the learner lost something");
  } finally {
    leave();
    await server.stop();
  }
  for (const line of broken) console.log(`BROKEN  ${line}`);
  if (broken.length === 0) console.log(options.isSmoke ? "works" : "kept");
  else process.exitCode = 1;
}
