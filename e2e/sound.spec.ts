import { expect, type Page } from "@playwright/test";
import { LANGUAGES, type Language } from "@quizmill/contract";
import { violationsOf } from "./accessibility.ts";
import { SCENES, type Scene } from "./gallery/scenes.ts";
import { test } from "./kept-page.ts";
import { tagged } from "./tags.ts";

/** Every page once, with its main content; the other states are checked in one language. */
const PAGES: readonly string[] = [
  ...["home", "home-member", "login", "register", "forgot", "reset", "upload", "my", "demo", "account"],
  ...["privacy", "terms", "not-found", "quiz-right", "results-open"],
  ...["exams", "exam-new", "exam-running", "exam-result", "progress", "study", "study-checked", "study-end"],
];

function statesFor(widthPx: number): Scene[] {
  return SCENES.filter(({ minWidth = 0, maxWidth = Number.POSITIVE_INFINITY }) => {
    return widthPx >= minWidth && widthPx <= maxWidth;
  });
}

async function show(page: Page, scene: Scene, language: Language): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await scene.show(page, language);
  await page.locator("main h1").first().waitFor({ state: "attached" });
}

/** All rules in the light theme; in the dark one those that a theme can affect. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsOf(page, { only: ["color-contrast"] })).toEqual([]);
}

/** Names elements that overflow at the right; empty if the page does not scroll sideways. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const edge = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= edge) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > edge + 1)
      .map((element) => element.tagName + "." + element.className);
  })()`);
}

test.afterEach(({ context }) => context.setOffline(false));

/** Every language on one kind of screen: axe's findings do not depend on the combination. */
const ON_PHONE: readonly Language[] = ["pl", "es", "ja"];

for (const language of LANGUAGES)
  for (const scene of SCENES.filter(({ name }) => PAGES.includes(name))) {
    const onPhone = ON_PHONE.includes(language);
    test(
      `the page ${scene.name} is accessible in ${language}`,
      tagged({ language, onPhone }),
      async ({ page }) => {
        await show(page, scene, language);
        await expectAccessible(page);
      },
    );
  }

/** Of the states, a run without `E2E=all` looks at each fourth. */
const isThorough = (at: number) => at % 4 !== 0;

for (const [at, scene] of statesFor(1_440)
  .filter(({ name }) => !PAGES.includes(name))
  .entries())
  test(
    `the state ${scene.name} is accessible on a wide screen`,
    tagged({ isThorough: isThorough(at) }),
    async ({ page }) => {
      await show(page, scene, "en");
      await expectAccessible(page);
    },
  );

for (const [at, scene] of statesFor(320).entries())
  test(
    `${scene.name} is accessible at 320 px, and nothing overflows there or at 200 %`,
    tagged({
      onPhone: true,
      isThorough: isThorough(at),
    }),
    async ({ page }) => {
      await show(page, scene, "de");
      // 200 % of a window of 1280 pixels leaves the page 640.
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await stickingOut(page), `${width} px`).toEqual([]);
      }
      await expectAccessible(page);
    },
  );
