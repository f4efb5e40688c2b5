import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { loadReader } from "@quizmill/extract/load-reader";

/** The result of reading a document. */
export interface ReadResult {
  readonly text: string;
  /** Pages or slides, if the reader reports them. */
  readonly pages: number | null;
}

/** One way to get a document's text: ours, or one it is compared with. */
export interface Reader {
  readonly name: string;
  /** Formats it reads; null for all. */
  readonly formats: readonly string[] | null;
  /** Whether it can be used here. */
  isThere(): Promise<boolean>;
  /** Loads what it needs on its first call, which therefore takes longer. */
  read(bytes: Uint8Array, file: string): Promise<ReadResult>;
}

const always = async () => true;

/** Loads only on the first call: Node takes time even for a module that is loaded already, and that is not reading. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load();
    return loading;
  };
}

const libraries = {
  extract: once(loadReader),
  pdfJs: once(() => import("pdfjs-dist/legacy/build/pdf.mjs")),
  unpdf: once(() => import("unpdf")),
  mammoth: once(() => import("mammoth")),
  wordExtractor: once(() => import("word-extractor")),
};

/** As the product runs it: built. Its plain text leaves out what only a speaker sees. */
const quizmill: Reader = {
  name: "quizmill",
  formats: null,
  isThere: always,
  async read(bytes, file) {
    const { extractText, plainText } = await libraries.extract();
    const source = await extractText(bytes, path.basename(file));
    return { text: plainText(source), pages: source.pageCount };
  },
};

/** Every item's text in the order of the file, as pdf.js returns it, without any processing. */
const pdfJs: Reader = {
  name: "pdf.js",
  formats: ["pdf"],
  isThere: always,
  async read(bytes) {
    const { getDocument, VerbosityLevel } = await libraries.pdfJs();
    const folder = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
    const task = getDocument({
      data: Uint8Array.from(bytes),
      cMapUrl: path.join(folder, "cmaps/"),
      cMapPacked: true,
      verbosity: VerbosityLevel.ERRORS,
      standardFontDataUrl: path.join(folder, "standard_fonts/"),
    });
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
    }
    await task.destroy();
    return { text: pages.join("\n"), pages: pages.length };
  },
};

const unpdf: Reader = {
  name: "unpdf",
  formats: ["pdf"],
  isThere: always,
  async read(bytes) {
    const { extractText } = await libraries.unpdf();
    const { text, totalPages } = await extractText(Uint8Array.from(bytes), { mergePages: true });
    return { text, pages: totalPages };
  },
};

/** A program of its own: each document includes its start. */
const pdftotext: Reader = {
  name: "pdftotext",
  formats: ["pdf"],
  isThere: () => promisify(execFile)("pdftotext", ["-v"]).then(always, async () => false),
  async read(_bytes, file) {
    const options = { maxBuffer: 256 * 1024 * 1024 };
    const { stdout } = await promisify(execFile)("pdftotext", ["-enc", "UTF-8", file, "-"], options);
    return { text: stdout, pages: stdout.split("\f").length - 1 };
  },
};

const mammoth: Reader = {
  name: "mammoth",
  formats: ["docx"],
  isThere: always,
  async read(bytes) {
    const { default: library } = await libraries.mammoth();
    return { text: (await library.extractRawText({ buffer: Buffer.from(bytes) })).value, pages: null };
  },
};

const wordExtractor: Reader = {
  name: "word-extractor",
  formats: ["doc"],
  isThere: always,
  async read(bytes) {
    const { default: WordExtractor } = await libraries.wordExtractor();
    const document = await new WordExtractor().extract(Buffer.from(bytes));
    const parts = [document.getBody(), document.getFootnotes(), document.getEndnotes()];
    return { text: [...parts, document.getTextboxes()].join("\n"), pages: null };
  },
};

/** Ours first; the others are yardsticks. */
export const READERS: readonly Reader[] = [quizmill, pdfJs, unpdf, pdftotext, mammoth, wordExtractor];
