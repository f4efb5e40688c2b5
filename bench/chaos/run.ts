import { openSteppedClock } from "../../testing/chaos/clock.ts";
import { type ChaosDatabase, openPostgres, openSqlite } from "../../testing/chaos/database.ts";
import { type StormPlan, storm } from "../../testing/chaos/storm.ts";
import { type SweepPlan, sweep } from "../../testing/chaos/sweep.ts";
import type { BenchOptions } from "../options.ts";

/**
 * Learners make sets while processes of the server are killed at seeded points of the work, their clock is set forward
 * and back by an hour, PostgreSQL is restarted and cut off, and SQLite finds its disk full or its quota used up.
 * Afterwards every set must be the same as without all that. Before, the whole server is killed at point after point of
 * each kind of work, four times in a row where the next start takes the work at once. Arguments: a seed, the most points
 * of each kind (0: none), and milliseconds between two points.
 */
const SEED = 20_261_122;

type Plan = Pick<StormPlan, "kills" | "roles">;

const COMMON = { learners: 3, killsPerCut: 4, killsPerRestart: 10 };

async function weather(database: ChaosDatabase, seed: number, plan: Plan): Promise<boolean> {
  const startedAt = performance.now();
  const clock = openSteppedClock();
  if (clock === null) console.log("  libfaketime is not installed: the clock is left as it is");
  try {
    const report = await storm(database, {
      ...COMMON,
      ...plan,
      seed,
      clock,
      say: (line) => console.log(`  ${line}`),
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    console.log(
      `${database.name}, seed ${seed}: ${report.kills} kills, ${report.disturbances} disturbances of the database, ${report.sets} sets with ${report.questions} questions, ${report.reconnects} reconnects, ${seconds} s`,
    );
    for (const fault of report.faults) console.log(`  FAULT ${fault}`);
    return report.faults.length === 0;
  } finally {
    clock?.close();
    await database.close();
  }
}

const POINTS = 25;
const STEP_MS = 200;

async function swept(database: ChaosDatabase, plan: Omit<SweepPlan, "say">): Promise<boolean> {
  try {
    const { kills, faults } = await sweep(database, { ...plan, say: (line) => console.log(`  ${line}`) });
    console.log(`${database.name}: ${kills} kills at points of the work, ${faults.length} faults`);
    for (const fault of faults) console.log(`  FAULT ${fault}`);
    return faults.length === 0;
  } finally {
    await database.close();
  }
}

export async function run({ isSmoke, args }: BenchOptions): Promise<void> {
  const [seed = SEED, mostKills = isSmoke ? 1 : POINTS, stepMs = STEP_MS] = args.map(Number);
  const points = { mostKills, stepMs };
  const isWell =
    mostKills === 0 ||
    ((await swept(openSqlite(), { ...points, roles: ["whole"], inARow: 4 })) &&
      (await swept(await openPostgres(), { ...points, roles: ["web", "worker"], inARow: 1 })));
  const many: Plan = { kills: isSmoke ? 2 : 30, roles: ["web", "web", "worker", "worker"] };
  const one: Plan = { kills: isSmoke ? 1 : 25, roles: ["whole"] };
  const isSqliteWell = await weather(openSqlite(), seed, one);
  const isPostgresWell = await weather(await openPostgres(), seed, many);
  if (!isWell || !isSqliteWell || !isPostgresWell) throw new Error("Something was lost, doubled or stuck.");
  console.log("every accepted set is whole: nothing lost, nothing doubled, nothing stuck");
}
