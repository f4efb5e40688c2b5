/** The places of structures in a Word 97–2003 document ([MS-DOC] 2.5): all offsets and sizes in bytes. */
export interface WordStreams {
  readonly document: DataView;
  readonly table: DataView;
  /** A structure of the table stream by its index in FibRgFcLcb97 (2.5.6). */
  structure(index: number): DataView;
}

const FLAGS_OFFSET = 0x0a;
const IS_TABLE_ONE = 0x0200;
const W_COUNT_OFFSET = 32;

export const STSHF = 1;
export const PLCF_BTE_CHPX = 12;
export const PLCF_BTE_PAPX = 13;
export const CLX = 33;

/** Throws RangeError if the file information block points outside the streams. */
export function openStreams(stream: (name: string) => Uint8Array | null): WordStreams {
  const document = viewOf(stream("WordDocument"));
  const isOne = (document.getUint16(FLAGS_OFFSET, true) & IS_TABLE_ONE) !== 0;
  const table = viewOf(stream(isOne ? "1Table" : "0Table"));
  const longs = W_COUNT_OFFSET + 2 + 2 * document.getUint16(W_COUNT_OFFSET, true);
  const pairs = longs + 2 + 4 * document.getUint16(longs, true) + 2;
  return {
    document,
    table,
    structure: (index) => {
      const offset = document.getUint32(pairs + 8 * index, true);
      const size = document.getUint32(pairs + 8 * index + 4, true);
      return new DataView(table.buffer, table.byteOffset + offset, checked(size, table.byteLength - offset));
    },
  };
}

function viewOf(bytes: Uint8Array | null): DataView {
  if (bytes === null) throw new RangeError("No such stream");
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function checked(size: number, room: number): number {
  if (size > room) throw new RangeError("Beyond the stream");
  return size;
}
