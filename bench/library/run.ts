/**
 * `npm run bench -- library`: 10,000 sets with 1,000,000 questions in one account, on both databases: the list in each
 * order, search, and opening a set. Then a newer version of a long document. `library version`: only that.
 */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { startRealPostgres } from "../../testing/real-postgres.ts";
import { openLearner } from "../api/calls.ts";
import { passagesOf, questionsOf, setsOf, wordsOfLibrary } from "../api/made-up-rows.ts";
import type { BenchOptions } from "../options.ts";
import { type Place, runSql } from "../rows.ts";
import { type RunningServer, startServer } from "../running-server.ts";
import { percentile } from "../statistics.ts";
import { measureNewVersions } from "./new-version.ts";

const ADMIN = path.resolve(import.meta.dirname, "../../apps/server/src/admin/main.ts");
const AIM_MS = 60;
const QUESTIONS_PER_SET = 100;
/** Words of six languages, each in one question of as many. */
const WORDS = [
  ...["membrane", "chlorophyll", "Zellatmung", "Größe", "błona", "gęstość", "energía", "revolución"],
  ...["фотосинтез", "мембрана", "葉緑体", "光合成", "ミトコンドリア", "細胞膜", "enzyme", "Protein"],
  ...Array.from({ length: 200 }, (_, i) => `term${i}x`),
];

/** With a number: so many sets. */
export async function run({ isSmoke, args: [asked] }: BenchOptions): Promise<void> {
  if (asked === "version") return measureNewVersions(isSmoke);
  const size = isSmoke ? { sets: 60, repeats: 2 } : { sets: Number(asked ?? 10_000), repeats: 100 };
  const sqlite = await startServer({}, { keepsLogs: false });
  await measure("SQLite", sqlite, { dataDir: sqlite.dataDir }, size);
  await sqlite.stop();
  const postgres = await startRealPostgres();
  const databaseUrl = await postgres.createDatabase();
  const server = await startServer({ DATABASE_URL: databaseUrl }, { keepsLogs: false });
  await measure("PostgreSQL", server, { dataDir: server.dataDir, databaseUrl }, size);
  await server.stop();
  await postgres.stop();
  await measureNewVersions(isSmoke);
}

interface Size {
  readonly sets: number;
  readonly repeats: number;
}

async function measure(
  name: string,
  server: RunningServer,
  place: Place,
  { sets, repeats }: Size,
): Promise<void> {
  const learner = await openLearner(server.url);
  const set = "'library-set-' || i";
  await runSql(place, [
    setsOf(`'${learner.id}'`, set, { sets, questions: QUESTIONS_PER_SET }),
    passagesOf(set, sets),
    questionsOf(set, { sets, questions: QUESTIONS_PER_SET }),
    ...wordsOfLibrary(WORDS),
  ]);
  const startedAt = performance.now();
  const { DATA_DIR, DATABASE_URL } = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
  await promisify(execFile)(process.execPath, [ADMIN, "rebuild-search"], {
    env: { ...process.env, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) },
  });
  const rebuildS = (performance.now() - startedAt) / 1_000;
  await runSql(place, []);
  const headers = { authorization: `Bearer ${learner.token}` };
  const pageOf = async (query: string): Promise<string> => {
    const answer = await fetch(`${server.url}/api/datasets?${query}`, { headers });
    return answer.text();
  };
  const { next } = JSON.parse(await pageOf("cursor=")) as { next: string | null };
  const find = (q: string) => `/api/datasets?cursor=&q=${encodeURIComponent(q)}`;
  const calls: Record<string, (i: number) => string> = {
    "list, newest first": () => "/api/datasets?cursor=",
    "list, the next page": () => `/api/datasets?cursor=${next ?? ""}`,
    "list, by name": () => "/api/datasets?cursor=&order=name",
    "list, last studied first": () => "/api/datasets?cursor=&order=studied",
    "search, a word of few": (i) => find(WORDS[i % WORDS.length] ?? ""),
    "search, the beginning of a word": () => find("ter"),
    "search, a word of every question": () => find("what"),
    "search, two words": (i) => find(`what ${WORDS[i % WORDS.length]}`),
    "search, a word of one question in a thousand": (i) => find(String(100 + i)),
    "search, a name": (i) => find(`lecture ${1_000 + i}`),
    "search, a number": (i) => find(String(500_000 + i * 37)),
    "search, nothing there": () => find("xylophone"),
    "nothing, for comparison": () => "/api/health",
    "open a set": (i) => `/api/datasets/library-set-${1 + ((i * 7919) % sets)}`,
  };
  const times = new Map<string, number[]>();
  for (let i = 0; i < repeats; i++)
    for (const [call, routeOf] of Object.entries(calls)) {
      const from = performance.now();
      const answer = await fetch(server.url + routeOf(i), { headers });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${call}: ${answer.status}`);
      times.set(call, [...(times.get(call) ?? []), performance.now() - from]);
    }
  console.log(`\n${name}: ${sets} sets, ${sets * QUESTIONS_PER_SET} questions in one account`);
  console.log(`  all made findable in ${rebuildS.toFixed(1)} s`);
  for (const [call, all] of times)
    console.log(
      `  ${call}: median ${percentile(all, 0.5).toFixed(1)} ms, p99 ${percentile(all, 0.99).toFixed(1)} (aim ${AIM_MS})`,
    );
}
