import { type BitReader, damaged, type HuffmanTable } from "./jpeg-bits.ts";

/** The coefficients of one colour of a JPEG: blocks of 64, row by row, each in zigzag order. */
export interface JpegComponent {
  readonly id: number;
  /** How many blocks it has in a unit, across and down. */
  readonly across: number;
  readonly down: number;
  /** Blocks that its pixels need. */
  readonly columns: number;
  readonly rows: number;
  /** Blocks in a stored row, those included that fill up the last unit. */
  readonly stride: number;
  readonly blocks: Int16Array;
  readonly quantisation: Uint16Array;
}

export interface JpegCoefficients {
  readonly width: number;
  readonly height: number;
  readonly components: readonly JpegComponent[];
}

/** Values of a block. */
export const BLOCK = 64;

/** A colour in a scan. */
export interface ScanPart {
  readonly component: JpegComponent;
  readonly dc: HuffmanTable | undefined;
  readonly ac: HuffmanTable | undefined;
  /** The first value of the block before. */
  before: number;
}

interface Selection {
  readonly isProgressive: boolean;
  /** The first and the last value of a block that the scan tells. */
  readonly from: number;
  readonly to: number;
  /** Ah and Al: the bits that were told before, and the one that is told now. */
  readonly steps: number;
}

/** The most bits by which a value may be told less exactly at first. */
const MAX_LOW = 13;

/** Reads the blocks of one scan: whole ones, or, in a progressive file, a part of each (ITU-T T.81, G.1.2). */
export class BlockDecoder {
  readonly #bits: BitReader;
  readonly #from: number;
  readonly #to: number;
  readonly #low: number;
  /** Blocks that come without a value. */
  #emptyRun = 0;
  readonly #read: (part: ScanPart, at: number) => void;

  constructor(bits: BitReader, { isProgressive, from, to, steps }: Selection) {
    const [high, low] = [steps >> 4, steps & 15];
    if (to >= BLOCK || from > to || low > MAX_LOW) throw damaged();
    this.#bits = bits;
    this.#from = from;
    this.#to = to;
    this.#low = low;
    const kinds = from === 0 ? [this.#first, this.#firstRefined] : [this.#others, this.#othersRefined];
    this.#read = (isProgressive ? kinds[high === 0 ? 0 : 1] : undefined) ?? this.#whole;
  }

  block(part: ScanPart, at: number): void {
    this.#read(part, at);
  }

  restart(): void {
    this.#emptyRun = 0;
  }

  readonly #whole = (part: ScanPart, at: number): void => {
    const { blocks } = part.component;
    part.before += this.#bits.signed(this.#bits.symbol(part.dc) & 15);
    blocks[at] = part.before;
    for (let k = 1; k < BLOCK; k += 1) {
      const symbol = this.#bits.symbol(part.ac);
      const [run, size] = [symbol >> 4, symbol & 15];
      if (size === 0 && run < 15) return;
      k += run;
      if (size > 0 && k < BLOCK) blocks[at + k] = this.#bits.signed(size);
    }
  };

  readonly #first = (part: ScanPart, at: number): void => {
    part.before += this.#bits.signed(this.#bits.symbol(part.dc) & 15);
    part.component.blocks[at] = part.before << this.#low;
  };

  readonly #firstRefined = ({ component: { blocks } }: ScanPart, at: number): void => {
    if (this.#bits.bit() === 1) blocks[at] = (blocks[at] ?? 0) | (1 << this.#low);
  };

  readonly #others = ({ component: { blocks }, ac }: ScanPart, at: number): void => {
    if (this.#emptyRun > 0) {
      this.#emptyRun -= 1;
      return;
    }
    for (let k = this.#from; k <= this.#to; k += 1) {
      const symbol = this.#bits.symbol(ac);
      const [run, size] = [symbol >> 4, symbol & 15];
      if (size === 0 && run < 15) {
        this.#emptyRun = (1 << run) - 1 + this.#bits.bits(run);
        return;
      }
      k += run;
      if (size > 0 && k < BLOCK) blocks[at + k] = this.#bits.signed(size) << this.#low;
    }
  };

  readonly #othersRefined = ({ component: { blocks }, ac }: ScanPart, at: number): void => {
    let k = this.#from;
    while (this.#emptyRun === 0 && k <= this.#to) {
      const symbol = this.#bits.symbol(ac);
      const [run, size] = [symbol >> 4, symbol & 15];
      if (size === 0 && run < 15) this.#emptyRun = (1 << run) + this.#bits.bits(run);
      else k = this.#newValue(blocks, at, { k, run, isValue: size > 0 });
    }
    if (this.#emptyRun === 0) return;
    this.#emptyRun -= 1;
    this.#skipZeros(blocks, at, { k, run: BLOCK });
  };

  /** A value behind so many zeros. Returns the place after it. */
  #newValue(
    blocks: Int16Array,
    at: number,
    { k, run, isValue }: { k: number; run: number; isValue: boolean },
  ): number {
    const isPositive = isValue && this.#bits.bit() === 1;
    const place = this.#skipZeros(blocks, at, { k, run });
    if (isValue && place <= this.#to) blocks[at + place] = isPositive ? 1 << this.#low : -(1 << this.#low);
    return place + 1;
  }

  /** The place behind so many zeros; values on the way are told more exactly. */
  #skipZeros(blocks: Int16Array, at: number, zeros: { k: number; run: number }): number {
    let { k, run } = zeros;
    for (; k <= this.#to; k += 1) {
      if (blocks[at + k] !== 0) this.#refine(blocks, at + k);
      else if (run === 0) return k;
      else run -= 1;
    }
    return k;
  }

  #refine(blocks: Int16Array, at: number): void {
    const value = blocks[at] ?? 0;
    const step = 1 << this.#low;
    if (this.#bits.bit() === 1 && (Math.abs(value) & step) === 0)
      blocks[at] = value + (value > 0 ? step : -step);
  }
}
