import { ExtractionError } from "../errors.ts";
import { PdfDocument } from "../pdf/document.ts";
import { type GrayPicture, scaled, sideOf, upright, withAtMost } from "../pictures/gray.ts";
import { type JpegHead, jpegHead } from "../pictures/jpeg-head.ts";
import { jpegPdf } from "../pictures/jpeg-pdf.ts";
import { type PictureKind, pictureHead, pictureKind } from "../pictures/picture-head.ts";
import { pngHead } from "../pictures/png-head.ts";
import { readPng } from "../pictures/read-png.ts";
import { sniff } from "../sniff.ts";
import { renderPage } from "./render.ts";
import type { Tesseract } from "./tesseract.ts";

/** The pages of a document as pictures. */
export interface Pictures {
  /** As `SourceText.format`. */
  readonly format: string;
  /** Null if the page is damaged. Throws ExtractionError if there is no such page. */
  picture(page: number): Promise<GrayPicture | null>;
  close(): void;
}

/** A sheet of paper from a phone: more pixels read no better. */
const MAX_PIXELS = 6_000_000;
/** The letters of a picture of a screen are too small to be read; below this it is enlarged. */
const SMALL_PIXELS = 1_600_000;
const ENLARGED = 2;
/** Unpacked by the recogniser, a pixel takes four bytes, and as many for a while. */
const MAX_UNPACKED_PIXELS = 25_000_000;

/** Opens a PDF or a picture file. Throws ExtractionError for anything else. */
export async function openPictures(
  bytes: Uint8Array,
  fileName: string,
  tesseract: Tesseract,
): Promise<Pictures> {
  const { name: format } = await sniff(bytes, fileName, { pictures: true });
  if (format === "pdf") return openPdf(bytes);
  const kind = pictureKind(bytes);
  if (kind !== format) throw new ExtractionError("UNSUPPORTED_FILE", { found: "unknown" });
  const picture = await decoded(Buffer.from(bytes), kind, tesseract);
  return {
    format,
    picture: async (page) => (page === 1 ? picture : noSuchPage(page)),
    close: () => {},
  };
}

async function openPdf(bytes: Uint8Array): Promise<Pictures> {
  const document = await PdfDocument.open(bytes);
  return {
    format: "pdf",
    picture: async (page) => (page <= document.pageCount ? renderPage(document, page - 1) : noSuchPage(page)),
    close: () => document.close(),
  };
}

function noSuchPage(page: number): never {
  throw new ExtractionError("FILE_DAMAGED", { reason: "no such page", page });
}

async function decoded(bytes: Buffer, kind: PictureKind, tesseract: Tesseract): Promise<GrayPicture> {
  const head = pictureHead(bytes, kind);
  const picture = await pixelsOf(bytes, kind, tesseract);
  const right = upright(withAtMost(picture, MAX_PIXELS), head.orientation);
  if (right.width * right.height >= SMALL_PIXELS) return right;
  return scaled(right, right.width * ENLARGED, right.height * ENLARGED);
}

async function pixelsOf(bytes: Buffer, kind: PictureKind, tesseract: Tesseract): Promise<GrayPicture> {
  if (kind === "jpeg") {
    const head = jpegHead(bytes);
    return head === null ? noPicture() : jpegPixels(bytes, head);
  }
  if (kind === "png" && pngHead(bytes)?.isInterlaced === false) return readPng(bytes);
  const { width, height } = pictureHead(bytes, kind);
  if (width * height > MAX_UNPACKED_PIXELS)
    throw new ExtractionError("EXTRACTION_LIMIT", { width, height, maxPixels: MAX_UNPACKED_PIXELS });
  return readPng(Buffer.from(tesseract.decode(bytes)));
}

function noPicture(): never {
  throw new ExtractionError("FILE_DAMAGED", { reason: "no picture" });
}

async function jpegPixels(bytes: Buffer, head: JpegHead): Promise<GrayPicture> {
  const ratio = Math.min(1, Math.sqrt(MAX_PIXELS / (head.width * head.height)));
  const page = { width: sideOf(head.width * ratio), height: sideOf(head.height * ratio) };
  const document = await PdfDocument.open(jpegPdf(bytes, head, page));
  try {
    return renderPage(document, 0, 1) ?? noPicture();
  } finally {
    document.close();
  }
}
