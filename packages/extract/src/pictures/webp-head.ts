import { ExtractionError } from "../errors.ts";
import { orientationIn, type PictureHead } from "./orientation.ts";

/** In the first byte of the chunk VP8X (WebP Container Specification). */
const ANIMATION = 0x02;
const SIDE_BITS = 0x3fff;

/** Null if it is not a whole WebP. Throws UNSUPPORTED_FILE for an animation. */
export function webpHead(bytes: Buffer): PictureHead | null {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 > bytes.length) return null;
  let size: { width: number; height: number } | null = null;
  let orientation = 1;
  for (const { name, data } of chunksOf(bytes)) {
    if (name === "ANIM" || name === "ANMF" || (name === "VP8X" && ((data[0] ?? 0) & ANIMATION) !== 0))
      throw new ExtractionError("UNSUPPORTED_FILE", { found: "animation" });
    // A frame says its own size; the canvas around it may say another.
    if (name === "VP8 " || name === "VP8L" || name === "VP8X") size = larger(size, sizeIn(name, data));
    if (name === "EXIF") orientation = orientationIn(data.subarray(data.indexOf("Exif") === 0 ? 6 : 0));
  }
  return size === null ? null : { ...size, orientation };
}

function* chunksOf(bytes: Buffer): Generator<{ name: string; data: Buffer }> {
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > bytes.length) return;
    yield { name: bytes.toString("latin1", at, at + 4), data: bytes.subarray(at + 8, at + 8 + length) };
    at += 8 + length + (length % 2);
  }
}

type Size = Pick<PictureHead, "width" | "height">;

function sizeIn(name: string, data: Buffer): Size {
  if (data.length < 10) return { width: 0, height: 0 };
  if (name === "VP8X") return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  if (name === "VP8 ")
    return { width: data.readUInt16LE(6) & SIDE_BITS, height: data.readUInt16LE(8) & SIDE_BITS };
  const bits = data.readUInt32LE(1);
  return { width: (bits & SIDE_BITS) + 1, height: ((bits >>> 14) & SIDE_BITS) + 1 };
}

function larger(one: Size | null, other: Size): Size {
  if (one === null) return other;
  return { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) };
}
