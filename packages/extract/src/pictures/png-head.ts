import { ExtractionError } from "../errors.ts";
import { orientationIn, type PictureHead } from "./orientation.ts";

/** Before each chunk: its length and its name. */
const CHUNK_HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;
const SIGNATURE_BYTES = 8;
const NEEDED = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

export interface PngHead extends PictureHead {
  /** Bits of one value. */
  readonly depth: number;
  /** 0 gray, 2 colour, 3 palette, 4 gray with alpha, 6 colour with alpha. */
  readonly colour: number;
  readonly isInterlaced: boolean;
}

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
  /** With its length, name and checksum. */
  readonly whole: Buffer;
}

/** The chunks of a PNG (ISO/IEC 15948, 5.3), as far as they are whole. */
export function* chunksOf(bytes: Buffer): Generator<Chunk> {
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_HEAD_BYTES <= bytes.length) {
    const start = at + CHUNK_HEAD_BYTES;
    const end = start + bytes.readUInt32BE(at);
    if (end + CHECKSUM_BYTES > bytes.length) return;
    const whole = bytes.subarray(at, end + CHECKSUM_BYTES);
    yield { name: bytes.toString("latin1", at + 4, start), data: bytes.subarray(start, end), whole };
    at = end + CHECKSUM_BYTES;
  }
}

/** A PNG with nothing but what its pixels need: other chunks may be damaged, or expand to many times their size. */
export function bareOf(bytes: Buffer): Buffer {
  const needed = [...chunksOf(bytes)].filter(({ name }) => NEEDED.has(name));
  return Buffer.concat([bytes.subarray(0, SIGNATURE_BYTES), ...needed.map(({ whole }) => whole)]);
}

/** Null if it is not a whole PNG. Throws UNSUPPORTED_FILE for an animation. */
export function pngHead(bytes: Buffer): PngHead | null {
  let head: Omit<PngHead, "orientation"> | null = null;
  let orientation = 1;
  for (const { name, data } of chunksOf(bytes)) {
    if (name === "IHDR" && data.length >= 13) head ??= headerOf(data);
    else if (name === "acTL") throw new ExtractionError("UNSUPPORTED_FILE", { found: "animation" });
    else if (name === "eXIf") orientation = orientationIn(data);
    else if (name === "IEND") return head === null ? null : { ...head, orientation };
    if (head === null) return null;
  }
  return null;
}

function headerOf(data: Buffer): Omit<PngHead, "orientation"> {
  const [depth = 0, colour = 0] = data.subarray(8, 10);
  const size = { width: data.readUInt32BE(0), height: data.readUInt32BE(4) };
  return { ...size, depth, colour, isInterlaced: data[12] === 1 };
}
