import { answerLines, withOptionsApart } from "./answer-lines.ts";
import { joinLines } from "./characters.ts";
import { startsWithDefinition } from "./definitions.ts";
import { withGlossaries } from "./glossaries.ts";
import type { Part } from "./reading.ts";
import { BOXED, BULLET, BULLET_CELL, withBoxes, withLetterBullets } from "./typed-bullets.ts";

/** Turns plain text into parts, by the conventions of Markdown and of typed text. */

const SENTENCE_END = /[.!?…;:,。！？、；：]["'”’»)\]）」』]*$/u;
/** "1.", "2)", "a)", "(b)", "IV.", "a/" before the text of an item. The marker stays: exam papers need it. */
const ENUMERATED = /^\s*(?:\(?(?:\d{1,3}|\p{L}|[ivxlcIVXLC]{1,6})[.)）]|(?:\d{1,3}|\p{L})\/)\s+(?=\S)/u;
/** Exam papers mark the right answer with a sign before its label: "*C. Paris", "+ b) 12". The sign stays. */
const MARKED_OPTION = /^\s*[*+]\s*\(?(?:\d{1,3}|\p{L})[.)）]\s+(?=\S)/u;
const SECTION_NUMBER = /^(\d{1,3}(?:\.\d{1,3}){0,4})\.?\s+(?=\p{L})/u;
/** "1", "2.1.", "(a)", "iv)" alone before a tab; a short word there is a table cell. */
const ITEM_CELL = /^\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]|[ivxlc]{1,5})[.)]{0,2}$/i;
const TABLE_ROW = /^\s*\|.*\|\s*$/;
const TABLE_RULE = /^[\s|:-]+$/;
const MAX_HEADING_CHARS = 100;
/** Longer lines are whole paragraphs; shorter ones may be wrapped. */
const MAX_WRAPPED_CHARS = 120;
/** The text after a heading is at least this wide: a sentence, not another line of a list. */
const MIN_PARAGRAPH_WIDTH = 40;

export interface TextOptions {
  /** Whether `**words**` are emphasis, as in Markdown notes. Default: signs stay as typed. */
  readonly hasEmphasis?: boolean;
}

/** Text with hard or soft line breaks, and paragraphs separated by blank lines. Linear in its length. */
export function textParts(text: string, { hasEmphasis = false }: TextOptions = {}): Part[] {
  const parts: Part[] = [];
  const lines = withOptionsApart(withBoxes(withLetterBullets(text.split(/\r\n?|\n|\f/))));
  const answers = new Set([...answerLines(lines)].map((line) => lines[line] ?? ""));
  for (const block of blocksOf(lines))
    for (const part of blockParts(block, { isFirst: parts.length === 0, answers }))
      parts.push(hasEmphasis ? withEmphasis(part) : part);
  return withGlossaries(demoteLastHeading(parts));
}

export interface LineOptions {
  /** Whether the document begins here. */
  readonly isFirst?: boolean;
  /** What is known about a line from elsewhere; nothing is guessed about such a line. */
  readonly known?: (line: string) => Part | null;
}

/** Text in which each line is a paragraph, as from word processors; empty lines are only spacing. */
export function lineParts(lines: readonly string[], { isFirst = true, known }: LineOptions = {}): Part[] {
  const parts: Part[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const before = (lines[index - 1] ?? "").trim();
    const after = lines.slice(index + 1, index + 4).find((one) => one.trim() !== "") ?? "";
    parts.push(known?.(line) ?? linePart(line, { before, after, isTop: isFirst && parts.length === 0 }));
  }
  return parts;
}

interface Surroundings {
  readonly before: string;
  /** The next line that is not empty. */
  readonly after: string;
  /** Whether the document begins here. */
  readonly isTop: boolean;
}

function linePart(line: string, { before, after, isTop }: Surroundings): Part {
  const cells = cellsOf(line);
  const text = line.trim();
  if (isTableRow(cells)) return rowPart(cells);
  const setApart = before === "" || SENTENCE_END.test(before);
  const leadsIn = widthOf(after) >= MIN_PARAGRAPH_WIDTH && widthOf(after) >= 2 * widthOf(text);
  if (looksLikeHeading(text) && setApart && leadsIn && SENTENCE_END.test(after.trim())) {
    return headingPart(text, isTop);
  }
  return itemPart(text) ?? { kind: "paragraph", text };
}

/** In units of a Latin letter: a Japanese character has the width and content of about two. */
function widthOf(text: string): number {
  return text.length + (text.match(/[\u3040-\u9FFF]/g)?.length ?? 0);
}

function isTableRow(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  const [first = ""] = filled;
  if (filled.length < 2 || ITEM_CELL.test(first) || BULLET_CELL.test(first)) return false;
  return filled.every((cell) => cell.length < 200);
}

function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === "") blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

