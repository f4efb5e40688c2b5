import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "@quizmill/contract";
import { SCENES, type Scene } from "./gallery/scenes.ts";
import { freshPage } from "./stage.ts";
import { ofLanguage, thoroughIf } from "./thorough.ts";

/** Every page once, with what it is for on it; the other states are gone through in one language. */
const PAGES: readonly string[] = [
  ...["home", "home-member", "login", "register", "forgot", "reset", "upload", "my", "demo", "account"],
  ...["privacy", "terms", "not-found", "quiz-right", "results-open"],
];

function scenesFor(widthPx: number): Scene[] {
  return SCENES.filter(({ minWidth = 0, maxWidth = Number.POSITIVE_INFINITY }) => {
    return widthPx >= minWidth && widthPx <= maxWidth;
  });
}

/** Shows a state on a page of its own, and lets `check` look at it. */
async function look(
  context: BrowserContext,
  { scene, language, check }: { scene: Scene; language: string; check: (page: Page) => Promise<void> },
): Promise<void> {
  const page = await freshPage(context);
  await test.step(`${scene.name} in ${language}`, async () => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await scene.show(page, language);
    await page.locator("main h1").first().waitFor({ state: "attached" });
    await check(page);
  });
  await context.setOffline(false);
  await page.close();
}

/** All rules in the light, and in the dark what a theme can change. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(new AxeBuilder({ page }))).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findings(new AxeBuilder({ page }).withRules("color-contrast"))).toEqual([]);
}

async function findings(axe: AxeBuilder) {
  // Without frames of other origins there is nothing to gather on a page of its own.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) }));
}

/** Names what sticks out at the right; empty where one need not scroll sideways. */
function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const edge = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= edge) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > edge + 1)
      .map((element) => element.tagName + "." + element.className);
  })()`);
}

/** Every language on one kind of screen: what axe looks at does not depend on both. */
const ON_PHONE: readonly string[] = ["pl", "es", "ja"];

for (const language of LANGUAGES) {
  test(`every page is accessible in ${language}`, ofLanguage(language), async ({ context, isMobile }) => {
    test.skip(ON_PHONE.includes(language) !== isMobile, "looked at on the other screen");
    test.slow();
    for (const scene of SCENES.filter(({ name }) => PAGES.includes(name))) {
      await look(context, { scene, language, check: expectAccessible });
    }
  });
}

const PARTS = 4;
for (let part = 0; part < PARTS; part += 1) {
  const inPart = (_: unknown, index: number) => index % PARTS === part;

  test(
    `every state is accessible on a desk (${part + 1} of ${PARTS})`,
    thoroughIf(part > 0),
    async ({ context, isMobile }) => {
      test.skip(isMobile, "see below");
      test.slow();
      const rest = scenesFor(1_440).filter(({ name }) => !PAGES.includes(name));
      for (const scene of rest.filter(inPart)) {
        await look(context, { scene, language: "en", check: expectAccessible });
      }
    },
  );

  test(
    `every state is accessible at 320 px, and nothing sticks out there or at 200 % (${part + 1} of ${PARTS})`,
    thoroughIf(part > 0),
    async ({ context, isMobile }) => {
      test.skip(!isMobile, "see above");
      test.slow();
      const check = async (page: Page) => {
        // 200 % of a window of 1280 pixels leaves the page 640.
        for (const width of [640, 320]) {
          await page.setViewportSize({ width, height: 640 });
          expect(await stickingOut(page), `${width} px`).toEqual([]);
        }
        await expectAccessible(page);
      };
      for (const scene of scenesFor(320).filter(inPart))
        await look(context, { scene, language: "de", check });
    },
  );
}
