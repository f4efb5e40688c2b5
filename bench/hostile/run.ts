import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { openAccount, probeHealth } from "../callers.ts";
import { type BenchOptions, documentsFolder, ROOT } from "../options.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { percentile } from "../statistics.ts";
import { type HostileFile, hostileFilesIn, hostilePictures, ownHostileFiles } from "./files.ts";
import { canWatchMemory, residentBytes, watchMemory } from "./memory.ts";
import { type Caller, isNamed, type Outcome, uploadUntilTaken } from "./upload.ts";

/** What hostile files do to the real server while three accounts upload all of them at once. */
const FIXTURES = path.join(ROOT, "fixtures");
const ACCOUNTS = 3;
const SETTLE_MS = 2_000;
const MEGABYTE = 1e6;

const LIMITS = { fileSeconds: 45, childMegabytes: 512 * 1.048576, serverMegabytes: 50, healthP99Ms: 100 };

interface Figures {
  readonly outcomes: readonly Outcome[];
  readonly healthMs: readonly number[];
  /** Of the server's own process, in bytes; null if the system does not tell. */
  readonly memory: { before: number; peak: number; after: number; childPeak: number } | null;
}

/**
 * Good documents of all accounts at once first, so that what every server loads with its first uploads is not counted: the
 * engine, once for each of its threads.
 */
async function warmUp(callers: readonly Caller[]): Promise<void> {
  const name = "en-photosynthesis.pdf";
  const bytes = readFileSync(path.join(FIXTURES, "pdf", name));
  const taken = await Promise.all(callers.map((caller) => uploadUntilTaken(caller, { name, bytes })));
  for (const { code } of taken) if (code !== "text") throw new Error(`A good document was refused: ${code}`);
  await settle();
}

const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS));

async function attack(server: RunningServer, files: readonly HostileFile[]): Promise<Figures> {
  const tokens = await Promise.all(Array.from({ length: ACCOUNTS }, () => openAccount(server.url)));
  const callers = tokens.map((token) => ({ url: server.url, token }));
  const callerOf = (index: number) => callers[index % ACCOUNTS] as Caller;
  await warmUp(callers);
  const before = residentBytes(server.pid);
  const memory = watchMemory(server.pid);
  const health = probeHealth(server.url);
  const outcomes = await Promise.all(files.map((file, index) => uploadUntilTaken(callerOf(index), file)));
  const healthMs = await health.stop();
  const { serverPeak: peak, childPeak } = memory.stop();
  await settle();
  const after = residentBytes(server.pid);
  return { outcomes, healthMs, memory: canWatchMemory ? { before, peak, after, childPeak } : null };
}

/** A line for each measurement; true if it is within its limit. */
function judge({ outcomes, healthMs, memory }: Figures): [line: string, isKept: boolean][] {
  const unnamed = outcomes.filter((outcome) => !isNamed(outcome));
  const slowest = outcomes.reduce((a, b) => (b.seconds > a.seconds ? b : a));
  const p99 = percentile(healthMs, 0.99);
  const judged: [string, boolean][] = [
    [`unclassified: ${unnamed.length} of ${outcomes.length} files`, unnamed.length === 0],
    [
      `slowest: ${slowest.name}, ${slowest.seconds.toFixed(1)} s of ${LIMITS.fileSeconds}`,
      slowest.seconds <= LIMITS.fileSeconds,
    ],
    [
      `/api/health: p99 ${p99.toFixed(1)} ms of ${LIMITS.healthP99Ms}, worst ${Math.max(...healthMs).toFixed(1)} ms, ${healthMs.length} calls`,
      p99 <= LIMITS.healthP99Ms,
    ],
  ];
  return memory === null ? judged : [...judged, ...judgeMemory(memory)];
}

function judgeMemory(memory: NonNullable<Figures["memory"]>): [line: string, isKept: boolean][] {
  const megabytes = (bytes: number) => bytes / MEGABYTE;
  const [before, peak, after] = [memory.before, memory.peak, memory.after].map(megabytes) as [
    number,
    number,
    number,
  ];
  return [
    [
      `peak of a child: ${megabytes(memory.childPeak).toFixed(0)} MB of ${LIMITS.childMegabytes.toFixed(0)} (512 MiB)`,
      megabytes(memory.childPeak) <= LIMITS.childMegabytes,
    ],
    [
      `server's own memory: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} at most, ${after.toFixed(0)} after; may grow by ${LIMITS.serverMegabytes}`,
      peak - before <= LIMITS.serverMegabytes,
    ],
  ];
}

function print(figures: Figures): boolean {
  for (const { name, code, status, seconds } of figures.outcomes)
    console.log(
      `${code.padEnd(20) || `(${status})`.padEnd(20)} ${seconds.toFixed(1).padStart(5)} s  ${name}`,
    );
  const judged = judge(figures);
  console.log("");
  for (const [line, isKept] of judged) console.log(`${isKept ? "kept  " : "BROKEN"}  ${line}`);
  if (figures.memory === null) console.log("memory: not measured, only Linux tells it");
  return judged.every(([, isKept]) => isKept);
}

/** Sets the exit code to 1 if a limit is broken. */
export async function run(options: BenchOptions): Promise<void> {
  const { isSmoke } = options;
  const dir = path.join(documentsFolder(options), "hostile");
  if (!isSmoke && !existsSync(dir)) return console.log(`skipped: no documents at ${dir}`);
  const files = [...(isSmoke ? ownHostileFiles(FIXTURES) : hostileFilesIn(dir)), hostilePictures()];
  console.log(
    [
      `input: ${files.length} files ${isSmoke ? "of the project's own" : `of ${dir}`}, all at once, by ${ACCOUNTS} accounts`,
      "time: of the call that took the file, waiting for other files and for the first questions included",
      "memory: after good documents were uploaded, so that loading the engine does not count\n",
    ].join("\n"),
  );
  const server = await startServer();
  try {
    if (!print(await attack(server, files))) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}
