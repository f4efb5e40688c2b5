import { writeColourPng } from "../pictures/write-png.ts";
import { type Area, renderInColour } from "../recognition/render.ts";
import { PdfDocument } from "./document.ts";
import { translatePdfiumError } from "./pdfium.ts";

/** A part of a page as it is shown, with what is written over its pictures; null if it cannot be drawn. */
export async function renderedArea(bytes: Uint8Array, index: number, area: Area): Promise<Uint8Array | null> {
  try {
    const document = await PdfDocument.open(bytes);
    try {
      const picture = renderInColour(document, index, area);
      return picture === null ? null : writeColourPng(picture);
    } finally {
      document.close();
    }
  } catch (error) {
    // A library that broke is loaded anew. The text is whole without the figure.
    translatePdfiumError(error);
    return null;
  }
}
