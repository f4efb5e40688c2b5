import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { extractText, plainText } from "@quizmill/extract";
import { test } from "./kept-page.ts";
import { notesFrom, openResults, register, WORK } from "./person.ts";

/** Points. */
const A4 = { width: 595.28, height: 841.89 };

async function exported(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent("download", WORK),
    page.getByRole("button", { name: /PDF/ }).click(),
  ]);
  const bytes = readFileSync(await download.path());
  const source = await extractText(bytes, "results.pdf");
  return { name: download.suggestedFilename(), bytes, source, text: squeezed(plainText(source)) };
}

/** A PDF reader decides on spaces and on what looks like a table; fonts may have their own form of a letter. */
function squeezed(text: string): string {
  return text.normalize("NFKC").replaceAll(/[\s|]/g, "");
}

/** One language for each of the fonts beyond the Latin one, which the next journey looks at. */
const LANGUAGES = [
  ["pl", "pl-historia-druku.md", "wyniki"],
  ["uk", "uk-astronomiia.md", "результати"],
  ["ja", "ja-jishin-kazan.md", "結果"],
] as const;

for (const [language, notes, suffix] of LANGUAGES)
  test(`results become a PDF whose text can be read: ${language}`, async ({ page }) => {
    await register(page);
    const { questions } = await openResults(page, notesFrom(notes), language);
    const { name, bytes, source, text } = await exported(page);
    expect(name).toMatch(new RegExp(`^[^\\s/]+-${suffix}\\.pdf$`));
    expect(source.language).toBe(language);
    expect(source.pageCount).toBeGreaterThan(1);
    expect(source.pagesWithText).toBe(source.pageCount);
    expect(questions.length).toBeGreaterThan(5);
    for (const question of questions) {
      expect(text).toContain(squeezed(question.text));
      for (const option of question.options) expect(text).toContain(squeezed(option.text));
      if (question.source) expect(text).toContain(squeezed(question.source.quote));
    }
    const boxes = [...bytes.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes).toHaveLength(source.pageCount ?? 0);
    for (const [, width, height] of boxes) {
      expect([Number(width), Number(height)]).toEqual([
        expect.closeTo(A4.width, 0),
        expect.closeTo(A4.height, 0),
      ]);
    }
  });

const PAPER = `Exam: signs and scripts

1. What does φιλοσοφία mean where H₂O is $x^2 + \\frac{1}{2}$, for a price of $5?
A) \`love(wisdom)\`
B) Ґанок, Łódź, Größe, año
C) שלום עולם
D) 光合成と日本語
Answer: A

2. Which of these is a smile?
A) 🙂
B) ∑ and ∞
C) ภาษาไทย
D) a frown
Answer: A
`;

test("formulas, code and other scripts are text in the PDF too, an emoji is a picture", async ({ page }) => {
  await register(page);
  await openResults(page, PAPER);
  const { bytes, text } = await exported(page);
  for (const words of ["φιλοσοφία", "H2O", "apriceof$5?", "love(wisdom)", "Ґанок", "Łódź", "Größe"])
    expect(text).toContain(words);
  for (const words of ["光合成と日本語", "ภาษาไทย", "∑and∞", "x2+"]) expect(text).toContain(squeezed(words));
  expect(text).not.toContain("\\frac");
  const file = bytes.toString("latin1");
  expect(file).toMatch(/\/FontName \/\w+\+KaTeX_Math-Italic/);
  expect(file.match(/\/Subtype \/Image/g)).toHaveLength(1);
});

test("a font that cannot be loaded leaves an error, and the next try works", async ({ page }) => {
  await register(page);
  await openResults(page, PAPER);
  await page.route(/\.woff$/, (route) => route.abort());
  await page.getByRole("button", { name: "Export PDF" }).click();
  await expect(page.getByText("The PDF could not be made.")).toBeVisible();
  await page.unroute(/\.woff$/);
  await exported(page);
  await expect(page.getByText("The PDF could not be made.")).toBeHidden();
});
