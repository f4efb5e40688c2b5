import type { Question } from "@quizmill/contract";
import { parseRichText } from "@quizmill/contract";

/** Whether any text of a question has a formula. */
export function hasFormula({ text, context, options, aiExplanation, source }: Question): boolean {
  const words = [text, context, aiExplanation, source?.quote, ...options.map((option) => option.text)];
  return words.some((one) => one && parseRichText(one).some(({ kind }) => kind === "math"));
}
