import { type Browser, type BrowserContextOptions, test as base, type Page } from "@playwright/test";
import { consentAnswered } from "./consent-answered.ts";

/** A small page of the product without any scripts. */
const NEUTRAL = "/robots.txt";

/** The events that journeys listen to; the runner itself listens to others. */
const LISTENED_TO = ["console", "pageerror", "request", "requestfailed", "response"];

/** Empties what the product can store, and puts back what somebody who has answered the consent banner has stored. */
const forgetAllBut = (stored: readonly { name: string; value: string }[]) => `(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name, value } of ${JSON.stringify(stored)}) localStorage.setItem(name, value);
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  for (const name of await caches.keys()) await caches.delete(name);
})()`;

/**
 * One page for all journeys of a worker. A new browser context costs more than most journeys do: a profile, a window
 * and several processes. What a journey leaves behind is removed after it; a context whose clock was replaced is closed,
 * since a clock cannot be put back.
 */
class KeptPage {
  readonly #browser: Browser;
  readonly #options: BrowserContextOptions;
  #page: Page | undefined;
  #hasOwnClock = false;
  /** The scripts that the journey added. */
  #scripts: { dispose(): Promise<void> }[] = [];

  constructor(browser: Browser, options: BrowserContextOptions) {
    this.#browser = browser;
    this.#options = options;
  }

  async get(): Promise<Page> {
    this.#page ??= await this.#open();
    return this.#page;
  }

  async #open(): Promise<Page> {
    const context = await this.#browser.newContext(this.#options);
    const page = await context.newPage();
    this.#hasOwnClock = false;
    this.#scripts = [];
    const addInitScript = page.addInitScript.bind(page) as (
      ...args: unknown[]
    ) => Promise<{ dispose(): Promise<void> }>;
    const install = page.clock.install.bind(page.clock);
    Object.assign(page, {
      addInitScript: async (...args: unknown[]) => {
        const script = await addInitScript(...args);
        this.#scripts.push(script);
        return script;
      },
    });
    Object.assign(page.clock, {
      install: (...args: Parameters<typeof install>) => {
        this.#hasOwnClock = true;
        return install(...args);
      },
    });
    return page;
  }

  async clear(): Promise<void> {
    const page = this.#page;
    if (page === undefined) return;
    const context = page.context();
    for (const other of this.#browser.contexts()) if (other !== context) await other.close();
    if (page.isClosed() || this.#hasOwnClock) {
      await context.close();
      this.#page = undefined;
      return;
    }
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const event of LISTENED_TO) {
      context.removeAllListeners(event);
      page.removeAllListeners(event);
    }
    await Promise.all([
      context.setOffline(false),
      context.unrouteAll({ behavior: "ignoreErrors" }),
      page.unrouteAll({ behavior: "ignoreErrors" }),
      ...this.#scripts.splice(0).map((script) => script.dispose()),
    ]);
    await page.goto(NEUTRAL);
    const { baseURL = "", viewport } = this.#options;
    await Promise.all([
      context.clearCookies(),
      page.evaluate(
        forgetAllBut(consentAnswered(baseURL).origins.flatMap(({ localStorage }) => localStorage)),
      ),
      page.emulateMedia({
        colorScheme: null,
        contrast: null,
        forcedColors: null,
        media: null,
        reducedMotion: null,
      }),
      page.setExtraHTTPHeaders({}),
      page.mouse.move(0, 0),
    ]);
    if (viewport) await page.setViewportSize(viewport);
  }
}

/** The settings of the run that a context has. */
const CONTEXT_SETTINGS = [
  ...["baseURL", "storageState", "locale", "viewport", "deviceScaleFactor", "isMobile", "hasTouch"],
  ...["userAgent", "serviceWorkers"],
];

export const test = base.extend<object, { kept: KeptPage }>({
  kept: [
    async ({ browser }, use, { project }) => {
      const settings = Object.entries(project.use).filter(([name]) => CONTEXT_SETTINGS.includes(name));
      await use(new KeptPage(browser, Object.fromEntries(settings)));
    },
    { scope: "worker" },
  ],
  context: async ({ kept }, use) => {
    await use((await kept.get()).context());
    await kept.clear();
  },
  page: async ({ kept, context: _ }, use) => use(await kept.get()),
});
