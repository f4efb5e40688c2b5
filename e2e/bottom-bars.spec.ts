import { expect, type Locator } from "@playwright/test";
import { showScene } from "./gallery/scenes.ts";
import { test } from "./kept-page.ts";
import { onPhoneOnly, onPhoneToo } from "./tags.ts";

/** Whether a click in the middle of it, or near its corners, gets there. */
const isClear = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const places = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 6, top + 6],
      [right - 6, bottom - 6],
    ] as const;
    return places.every(([x, y]) => element.contains(element.ownerDocument.elementFromPoint(x, y)));
  });

test.describe("before consent is answered", () => {
  test.beforeEach(({ page }) => page.evaluate("localStorage.clear()"));

  for (const scene of ["quiz-right", "study-checked", "exam-running"])
    test(`the banner covers no button of ${scene}`, onPhoneOnly, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await showScene(page, scene, "de");
      await expect(page.getByRole("region", { name: "Datenschutz" })).toBeVisible();
      const buttons = page.locator("main :is([class*='tall:sticky'], [class*='tall:bottom']) button");
      await expect(buttons.last()).toBeVisible();
      for (const button of await buttons.all())
        await expect.poll(() => isClear(button), await button.innerText()).toBe(true);
      // Where there is no room for both, the banner waits at the end of the page.
      await page.setViewportSize({ width: 390, height: 500 });
      await buttons.last().scrollIntoViewIfNeeded();
      for (const button of await buttons.all()) await expect.poll(() => isClear(button)).toBe(true);
    });
});

test("the bar of several sets covers nothing that has the focus", onPhoneToo, async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 620 });
  await showScene(page, "my-several", "de");
  const boxes = page.getByRole("checkbox");
  await boxes.first().focus();
  for (let at = 0; at < (await boxes.count()); at++) {
    await boxes.nth(at).focus();
    await expect.poll(() => isClear(boxes.nth(at)), `box ${at}`).toBe(true);
  }
  const links = page.locator("main li").getByRole("link");
  await links.last().focus();
  await expect.poll(() => isClear(links.last())).toBe(true);
});
