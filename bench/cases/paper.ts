import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { extractText } from "@quizmill/extract";
import { embeddedEngine, generateQuestions, type Item, planPassages } from "@quizmill/questions";
import { differs } from "./check.ts";

/** The questions that an upload of this file would give. */
export async function itemsOf(path: string): Promise<Item[]> {
  const plan = planPassages(await extractText(readFileSync(path), basename(path)));
  const batches = await Array.fromAsync(
    generateQuestions(plan, { engine: embeddedEngine, mode: "test", seed: 1 }),
  );
  return batches.flatMap(({ items }) => items);
}

/** The questions that the file itself contains. */
export async function importedFrom(path: string): Promise<Item[]> {
  return (await itemsOf(path)).filter(({ kind }) => kind === "imported");
}

export const textsOf = ({ options }: Item): string[] => options.map(({ text }) => text);

/** The text of the right option, or null. */
export function keyOf({ options, groundTruthOptionId }: Item): string | null {
  return options.find(({ id }) => id === groundTruthOptionId)?.text ?? null;
}

/** The letter of the right option, or null. */
export function letterOf({ groundTruthOptionId }: Item): string | null {
  return groundTruthOptionId === null ? null : String.fromCharCode(64 + groundTruthOptionId);
}

export interface WantedQuestion {
  text: string;
  options: readonly string[];
  key: string | null;
}

/** Compares the imported questions with those of the paper, word for word. */
export function compared(what: string, items: readonly Item[], wanted: readonly WantedQuestion[]): string[] {
  if (items.length !== wanted.length)
    return differs(`${what}: number of questions`, items.length, wanted.length);
  return items.flatMap((item, i) => {
    const place = `${what} ${i + 1}`;
    return [
      ...differs(`${place} stem`, item.text, wanted[i]?.text),
      ...differs(`${place} options`, textsOf(item), wanted[i]?.options),
      ...differs(`${place} key`, keyOf(item), wanted[i]?.key),
    ];
  });
}

/**
 * Parses a paper of the simplest form into the expected questions: a stem line, then one line per option. `lead` and
 * `label` match the marks before them; an empty line separates blocks.
 */
export function plainPaper(text: string, lead: RegExp, label: RegExp): { text: string; options: string[] }[] {
  return text
    .split(/\n\s*\n/u)
    .map((block) => block.trim().split("\n"))
    .filter(([first = "", second = ""]) => lead.test(first) && label.test(second))
    .map(([stem = "", ...rest]) => ({
      text: stem.replace(lead, "").trim(),
      options: rest.filter((line) => label.test(line)).map((line) => line.replace(label, "").trim()),
    }));
}
