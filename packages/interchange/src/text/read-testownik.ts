import type { CarriedQuestion } from "@quizmill/contract";
import type { FileToRead, ReadNote, ReadQuestions } from "../format.ts";
import { beginning, tidyText } from "../tidy.ts";

const CODE = /^X([01]{2,20})$/;
const LEAD = /^[([#]?\d{1,4}(?:[.)\]:]|\/(?=\s))\s+/;
const PICTURE = /\[img\][^[\]]*\[\/img\]/g;

/** Reads one text, or all texts of a package by the numbers in their names. */
export function readTestownik({ text, parts }: Pick<FileToRead, "text" | "parts">): ReadQuestions {
  const texts =
    parts === null
      ? [text ?? ""]
      : parts.names
          .filter((name) => /\.txt$/i.test(name) && !/(?:^|\/)(?:__MACOSX|\.)/.test(name))
          .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
          .map((name) => parts.text(name) ?? "");
  const questions: CarriedQuestion[] = [];
  const numbers: number[] = [];
  const notes: ReadNote[] = [];
  let number = 0;
  for (const block of texts.flatMap(blocksIn)) {
    number += 1;
    const stem = beginning(block[1] ?? "");
    const question = questionOf(block);
    if (question === null) notes.push({ number, stem, kind: "unreadable", effect: "leftOut" });
    else {
      questions.push(question);
      numbers.push(number);
    }
  }
  return { set: { title: "", questions }, numbers, total: number, notes };
}

/** Lines from one line of digits to the next. What stands before the first is no question. */
function blocksIn(text: string): string[][] {
  const blocks: string[][] = [];
  for (const line of text.replace(/^\uFEFF/, "").split(/\r\n?|\n/)) {
    const words = line.trim();
    // "Y" begins questions of another kind.
    if (CODE.test(words) || (blocks.length === 0 && /^Y[A-Z\d]/.test(words))) blocks.push([words]);
    else if (words !== "") blocks.at(-1)?.push(words);
  }
  return blocks;
}

function questionOf([code = "", stem = "", ...options]: string[]): CarriedQuestion | null {
  const digits = CODE.exec(code)?.[1];
  if (digits === undefined || options.length < digits.length) return null;
  // More lines than digits: the stem runs over several.
  const more = options.length - digits.length;
  const text = [stem.replace(LEAD, ""), ...options.slice(0, more)].join("\n");
  const own = options.slice(more);
  const hasPicture = [text, ...own].some((words) => words.includes("[img]"));
  const without = (words: string) => tidyText(words.replaceAll(PICTURE, " "));
  return {
    text: without(text),
    options: own.map(without),
    key: [...digits].flatMap((digit, i) => (digit === "1" ? [i] : [])),
    ...(hasPicture && { needsPicture: true }),
  };
}
