import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { isLanguage, type SourceText } from "@quizmill/contract";
import { ExtractionError, extractText } from "@quizmill/extract";
import { embeddedEngine, generateQuestions, planPassages } from "@quizmill/questions";
import { type BenchDocument, documentsIn, fixtureDocuments } from "../extract/documents.ts";
import { type BenchOptions, documentsFolder, ROOT } from "../options.ts";
import { percentile } from "../statistics.ts";

/**
 * `npm run bench -- yield [DIR]`: how many questions real documents give without a requested number. People who upload
 * slides should seldom get none. A smoke run uses the project's own documents.
 */
const LEAST_CHARS = 1_200;
const FIXTURES_PER_FORMAT = 1;
const SEED = 1;

interface Given {
  readonly name: string;
  readonly format: string;
  /** In one of the six supported languages: for others the engine only makes gap questions. */
  readonly isSpoken: boolean;
  /** Share of the number that its length allows. */
  readonly share: number;
  readonly questions: number;
}

const lengthOf = ({ sections }: SourceText) =>
  sections.reduce((sum, { blocks }) => sum + blocks.reduce((own, { text }) => own + text.length, 0), 0);

/** Null if it cannot be read, or is too short to be a text. */
async function givenBy({ format, file }: BenchDocument): Promise<Given | null> {
  const source = await readOrNull(file);
  if (source === null || lengthOf(source) < LEAST_CHARS) return null;
  const plan = planPassages(source);
  let questions = 0;
  for await (const { items } of generateQuestions(plan, {
    engine: embeddedEngine,
    mode: "study",
    seed: SEED,
  }))
    questions += items.length;
  return {
    name: path.basename(file),
    format,
    questions,
    isSpoken: isLanguage(source.language),
    share: questions / Math.max(1, plan.totalEstimated),
  };
}

async function readOrNull(file: string): Promise<SourceText | null> {
  try {
    return await extractText(await readFile(file), path.basename(file));
  } catch (error) {
    if (error instanceof ExtractionError) return null;
    throw error;
  }
}

function tell(label: string, given: readonly Given[]): void {
  const none = given.filter(({ questions }) => questions === 0);
  const few = given.filter(({ questions }) => questions < 5);
  const counts = given.map(({ questions }) => questions);
  const share = percentile(
    given.map((one) => one.share),
    0.5,
  );
  console.log(
    [
      label.padEnd(16),
      `${given.length} documents`,
      `none from ${none.length}, under five from ${few.length}`,
      `median ${percentile(counts, 0.5)} questions, ${Math.round(100 * share)} % of what their length bears`,
      ...(none.length === 0 ? [] : [none.map(({ name }) => name).join(", ")]),
    ].join(" · "),
  );
}

export async function run(options: BenchOptions): Promise<void> {
  const dir = documentsFolder(options);
  if (!options.isSmoke && !existsSync(dir)) {
    console.log("skipped: the documents are not beside the project");
    return;
  }
  const documents = options.isSmoke
    ? fixtureDocuments(path.join(ROOT, "fixtures"), FIXTURES_PER_FORMAT)
    : documentsIn(dir);
  const given: Given[] = [];
  for (const document of documents) {
    const one = await givenBy(document);
    if (one !== null) given.push(one);
  }
  const spoken = given.filter(({ isSpoken }) => isSpoken);
  for (const [format, some] of Map.groupBy(spoken, ({ format }) => format)) tell(format, some);
  tell("six languages", spoken);
  const others = given.filter(({ isSpoken }) => !isSpoken);
  if (others.length > 0) tell("other languages", others);
  if (options.isSmoke && spoken.some(({ questions }) => questions === 0))
    throw new Error("A document of our own gave no question.");
}
