import { BitReader, CODE_LENGTHS, damaged, type HuffmanTable, tableOf } from "./jpeg-bits.ts";
import {
  BLOCK,
  BlockDecoder,
  type JpegCoefficients,
  type JpegComponent,
  type ScanPart,
} from "./jpeg-blocks.ts";

interface Frame {
  readonly isProgressive: boolean;
  readonly width: number;
  readonly height: number;
  /** Units, across and down. */
  readonly unitsAcross: number;
  readonly unitsDown: number;
  readonly components: (JpegComponent & { readonly table: number })[];
}

const [SOF_BASELINE, SOF_EXTENDED, SOF_PROGRESSIVE] = [0xc0, 0xc1, 0xc2] as const;
/** From here to there, and no tables: frames of other kinds. */
const [OTHER_FRAMES, LAST_FRAME] = [0xc3, 0xcf] as const;
const [DHT, EOI, SOS, DQT, DRI] = [0xc4, 0xd9, 0xda, 0xdb, 0xdd] as const;
/** A scan costs a pass over all blocks: a hostile file has thousands. */
const MAX_SCANS = 64;

/**
 * The coefficients of a JPEG with Huffman codes, baseline or progressive: its pixels exactly, and nothing else of the
 * file. Null for kinds that need to be decoded: other codes, four colours, twelve bits. Throws FILE_DAMAGED.
 */
export function readCoefficients(bytes: Buffer, maxSide: number): JpegCoefficients | null {
  return new JpegReader(bytes, maxSide).read();
}

class JpegReader {
  readonly #bytes: Buffer;
  readonly #maxSide: number;
  readonly #quantisations = new Map<number, Uint16Array>();
  readonly #tables = new Map<number, HuffmanTable>();
  #frame: Frame | null = null;
  #restartUnits = 0;
  #scans = 0;
  #at = 2;

  constructor(bytes: Buffer, maxSide: number) {
    this.#bytes = bytes;
    this.#maxSide = maxSide;
  }

