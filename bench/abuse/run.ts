import { existsSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import { madeUpNotes } from "../../fixtures/made-up-lecture.ts";
import { residentBytes, watchMemory } from "../hostile/memory.ts";
import { type BenchOptions, documentsFolder } from "../options.ts";
import { startServer } from "../running-server.ts";
import type { Amounts, Attack } from "./attack.ts";
import { openAttackers } from "./attackers.ts";
import { ATTACKS } from "./attacks.ts";
import type { Tally } from "./callers.ts";
import { openDecoy } from "./decoy.ts";
import { fillLargeAccounts, LARGE } from "./large.ts";
import { attackFor, feltIn, type Round, type Scene, sumOf } from "./measured.ts";
import { openLearner, type Watched } from "./ordinary.ts";
import { readRandomFiles } from "./random-files.ts";

/**
 * `npm run bench -- abuse [DIR] [hostile|JSON|…|random] [NUMBER]`: limited load on loopback from malicious callers, while
 * an ordinary learner uses the product and others upload; then random files of each format, so many of each. All
 * attacks, or those whose name contains one of the words.
 */
const IDLE_MS = 10_000;
/** Attacks that end earlier are repeated, by other callers. */
const MIN_MS = 10_000;
/** Rounds of each attack: together, a hundredth of the learner's calls is more than ten. */
const ROUNDS = 3;
const SETTLE_MS = 2_000;
/** Limit for the learner's slowest hundredth, and for the slowest tenth of the uploads, compared with an idle server. */
const MAX_TIMES_IDLE = 3;
const MAX_HEALTH_MS = { p99: 100, worst: 250 };
/** What an attack may add to the server's own process. */
const MAX_GROWTH_BYTES = 150e6;
/** Of each format. */
const RANDOM_FILES = 10_000;
const RANDOM = "random";

const FULL = {
  guesses: 1_000,
  uploads: 100,
  slowBodies: 500,
  slowForMs: 17_000,
  streams: 2_000,
  streamsForMs: 10_000,
  hugeBodies: 60,
  demoDecks: 10,
  parallelReads: 26,
  oversized: 2,
  largeSets: 18,
  largeAccounts: 1 + ROUNDS,
};
const SMOKE = {
  guesses: 60,
  uploads: 10,
  slowBodies: 20,
  slowForMs: 1_000,
  streams: 100,
  streamsForMs: 500,
  hugeBodies: 6,
  demoDecks: 2,
  parallelReads: 2,
  oversized: 1,
  largeSets: 1,
  largeAccounts: 2,
};

const wordsOf = ({ name }: Attack) => name.split(" ");
const isWordOfAttack = (word: string) => ATTACKS.some((attack) => wordsOf(attack).includes(word));

/** The attacks whose name contains a given word ("hostile", "JSON"); all if none is given. */
function attacksNamed({ args }: BenchOptions): readonly Attack[] {
  const named = ATTACKS.filter((attack) => wordsOf(attack).some((word) => args.includes(word)));
  return named.length > 0 || args.includes(RANDOM) ? named : ATTACKS;
}

/** How many random files of each format are read; 0 if only other attacks were named. */
function randomFilesFor(options: BenchOptions): number {
  const { args, isSmoke } = options;
  if (args.some(isWordOfAttack) && !args.includes(RANDOM)) return 0;
  return isSmoke ? 5 : (args.map(Number).find(Number.isInteger) ?? RANDOM_FILES);
}

function amountsFor(options: BenchOptions): Amounts {
  const isFolder = (word: string) =>
    !isWordOfAttack(word) && word !== RANDOM && !Number.isInteger(Number(word));
  const args = options.args.filter(isFolder);
  const folder = path.join(documentsFolder({ ...options, args }), "hostile");
  const isThere = !options.isSmoke && existsSync(folder);
  return { ...(options.isSmoke ? SMOKE : FULL), folder: isThere ? folder : null };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const listed = (tally: Tally) => [...tally].map(([what, times]) => `${times} × ${what}`).join(", ");
const megabytes = (pid: number) => `${(residentBytes(pid) / 1e6).toFixed(0)} MB`;

/** The database's own check, and the number of rows by table. Read beside the running server. */
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

/** The server's metrics; they are only for its own machine. */
async function figuresOf(url: string): Promise<(name: string) => number> {
  const page = await (await fetch(`${url}/metrics`)).text();
  return (name) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(page)?.[1] ?? Number.NaN);
}

/** Memory by kind, which the system's figures do not show. */
async function heapOf(url: string): Promise<string> {
  const figure = await figuresOf(url);
  const told = (name: string) => `${(figure(name) / 1e6).toFixed(0)} MB`;
  return `JavaScript's heap ${told("nodejs_heap_size_total_bytes")}, ${told("nodejs_heap_size_used_bytes")} of it in use, beside it ${told("nodejs_external_memory_bytes")}`;
}

/** The longest delay of the server's event loop since the last call of this function, in ms. */
async function longestLateness(url: string): Promise<number> {
  return 1000 * (await figuresOf(url))("nodejs_eventloop_lag_max_seconds");
}

/** The results of the rounds of one attack. */
interface Outcome {
  /** Before each round, and after the last. */
  readonly idle: readonly Watched[];
  readonly elsewhere: readonly Round[];
  readonly here: readonly Round[];
  /** Longest delay of the server's event loop. */
  readonly lateMs: number;
  /** What the server's own process took at most during the attacks, beyond what it took before. */
  readonly growthBytes: number;
}

const watchedIn = (rounds: readonly Round[]) => rounds.map(({ watched }) => watched);

interface Stage {
  readonly url: string;
  readonly dataDir: string;
  readonly decoyUrl: string;
  readonly isSmoke: boolean;
}

/** Alternates rest and attack, so that other work on the machine affects both. */
async function play(
  name: string,
  scene: Scene,
  { url, dataDir, decoyUrl, isSmoke }: Stage,
): Promise<Outcome> {
  const rest = async () => {
    await pause(isSmoke ? 0 : SETTLE_MS);
    const watching = scene.learner.watch();
    await pause(isSmoke ? 500 : IDLE_MS);
    return watching.stop();
  };
  const idle = [await rest()];
  const elsewhere: Round[] = [];
  const here: Round[] = [];
  let lateMs = 0;
  let growthBytes = 0;
  const before = residentBytes(scene.serverPid);
  for (let round = 0; round < (isSmoke ? 1 : ROUNDS); round += 1) {
    elsewhere.push(await attackFor(scene, name, { url: decoyUrl }));
    await longestLateness(url);
    const memory = watchMemory(scene.serverPid);
    here.push(await attackFor(scene, name, { url, dataDir }));
    growthBytes = Math.max(growthBytes, memory.stop().serverPeak - before);
    lateMs = Math.max(lateMs, await longestLateness(url));
    idle.push(await rest());
  }
  return { idle, elsewhere, here, lateMs, growthBytes };
}

const timesIdle = ({ idle, here }: Outcome) => feltIn(watchedIn(here)).p99 / feltIn(idle).p99;
const uploadTimesIdle = ({ idle, here }: Outcome) =>
  feltIn(watchedIn(here)).uploadP90 / feltIn(idle).uploadP90;

/** The limits that an attack broke. */
function brokenIn(outcome: Outcome): string[] {
  const { healthP99, healthMax } = feltIn(watchedIn(outcome.here));
  const limits: [what: string, value: number, max: number][] = [
    ["p99 × idle", timesIdle(outcome), MAX_TIMES_IDLE],
    ["upload × idle", uploadTimesIdle(outcome), MAX_TIMES_IDLE],
    ["/api/health p99 in ms", healthP99, MAX_HEALTH_MS.p99],
    ["/api/health worst in ms", healthMax, MAX_HEALTH_MS.worst],
    ["memory in MB", outcome.growthBytes / 1e6, MAX_GROWTH_BYTES / 1e6],
  ];
  return limits
    .filter(([, value, max]) => value > max)
    .map(([what, value, max]) => `${what}: ${value.toFixed(1)} of ${max}`);
}

function told(outcome: Outcome): string {
  const { attacks, seconds, tally, server, mainThread, attackers } = sumOf(outcome.here);
  const felt = (watched: readonly Watched[]) => {
    const { p99, calls } = feltIn(watched);
    return `${p99.toFixed(1)} ms of ${calls} calls`;
  };
  return [
    `${attacks} × in ${seconds.toFixed(1)} s: ${listed(tally)}`,
    `  the learner's p99 ${felt(watchedIn(outcome.here))}, ${timesIdle(outcome).toFixed(1)} × idle (${felt(outcome.idle)}); while a decoy is attacked, ${sumOf(outcome.elsewhere).attacks} ×, ${felt(watchedIn(outcome.elsewhere))}`,
    uploadsTold(outcome),
    `  processor: server ${server.toFixed(1)} s, its main thread ${mainThread.toFixed(1)} s, attackers ${attackers.toFixed(1)} s; its event loop ${outcome.lateMs.toFixed(0)} ms late at most`,
  ].join("\n");
}

function uploadsTold(outcome: Outcome): string {
  const [idle, here] = [feltIn(outcome.idle), feltIn(watchedIn(outcome.here))];
  const uploads = `uploads p90 ${here.uploadP90.toFixed(0)} ms of ${here.uploads}, ${uploadTimesIdle(outcome).toFixed(1)} × idle (${idle.uploadP90.toFixed(0)} ms of ${idle.uploads})`;
  const health = `/api/health p99 ${here.healthP99.toFixed(1)} ms, worst ${here.healthMax.toFixed(0)} (idle ${idle.healthP99.toFixed(1)}, ${idle.healthMax.toFixed(0)})`;
  return `  ${uploads}; ${health}; server +${(outcome.growthBytes / 1e6).toFixed(0)} MB`;
}

/** Sets the exit code to 1 if something was lost or not answered, or (not in a smoke run) a target was missed. */
export async function run(options: BenchOptions): Promise<void> {
  const { isSmoke } = options;
  const amounts = amountsFor(options);
  const server = await startServer({ TRUST_PROXY: "127.0.0.1", CALLS_PER_MINUTE: "3000" });
  const broken: string[] = [];
  const leaving: { leave(): void }[] = [];
  try {
    const learner = await openLearner(server.url, madeUpNotes(1, 8_000));
    leaving.push(learner);
    const attackers = await openAttackers(amounts);
    leaving.push(attackers);
    const decoy = await openDecoy();
    leaving.push(decoy);
    const scene = { learner, attackers, serverPid: server.pid, minMs: isSmoke ? 0 : MIN_MS };
    const before = await learner.possessions();
    if (attacksNamed(options).some((attack) => LARGE.includes(attack)))
      await fillLargeAccounts(server.url, server.dataDir, amounts);
    const memory = async () => `${megabytes(server.pid)} (${await heapOf(server.url)})`;
    console.log(`memory ${await memory()}\n`);
    for (const { name } of attacksNamed(options)) {
      const outcome = await play(name, scene, { ...server, decoyUrl: decoy.url, isSmoke });
      const { failed } = feltIn([...outcome.idle, ...watchedIn(outcome.here)]);
      if (failed > 0) broken.push(`${name}: ${failed} of the learner's calls were not served`);
      if (!isSmoke) broken.push(...brokenIn(outcome).map((line) => `${name}: ${line}`));
      console.log(`${name}, ${told(outcome)}; memory ${await memory()}`);
    }
    const looked = look(server.dataDir);
    console.log(`\ndatabase: ${JSON.stringify(looked)}`);
    if (looked.integrity !== "ok" || looked.orphans > 0 || looked.setsWithOtherCounts > 0)
      broken.push("the database is not in order");
    if (!isDeepStrictEqual(before, await learner.possessions())) broken.push("the learner lost something");
    const randomFiles = randomFilesFor(options);
    if (randomFiles > 0) broken.push(...(await readRandomFiles(randomFiles)));
  } finally {
    for (const one of leaving) one.leave();
    await server.stop();
  }
  for (const line of broken) console.log(`BROKEN  ${line}`);
  if (broken.length === 0) console.log(isSmoke ? "works" : "kept");
  else process.exitCode = 1;
}