const TESTOWNIK_CODE = /^X[01]{2,10}$/;
const STARRED_LINE = /^\*(?=[^*\s]).*[^*]$/;

/** A question whose options are lines without labels: a code names the right one, or it has a star. */
function isBareQuestion(block: readonly string[]): boolean {
  const [first = "", ...rest] = block.map((line) => line.trim());
  if (TESTOWNIK_CODE.test(first)) return rest.length > 2;
  if (rest.length < 2 || rest.length > 9 || rest.some((line) => line.length > MAX_WRAPPED_CHARS))
    return false;
  const others = rest.filter((line) => !STARRED_LINE.test(line));
  const isStem = /^\(?\d{1,3}[.)]\s/.test(first) || /[?？:：…_]$/.test(first);
  if (!isStem || others.length !== rest.length - 1) return false;
  return !MARKED_OPTION.test(rest.find((line) => STARRED_LINE.test(line)) ?? "") && !others.some(isItem);
}

function isItem(line: string): boolean {
  return BULLET.test(line) || ENUMERATED.test(line);
}

interface BlockPlace {
  readonly isFirst: boolean;
  /** Lines that are items, though only a bare letter or number begins them. */
  readonly answers: ReadonlySet<string>;
}

/** A block may mix a heading, running text and list items. Consecutive plain lines are handled together. */
function blockParts(block: readonly string[], { isFirst, answers }: BlockPlace): Part[] {
  if (isBareQuestion(block)) return block.map((line): Part => ({ kind: "paragraph", text: line.trim() }));
  const parts: Part[] = [];
  let plain: string[] = [];
  /** Lines that continue the last item. */
  let further: string[] = [];
  const settle = () => {
    const last = parts.at(-1);
    if (last !== undefined && further.length > 0)
      parts[parts.length - 1] = { ...last, text: joinLines([last.text, ...further]) };
    further = [];
  };
  const flush = () => {
    settle();
    // One by one: a call cannot take a hundred thousand arguments.
    for (const part of plainParts(plain, { standsAlone: plain.length === block.length, isFirst }))
      parts.push(part);
    plain = [];
  };
  for (const [index, line] of block.entries()) {
    const answer = answers.has(line) ? answerPart(block, index) : null;
    const marked = answer ?? markedPart(line, plain.at(-1)) ?? tabbedRow(block, index);
    if (marked === "underline") {
      settle();
      parts.push({ kind: "heading", text: plain.pop() ?? "", level: line.trim().startsWith("=") ? 1 : 2 });
    } else if (marked !== null) {
      flush();
      if (marked !== "nothing") parts.push(marked);
    } else if (plain.length === 0 && parts.at(-1)?.kind === "listItem" && /^\s{2,}/.test(line)) {
      further.push(line);
    } else {
      plain.push(line);
    }
  }
  flush();
  return parts;
}

function answerPart(block: readonly string[], index: number): Part {
  return tabbedRow(block, index) ?? { kind: "listItem", text: block[index]?.trim() ?? "" };
}

