import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { DatasetDetail } from "@quizmill/contract";
import { madeUpNotes } from "../../fixtures/made-up-lecture.ts";
import { type Cluster, type Role, startCluster } from "./cluster.ts";
import type { ChaosDatabase } from "./database.ts";
import { faultsInRows } from "./invariants.ts";
import { createLearner, formWith } from "./learner.ts";

export interface SweepPlan {
  readonly roles: readonly Role[];
  /** All processes are killed after this long, at the next try after twice as long, until the work is over by then. */
  readonly stepMs: number;
  /** The most kills of each kind of work, then spread over its whole length. */
  readonly mostKills: number;
  /** Kills in a row at each point, shortly after the start that followed the one before. */
  readonly inARow: number;
  readonly say: (line: string) => void;
}

type Learner = Awaited<ReturnType<typeof createLearner>>;

/** A kind of work: what is there before, what is killed, and what is seen afterwards. */
interface Work {
  readonly name: string;
  readonly before?: (learner: Learner) => Promise<string>;
  /** Resolves when it is over; what it returns must be the same with kills and without. */
  readonly act: (learner: Learner, set: string) => Promise<string>;
}

const SCAN = path.resolve(import.meta.dirname, "../../fixtures/pdf/half-scanned.pdf");
const scan = () => new Uint8Array(readFileSync(SCAN));
const bytesOf = (text: string) => new TextEncoder().encode(text);

const made = async (learner: Learner, name: string, file: Uint8Array<ArrayBuffer>) => {
  const { status, failureCode, questions, events } = await learner.makeSet(name, file);
  const hasGap = events.some(({ seq }, index) => seq !== index + 1);
  return [status, failureCode, hasGap, ...questions].join("\n");
};

const setOf = async (learner: Learner) =>
  (await learner.makeSet("notes.txt", bytesOf(madeUpNotes(5, 8_000)))).datasetId;

async function detailOf(learner: Learner, set: string): Promise<DatasetDetail> {
  return (await learner.call(`/api/datasets/${set}`)).json() as Promise<DatasetDetail>;
}

/** Sends a newer version until the set follows it; a call whose answer was lost may have changed the set already. */
async function followVersion(learner: Learner, set: string): Promise<string> {
  const form = () => formWith(bytesOf(`${madeUpNotes(5, 6_000)}\n\n${madeUpNotes(6, 4_000)}`), "notes.txt");
  const send = (query: string) =>
    learner.call(`/api/datasets/${set}/document${query}`, { method: "POST", body: form() });
  const { revision } = (await (await send("")).json()) as { revision: number };
  await send(`?revision=${revision}`);
  for (;;) {
    const { status, failureCode, questions } = await detailOf(learner, set);
    if (status !== "PENDING" && status !== "PROCESSING")
      return [status, failureCode, ...questions.map(({ text }) => text)].join("\n");
    await pause(100);
  }
}

async function remove(learner: Learner, set: string): Promise<string> {
  await learner.call(`/api/datasets/${set}?forGood=true`, { method: "DELETE" });
  return String((await learner.call(`/api/datasets/${set}`)).status);
}

const WORKS: readonly Work[] = [
  {
    name: "upload, reading, planning, batches",
    act: (learner) => made(learner, "notes.txt", bytesOf(madeUpNotes(5, 30_000))),
  },
  { name: "recognition of scanned pages", act: (learner) => made(learner, "Lecture.pdf", scan()) },
  { name: "a newer version", before: setOf, act: followVersion },
  { name: "deletion for good", before: setOf, act: remove },
];

/** Kills the server at point after point of each kind of work; returns what was not as without kills. */
export async function sweep(
  database: ChaosDatabase,
  plan: SweepPlan,
): Promise<{ kills: number; faults: string[] }> {
  const cluster = await startCluster(database, plan.roles);
  try {
    const faults: string[] = [];
    let kills = 0;
    for (const work of WORKS) {
      const found = await sweepWork(cluster, work, plan);
      kills += found.kills;
      faults.push(...found.faults.map((fault) => `${work.name}, ${fault}`));
    }
    return { kills, faults: [...faults, ...(await faultsInRows(database))] };
  } finally {
    await cluster.kill();
  }
}

async function sweepWork(cluster: Cluster, work: Work, plan: SweepPlan) {
  const surroundings = { url: cluster.url, onEvent: () => undefined };
  const begin = async () => {
    const learner = await createLearner(surroundings);
    return { learner, set: (await work.before?.(learner)) ?? "" };
  };
  // The first time of a process is the slow one.
  let [due, lengthMs] = ["", 0];
  for (let time = 0; time < 2; time++) {
    const { learner, set } = await begin();
    const startedAt = performance.now();
    due = await work.act(learner, set);
    lengthMs = performance.now() - startedAt;
  }
  const points = Math.max(1, Math.floor(lengthMs / plan.stepMs));
  const every = Math.max(1, Math.ceil(points / plan.mostKills));
  const faults: string[] = [];
  let kills = 0;
  for (let point = 1; point <= points; point += every) {
    const { learner, set } = await begin();
    const acting = work.act(learner, set);
    await pause(point * plan.stepMs);
    for (let row = 0; row < plan.inARow; row++) {
      if (row > 0) await pause(plan.stepMs);
      await Promise.all(plan.roles.map((_, number) => cluster.killAndRestart(number)));
      kills += 1;
    }
    if ((await acting) !== due) faults.push(`killed after ${point * plan.stepMs} ms: not as without a kill`);
  }
  plan.say(`${work.name}: ${Math.round(lengthMs)} ms, ${kills} kills, ${faults.length} faults`);
  return { kills, faults };
}
