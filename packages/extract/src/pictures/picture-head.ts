import { LIMITS } from "@quizmill/contract/tables";
import { ExtractionError } from "../errors.ts";
import { jpegHead } from "./jpeg-head.ts";
import type { PictureHead } from "./orientation.ts";
import { pngHead } from "./png-head.ts";
import { webpHead } from "./webp-head.ts";

export type PictureKind = "png" | "jpeg" | "webp";

const HEADS: Readonly<Record<PictureKind, (bytes: Buffer) => PictureHead | null>> = {
  png: pngHead,
  jpeg: jpegHead,
  webp: webpHead,
};

/**
 * Reads the head of a picture, and decodes nothing. Throws FILE_DAMAGED if it is not whole, UNSUPPORTED_FILE for an
 * animation, EXTRACTION_LIMIT if it has too many pixels.
 */
export function pictureHead(bytes: Uint8Array, kind: PictureKind): PictureHead {
  const head = HEADS[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (head === null) throw new ExtractionError("FILE_DAMAGED", { reason: `not a whole ${kind}` });
  const { width, height } = head;
  const { pictureMaxPixels, pictureMaxSidePixels } = LIMITS.recognition;
  if (width === 0 || height === 0) throw new ExtractionError("FILE_DAMAGED", { reason: "no pixels" });
  if (width * height > pictureMaxPixels || Math.max(width, height) > pictureMaxSidePixels)
    throw new ExtractionError("EXTRACTION_LIMIT", { width, height, maxPixels: pictureMaxPixels });
  return head;
}

/** Which of the three it is, by its first bytes; null for anything else. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const start = Buffer.from(bytes.subarray(0, 12));
  if (start.toString("hex", 0, 4) === "89504e47") return "png";
  if (start.toString("hex", 0, 3) === "ffd8ff") return "jpeg";
  const isWebp = start.toString("latin1", 0, 4) === "RIFF" && start.toString("latin1", 8, 12) === "WEBP";
  return isWebp ? "webp" : null;
}
