import { isElsewhere, isSetApart } from "./block-ends.ts";
import type { Body } from "./headings.ts";
import type { Line } from "./lines.ts";

/** Notes are set smaller than this share of the body size. */
const SMALL_TYPE = 0.92;
/** They are in this lower share of the page. */
const FOOT_SHARE = 0.5;
/** More lines on one page are small print of a drawing. */
const MAX_FOOT_LINES = 80;
/** "1 Loc. cit.", "* Corrected". Marks such as "[3]" and "3." also occur in lists of references. */
const NOTE_MARK = /^(?:[*†‡§]+|\d{1,3}(?=\s))\s*(?=[\p{L}„“"«(‘])/u;
/** Japanese needs no space after the mark; "3年" and "12人" are no marks. */
const JAPANESE_NOTE_MARK =
  /^(?:[*＊※†]\s*)?\d{1,2}[)）]?\s*(?=[\u3040-\u30FF\u4E00-\u9FFF「『（])(?![年月日時分秒人回度個件名種点倍割階章節番号世歳円位代本枚つ%％])/u;

/**
 * The lines of footnotes: small type at the foot of the page, without larger type below in the same column, starting
 * with a line that begins with a number or a mark. Other small print is a caption or a table. In body size they are
 * the last lines of the page, after a gap, starting with a raised number.
 */
export function footnoteLines(
  pages: readonly (readonly Line[])[],
  body: Body,
  leading: number,
): ReadonlySet<Line> {
  const notes = new Set<Line>();
  for (const lines of pages) {
    for (const line of lastNotes(lines, leading)) notes.add(line);
    const upright = lines.filter(({ angle }) => angle === 0).sort((a, b) => a.y - b.y);
    const foot = footOf(upright, body.size * SMALL_TYPE);
    for (const line of foot) if (foot.some((other) => isNoteAbove(other, line))) notes.add(line);
  }
  return notes;
}

/** The last group of lines without a gap between them, if it begins with a raised number. */
function lastNotes(lines: readonly Line[], leading: number): readonly Line[] {
  let from = lines.length - 1;
  while (from > 0 && goesOn(lines[from - 1], lines[from], leading)) from -= 1;
  const first = lines[from];
  // At the top of a page it is the page's only text.
  const isNote = from > 0 && first?.hasNoteMark === true && first.height < FOOT_SHARE;
  return isNote ? lines.slice(from) : [];
}

function goesOn(last: Line | undefined, line: Line | undefined, leading: number): boolean {
  return (
    last !== undefined && line !== undefined && !isElsewhere(last, line) && !isSetApart(last, line, leading)
  );
}

/** From the bottom up; a larger line ends the foot of its column. */
function footOf(fromBottom: readonly Line[], maxSize: number): Line[] {
  const ends: Line[] = [];
  const foot: Line[] = [];
  for (const line of fromBottom) {
    if (line.height > FOOT_SHARE || foot.length + ends.length > MAX_FOOT_LINES) break;
    if (line.size > maxSize) ends.push(line);
    else if (!ends.some((end) => sharesColumn(end, line))) foot.push(line);
  }
  return foot;
}

function isNoteAbove(note: Line, line: Line): boolean {
  if (note.y < line.y || !sharesColumn(note, line)) return false;
  return beginsNote(note);
}

function sharesColumn(one: Line, other: Line): boolean {
  return one.x < other.right && other.x < one.right;
}

/** Whether a line begins a new note. */
export function beginsNote(line: Line): boolean {
  return line.hasNoteMark || noteMarkLength(line) > 0;
}

/** The length of its number or sign, if that is part of the text. */
export function noteMarkLength({ text, hasNoteMark }: Line): number {
  if (hasNoteMark) return 0;
  return (NOTE_MARK.exec(text) ?? JAPANESE_NOTE_MARK.exec(text))?.[0].length ?? 0;
}
