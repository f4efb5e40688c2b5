import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { ExtractionError } from "../errors.ts";
import { DirectPort } from "./direct-port.ts";

interface PdfJs {
  readonly api: typeof import("pdfjs-dist");
  readonly engine: typeof import("pdfjs-dist/legacy/build/pdf.worker.min.mjs");
}

export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  /** Tells of every message pdf.js's engine sends; those it returns true for go no further. */
  intercept(isTaken: (message: unknown) => boolean): void;
  /** Bytes of memory that unpacked streams took since the document was opened; what is not yet freed counts too. */
  unpackedBytes(): number;
  /** Ends whatever pdf.js is still doing; may be called again. */
  close(): Promise<void>;
}

let loading: Promise<PdfJs> | undefined;

/**
 * pdf.js and its worker code, which runs in this thread: the isolation is the process around it. The minified
 * files load a quarter faster; the ones that are not "legacy" need functions Node 24 does not have.
 */
export function loadPdfJs(): Promise<PdfJs> {
  loading ??= (async () => {
    const engine = await import("pdfjs-dist/legacy/build/pdf.worker.min.mjs");
    return { engine, api: await import("pdfjs-dist/legacy/build/pdf.min.mjs") };
  })();
  return loading;
}

/**
 * Opens a document. Character maps come from the installed package: without them Japanese text in the standard
 * CJK encodings is lost. Pictures are not decoded, and nothing is prepared for drawing.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  const { api, engine } = await loadPdfJs();
  const [near, far] = DirectPort.pair();
  engine.WorkerMessageHandler.initializeFromPort(far);
  const worker = new api.PDFWorker({ port: near, verbosity: api.VerbosityLevel.ERRORS } as object);
  const task = api.getDocument({
    // pdf.js takes the buffer for itself.
    data: new Uint8Array(bytes),
    worker,
    ...resourceFolders(),
    useSystemFonts: false,
    // Fonts come with their names and without the outlines of their glyphs (see fonts.ts).
    fontExtraProperties: true,
    disableFontFace: false,
    maxImageSize: 1,
    verbosity: api.VerbosityLevel.ERRORS,
  });
  const close = async () => {
    await task.destroy();
    worker.destroy();
  };
  const intercept = (isTaken: (message: unknown) => boolean) => {
    near.intercept = isTaken;
  };
  try {
    const document = await task.promise;
    const heldBytes = process.memoryUsage().arrayBuffers;
    const unpackedBytes = () => process.memoryUsage().arrayBuffers - heldBytes;
    return { document, intercept, unpackedBytes, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function resourceFolders(): { cMapUrl: string; cMapPacked: true; standardFontDataUrl: string } {
  const folder = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
  return {
    cMapUrl: join(folder, "cmaps") + sep,
    cMapPacked: true,
    standardFontDataUrl: join(folder, "standard_fonts") + sep,
  };
}

/** pdf.js's own failures by their names; everything else goes on as it is. */
export function translatePdfError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === "PasswordException") return new ExtractionError("FILE_ENCRYPTED", {}, { cause: error });
  return error;
}
