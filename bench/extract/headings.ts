import { readFileSync } from "node:fs";
import path from "node:path";
import { extractText } from "@quizmill/extract";
import mammoth from "mammoth";
import type { BenchDocument } from "./documents.ts";

export interface HeadingFigures {
  readonly files: number;
  /** Files where both give the same headings in the same order, none included. */
  readonly equal: number;
  /** The same of those files where mammoth finds any. */
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

/** Headings by their style, which is all that mammoth goes by. */
async function theirs(bytes: Uint8Array): Promise<string[]> {
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
  const texts = [...value.matchAll(/<h[1-6]>(.*?)<\/h[1-6]>/gs)].map(([, inner = ""]) =>
    inner.replace(/<br \/>/g, " ").replace(/<[^>]*>/g, ""),
  );
  const plain = texts.map((text) => text.replace(/&([\w#]+);/g, (all, name) => ENTITIES[name] ?? all));
  return plain.map(squeezed).filter((text) => text !== "");
}

/** Compares the headings of Word documents with those of mammoth, file by file; unreadable ones are left out. */
export async function compareHeadings(documents: readonly BenchDocument[]): Promise<HeadingFigures> {
  const rows: { name: string; isEqual: boolean; hasHeadings: boolean }[] = [];
  for (const { file } of documents) {
    const bytes = readFileSync(file);
    const name = path.basename(file);
    const both = await Promise.all([ours(bytes, name), theirs(bytes)]).catch(() => null);
    if (both === null) continue;
    const isEqual = JSON.stringify(both[0]) === JSON.stringify(both[1]);
    rows.push({ name, isEqual, hasHeadings: both[1].length > 0 });
  }
  return {
    files: rows.length,
    equal: rows.filter(({ isEqual }) => isEqual).length,
    withHeadings: rows.filter(({ hasHeadings }) => hasHeadings).length,
    equalWithHeadings: rows.filter(({ isEqual, hasHeadings }) => isEqual && hasHeadings).length,
    differing: rows.filter(({ isEqual }) => !isEqual).map(({ name }) => name),
  };
}
