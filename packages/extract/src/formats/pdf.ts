import type { Format } from "../format.ts";

/** PDF (ISO 32000), through PDFium. */
export const pdf: Format = {
  name: "pdf",
  recognises: ({ magic }) => magic === "pdf",
  async load() {
    const [{ readPdf }, { loadPdfium }] = await Promise.all([
      import("../pdf/read-pdf.ts"),
      import("../pdf/pdfium.ts"),
    ]);
    await loadPdfium();
    return readPdf;
  },
};
