import type { CarriedQuestion } from "@quizmill/contract";
import type { FileToRead, ReadNote, ReadQuestions } from "../format.ts";
import { beginning, tidyText } from "../tidy.ts";

/** An X for each line of the stem, and a digit for each option; "QQ" begins a form whose options have letters. */
const CODE = /^(X+|x+|QQ)([01]{2,20})[ \t]*(?:;.*)?$/;
const LEAD = /^[([#]?\d{1,4}(?:[.)\]:]|\/(?=\s))\s+/;
const LETTER = /^\(?[a-z]\)\s+/;
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
      if (question.key.length === 0) notes.push({ number, stem, kind: "noKey", effect: "lost" });
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

function questionOf([code = "", ...lines]: string[]): CarriedQuestion | null {
  const [, mark = "", digits = ""] = CODE.exec(code) ?? [];
  // More lines than digits: the stem runs over several.
  const stemLines = lines.length - digits.length;
  if (digits === "" || stemLines < 1) return null;
  const stem = lines.slice(0, stemLines).join("\n").replace(LEAD, "");
  const labelled = lines.slice(stemLines);
  const own = mark === "QQ" ? labelled.map((option) => option.replace(LETTER, "")) : labelled;
  // Some write what else there is to say behind the options.
  const isSure = stemLines === 1 || stemLines === mark.length;
  const hasPicture = [stem, ...own].some((words) => words.includes("[img]"));
  const without = (words: string) => tidyText(words.replaceAll(PICTURE, " "));
  return {
    text: without(stem),
    options: own.map(without),
    key: isSure ? [...digits].flatMap((digit, i) => (digit === "1" ? [i] : [])) : [],
    ...(hasPicture && { needsPicture: true }),
  };
}
