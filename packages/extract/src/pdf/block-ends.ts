import type { Paragraph } from "../blocks/paragraph.ts";
import type { Part } from "../reading.ts";
import { count, mostFrequent } from "./counts.ts";
import { isFormula } from "./formulas.ts";
import type { Body } from "./headings.ts";
import type { Line } from "./lines.ts";

/** A block that still takes lines. */
export interface Draft {
  readonly kind: Part["kind"];
  readonly level: number | null;
  readonly text: Paragraph;
  readonly lines: Line[];
  readonly isNote: boolean;
  /** No further line belongs to it. */
  readonly isWhole?: boolean;
}

export const BULLET = /^\s*(?:[•▪◦‣●○■□▶▸►➢➤✓❖]|[\uE000-\uF8FF])\s*(?=\S)/u;
/** Dashes also occur in sentences, so they count only at the start of a block. */
export const DASH = /^\s*[-–—*·+]\s+(?=\S)/u;
export const ENUMERATED = /^\s*\(?(?:\d{1,2}|[a-zа-я]|[ivx]{1,4})[.)]\s+\S/u;
const SENTENCE_END = /[.!?…:;。！？]["'”’»)\]）」』]*$/u;
/** A line shorter than the others by this share of the block's width is the last of its paragraph. */
export const SHORT_LINE_SHARE = 0.85;
const GAP_FACTOR = 1.35;
/** Lines whose left ends differ by less begin at the same edge. */
const SAME_EDGE_EMS = 0.15;
/** Some lines are broken a little early, to look better. */
const ROOM_EMS = 1;
/** Lines of one column, with its lists and quotations, begin within this distance. */
const COLUMN_EMS = 8;
const LINES_AROUND = 12;
const UNSPACED_START = /^[\u3000-\u30FF\u4E00-\u9FFF]/;
/** Nobody writes longer paragraphs, but files without any space between lines exist. */
const MAX_BLOCK_CHARS = 20_000;

/** The lines around a line. */
interface Surroundings {
  readonly leading: number;
  /** The right edge of the lines of its column, in points. */
  readonly columnEdge: () => number;
  /** Whether a line is an answer or a key of an exam paper: it is a block of its own, with the lines that it needs. */
  readonly isAnswer: (line: Line) => boolean;
}

/** Whether a line belongs to the block before it. */
export function continues(draft: Draft, line: Line, around: Surroundings): boolean {
  const last = draft.lines.at(-1);
  if (last === undefined || draft.kind === "heading" || draft.isWhole === true || draft.isNote) return false;
  if (draft.text.text.length > MAX_BLOCK_CHARS) return false;
  if (BULLET.test(line.text) || around.isAnswer(line) || last.angle !== line.angle) return false;
  if (Math.abs(last.size - line.size) > 0.12 * last.size) return false;
  if (startsItem(draft, line) || endsAnswer(draft, line, around)) return false;
  if (draft.kind === "definition" && draft.lines.length === 1) return true;
  if (isElsewhere(last, line)) return goesOnElsewhere(draft, line);
  if (draft.lines.length === 1 && isFormula(last.text)) return false;
  if (isSetApart(last, line, around.leading) || isIndented(draft, line)) return false;
  if (endsParagraph(draft) || endsItem(last, line) || endsBeforeMark(draft, line)) return false;
  return !SENTENCE_END.test(last.text) || !leavesRoom(last, line, around.columnEdge());
}

/** What is no part of an answer, though it may not be a sentence that ends. */
function endsAnswer({ lines: [first, ...more] }: Draft, line: Line, around: Surroundings): boolean {
  if (first === undefined || !around.isAnswer(first) || /^[\p{Ll},;)–-]/u.test(line.text)) return false;
  return ENUMERATED.test(line.text) || leavesRoom(more.at(-1) ?? first, line, around.columnEdge());
}

/**
 * A line left of an item's mark does not belong to the item. Nor does a line below the mark if the item's lines are
 * indented. But if only first lines are indented, the other lines of an item do start left of its mark.
 */
function endsBeforeMark({ kind, lines }: Draft, line: Line): boolean {
  const [first, second] = lines;
  const last = lines.at(-1);
  if (kind !== "listItem" || first === undefined || last === undefined) return false;
  const slack = SAME_EDGE_EMS * line.size;
  if (second !== undefined && !isElsewhere(first, second) && second.x > first.x + slack)
    return line.x < first.x + slack;
  const isLeft = line.x < first.x - slack;
  return isLeft && (SENTENCE_END.test(last.text) || leavesRoom(last, line, line.right));
}

