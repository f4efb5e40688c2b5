import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { madeUpNotes } from "../fixtures/made-up-lecture.ts";
import { openAccount } from "./callers.ts";
import { writeLecturePdf } from "./lecture-pdf.ts";
import type { BenchOptions } from "./options.ts";
import { startServer } from "./running-server.ts";
import { percentile } from "./statistics.ts";

/**
 * `npm run bench -- together`: how long accounts that upload at the same time wait for their first five questions, and
 * how long one waits beside a text that takes the engine minutes. Over HTTP against the real server process. Yardstick:
 * the same upload alone.
 */
const AIMS = { medianMs: 6_000, worstMs: 10_000, besideRatio: 2 };
const LONG_NOTES_CHARS = 390_000;

interface Answered {
  readonly ms: number;
  readonly questions: number;
}

async function upload(url: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answered> {
  const token = await openAccount(url);
  const body = new FormData();
  body.append("file", new Blob([bytes]), "lecture.pdf");
  const headers = { authorization: `Bearer ${token}` };
  return answered(`${url}/api/upload/bootstrap?mode=study&minFirst=5`, { method: "POST", headers, body });
}

async function sendNotes(url: string, text: string): Promise<Answered> {
  const token = await openAccount(url);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ text });
  return answered(`${url}/api/notes/bootstrap?mode=study&minFirst=5`, { method: "POST", headers, body });
}

async function answered(url: string, init: RequestInit): Promise<Answered> {
  const startedAt = performance.now();
  const answer = await fetch(url, init);
  const { initial = [] } = (await answer.json()) as { initial?: unknown[] };
  return { ms: performance.now() - startedAt, questions: initial.length };
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const verdict = (isMet: boolean) => (isMet ? "met" : "MISSED");

export async function run({ isSmoke }: BenchOptions): Promise<void> {
  const [accounts, pages, repeats] = isSmoke ? [2, 3, 1] : [8, 50, 3];
  const folder = mkdtempSync(path.join(tmpdir(), "quizmill-bench-"));
  const documents: Uint8Array<ArrayBuffer>[] = [];
  for (let seed = 1; seed <= accounts; seed++) {
    const file = path.join(folder, `${seed}.pdf`);
    await writeLecturePdf(file, pages, seed);
    documents.push(new Uint8Array(readFileSync(file)));
  }
  const [first = new Uint8Array()] = documents;
  const server = await startServer();
  try {
    console.log(
      "input: PDFs and notes of invented text made by this benchmark; the engine was not tuned to it",
    );
    await upload(server.url, first);
    const alone = await upload(server.url, first);
    console.log(
      `one account, ${pages} pages: ${seconds(alone.ms)} to ${alone.questions} questions (yardstick)`,
    );
    const together = await Promise.all(documents.map((bytes) => upload(server.url, bytes)));
    const times = together.map(({ ms }) => ms);
    const [median, worst] = [percentile(times, 0.5), Math.max(...times)];
    const empty = together.filter(({ questions }) => questions === 0).length;
    console.log(
      [
        `${accounts} accounts at once, ${pages} pages each: median ${seconds(median)}`,
        `(aim ${seconds(AIMS.medianMs)}: ${verdict(median <= AIMS.medianMs)}), worst ${seconds(worst)}`,
        `(aim ${seconds(AIMS.worstMs)}: ${verdict(worst <= AIMS.worstMs)}), ${empty} answers without a question,`,
        `${(median / alone.ms).toFixed(1)} × the yardstick`,
      ].join(" "),
    );
  } finally {
    await server.stop();
  }
  await beside(repeats, isSmoke);
}

async function beside(repeats: number, isSmoke: boolean): Promise<void> {
  const server = await startServer();
  const shortNotes = (seed: number) => madeUpNotes(seed, 8_000);
  const best = async (seed: number) => {
    const times: number[] = [];
    for (let i = 0; i < repeats; i++) times.push((await sendNotes(server.url, shortNotes(seed + i))).ms);
    return percentile(times, 0.5);
  };
  try {
    await best(100);
    const idle = await best(200);
    const long = sendNotes(server.url, madeUpNotes(1, isSmoke ? 20_000 : LONG_NOTES_CHARS));
    const ratio = (await best(300)) / idle;
    await long;
    const isMet = ratio <= AIMS.besideRatio;
    console.log(
      `notes of two pages: ${seconds(idle)} on an idle server, ${ratio.toFixed(2)} × that beside a long text (aim ${AIMS.besideRatio}: ${verdict(isMet)})`,
    );
  } finally {
    await server.stop();
  }
}
