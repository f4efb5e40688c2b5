import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from "@playwright/test";
import { consentAnswered } from "./consent-answered.ts";
import { type ModelServer, startModelServer } from "./model-server.ts";

/**
 * A page of the product's origin that does nothing. It has an icon, since the browser would ask the server for one, and
 * the product's headers about processes, since the browser would change to another process otherwise.
 */
const EMPTY = {
  headers: { "cross-origin-opener-policy": "same-origin", "origin-agent-cluster": "?1" },
  contentType: "text/html",
  body: '<link rel="icon" href="data:,">',
};

async function goToEmptyPage(page: Page): Promise<void> {
  await page.route("/empty", (route) => route.fulfill(EMPTY), { times: 1 });
  await page.goto("/empty");
}

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

  /** Drawing what moves takes a sixth of the time; the journeys on a phone show the product with it. */
  get #motion(): "reduce" | null {
    return this.#options.isMobile ? null : "reduce";
  }

  async get(): Promise<Page> {
    this.#page ??= await this.#open();
    return this.#page;
  }

  async #open(): Promise<Page> {
    const context = await this.#browser.newContext(this.#options);
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: this.#motion });
    await goToEmptyPage(page);
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

  /** A context with settings of its own; `closeOthers` closes it. */
  openOther(settings: BrowserContextOptions): Promise<BrowserContext> {
    return this.#browser.newContext({ ...this.#options, ...settings });
  }

  async closeOthers(): Promise<void> {
    const kept = this.#page?.context();
    for (const context of this.#browser.contexts()) if (context !== kept) await context.close();
  }

  async clear(): Promise<void> {
    const page = this.#page;
    if (page === undefined) return;
    const context = page.context();
    if (page.isClosed() || this.#hasOwnClock) {
      await context.close();
      this.#page = undefined;
      return;
    }
    // What a page stores while it is left could arrive after everything was removed.
    for (const each of context.pages()) await each.evaluate("Storage.prototype.setItem = () => undefined");
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
    await goToEmptyPage(page);
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
        reducedMotion: this.#motion,
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

interface ForJourney {
  /** Settings of a context that this journey has for itself. */
  readonly ownContext: BrowserContextOptions | null;
}

interface ForWorker {
  readonly kept: KeptPage;
  /** Started by the first journey that asks for it. */
  readonly model: ModelServer;
}

/** Every journey uses this, since the runner starts a new worker, with a new browser, where the workers' fixtures differ. */
export const test = base.extend<ForJourney, ForWorker>({
  kept: [
    async ({ browser }, use, { project }) => {
      const settings = Object.entries(project.use).filter(([name]) => CONTEXT_SETTINGS.includes(name));
      await use(new KeptPage(browser, Object.fromEntries(settings)));
    },
    { scope: "worker" },
  ],
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the required fixtures from it.
    async ({}, use) => {
      const server = await startModelServer();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  ownContext: [null, { option: true }],
  context: async ({ kept, ownContext }, use) => {
    await use(ownContext === null ? (await kept.get()).context() : await kept.openOther(ownContext));
    await kept.closeOthers();
    if (ownContext === null) await kept.clear();
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});