/** The first word of the line would have fitted into the line before, so that line was ended on purpose. */
function leavesRoom(last: Line, line: Line, columnEdge: number): boolean {
  const firstWord = UNSPACED_START.test(line.text) ? 1 : line.text.search(/\s|$/) + 1;
  const width = ((line.right - line.x) * firstWord) / Math.max(1, line.text.length);
  return last.right + width + ROOM_EMS * line.size < columnEdge;
}

/** How far to the right the surrounding lines with about the same left edge go. */
export function columnEdge(lines: readonly Line[], index: number): number {
  const line = lines[index];
  if (line === undefined) return 0;
  const around = lines.slice(Math.max(0, index - LINES_AROUND), index + LINES_AROUND);
  const alike = around.filter(
    ({ x, size, angle }) =>
      angle === line.angle &&
      Math.abs(size - line.size) <= 0.12 * line.size &&
      Math.abs(x - line.x) < COLUMN_EMS * line.size,
  );
  return Math.max(...alike.map(({ right }) => right));
}

/** Only a clearly unfinished text continues in the next column or page. */
function goesOnElsewhere(draft: Draft, line: Line): boolean {
  const end = draft.lines.at(-1)?.text ?? "";
  if (/\p{L}[-\u2010\u00AD]$/u.test(end) && /^\p{Ll}/u.test(line.text)) return true;
  if (SENTENCE_END.test(end)) return false;
  if (/^[\p{Ll}(,;]/u.test(line.text)) return true;
  const isJapanese =
    /[\u3040-\u30FF\u4E00-\u9FFF]$/u.test(end) && /^[\u3040-\u30FF\u4E00-\u9FFF]/u.test(line.text);
  // Names begin with a capital too, so a full line without sentence end also continues.
  return (isJapanese || /[\p{Ll},]$/u.test(end)) && draft.lines.length > 1 && !endsParagraph(draft);
}

/** "2." or a dash at the start of a line begins an item after an item, or after the end of a sentence. */
function startsItem(draft: Draft, line: Line): boolean {
  const isMarked = ENUMERATED.test(line.text) || DASH.test(line.text);
  return isMarked && (draft.kind === "listItem" || SENTENCE_END.test(draft.lines.at(-1)?.text ?? ""));
}

/** On another page, or higher up: in another column. */
export function isElsewhere(last: Line, line: Line): boolean {
  return last.page !== line.page || line.y > last.y + last.size;
}

export function isSetApart(last: Line, line: Line, leading: number): boolean {
  if (last.page !== line.page || last.angle !== line.angle) return true;
  const gap = last.y - line.y;
  const usual = leading * Math.max(line.size, last.size);
  return gap > usual * GAP_FACTOR || gap < -0.5 * last.size;
}

/** A first line indented from the block's left edge. Hanging lines of a list item are indented from its mark. */
function isIndented(draft: Draft, line: Line): boolean {
  const [first, second] = draft.lines;
  if (first === undefined || draft.kind === "listItem" || draft.kind === "definition") return false;
  const left = second === undefined ? first.x : Math.min(first.x, second.x);
  const step = line.x - left;
  return step > 0.8 * line.size && step < 6 * line.size && draft.lines.length > 1;
}

/**
 * A list whose bullets are drawings: its lines are indented below "these are:", and end before a line further left.
 */
function endsItem(last: Line, line: Line): boolean {
  const step = line.x - last.x;
  if (Math.abs(step) < 0.8 * line.size || !SENTENCE_END.test(last.text)) return false;
  if (step > 0) return /[:：]$/u.test(last.text);
  return last.right - last.x < SHORT_LINE_SHARE * (line.right - line.x);
}

/** The last line is shorter than the others and ends a sentence. */
export function endsParagraph(draft: Draft | undefined): boolean {
  const last = draft?.lines.at(-1);
  if (draft === undefined || last === undefined) return true;
  if (draft.kind === "heading") return true;
  if (!SENTENCE_END.test(last.text)) return false;
  const left = Math.min(...draft.lines.slice(-8).map(({ x }) => x));
  const width = Math.max(...draft.lines.slice(-8).map(({ right }) => right)) - left;
  return draft.lines.length > 1 && last.right - left < SHORT_LINE_SHARE * width;
}

/** The most frequent distance between baselines, in ems of the body size. */
export function usualLeading(pages: readonly (readonly Line[])[], body: Body): number {
  const distances = new Map<number, number>();
  for (const lines of pages) {
    for (const [index, line] of lines.entries()) {
      const gap = (lines[index - 1]?.y ?? 0) - line.y;
      const ems = Math.round((gap / line.size) * 20) / 20;
      if (index > 0 && line.size === body.size && ems > 0.8 && ems < 3)
        count(distances, ems, line.text.length);
    }
  }
  return mostFrequent(distances) ?? 1.2;
}
