import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { extractText } from "@quizmill/extract";
import { openAccount, PROBE_PAUSE_MS, probeHealth } from "./callers.ts";
import { writeLecturePdf } from "./lecture-pdf.ts";
import { type RunningServer, startServer } from "./running-server.ts";
import { percentile } from "./statistics.ts";

/**
 * From the first byte of an upload to five questions, and to the last question, over HTTP against the real server
 * process, while /api/health is called all the time. Yardstick: reading the same PDF in this process and nothing else.
 */
const LOG_WAIT_MS = 2_000;

interface Figures {
  readonly pages: number;
  readonly characters: number;
  readonly firstMs: number;
  readonly firstCount: number;
  readonly allMs: number;
  readonly questions: number;
  readonly healthP99Ms: number;
  readonly healthMaxMs: number;
  readonly shares: Record<string, number>;
  readonly yardstickMs: number;
}

async function waitForEnd(url: string, jobId: string, token: string): Promise<string> {
  const stream = await fetch(`${url}/api/jobs/${jobId}/events?token=${token}&afterSeq=0`);
  const text = await stream.text();
  return /event: (done|failed)\ndata: (.*)/.exec(text)?.[0] ?? "the stream broke off";
}

/** The line with the engine's time comes a moment after the last event. */
async function waitForEngineTime(server: RunningServer, since: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < LOG_WAIT_MS; waitedMs += PROBE_PAUSE_MS) {
    if (server.logs.slice(since).some((line) => "engineMs" in line)) return;
    await new Promise((resolve) => setTimeout(resolve, PROBE_PAUSE_MS));
  }
}

/** Timings in ms that the server logged since a mark, summed by name. */
function loggedTimings(server: RunningServer, since: number): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const line of server.logs.slice(since)) {
    for (const [key, value] of Object.entries(line)) {
      if (/^(extract|plan|engine|database)Ms$/.test(key) && typeof value === "number")
        sums[key] = (sums[key] ?? 0) + value;
    }
  }
  return sums;
}

async function measure(server: RunningServer, folder: string, pages: number, seed: number): Promise<Figures> {
  const file = path.join(folder, `${pages}-${seed}.pdf`);
  const characters = await writeLecturePdf(file, pages, seed);
  const bytes = readFileSync(file);
  await extractText(readFileSync(file), "warm-up.pdf");
  const yardstickStart = performance.now();
  await extractText(new Uint8Array(bytes), "yardstick.pdf");
  const yardstickMs = performance.now() - yardstickStart;

  const token = await openAccount(server.url);
  const since = server.logs.length;
  const health = probeHealth(server.url);
  const form = new FormData();
  form.append("file", new Blob([bytes]), "lecture.pdf");
  const startedAt = performance.now();
  const answer = await fetch(`${server.url}/api/upload/bootstrap?mode=study&minFirst=5`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const bootstrap = (await answer.json()) as {
    jobId: string;
    token: string;
    datasetId: string;
    initial: unknown[];
  };
  const firstMs = performance.now() - startedAt;
  if (answer.status !== 200) throw new Error(`The upload was refused: ${JSON.stringify(bootstrap)}`);
  const end = await waitForEnd(server.url, bootstrap.jobId, bootstrap.token);
  const allMs = performance.now() - startedAt;
  if (!end.includes("READY")) throw new Error(`The job did not end well: ${end}`);
  const latencies = await health.stop();
  await waitForEngineTime(server, since);
  return {
    pages,
    characters,
    firstMs,
    allMs,
    yardstickMs,
    firstCount: bootstrap.initial.length,
    questions: Number(/"total":(\d+)/.exec(end)?.[1] ?? 0),
    healthP99Ms: percentile(latencies, 0.99),
    healthMaxMs: Math.max(...latencies),
    shares: loggedTimings(server, since),
  };
}

function print(runs: readonly Figures[]): void {
  const of = (key: "firstMs" | "allMs" | "yardstickMs") => runs.map((run) => run[key]);
  const last = runs.at(-1);
  if (!last) return;
  const first = percentile(of("firstMs"), 0.5);
  const all = percentile(of("allMs"), 0.5);
  const yardstick = percentile(of("yardstickMs"), 0.5);
  const shares = Object.entries(last.shares).map(([name, ms]) => `${name} ${ms.toFixed(0)}`);
  console.log(
    [
      `\n${last.pages} pages, ${last.characters} characters, ${runs.length} runs`,
      `  first ${last.firstCount} questions  median ${first.toFixed(0)} ms, p95 ${percentile(of("firstMs"), 0.95).toFixed(0)} ms (${(first / yardstick).toFixed(2)} × yardstick)`,
      `  all ${last.questions} questions    median ${all.toFixed(0)} ms (${(all / yardstick).toFixed(2)} × yardstick)`,
      `  /api/health meanwhile  p99 ${Math.max(...runs.map((run) => run.healthP99Ms)).toFixed(1)} ms, worst ${Math.max(...runs.map((run) => run.healthMaxMs)).toFixed(1)} ms`,
      `  of the last run, in ms: ${shares.join(", ")}`,
      `  yardstick: the same PDF read in this process, ${yardstick.toFixed(0)} ms`,
    ].join("\n"),
  );
}

export async function run({ isSmoke }: { isSmoke: boolean }): Promise<void> {
  const sizes = isSmoke ? [3] : [10, 50, 100, 200];
  const repeats = isSmoke ? 1 : 5;
  const folder = mkdtempSync(path.join(tmpdir(), "quizmill-bench-"));
  const server = await startServer();
  try {
    console.log("input: PDFs of invented text made by this benchmark; the engine was not tuned to it");
    for (const pages of sizes) {
      const runs: Figures[] = [];
      for (let seed = 1; seed <= repeats; seed++) runs.push(await measure(server, folder, pages, seed));
      print(runs);
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
