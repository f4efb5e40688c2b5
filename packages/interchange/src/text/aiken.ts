import type { CarriedQuestion } from "@quizmill/contract";
import type { FileToRead, ReadQuestions, WriteSet } from "../format.ts";
import { TextBytes } from "../text-bytes.ts";
import { letterOf, tidyLine } from "../tidy.ts";

export const writeAiken: WriteSet = ({ questions }) => {
  const out = new TextBytes();
  for (const { text, options, key } of questions)
    out.lines([
      text,
      ...options.map((option, i) => `${letterOf(i)}. ${option}`),
      `ANSWER: ${letterOf(key[0] ?? 0)}`,
      "",
    ]);
  return out.bytes();
};

/** Reads a text of which the format knows that all of it is in this form. */
export function readAiken({ text }: Pick<FileToRead, "text">): ReadQuestions {
  const questions: CarriedQuestion[] = [];
  let stem: string[] = [];
  let options: string[] = [];
  for (const line of (text ?? "").replaceAll(/\r\n?/g, "\n").split("\n")) {
    const answer = /^ANSWER:[ \t]*([A-Z])/.exec(line)?.[1];
    const option = /^[A-Z][.)](.*)$/.exec(line)?.[1];
    if (answer !== undefined) {
      const key = answer.charCodeAt(0) - 65;
      questions.push({ text: tidyLine(stem.join(" ")), options, key: key < options.length ? [key] : [] });
      [stem, options] = [[], []];
    } else if (option !== undefined && stem.length > 0) options.push(tidyLine(option));
    else if (line.trim() !== "") stem.push(line);
  }
  const numbers = questions.map((_, i) => i + 1);
  const isNumbered = questions.length > 1 && questions.every(({ text }, i) => leadOf(i).test(text));
  // Numbers that count the questions are no part of their words.
  if (isNumbered)
    for (const [i, question] of questions.entries()) question.text = question.text.replace(leadOf(i), "");
  return { set: { title: "", questions }, numbers, total: questions.length, notes: [] };
}

const leadOf = (index: number) => new RegExp(`^${index + 1}\\s*[.)]\\s*(?=\\S)`);
