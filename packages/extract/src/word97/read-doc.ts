import BufferReader from "word-extractor/lib/buffer-reader.js";
import { withoutCircles } from "../compound-chains.ts";
import { type CompoundFile, readCompoundFile } from "../compound-file.ts";
import { ExtractionError } from "../errors.ts";
import { collectParts, type Part, type Reading } from "../reading.ts";
import { lineParts } from "../text-lines.ts";
import { KnownLines } from "./known-lines.ts";
import { readParagraphs } from "./paragraphs.ts";
import { WordText } from "./word-text.ts";

const FIB_MAGIC = 0xa5ec;
const FIB_FLAGS_OFFSET = 10;
const FIB_ENCRYPTED = 0x0100;

/** Throws OLD_FORMAT for formats before Word 97, FILE_ENCRYPTED, and what word-extractor throws. */
export async function readDoc(bytes: Uint8Array): Promise<Reading> {
  const container = readCompoundFile(bytes);
  checkFileInformation(container);
  const document = await new WordText().extract(new BufferReader(Buffer.from(withoutCircles(bytes))));
  const raw = { filterUnicode: false };
  const texts = [document.getBody(raw), document.getTextboxes({ ...raw, includeHeadersAndFooters: false })];
  const notes = [document.getFootnotes(raw), document.getEndnotes(raw)];
  const known = new KnownLines(paragraphsOf(container));
  const gathered = await collectParts((add) => {
    for (const text of texts) partsOf(text, known).forEach(add);
    for (const text of notes) for (const part of partsOf(text, known)) add(asNote(part));
  });
  return { title: null, pageCount: null, pagesWithText: null, ...gathered };
}

/** Styles are read beside the text. If their structures are damaged, the look of lines must do. */
function paragraphsOf(container: CompoundFile): readonly Part[] {
  try {
    return readParagraphs((name) => container.stream(name));
  } catch {
    return [];
  }
}

function asNote(part: Part): Part {
  return { ...part, kind: part.kind === "definition" ? part.kind : "paragraph", role: "footnote" };
}

/** Checks the file information block for what word-extractor would fail on (MS-DOC 2.5.2). */
function checkFileInformation(container: CompoundFile): void {
  const stream = container.stream("WordDocument");
  if (stream === null || stream.byteLength < 32) throw new Error("No file information block");
  const fib = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  if (fib.getUint16(0, true) !== FIB_MAGIC) throw new ExtractionError("OLD_FORMAT", { found: "Word 6/95" });
  if ((fib.getUint16(FIB_FLAGS_OFFSET, true) & FIB_ENCRYPTED) !== 0) {
    throw new ExtractionError("FILE_ENCRYPTED");
  }
}

function partsOf(text: string, known: KnownLines): Part[] {
  const lines = linesOf(withoutOptionalHyphens(text));
  return lineParts(lines, { known: (line) => known.take(line) });
}

/**
 * word-extractor 1.0.4 has no replacement for the optional hyphen (0x1F) and writes "undefined" into the word.
 * Between letters it is never the English word.
 */
function withoutOptionalHyphens(text: string): string {
  return text.replace(/(?<=\p{L})undefined(?=\p{L})/gu, "");
}

/** Each line is a paragraph; the cells of a table row are separated by tabs. */
function linesOf(text: string): string[] {
  return text.split(/[\r\n\f\v]/);
}
