import { expect, type Locator } from "@playwright/test";
import { showScene } from "./gallery/scenes.ts";
import { test } from "./kept-page.ts";
import { onPhoneOnly, onPhoneToo } from "./tags.ts";

const topsOf = async (parts: Locator): Promise<number[]> =>
  Promise.all((await parts.all()).map(async (part) => Math.round((await part.boundingBox())?.y ?? 0)));

/** Results with this many actions below them. */
const RESULTS = { 4: "model-results", 5: "results" } as const;

for (const [ways, scene] of Object.entries(RESULTS))
  test(`none of the ${ways} actions of the results is alone in the last row`, async ({ page }) => {
    for (const language of ["de", "ja"]) {
      await showScene(page, scene, language);
      const waysOn = page.locator("main .flex-wrap:has(> button):has(> a) > *");
      await expect(waysOn).toHaveCount(Number(ways));
      await page.evaluate("document.fonts.ready");
      for (const width of [768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const tops = await topsOf(waysOn);
        expect(tops.filter((top) => top === tops.at(-1)).length).toBeGreaterThan(1);
      }
    }
  });

test("a long e-mail address is beside its label on a phone", onPhoneOnly, async ({ page }) => {
  for (const language of ["ja", "uk", "es"]) {
    await showScene(page, "account", language);
    const address = page.locator("dd", { hasText: "@" });
    await expect(address).toHaveText("maria.sommer@example.org");
    const [label] = await topsOf(page.locator("dt:has(+ dd)").first());
    expect(await topsOf(address)).toEqual([label]);
  }
});

test("no space follows a Japanese full stop in the texts about a growing set", async ({ page }) => {
  await showScene(page, "model-growing", "ja");
  // The sentence that changes is in an element of its own, within the whole text.
  await expect(page.getByText("現在12問").locator("..")).toHaveText(/になります。言語モデルは/);
  await showScene(page, "model-growing", "de");
  await expect(page.getByText("Bisher 12,").locator("..")).toHaveText(/\.\s+\p{Lu}/u);
});

/** Number of lines of each "e-mail". */
const LINES_OF_EMAILS = `(() => {
  const range = document.createRange();
  return [...document.querySelectorAll("main :is(p, li)")].flatMap(({ firstChild: words }) =>
    [...(words?.textContent ?? "").matchAll(/e-\\u2060?mail/gu)].map(({ 0: word, index }) => {
      range.setStart(words, index);
      range.setEnd(words, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }),
  );
})()`;

test("no line of the legal texts breaks within “e-mail”", onPhoneOnly, async ({ page }) => {
  for (const path of ["terms", "privacy-policy"]) {
    await page.goto(`/pl/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [320, 360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 800 });
      const counts = await page.evaluate<number[]>(LINES_OF_EMAILS);
      expect(counts.length).toBeGreaterThan(0);
      expect(counts.filter((lines) => lines > 1)).toEqual([]);
    }
  }
});

/** The words in the last line of the example's quote. */
const LAST_WORDS = `(() => {
  const range = document.createRange();
  const words = document.querySelector("main blockquote").lastChild;
  const ends = [...words.textContent.matchAll(/\\S+/g)].map(({ 0: word, index }) => {
    range.setStart(words, index);
    range.setEnd(words, index + word.length);
    return Math.round(range.getBoundingClientRect().bottom);
  });
  return ends.filter((end) => end === ends.at(-1)).length;
})()`;

test(
  "no word is alone in the last line of the quote on the start page",
  onPhoneToo,
  async ({ page, isMobile }) => {
    await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    for (const language of ["en", "de", "es", "pl", "uk"]) {
      await page.goto(`/${language}`);
      await page.evaluate("document.fonts.ready");
      expect(await page.evaluate(LAST_WORDS), language).toBeGreaterThan(1);
    }
  },
);
