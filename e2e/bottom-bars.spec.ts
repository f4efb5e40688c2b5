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

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test.describe("before consent is answered", () => {
  test.beforeEach(({ page }) => page.evaluate("localStorage.clear()"));

  for (const scene of ["quiz-right", "study-checked", "exam-running"])
    test(`the banner covers no button of ${scene}`, onPhoneOnly, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await showScene(page, scene, "de");
      await expect(page.getByRole("region", { name: "Datenschutz" })).toBeVisible();
      const buttons = page.locator("main [data-step-bar] button");
      await expect(buttons.last()).toBeVisible();
      for (const button of await buttons.all())
        await expect.poll(() => isClear(button), await button.innerText()).toBe(true);
      // Where there is no room for both, the banner waits at the end of the page.
      await page.setViewportSize({ width: 390, height: 500 });
      await buttons.last().scrollIntoViewIfNeeded();
      for (const button of await buttons.all()) await expect.poll(() => isClear(button)).toBe(true);
    });
});

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Scenes with a question that nobody has answered. */
const QUESTIONS = { quiz: "quiz-selected", "a review": "study-question" };

for (const [place, scene] of Object.entries(QUESTIONS))
  for (const size of SCREENS)
    for (const consent of ["answered", "asked for"])
      test(`the next step of ${place} stays in its place at ${size.width} px, consent ${consent}`, async ({
        page,
      }) => {
        if (consent === "asked for") await page.evaluate("localStorage.clear()");
        await page.setViewportSize(size);
        await showScene(page, scene, "de");
        if (consent === "asked for")
          await expect(page.getByRole("region", { name: "Datenschutz" })).toBeVisible();
        await page.keyboard.press("1");
        const bar = page.locator("main [data-step-bar]");
        const step = bar.getByRole("button").last();
        await expect(step).toHaveText("Prüfen");
        await expect.poll(() => isClear(step)).toBe(true);
        const before = await boxOf(step);
        await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
        await expect(step).toHaveText("Weiter");
        const [after, under] = [await boxOf(step), await boxOf(bar)];
        expect([after.y, after.height, after.x + after.width]).toEqual([
          before.y,
          before.height,
          before.x + before.width,
        ]);
        expect(after.x).toBeLessThan(before.x + before.width / 2);
        expect(await isClear(step)).toBe(true);
        const verdict = await boxOf(page.locator("[data-verdict]"));
        expect(verdict.y).toBeGreaterThanOrEqual(0);
        expect(verdict.y + verdict.height).toBeLessThanOrEqual(under.y);
        if (consent === "asked for") return;
        const quote = await boxOf(page.locator("[data-quote] blockquote"));
        expect(quote.y + quote.height).toBeLessThanOrEqual(under.y);
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
