import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "@quizmill/contract";
import { SCENES, type Scene } from "./gallery/scenes.ts";
import { freshPage } from "./stage.ts";
import { ofLanguage, thoroughIf } from "./thorough.ts";

/** Every page once, with its main content; the other states are checked in one language. */
const PAGES: readonly string[] = [
  ...["home", "home-member", "login", "register", "forgot", "reset", "upload", "my", "demo", "account"],
  ...["privacy", "terms", "not-found", "quiz-right", "results-open"],
];

function scenesFor(widthPx: number): Scene[] {
  return SCENES.filter(({ minWidth = 0, maxWidth = Number.POSITIVE_INFINITY }) => {
    return widthPx >= minWidth && widthPx <= maxWidth;
  });
}

/** Opens a scene on a page of its own, and runs `check` on it. */
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

/** All rules in the light theme; in the dark one those that a theme can affect. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await findings(new AxeBuilder({ page }))).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findings(new AxeBuilder({ page }).withRules("color-contrast"))).toEqual([]);
}

async function findings(axe: AxeBuilder) {
  // Without frames of other origins there is no need to collect results on a separate page.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target) }));
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

/** Every language on one kind of screen: axe's findings do not depend on the combination. */
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
    `every state is accessible on a wide screen (${part + 1} of ${PARTS})`,
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
    `every state is accessible at 320 px, and nothing overflows there or at 200 % (${part + 1} of ${PARTS})`,
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
