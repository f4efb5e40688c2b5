import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./accessibility.ts";
import { showScene } from "./gallery/scenes.ts";
import { test } from "./kept-page.ts";
import { answer, chooseFile, fixture, register, WORK } from "./person.ts";

/** A page takes some seconds of a core that others use too. */
const PATIENCE = { timeout: 2 * WORK.timeout };
test.slow();

const LEAVES = [
  "Chlorophyll is the green pigment that absorbs light in the leaves of plants.",
  "The stomata are small openings through which carbon dioxide enters the leaf.",
  "Glucose is the sugar that plants make from water and carbon dioxide.",
  "The cuticle is a waxy layer that protects the leaf from drying out.",
];
const BLOOD = [
  "The heart is a muscle that pumps blood through the body.",
  "An artery is a vessel that carries blood away from the heart.",
  "Plasma is the liquid part of the blood that carries cells and proteins.",
  "Haemoglobin is the protein that binds oxygen in red blood cells.",
];

/** A picture of a printed page. */
async function pictureOf(page: Page, lines: readonly string[]): Promise<Buffer> {
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 900, height: 420 });
  const style = "margin: 30px; font: 22px/1.5 sans-serif; background: white; color: black";
  await sheet.setContent(`<body style="${style}">${lines.map((line) => `<p>${line}</p>`).join("")}`);
  const picture = await sheet.screenshot();
  await sheet.close();
  return picture;
}

test("photos become the pages of one document, in an order that can be changed", async ({ page }) => {
  await register(page);
  const [blood, leaves] = [await pictureOf(page, BLOOD), await pictureOf(page, LEAVES)];
  await page.goto("/en/upload");
  await expect(page.getByText(/^PDF, Word, PowerPoint, pictures/)).toBeVisible();
  const pictures = [
    { name: "Blood.png", mimeType: "image/png", buffer: blood },
    { name: "Leaves.png", mimeType: "image/png", buffer: leaves },
  ];
  await chooseFile(page, pictures);

  await test.step("the order is changed with the keyboard", async () => {
    const rows = page.getByRole("list", { name: "Pages, in their order" }).getByRole("listitem");
    await expect(rows).toHaveText([/Page 1\s*Blood/, /Page 2\s*Leaves/]);
    await page.getByRole("button", { name: "Move page 2 up" }).focus();
    await page.keyboard.press("Enter");
    await expect(rows).toHaveText([/Page 1\s*Leaves/, /Page 2\s*Blood/]);
    await expect(page.getByRole("button", { name: "Move page 1 up" })).toBeFocused();
    await expect(page.getByText("It is now page 1 of 2.")).toBeAttached();
    expect(await violationsOf(page, { within: "main" })).toEqual([]);
  });

  await test.step("a page is removed and added again, as a camera does", async () => {
    await page.getByRole("button", { name: "Remove page 2" }).click();
    await expect(page.getByRole("button", { name: "Remove page 1" })).toBeFocused();
    await page.locator("input[capture]").setInputFiles(pictures.slice(0, 1));
    await expect(page.getByRole("button", { name: "Remove page 2" })).toBeVisible();
  });

  await page.getByRole("button", { name: "Make questions" }).click();
  await page.getByRole("link", { name: "Start quiz" }).click(PATIENCE);
  await answer(page);
  await test.step("the set has the name of its first heading, not that of the photo", async () => {
    await expect(page.getByText(/^Chlorophyll is the green pigment/).first()).toBeVisible();
  });
  await test.step("the quote is shown in the picture of its page", async () => {
    const quote = page.locator("[data-quote]").first();
    await expect(quote.getByText(/Page \d.*recognised from a picture/)).toBeVisible();
    const text = (await quote.locator("blockquote").textContent()) ?? "";
    await expect(quote.getByRole("img", { name: text })).toBeVisible();
    expect(await violationsOf(page, { within: "main" })).toEqual([]);
  });
});

test("a scan says which page is being read, and what was recognised", async ({ page }) => {
  await register(page);
  await page.goto("/en/upload");
  await chooseFile(page, fixture("damaged/scan.pdf"));
  await page.getByRole("button", { name: "Make questions" }).click();
  await expect(page.getByText(/recognising page \d of 2/).first()).toBeVisible(PATIENCE);
  await page.getByRole("link", { name: "Start quiz" }).click(PATIENCE);
  await page.getByRole("button", { name: /What was read of the document/ }).click(PATIENCE);
  await expect(page.getByText(/The text of 2 pages was recognised from pictures/)).toBeVisible(PATIENCE);
});

test("no green tick is shown before a question exists", async ({ page }) => {
  await showScene(page, "upload-scan");
  await expect(page.getByText("recognising page 1 of 2")).toBeVisible();
  await expect(page.locator("main .lucide-circle-check")).toHaveCount(0);
  await showScene(page, "upload-ready");
  await expect(page.locator("main .lucide-circle-check").first()).toBeVisible();
});
