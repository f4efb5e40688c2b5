import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { extractText } from "@quizmill/extract";
import { embeddedEngine, generateQuestions, type Item, planPassages } from "@quizmill/questions";
import { type BenchOptions, questionsFolder } from "../options.ts";

/**
 * `npm run bench -- import [DIR]`: how exactly the questions of exam papers are imported. DIR has a folder per language
 * with the papers, one file per layout, and the expected questions in gold.json; its licence does not allow us to
 * distribute it.
 */

interface GoldItem {
  text: string;
  options: { id: number; text: string }[];
  groundTruthOptionId: number | null;
}

const comparable = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/\s+/gu, " ")
    .replace(/[.。]$/u, "")
    .trim();

const hasOptions = (item: Item, { options }: GoldItem) =>
  options.length === item.options.length &&
  options.every(({ text }, i) => comparable(text) === comparable(item.options[i]?.text ?? ""));

/**
 * Found word for word, with all options in order, and with the right one marked. Papers may have the same question
 * twice.
 */
function score(gold: readonly GoldItem[], items: readonly Item[]) {
  const left = [...items];
  const counts = { found: 0, options: 0, keys: 0 };
  for (const wanted of gold) {
    const alike = left.filter(({ text }) => comparable(text) === comparable(wanted.text));
    const item = alike.find((one) => hasOptions(one, wanted)) ?? alike[0];
    if (item === undefined) continue;
    left.splice(left.indexOf(item), 1);
    counts.found++;
    if (hasOptions(item, wanted)) counts.options++;
    if (item.groundTruthOptionId === wanted.groundTruthOptionId) counts.keys++;
  }
  return counts;
}

async function itemsOf(path: string): Promise<Item[]> {
  const plan = planPassages(await extractText(readFileSync(path), basename(path)));
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "test", seed: 1 }),
  );
  return batches.flatMap(({ items }) => items);
}

const percent = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(8);

async function measure(folder: string, language: string): Promise<void> {
  const gold = JSON.parse(readFileSync(join(folder, "gold.json"), "utf8")).questions as GoldItem[];
  for (const file of readdirSync(folder).filter((name) => name !== "gold.json")) {
    const items = await itemsOf(join(folder, file));
    const { found, options, keys } = score(gold, items);
    const written = items.filter(({ kind }) => kind !== "imported").length;
    console.log(
      `${language}  ${file.padEnd(38)} found ${percent(found, gold.length)}  precision ${percent(found, items.length)}  ` +
        `options ${percent(options, gold.length)}  key ${percent(keys, gold.length)}  written beside ${written}`,
    );
  }
}

export async function run(options: BenchOptions): Promise<void> {
  const root = questionsFolder(options, "import");
  if (!existsSync(root)) {
    console.log("skipped: no papers beside the project, and no folder of them named");
    return;
  }
  for (const language of readdirSync(root)) {
    const folder = join(root, language);
    if (existsSync(join(folder, "gold.json"))) await measure(folder, language);
  }
}
