import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ExtractionError, extractText, plainText } from "./index.ts";

/**
 * A sample of real documents with reference texts. They are not part of the project (their licences differ) and are
 * expected beside it; without them these tests are skipped.
 */
const documents = join(fileURLToPath(new URL("../../../../", import.meta.url)), "shared/data/documents");
const isThere = existsSync(join(documents, "ref"));

const SAMPLE: readonly (readonly [file: string, language: string, minShare: number])[] = [
  ["pdf/tracemonkey.pdf", "en", 0.98],
  ["pdf/es-notes-lo.pdf", "es", 0.99],
  ["pdf/ja-notes-lo.pdf", "ja", 0.99],
  ["docx/en-notes.docx", "en", 0.99],
  ["docx/ja-notes.docx", "ja", 0.99],
  ["docx/form_footnotes.docx", "en", 0.95],
  ["doc/de-notes.doc", "de", 0.99],
  ["doc/ob_is.doc", "ru", 0.98],
  ["pptx/pl-slides.pptx", "pl", 0.98],
  ["pptx/es-slides.pptx", "es", 0.98],
  ["ppt/42520.ppt", "en", 0.95],
  ["txt/ja-shift-jis.txt", "ja", 0.99],
  ["txt/pl-iso8859-2.txt", "pl", 0.99],
];

/** Recall and precision of the words found, against the reference. */
function agreement(reference: string, found: string): number {
  const expected = wordCounts(reference);
  const actual = wordCounts(found);
  let common = 0;
  for (const [word, count] of expected) common += Math.min(count, actual.get(word) ?? 0);
  return (2 * common) / (sum(expected) + sum(actual));
}

const JAPANESE = "\\u3040-\\u30FF\\u4E00-\\u9FFF";
const WORD = new RegExp(`[${JAPANESE}]|(?:(?![${JAPANESE}])[\\p{L}\\p{M}\\p{N}])+`, "gu");

/** Japanese is counted by character, everything else by word. */
function wordCounts(text: string): Map<string, number> {
  const visible = text.normalize("NFKC").toLowerCase().replaceAll("\u00AD", "");
  const joined = visible.replace(/(\p{L})-\s*\n\s*(?=\p{Ll})/gu, "$1");
  const counts = new Map<string, number>();
  for (const word of joined.match(WORD) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((total, one) => total + one, 0);

describe.skipIf(!isThere)("real documents (skipped where ../shared/data is absent)", () => {
  it.each(SAMPLE)("%s is read whole", async (file, language, minShare) => {
    const source = await extractText(await readFile(join(documents, file)), file);
    const reference = await readFile(join(documents, "ref", `${file}.txt`), "utf8");
    expect(agreement(reference, plainText(source))).toBeGreaterThan(minShare);
    expect(source.language).toBe(language);
    expect(source.sections.some(({ heading }) => heading !== null)).toBe(true);
  });

  it.runIf(isThere)("small hostile ones end in text or in a named failure", async () => {
    const folder = join(documents, "hostile");
    const harmless = readdirSync(folder).filter((name) =>
      /^(enc|fuzz|trunc|zero|legacy|lol|xxe|bad)/.test(name),
    );
    for (const name of harmless) {
      const ended = await extractText(await readFile(join(folder, name)), name).catch(
        (error: unknown) => error,
      );
      if (ended instanceof Error) expect(ended, name).toBeInstanceOf(ExtractionError);
    }
    expect(harmless.length).toBeGreaterThan(10);
  });
});
