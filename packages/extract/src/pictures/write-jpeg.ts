import { COLOUR, type ColourPicture } from "./colour.ts";
import { forwardDct } from "./forward-dct.ts";
import { type Codes, codesFor } from "./huffman-codes.ts";
import { BLOCK, type JpegCoefficients, type JpegComponent } from "./jpeg-blocks.ts";

/** Annex K.1 of ITU-T T.81, in zigzag order: what the eye misses least. */
const LUMINANCE = [
  16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40, 26, 24, 22, 22, 24, 49, 35, 37, 29, 40, 58,
  51, 61, 60, 57, 51, 56, 55, 64, 72, 92, 78, 64, 68, 87, 69, 55, 56, 80, 109, 81, 87, 95, 98, 103, 104, 103,
  62, 77, 113, 121, 112, 100, 120, 92, 101, 103, 99,
];
const CHROMINANCE = [
  17, 18, 18, 24, 21, 24, 47, 26, 26, 47, 99, 66, 56, 66, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
];
/** Values that a code of 8-bit pixels can have. */
const MOST = 1023;

/** Whether its coefficients can be written: none is larger than those of 8-bit pixels. */
export function isWritable({ components }: JpegCoefficients): boolean {
  return components.every(
    ({ blocks, quantisation }) =>
      quantisation.every((value) => value > 0 && value < 256) &&
      blocks.every((value, at) => Math.abs(value) <= (at % BLOCK === 0 ? 2 * MOST + 1 : MOST)),
  );
}

/** A baseline JPEG of these coefficients, and nothing else. Same coefficients, same bytes. */
export function writeCoefficients(jpeg: JpegCoefficients): Uint8Array {
  const { width, height, components } = jpeg;
  const kinds = components.length === 1 ? [0] : [0, 1];
  const symbols = kinds.map((kind) => symbolsOf(jpeg, kind));
  const codes = symbols.map(({ dc, ac }) => ({ dc: codesFor(dc), ac: codesFor(ac) }));
  const frame = Buffer.alloc(6 + 3 * components.length);
  frame[0] = 8;
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  frame[5] = components.length;
  components.forEach(({ across, down }, i) => {
    frame.set([i + 1, (across << 4) | down, i], 6 + 3 * i);
  });
  return Buffer.concat([
    Buffer.from("ffd8", "hex"),
    segment(0xe0, Buffer.from("4a46494600010100000100010000", "hex")),
    ...components.map(({ quantisation }, i) => segment(0xdb, Buffer.from([i, ...quantisation]))),
    segment(0xc0, frame),
    ...codes.flatMap(({ dc, ac }, kind) => [tableOf(kind, dc), tableOf(0x10 | kind, ac)]),
    segment(
      0xda,
      Buffer.from([
        components.length,
        ...components.flatMap((_, i) => [i + 1, kindOf(i) * 0x11]),
        ...[0, BLOCK - 1, 0],
      ]),
    ),
    scanOf(jpeg, codes),
    Buffer.from("ffd9", "hex"),
  ]);
}

/** Brightness has codes of its own; both others share theirs. */
const kindOf = (component: number) => Math.min(component, 1);

function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

function tableOf(id: number, { counts, values }: Codes): Buffer {
  return segment(0xc4, Buffer.from([id, ...counts, ...values]));
}

/** Calls back with each block in the order of the scan. */
function eachBlock(
  { components }: JpegCoefficients,
  take: (component: JpegComponent, index: number, at: number) => void,
): void {
  const [first] = components;
  if (first === undefined) return;
  const [unitsAcross, unitsDown] = [
    first.stride / first.across,
    first.blocks.length / BLOCK / first.stride / first.down,
  ];
  for (let y = 0; y < unitsDown; y += 1)
    for (let x = 0; x < unitsAcross; x += 1)
      components.forEach((component, index) => {
        for (let row = y * component.down; row < (y + 1) * component.down; row += 1)
          for (let column = x * component.across; column < (x + 1) * component.across; column += 1)
            take(component, index, (row * component.stride + column) * BLOCK);
      });
}

/** Bits that a value takes. */
const sizeOf = (value: number) => 32 - Math.clz32(Math.abs(value));

interface Sink {
  dc(size: number, value: number): void;
  ac(symbol: number, size: number, value: number): void;
}

/** What is said of a block (F.1.2): its first value against that before, then each other one behind a run of zeros. */
function say(blocks: Int16Array, at: number, before: number, sink: Sink): void {
  const difference = (blocks[at] ?? 0) - before;
  sink.dc(sizeOf(difference), difference);
  let run = 0;
  for (let k = 1; k < BLOCK; k += 1) {
    const value = blocks[at + k] ?? 0;
    if (value === 0) {
      run += 1;
      continue;
    }
    for (; run > 15; run -= 16) sink.ac(0xf0, 0, 0);
    const size = sizeOf(value);
    sink.ac((run << 4) | size, size, value);
    run = 0;
  }
  if (run > 0) sink.ac(0, 0, 0);
}

