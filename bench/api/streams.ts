import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { residentBytes } from "../hostile/memory.ts";
import { type Place, runSql } from "../rows.ts";
import type { RunningServer } from "../running-server.ts";
import { openLearner } from "./calls.ts";

const TOKEN = "bench-token";
const AT_ONCE = 100;
/** A job has places for a person's tabs, not for a crowd. */
const PER_JOB = 10;

export interface Streams {
  readonly held: number;
  readonly bytesEach: number;
  /** From the end of the first job to the last stream that got its own last event. */
  readonly allHeardMs: number;
}

/** Jobs that nobody works on, each with a token. */
function waitingJobs(accountId: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => waitingJob(accountId, i)).flat();
}

function waitingJob(accountId: string, job: number): string[] {
  const hash = createHash("sha256")
    .update(TOKEN + job)
    .digest("base64url");
  return [
    `INSERT INTO "datasets" ("id","accountId","name","mode","status","language","format","warningsJson","seed","totalEstimated",
      "processedChunks","totalChunks","questionCount","optionCount","createdAt","updatedAt","engine","modelCalls","inputTokens","outputTokens")
      VALUES ('held-${job}', '${accountId}', '', 'study', 'PROCESSING', 'en', 'pdf', '[]', 1, 5, 0, 1, 0, 0, 1, 1, 'embedded', 0, 0, 0)`,
    `INSERT INTO "jobs" ("id","datasetId","accountId","status","attempts","lastSeq","createdAt")
      VALUES ('held-${job}', 'held-${job}', '${accountId}', 'queued', 0, 0, 1)`,
    `INSERT INTO "jobTokens" ("tokenHash","jobId","expiresAt") VALUES ('${hash}', 'held-${job}', 9000000000000)`,
  ];
}

async function listen(url: URL, job: number): Promise<Socket> {
  const socket = connect(Number(url.port), url.hostname);
  await once(socket, "connect");
  socket.write(`GET /api/jobs/held-${job}/events?token=${TOKEN}${job} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`);
  const [head] = (await once(socket, "data")) as [Buffer];
  if (!head.includes(" 200 ")) throw new Error(`A stream was refused: ${head.toString().slice(0, 200)}`);
  return socket;
}

async function listenAll(url: URL, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const more = Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, (_, i) =>
      listen(url, Math.floor((sockets.length + i) / PER_JOB)),
    );
    sockets.push(...(await Promise.all(more)));
  }
  return sockets;
}

const hearsTheEnd = (socket: Socket) =>
  new Promise<void>((resolve, reject) => {
    socket.on("data", (chunk: Buffer) => {
      if (chunk.includes("event: failed")) resolve();
    });
    socket.once("close", () => reject(new Error("A stream broke off.")));
  });

/** Idle streams of one process: the memory of each, and how soon all of them get an event. */
export async function measureStreams(
  server: RunningServer,
  place: Place,
  { count, settleMs }: { count: number; settleMs: number },
): Promise<Streams> {
  const learner = await openLearner(server.url);
  const jobs = Math.ceil(Math.max(count, AT_ONCE) / PER_JOB);
  await runSql(place, waitingJobs(learner.id, jobs));
  const url = new URL(server.url);
  // Memory that the first streams load once is not counted.
  for (const socket of await listenAll(url, AT_ONCE)) socket.destroy();
  await pause(settleMs);
  const before = residentBytes(server.pid);
  const sockets = await listenAll(url, count);
  await pause(settleMs);
  const bytesEach = (residentBytes(server.pid) - before) / count;
  const heard = Promise.all(sockets.map(hearsTheEnd));
  const startedAt = performance.now();
  for (let job = 0; job < jobs; job++) {
    const cancelled = await fetch(`${server.url}/api/jobs/held-${job}/cancel`, {
      method: "POST",
      headers: { authorization: `Bearer ${learner.token}` },
    });
    if (cancelled.status !== 204) throw new Error(`A job could not be ended: ${cancelled.status}`);
  }
  await heard;
  const allHeardMs = performance.now() - startedAt;
  for (const socket of sockets) socket.destroy();
  return { held: sockets.length, bytesEach, allHeardMs };
}
