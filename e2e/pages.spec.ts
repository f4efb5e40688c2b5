import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { fixture, register, upload } from "./person.ts";

test.describe("addresses", () => {
  test("without a language lead to English, the root to the browser's language", async ({ browser }) => {
    const page = await (await browser.newContext({ locale: "pl-PL" })).newPage();
    await page.goto("/login");
    await expect(page).toHaveURL(/\/en\/login$/);
    await page.evaluate(() => localStorage.clear());
    await page.goto("/");
    await expect(page).toHaveURL(/\/pl\/?$/);
    await page.goto("/en/no-such-page");
    await expect(page.getByText("There is nothing here")).toBeVisible();
  });

  test("keep path, search and hash when the language is switched", async ({ page }) => {
    await page.goto("/en/login?next=%2Fen%2Fmy#top");
    await page.getByRole("button", { name: /Language.*English/ }).click();
    await page.getByText("Deutsch", { exact: true }).click();
    await expect(page).toHaveURL(/\/de\/login\?next=%2Fen%2Fmy#top$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

const PUBLIC_PAGES = ["", "login", "register", "forgot-password", "terms", "demo-upload", "no-such-page"];
const OWN_PAGES = ["upload", "my", "account"];

async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) }))).toEqual([]);
  const sideways = await page.evaluate("document.documentElement.scrollWidth > innerWidth");
  expect(sideways).toBe(false);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`every page is accessible in ${colorScheme}`, async ({ page }) => {
    // A dozen pages, each gone through in full: three times the usual limit.
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const name of PUBLIC_PAGES) {
      await page.goto(`/de/${name}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await test.step(`/de/${name}`, () => expectSound(page));
    }
    await register(page);
    for (const name of OWN_PAGES) {
      await page.goto(`/ja/${name}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await test.step(`/ja/${name}`, () => expectSound(page));
    }
    await upload(page, fixture("docx/en-photosynthesis.docx"));
    await page.getByRole("link", { name: "Start quiz" }).click();
    await expect(page.getByRole("main").getByRole("radio").first()).toBeVisible();
    await test.step("the quiz", () => expectSound(page));
  });
}

test("the whole main job is done with the keyboard alone", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no keyboard");
  await register(page);
  await upload(page, fixture("docx/en-photosynthesis.docx"));
  await page.getByRole("link", { name: "Start quiz" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Question 1")).toBeVisible();
  await page.getByRole("main").getByRole("radio").first().focus();
  await page.keyboard.press("2");
  await expect(page.getByRole("main").getByRole("radio").nth(1)).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Why" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Question 2")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Question 1")).toBeVisible();
});
