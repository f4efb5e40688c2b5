/**
 * `npm run bench -- pictures`: a deck of 5,000 questions with 3,000 pictures, imported over HTTP, and the calls of a
 * learner who has it, beside those of one who has as many questions without pictures.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { openAccount, probeHealth } from "../callers.ts";
import { residentBytes, watchMemory } from "../hostile/memory.ts";
import type { BenchOptions } from "../options.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { percentile } from "../statistics.ts";
import { madeUpDeck } from "./made-up-deck.ts";

const AIMS = { seconds: 60, megabytes: 150 };
const POLL_MS = 200;

/** A learner who has a deck. */
interface Owner {
  readonly headers: Record<string, string>;
  readonly list: string;
  readonly set: string;
}

async function bodyOf(answering: Promise<Response>): Promise<Record<string, unknown>> {
  const answer = await answering;
  if (!answer.ok) throw new Error(`Refused: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

async function importDeck(server: RunningServer, bytes: Uint8Array): Promise<Owner> {
  const headers = { authorization: `Bearer ${await openAccount(server.url)}` };
  const body = new FormData();
  body.append("file", new Blob([Uint8Array.from(bytes)]), "deck.zip");
  const upload = `${server.url}/api/upload/bootstrap?mode=study&minFirst=1`;
  const { datasetId } = await bodyOf(fetch(upload, { method: "POST", headers, body }));
  const list = `${server.url}/api/datasets`;
  const owner = { headers, list, set: `${list}/${datasetId}` };
  for (;;) {
    const { status } = await bodyOf(fetch(owner.set, { headers }));
    if (status === "READY") return owner;
    if (status === "FAILED") throw new Error("The import failed.");
    await sleep(POLL_MS);
  }
}

/** What importing took, and what was kept. */
async function measureImport(server: RunningServer, deck: ReturnType<typeof madeUpDeck>): Promise<Owner> {
  const before = residentBytes(server.pid);
  const memory = watchMemory(server.pid);
  const health = probeHealth(server.url);
  const startedAt = performance.now();
  const owner = await importDeck(server, deck.bytes);
  const seconds = (performance.now() - startedAt) / 1_000;
  const healthMs = await health.stop();
  const { serverPeak, childPeak, childProcessorMs } = memory.stop();
  const set = JSON.stringify(await bodyOf(fetch(owner.set, { headers: owner.headers })));
  const kept = new Set(set.match(/picture:[\da-f]{64}/g)).size;
  const grown = (serverPeak - before) / 1e6;
  console.log(
    [
      `imported in ${seconds.toFixed(1)} s (aim ${AIMS.seconds}); processor time of the reader ${(childProcessorMs / 1_000).toFixed(1)} s; pictures kept: ${kept} of ${deck.pictures}`,
      `server's own memory: at most ${grown.toFixed(0)} MB more than before (aim ${AIMS.megabytes}); peak of a child ${(childPeak / 1e6).toFixed(0)} MB`,
      `/api/health meanwhile: p99 ${percentile(healthMs, 0.99).toFixed(1)} ms, worst ${Math.max(...healthMs).toFixed(0)} ms`,
    ].join("\n"),
  );
  if (kept < deck.pictures || seconds > AIMS.seconds || grown > AIMS.megabytes) process.exitCode = 1;
  return owner;
}

/** In turn, so that both are measured in the same minute. */
async function measureCalls(owners: Record<string, Owner>, repeats: number): Promise<void> {
  for (const call of ["list", "set"] as const) {
    const times: Record<string, number[]> = {};
    for (let i = 0; i < repeats; i++)
      for (const [name, owner] of Object.entries(owners)) {
        const startedAt = performance.now();
        await (await fetch(owner[call], { headers: owner.headers })).arrayBuffer();
        times[name] = [...(times[name] ?? []), performance.now() - startedAt];
      }
    const figures = Object.entries(times).map(
      ([name, all]) => `${name} ${percentile(all, 0.5).toFixed(1)} / ${percentile(all, 0.99).toFixed(1)} ms`,
    );
    console.log(`${call}, median / p99: ${figures.join(", ")}`);
  }
}

export async function run({ isSmoke }: BenchOptions): Promise<void> {
  const [questions, pictures, repeats] = isSmoke ? [50, 30, 3] : [5_000, 3_000, 300];
  const deck = madeUpDeck(questions, pictures);
  const megabytes = (deck.bytes.byteLength / 1e6).toFixed(1);
  console.log(
    `input: GIFT in a package, ${questions} questions, ${pictures} pictures of ${deck.megapixels.toFixed(0)} million pixels together, ${megabytes} MB`,
  );
  const server = await startServer();
  try {
    // What every server loads with its first import is not counted.
    const without = await importDeck(server, madeUpDeck(questions, 0).bytes);
    const owner = await measureImport(server, deck);
    await measureCalls({ "with pictures": owner, without }, repeats);
  } finally {
    await server.stop();
  }
}
