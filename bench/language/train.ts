import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGUAGES } from "@quizmill/language";
import { lessonOf } from "@quizmill/language/training";
import type { BenchOptions } from "../options.ts";
import { readTreebank } from "./conllu.ts";
import { learnTagger } from "./learn-tagger.ts";

/** `npm run bench -- train-language CODE TREEBANK`: learns a language's weights from a treebank, all of it. */
export async function run({ args }: BenchOptions): Promise<void> {
  const [code = "", file = ""] = args;
  const language = Object.values(LANGUAGES).find((one) => one.code === code);
  const lesson = language === undefined ? null : lessonOf(language);
  if (lesson === null || file === "") throw new Error("Name a language that is learnt, and its treebank.");
  const learnt = learnTagger(readTreebank(file), lesson.tagger);
  const target = fileURLToPath(lesson.weightsUrl);
  const json = JSON.stringify(learnt);
  writeFileSync(target, `${json}\n`);
  console.log(`${target}: ${Math.round(json.length / 1024)} KiB`);
}
