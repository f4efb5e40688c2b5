import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { findBrowser } from "../../scripts/browser.ts";
import { percentile } from "../statistics.ts";
import type { LongQuiz } from "./long-quiz.ts";

const OPENINGS = 5;
const SCREENS = [
  { screen: "desktop", size: { width: 1_440, height: 900 }, isPhone: false, slowdown: 1 },
  { screen: "phone", size: { width: 390, height: 844 }, isPhone: true, slowdown: 1 },
  { screen: "phone, four times slower", size: { width: 390, height: 844 }, isPhone: true, slowdown: 4 },
] as const;
/** A menu's code loads only on the first opening on a page. */
const MENUS = [
  { menu: "languages", path: "/en", button: 'header button[aria-haspopup="menu"]' },
  { menu: "a set", path: "/en/my", button: 'main li button[aria-haspopup="menu"]' },
] as const;

/** How long the first opening of a menu takes, the median; milliseconds. */
export interface MenuOpening {
  readonly screen: string;
  readonly menu: string;
  readonly slowdown: number;
  /** From mouse down to the frame that shows the menu. */
  readonly ms: number;
  /** Computing time of the page's main thread: other work on the machine does not add to it. */
  readonly processorMs: number;
}

/** Opens each menu for the first time, on a page that is idle. */
export async function menuOpenings(origin: string, { storage }: LongQuiz): Promise<MenuOpening[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const openings: MenuOpening[] = [];
  try {
    for (const { screen, slowdown, ...device } of SCREENS)
      for (const { menu, path, button } of MENUS) {
        const taken: Awaited<ReturnType<typeof firstOpening>>[] = [];
        for (let opening = 0; opening < OPENINGS; opening += 1)
          taken.push(
            await firstOpening(browser, { ...device, slowdown, url: origin + path, storage, button }),
          );
        const medianOf = (of: "ms" | "processorMs") =>
          percentile(
            taken.map((one) => one[of]),
            0.5,
          );
        openings.push({ screen, menu, slowdown, ms: medianOf("ms"), processorMs: medianOf("processorMs") });
      }
  } finally {
    await browser.close();
  }
  return openings;
}

interface Opening {
  readonly size: { readonly width: number; readonly height: number };
  readonly isPhone: boolean;
  readonly slowdown: number;
  readonly url: string;
  readonly storage: LongQuiz["storage"];
  readonly button: string;
}

async function firstOpening(
  browser: Browser,
  opening: Opening,
): Promise<{ ms: number; processorMs: number }> {
  const { size, isPhone, slowdown, url, storage, button } = opening;
  const context = await browser.newContext({
    viewport: size,
    hasTouch: isPhone,
    isMobile: isPhone,
    serviceWorkers: "block",
  });
  await context.addInitScript(`Object.assign(localStorage, ${JSON.stringify(storage)})`);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator(button).first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const before = await taskMs(session);
  const shown = page.evaluate<number>(`new Promise((resolve) => {
    addEventListener("pointerdown", ({ timeStamp }) => {
      const look = () => requestAnimationFrame(() => {
        if (document.querySelector("[role=menu]") === null) look();
        else setTimeout(() => resolve(performance.now() - timeStamp));
      });
      look();
    }, { capture: true, once: true });
  })`);
  await press(page, button, isPhone);
  const ms = await shown;
  const processorMs = (await taskMs(session)) - before;
  await context.close();
  return { ms, processorMs };
}

async function press(page: Page, button: string, isPhone: boolean): Promise<void> {
  const one = page.locator(button).first();
  await (isPhone ? one.tap() : one.click());
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}
