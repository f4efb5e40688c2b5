import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DatasetDetail, GoneQuestions, NewVersion, Sections } from "@quizmill/contract";
import { madeUpLecture } from "../../fixtures/made-up-lecture.ts";
import { startRealPostgres } from "../../testing/real-postgres.ts";
import { openLearner } from "../api/calls.ts";
import { writeLecturePdf } from "../lecture-pdf.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { percentile } from "../statistics.ts";

const SEED = 41;
const LEAST_SHARE = 0.98;
const MOST_TIMES = 1.5;
const REPEATS = 5;
/** Answers in one call. */
const ANSWERS = 100;

/**
 * A long document of which one page is written anew: how many of its questions stay with their answers, and how long
 * looking at the new version, and following it, take beside reading and planning a document for the first time.
 */
export async function measureNewVersions(isSmoke: boolean): Promise<void> {
  const pages = isSmoke ? 12 : 500;
  const folder = mkdtempSync(path.join(tmpdir(), "quizmill-bench-"));
  try {
    const files = { first: path.join(folder, "first.pdf"), second: path.join(folder, "second.pdf") };
    await writeLecturePdf(files.first, pages, SEED);
    const others = madeUpLecture(SEED + 1);
    const middle = Math.ceil(pages / 2);
    await writeLecturePdf(files.second, pages, SEED, (paragraph, page) =>
      page === middle ? (others.next().value.paragraphs[0] ?? paragraph) : paragraph,
    );
    const documents = { first: readFileSync(files.first), second: readFileSync(files.second) };
    const sqlite = await startServer();
    await measure("SQLite", sqlite, pages, documents);
    await sqlite.stop();
    const postgres = await startRealPostgres();
    const server = await startServer({ DATABASE_URL: await postgres.createDatabase() });
    await measure("PostgreSQL", server, pages, documents);
    await server.stop();
    await postgres.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  name: string,
  server: RunningServer,
  pages: number,
  { first, second }: { first: Buffer; second: Buffer },
): Promise<void> {
  const { token } = await openLearner(server.url);
  const headers = { authorization: `Bearer ${token}` };
  const checked = async (answering: Promise<Response>): Promise<Response> => {
    const answer = await answering;
    if (!answer.ok) throw new Error(`Refused: ${await answer.text()}`);
    return answer;
  };
  const get = async <T>(route: string): Promise<T> =>
    (await checked(fetch(server.url + route, { headers }))).json() as Promise<T>;
  const post = async <T>(route: string, bytes: Buffer): Promise<{ body: T; ms: number }> => {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(bytes)]), "lecture.pdf");
    const startedAt = performance.now();
    const answer = await checked(fetch(server.url + route, { method: "POST", headers, body: form }));
    return { body: (await answer.json()) as T, ms: performance.now() - startedAt };
  };
  const { body: made } = await post<{ datasetId: string }>(
    "/api/upload/bootstrap?mode=study&minFirst=1",
    first,
  );
  const set = `/api/datasets/${made.datasetId}`;
  const untilReady = async (): Promise<DatasetDetail> => {
    for (;;) {
      const found = await get<DatasetDetail>(set);
      if (found.status === "READY") return found;
      await sleep(200);
    }
  };
  const before = await untilReady();
  await answerAll(server.url, headers, before);
  const seen = async () =>
    (await get<Sections>(`${set}/sections`)).sections.reduce((sum, section) => sum + section.seen, 0);
  const seenBefore = await seen();
  const times = { plan: [] as number[], look: [] as number[], follow: [] as number[] };
  const follow = async (document: Buffer): Promise<NewVersion> => {
    const { body: told, ms: lookMs } = await post<NewVersion>(`${set}/document`, document);
    const { ms: followMs } = await post(`${set}/document?revision=${told.revision}`, document);
    times.look.push(lookMs);
    times.follow.push(followMs);
    return told;
  };
  const told = await follow(second);
  const after = new Map((await untilReady()).questions.map((question) => [question.id, question]));
  const gone = new Set((await get<GoneQuestions>(`${set}/gone`)).questions.map(({ id }) => id));
  const kept = before.questions.filter(({ id, text, version }) => {
    const now = after.get(id);
    return now?.text === text && now.version === version && !gone.has(id);
  });
  const share = kept.length / before.questions.length;
  const seenAfter = await seen();
  for (let i = 0; i < REPEATS; i++) {
    if (i > 0) await follow(i % 2 === 0 ? second : first);
    await untilReady();
    times.plan.push((await post("/api/upload/outline", first)).ms);
  }
  const [planMs = 0, lookMs = 0, followMs = 0] = Object.values(times).map((all) => percentile(all, 0.5));
  console.log(
    [
      `\n${name}: ${pages} pages, one written anew; ${told.newPassages} of ${told.passages} passages with something new`,
      `  unchanged: ${kept.length} of ${before.questions.length} questions, ${(share * 100).toFixed(2)} % (aim ${LEAST_SHARE * 100}); ${after.size - before.questions.length} new ones`,
      `  answered before ${seenBefore}, after ${seenAfter}`,
      `  first reading and planning: median ${planMs.toFixed(0)} ms; looking at the new version: ${lookMs.toFixed(0)} ms, ${(lookMs / planMs).toFixed(2)} × (aim ${MOST_TIMES}); following it: ${followMs.toFixed(0)} ms, ${(followMs / planMs).toFixed(2)} ×`,
    ].join("\n"),
  );
}

async function answerAll(url: string, headers: Record<string, string>, { questions }: DatasetDetail) {
  const answeredAt = new Date().toISOString();
  for (let start = 0; start < questions.length; start += ANSWERS) {
    const answers = questions.slice(start, start + ANSWERS).map(({ id, groundTruthOptionId }) => ({
      id: crypto.randomUUID(),
      questionId: id,
      chosenOptionId: groundTruthOptionId,
      confidence: null,
      source: "quiz",
      durationMs: 1_000,
      usualMs: null,
      deviceId: "bench",
      answeredAt,
    }));
    const answer = await fetch(`${url}/api/answers`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ answers }),
    });
    if (!answer.ok) throw new Error(`Refused: ${await answer.text()}`);
  }
}
