import { parseRichText, shortened, withoutMarks } from "@quizmill/contract/tables";

/** Line ends of every kind. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029\v\f]/g;
/** Characters that XML or PostgreSQL refuse. Line feeds and tabs stay. */
const UNWANTED = /(?![\n\t])\p{Cc}|[\uFEFF\uFFFE\uFFFF]/gu;
const PASSES = 4;
/** What a pass may change; most texts have nothing of it. */
const UNTIDY = /\p{Cc}|\p{Cs}|[\u00A0\u2028\u2029\uFEFF\uFFFE\uFFFF]| {2}|^\s|\s$/u;

/**
 * A text in the form that all formats can hold: without control characters, with single spaces outside of code, with at
 * most one empty line between two others, trimmed.
 */
export function tidyText(text: string): string {
  if (!UNTIDY.test(text)) return text;
  let before = text.toWellFormed().replaceAll(LINE_ENDS, "\n").replaceAll(UNWANTED, "");
  // Where white space goes, a mark may begin to be one. A few passes settle it.
  for (let pass = 0; pass < PASSES; pass++) {
    const after = onePass(before);
    if (after === before) break;
    before = after;
  }
  return before;
}

function onePass(text: string): string {
  if (!/[`$\\]/.test(text)) return tidyWords(text).trim();
  return parseRichText(text)
    .map((part) => {
      if (part.kind !== "code") return tidyWords(part.source);
      // On one line, a tab is what parts columns.
      return part.isBlock ? part.source : part.source.replaceAll("\t", " ");
    })
    .join("")
    .trim();
}

function tidyWords(text: string): string {
  return text
    .replaceAll(/[ \t\u00A0]{2,}|[\t\u00A0]/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n");
}

/** The same on one line. */
export function tidyLine(text: string): string {
  const tidy = tidyText(text);
  return tidy.includes("\n") ? onOneLine(tidy) : tidy;
}

/** Line breaks as spaces, with the white space around them. */
export function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, (space) => (space.includes("\n") ? " " : space));
}

const STEM_CHARS = 80;
/** Enough for marks that stand before so many; a text may be of megabytes. */
const READ_CHARS = 2_000;

/** How a question begins in words, for lists and titles. */
export function beginning(text: string): string {
  const line = tidyLine(withoutMarks(text.slice(0, READ_CHARS)));
  return line.length <= STEM_CHARS ? line : shortened(line, STEM_CHARS);
}

/** The letter of an option: A for 0. Beyond Z as in spreadsheets: AA. */
export function letterOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letterOf(rest - 1) : "") + String.fromCharCode(65 + (index % 26));
}
