import { isElsewhere, isSetApart } from "./block-ends.ts";
import type { Body } from "./headings.ts";
import type { Line } from "./lines.ts";

/** Notes are set smaller than this share of the body. */
const SMALL_TYPE = 0.92;
/** They stand in this lower share of the page. */
const FOOT_SHARE = 0.5;
/** More lines on one page are small print in a drawing. */
const MAX_FOOT_LINES = 80;
/** "1 Loc. cit.", "* Corrected"; "[3]" and "3." stand in lists of references as well. */
const NOTE_MARK = /^(?:[*†‡§]+|\d{1,3}(?=\s))\s*(?=[\p{L}„“"«(‘])/u;
/** Japanese needs no space there; "3年" and "12人" are no marks. */
const JAPANESE_NOTE_MARK =
  /^(?:[*＊※†]\s*)?\d{1,2}[)）]?\s*(?=[\u3040-\u30FF\u4E00-\u9FFF「『（])(?![年月日時分秒人回度個件名種点倍割階章節番号世歳円位代本枚つ%％])/u;

/**
 * Lines of footnotes: in small type at the foot of the page, with no larger type below them in their column,
 * from one that begins with a number or a mark on. Small print that begins otherwise is a caption or a table. In the
 * type of the body they are what stands last on the page, set apart, from a raised number on.
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

/** The last stretch of lines without a gap between them, where it begins with a raised number. */
function lastNotes(lines: readonly Line[], leading: number): readonly Line[] {
  let from = lines.length - 1;
  while (from > 0 && goesOn(lines[from - 1], lines[from], leading)) from -= 1;
  const first = lines[from];
  // On top of the page it is its only text.
  const isNote = from > 0 && first?.hasNoteMark === true && first.height < FOOT_SHARE;
  return isNote ? lines.slice(from) : [];
}

function goesOn(last: Line | undefined, line: Line | undefined, leading: number): boolean {
  return (
    last !== undefined && line !== undefined && !isElsewhere(last, line) && !isSetApart(last, line, leading)
  );
}

/** From the bottom up; a larger line ends the foot of the column it stands in. */
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

/** Whether a line begins a note of its own. */
export function beginsNote(line: Line): boolean {
  return line.hasNoteMark || noteMarkLength(line) > 0;
}

/** How many characters its number or sign takes, where that stands in its text. */
export function noteMarkLength({ text, hasNoteMark }: Line): number {
  if (hasNoteMark) return 0;
  return (NOTE_MARK.exec(text) ?? JAPANESE_NOTE_MARK.exec(text))?.[0].length ?? 0;
}
