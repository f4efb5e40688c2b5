import { expect, type Page } from "@playwright/test";
import { LANGUAGES } from "@quizmill/contract";
import { violationsOf } from "./accessibility.ts";
import { SCENES, type Scene } from "./gallery/scenes.ts";
import { test } from "./kept-page.ts";
import { everyday, onPhoneOnly } from "./tags.ts";

/** Every page once, with its main content: these are looked at on a phone too, in a second language. */
const PAGES: readonly string[] = [
  ...["home", "today-whole", "login", "register", "forgot", "reset", "upload", "my", "demo", "account"],
  ...["privacy", "terms", "not-found", "quiz-right", "results-open"],
  ...[
    "exams",
    "exam-new",
    "exam-running",
    "exam-result",
    "progress",
    "today-nothing-due",
    "study-checked",
    "study-end",
  ],
];

/** The longest words: where they have room, those of the other languages have it too. */
const LONGEST_WORDS = "de";
const HEIGHT = 900;
const WIDE = { width: 1_440, height: HEIGHT };
/** 200 % of a window of 1280 pixels leaves the page 640. */
const NARROW = [640, 320];

async function show(page: Page, scene: Scene, language: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await scene.show(page, language);
  await page.locator("main h1").first().waitFor({ state: "attached" });
}

/** All rules in the light theme; in the dark one those that a theme can affect. */
async function expectAccessible(page: Page): Promise<void> {
  expect.soft(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await violationsOf(page, { only: ["color-contrast"] })).toEqual([]);
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

const shareOf = ({ name }: Scene) => (["home", "quiz-right"].includes(name) ? everyday : {});

for (const scene of SCENES)
  test(
    `${scene.name} is accessible wide and at 320 px, and nothing overflows`,
    shareOf(scene),
    async ({ page }) => {
      const { minWidth = 0, maxWidth = Number.POSITIVE_INFINITY } = scene;
      const widths = [WIDE.width, ...NARROW].filter((width) => minWidth <= width && width <= maxWidth);
      await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT });
      await show(page, scene, LONGEST_WORDS);
      if (widths.includes(WIDE.width)) await expectAccessible(page);
      for (const width of widths.filter((each) => NARROW.includes(each))) {
        await page.setViewportSize({ width, height: 640 });
        expect.soft(await stickingOut(page), `${width} px`).toEqual([]);
      }
      if (widths.includes(320)) await expectAccessible(page);
    },
  );

for (const [at, scene] of SCENES.filter(({ name }) => PAGES.includes(name)).entries()) {
  const language = LANGUAGES.filter((each) => each !== LONGEST_WORDS)[at % (LANGUAGES.length - 1)] ?? "en";
  test(`${scene.name} is accessible by touch in ${language}`, onPhoneOnly, async ({ page }) => {
    await show(page, scene, language);
    expect.soft(await stickingOut(page)).toEqual([]);
    await expectAccessible(page);
  });
}
