import { decimal, LATIN, letters, lowerRoman, type NumberFormat, upper } from "../blocks/number-format.ts";
import type { WordStreams } from "./streams.ts";

/** Returns the marker of the next item ("a)", "2.1."), and counts; "" for bullets and unknown lists. */
export type ListNumbers = (list: number, level: number) => string;

interface Level {
  readonly start: number;
  readonly format: NumberFormat | null;
  readonly isLegal: boolean;
  /** Characters below 9 stand for the number of that level. */
  readonly text: string;
}

/** A use of a list (LFO). Items of several uses continue each other's numbers, unless one restarts. */
interface ListUse {
  readonly listId: number;
  readonly starts: Map<number, number>;
}

const PLF_LST = 73;
const PLF_LFO = 74;
const LIST_BYTES = 28;
const LEVEL_BYTES = 28;
const USE_BYTES = 16;
const LEVELS = 9;
const MAX_MARKER_CHARS = 30;
/** Number formats ([MS-OSHARED] 2.2.1.3); others are written in digits. */
const FORMATS: Readonly<Record<number, NumberFormat | null>> = {
  1: upper(lowerRoman),
  2: lowerRoman,
  3: upper(letters(LATIN)),
  4: letters(LATIN),
  22: (value) => String(value).padStart(2, "0"),
  23: null,
  255: null,
};

/** Reads the list tables ([MS-DOC] 2.9.131, 2.9.134, 2.9.150). Throws RangeError if they are damaged. */
export function readListNumbers(streams: WordStreams): ListNumbers {
  const lists = readLists(streams);
  const uses = readUses(streams.structure(PLF_LFO));
  const counts = new Map<number, number[]>();
  return (list, level) => {
    const use = uses[list - 1];
    const levels = use === undefined ? undefined : lists.get(use.listId);
    if (use === undefined || levels === undefined || level >= LEVELS) return "";
    const values = counts.get(use.listId) ?? [];
    counts.set(use.listId, values);
    advance(values, level, { use, levels });
    return markerOf(values, level, levels);
  };
}

/** The levels follow the list table, outside its stated size. */
function readLists({ structure, table }: WordStreams): Map<number, Level[]> {
  const heads = structure(PLF_LST);
  const lists = new Map<number, Level[]>();
  let at = heads.byteOffset - table.byteOffset + heads.byteLength;
  for (let index = 0; index < heads.getInt16(0, true); index += 1) {
    const head = 2 + LIST_BYTES * index;
    const isSimple = (heads.getUint8(head + 26) & 1) !== 0;
    const levels: Level[] = [];
    for (let count = isSimple ? 1 : LEVELS; count > 0; count -= 1) {
      const { level, end } = readLevel(table, at);
      levels.push(level);
      at = end;
    }
    lists.set(heads.getInt32(head, true), levels);
  }
  return lists;
}

function readLevel(table: DataView, at: number): { level: Level; end: number } {
  const format = table.getUint8(at + 4);
  const properties = table.getUint8(at + 24) + table.getUint8(at + 25);
  const text = at + LEVEL_BYTES + properties;
  const chars = table.getUint16(text, true);
  const bytes = new Uint8Array(table.buffer, table.byteOffset + text + 2, 2 * chars);
  const level = {
    start: table.getInt32(at, true),
    format: FORMATS[format] === undefined ? decimal : FORMATS[format],
    isLegal: (table.getUint8(at + 5) & 4) !== 0,
    text: new TextDecoder("utf-16le").decode(bytes),
  };
  return { level, end: text + 2 + 2 * chars };
}

function readUses(view: DataView): ListUse[] {
  const count = view.getUint32(0, true);
  const uses: ListUse[] = [];
  let at = 4 + USE_BYTES * count;
  for (let index = 0; index < count; index += 1) {
    const head = 4 + USE_BYTES * index;
    const starts = new Map<number, number>();
    at += 4;
    for (let left = view.getUint8(head + 12); left > 0; left -= 1) {
      const flags = view.getUint32(at + 4, true);
      if ((flags & 0x10) !== 0) starts.set(flags & 0xf, view.getInt32(at, true));
      at += 8;
      if ((flags & 0x20) !== 0) at = readLevel(view, at).end;
    }
    uses.push({ listId: view.getInt32(head, true), starts });
  }
  return uses;
}

/** A restarting use does so once; a deeper level restarts after each item of an outer one. */
function advance(
  values: number[],
  level: number,
  { use, levels }: { use: ListUse; levels: readonly Level[] },
): void {
  for (let outer = 0; outer < level; outer += 1) values[outer] ??= levels[outer]?.start ?? 1;
  const fresh = use.starts.get(level);
  const before = values[level];
  values[level] = fresh ?? (before === undefined ? (levels[level]?.start ?? 1) : before + 1);
  use.starts.delete(level);
  values.length = level + 1;
}

function markerOf(values: readonly number[], at: number, levels: readonly Level[]): string {
  const level = levels[at];
  if (level === undefined || level.format === null) return "";
  const written = [...level.text].map((char) => {
    const place = char.charCodeAt(0);
    if (place >= LEVELS) return char;
    const format = level.isLegal ? decimal : (levels[place]?.format ?? decimal);
    return format(values[place] ?? 1);
  });
  const marker = written.join("").trim().slice(0, MAX_MARKER_CHARS);
  return /[\p{L}\p{N}]/u.test(marker) ? marker : "";
}
