import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { isLanguage, LANGUAGES, type Language } from "@quizmill/contract";
import { own } from "../../testing/own-children.ts";
import type { BenchOptions } from "../options.ts";
import { KINDS } from "./kinds.ts";
import { BOUNDS, brokenBy, type Measured, type Verdict, verdictOf } from "./measured.ts";

/** The cost of expensive texts for the engine: glossaries, lists, tiny sections, in all languages. */
const CHILD = fileURLToPath(new URL("./child.ts", import.meta.url));
const SIZES = [25_000, 50_000, 100_000];
const SMOKE = { sizes: [2_000, 4_000], kinds: 3, languages: 2 };
/** A text that is not done by then has failed. */
const CAP_MS = 60_000;

interface Case {
  readonly kind: string;
  readonly language: Language;
}

/** The limits of an engine thread (`engine/thread.ts`): young objects in three spaces, old ones in 1,024 MiB. */
const MEMORY_LIMITS = ["--max-semi-space-size=4", "--max-old-space-size=1024"];

/** All sizes in one process, the smallest first; none after the first that is not done in time. */
async function measureCase({ kind, language }: Case, sizes: readonly number[]): Promise<Verdict> {
  const args = [...MEMORY_LIMITS, CHILD, kind, language, ...sizes.map(String)];
  const child = own(spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] }));
  const stop = () => child.kill("SIGKILL");
  let timer = setTimeout(stop, CAP_MS);
  const measured: Measured[] = [];
  for await (const line of createInterface(child.stdout)) {
    measured.push(JSON.parse(line) as Measured);
    clearTimeout(timer);
    timer = setTimeout(stop, CAP_MS);
  }
  clearTimeout(timer);
  return verdictOf(measured, measured.length === sizes.length);
}

function print({ kind, language }: Case, verdict: Verdict): void {
  const broken = brokenBy(verdict);
  const { exponent, seconds, firstSeconds, megabytes } = verdict;
  console.log(
    [
      `${kind.padEnd(32)} ${language}`,
      exponent.toFixed(2).padStart(5),
      `${firstSeconds.toFixed(2).padStart(6)} s`,
      `${seconds.toFixed(2).padStart(6)} s`,
      `${megabytes.toFixed(0).padStart(4)} MB`,
      broken.length === 0 ? "" : `ABOVE ${broken.join(", ")}`,
    ].join("  "),
  );
}

/** The first arguments choose the cases: a part of a kind's name, or a language. */
function casesFor({ isSmoke, args }: BenchOptions): Case[] {
  const isChosen = ({ kind, language }: Case) =>
    args.every((part) => (isLanguage(part) ? part === language : kind.includes(part)));
  const kinds = isSmoke ? KINDS.slice(0, SMOKE.kinds) : KINDS;
  const languages = isSmoke ? LANGUAGES.slice(0, SMOKE.languages) : LANGUAGES;
  return kinds
    .flatMap(({ name }) => languages.map((language) => ({ kind: name, language })))
    .filter(isChosen);
}

/** Sets the exit code to 1 if a text exceeds a limit. */
export async function run(options: BenchOptions): Promise<void> {
  const cases = casesFor(options);
  const sizes = options.isSmoke ? SMOKE.sizes : SIZES;
  console.log(
    [
      `input: ${KINDS.length} kinds of text of our own, ${sizes.map((size) => size / 1000).join(", ")} KB`,
      "processor seconds of planning, estimating and writing to the end; the column before that, to the fifth question",
      "memory: the most that was held above an engine with nothing to do",
      `bounds: exponent ${BOUNDS.exponent}; for 100 KB ${BOUNDS.seconds} s, ${BOUNDS.megabytes} MB\n`,
    ].join("\n"),
  );
  const waiting = [...cases];
  let above = 0;
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const verdict = await measureCase(one, sizes);
      print(one, verdict);
      if (brokenBy(verdict).length > 0) above += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism() - 1) }, work));
  console.log(`\n${above} of ${cases.length} above the bounds`);
  if (above > 0) process.exitCode = 1;
}
