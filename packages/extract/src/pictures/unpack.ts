import { LIMITS } from "@quizmill/contract/tables";
import { ExtractionError } from "../errors.ts";
import { renderInColour } from "../recognition/render.ts";
import { fontsFor, pngCodec, svgCodec, webpCodec } from "./codecs.ts";
import { COLOUR, type ColourPicture, uprightColour } from "./colour.ts";
import { readJpeg } from "./jpeg.ts";
import { type JpegHead, jpegHead } from "./jpeg-head.ts";
import { type PictureKind, pictureHead } from "./picture-head.ts";
import { packedJpeg, shown } from "./picture-pdf.ts";
import { bareOf } from "./png-head.ts";
import { svgText } from "./svg-text.ts";
import { webpHead } from "./webp-head.ts";

const { maxSidePixels, maxPixels } = LIMITS.pictures;
/** Small drawings are drawn large enough for a screen with fine pixels. */
const MIN_SVG_SIDE = 800;

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
  png: pngPixels,
  jpeg: jpegPixels,
  webp: webpPixels,
};

const damaged = (kind: string) => new ExtractionError("FILE_DAMAGED", { reason: `not a whole ${kind}` });

async function pngPixels(bytes: Buffer): Promise<ColourPicture> {
  const decode = await pngCodec();
  return picture(await decode(new Uint8Array(bareOf(bytes)).buffer));
}

/** PDFium makes a large one smaller row by row, and shows colours for print, and what can be seen of a damaged one. */
async function jpegPixels(bytes: Buffer): Promise<ColourPicture> {
  const head = jpegHead(bytes);
  if (head === null) throw damaged("jpeg");
  const ratio = maxSidePixels / Math.max(head.width, head.height);
  const whole = ratio < 1 ? null : await readJpeg(bytes);
  if (whole !== null) return whole;
  const seen = await shown(packedJpeg(bytes, head), ratio, (document) => renderInColour(document, 0));
  // Of one that cannot be unpacked at all nothing but one colour is seen.
  const isOneColour = seen.pixels.every((value, at) => value === seen.pixels[at % COLOUR]);
  if (isOneColour && (ratio >= 1 || !(await isWhole(bytes, head)))) throw damaged("jpeg");
  return seen;
}

async function isWhole(bytes: Buffer, { width, height }: JpegHead): Promise<boolean> {
  refuseTooLarge(width, height);
  return (await readJpeg(bytes)) !== null;
}

async function webpPixels(bytes: Buffer): Promise<ColourPicture> {
  if (webpHead(bytes) === null) throw damaged("webp");
  const decode = await webpCodec();
  return picture(await decode(new Uint8Array(bytes).buffer));
}

function picture({
  width,
  height,
  data,
}: Pick<ColourPicture, "width" | "height"> & { data: Uint8ClampedArray }): ColourPicture {
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
  const Resvg = await svgCodec();
  const text = svgText(bytes);
  const drawing = new Resvg(text);
  const { width, height } = drawing;
  if (!(width > 0 && height > 0)) throw damaged("svg");
  drawing.free();
  const side = Math.min(maxSidePixels, Math.max(MIN_SVG_SIDE, Math.max(width, height)));
  const fitTo = { mode: width >= height ? "width" : "height", value: Math.round(side) } as const;
  const scaled = new Resvg(text, { font: { fontBuffers: fontsFor(text) }, fitTo });
  const image = scaled.render();
  const drawn = { width: image.width, height: image.height, pixels: unmultiplied(image.pixels) };
  for (const one of [image, scaled]) one.free();
  return drawn;
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
