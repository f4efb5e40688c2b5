/** Small real PDF files, made by hand: one string per line, one array of lines per page. */
export function pdfOf(
  pages: readonly (readonly string[])[],
  options: { isEncrypted?: boolean } = {},
): Buffer<ArrayBuffer> {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...pages.flatMap((lines, index) => pageObjects(lines, 5 + index * 2)),
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const secret = "00".repeat(32);
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${secret}> /U <${secret}> >> /ID [<00> <00>]`;
  const trailer = `<< /Size ${size} /Root 1 0 R ${options.isEncrypted ? encrypt : ""} >>`;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  return Buffer.from(`${body}${table}trailer\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`, "latin1");
}

function pageObjects(lines: readonly string[], contentNumber: number): string[] {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/g, "\\$&")}) Tj T*`).join(" ");
  const stream = `BT /F1 11 Tf 14 TL 60 780 Td ${shown} ET`;
  const resources = "<< /Font << /F1 3 0 R >> >>";
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources ${resources} /Contents ${contentNumber} 0 R >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
}

/** Text as the lines of pages, short enough to be seen. */
export function toPages(text: string, lineChars = 90, linesPerPage = 50): string[][] {
  const lines = text.split("\n").flatMap((line) => {
    const parts = line.match(new RegExp(`.{1,${lineChars}}(?:\\s|$)`, "g"));
    return parts ?? [""];
  });
  const pages: string[][] = [];
  for (let start = 0; start < lines.length; start += linesPerPage)
    pages.push(lines.slice(start, start + linesPerPage));
  return pages;
}

/** A form as the browser sends it. */
export function formOf(bytes: Uint8Array<ArrayBuffer> | string, fileName: string, field = "file"): FormData {
  const form = new FormData();
  form.append(field, new Blob([bytes]), fileName);
  return form;
}
