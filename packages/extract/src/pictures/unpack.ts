import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { LIMITS } from "@quizmill/contract/tables";
import { ExtractionError } from "../errors.ts";
import { PdfDocument } from "../pdf/document.ts";
import { renderInColour } from "../recognition/render.ts";
import { type ColourPicture, uprightColour } from "./colour.ts";
import { sideOf } from "./gray.ts";
import { jpegHead } from "./jpeg-head.ts";
import { jpegPdf } from "./jpeg-pdf.ts";
import { type PictureKind, pictureHead } from "./picture-head.ts";
import { readColourPng } from "./read-png.ts";
import { webpHead } from "./webp-head.ts";

const { maxSidePixels, maxPixels } = LIMITS.pictures;
/** Small drawings are drawn large enough for a screen with fine pixels. */
const MIN_SVG_SIDE = 800;
/** Loaded for the first picture of its kind. */
let webp: Promise<void> | undefined;
let svg: Promise<void> | undefined;
const fileIn = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name));

/** The pixels of a picture, upright. Throws ExtractionError. */
export async function unpacked(bytes: Buffer, kind: PictureKind | "gif" | "svg"): Promise<ColourPicture> {
  if (kind === "gif") return gifPixels(bytes);
  if (kind === "svg") return svgPixels(bytes);
  const { width, height, orientation } = pictureHead(bytes, kind);
  if (kind !== "jpeg") refuseTooLarge(width, height);
  return uprightColour(await PIXELS[kind](bytes), orientation);
}

function refuseTooLarge(width: number, height: number): void {
  if (width * height > maxPixels) throw new ExtractionError("EXTRACTION_LIMIT", { width, height, maxPixels });
}

const PIXELS: { readonly [Kind in PictureKind]: (bytes: Buffer) => Promise<ColourPicture> } = {
  png: readColourPng,
  jpeg: jpegPixels,
  webp: webpPixels,
};

const damaged = (kind: string) => new ExtractionError("FILE_DAMAGED", { reason: `not a whole ${kind}` });

/** PDFium unpacks it row by row, in the size that is needed. */
async function jpegPixels(bytes: Buffer): Promise<ColourPicture> {
  const head = jpegHead(bytes);
  if (head === null) throw damaged("jpeg");
  const ratio = Math.min(1, maxSidePixels / Math.max(head.width, head.height));
  const page = { width: sideOf(head.width * ratio), height: sideOf(head.height * ratio) };
  const document = await PdfDocument.open(jpegPdf(bytes, head, page));
  try {
    const picture = renderInColour(document, 0);
    if (picture === null) throw damaged("jpeg");
    return picture;
  } finally {
    document.close();
  }
}

async function webpPixels(bytes: Buffer): Promise<ColourPicture> {
  if (webpHead(bytes) === null) throw damaged("webp");
  const { default: decode, init } = await import("@jsquash/webp/decode.js");
  webp ??= init({ wasmBinary: fileIn("@jsquash/webp/codec/dec/webp_dec.wasm") });
  await webp;
  const { width, height, data } = await decode(new Uint8Array(bytes).buffer);
  return { width, height, pixels: new Uint8Array(data.buffer) };
}

/** The first frame. */
async function gifPixels(bytes: Buffer): Promise<ColourPicture> {
  if (bytes.length < 10) throw damaged("gif");
  refuseTooLarge(bytes.readUInt16LE(6), bytes.readUInt16LE(8));
  const { GifReader } = await import("omggif");
  const reader = new GifReader(bytes);
  const { width, height } = reader;
  if (width === 0 || height === 0 || reader.numFrames() === 0) throw damaged("gif");
  const frame = reader.frameInfo(0);
  // A frame that reaches beyond its picture would be written beyond it.
  if (frame.x + frame.width > width || frame.y + frame.height > height) throw damaged("gif");
  const pixels = new Uint8Array(width * height * 4);
  reader.decodeAndBlitFrameRGBA(0, pixels);
  return { width, height, pixels };
}

/** Drawn on glass: nothing of it is run, and nothing is fetched. */
async function svgPixels(bytes: Buffer): Promise<ColourPicture> {
  const { initWasm, Resvg } = await import("@resvg/resvg-wasm");
  svg ??= initWasm(fileIn("@resvg/resvg-wasm/index_bg.wasm"));
  await svg;
  const drawing = new Resvg(bytes.toString("utf8"), { font: { loadSystemFonts: false } });
  const { width, height } = drawing;
  if (!(width > 0 && height > 0)) throw damaged("svg");
  drawing.free();
  const side = Math.min(maxSidePixels, Math.max(MIN_SVG_SIDE, Math.max(width, height)));
  const fitTo = { mode: width >= height ? "width" : "height", value: Math.round(side) } as const;
  const scaled = new Resvg(bytes.toString("utf8"), { font: { loadSystemFonts: false }, fitTo });
  const image = scaled.render();
  const picture = { width: image.width, height: image.height, pixels: unmultiplied(image.pixels) };
  for (const one of [image, scaled]) one.free();
  return picture;
}

/** Colours that were multiplied by how opaque they are. */
function unmultiplied(pixels: Uint8Array): Uint8Array {
  const own = Uint8Array.from(pixels);
  for (let at = 0; at < own.length; at += 4) {
    const opaque = own[at + 3] ?? 0;
    if (opaque === 255 || opaque === 0) continue;
    for (let i = 0; i < 3; i += 1)
      own[at + i] = Math.min(255, Math.round(((own[at + i] ?? 0) * 255) / opaque));
  }
  return own;
}
