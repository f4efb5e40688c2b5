import { ExtractionError } from "../errors.ts";

/** Codes by length and value (ITU-T T.81, F.2.2.3), for looking up bit by bit. */
export interface HuffmanTable {
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly offset: Int32Array;
  readonly values: Uint8Array;
}

export const CODE_LENGTHS = 16;

export function damaged(): ExtractionError {
  return new ExtractionError("FILE_DAMAGED", { reason: "not a whole jpeg" });
}

export function tableOf(counts: Uint8Array, values: Uint8Array): HuffmanTable {
  const [first, last, offset] = [new Int32Array(17), new Int32Array(17).fill(-1), new Int32Array(17)];
  let [code, index] = [0, 0];
  for (let length = 1; length <= CODE_LENGTHS; length += 1) {
    const count = counts[length - 1] ?? 0;
    first[length] = code;
    offset[length] = index;
    if (count > 0) last[length] = code + count - 1;
    code = (code + count) << 1;
    index += count;
  }
  return { first, last, offset, values };
}

/** The bits between two markers; behind their end come zeros, as other readers take it. */
export class BitReader {
  readonly #bytes: Buffer;
  at: number;
  #held = 0;
  #count = 0;
  #missing = 0;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  bit(): number {
    if (this.#count === 0) this.#fill();
    this.#count -= 1;
    return (this.#held >> this.#count) & 1;
  }

  bits(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i += 1) value = (value << 1) | this.bit();
    return value;
  }

  /** A number of so many bits, the lower half of which are negative (F.2.2.1). */
  signed(count: number): number {
    if (count === 0) return 0;
    const value = this.bits(count);
    return value < 1 << (count - 1) ? value - (1 << count) + 1 : value;
  }

  symbol(table: HuffmanTable | undefined): number {
    if (table === undefined) throw damaged();
    let code = 0;
    for (let length = 1; length <= CODE_LENGTHS; length += 1) {
      code = (code << 1) | this.bit();
      const last = table.last[length] ?? -1;
      if (last >= 0 && code <= last && code >= (table.first[length] ?? 0))
        return table.values[(table.offset[length] ?? 0) + code - (table.first[length] ?? 0)] ?? 0;
    }
    throw damaged();
  }

  restart(): void {
    this.#count = 0;
    const bytes = this.#bytes;
    const marker = bytes[this.at + 1] ?? 0;
    if (bytes[this.at] === 0xff && marker >= 0xd0 && marker <= 0xd7) this.at += 2;
  }

  #fill(): void {
    const byte = this.#bytes[this.at];
    const isMarker = byte === 0xff && this.#bytes[this.at + 1] !== 0;
    if (byte === undefined || isMarker) {
      this.#missing += 1;
      // A little may be cut off; more is no picture, and would cost time.
      if (this.#missing > 1024) throw damaged();
      this.#held = 0;
    } else {
      this.#held = byte;
      this.at += byte === 0xff ? 2 : 1;
    }
    this.#count = 8;
  }
}
