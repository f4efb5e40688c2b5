import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./accessibility.ts";
import { showScene } from "./gallery/scenes.ts";
import { test } from "./kept-page.ts";
import { sampleSet } from "./sample-sets.ts";
import { account, signIn, stage } from "./stage.ts";
import { onPhoneOnly, onPhoneToo } from "./tags.ts";

async function openSet(page: Page, changes: Parameters<typeof sampleSet>[1] = {}): Promise<void> {
  await signIn(page);
  await stage(page, { ...account(), "GET /api/datasets/*": sampleSet("en", changes) });
  await page.goto("/en/dataset/sample");
  await expect(radios(page).first()).toBeAttached();
}

const radios = (page: Page) => page.getByRole("main").getByRole("radiogroup").getByRole("radio");
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

/** What a browser's page translation does to a page: each text gets elements of its own. */
const TRANSLATE = `(() => {
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    text.replaceWith(outer);
    inner.textContent = text.data;
    outer.append(inner);
  }
})()`;

test("a translated page still shows the right text on its buttons", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await openSet(page, { questions: sampleSet("en").questions.slice(0, 2) });
  for (const then of ["Next", "Finish"]) {
    await page.evaluate(TRANSLATE);
    await radios(page).first().check({ force: true });
    await button(page, "Check").click();
    await expect(button(page, "Check")).toHaveCount(0);
    await button(page, then).click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results");
  expect(errors).toEqual([]);
});

test("a long press sets a flag, chooses nothing, and moves no option", onPhoneOnly, async ({ page }) => {
  await openSet(page);
  const option = page.getByRole("radiogroup").locator("label").nth(1);
  const before = await option.boundingBox();
  if (before === null) throw new Error("The option is not there.");
  const client = await page.context().newCDPSession(page);
  const touchPoints = [{ x: before.x + before.width / 2, y: before.y + before.height / 2 }];
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect(page.getByText("This question does not count")).toBeVisible();
  expect(await option.boundingBox()).toEqual(before);
  const release = () => client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await release();
  await expect(page.locator("[role=radiogroup] input:checked")).toHaveCount(0);
  // Another one takes it away.
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect(page.getByText("This question does not count")).toBeHidden();
  await release();
  await radios(page).nth(0).check({ force: true });
  await expect(page.locator("[role=radiogroup] input:checked")).toHaveCount(1);
});

test(
  "on a phone there is one row above the question, and a check shows verdict and quote",
  onPhoneOnly,
  async ({ page }) => {
    await openSet(page);
    await expect(page.getByRole("banner")).toBeHidden();
    await radios(page).first().check({ force: true });
    await button(page, "Check").click();
    const bar = await button(page, "Next").boundingBox();
    for (const part of ["[data-verdict]", "[data-quote]"]) {
      const box = await page.locator(`main ${part}`).first().boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  },
);

test("at 400 % zoom a line of the question is visible", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await openSet(page);
  const { y, height } = (await page.getByRole("heading", { level: 2 }).first().boundingBox()) ?? {
    y: 225,
    height: 0,
  };
  expect(y + Math.min(height, 28)).toBeLessThanOrEqual(225);
  const bar = await button(page, "Check").boundingBox();
  expect(bar?.y).toBeGreaterThan(y + height);
});

test("with forced colours no state is shown by colour alone", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openSet(page);
  await radios(page).first().check({ force: true });
  const ground = (at: number) =>
    page.evaluate<string>(
      `getComputedStyle(document.querySelectorAll("[role=radiogroup] label > span")[${at}]).backgroundColor`,
    );
  const tiles = await page.locator("[role=radiogroup] label > span").count();
  expect(await ground(0)).not.toBe(await ground(tiles / 2));
  await expect(page.getByRole("button", { name: "Question 1: Selected" }).locator("svg")).toBeVisible();
});

test("at 400 % zoom a line of the question is visible in Today and in an exam", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  for (const name of ["study-question", "exam-running"]) {
    await showScene(page, name);
    const stem = await page.locator("main h2").first().boundingBox();
    expect((stem?.y ?? 225) + 28, name).toBeLessThanOrEqual(225);
  }
});

