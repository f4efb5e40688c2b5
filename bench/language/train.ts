import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { TREEBANK_LANGUAGES, untaught } from "@quizmill/language/training";
import type { BenchOptions } from "../options.ts";
import { readTreebank } from "./conllu.ts";
import { learnTagger } from "./learn-tagger.ts";

/** `npm run bench -- train-language CODE TREEBANK`: learns a language's weights from a treebank, all of it. */
export async function run({ args }: BenchOptions): Promise<void> {
  const [code = "", file = ""] = args;
  const language = TREEBANK_LANGUAGES[code as keyof typeof TREEBANK_LANGUAGES];
  if (language === undefined || file === "")
    throw new Error("Name a language with a dictionary, and its treebank.");
  const learnt = learnTagger(readTreebank(file), untaught(language));
  const target = fileURLToPath(language.weightsUrl);
  const json = JSON.stringify(learnt);
  writeFileSync(target, `${json}\n`);
  console.log(`${target}: ${Math.round(json.length / 1024)} KiB`);
}
