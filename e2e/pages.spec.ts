import { expect } from "@playwright/test";
import { test } from "./kept-page.ts";
import { fixture, registerByHand, upload } from "./person.ts";

test.describe("URLs", () => {
  test("without a language redirect to English, the root to the browser's language", async ({ browser }) => {
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
    await page.goto("/");
    await expect(page).toHaveURL(/\/de\/?$/);
    await page.goto("/login?lng=uk");
    await expect(page).toHaveURL(/\/uk\/login$/);
  });

  test("are switched among six languages, each by its flag and its own name", async ({ page }) => {
    await page.goto("/en/terms");
    await page.getByRole("button", { name: /Language.*English/ }).click();
    const languages = page.getByRole("menuitem");
    await expect(languages).toHaveText(["English", "Polski", "Deutsch", "Español", "Українська", "日本語"]);
    await expect(languages.locator("img[src$='.svg']")).toHaveCount(6);
    await expect(languages.first()).toHaveAttribute("aria-current", "true");
  });
});

test("below the medium breakpoint the links are in a drawer, which closes on a choice and with Escape", async ({
  page,
}) => {
  const opener = page.getByRole("button", { name: "Open menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto("/en");
  await expect(page.getByRole("banner").getByRole("link", { name: "Upload" })).toBeVisible();
  await expect(opener).toBeHidden();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole("banner").getByRole("link", { name: "Upload" })).toBeHidden();
  await opener.click();
  await drawer.getByRole("link", { name: "Demo" }).click();
  await expect(page).toHaveURL(/\/en\/demo-upload$/);
  await expect(drawer).toBeHidden();
  // The present page is a choice too.
  await opener.click();
  await expect(drawer.getByRole("link", { name: "Demo" })).toHaveAttribute("aria-current", "page");
  await drawer.getByRole("link", { name: "Demo" }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/en\/demo-upload$/);
  await opener.click();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});

test("the whole main task can be done with the keyboard alone", async ({ page }) => {
  await registerByHand(page);
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
