import type { ChosenFace } from "./fonts.ts";

/** Neighbouring characters of one line in the same font; without a font, a picture. */
export interface TextRun {
  readonly text: string;
  readonly rect: DOMRect;
  readonly chosen: ChosenFace | null;
  readonly level: Level;
}

/** Superscripts and subscripts ("H₂O") that few fonts have: drawn from ordinary digits. */
export type Level = "line" | "above" | "below";

interface RunOptions {
  readonly faceFor: (character: string) => ChosenFace | null;
  /** Keeps several spaces in a row, for code. */
  readonly keepsSpaces: boolean;
}

/** The lines into which the browser has broken a text, each in runs of one font, at their places. */
export function lineRuns(node: Text, options: RunOptions): TextRun[] {
  if (node.data.trim() === "") return [];
  return linesOf(node).flatMap(([start, end]) => runsOf(node, start, end, options));
}

const range = document.createRange();

/** Ends of the lines, by binary search: measuring each character would take seconds in a large set. */
function linesOf(node: Text): [number, number][] {
  const { length } = node;
  const lines: [number, number][] = [];
  for (let start = 0; start < length; ) {
    const top = topFrom(node, start);
    if (top === null) break;
    let [low, high] = [start + 1, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const there = topFrom(node, middle);
      if (there === null || there > top + 1) high = middle;
      else low = middle + 1;
    }
    lines.push([start, low]);
    start = low;
  }
  return lines;
}

/** Top of the first visible character from `offset` on; spaces at a line's end have no size. */
function topFrom(node: Text, offset: number): number | null {
  for (let at = offset; at < node.length; at += 1) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const rect = [...range.getClientRects()].at(-1);
    if (rect && rect.width > 0) return rect.top;
  }
  return null;
}

const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

interface Setting {
  chosen: ChosenFace | null;
  level: Level;
}

interface Piece extends Setting {
  start: number;
  end: number;
}

const ABOVE = /^[\u2070-\u207f]$/;
const BELOW = /^[\u2080-\u209c]$/;

function settingOf(character: string, faceFor: RunOptions["faceFor"]): Setting {
  const chosen = faceFor(character);
  const level = ABOVE.test(character) ? "above" : BELOW.test(character) ? "below" : "line";
  if (chosen || level === "line") return { chosen, level: "line" };
  const plain = faceFor(character.normalize("NFKD"));
  return { chosen: plain, level: plain ? level : "line" };
}

function runsOf(node: Text, start: number, end: number, { faceFor, keepsSpaces }: RunOptions): TextRun[] {
  const line = node.data.slice(start, end);
  const isMirrored = RIGHT_TO_LEFT.test(line);
  const pieces: Piece[] = [];
  for (const { segment, index } of characters.segment(line)) {
    const at = start + index;
    const isSpace = /^\s+$/u.test(segment);
    const last = pieces.at(-1);
    // In a line with both directions, words are not placed in the order of the text.
    const isNewWord = isMirrored && last !== undefined && /\s$/u.test(node.data.slice(last.start, last.end));
    if (isSpace && last) last.end = at + segment.length;
    else if (isSpace && !keepsSpaces) continue;
    else
      addCharacter(
        pieces,
        { start: at, end: at + segment.length, ...settingOf(segment, faceFor) },
        isNewWord,
      );
  }
  return pieces.flatMap((piece) => runOf(node, piece, keepsSpaces));
}

function addCharacter(pieces: Piece[], next: Piece, startsAnew: boolean): void {
  const last = pieces.at(-1);
  const isSame =
    last?.level === next.level &&
    last.chosen?.face === next.chosen?.face &&
    last.chosen?.isThickened === next.chosen?.isThickened;
  if (last && isSame && !startsAnew) last.end = next.end;
  else pieces.push(next);
}

/** Soft hyphens, word joiners and the like: no glyph, and nothing to copy. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

function runOf(node: Text, { start, end, chosen, level }: Piece, keepsSpaces: boolean): TextRun[] {
  const source = node.data.slice(start, end);
  const written = (level === "line" ? source : source.normalize("NFKD"))
    .replaceAll(INVISIBLE, "")
    .replaceAll(/[\n\t]/g, " ");
  const text = keepsSpaces ? written : written.replaceAll(/ +/g, " ");
  range.setStart(node, start);
  range.setEnd(node, end);
  const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
  const [first] = rects;
  if (!first || text.trim() === "") return [];
  const left = Math.min(...rects.map((rect) => rect.left));
  const right = Math.max(...rects.map((rect) => rect.right));
  return [{ text, rect: new DOMRect(left, first.top, right - left, first.height), chosen, level }];
}
