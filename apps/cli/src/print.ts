import type { Question } from "@quizmill/contract";
import { TEXTS } from "./texts.ts";

export const asJson = (value: unknown) => JSON.stringify(value, null, 2);

function place({ source }: Question): string {
  const number = source?.page ?? source?.slide;
  const where = number && TEXTS.place(source?.page ? "page" : "slide", number);
  return [where, source?.heading].filter(Boolean).join(", ");
}

function printed(question: Question): string {
  const options = question.options.map((option) => {
    const mark = option.id === question.groundTruthOptionId ? "*" : " ";
    return `  ${mark} ${option.label}) ${option.text}`;
  });
  const evidence = question.source ? [`    “${question.source.quote}” ${place(question)}`.trimEnd()] : [];
  return [`${question.id}. ${question.text}`, ...options, ...evidence].join("\n");
}

/** Questions for reading: the key is starred, the evidence is below. */
export function printQuestions(questions: readonly Question[]): string {
  if (questions.length === 0) return TEXTS.nothingToAsk;
  return questions.map(printed).join("\n\n");
}
