import { CLX, type WordStreams } from "./streams.ts";

/** A stretch of text at one place of the document stream ([MS-DOC] 2.8.35, 2.9.177). */
export interface Piece {
  /** Byte offset of its first character. */
  readonly offset: number;
  readonly chars: number;
  /** 1 (Windows-1252) or 2 (UTF-16). */
  readonly charBytes: 1 | 2;
}

const PRC = 1;
const PCDT = 2;
const IS_COMPRESSED = 0x40000000;

/** In reading order: body, notes, headers, comments, text boxes. */
export function readPieces(streams: WordStreams): Piece[] {
  const clx = streams.structure(CLX);
  let at = 0;
  while (clx.getUint8(at) === PRC) at += 3 + clx.getUint16(at + 1, true);
  if (clx.getUint8(at) !== PCDT) throw new RangeError("No piece table");
  const size = clx.getUint32(at + 1, true);
  const count = Math.floor((size - 4) / 12);
  const positions = at + 5;
  const descriptors = positions + 4 * (count + 1);
  return Array.from({ length: count }, (_, index) => {
    const start = clx.getUint32(positions + 4 * index, true);
    const chars = clx.getUint32(positions + 4 * (index + 1), true) - start;
    const place = clx.getUint32(descriptors + 8 * index + 2, true);
    const isCompressed = (place & IS_COMPRESSED) !== 0;
    const offset = (place & ~IS_COMPRESSED) / (isCompressed ? 2 : 1);
    return { offset, chars, charBytes: isCompressed ? 1 : 2 };
  });
}

const WINDOWS_1252 = new TextDecoder("windows-1252");
const UTF_16 = new TextDecoder("utf-16le");

export function textOf({ document }: WordStreams, { offset, chars, charBytes }: Piece): string {
  const bytes = new Uint8Array(document.buffer, document.byteOffset + offset, chars * charBytes);
  return (charBytes === 1 ? WINDOWS_1252 : UTF_16).decode(bytes);
}
