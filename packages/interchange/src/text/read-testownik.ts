import type { CarriedQuestion } from "@quizmill/contract";
import type { ReadNote, ReadSet } from "../format.ts";
import { beginning, tidyText } from "../tidy.ts";
import { pathsBeside, textsIn } from "./files-beside.ts";

/** An X for each line of the stem, and a digit for each option; "QQ" begins a form whose options have letters. */
const CODE = /^(X+|x+|QQ)([01]{2,20})[ \t]*(?:;.*)?$/;
const LEAD = /^[([#]?\d{1,4}(?:[.)\]:]|\/(?=\s))\s+/;
const LETTER = /^\(?[a-z]\)\s+/;
const PICTURE = /\[img\]([^[\]]*)\[\/img\]/gi;

/** Reads one text, or all texts of a package by the numbers in their names. */
export const readTestownik: ReadSet = ({ text, parts }, _choices, pictures) => {
  const names = parts === null ? [""] : textsIn(parts);
  const pathOf = pathsBeside(parts);
  const markIn = (name: string) => (picture: string) => {
    const path = pathOf(name, picture);
    return path === undefined ? null : pictures.mark(path, () => parts?.read(path) ?? null, "");
  };
  const blocks = names.flatMap((name) => {
    const all = blocksIn((parts === null ? text : parts.text(name)) ?? "");
    return all.map((block) => ({ block, markOf: markIn(name) }));
  });
  const questions: CarriedQuestion[] = [];
  const numbers: number[] = [];
  const notes: ReadNote[] = [];
  let number = 0;
  for (const { block, markOf } of blocks) {
    number += 1;
    const stem = beginning(block[1] ?? "");
    const question = questionOf(block, markOf);
    if (question === null) notes.push({ number, stem, kind: "unreadable", effect: "leftOut" });
    else {
      if (question.key.length === 0) notes.push({ number, stem, kind: "noKey", effect: "lost" });
      questions.push(question);
      numbers.push(number);
    }
  }
  return { set: { title: "", questions }, numbers, total: number, notes };
};

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

/** The mark of a picture that a text names; null for one that is not there. */
type MarkOf = (picture: string) => string | null;

function questionOf([code = "", ...lines]: string[], markOf: MarkOf): CarriedQuestion | null {
  const [, mark = "", digits = ""] = CODE.exec(code) ?? [];
  // More lines than digits: the stem runs over several.
  const stemLines = lines.length - digits.length;
  if (digits === "" || stemLines < 1) return null;
  const stem = lines.slice(0, stemLines).join("\n").replace(LEAD, "");
  const labelled = lines.slice(stemLines);
  const own = mark === "QQ" ? labelled.map((option) => option.replace(LETTER, "")) : labelled;
  // Some write what else there is to say behind the options.
  const isSure = stemLines === 1 || stemLines === mark.length;
  const marked = (words: string) =>
    tidyText(words.replaceAll(PICTURE, (_all, name: string) => markOf(name) ?? " "));
  const isMissing = [stem, ...own].some((words) =>
    words.matchAll(PICTURE).some(([, name = ""]) => markOf(name) === null),
  );
  const [text, options] = [marked(stem), own.map(marked)];
  return {
    text,
    options,
    key: isSure ? [...digits].flatMap((digit, i) => (digit === "1" ? [i] : [])) : [],
    ...(isMissing && { needsPicture: true }),
  };
}
