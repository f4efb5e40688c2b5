import { constants, crc32, createDeflateRaw } from "node:zlib";

/** A part of a package. */
export interface PackagePart {
  readonly name: string;
  /** Chunks are asked for while the part is packed: the whole of it is never in memory. */
  readonly content: Uint8Array | string | { readonly chunks: Iterable<Uint8Array> };
}

const TEXT_CHARS = 256 * 1024;

/** A long text in large chunks. */
export function* inChunks(texts: Iterable<string>): Iterable<Uint8Array> {
  let pending: string[] = [];
  let length = 0;
  for (const text of texts) {
    pending.push(text);
    length += text.length;
    if (length < TEXT_CHARS) continue;
    yield Buffer.from(pending.join(""), "utf8");
    [pending, length] = [[], 0];
  }
  yield Buffer.from(pending.join(""), "utf8");
}

const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const END = 0x06054b50;
const END_BYTES = 22;
/** Deflate needs version 2.0. */
const VERSION = 20;
const UTF_8_NAMES = 0x0800;
const DEFLATED = 8;
/** The first day there is, so that the same parts give the same bytes. */
const DATE = 0x0021;
const MAX_PARTS = 65_535;
/** A ZIP file (APPNOTE.TXT 6.3.10) of these parts, in their order. Each is packed before the next is asked for. */
export async function packageOf(parts: Iterable<PackagePart>): Promise<Uint8Array> {
  const packer = new Packer();
  try {
    return await packedBy(packer, parts);
  } finally {
    packer.close();
  }
}

async function packedBy(packer: Packer, parts: Iterable<PackagePart>): Promise<Uint8Array> {
  const out = new Bytes();
  const directory = new Bytes();
  let count = 0;
  for (const { name, content } of parts) {
    const { packed, crc, unpacked } = await packer.pack(chunksOf(content));
    const nameBytes = Buffer.from(name, "utf8");
    const common = commonFields({ crc, packed: packed.byteLength, unpacked, nameBytes });
    directory.add(entryOf(common, out.length));
    directory.add(nameBytes);
    out.add(headerOf(common));
    out.add(nameBytes);
    out.add(packed);
    count += 1;
  }
  const end = endOf(count, directory.length, out.length);
  return Buffer.concat([...out.chunks(), ...directory.chunks(), end]);
}

function chunksOf(content: PackagePart["content"]): Iterable<Uint8Array> {
  if (typeof content === "string") return [Buffer.from(content, "utf8")];
  return content instanceof Uint8Array ? [content] : content.chunks;
}

/** The last block of a deflated stream, empty (RFC 1951, 3.2.6). */
const LAST_BLOCK = Buffer.from([0x03, 0x00]);

/**
 * Deflates many parts with one compressor: one for each would take five kilobytes until memory is collected. A full
 * flush ends the blocks of a chunk at a whole byte and forgets what came before, so that each part is a stream.
 */
class Packer {
  readonly #deflate = createDeflateRaw({ flush: constants.Z_FULL_FLUSH });
  #packed: Buffer[] = [];

  constructor() {
    this.#deflate.on("readable", () => this.#drain());
  }

  async pack(
    chunks: Iterable<Uint8Array>,
  ): Promise<Pick<Facts, "crc" | "unpacked"> & { packed: Uint8Array }> {
    let [crc, unpacked] = [0, 0];
    for (const chunk of chunks) {
      // Without any bytes there is nothing to flush.
      if (chunk.byteLength === 0) continue;
      await this.#write(chunk);
      crc = crc32(chunk, crc);
      unpacked += chunk.byteLength;
    }
    this.#drain();
    const packed = Buffer.concat([...this.#packed, LAST_BLOCK]);
    this.#packed = [];
    return { packed, crc, unpacked };
  }

  /** Takes what is there: when a chunk is written, all of its blocks are. */
  #drain(): void {
    for (let block = this.#deflate.read(); block !== null; block = this.#deflate.read())
      this.#packed.push(block);
  }

  #write(bytes: Uint8Array): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  }

  close(): void {
    this.#deflate.destroy();
  }
}

const CHUNK_BYTES = 1024 * 1024;

/** Bytes that grow in few large pieces: a package may have thousands of small ones. */
class Bytes {
  readonly #full: Buffer[] = [];
  #open = Buffer.alloc(0);
  #used = 0;
  length = 0;

  add(bytes: Uint8Array): void {
    this.length += bytes.byteLength;
    if (bytes.byteLength > this.#open.byteLength - this.#used) {
      this.#full.push(this.#open.subarray(0, this.#used));
      this.#open = Buffer.allocUnsafe(Math.max(CHUNK_BYTES, bytes.byteLength));
      this.#used = 0;
    }
    this.#open.set(bytes, this.#used);
    this.#used += bytes.byteLength;
  }

  chunks(): Buffer[] {
    return [...this.#full, this.#open.subarray(0, this.#used)];
  }
}

function headerOf(common: Buffer): Buffer {
  const header = Buffer.allocUnsafe(LOCAL_HEADER_BYTES);
  header.writeUInt32LE(LOCAL_HEADER, 0);
  common.copy(header, 4);
  return header;
}

interface Facts {
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly nameBytes: Buffer;
}

/** What the header of a part and its entry in the directory have in common. */
function commonFields({ crc, packed, unpacked, nameBytes }: Facts): Buffer {
  const fields = Buffer.alloc(LOCAL_HEADER_BYTES - 4);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF_8_NAMES, 2);
  fields.writeUInt16LE(DEFLATED, 4);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(unpacked, 18);
  fields.writeUInt16LE(nameBytes.byteLength, 22);
  return fields;
}

function entryOf(common: Buffer, at: number): Buffer {
  const entry = Buffer.alloc(ENTRY_BYTES);
  entry.writeUInt32LE(ENTRY, 0);
  entry.writeUInt16LE(VERSION, 4);
  common.copy(entry, 6);
  entry.writeUInt32LE(at, 42);
  return entry;
}

function endOf(count: number, directoryBytes: number, at: number): Buffer {
  if (count > MAX_PARTS) throw new RangeError(`${count} parts are too many for a package`);
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(at, 16);
  return end;
}
