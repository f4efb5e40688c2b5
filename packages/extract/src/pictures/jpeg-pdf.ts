import type { JpegHead } from "./jpeg-head.ts";

const COLOURS: Readonly<Record<number, string>> = { 1: "/DeviceGray", 3: "/DeviceRGB", 4: "/DeviceCMYK" };

/**
 * A PDF of one page, so large in points, that shows a JPEG: PDFium then decodes it row by row, in the size that is
 * needed.
 */
export function jpegPdf(
  bytes: Uint8Array,
  head: JpegHead,
  page: { width: number; height: number },
): Uint8Array {
  const { width, height, components, isAdobe } = head;
  const inverted = components === 4 && isAdobe ? "/Decode [1 0 1 0 1 0 1 0]" : "";
  const colours = COLOURS[components] ?? "/DeviceRGB";
  const content = `${page.width} 0 0 ${page.height} 0 0 cm /P Do`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /XObject << /P 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colours} ${inverted} /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.byteLength} >>\nstream\n`,
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
