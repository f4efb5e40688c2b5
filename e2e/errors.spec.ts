import { expect } from "@playwright/test";
import { LANGUAGES } from "@quizmill/contract";
import { ERROR_TEXTS } from "./error-texts.ts";
import { SCENES } from "./gallery/scenes.ts";
import { test } from "./kept-page.ts";
import { tagged } from "./tags.ts";

for (const language of LANGUAGES)
  for (const [inTurn, [name, texts]] of Object.entries(ERROR_TEXTS).entries())
    test(
      `the error of ${name} has its text in ${language}`,
      tagged({ language, inTurn }),
      async ({ page }) => {
        await SCENES.find((scene) => scene.name === name)?.show(page, language);
        await expect(page.getByText(texts[language], { exact: true }).first()).toBeVisible();
      },
    );

test("a list that could not be loaded is loaded again by its button", async ({ page }) => {
  const failing = SCENES.find(({ name }) => name === "my-error");
  await failing?.show(page, "en");
  await page.route("**/api/datasets?*", (route) => route.fulfill({ json: [] }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No sets yet")).toBeVisible();
});

test("a page that breaks keeps its frame, and every link leads away from it", async ({ page }) => {
  const broken = SCENES.find(({ name }) => name === "crash");
  await broken?.show(page, "en");
  await expect(page.getByRole("alert")).toContainText("Something broke");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Load the page again" }).click();
  await reloaded;
  await expect(page.getByRole("alert")).toContainText("Something broke");
  await expect(page.getByRole("button", { name: "Load the page again" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Something broke");
});
