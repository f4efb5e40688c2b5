import type { Question } from "@quizmill/contract";
import { parseRichText } from "./parse.ts";

/** Whether a formula stands in any of the words that are shown of a question. */
export function hasFormula({ text, context, options, aiExplanation, source }: Question): boolean {
  const words = [text, context, aiExplanation, source?.quote, ...options.map((option) => option.text)];
  return words.some((one) => one && parseRichText(one).some(({ kind }) => kind === "math"));
}