  read(): JpegCoefficients | null {
    for (let marker = this.#nextMarker(); marker !== EOI; marker = this.#nextMarker())
      if (!this.#take(marker, this.#segment())) return null;
    const frame = this.#frame;
    if (frame === null) throw damaged();
    const components = frame.components.map(({ table, ...component }) => {
      const quantisation = this.#quantisations.get(table);
      if (quantisation === undefined) throw damaged();
      return { ...component, quantisation };
    });
    return { width: frame.width, height: frame.height, components };
  }

  /** Whether its coefficients can be kept so far. */
  #take(marker: number, data: Buffer): boolean {
    if (marker === DQT) this.#takeQuantisation(data);
    else if (marker === DHT) this.#takeTables(data);
    else if (marker === DRI) this.#restartUnits = data.length < 2 ? 0 : data.readUInt16BE(0);
    else if (marker === SOS) this.#takeScan(data);
    else if (marker === SOF_BASELINE || marker === SOF_EXTENDED || marker === SOF_PROGRESSIVE)
      return this.#takeFrame(data, marker === SOF_PROGRESSIVE);
    return marker < OTHER_FRAMES || marker > LAST_FRAME || marker === DHT;
  }

  #nextMarker(): number {
    const bytes = this.#bytes;
    // Bytes between two segments are skipped, as other readers do.
    while (this.#at + 1 < bytes.length) {
      const marker = bytes[this.#at + 1] ?? 0;
      if (bytes[this.#at] === 0xff && marker !== 0xff && marker !== 0) {
        this.#at += 2;
        if (marker < 0xd0 || marker > 0xd7) return marker;
      } else this.#at += 1;
    }
    throw damaged();
  }

  #segment(): Buffer {
    if (this.#at + 2 > this.#bytes.length) throw damaged();
    const length = this.#bytes.readUInt16BE(this.#at);
    const end = this.#at + length;
    if (length < 2 || end > this.#bytes.length) throw damaged();
    const data = this.#bytes.subarray(this.#at + 2, end);
    this.#at = end;
    return data;
  }

  #takeQuantisation(data: Buffer): void {
    for (let at = 0; at < data.length; ) {
      const head = data[at] ?? 0;
      const size = head >> 4 === 0 ? 1 : 2;
      if (at + 1 + BLOCK * size > data.length) throw damaged();
      const table = Uint16Array.from({ length: BLOCK }, (_, k) =>
        size === 1 ? (data[at + 1 + k] ?? 0) : data.readUInt16BE(at + 1 + 2 * k),
      );
      this.#quantisations.set(head & 15, table);
      at += 1 + BLOCK * size;
    }
  }

  #takeTables(data: Buffer): void {
    for (let at = 0; at + 1 + CODE_LENGTHS <= data.length; ) {
      const counts = data.subarray(at + 1, at + 1 + CODE_LENGTHS);
      const total = counts.reduce((sum, count) => sum + count, 0);
      const from = at + 1 + CODE_LENGTHS;
      if (from + total > data.length) throw damaged();
      this.#tables.set(data[at] ?? 0, tableOf(counts, data.subarray(from, from + total)));
      at = from + total;
    }
  }

  #takeFrame(data: Buffer, isProgressive: boolean): boolean {
    if (this.#frame !== null || data.length < 6) throw damaged();
    const [height, width, count] = [data.readUInt16BE(1), data.readUInt16BE(3), data[5] ?? 0];
    if (data.length < 6 + 3 * count || width === 0 || height === 0) throw damaged();
    if (data[0] !== 8 || (count !== 1 && count !== 3) || Math.max(width, height) > this.#maxSide)
      return false;
    const own = Array.from({ length: count }, (_, i) => {
      const [id = 0, factors = 0, table = 0] = data.subarray(6 + 3 * i, 9 + 3 * i);
      // A single colour has one block in a unit, whatever it says.
      const [across, down] = count === 1 ? [1, 1] : [factors >> 4, factors & 15];
      return { id, across, down, table };
    });
    if (own.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4)) throw damaged();
    const [mostAcross, mostDown] = [
      Math.max(...own.map(({ across }) => across)),
      Math.max(...own.map(({ down }) => down)),
    ];
    const unitsAcross = Math.ceil(width / (8 * mostAcross));
    const unitsDown = Math.ceil(height / (8 * mostDown));
    const components = own.map((component) => {
      const stride = unitsAcross * component.across;
      return {
        ...component,
        columns: Math.ceil(Math.ceil((width * component.across) / mostAcross) / 8),
        rows: Math.ceil(Math.ceil((height * component.down) / mostDown) / 8),
        stride,
        blocks: new Int16Array(stride * unitsDown * component.down * BLOCK),
        quantisation: new Uint16Array(),
      };
    });
    this.#frame = { isProgressive, width, height, unitsAcross, unitsDown, components };
    return true;
  }

  #takeScan(data: Buffer): void {
    const frame = this.#frame;
    const count = data[0] ?? 0;
    this.#scans += 1;
    if (frame === null || this.#scans > MAX_SCANS || data.length < 4 + 2 * count) throw damaged();
    const parts = Array.from({ length: count }, (_, i) => {
      const [id, tables = 0] = data.subarray(1 + 2 * i, 3 + 2 * i);
      const component = frame.components.find((one) => one.id === id);
      if (component === undefined) throw damaged();
      const [dc, ac] = [this.#tables.get(tables >> 4), this.#tables.get(0x10 | (tables & 15))];
      return { component, dc, ac, before: 0 };
    });
    const [from = 0, to = 0, steps = 0] = data.subarray(1 + 2 * count, 4 + 2 * count);
    const bits = new BitReader(this.#bytes, this.#at);
    const decode = new BlockDecoder(bits, { isProgressive: frame.isProgressive, from, to, steps });
    this.#eachBlock(frame, parts, { bits, decode });
    this.#at = bits.at;
  }

  #eachBlock(
    frame: Frame,
    parts: ScanPart[],
    { bits, decode }: { bits: BitReader; decode: BlockDecoder },
  ): void {
    const [only] = parts;
    const isSingle = parts.length === 1 && only !== undefined;
    const [across, down] = isSingle
      ? [only.component.columns, only.component.rows]
      : [frame.unitsAcross, frame.unitsDown];
    for (let unit = 0; unit < across * down; unit += 1) {
      if (this.#restartUnits > 0 && unit > 0 && unit % this.#restartUnits === 0) {
        bits.restart();
        decode.restart();
        for (const part of parts) part.before = 0;
      }
      const [x, y] = [unit % across, Math.floor(unit / across)];
      for (const part of parts) {
        const { component } = part;
        const [wide, high] = isSingle ? [1, 1] : [component.across, component.down];
        for (let index = 0; index < wide * high; index += 1) {
          const column = x * wide + (index % wide);
          const row = y * high + Math.floor(index / wide);
          decode.block(part, (row * component.stride + column) * BLOCK);
        }
      }
    }
  }
}
