import type { CarriedQuestion } from "@quizmill/contract";
import { EXPLAINS } from "../explained.ts";
import type { FileToRead, ReadNote, ReadQuestions, WriteSet } from "../format.ts";
import { readKeys } from "../keys/read-keys.ts";
import { TextBytes } from "../text-bytes.ts";
import { beginning, letterOf, tidyLine, tidyText } from "../tidy.ts";
import { type AikenBlock, aikenBlocks, isWhole } from "./aiken-blocks.ts";

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

/** Reads the questions that are whole, and names the others. */
export function readAiken({ text }: Pick<FileToRead, "text">): ReadQuestions {
  const blocks = aikenBlocks(text ?? "");
  const explanations = blocks.map((_, i) => explanationIn(blocks[i + 1]));
  const whole = [...blocks.entries()].filter(([, block]) => isWhole(block));
  const options = (block: AikenBlock) => block.options.map((lines) => tidyLine(lines.join(" ")));
  const keys = readKeys(whole.map(([, block]) => ({ options: options(block), told: block.told ?? "" })));
  const notes: ReadNote[] = blocks.flatMap((block, i) => {
    const about = { number: i + 1, stem: beginning(stemOf(block) || block.options.flat().join(" ")) };
    return isWhole(block) ? [] : [{ ...about, kind: faultOf(block), effect: "leftOut" as const }];
  });
  const questions = whole.map(([i, block], at): CarriedQuestion => {
    const explanation = explanations[i] ?? "";
    const stem = stemOf(block);
    if (keys[at] == null) notes.push({ number: i + 1, stem: beginning(stem), kind: "noKey", effect: "lost" });
    return {
      text: stem,
      options: options(block),
      key: [...(keys[at] ?? [])],
      ...(explanation !== "" && { explanation }),
    };
  });
  const numbers = whole.map(([i]) => i + 1);
  withoutNumbers(questions, numbers);
  return { set: { title: "", questions }, numbers, total: blocks.length, notes };
}

function faultOf({ stem, options }: AikenBlock): ReadNote["kind"] {
  if (stem.length === 0) return "unreadable";
  return options.length < 2 ? "fewOptions" : "noKey";
}

/** Behind an answer, before the question that follows. */
function explanationIn(next: AikenBlock | undefined): string {
  const [first, ...more] = next?.stem ?? [];
  if (next?.isClose !== true || first === undefined || !EXPLAINS.test(first[0] ?? "")) return "";
  const isAlone = more.length === 0 && next.options.length > 0;
  const lines = isAlone ? first.splice(0, 1) : (next.stem.shift() ?? []);
  return tidyText(lines.join("\n").replace(EXPLAINS, ""));
}

const stemOf = ({ stem }: AikenBlock) => tidyLine(stem.flat().join(" "));

/** Numbers that count the questions are no part of their words. */
function withoutNumbers(questions: readonly CarriedQuestion[], numbers: readonly number[]): void {
  const leads = questions.map(({ text }, i) => new RegExp(`^${numbers[i]}\\s*[.)]\\s*(?=\\S)`).exec(text));
  if (questions.length < 2 || leads.includes(null)) return;
  for (const [i, question] of questions.entries())
    question.text = question.text.slice(leads[i]?.[0].length ?? 0);
}
