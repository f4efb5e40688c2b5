import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "@quizmill/contract";
import { textToSource } from "@quizmill/extract";
import { createModelClient, type LlmSettings, type ModelClient, readLlmSettings } from "@quizmill/models";
import { askReader, type ReadQuestion } from "@quizmill/models/engine";
import { embeddedEngine, planPassages } from "@quizmill/questions";
import { allWritten } from "@quizmill/questions/measure";
import { madeUpNotes } from "../../fixtures/made-up-lecture.ts";
import { startModelServers } from "../model-servers.ts";
import { type BenchOptions, questionsFolder } from "../options.ts";
import { cutIntoBands, distanceFrom, promiseOf, type Scored, shareRight } from "./bands.ts";

/**
 * `LLM_PROVIDER=… LLM_MODEL=… npm run bench -- calibrate-model [FILE …]`: how often a language model's answers are
 * right at each level of its confidence, and the setting that contains these shares. Each file has texts with questions
 * that people wrote, as docs/models.md describes; without one, the sets beside the project are used. To show how good
 * the table is, one is learnt from one half and tested on the other.
 */
const SETS = ["sciq", "quail"];
/** Calls cost money, and more of them add little. */
const MOST_QUESTIONS = 400;
const MOST_BANDS = 6;
/** A longer text is no passage, and would cost a book's tokens for each question. */
const MOST_CHARS = 8_000;

interface QuestionFile {
  readonly language: Language;
  readonly docs: readonly { text: string; mcqs?: readonly PeoplesQuestion[] }[];
}

interface PeoplesQuestion {
  readonly stem: string;
  readonly options: readonly string[];
  readonly answer: number | readonly number[];
}

function questionsIn(file: string): ReadQuestion[] {
  const { language, docs } = JSON.parse(readFileSync(file, "utf8")) as QuestionFile;
  return docs
    .filter(({ text }) => text.length <= MOST_CHARS)
    .flatMap(({ text, mcqs = [] }) =>
      mcqs.flatMap(({ stem, options, answer }) => {
        const key = typeof answer === "number" ? options[answer] : undefined;
        const distractors = options.filter((option) => option !== key);
        const isUsable = key !== undefined && distractors.length === 3;
        return isUsable ? [{ text, language, stem, key, distractors }] : [];
      }),
    );
}

/** Spread evenly over all of them, so that each text and file has its share. */
function sampleOf<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, i) => all[Math.floor(i * step)] as T);
}

async function answered(client: ModelClient, question: ReadQuestion): Promise<Scored[]> {
  const shares = await askReader(client, question, AbortSignal.timeout(3_600_000)).catch((error: Error) => {
    console.log(`  not answered: ${error.message}`);
    return [];
  });
  const best = [...shares].sort((a, b) => b.probability - a.probability)[0];
  return best === undefined
    ? []
    : [{ score: best.probability, isRight: best.option === question.key, weight: 1 }];
}

const points = (share: number) => `${(100 * share).toFixed(1)} points`;

/** Prints the error on the other half, with a table from one half and with the model's own confidence. */
function tellWorth(answers: readonly Scored[]): void {
  const half = (rest: number) => answers.filter((_, i) => i % 2 === rest);
  const crossed = [0, 1].map((rest) =>
    distanceFrom(half(rest), promiseOf(cutIntoBands(half(1 - rest), MOST_BANDS))),
  );
  const off = crossed.reduce((sum, one) => sum + one, 0) / crossed.length;
  const before = distanceFrom(answers, (score) => +score.toFixed(1));
  console.log(`off by ${points(before)} as it is, by ${points(off)} with a table from the other half`);
}

async function measure(settings: LlmSettings, questions: readonly ReadQuestion[]): Promise<void> {
  const { calibration: _whatIsMeasuredHere, ...uncalibrated } = settings;
  const client = createModelClient(uncalibrated);
  const answers = (await Promise.all(questions.map((question) => answered(client, question)))).flat();
  if (answers.length === 0) throw new Error("The model answered nothing.");
  console.log(`${answers.length} answers, ${(100 * shareRight(answers)).toFixed(1)} % right`);
  tellWorth(answers);
  const bands = cutIntoBands(answers, MOST_BANDS);
  for (const { from, right, count } of bands)
    console.log(`  from ${Math.max(0, from)}: ${right} right, of ${count}`);
  const table = bands.map(({ from, right }) => `${Math.max(0, from)}:${right}`).join(" ");
  console.log(`LLM_CALIBRATION="${table}"`);
}

/** Shows that it works: the stand-in answers the embedded engine's questions about invented notes. */
async function smoke(): Promise<void> {
  const { servers, stop } = await startModelServers([0]);
  try {
    const text = madeUpNotes(7, 3_000);
    const plan = planPassages(textToSource(text));
    const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
    const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
    const questions = sampleOf(drafts, 24).map(({ stem, key, distractors }) => {
      return { text, language: "en" as const, stem, key, distractors: distractors.slice(0, 3) };
    });
    for (const { baseUrl } of servers)
      await measure({ provider: "openai-compatible", baseUrl, model: "stand-in" }, questions);
  } finally {
    stop();
  }
}

export async function run(options: BenchOptions): Promise<void> {
  if (options.isSmoke) return smoke();
  const settings = readLlmSettings(process.env);
  if (settings === null) {
    console.log("set LLM_PROVIDER and LLM_MODEL: docs/models.md");
    return;
  }
  const beside = SETS.map((name) =>
    path.join(questionsFolder({ isSmoke: false, args: [] }), name, "data.json"),
  );
  const files = options.args.length > 0 ? options.args : beside.filter((file) => existsSync(file));
  if (files.length === 0) {
    console.log("skipped: name a file with questions, docs/models.md tells how they stand in it");
    return;
  }
  await measure(settings, sampleOf(files.flatMap(questionsIn), MOST_QUESTIONS));
}