function markedPart(line: string, before: string | undefined): Part | "underline" | "nothing" | null {
  const heading = /^(#{1,6})\s+(\S.*)$/.exec(line.trim());
  if (heading?.[1] !== undefined && heading[2] !== undefined) {
    return { kind: "heading", text: heading[2], level: heading[1].length };
  }
  if (/^\s*(={3,}|-{3,})\s*$/.test(line)) return before === undefined ? "nothing" : "underline";
  if (/^\s*([*_~]{3,}|`{3}.*)\s*$/.test(line)) return "nothing";
  if (TABLE_ROW.test(line)) return TABLE_RULE.test(line) ? "nothing" : tableRowPart(line);
  return itemPart(line);
}

function tableRowPart(line: string): Part {
  const cells = line.trim().slice(1, -1).split("|");
  return { kind: "tableRow", text: cells.map((cell) => cell.trim()).join(" | ") };
}

/** The traces of a pasted or typed table: two or more lines with the same number of tabs, or bars between cells. */
function tabbedRow(block: readonly string[], index: number): Part | null {
  const cells = cellsOf(block[index] ?? "");
  const neighbours = [block[index - 1] ?? "", block[index + 1] ?? ""];
  const isTable = neighbours.some((line) => cellsOf(line).length === cells.length);
  return isTable && isTableRow(cells) ? rowPart(cells) : null;
}

function cellsOf(line: string): string[] {
  return line.split(line.includes("\t") ? "\t" : " | ").map((cell) => cell.trim());
}

function rowPart(cells: readonly string[]): Part {
  const end = cells.findLastIndex((cell) => cell !== "") + 1;
  return { kind: "tableRow", text: cells.slice(0, end).join(" | ") };
}

function itemPart(line: string): Part | null {
  if (MARKED_OPTION.test(line) || BOXED.test(line)) return { kind: "listItem", text: line.trim() };
  if (BULLET.test(line)) return { kind: "listItem", text: line.replace(BULLET, "") };
  if (ENUMERATED.test(line)) return { kind: "listItem", text: line.trim() };
  return null;
}

function plainParts(lines: readonly string[], where: { standsAlone: boolean; isFirst: boolean }): Part[] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  if (rest.length === 0 && where.standsAlone && looksLikeHeading(first.trim())) {
    return [headingPart(first.trim(), where.isFirst)];
  }
  if (lines.some((line) => line.length > MAX_WRAPPED_CHARS)) return lineParts(lines, where);
  const longest = rest.reduce((most, line) => Math.max(most, line.length), 0);
  if (first.length < 0.6 * longest && looksLikeHeading(first.trim())) {
    return [headingPart(first.trim(), where.isFirst), ...paragraphs(rest)];
  }
  return paragraphs(lines);
}

/** "mitosis: …", "Ribosom = …": a line that names something and notes what it is. */
const NOTED = /^[^\s:：–—=＝-][^:：–—=＝]{1,49}?(?: [–—-] | ?[=＝] ?|[:：] ?)\S.{2,}$/u;
const LEAST_NOTED = { lines: 3, share: 0.6 };

/** Whether the lines are notes: most of them name something and note what it is. */
export function areNotes(lines: readonly string[]): boolean {
  const noted = lines.filter((line) => NOTED.test(line.trim()) && line.length <= MAX_WRAPPED_CHARS).length;
  return noted >= LEAST_NOTED.lines && noted >= LEAST_NOTED.share * lines.length;
}

/** Wrapped lines become one paragraph; lines that are sentences or notes stay separate. */
function paragraphs(lines: readonly string[]): Part[] {
  if (areNotes(lines)) return lines.map((line) => ({ kind: "listItem", text: line.trim() }));
  const texts = isWrapped(lines) ? [joinLines(lines)] : lines;
  return texts.map((text) => ({ kind: "paragraph", text: text.trim().replace(/^>\s*/, "") }));
}

function isWrapped(lines: readonly string[]): boolean {
  const broken = lines.slice(0, -1);
  if (broken.length === 0 || lines.some((line) => line.length > MAX_WRAPPED_CHARS)) return false;
  return broken.filter((line) => SENTENCE_END.test(line.trim())).length < 0.5 * broken.length;
}

function headingPart(text: string, isFirst = false): Part {
  const number = SECTION_NUMBER.exec(text)?.[1];
  const level = number === undefined ? 2 : number.split(".").length;
  return { kind: "heading", text, level: isFirst ? 1 : Math.min(level, 6) };
}

/** Short, not a sentence, and not the continuation of the previous line. */
export function looksLikeHeading(text: string): boolean {
  if (text.length > MAX_HEADING_CHARS || text.length < 2 || SENTENCE_END.test(text)) return false;
  if (text.includes("\t") || !/\p{L}{2}|[\u3040-\u9FFF]/u.test(text)) return false;
  return /^["'“„«「『(（\p{Lu}\p{Lt}\p{Lo}\p{N}*_]/u.test(text) && text.split(" ").length <= 14;
}

/** In "2**3**2" the marks are powers: marks touch no letter or digit, except in languages without spaces. */
const NO_WORD_BEFORE = "(?<![\\p{L}\\p{N}*_])|(?<=[\\u3040-\\u9fff])";
const NO_WORD_BEHIND = "(?![\\p{L}\\p{N}*_])|(?=[\\u3040-\\u9fff])";
const EMPHASIS = new RegExp(
  `(?:${NO_WORD_BEFORE})(\\*\\*|__)(?=\\S)([^*_\\n]{1,80})(?<=\\S)\\1(?:${NO_WORD_BEHIND})`,
  "gu",
);

/** Removes Markdown's bold marks and records the marked words as terms. `__init__` is a name in a program. */
function withEmphasis(part: Part): Part {
  const terms: string[] = [];
  const text = part.text.replace(EMPHASIS, (all, mark: string, term: string) => {
    if (mark === "__" && /^\w+$/.test(term)) return all;
    terms.push(term.replace(/[:：]$/, "").trim());
    return term;
  });
  const [term] = terms;
  if (term === undefined || part.kind === "heading") return { ...part, text };
  const isDefinition = part.kind !== "tableRow" && startsWithDefinition(text, term);
  return { ...part, kind: isDefinition ? "definition" : part.kind, text, terms };
}

/** A short last line is a signature or a fragment, not a heading: no text follows it. */
function demoteLastHeading(parts: Part[]): Part[] {
  const last = parts.at(-1);
  if (last?.kind !== "heading" || parts.length < 2) return parts;
  return [...parts.slice(0, -1), { kind: "paragraph", text: last.text }];
}
