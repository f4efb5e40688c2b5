import { writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { madeUpNotes } from "../fixtures/made-up-lecture.ts";
import { pdfOf, toPages } from "../fixtures/small-pdf.ts";
import { violationsOf } from "./accessibility.ts";
import { test } from "./kept-page.ts";
import { answer, chooseFile, fixture, register, WORK } from "./person.ts";

/** A long lecture in a PDF whose last pages were scanned: they have no text, only pictures. */
function halfScanned(): Buffer {
  const pages = toPages(madeUpNotes(41, 12_000));
  return pdfOf([...pages, ...Array.from({ length: 3 }, () => [])]);
}

const SENTENCE = /\d+ of \d+ pages had text; 3 are scans, pictures or empty\./;

test("a half-scanned document says how much was read, on the upload page and with the set", async ({
  page,
}, testInfo) => {
  await register(page);
  await page.goto("/en/upload");
  const file = testInfo.outputPath("half-scanned.pdf");
  writeFileSync(file, halfScanned());
  await chooseFile(page, file);
  await page.getByRole("button", { name: "Make questions" }).click();
  await expect(page.getByRole("status").getByText(SENTENCE)).toBeVisible(WORK);
  await page.getByRole("link", { name: "Start quiz" }).click();

  await test.step("the set shows it behind a small button", async () => {
    await expect(page.getByText("Question 1")).toBeVisible();
    const note = page.getByText(SENTENCE);
    await expect(note).toBeHidden();
    const button = page.getByRole("button", { name: /What was read of the document: \d+ of \d+ pages/ });
    await button.click();
    await expect(note).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    expect(await violationsOf(page, { within: "main" })).toEqual([]);
    await page.reload();
    await button.click();
    await expect(note).toBeVisible();
    await answer(page);
  });
});

test("a document that was read completely says so unobtrusively, and its set says nothing", async ({
  page,
}) => {
  await register(page);
  await page.goto("/en/upload");
  await chooseFile(page, fixture("pdf/en-photosynthesis.pdf"));
  await page.getByRole("button", { name: "Make questions" }).click();
  await expect(page.getByRole("status").getByText(/^\d+ pages read$/)).toBeVisible(WORK);
  await page.getByRole("link", { name: "Start quiz" }).click();
  await expect(page.getByText("Question 1")).toBeVisible();
  await expect(page.getByRole("button", { name: /What was read/ })).toHaveCount(0);
});
