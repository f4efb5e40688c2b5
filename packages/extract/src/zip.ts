import { promisify } from "node:util";
import { inflateRaw, inflateRawSync } from "node:zlib";
import { type Entry, fromBufferPromise } from "yauzl";
import { ExtractionError } from "./errors.ts";

const MAX_ENTRIES = 20_000;
const MAX_PART_BYTES = 64 * 1024 * 1024;
/** Over all parts read: what overlapping entries could add up to otherwise. */
const MAX_TOTAL_BYTES = 256 * 1024 * 1024;

/** Up to here unpacking takes less time than handing it to another thread. */
const MAX_SYNC_BYTES = 64 * 1024;

const inflate = promisify(inflateRaw);

/** The parts of an Office document, read one at a time and only when asked for. */
export interface Zip {
  has(name: string): boolean;
  /** Part names are case-insensitive (ECMA-376 part 2, 6.2.2). Null where there is no such part. */
  read(name: string): Promise<Uint8Array | null>;
}

/** A document is looked into to tell what it is, and opened again to be read. */
const opened = new WeakMap<Uint8Array, Promise<Zip>>();

/** Sizes in the file's own directory are never believed: each part is inflated under a hard limit. */
export function openZip(bytes: Uint8Array): Promise<Zip> {
  const zip = opened.get(bytes) ?? readDirectory(bytes);
  opened.set(bytes, zip);
  return zip;
}

async function readDirectory(bytes: Uint8Array): Promise<Zip> {
  const buffer = withoutComment(bytes);
  const zip = await fromBufferPromise(buffer, { lazyEntries: true, decodeStrings: false });
  const entries = new Map<string, Entry>();
  let seen = 0;
  for await (const entry of zip.eachEntry()) {
    seen += 1;
    if (seen > MAX_ENTRIES) throw new ExtractionError("EXTRACTION_LIMIT", { entries: MAX_ENTRIES });
    entries.set(keyOf(entry.fileName), entry);
  }
  let totalBytes = 0;
  return {
    has: (name) => entries.has(keyOf(name)),
    async read(name) {
      const entry = entries.get(keyOf(name));
      if (entry === undefined) return null;
      const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
      const part = await unpack(entry, buffer.subarray(fileDataStart, fileDataStart + entry.compressedSize));
      totalBytes += part.byteLength;
      if (totalBytes > MAX_TOTAL_BYTES) throw new ExtractionError("EXTRACTION_LIMIT", { bytes: totalBytes });
      return part;
    },
  };
}

const END_RECORD = Buffer.from("PK\u0005\u0006", "latin1");
const END_RECORD_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;

/**
 * Cuts the archive after its end record. Some writers (and mail gateways) state a wrong comment length or
 * leave bytes behind it, which Office forgives and yauzl does not; nobody needs the comment.
 */
function withoutComment(bytes: Uint8Array): Buffer {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = buffer.lastIndexOf(END_RECORD);
  const isLast = at + END_RECORD_BYTES === buffer.byteLength && buffer.readUInt16LE(at + 20) === 0;
  if (isLast || at < buffer.byteLength - END_RECORD_BYTES - MAX_COMMENT_BYTES) return buffer;
  if (at < 0 || at + END_RECORD_BYTES > buffer.byteLength) return buffer;
  const cut = Buffer.from(buffer.subarray(0, at + END_RECORD_BYTES));
  cut.writeUInt16LE(0, at + 20);
  return cut;
}

/** yauzl gives the raw name when it does not decode, whatever its types say. */
function keyOf(name: string | Uint8Array): string {
  const text = typeof name === "string" ? name : new TextDecoder().decode(name);
  return text.replaceAll("\\", "/").replace(/^\/+/, "").toLowerCase();
}

async function unpack(entry: Entry, data: Buffer): Promise<Uint8Array> {
  if ((entry.generalPurposeBitFlag & 1) !== 0) throw new ExtractionError("FILE_ENCRYPTED");
  if (entry.compressionMethod === 0) return data.subarray(0, MAX_PART_BYTES);
  if (entry.compressionMethod !== 8) throw new Error(`ZIP method ${entry.compressionMethod}`);
  const options = { maxOutputLength: MAX_PART_BYTES };
  try {
    return data.byteLength <= MAX_SYNC_BYTES ? inflateRawSync(data, options) : await inflate(data, options);
  } catch (error) {
    if (error instanceof RangeError) {
      throw new ExtractionError("EXTRACTION_LIMIT", { partBytes: MAX_PART_BYTES }, { cause: error });
    }
    throw error;
  }
}
