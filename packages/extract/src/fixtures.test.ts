import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { extractText } from "./index.ts";

/** Real documents in six languages; what reading them has to give stands beside them. */
const fixtures = fileURLToPath(new URL("../../../fixtures/", import.meta.url));

interface Good {
  file: string;
  format: string;
  language: string;
  title: string;
  headings: string[];
  table: string[][];
  pages?: number;
  slides?: number;
  sentences: { text: string; page?: number; slide?: number }[];
}

interface Expectations {
  good: Good[];
  bad: { file: string; code: string }[];
}

const list = join(fixtures, "expectations.json");
const { good, bad }: Expectations = existsSync(list)
  ? JSON.parse(readFileSync(list, "utf8"))
  : { good: [], bad: [] };

const squeeze = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\s\u00AD]+/g, " ")
    .trim();

const blocksOf = (source: SourceText) => source.sections.flatMap(({ blocks }) => blocks);

/** .doc and .txt do not say what a heading is; the others do. */
const MARKED_HEADINGS = new Set(["pdf", "docx", "pptx", "ppt"]);
/** The share of headings that is to be found where only their looks tell them. */
const MIN_GUESSED_SHARE = 0.6;

describe.skipIf(good.length === 0)("the documents of fixtures/", () => {
  it.each(good)("$file is read as its author wrote it", async (expected) => {
    const source = await extractText(await readFile(join(fixtures, expected.file)), expected.file);
    const { format, language, title } = expected;
    expect(source).toMatchObject({ format, language, title });
    expect(source.pageCount).toBe(expected.pages ?? expected.slides ?? null);
    expectHeadings(source, expected);
    expectSentences(source, expected);
  });

  it.each(good.filter(({ format }) => format === "docx"))(
    "$file keeps its table",
    async ({ file, table }) => {
      const source = await extractText(await readFile(join(fixtures, file)), file);
      const rows = blocksOf(source).filter(({ kind }) => kind === "tableRow");
      expect(rows.map(({ text }) => text)).toEqual(table.map((cells) => cells.join(" | ")));
    },
  );

  it.each(bad.filter(({ code }) => code !== "TEXT_TOO_SHORT"))(
    "$file is refused as $code",
    async ({ file, code }) => {
      const reading = extractText(await readFile(join(fixtures, file)), file);
      await expect(reading).rejects.toMatchObject({ code });
    },
  );
});

function expectHeadings(source: SourceText, { format, headings }: Good): void {
  const found = new Set(source.sections.map(({ heading }) => squeeze(heading ?? "")));
  const missing = headings.filter((heading) => !found.has(squeeze(heading)));
  if (MARKED_HEADINGS.has(format)) expect(missing).toEqual([]);
  else expect(missing.length).toBeLessThanOrEqual((1 - MIN_GUESSED_SHARE) * headings.length);
}

/** Each sentence stands whole in one block, which begins on its page or on the one before. */
function expectSentences(source: SourceText, { sentences }: Good): void {
  for (const { text, page, slide } of sentences) {
    const block = blocksOf(source).find((one) => squeeze(one.text).includes(squeeze(text)));
    expect(block, text).toBeDefined();
    if (slide !== undefined) expect(block?.slide).toBe(slide);
    if (page !== undefined) expect([page - 1, page]).toContain(block?.page);
  }
}
