import { createHash } from "node:crypto";
import type { QuestionPicture } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import type { PictureEdit } from "@quizmill/interchange";
import { type ColourPicture, isOpaque, smaller, withSides } from "./colour.ts";
import { edited } from "./edits.ts";
import { canBeJpeg, isWrittenHere, writeJpeg } from "./jpeg.ts";
import { pictureHead, pictureKind } from "./picture-head.ts";
import { isSvg } from "./svg-text.ts";
import { unpacked } from "./unpack.ts";
import { writeColourPng } from "./write-png.ts";

const { maxBytes, maxSidePixels, fileMaxBytes } = LIMITS.pictures;
/** What a photo needs, and less where it is too large. */
const QUALITIES = [85, 75, 60];
const SMALLER = 0.75;
/** A PNG of more bytes is a photo, if it takes so many times what it takes as a JPEG. */
const PHOTO_FROM_BYTES = 100 * 1024;
const PHOTO_TIMES = 3;

/**
 * A picture that a stranger sent, made anew: nothing but its pixels is left. What was made here comes out of
 * here as it went in, byte for byte, unless it is edited. Null for what is no picture, is damaged, or would take too much to unpack.
 */
export async function reencoded(bytes: Uint8Array, edit?: PictureEdit): Promise<QuestionPicture | null> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = pictureKind(buffer) ?? otherKind(buffer);
  if (kind === null || bytes.byteLength > fileMaxBytes) return null;
  try {
    if (kind === "jpeg") return await newJpeg(buffer, edit);
    return await packed(withSides(edited(await unpacked(buffer, kind), edit), maxSidePixels));
  } catch {
    // What parsers of others throw at a damaged picture is of every kind.
    return null;
  }
}

function otherKind(bytes: Buffer): "gif" | "svg" | null {
  if (/^GIF8[79]a/.test(bytes.toString("latin1", 0, 6))) return "gif";
  return isSvg(bytes) ? "svg" : null;
}

async function newJpeg(bytes: Buffer, edit: PictureEdit | undefined): Promise<QuestionPicture> {
  const { width, height } = pictureHead(bytes, "jpeg");
  const isSmall = Math.max(width, height) <= maxSidePixels && bytes.byteLength <= maxBytes;
  if (edit === undefined && isSmall && (await isWrittenHere(bytes, QUALITIES)))
    return pictureOf({ width, height }, "image/jpeg", bytes);
  const picture = edited(await unpacked(bytes, "jpeg"), edit);
  return canBeJpeg(picture) ? asJpeg(picture) : packed(picture);
}

async function packed(picture: ColourPicture): Promise<QuestionPicture> {
  const png = writeColourPng(picture);
  const isSmall = png.byteLength <= maxBytes;
  if (isSmall && png.byteLength < PHOTO_FROM_BYTES) return pictureOf(picture, "image/png", png);
  if (isOpaque(picture) && canBeJpeg(picture)) {
    const jpeg = await asJpeg(picture);
    if (!isSmall || sizeOf(jpeg) * PHOTO_TIMES < png.byteLength) return jpeg;
  }
  return isSmall ? pictureOf(picture, "image/png", png) : packed(smaller(picture, SMALLER));
}

const sizeOf = ({ base64 }: QuestionPicture) => Buffer.byteLength(base64, "base64");

async function asJpeg(picture: ColourPicture): Promise<QuestionPicture> {
  for (const quality of QUALITIES) {
    const jpeg = await writeJpeg(picture, quality);
    if (jpeg.byteLength <= maxBytes) return pictureOf(picture, "image/jpeg", jpeg);
  }
  return asJpeg(smaller(picture, SMALLER));
}

function pictureOf(
  { width, height }: Pick<ColourPicture, "width" | "height">,
  type: QuestionPicture["type"],
  bytes: Uint8Array,
): QuestionPicture {
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { hash, type, width, height, base64: Buffer.from(bytes).toString("base64") };
}
