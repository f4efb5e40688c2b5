import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { readCompoundFile } from "../compound-file.ts";
import { extractText, plainText } from "../index.ts";
import { compoundFile } from "../testing/files.ts";

const fixture = (name: string) => fileURLToPath(new URL(`../../../../fixtures/${name}`, import.meta.url));
const DOC = fixture("doc/de-thermodynamik.doc");
const DOCX = fixture("docx/de-thermodynamik.docx");
/** Of the style sheet's place in the file information block. */
const STYLE_SHEET_OFFSET = 0xa2;
const isThere = existsSync(DOC) && existsSync(DOCX);

const headings = (source: SourceText) =>
  source.sections
    .filter(({ heading }) => heading !== null)
    .map(({ heading, level }) => `${level} ${heading}`);
const terms = (source: SourceText) =>
  source.sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.terms ?? []));
const markers = (source: SourceText) =>
  source.sections.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === "listItem").map(({ marker }) => marker ?? ""),
  );
const kinds = (source: SourceText, kind: string) =>
  source.sections.flatMap(({ blocks }) =>
    blocks.filter((block) => block.kind === kind).map(({ text }) => text),
  );

/** The file with one 32-bit number of its file information block replaced. */
async function withFibNumber(offset: number, value: number): Promise<Buffer> {
  const container = readCompoundFile(await readFile(DOC));
  const streams: Record<string, Uint8Array> = {};
  for (const name of ["WordDocument", "1Table", "0Table", "Data"]) {
    const content = container.stream(name);
    if (content !== null) streams[name] = Uint8Array.from(content);
  }
  const fib = streams.WordDocument;
  if (fib !== undefined) new DataView(fib.buffer).setUint32(offset, value, true);
  return compoundFile(streams);
}

describe.skipIf(!isThere)("a Word 97 document", () => {
  it("has the headings, list items with their numbers, definitions and bold terms of the same document as DOCX", async () => {
    const old = await extractText(await readFile(DOC), "a.doc");
    const modern = await extractText(await readFile(DOCX), "a.docx");
    expect(headings(modern).length).toBeGreaterThan(8);
    expect(headings(old)).toEqual(expect.arrayContaining(headings(modern)));
    expect(terms(old)).toEqual(expect.arrayContaining(terms(modern).slice(0, 20)));
    expect(markers(old)).toEqual(markers(modern));
    expect(markers(old).filter((marker) => marker !== "")).not.toEqual([]);
    for (const kind of ["listItem", "definition"]) expect(kinds(old, kind)).toEqual(kinds(modern, kind));
  });

  it("keeps all of its text where its style sheet stands nowhere", async () => {
    const whole = await extractText(await readFile(DOC), "a.doc");
    const broken = await extractText(await withFibNumber(STYLE_SHEET_OFFSET, 0x7fffffff), "a.doc");
    const words = (source: SourceText) => plainText(source).replace(/[-\s]+/g, " ");
    expect(words(broken)).toBe(words(whole));
  });
});
