import { ExtractionError } from "../errors.ts";
import type { Format } from "../format.ts";
import { PdfDocument } from "../pdf/document.ts";
import { below, type GrayPicture, scaled, upright, withAtMost } from "../pictures/gray.ts";
import { jpegHead } from "../pictures/jpeg-head.ts";
import type { PictureHead } from "../pictures/orientation.ts";
import { type PictureKind, pictureHead, pictureKind } from "../pictures/picture-head.ts";
import { type PackedPixels, packedJpeg, packedPng, shown } from "../pictures/picture-pdf.ts";
import { pngHead } from "../pictures/png-head.ts";
import { sniff } from "../sniff.ts";
import { openZip } from "../zip.ts";
import { renderPage } from "./render.ts";
import type { Tesseract } from "./tesseract.ts";

/** The pages of a document as pictures. */
export interface Pictures {
  /** As `SourceText.format`. */
  readonly format: string;
  /** What it has for pages. */
  readonly place: "page" | "slide";
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

/** Opens a PDF, a picture file, or an Office document with pictures. Throws ExtractionError for anything else. */
export async function openPictures(
  bytes: Uint8Array,
  fileName: string,
  tesseract: Tesseract,
): Promise<Pictures> {
  const format = await sniff(bytes, fileName, { pictures: true });
  if (format.name === "pdf") return openPdf(bytes);
  if (format.isPicture !== true) return openPackage(bytes, format, tesseract);
  const kind = pictureKind(bytes);
  if (kind !== format.name) throw new ExtractionError("UNSUPPORTED_FILE", { found: "unknown" });
  const picture = await decoded(Buffer.from(bytes), kind, tesseract);
  return {
    format: format.name,
    place: "page",
    picture: async (page) => (page === 1 ? picture : noSuchPage(page)),
    close: () => {},
  };
}

/** The document is read again: its reading knows which pictures are a page, and which of them a slide shows. */
async function openPackage(bytes: Uint8Array, format: Format, tesseract: Tesseract): Promise<Pictures> {
  const read = await format.load();
  const { pictures } = await read(bytes);
  if (pictures === undefined) throw new ExtractionError("UNSUPPORTED_FILE", { found: "unknown" });
  const zip = openZip(bytes);
  return {
    format: format.name,
    place: format.name === "pptx" ? "slide" : "page",
    async picture(page) {
      const shown: GrayPicture[] = [];
      for (const name of pictures.get(page) ?? noSuchPage(page)) {
        const part = zip.read(name);
        const kind = part && pictureKind(part);
        if (part && kind) shown.push(...(await unlessDamaged(decoded(Buffer.from(part), kind, tesseract))));
      }
      return shown.length === 0 ? null : withAtMost(below(shown), MAX_PIXELS);
    },
    close: () => {},
  };
}

/** Beside a damaged picture a slide may have whole ones. */
async function unlessDamaged(decoding: Promise<GrayPicture>): Promise<GrayPicture[]> {
  try {
    return [await decoding];
  } catch (error) {
    if (error instanceof ExtractionError && error.code === "FILE_DAMAGED") return [];
    throw error;
  }
}

async function openPdf(bytes: Uint8Array): Promise<Pictures> {
  const document = await PdfDocument.open(bytes);
  return {
    format: "pdf",
    place: "page",
    picture: async (page) => (page <= document.pageCount ? renderPage(document, page - 1) : noSuchPage(page)),
    close: () => document.close(),
  };
}

function noSuchPage(page: number): never {
  throw new ExtractionError("FILE_DAMAGED", { reason: "no such page", page });
}

/** PDFium knows no WebP, and a PDF no pixels on glass: the recogniser unpacks those first, in gray. */
async function decoded(bytes: Buffer, kind: PictureKind, tesseract: Tesseract): Promise<GrayPicture> {
  const head = pictureHead(bytes, kind);
  const pixels = packed(bytes, kind) ?? packedInGray(bytes, head, tesseract);
  const ratio = Math.sqrt(MAX_PIXELS / (head.width * head.height));
  const picture = await shown(pixels, ratio, (document) => renderPage(document, 0, 1));
  const right = upright(picture, head.orientation);
  if (right.width * right.height >= SMALL_PIXELS) return right;
  return scaled(right, right.width * ENLARGED, right.height * ENLARGED);
}

function packed(bytes: Buffer, kind: PictureKind): PackedPixels | null {
  if (kind === "webp") return null;
  if (kind === "jpeg") return packedJpeg(bytes, jpegHead(bytes) ?? noPicture());
  return packedPng(bytes, pngHead(bytes) ?? noPicture());
}

function packedInGray(bytes: Buffer, { width, height }: PictureHead, tesseract: Tesseract): PackedPixels {
  if (width * height > MAX_UNPACKED_PIXELS)
    throw new ExtractionError("EXTRACTION_LIMIT", { width, height, maxPixels: MAX_UNPACKED_PIXELS });
  return packed(Buffer.from(tesseract.decode(bytes)), "png") ?? noPicture();
}

function noPicture(): never {
  throw new ExtractionError("FILE_DAMAGED", { reason: "no picture" });
}
