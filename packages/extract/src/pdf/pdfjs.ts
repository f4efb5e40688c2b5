import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import type { PDFDocumentLoadingTask } from "pdfjs-dist";
import { ExtractionError } from "../errors.ts";

type PdfJs = typeof import("pdfjs-dist");

let loading: Promise<PdfJs> | undefined;

/** pdf.js and its worker code, which runs in this thread: the isolation is the process around it. */
export function loadPdfJs(): Promise<PdfJs> {
  loading ??= (async () => {
    const worker = await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
    Object.assign(globalThis, { pdfjsWorker: worker });
    return import("pdfjs-dist/legacy/build/pdf.mjs");
  })();
  return loading;
}

/**
 * Starts opening a document. Character maps come from the installed package: without them Japanese
 * text in the standard CJK encodings is lost.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentLoadingTask> {
  const { getDocument, VerbosityLevel } = await loadPdfJs();
  const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  return getDocument({
    // pdf.js takes the buffer for itself.
    data: Uint8Array.from(bytes),
    cMapUrl: join(folder, "cmaps") + sep,
    cMapPacked: true,
    standardFontDataUrl: join(folder, "standard_fonts") + sep,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  } as Parameters<typeof getDocument>[0]);
}

/** pdf.js's own failures by their names; everything else goes on as it is. */
export function translatePdfError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === "PasswordException") return new ExtractionError("FILE_ENCRYPTED", {}, { cause: error });
  return error;
}
