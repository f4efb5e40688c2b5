/** Sizes and offsets of the header: [MS-CFB] 2.2. */
const HEADER_BYTES = 512;
const SECTOR_SHIFT_AT = 30;
const FIRST_MINI_TABLE_SECTOR_AT = 60;
const FIRST_LIST_SECTOR_AT = 68;
const LIST_AT = 76;
const LIST_END = HEADER_BYTES;

/** From this value on numbers are markers, not sectors: [MS-CFB] 2.1. */
const FIRST_MARK = 0xfffffffa;
const END_OF_CHAIN = 0xfffffffe;

/**
 * The same compound file, or a copy in which circular sector chains are cut where they close. The package cfb would
 * follow such a chain until memory is full. Linear in the size of the file.
 */
export function withoutCircles(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.byteLength < HEADER_BYTES) return bytes;
  const sectorBytes = 2 ** file.readUInt16LE(SECTOR_SHIFT_AT);
  if (sectorBytes !== 512 && sectorBytes !== 4096) return bytes;
  const table = new ChainTable(file, sectorBytes, tableSectors(file, sectorBytes));
  const miniSectors = table.chainFrom(file.readUInt32LE(FIRST_MINI_TABLE_SECTOR_AT));
  const cuts = [...table.closings(), ...new ChainTable(file, sectorBytes, miniSectors).closings()];
  if (cuts.length === 0) return bytes;
  const copy = Buffer.from(file);
  for (const offset of cuts) copy.writeUInt32LE(END_OF_CHAIN, offset);
  return copy;
}

const sectorOffset = (sector: number, sectorBytes: number) => (sector + 1) * sectorBytes;

/** The sectors of the allocation table (FAT): the first are listed in the header, the others in the DIFAT. */
function tableSectors(file: Buffer, sectorBytes: number): number[] {
  const sectors = [...untilMark(numbersIn(file, LIST_AT, LIST_END))];
  const seen = new Set<number>();
  let next = file.readUInt32LE(FIRST_LIST_SECTOR_AT);
  while (next < FIRST_MARK && !seen.has(next)) {
    seen.add(next);
    const end = sectorOffset(next, sectorBytes) + sectorBytes;
    if (end > file.byteLength) break;
    sectors.push(...untilEnd(numbersIn(file, end - sectorBytes, end - 4)));
    next = file.readUInt32LE(end - 4);
  }
  return sectors;
}

// Damaged lists have markers between their numbers. What counts is where cfb stops reading.
const untilMark = (numbers: readonly number[]) => until(numbers, (number) => number >= FIRST_MARK);
const untilEnd = (numbers: readonly number[]) => until(numbers, (number) => number === END_OF_CHAIN);

function until(numbers: readonly number[], isEnd: (number: number) => boolean): readonly number[] {
  const end = numbers.findIndex(isEnd);
  return end < 0 ? numbers : numbers.slice(0, end);
}

function numbersIn(file: Buffer, start: number, end: number): number[] {
  return Array.from({ length: (end - start) / 4 }, (_, index) => file.readUInt32LE(start + 4 * index));
}

/** The next sector of each sector; the table is spread over sectors of the file. */
class ChainTable {
  readonly #file: Buffer;
  readonly #sectorBytes: number;
  readonly #sectors: readonly number[];

  constructor(file: Buffer, sectorBytes: number, sectors: readonly number[]) {
    this.#file = file;
    this.#sectorBytes = sectorBytes;
    this.#sectors = sectors;
  }

  chainFrom(first: number): number[] {
    const chain = new Set<number>();
    for (let sector = first; this.#has(sector) && !chain.has(sector); sector = this.#next(sector)) {
      chain.add(sector);
    }
    return [...chain];
  }

  /** Offsets in the file of the entries that close a circle. */
  closings(): number[] {
    const walkOf = new Uint32Array(this.#length);
    const closing: number[] = [];
    for (let start = 0; start < this.#length; start += 1) {
      let last = -1;
      let sector = start;
      while (this.#has(sector) && walkOf[sector] === 0) {
        walkOf[sector] = start + 1;
        last = sector;
        sector = this.#next(sector);
      }
      if (last >= 0 && this.#has(sector) && walkOf[sector] === start + 1) closing.push(this.#offset(last));
    }
    return closing;
  }

  get #length(): number {
    return (this.#sectors.length * this.#sectorBytes) / 4;
  }

  #has(sector: number): boolean {
    return sector < this.#length;
  }

  /** A damaged list names sectors beyond the end of the file; such an entry ends the chain. */
  #next(sector: number): number {
    const offset = this.#offset(sector);
    return offset + 4 <= this.#file.byteLength ? this.#file.readUInt32LE(offset) : END_OF_CHAIN;
  }

  #offset(sector: number): number {
    const perSector = this.#sectorBytes / 4;
    const holder = this.#sectors[Math.floor(sector / perSector)] ?? END_OF_CHAIN;
    return sectorOffset(holder, this.#sectorBytes) + 4 * (sector % perSector);
  }
}
