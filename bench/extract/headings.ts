import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { extractText } from "@quizmill/extract";
import mammoth from "mammoth";
import type { BenchDocument } from "./documents.ts";

export interface HeadingFigures {
  readonly files: number;
  /** The reader whose headings ours are compared with. */
  readonly other: string;
  /** Files for which both return the same headings in the same order, none included. */
  readonly equal: number;
  /** The same for files where the other reader finds any. */
  readonly withHeadings: number;
  readonly equalWithHeadings: number;
  /** Names of the files where they differ. */
  readonly differing: readonly string[];
}

const squeezed = (text: string) => text.normalize("NFKC").replace(/\s+/g, " ").trim();

async function ours(bytes: Uint8Array, name: string): Promise<string[]> {
  const { sections } = await extractText(bytes, name);
  return sections.flatMap(({ heading }) => (heading === null ? [] : [squeezed(heading)]));
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** Headings in HTML written by mammoth or pandoc. */
function headingsOf(html: string): string[] {
  const texts = [...html.matchAll(/<h[1-6][^>]*>(.*?)<\/h[1-6]>/gs)].map(([, inner = ""]) =>
    inner
      .replace(/<br \/>/g, " ")
      .replace(/<a [^>]*class="footnote-ref".*?<\/a>/g, "")
      .replace(/<[^>]*>/g, ""),
  );
  const plain = texts.map((text) => text.replace(/&([\w#]+);/g, (all, name) => ENTITIES[name] ?? all));
  return plain.map(squeezed).filter((text) => text !== "");
}

/** Another reader's headings; both readers find headings by their style only. */
export interface HeadingReader {
  readonly name: string;
  isThere(): Promise<boolean>;
  read(file: string): Promise<string[]>;
}

const mammothHeadings: HeadingReader = {
  name: "mammoth",
  isThere: async () => true,
  async read(file) {
    const { value } = await mammoth.convertToHtml({ buffer: readFileSync(file) });
    return headingsOf(value);
  },
};

const run = promisify(execFile);

const pandocHeadings: HeadingReader = {
  name: "pandoc",
  isThere: () =>
    run("pandoc", ["--version"]).then(
      () => true,
      () => false,
    ),
  async read(file) {
    const options = { maxBuffer: 256 * 1024 * 1024 };
    const { stdout } = await run("pandoc", ["-f", "docx", "-t", "html", "--wrap=none", file], options);
    // HTML has six levels: headings below them are paragraphs of this class.
    return headingsOf(stdout.replace(/<p class="heading"[^>]*>(.*?)<\/p>/gs, "<h6>$1</h6>"));
  },
};

export const HEADING_READERS: readonly HeadingReader[] = [mammothHeadings, pandocHeadings];

/** Compares the headings of Word documents with those of another reader, file by file; unreadable ones are left out. */
export async function compareHeadings(
  documents: readonly BenchDocument[],
  other: HeadingReader,
): Promise<HeadingFigures> {
  const rows: { name: string; isEqual: boolean; hasHeadings: boolean }[] = [];
  for (const { file } of documents) {
    const name = path.basename(file);
    const both = await Promise.all([ours(readFileSync(file), name), other.read(file)]).catch(() => null);
    if (both === null) continue;
    const isEqual = JSON.stringify(both[0]) === JSON.stringify(both[1]);
    rows.push({ name, isEqual, hasHeadings: both[1].length > 0 });
  }
  return {
    other: other.name,
    files: rows.length,
    equal: rows.filter(({ isEqual }) => isEqual).length,
    withHeadings: rows.filter(({ hasHeadings }) => hasHeadings).length,
    equalWithHeadings: rows.filter(({ isEqual, hasHeadings }) => isEqual && hasHeadings).length,
    differing: rows.filter(({ isEqual }) => !isEqual).map(({ name }) => name),
  };
}
