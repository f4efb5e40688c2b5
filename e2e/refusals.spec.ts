import { writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { chooseFile, fixture, register } from "./person.ts";

/** What a clumsy person might send, and the words they should meet. */
const REFUSALS: [string, string, RegExp][] = [
  ["a damaged file", "damaged/damaged.pdf", /This file is damaged/],
  ["a locked file", "damaged/encrypted.pdf", /locked with a password/],
  ["a scan", "damaged/scan.pdf", /no text in this file/],
  ["a file with too little text", "damaged/short.docx", /too little text/],
];

test("a file that cannot become a quiz is refused in words, and nothing is stored", async ({ page }) => {
  await register(page);
  await page.goto("/en/upload");
  for (const [what, file, words] of REFUSALS) {
    await test.step(what, async () => {
      await chooseFile(page, fixture(file));
      await page.getByRole("button", { name: "Make questions" }).click();
      await expect(page.getByText(words)).toBeVisible({ timeout: 20_000 });
      await page.getByRole("button", { name: "Choose another file" }).click();
    });
  }
  await page.goto("/en/my");
  await expect(page.getByText("No sets yet")).toBeVisible();
});

test("a file of another kind, an empty one and one that is too large are refused before they are sent", async ({
  page,
}, testInfo) => {
  await register(page);
  await page.goto("/en/upload");
  const picture = testInfo.outputPath("holiday.png");
  writeFileSync(picture, "not a document");
  await chooseFile(page, picture);
  await expect(page.getByText(/cannot read this kind of file/)).toBeVisible();
  await chooseFile(page, fixture("damaged/empty.pdf"));
  await expect(page.getByText(/This file is empty/)).toBeVisible();
  const large = testInfo.outputPath("large.pdf");
  writeFileSync(large, Buffer.alloc(50 * 1024 * 1024 + 1));
  await chooseFile(page, large);
  await expect(page.getByText(/too large/)).toBeVisible();
});

test("notes count down to the first character that is enough", async ({ page }) => {
  await register(page);
  await page.goto("/en/upload");
  const notes = page.getByRole("textbox", { name: "Your notes" });
  const generate = page.getByRole("button", { name: "Generate from notes" });
  await notes.fill("x".repeat(199));
  await expect(page.getByText("1 more character and we can begin.")).toBeVisible();
  await expect(generate).toBeDisabled();
  await notes.fill("x".repeat(200));
  await expect(generate).toBeEnabled();
});
