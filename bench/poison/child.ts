/** Processes one kind of text in one language, size by size, and prints the cost of each as a line of JSON. */
import { isLanguage } from "@quizmill/contract";
import { textToSource } from "@quizmill/extract";
import { embeddedEngine, generateQuestions, planPassages } from "@quizmill/questions";
import { writerIn } from "../../fixtures/made-up-writer.ts";
import { KINDS, poisonOf } from "./kinds.ts";
import type { Measured } from "./measured.ts";

const FIRST = 5;
const WARM_UP = { kind: "sentences: paragraphs", bytes: 3_000, seed: 1 };
const SEED = 7;

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const peakBytes = () => process.resourceUsage().maxRSS * 1024;

/** As an engine thread does: planned, then written to the end. */
async function measure(text: string, idleBytes: number): Promise<Measured> {
  const options = { engine: embeddedEngine, mode: "study" } as const;
  const startedAt = processorSeconds();
  const plan = planPassages(textToSource(text));
  const plannedAt = processorSeconds();
  let questions = 0;
  let firstAt: number | null = null;
  for await (const { items } of generateQuestions(plan, { ...options, seed: SEED })) {
    questions += items.length;
    if (questions >= FIRST) firstAt ??= processorSeconds();
  }
  const endedAt = processorSeconds();
  return {
    bytes: Buffer.byteLength(text),
    questions,
    planSeconds: plannedAt - startedAt,
    firstSeconds: (firstAt ?? endedAt) - plannedAt,
    allSeconds: endedAt - startedAt,
    peakBytes: Math.max(0, peakBytes() - idleBytes),
  };
}

const [name = "", code = "", ...sizes] = process.argv.slice(2);
if (!isLanguage(code)) throw new Error(`There is no language “${code}”.`);
const language = code;
const kindNamed = (wanted: string) => {
  const kind = KINDS.find((one) => one.name === wanted);
  if (kind === undefined) throw new Error(`There is no kind “${wanted}”.`);
  return kind;
};
// What an engine loads and caches with its first text is not a cost of the text.
await measure(poisonOf(kindNamed(WARM_UP.kind), writerIn(language, WARM_UP.seed), WARM_UP.bytes), 0);
const idleBytes = peakBytes();
for (const size of sizes.map(Number)) {
  const text = poisonOf(kindNamed(name), writerIn(language, SEED), size);
  console.log(JSON.stringify(await measure(text, idleBytes)));
}
