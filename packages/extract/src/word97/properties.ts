import type { WordStreams } from "./streams.ts";

/** Properties of the text between two byte offsets of the document stream. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly view: DataView;
}

const PAGE_BYTES = 512;
/** Many times more than in a long document; a table that repeats one page has no end. */
const MAX_STRETCHES = 1_000_000;
const PARAGRAPH_ENTRY_BYTES = 13;
const PAGE_NUMBER_MASK = 0x3fffff;

/** All property stretches of one kind, in order of their offsets ([MS-DOC] 2.9.33, 2.9.175). */
export function readStretches(streams: WordStreams, index: number, isParagraph: boolean): Stretch[] {
  const plc = streams.structure(index);
  const count = Math.floor((plc.byteLength - 4) / 8);
  const stretches: Stretch[] = [];
  for (let page = 0; page < count; page += 1) {
    const number = plc.getUint32(4 * (count + 1) + 4 * page, true) & PAGE_NUMBER_MASK;
    const { buffer, byteOffset } = streams.document;
    const view = new DataView(buffer, byteOffset + number * PAGE_BYTES, PAGE_BYTES);
    for (const stretch of readPage(view, isParagraph)) stretches.push(stretch);
    if (stretches.length > MAX_STRETCHES) throw new RangeError("Pages that repeat");
  }
  return stretches.sort((a, b) => a.from - b.from);
}

function readPage(page: DataView, isParagraph: boolean): Stretch[] {
  const count = page.getUint8(PAGE_BYTES - 1);
  const entries = 4 * (count + 1);
  return Array.from({ length: count }, (_, index) => {
    const offset = 2 * page.getUint8(entries + (isParagraph ? PARAGRAPH_ENTRY_BYTES : 1) * index);
    return {
      from: page.getUint32(4 * index, true),
      to: page.getUint32(4 * (index + 1), true),
      view: offset === 0 ? EMPTY : listAt(page, offset, isParagraph),
    };
  });
}

const EMPTY = new DataView(new ArrayBuffer(0));

/** The size precedes the list: of characters in bytes, of paragraphs in words, in one or two bytes. */
function listAt(page: DataView, offset: number, isParagraph: boolean): DataView {
  const size = page.getUint8(offset);
  const [start, bytes] = !isParagraph
    ? [offset + 1, size]
    : size === 0
      ? [offset + 2, 2 * page.getUint8(offset + 1)]
      : [offset + 1, 2 * size - 1];
  return new DataView(page.buffer, page.byteOffset + start, Math.min(bytes, PAGE_BYTES - start));
}

/** The stretch at this offset; the stretches are sorted. */
export function stretchAt(stretches: readonly Stretch[], offset: number): Stretch | undefined {
  let low = 0;
  let high = stretches.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const stretch = stretches[middle];
    if (stretch === undefined || offset < stretch.from) high = middle - 1;
    else if (offset >= stretch.to) low = middle + 1;
    else return stretch;
  }
  return undefined;
}

const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3];
const VARIABLE = 6;
const SPRM_T_DEF_TABLE = 0xd608;

/** Calls `each` for every property of fixed size: its code ([MS-DOC] 2.6) and its operand, cut to 16 bits. */
export function eachProperty(
  list: DataView,
  start: number,
  each: (code: number, value: number) => void,
): void {
  let at = start;
  while (at + 3 <= list.byteLength) {
    const code = list.getUint16(at, true);
    const kind = code >> 13;
    if (kind === VARIABLE) {
      if (code === SPRM_T_DEF_TABLE && at + 4 > list.byteLength) return;
      at += code === SPRM_T_DEF_TABLE ? 3 + list.getUint16(at + 2, true) : 3 + list.getUint8(at + 2);
    } else {
      const bytes = OPERAND_BYTES[kind] ?? 1;
      if (at + 2 + bytes > list.byteLength) return;
      each(code, bytes === 1 ? list.getUint8(at + 2) : list.getUint16(at + 2, true));
      at += 2 + bytes;
    }
  }
}
