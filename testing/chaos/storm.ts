import { madeUpNotes } from "../../fixtures/made-up-lecture.ts";
import { seededRandom } from "../../fixtures/seeded-random.ts";
import type { SteppedClock } from "./clock.ts";
import { type Cluster, type Role, startCluster } from "./cluster.ts";
import type { ChaosDatabase } from "./database.ts";
import { faultsInRows, faultsSeen } from "./invariants.ts";
import { createLearner, type SeenSet } from "./learner.ts";

export interface StormPlan {
  /** Same seed, same disturbances at the same points of the work. */
  readonly seed: number;
  /** Number of processes killed without warning. */
  readonly kills: number;
  readonly roles: readonly Role[];
  readonly learners: number;
  /** After this many kills PostgreSQL's connections are cut, or it is restarted; SQLite has no room after either. */
  readonly killsPerCut: number;
  readonly killsPerRestart: number;
  /** The clock of the processes, stepped after every kill; null for the machine's own. */
  readonly clock: SteppedClock | null;
  readonly say?: (line: string) => void;
}

export interface StormReport {
  readonly sets: number;
  readonly questions: number;
  readonly kills: number;
  readonly disturbances: number;
  readonly reconnects: number;
  /** Empty if everything is as it must be. */
  readonly faults: readonly string[];
}

/** Different enough that sets differ, few enough that each is also made undisturbed. */
const TEXTS = [1, 2].map((seed) => madeUpNotes(seed, 4_000));

/** The most events that learners see between two disturbances. */
const EVENTS_BETWEEN = 8;
/** Uploads are limited per hour, including retries. */
const SETS_PER_ACCOUNT = 12;

/** Counts the events that learners see, and resolves after so many more. */
function createCounter() {
  let wake: () => void = () => undefined;
  let left = 0;
  return {
    note: () => {
      left -= 1;
      if (left <= 0) wake();
    },
    wait: (count: number) =>
      new Promise<void>((resolve) => {
        left = count;
        wake = resolve;
      }),
  };
}

/** Learners make sets while processes are killed; then everything is checked. Leaves no process behind. */
export async function storm(database: ChaosDatabase, plan: StormPlan): Promise<StormReport> {
  const cluster = await startCluster(database, plan.roles, plan.clock?.environment);
  const broken = new AbortController();
  const url = () => {
    // Learners retry until they are answered, and now no process will answer any more.
    broken.signal.throwIfAborted();
    return cluster.url();
  };
  try {
    return await reportOf(database, { ...cluster, url }, plan);
  } catch (error) {
    broken.abort(error);
    throw error;
  } finally {
    await cluster.kill();
  }
}

async function reportOf(database: ChaosDatabase, cluster: Cluster, plan: StormPlan): Promise<StormReport> {
  const counter = createCounter();
  const surroundings = { url: cluster.url, onEvent: counter.note };
  let isOver = false;
  const sets: SeenSet[] = [];
  const live = async (_none: unknown, number: number) => {
    while (!isOver) {
      const learner = await createLearner(surroundings);
      for (let made = 0; made < SETS_PER_ACCOUNT && !isOver; made++)
        sets.push(await learner.makeSet(textOf(number + made)));
    }
  };
  const living = Promise.all(Array.from({ length: plan.learners }, live));
  const disturbing = disturb(database, cluster, { ...plan, wait: counter.wait });
  const disturbances = await Promise.race([disturbing, living.then(() => disturbing)]);
  isOver = true;
  await living;
  const undisturbed = await makeUndisturbed(surroundings);
  const codes = await cluster.stop();
  return {
    sets: sets.length,
    kills: plan.kills,
    disturbances,
    questions: sets.reduce((sum, { questions }) => sum + questions.length, 0),
    reconnects: sets.reduce((sum, { reconnects }) => sum + reconnects, 0),
    faults: [
      ...faultsSeen(sets, undisturbed),
      ...(await faultsInRows(database)),
      ...codes.filter((code) => code !== 0).map((code) => `a process did not stop well: ${code}`),
    ],
  };
}

const textOf = (number: number) => TEXTS[number % TEXTS.length] as string;

type Disturbing = StormPlan & { readonly wait: (events: number) => Promise<void> };

async function disturb(database: ChaosDatabase, cluster: Cluster, plan: Disturbing): Promise<number> {
  const next = seededRandom(plan.seed);
  let disturbances = 0;
  for (let kill = 1; kill <= plan.kills; kill++) {
    await plan.wait(1 + Math.floor(next() * EVENTS_BETWEEN));
    const role = await cluster.killAndRestart(Math.floor(next() * plan.roles.length));
    plan.say?.(`${database.name}: kill ${kill} of ${plan.kills} (${role})`);
    if (plan.clock) plan.say?.(`${database.name}: ${plan.clock.step()}`);
    const isGrave = kill % plan.killsPerRestart === 0;
    if (!isGrave && kill % plan.killsPerCut !== 0) continue;
    const what = await database.disturb({ isGrave, pids: cluster.pids() });
    if (what === null) continue;
    disturbances += 1;
    plan.say?.(`${database.name}: ${what}`);
  }
  return disturbances;
}

async function makeUndisturbed(
  around: Parameters<typeof createLearner>[0],
): Promise<Map<string, readonly string[]>> {
  const learner = await createLearner(around);
  const made = new Map<string, readonly string[]>();
  for (const text of TEXTS) made.set(text, (await learner.makeSet(text)).questions);
  return made;
}
