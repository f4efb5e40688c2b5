/**
 * `npm run bench -- study`: an account with 100,000 scheduled questions and 2,000,000 answers, on both databases: the
 * calls of study, folding the whole log anew, and how the calls grow. And a simulated learner (`learner.ts`).
 */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { startRealPostgres } from "../../testing/real-postgres.ts";
import { openLearner } from "../api/calls.ts";
import type { BenchOptions } from "../options.ts";
import { type Place, runSql } from "../rows.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { percentile } from "../statistics.ts";
import { simulateFitting } from "./fitted-learner.ts";
import { simulateLearners } from "./learner.ts";
import { answersOfLearner, setsOfLearner } from "./made-up-answers.ts";

const ADMIN = path.resolve(import.meta.dirname, "../../apps/server/src/admin/main.ts");
const AIMS = { todayMs: 50, batchMs: 100, progressMs: 300, rebuildS: 60 };
const BATCH = 500;
/** Each has its question's whole history folded anew; a call may have so much of it. */
const LATE_BATCH = 20;
const QUESTIONS_PER_SET = 200;
const ANSWERS_PER_QUESTION = 20;

interface Size {
  readonly sets: number;
  readonly repeats: number;
}

export async function run({ isSmoke }: BenchOptions): Promise<void> {
  const sizes: Size[] = isSmoke
    ? [{ sets: 2, repeats: 2 }]
    : [
        { sets: 50, repeats: 40 },
        { sets: 500, repeats: 40 },
      ];
  simulateLearners(isSmoke ? 20 : 400);
  await simulateFitting(isSmoke ? 1 : 12);
  for (const size of sizes) {
    const sqlite = await startServer({}, { keepsLogs: false });
    await measure("SQLite", sqlite, { dataDir: sqlite.dataDir }, size);
    await sqlite.stop();
  }
  const postgres = await startRealPostgres();
  for (const size of sizes) {
    const databaseUrl = await postgres.createDatabase();
    const server = await startServer({ DATABASE_URL: databaseUrl }, { keepsLogs: false });
    await measure("PostgreSQL", server, { dataDir: server.dataDir, databaseUrl }, size);
    await server.stop();
  }
  await postgres.stop();
}

async function measure(
  name: string,
  server: RunningServer,
  place: Place,
  { sets, repeats }: Size,
): Promise<void> {
  const learner = await openLearner(server.url);
  await runSql(place, setsOfLearner(learner.id, { sets, questions: QUESTIONS_PER_SET }));
  await runSql(place, answersOfLearner(learner.id, { answers: ANSWERS_PER_QUESTION }));
  const startedAt = performance.now();
  const { stdout } = await promisify(execFile)(process.execPath, [ADMIN, "rebuild-study"], {
    env: {
      ...process.env,
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    },
  });
  const rebuildS = (performance.now() - startedAt) / 1_000;
  await runSql(place, []);
  const headers = { authorization: `Bearer ${learner.token}`, "content-type": "application/json" };
  const get = (route: string) => () => fetch(server.url + route, { headers });
  const ids = await questionIds(server, learner.token);
  const send = (isLate: boolean) => () =>
    fetch(`${server.url}/api/answers`, {
      method: "POST",
      headers,
      body: JSON.stringify(batchOf(ids, isLate)),
    });
  const calls = {
    today: get("/api/study/today?tz=UTC"),
    "a batch of 500 answers": send(false),
    "a late batch of 20 answers": send(true),
    progress: get("/api/study/progress"),
    "progress of a set": get("/api/study/progress?set=study-set-1"),
    mistakes: get("/api/study/mistakes"),
    list: get("/api/datasets?cursor="),
  };
  const times = new Map<string, number[]>();
  for (let i = 0; i < repeats; i++)
    for (const [call, ask] of Object.entries(calls)) {
      const from = performance.now();
      const answer = await ask();
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${call}: ${answer.status}`);
      times.set(call, [...(times.get(call) ?? []), performance.now() - from]);
    }
  const questions = sets * QUESTIONS_PER_SET;
  console.log(
    `\n${name}: ${questions} questions, ${questions * ANSWERS_PER_QUESTION} answers · ${stdout.trim()}`,
  );
  console.log(`  all folded anew in ${rebuildS.toFixed(1)} s (aim ${AIMS.rebuildS})`);
  for (const [call, all] of times)
    console.log(
      `  ${call}: median ${percentile(all, 0.5).toFixed(1)} ms, p99 ${percentile(all, 0.99).toFixed(1)}${aimOf(call)}`,
    );
}

function aimOf(call: string): string {
  if (call === "today") return ` (aim ${AIMS.todayMs})`;
  if (call === "a batch of 500 answers") return ` (aim ${AIMS.batchMs})`;
  return call.startsWith("progress") ? ` (aim ${AIMS.progressMs})` : "";
}

async function questionIds(server: RunningServer, token: string): Promise<number[]> {
  const ids: number[] = [];
  for (const set of [1, 2]) {
    const answer = await fetch(`${server.url}/api/datasets/study-set-${set}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { questions } = (await answer.json()) as { questions: { id: number }[] };
    ids.push(...questions.map(({ id }) => id));
  }
  return ids;
}

function batchOf(ids: readonly number[], isLate: boolean): object {
  const at = Date.now() - (isLate ? 30 * 86_400_000 : 0);
  const count = isLate ? LATE_BATCH : BATCH;
  return {
    answers: Array.from({ length: count }, (_, i) => ({
      id: randomUUID(),
      questionId: ids[i % ids.length],
      chosenOptionId: (i % 4) + 1,
      confidence: "sure",
      source: "review",
      durationMs: 5_000,
      usualMs: 7_000,
      deviceId: "bench",
      // All at once: a batch is to be later than the one before, however quickly it follows.
      answeredAt: new Date(at).toISOString(),
    })),
  };
}
