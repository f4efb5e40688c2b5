import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { readCompoundFile } from "../compound-file.ts";
import { extractText, plainText } from "../index.ts";
import { compoundFile } from "../testing/files.ts";
import { readStretches } from "./properties.ts";
import { openStreams, PLCF_BTE_CHPX, type WordStreams } from "./streams.ts";

const fixture = (name: string) => fileURLToPath(new URL(`../../../../fixtures/${name}`, import.meta.url));
const DOC = fixture("doc/de-thermodynamik.doc");
const DOCX = fixture("docx/de-thermodynamik.docx");
/** The offset of the style sheet's entry in the file information block. */
const STYLE_SHEET_OFFSET = 0xa2;
const SPRM_C_F_R_MARK_DEL = 0x0800;
const SPRM_C_DXA_SPACE = 0x8840;
const SPRM_C_ICO_BI = 0x4a60;
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
const words = (source: SourceText) => plainText(source).replace(/[-\s]+/g, " ");

/** The file with one 32-bit number of its file information block replaced. */
function withFibNumber(offset: number, value: number): Promise<Buffer> {
  return changed(({ document }) => document.setUint32(offset, value, true));
}

/** The file with this property, of so many bytes, in place of bold. */
function withProperty(code: number, bytes: 1 | 2): Promise<Buffer> {
  return changed((streams) => {
    for (const { view } of readStretches(streams, PLCF_BTE_CHPX, false)) {
      if (view.byteLength === 0) continue;
      view.setUint16(0, code, true);
      view.setUint8(2, 1);
      // A second byte overwrites the following one.
      new DataView(view.buffer).setUint8(view.byteOffset - 1, 2 + bytes);
    }
  });
}

async function changed(change: (streams: WordStreams) => void): Promise<Buffer> {
  const container = readCompoundFile(await readFile(DOC));
  const streams: Record<string, Uint8Array> = {};
  for (const name of ["WordDocument", "1Table", "0Table", "Data"]) {
    const content = container.stream(name);
    if (content !== null) streams[name] = Uint8Array.from(content);
  }
  change(openStreams((name) => streams[name] ?? null));
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
    expect(words(broken)).toBe(words(whole));
  });

  it.each([
    ["spaced letters", SPRM_C_DXA_SPACE],
    ["a colour of its own", SPRM_C_ICO_BI],
  ])("keeps text of %s", async (_, code) => {
    const whole = await extractText(await readFile(DOC), "a.doc");
    expect(words(await extractText(await withProperty(code, 2), "a.doc"))).toBe(words(whole));
  });

  it("leaves out what is marked as deleted", async () => {
    const whole = await extractText(await readFile(DOC), "a.doc");
    const file = await withProperty(SPRM_C_F_R_MARK_DEL, 1);
    expect(words(await extractText(file, "a.doc")).length).toBeLessThan(words(whole).length);
  });
});
