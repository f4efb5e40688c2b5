import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { type BenchOptions, questionsFolder } from "../options.ts";
import { readMeasured } from "./measured.ts";
import { type Target, targetsOf } from "./targets.ts";
import { measureWholeBook } from "./whole-book.ts";

/**
 * `npm run bench -- questions [DIR]`: measures the embedded engine with the scripts in DIR/measure, on the question
 * sets in DIR, and compares the results with the targets. The licences of both do not allow us to distribute them. A
 * smoke run uses the scripts' quick form: fewer passages of each set, the beginning of each document.
 */
const ENGINE = path.join(import.meta.dirname, "engine.mjs");

async function runScripts(folder: string, isQuick: boolean): Promise<string> {
  const script = path.join(folder, "measure", "bench.mjs");
  const child = spawn(process.execPath, [script, ENGINE, "-v", ...(isQuick ? ["--quick"] : [])], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const output = await text(child.stdout);
  const exitCode = await ended;
  if (exitCode !== 0) throw new Error(`The measuring scripts ended with ${exitCode}.`);
  return output;
}

function lineOf({ measure, aim, reached, isMet }: Target): string {
  return `| ${measure} | ${aim} | ${reached} | ${isMet === null ? "not measured" : isMet ? "met" : "missed"} |`;
}

/** Must hold whatever other target is missed: a quote that is not in the document would teach something false. */
function refuseBroken(targets: readonly Target[]): void {
  const must = targets.find(({ measure }) => measure === "quotes literally in the source, worst document");
  if (must?.isMet !== true) throw new Error("Questions were given without their quote.");
}

export async function run(options: BenchOptions): Promise<void> {
  const folder = questionsFolder(options);
  if (!existsSync(path.join(folder, "measure", "bench.mjs"))) {
    console.log("skipped: the question sets and their measures are not beside the project");
    return;
  }
  const output = await runScripts(folder, options.isSmoke);
  if (!options.isSmoke) console.log(output);
  const targets = targetsOf(readMeasured(output), await measureWholeBook(folder));
  console.log("| measure | aim | reached | |\n|---|---|---|---|");
  for (const target of targets) console.log(lineOf(target));
  const missed = targets.filter(({ isMet }) => isMet === false).length;
  console.log(`\n${targets.length - missed} of ${targets.length} met`);
  refuseBroken(targets);
}
