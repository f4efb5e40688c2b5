import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { LIMITS } from "@quizmill/contract";
import { textToSource } from "@quizmill/extract";
import { embeddedEngine, generateQuestions, planPassages } from "@quizmill/questions";

/** The results for a textbook, and their speed. */
export interface WholeBook {
  /** As many as the engine finds worth asking. */
  readonly questionsOf100Pages: number;
  /** From the text to the fifth question, with planning. */
  readonly firstFiveMs: number;
  readonly questionsPerSecond: number;
  /** Of a process of its own, which analyses a text of the maximum length and writes a hundred questions. */
  readonly peakMemoryMiB: number;
}

/** A page of running text without pictures. */
const CHARS_PER_PAGE = 3_000;
const MAX_CHARS = LIMITS.extraction.maxChars;
const BOOK = "openstax_psychology_en";

/** A server's engine thread has 12 MiB for short-lived objects: three spaces of so many. */
const YOUNG_SPACE_MIB = 4;

async function work(text: string, enough = Number.POSITIVE_INFINITY): Promise<{ items: number; ms: number }> {
  const startedAt = performance.now();
  const plan = planPassages(textToSource(text), { language: "en" });
  let items = 0;
  for await (const batch of generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 1 })) {
    items += batch.items.length;
    if (items >= enough) break;
  }
  return { items, ms: performance.now() - startedAt };
}

/** Reads an English textbook of psychology in the folder of question sets. */
export async function measureWholeBook(folder: string): Promise<WholeBook> {
  const book = readBook(folder);
  const chapters = readFileSync(path.join(folder, BOOK, "long_chapters_2_3.md"), "utf8");
  const all = await work(book.slice(0, 100 * CHARS_PER_PAGE));
  const first = await work(book.slice(0, 50 * CHARS_PER_PAGE), 5);
  const two = await work(chapters);
  return {
    questionsOf100Pages: all.items,
    firstFiveMs: first.ms,
    questionsPerSecond: (1000 * two.items) / two.ms,
    peakMemoryMiB: await peakMemoryOf(folder),
  };
}

/** The memory, in MiB, that a text of the maximum length takes at the most: the book repeated. To be run alone. */
export async function measurePeakMemory(folder: string): Promise<number> {
  const book = readBook(folder);
  await work(book.repeat(Math.ceil(MAX_CHARS / book.length)).slice(0, MAX_CHARS), 100);
  return process.resourceUsage().maxRSS / 1024;
}

async function peakMemoryOf(folder: string): Promise<number> {
  const script = fileURLToPath(new URL("peak-memory.ts", import.meta.url));
  const flags = [`--max-semi-space-size=${YOUNG_SPACE_MIB}`];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, folder]);
  return Number(stdout);
}

function readBook(folder: string): string {
  const { docs } = JSON.parse(readFileSync(path.join(folder, BOOK, "data.json"), "utf8")) as {
    docs: readonly { title: string; text: string }[];
  };
  return docs.map(({ title, text }) => `# ${title}\n\n${text}`).join("\n\n");
}
