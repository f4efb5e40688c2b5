import { expect } from "@playwright/test";
import { test } from "./kept-page.ts";
import { chooseFile, fixture, register, WORK } from "./person.ts";

const PLAYED = 5;

test("a French text is played in a German interface, and read aloud as French", async ({ page }) => {
  await register(page);
  await page.goto("/de/upload");
  await chooseFile(page, fixture("texts/fr-atmosphere-et-climat.md"));
  await page.getByRole("button", { name: "Fragen erstellen" }).click();
  await page.getByRole("link", { name: "Quiz starten" }).click(WORK);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const main = page.getByRole("main");

  for (let number = 1; number <= PLAYED; number++) {
    await test.step(`question ${number}`, async () => {
      await expect(main.getByText(`Frage ${number}`, { exact: true }).first()).toBeVisible();
      const group = main.getByRole("radiogroup");
      const stem = main.getByRole("heading", { level: 2, name: /\?$|_____/u });
      await expect(stem).toHaveAttribute("lang", "fr");
      const options = group.getByRole("radio");
      const count = await options.count();
      expect(count).toBeGreaterThanOrEqual(3);
      await expect(group.locator('[lang="fr"]')).toHaveCount(count);
      await options.first().check({ force: true });
      await page.getByRole("button", { name: "Prüfen", exact: true }).click();
      await expect(main.locator("blockquote").first()).toHaveAttribute("lang", "fr");
      await page.getByRole("button", { name: "Weiter", exact: true }).click();
    });
  }
  await expect(main.getByText(`Frage ${PLAYED + 1}`, { exact: true }).first()).toBeVisible();
});
