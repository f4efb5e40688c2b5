import { ExtractionError } from "../errors.ts";
import { PdfDocument } from "../pdf/document.ts";
import { sideOf } from "./gray.ts";
import type { JpegHead } from "./jpeg-head.ts";
import { chunksOf, type PngHead } from "./png-head.ts";

/** The packed pixels of a picture, and how a PDF says what they are. */
export interface PackedPixels {
  readonly width: number;
  readonly height: number;
  readonly dictionary: string;
  readonly bytes: Uint8Array;
}

const COLOURS: Readonly<Record<number, string>> = { 1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK" };

export function packedJpeg(bytes: Uint8Array, head: JpegHead): PackedPixels {
  const { width, height, components, isAdobe } = head;
  const inverted = components === 4 && isAdobe ? "/Decode [1 0 1 0 1 0 1 0]" : "";
  const colours = COLOURS[components] ?? "/DeviceRGB";
  const dictionary = `/ColorSpace ${colours} ${inverted} /BitsPerComponent 8 /Filter /DCTDecode`;
  return { width, height, dictionary, bytes };
}

/** Null for one through which paper shines, or that is interlaced: a PDF has no such pixels. */
export function packedPng(bytes: Buffer, head: PngHead): PackedPixels | null {
  const { width, height, depth, colour, isInterlaced } = head;
  const chunks = [...chunksOf(bytes)];
  const all = (wanted: string) => chunks.flatMap(({ name, data }) => (name === wanted ? [data] : []));
  const values = PNG_VALUES[colour];
  if (values === undefined || isInterlaced || all("tRNS").length > 0) return null;
  const palette = all("PLTE")[0] ?? Buffer.alloc(0);
  const indexed = `[/Indexed /DeviceRGB ${Math.floor(palette.length / 3) - 1} <${palette.toString("hex")}>]`;
  const rows = `/DecodeParms << /Predictor 15 /Colors ${values} /BitsPerComponent ${depth} /Columns ${width} >>`;
  const dictionary = `/ColorSpace ${colour === PALETTE ? indexed : COLOURS[values]} /BitsPerComponent ${depth} /Filter /FlateDecode ${rows}`;
  return { width, height, dictionary, bytes: Buffer.concat(all("IDAT")) };
}

/** Values of a pixel, by the kind of colour of a PNG without transparency. */
const PNG_VALUES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1 };
const PALETTE = 3;

/**
 * Shows a picture through PDFium, which unpacks it row by row, made smaller by a ratio. Throws FILE_DAMAGED if nothing
 * can be shown.
 */
export async function shown<Picture>(
  pixels: PackedPixels,
  ratio: number,
  render: (document: PdfDocument) => Picture | null,
): Promise<Picture> {
  const document = await PdfDocument.open(pictureAsPdf(pixels, Math.min(1, ratio)));
  try {
    const picture = render(document);
    if (picture === null) throw new ExtractionError("FILE_DAMAGED", { reason: "no picture" });
    return picture;
  } finally {
    document.close();
  }
}

/** A PDF of one page, so large in points. */
function pictureAsPdf({ width, height, dictionary, bytes }: PackedPixels, ratio: number): Uint8Array {
  const [across, down] = [sideOf(width * ratio), sideOf(height * ratio)];
  const content = `${across} 0 0 ${down} 0 0 cm /P Do`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Resources << /XObject << /P 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${dictionary} /Length ${bytes.byteLength} >>\nstream\n`,
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}${index === objects.length - 1 ? "" : "\nendobj\n"}`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const end = "\nendstream\nendobj\n";
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n`;
  const start = text.length + bytes.byteLength + end.length;
  return Buffer.concat([
    Buffer.from(text, "latin1"),
    bytes,
    Buffer.from(`${end}${table}${trailer}${start}\n%%EOF\n`, "latin1"),
  ]);
}
