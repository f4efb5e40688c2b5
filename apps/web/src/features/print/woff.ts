const SIGNATURE = 0x774f4646;
const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

/**
 * The font inside a WOFF 1 file, in the layout of a TTF (https://www.w3.org/TR/WOFF/). The font library reads WOFF as
 * well, but decompresses the outline table again for every glyph: a minute for a Japanese page. Throws a RangeError or
 * a TypeError if the file is damaged.
 */
export async function fontInWoff(file: Uint8Array): Promise<Uint8Array> {
  const woff = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (woff.getUint32(0) !== SIGNATURE) throw new TypeError("This is no WOFF file.");
  const tables = await Promise.all(
    Array.from({ length: woff.getUint16(12) }, (_, index) => readTable(file, woff, index)),
  );
  const directoryEnd = SFNT.header + SFNT.entry * tables.length;
  const font = new Uint8Array(tables.reduce((size, { data }) => size + padded(data.length), directoryEnd));
  const sfnt = new DataView(font.buffer);
  writeHeader(sfnt, woff.getUint32(4), tables.length);
  let offset = directoryEnd;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = SFNT.header + SFNT.entry * index;
    for (const [at, value] of [tag, checksum, offset, data.length].entries())
      sfnt.setUint32(entry + at * 4, value);
    font.set(data, offset);
    offset += padded(data.length);
  }
  return font;
}

async function readTable(file: Uint8Array, woff: DataView, index: number) {
  const entry = WOFF.header + WOFF.entry * index;
  const offset = woff.getUint32(entry + 4);
  const packed = file.slice(offset, offset + woff.getUint32(entry + 8));
  // A table that compression would not shrink is stored as it is.
  const isPacked = packed.length < woff.getUint32(entry + 12);
  const data = isPacked ? await inflated(packed) : packed;
  return { tag: woff.getUint32(entry), checksum: woff.getUint32(entry + 16), data };
}

async function inflated(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The three numbers after the count let old programs do a binary search in the directory. */
function writeHeader(sfnt: DataView, flavour: number, count: number): void {
  const power = Math.floor(Math.log2(count));
  sfnt.setUint32(0, flavour);
  sfnt.setUint16(4, count);
  sfnt.setUint16(6, 2 ** power * SFNT.entry);
  sfnt.setUint16(8, power);
  sfnt.setUint16(10, (count - 2 ** power) * SFNT.entry);
}

/** Tables begin at multiples of four bytes. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