/** How often each symbol comes in the components of a kind. */
function symbolsOf(jpeg: JpegCoefficients, kind: number): { dc: Uint32Array; ac: Uint32Array } {
  const [dc, ac] = [new Uint32Array(256), new Uint32Array(256)];
  const before = jpeg.components.map(() => 0);
  const sink: Sink = {
    dc: (size) => (dc[size] = (dc[size] ?? 0) + 1),
    ac: (symbol) => (ac[symbol] = (ac[symbol] ?? 0) + 1),
  };
  eachBlock(jpeg, ({ blocks }, index, at) => {
    if (kindOf(index) !== kind) return;
    say(blocks, at, before[index] ?? 0, sink);
    before[index] = blocks[at] ?? 0;
  });
  return { dc, ac };
}

function scanOf(jpeg: JpegCoefficients, codes: readonly { dc: Codes; ac: Codes }[]): Buffer {
  const bits = new BitWriter();
  const before = jpeg.components.map(() => 0);
  const sinks = codes.map(
    ({ dc, ac }): Sink => ({
      dc: (size, value) => {
        bits.add(dc.codes[size] ?? 0, dc.lengths[size] ?? 0);
        bits.addSigned(value, size);
      },
      ac: (symbol, size, value) => {
        bits.add(ac.codes[symbol] ?? 0, ac.lengths[symbol] ?? 0);
        bits.addSigned(value, size);
      },
    }),
  );
  eachBlock(jpeg, ({ blocks }, index, at) => {
    const sink = sinks[kindOf(index)];
    if (sink !== undefined) say(blocks, at, before[index] ?? 0, sink);
    before[index] = blocks[at] ?? 0;
  });
  return bits.end();
}

class BitWriter {
  #bytes = Buffer.alloc(64 * 1024);
  #length = 0;
  #held = 0;
  #count = 0;

  add(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit -= 1) {
      this.#held = (this.#held << 1) | ((value >> bit) & 1);
      this.#count += 1;
      if (this.#count === 8) this.#push();
    }
  }

  addSigned(value: number, size: number): void {
    this.add(value < 0 ? value + (1 << size) - 1 : value, size);
  }

  /** The last byte is filled up with ones. */
  end(): Buffer {
    while (this.#count > 0) this.add(1, 1);
    return this.#bytes.subarray(0, this.#length);
  }

  #push(): void {
    if (this.#length + 2 > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, this.#bytes]);
    this.#bytes[this.#length++] = this.#held;
    if (this.#held === 0xff) this.#bytes[this.#length++] = 0;
    [this.#held, this.#count] = [0, 0];
  }
}

/** A picture as a JPEG of this quality, 1 to 100. What shines through is on white paper. */
export function writeJpeg(picture: ColourPicture, quality: number): Uint8Array {
  const planes = planesOf(picture);
  const { width, height } = picture;
  const components = planes.map((plane, i): JpegComponent => {
    const quantisation = scaledTable(i === 0 ? LUMINANCE : CHROMINANCE, quality);
    const [columns, rows] = [Math.ceil(width / 8), Math.ceil(height / 8)];
    const blocks = new Int16Array(columns * rows * BLOCK);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1)
        forwardDct(
          { plane, width, height, left: column * 8, top: row * 8 },
          quantisation,
          blocks.subarray((row * columns + column) * BLOCK, (row * columns + column + 1) * BLOCK),
        );
    return { id: i + 1, across: 1, down: 1, columns, rows, stride: columns, blocks, quantisation };
  });
  return writeCoefficients({ width, height, components });
}

/** As the library of the Independent JPEG Group scales them. */
function scaledTable(table: readonly number[], quality: number): Uint16Array {
  const percent = quality < 50 ? 5_000 / quality : 200 - 2 * quality;
  return Uint16Array.from(table, (value) =>
    Math.min(255, Math.max(1, Math.floor((value * percent + 50) / 100))),
  );
}

/** Brightness and, unless the picture is gray, both differences of colour (JFIF), from -128 to 127. */
function planesOf({ width, height, pixels }: ColourPicture): Float32Array[] {
  const planes = [0, 1, 2].map(() => new Float32Array(width * height));
  const [bright, blues, reds] = planes as [Float32Array, Float32Array, Float32Array];
  let isGray = true;
  for (let i = 0; i < width * height; i += 1) {
    const opaque = (pixels[i * COLOUR + 3] ?? 0) / 255;
    const on = (value: number) => 255 + (value - 255) * opaque;
    const [red, green, blue] = [0, 1, 2].map((index) => on(pixels[i * COLOUR + index] ?? 0)) as [
      number,
      number,
      number,
    ];
    isGray &&= red === green && green === blue;
    bright[i] = 0.299 * red + 0.587 * green + 0.114 * blue - 128;
    blues[i] = -0.168736 * red - 0.331264 * green + 0.5 * blue;
    reds[i] = 0.5 * red - 0.418688 * green - 0.081312 * blue;
  }
  return isGray ? [bright] : planes;
}
