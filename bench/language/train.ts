import { writeFileSync } from "node:fs";
import path from "node:path";
import type { BenchOptions } from "../options.ts";
import { readTreebank } from "./conllu.ts";
import { teachableOf } from "./dictionaries.ts";
import { learnTagger } from "./learn-tagger.ts";

/** `npm run bench -- train-language CODE TREEBANK`: learns a language's weights from a treebank, all of it. */
export async function run({ args }: BenchOptions): Promise<void> {
  const [code = "", file = ""] = args;
  const teachable = teachableOf(code);
  if (teachable === null || file === "")
    throw new Error("Name a language with a dictionary, and its treebank.");
  const learnt = learnTagger(readTreebank(file), teachable);
  const target = path.resolve(import.meta.dirname, `../../packages/language/src/lang/${code}/weights.json`);
  const json = JSON.stringify(learnt);
  writeFileSync(target, `${json}\n`);
  console.log(`${target}: ${Math.round(json.length / 1024)} KiB`);
}
