import type { Block, SourceText } from "@quizmill/contract";
import { extractText } from "../extract-text.ts";
import { type PdfLine, type PdfOptions, pdfFile } from "./files.ts";

/** A paragraph of running text, line by line. For tests only. */
export const SENTENCES = [
  "Photosynthesis turns light into chemical energy, and takes place in the",
  "chloroplasts of plants and algae, where chlorophyll absorbs mostly blue and red",
  "light. The oxygen of the air is a product of it, and all food chains begin with",
  "it, whether on land or in the sea, as far down as there is any light at all.",
];

/** Lines at the left margin, from `top` downwards. */
export const body = (top: number, lines: readonly string[] = SENTENCES): PdfLine[] =>
  lines.map((text, index) => ({ text, y: top - 14 * index }));

/** The result of reading a PDF with these pages. */
export const read = (pages: readonly (readonly PdfLine[])[], options: PdfOptions = {}): Promise<SourceText> =>
  extractText(pdfFile(pages, options), "notes.pdf");

export const blocksOf = (source: SourceText): Block[] => source.sections.flatMap(({ blocks }) => blocks);
