import { inflateRawSync } from "node:zlib";
import { ExtractionError } from "./errors.ts";

const MAX_ENTRIES = 20_000;
const MAX_PART_BYTES = 64 * 1024 * 1024;
/** For all parts together, because entries may overlap. */
const MAX_TOTAL_BYTES = 256 * 1024 * 1024;

/** The parts of a package, read one at a time and only when needed. */
export interface Zip {
  /** In the order of the directory. */
  readonly names: readonly string[];
  has(name: string): boolean;
  /** Part names are case-insensitive (ECMA-376 part 2, 6.2.2). Null if there is no such part. */
  read(name: string): Uint8Array | null;
}

/** A directory entry. Its sizes are not trusted. */
interface Entry {
  readonly flags: number;
  readonly method: number;
  readonly packedBytes: number;
  readonly unpackedBytes: number;
  readonly headerAt: number;
}

/** A document is opened to detect its type, and again to be read. */
const opened = new WeakMap<Uint8Array, Zip>();

/**
 * Reads the directory of a ZIP file (APPNOTE.TXT 6.3.10, 4.3.12 to 4.3.16; ECMA-376 part 2, annex B). Each part is
 * inflated under a hard limit. Throws if there is no directory, EXTRACTION_LIMIT if it has too many entries.
 */
export function openZip(bytes: Uint8Array): Zip {
  const known = opened.get(bytes);
  if (known !== undefined) return known;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { entries, names } = entriesOf(buffer);
  let totalBytes = 0;
  const zip: Zip = {
    names,
    has: (name) => entries.has(keyOf(name)),
    read(name) {
      const at = entries.get(keyOf(name));
      if (at === undefined) return null;
      const part = unpack(buffer, entryAt(buffer, at));
      totalBytes += part.byteLength;
      if (totalBytes > MAX_TOTAL_BYTES) throw new ExtractionError("EXTRACTION_LIMIT", { bytes: totalBytes });
      return part;
    },
  };
  opened.set(bytes, zip);
  return zip;
}

const END_RECORD = Buffer.from("PK\u0005\u0006", "latin1");
const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const LOCATOR_64 = 0x07064b50;
const LOCATOR_64_BYTES = 20;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;
const SIZES_64 = 1;
/** This 32-bit value means that the 64-bit field has the real one. */
const ELSEWHERE = 0xffffffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/**
 * The directory entry of each part: most are never read. It continues while there are entries, whatever their count
 * in the end record.
 */
function entriesOf(buffer: Buffer): { entries: Map<string, number>; names: string[] } {
  const entries = new Map<string, number>();
  const names: string[] = [];
  let at = directoryAt(buffer);
  for (let seen = 1; isAt(buffer, ENTRY, at, ENTRY_BYTES); seen += 1) {
    if (seen > MAX_ENTRIES) throw new ExtractionError("EXTRACTION_LIMIT", { entries: MAX_ENTRIES });
    const nameEnd = at + ENTRY_BYTES + buffer.readUInt16LE(at + 28);
    const name = buffer.toString("utf8", at + ENTRY_BYTES, nameEnd);
    entries.set(keyOf(name), at);
    names.push(name);
    at = nameEnd + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  if (entries.size === 0) throw new Error("The ZIP file has no entries");
  return { entries, names };
}

/**
 * The end record is searched from the end: some writers (and mail gateways) give a wrong comment length or add bytes
 * after it, which Office accepts.
 */
function directoryAt(buffer: Buffer): number {
  const end = buffer.lastIndexOf(END_RECORD);
  const isNear = end >= buffer.byteLength - END_RECORD_BYTES - MAX_COMMENT_BYTES;
  if (end < 0 || !isNear || end + END_RECORD_BYTES > buffer.byteLength)
    throw new Error("No end of a ZIP file");
  const at = buffer.readUInt32LE(end + 16);
  const locator = end - LOCATOR_64_BYTES;
  if (at !== ELSEWHERE || !isAt(buffer, LOCATOR_64, locator, LOCATOR_64_BYTES)) return at;
  const end64 = Number(buffer.readBigUInt64LE(locator + 8));
  return end64 + 56 > buffer.byteLength ? at : Number(buffer.readBigUInt64LE(end64 + 48));
}

function isAt(buffer: Buffer, signature: number, at: number, byteCount: number): boolean {
  return at >= 0 && at + byteCount <= buffer.byteLength && buffer.readUInt32LE(at) === signature;
}

function entryAt(buffer: Buffer, at: number): Entry {
  const nameEnd = at + ENTRY_BYTES + buffer.readUInt16LE(at + 28);
  const wide = wideFields(buffer.subarray(nameEnd, nameEnd + buffer.readUInt16LE(at + 30)));
  const sizeAt = (offset: number) => {
    const size = buffer.readUInt32LE(at + offset);
    return size === ELSEWHERE ? (wide.shift() ?? size) : size;
  };
  // The 64-bit fields come in this order, and only those that are needed.
  const unpackedBytes = sizeAt(24);
  const packedBytes = sizeAt(20);
  const headerAt = sizeAt(42);
  const flags = buffer.readUInt16LE(at + 8);
  return { flags, method: buffer.readUInt16LE(at + 10), packedBytes, unpackedBytes, headerAt };
}

function wideFields(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.byteLength; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== SIZES_64) continue;
    const field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
    const count = Math.floor(field.byteLength / 8);
    return Array.from({ length: count }, (_, index) => Number(field.readBigUInt64LE(8 * index)));
  }
  return [];
}

function keyOf(name: string): string {
  const isPlain = !name.startsWith("/") && !name.includes("\\");
  return (isPlain ? name : name.replaceAll("\\", "/").replace(/^\/+/, "")).toLowerCase();
}

function unpack(buffer: Buffer, { flags, method, packedBytes, unpackedBytes, headerAt }: Entry): Uint8Array {
  if ((flags & ENCRYPTED) !== 0) throw new ExtractionError("FILE_ENCRYPTED");
  if (!isAt(buffer, LOCAL_HEADER, headerAt, LOCAL_HEADER_BYTES))
    throw new Error("No part where one should be");
  const nameBytes = buffer.readUInt16LE(headerAt + 26);
  const start = headerAt + LOCAL_HEADER_BYTES + nameBytes + buffer.readUInt16LE(headerAt + 28);
  const data = buffer.subarray(start, start + packedBytes);
  if (method === STORED) return data.subarray(0, MAX_PART_BYTES);
  if (method !== DEFLATED) throw new Error(`ZIP method ${method}`);
  return inflate(data, unpackedBytes);
}

const MIN_CHUNK_BYTES = 1024;
const MAX_CHUNK_BYTES = 4 * 1024 * 1024;

/** The size in the directory is only a guess; with it most parts inflate in one step. */
function inflate(data: Buffer, guessedBytes: number): Uint8Array {
  const chunkSize = Math.min(Math.max(guessedBytes + 1, MIN_CHUNK_BYTES), MAX_CHUNK_BYTES);
  try {
    return inflateRawSync(data, { maxOutputLength: MAX_PART_BYTES, chunkSize });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ExtractionError("EXTRACTION_LIMIT", { partBytes: MAX_PART_BYTES }, { cause: error });
  }
}