test("at 400 % zoom the days of a table are not broken", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ["de", "es", "pl", "uk", "ja"]) {
    await showScene(page, "progress-open", language);
    const days = page.locator("main details[open] tbody th");
    await expect(days.first()).toBeVisible();
    const lines = await page.evaluate<number[]>(
      `[...document.querySelectorAll("main details[open] tbody th")].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      })`,
    );
    expect(new Set(lines), language).toEqual(new Set([1]));
    expect(await page.evaluate("document.documentElement.scrollWidth"), language).toBeLessThanOrEqual(320);
  }
});

test("with forced colours progress and exams say as much as without", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const looks = (selector: string) =>
    page.evaluate<string[]>(
      `[...document.querySelectorAll(${JSON.stringify(selector)})].map((part) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        return backgroundColor + backgroundImage;
      })`,
    );
  await showScene(page, "progress");
  const [ground = ""] = await looks("body");
  const bar = await looks("main li:first-child > span[aria-hidden] > span");
  // Known, learning, mistakes, and what is new.
  expect(new Set([...bar, ground]).size).toBe(4);
  const legend = await looks("main [aria-hidden] li > span");
  expect(new Set([...legend, ground]).size).toBe(3);
  const obstacle = page.locator("main section li svg").first();
  await expect(obstacle).toBeVisible();
  await showScene(page, "exam-running");
  const tiles = await looks("[role=radiogroup] label > span:first-of-type");
  expect(new Set(tiles).size).toBe(2);
  await showScene(page, "exams");
  await expect(page.getByText("Not passed", { exact: true }).locator("svg")).toBeVisible();
});

test("with forced colours one sees which place it is, and how far a set is", onPhoneToo, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await showScene(page, "today");
  const here = page.locator('nav [aria-current="page"]').filter({ visible: true }).first();
  await expect(here).toHaveCSS("text-decoration-line", "underline");
  await showScene(page, "my");
  const ground = () =>
    page.evaluate<string[]>(
      `["", " > *"].map((part) => getComputedStyle(document.querySelector("[role=progressbar]" + part)).backgroundColor)`,
    );
  const [empty, done] = await ground();
  expect(done).not.toBe(empty);
});

test("with more contrast there is no faint border and no soft ink", async ({ page }) => {
  await page.emulateMedia({ contrast: "more" });
  await openSet(page);
  await radios(page).first().check({ force: true });
  await button(page, "Check").click();
  await expect(page.locator("main [data-verdict]")).toContainText(/Correct|Wrong/);
  const border = () =>
    page.evaluate<string>(
      `getComputedStyle([...document.querySelectorAll("[role=radiogroup] label")].at(-1)).borderTopColor`,
    );
  const clear = await border();
  await page.emulateMedia({ contrast: "no-preference" });
  expect(await border()).not.toBe(clear);
  await page.emulateMedia({ contrast: "more" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page, { only: ["color-contrast-enhanced"] })).toEqual([]);
  }
});

test(
  "an undo lies over the page, moves nothing and covers no question",
  onPhoneToo,
  async ({ page, isMobile }) => {
    await openSet(page);
    await radios(page).first().check({ force: true });
    const stem = page.locator("main h2[tabindex]");
    const before = await stem.boundingBox();
    if (isMobile) await page.getByRole("button", { name: /Show all questions/ }).click();
    // Pressed twice by accident: the undo restores the same.
    await page.getByRole("button", { name: "Reset" }).dblclick();
    await expect(page.getByText("All answers cleared.").first()).toBeAttached();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(radios(page).first()).not.toBeChecked();
    expect(await stem.boundingBox()).toEqual(before);
    const notice = await page
      .getByRole("status")
      .filter({ has: page.getByRole("button", { name: "Undo" }) })
      .boundingBox();
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(radios(page).first()).toBeChecked();
  },
);

test("results without a known key show how many were judged, and keep all options", async ({ page }) => {
  const questions = sampleSet("en").questions.slice(0, 4);
  await openSet(page, { questions });
  for (const question of questions) {
    const key = question.options.findIndex(({ id }) => id === question.groundTruthOptionId);
    await radios(page).nth(Math.max(0, key)).check({ force: true });
    await button(page, "Check").click();
    await page
      .getByRole("main")
      .getByRole("button", { name: /^(Next|Finish)$/ })
      .click();
  }
  await expect(page.getByText("100%")).toBeVisible();
  await expect(page.getByText("1 question has no certain right answer and does not count.")).toBeVisible();
  await page.getByRole("button", { name: "Expand all" }).click();
  await expect(page.getByText("Other options")).toHaveCount(4);
});
