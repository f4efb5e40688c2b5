import { readFileSync } from "node:fs";
import path from "node:path";
import { extractText, plainText } from "@quizmill/extract";

/** The text of a case's document, as `quizmill extract` prints it. */
export async function textOf(folder: string, file: string): Promise<string> {
  return plainText(await extractText(readFileSync(path.join(folder, file)), file));
}

/** A line for each expected passage that the text does not contain. */
export function missing(what: string, text: string, wanted: readonly string[]): string[] {
  return wanted.filter((words) => !text.includes(words)).map((words) => `${what}: no "${words}"`);
}

/** A line for each unwanted passage that the text contains. */
export function leftIn(what: string, text: string, unwanted: readonly string[]): string[] {
  return unwanted.filter((words) => text.includes(words)).map((words) => `${what}: "${words}" in the text`);
}

export function timesIn(text: string, words: string): number {
  return text.split(words).length - 1;
}
