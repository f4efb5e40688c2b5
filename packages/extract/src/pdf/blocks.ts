import { joinLines } from "../characters.ts";
import type { Part } from "../reading.ts";
import type { Body, HeadingFinder } from "./headings.ts";
import { count, type Line, mostFrequent } from "./lines.ts";
import { tableRows } from "./table-rows.ts";

interface Draft {
  kind: Part["kind"];
  level: number | null;
  text: string;
  lines: Line[];
}

const BULLET = /^\s*(?:[•▪◦‣·●○■□–—➢✓❖*-]|[\uE000-\uF8FF])\s+(?=\S)/u;
const ENUMERATED = /^\s*\(?(?:\d{1,2}|[a-zа-я]|[ivx]{1,4})[.)]\s+\S/u;
const SENTENCE_END = /[.!?…:;。！？]["'”’»)\]）」』]*$/u;
/** A line that ends this much (of the block's width) before the others is the last of its paragraph. */
const SHORT_LINE_SHARE = 0.85;
const GAP_FACTOR = 1.35;

/** Lines in reading order to headings, paragraphs, list items and table rows. */
export function partsOf(pages: readonly (readonly Line[])[], body: Body, headings: HeadingFinder): Part[] {
  const leading = usualLeading(pages, body);
  const rows = tableRows(pages);
  const drafts: Draft[] = [];
  for (const lines of pages) {
    for (const [index, line] of lines.entries()) {
      addLine(drafts, line, { next: lines[index + 1], leading, body, headings, isRow: rows.has(line) });
    }
  }
  return drafts.map((draft) => toPart(draft));
}

interface Context {
  readonly next: Line | undefined;
  readonly leading: number;
  readonly body: Body;
  readonly headings: HeadingFinder;
  readonly isRow: boolean;
}

function addLine(drafts: Draft[], line: Line, context: Context): void {
  const draft = drafts.at(-1);
  const last = draft?.lines.at(-1);
  const apart = last === undefined || isSetApart(last, line, context.leading);
  if (context.isRow) {
    drafts.push({ kind: "tableRow", level: null, text: line.cells.join(" | "), lines: [line] });
    return;
  }
  const { next, leading } = context;
  const apartBelow = next === undefined || isSetApart(line, next, leading) || next.font !== line.font;
  const standsAlone = apartBelow && (apart || endsParagraph(draft));
  const level = context.headings.levelOf(line, standsAlone);
  if (level !== null) {
    addHeading(drafts, line, level, apart);
    return;
  }
  const open = openDraft(drafts, line, context.body);
  if (open !== undefined && continues(open, line, leading)) {
    open.text = joinLines(open.text, line.text);
    open.lines.push(line);
  } else {
    drafts.push(startDraft(line));
  }
}

/** A heading that does not fit one line goes on in the next one of the same size. */
function addHeading(drafts: Draft[], line: Line, level: number, apart: boolean): void {
  const draft = drafts.at(-1);
  const last = draft?.lines.at(-1);
  const goesOn =
    draft?.kind === "heading" &&
    last !== undefined &&
    !apart &&
    last.size === line.size &&
    last.font === line.font;
  if (goesOn && draft.lines.length < 4) {
    draft.text = joinLines(draft.text, line.text);
    draft.lines.push(line);
  } else {
    drafts.push({ kind: "heading", level, text: line.text, lines: [line] });
  }
}

function startDraft(line: Line): Draft {
  if (BULLET.test(line.text)) {
    return { kind: "listItem", level: null, text: line.text.replace(BULLET, ""), lines: [line] };
  }
  const kind = ENUMERATED.test(line.text) ? "listItem" : "paragraph";
  return { kind, level: null, text: line.text, lines: [line] };
}

/**
 * The block a line may go on with: the one before it, or, at the top of a page, the last one in body size
 * of the page before, since notes and captions in small type may stand below it.
 */
function openDraft(drafts: readonly Draft[], line: Line, body: Body): Draft | undefined {
  const last = drafts.at(-1);
  const lastLine = last?.lines.at(-1);
  if (lastLine === undefined || lastLine.page === line.page || line.size < body.size * 0.92) return last;
  for (const draft of drafts.slice(-12).reverse()) {
    const end = draft.lines.at(-1);
    if (end === undefined || end.page !== line.page - 1 || draft.kind === "heading") return last;
    if (end.size >= body.size * 0.92) return draft;
  }
  return last;
}

function continues(draft: Draft, line: Line, leading: number): boolean {
  const last = draft.lines.at(-1);
  if (last === undefined || draft.kind === "heading" || draft.kind === "tableRow") return false;
  if (BULLET.test(line.text) || last.angle !== line.angle) return false;
  if (Math.abs(last.size - line.size) > 0.12 * last.size) return false;
  if (startsItem(draft, line)) return false;
  if (last.page !== line.page || line.y > last.y + last.size) return goesOnElsewhere(draft, line);
  if (isSetApart(last, line, leading) || isIndented(draft, line)) return false;
  return !endsParagraph(draft);
}

/** Into the next column or page only what is plainly unfinished. */
function goesOnElsewhere(draft: Draft, line: Line): boolean {
  if (/\p{L}[-\u2010\u00AD]$/u.test(draft.text) && /^\p{Ll}/u.test(line.text)) return true;
  if (SENTENCE_END.test(draft.text)) return false;
  if (/^[\p{Ll}(,;]/u.test(line.text)) return true;
  const isJapanese =
    /[\u3040-\u30FF\u4E00-\u9FFF]$/u.test(draft.text) && /^[\u3040-\u30FF\u4E00-\u9FFF]/u.test(line.text);
  // Names begin with a capital too: a full line without an end goes on as well.
  return (isJapanese || /[\p{Ll},]$/u.test(draft.text)) && draft.lines.length > 1 && !endsParagraph(draft);
}

/** "2." at the start of a line is an item after an item, or after the end of a sentence; else a number. */
function startsItem(draft: Draft, line: Line): boolean {
  return ENUMERATED.test(line.text) && (draft.kind === "listItem" || SENTENCE_END.test(draft.text));
}

function isSetApart(last: Line, line: Line, leading: number): boolean {
  if (last.page !== line.page || last.angle !== line.angle) return true;
  const gap = last.y - line.y;
  const usual = leading * Math.max(line.size, last.size);
  return gap > usual * GAP_FACTOR || gap < -0.5 * last.size;
}

/** A first line set in from the block's left edge. Hanging lines of a list item are set in from its mark. */
function isIndented(draft: Draft, line: Line): boolean {
  const [first, second] = draft.lines;
  if (first === undefined || draft.kind === "listItem") return false;
  const left = second === undefined ? first.x : Math.min(first.x, second.x);
  const step = line.x - left;
  return step > 0.8 * line.size && step < 6 * line.size && draft.lines.length > 1;
}

/** Its last line stops short of the others, and a sentence ends there. */
function endsParagraph(draft: Draft | undefined): boolean {
  const last = draft?.lines.at(-1);
  if (draft === undefined || last === undefined) return true;
  if (draft.kind === "heading") return true;
  if (!SENTENCE_END.test(last.text)) return false;
  const left = Math.min(...draft.lines.slice(-8).map(({ x }) => x));
  const width = Math.max(...draft.lines.slice(-8).map(({ right }) => right)) - left;
  return draft.lines.length > 1 && last.right - left < SHORT_LINE_SHARE * width;
}

/** The most frequent distance of baselines, in ems of the body size. */
function usualLeading(pages: readonly (readonly Line[])[], body: Body): number {
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

function toPart({ kind, level, text, lines }: Draft): Part {
  const [first] = lines;
  return {
    kind,
    text,
    ...(level !== null && { level }),
    ...(first !== undefined && { page: first.page }),
  };
}
