import { expect, type Page } from "@playwright/test";
import { test } from "./kept-page.ts";
import { fixture, openFinishedSet, register, WORK } from "./person.ts";
import { everyday } from "./tags.ts";

async function choose(page: Page, ...files: string[]): Promise<void> {
  await page.locator("html:not([data-scripts])").waitFor({ state: "attached" });
  await page.locator('input[type="file"]:not([capture])').setInputFiles(files.map(fixture));
}

test(
  "a document is added to a finished set, and its sections are under its name",
  everyday,
  async ({ page }) => {
    await register(page);
    const id = await openFinishedSet(page);
    await page.getByRole("heading", { level: 1 }).getByRole("link").click();
    await page.getByRole("link", { name: "Add a document" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Add a document" })).toBeVisible();
    await expect(page.getByText("It joins “Notes”.")).toBeVisible();
    await expect(page.getByRole("group", { name: "How do you want to answer?" })).toBeHidden();

    await choose(page, "damaged/damaged.pdf");
    await page.getByRole("button", { name: "Make questions" }).click();
    await expect(page.getByText(/This file is damaged/)).toBeVisible(WORK);
    await page.getByRole("button", { name: "Choose another file" }).click();
    await choose(page, "docx/mixed-honey-bees.docx");
    await page.getByRole("button", { name: "Make questions" }).click();
    await expect(page.getByRole("heading", { name: "Added to “Notes”" })).toBeVisible(WORK);
    await page.getByRole("link", { name: "Open the set" }).click();
    await expect(page).toHaveURL(new RegExp(`/en/dataset/${id}`));
    await expect(page.getByText("Question 1", { exact: true })).toBeVisible();
    await page.goto(`/en/sets/${id}`);
    await expect(page.getByText("mixed-honey-bees").first()).toBeVisible();
    await page.goto(`/en/text/${id}`);
    await expect(page.getByText("mixed-honey-bees")).toBeVisible();
  },
);

test("several files become one set with a part each; one that fails is named", async ({ page }) => {
  await register(page);
  await page.goto("/en/upload");
  await choose(page, "docx/mixed-honey-bees.docx", "damaged/damaged.pdf", "docx/en-photosynthesis.docx");
  const files = page.getByRole("list", { name: "Files, in their order" }).getByRole("listitem");
  await expect(files).toHaveCount(3);
  await page.getByRole("button", { name: "Move en-photosynthesis.docx up" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(files.first()).toContainText("en-photosynthesis.docx");
  await expect(page.getByText("It is now number 1 of 3.")).toBeAttached();
  await expect(page.getByRole("radio", { name: /^One set/ })).toBeChecked();
  await page.getByRole("button", { name: "Make questions" }).click();
  await expect(page.getByRole("heading", { name: "2 of 3 files are done" })).toBeVisible(WORK);
  await expect(files.nth(2)).toContainText("This file is damaged");
  await page.getByRole("link", { name: "Open the set" }).click();
  await page.getByRole("heading", { level: 1 }).getByRole("link").click();
  await expect(page.getByText("mixed-honey-bees").first()).toBeVisible();
  await page.goto("/en/my");
  await expect(page.getByRole("link", { name: /^Open/ })).toHaveCount(1);
});

test("several files become a set each, with progress of their own", async ({ page }) => {
  await register(page);
  await page.goto("/en/upload");
  await choose(page, "docx/mixed-honey-bees.docx", "docx/en-photosynthesis.docx");
  await page.getByRole("radio", { name: "One for each file" }).check({ force: true });
  await page.getByRole("button", { name: "Make questions" }).click();
  await expect(page.getByRole("heading", { name: "2 of 2 files are done" })).toBeVisible(WORK);
  await expect(page.getByRole("link", { name: "Open the set of mixed-honey-bees.docx" })).toBeVisible();
  await page.goto("/en/my");
  await expect(page.getByRole("link", { name: /^Open/ })).toHaveCount(2);
});
