import { createHash } from "node:crypto";
import type { QuestionPicture } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import { ExtractionError } from "../errors.ts";
import { type ColourPicture, isOpaque, smaller, withSides } from "./colour.ts";
import { jpegHead } from "./jpeg-head.ts";
import { readCoefficients } from "./jpeg-scans.ts";
import { pictureKind } from "./picture-head.ts";
import { unpacked } from "./unpack.ts";
import { isWritable, writeCoefficients, writeJpeg } from "./write-jpeg.ts";
import { writeColourPng } from "./write-png.ts";

const { maxBytes, maxSidePixels, fileMaxBytes } = LIMITS.pictures;
/** What a photo needs, and less where it is too large. */
const QUALITIES = [85, 75, 60];
const SMALLER = 0.75;
/** A PNG of more bytes is a photo, if it takes so many times what it takes as a JPEG. */
const PHOTO_FROM_BYTES = 100 * 1024;
const PHOTO_TIMES = 3;
const SVG_HEAD_CHARS = 1_000;

/**
 * A picture that a stranger sent, made anew: nothing but its pixels is left. JPEG keeps its coefficients, and what fits
 * a PNG its pixels, so that what was made here comes out of here as it went in, byte for byte. Null for what is no
 * picture, is damaged, or would take too much to unpack.
 */
export async function reencoded(bytes: Uint8Array): Promise<QuestionPicture | null> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = pictureKind(buffer) ?? otherKind(buffer);
  if (kind === null || bytes.byteLength > fileMaxBytes) return null;
  try {
    const kept = kind === "jpeg" ? withItsCoefficients(buffer) : null;
    return kept ?? packed(withSides(await unpacked(buffer, kind), maxSidePixels));
  } catch {
    // What parsers of others throw at a damaged picture is of every kind.
    return null;
  }
}

function otherKind(bytes: Buffer): "gif" | "svg" | null {
  if (/^GIF8[79]a/.test(bytes.toString("latin1", 0, 6))) return "gif";
  const head = bytes.toString("utf8", 0, SVG_HEAD_CHARS).replace(/^\uFEFF/, "");
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/i.test(head)
    ? "svg"
    : null;
}

/** Null if it must be unpacked: it is too large, lies on its side, or is of a rare kind. */
function withItsCoefficients(bytes: Buffer): QuestionPicture | null {
  const head = jpegHead(bytes);
  if (head === null) throw new ExtractionError("FILE_DAMAGED", { reason: "not a whole jpeg" });
  if (head.orientation !== 1 || head.isRgb) return null;
  const coefficients = readCoefficients(bytes, maxSidePixels);
  if (coefficients === null || !isWritable(coefficients)) return null;
  const written = writeCoefficients(coefficients);
  return written.byteLength > maxBytes ? null : pictureOf(coefficients, "image/jpeg", written);
}

function packed(picture: ColourPicture): QuestionPicture {
  const png = writeColourPng(picture);
  const isSmall = png.byteLength <= maxBytes;
  if (isSmall && png.byteLength < PHOTO_FROM_BYTES) return pictureOf(picture, "image/png", png);
  if (isOpaque(picture)) {
    const jpeg = writeJpeg(picture, QUALITIES[0] ?? 1);
    if (!isSmall || jpeg.byteLength * PHOTO_TIMES < png.byteLength) return asJpeg(picture, jpeg);
  }
  return isSmall ? pictureOf(picture, "image/png", png) : packed(smaller(picture, SMALLER));
}

function asJpeg(picture: ColourPicture, best: Uint8Array): QuestionPicture {
  if (best.byteLength <= maxBytes) return pictureOf(picture, "image/jpeg", best);
  for (const quality of QUALITIES.slice(1)) {
    const written = writeJpeg(picture, quality);
    if (written.byteLength <= maxBytes) return pictureOf(picture, "image/jpeg", written);
  }
  const less = smaller(picture, SMALLER);
  return asJpeg(less, writeJpeg(less, QUALITIES[0] ?? 1));
}

function pictureOf(
  { width, height }: Pick<ColourPicture, "width" | "height">,
  type: QuestionPicture["type"],
  bytes: Uint8Array,
): QuestionPicture {
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { hash, type, width, height, base64: Buffer.from(bytes).toString("base64") };
}
