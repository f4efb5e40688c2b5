import { keysOf } from "../ask/keys.ts";
import type { Plan } from "../engine.ts";
import { readDocument } from "../read/document.ts";

/** What could be asked for in each sentence of a plan, by the number of the sentence. */
export function askedParts(plan: Plan): { readonly text: string; readonly sentence: number }[] {
  const document = readDocument(plan, { seed: 0, mode: "study" });
  const lines = document.lines.filter(({ isUsable }) => isUsable);
  return lines.flatMap((line) => keysOf(line, document).map(({ text }) => ({ text, sentence: line.id })));
}
