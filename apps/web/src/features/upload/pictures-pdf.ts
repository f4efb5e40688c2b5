import { ApiError } from "../../lib/api-error.ts";

/** A page of paper: more is not read better. */
const MAX_PIXELS = 6_000_000;
const QUALITY = 0.85;
/** The longer side of a page, in points: that of A4. */
const LONG_SIDE = 842;

/** A picture as it goes into the document. */
export interface EncodedPicture {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/**
 * A PDF with a page for each picture: upright, not larger than it has to be, and without what cameras write beside the
 * picture, such as the place. Throws ApiError for one that the browser cannot decode.
 */
export async function documentOfPictures(files: readonly File[]): Promise<File> {
  const pages: EncodedPicture[] = [];
  for (const file of files) pages.push(await encoded(file));
  // With the ending of the picture: the set is then named by what it says.
  return new File(pdfOfPictures(pages), `${files[0]?.name ?? ""}.pdf`, { type: "application/pdf" });
}

async function encoded(file: File): Promise<EncodedPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw undecodable(file);
  });
  const ratio = Math.min(1, Math.sqrt(MAX_PIXELS / (bitmap.width * bitmap.height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * ratio));
  canvas.height = Math.max(1, Math.round(bitmap.height * ratio));
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  if (context === null) throw undecodable(file);
  // What is transparent is paper.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (blob === null) throw undecodable(file);
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), width, height };
}

function undecodable({ name, type }: File): ApiError {
  const isHeic = /\.hei[cf]$/i.test(name) || /hei[cf]$/.test(type);
  const code = isHeic ? "HEIC_UNSUPPORTED" : "FILE_DAMAGED";
  return new ApiError({ status: 0, code, message: "a picture that cannot be decoded", url: "" });
}

/** The bytes of the PDF, in pieces. */
export function pdfOfPictures(pages: readonly EncodedPicture[]): Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (piece: string | Uint8Array<ArrayBuffer>) => {
    const bytes = typeof piece === "string" ? encoder.encode(piece) : piece;
    pieces.push(bytes);
    length += bytes.length;
  };
  const writeObject = (head: string, stream?: Uint8Array<ArrayBuffer>) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n${head}\n`);
    if (stream !== undefined) {
      write("stream\n");
      write(stream);
      write("\nendstream\n");
    }
    write("endobj\n");
  };
  const pageNumber = (index: number) => 3 + 3 * index;
  write("%PDF-1.4\n");
  writeObject("<< /Type /Catalog /Pages 2 0 R >>");
  const kids = pages.map((_, index) => `${pageNumber(index)} 0 R`).join(" ");
  writeObject(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const [index, { jpeg, width, height }] of pages.entries()) {
    const scale = LONG_SIDE / Math.max(width, height);
    const [right, top] = [Math.round(width * scale), Math.round(height * scale)];
    const own = pageNumber(index);
    writeObject(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${right} ${top}] /Contents ${own + 1} 0 R /Resources << /XObject << /P ${own + 2} 0 R >> >> >>`,
    );
    const drawing = encoder.encode(`${right} 0 0 ${top} 0 0 cm /P Do`);
    writeObject(`<< /Length ${drawing.length} >>`, drawing);
    writeObject(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    );
  }
  const start = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = offsets.length + 1;
  write(`xref\n0 ${size}\n0000000000 65535 f \n${table}`);
  write(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return pieces;
}
