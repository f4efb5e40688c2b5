import { expect, type Page } from "@playwright/test";
import { test } from "./kept-page.ts";
import { sendRegistration } from "./person.ts";
import { sampleSet } from "./sample-sets.ts";
import { account, signIn, stage, tokenEnding } from "./stage.ts";
import { everyday, onPhoneToo } from "./tags.ts";

const HOUR_MS = 3_600_000;
const LANGUAGES = ["en", "pl", "de", "es", "uk", "ja"];
/** The start page in each language, the other pages for everybody in one of them; and links with parameters. */
const HYDRATED = [
  ...LANGUAGES.map((language) => `/${language}`),
  ...["/en/register", "/pl/terms", "/de/demo-upload", "/es/login", "/uk/privacy-policy", "/ja/register"],
  ...["/en?utm_source=poster&utm_medium=print", "/ja/login?next=%2Fja%2Fmy"],
];

/** The files without which the app has not started. */
const APP = /\/assets\/index-.*\.js$/;
const TEXTS = /\/assets\/en-.*\.js$/;

/**
 * All messages of a page to its console, and all its errors; but for what a browser without a language model of its own
 * says of the header that allows it.
 */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!message.text().includes("Unrecognized feature: 'language-model'")) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

/** Delays the app's script, like a slow network, until the returned function is called. */
async function heldBack(page: Page, { files = APP, onAsked = () => {} } = {}): Promise<() => void> {
  const { promise: wanted, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    onAsked();
    await wanted;
    await route.continue();
  });
  return letCome;
}

const attribute = (page: Page, selector: string, name: string) =>
  page.locator(selector).first().getAttribute(name);

test("pages are hydrated unchanged and without any message, in each language", async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const address of HYDRATED) {
    await page.goto(address);
    const delivered = await page.locator("h1").elementHandle();
    await page.locator("header button[aria-haspopup=menu]").click();
    await expect(page.getByRole("menu"), address).toBeVisible();
    expect(await delivered?.evaluate(({ isConnected }) => isConnected), address).toBe(true);
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  }
  expect(complaints).toEqual([]);
});

test("a page is readable without any script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/uk`);
  await expect(page.locator("html")).toHaveAttribute("lang", "uk");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await context.close();
});

test("the head is for the new page after a navigation", async ({ page, baseURL }) => {
  await page.goto("/de");
  await page.getByRole("main").getByRole("link", { name: "Anmelden" }).click();
  await expect(page).toHaveTitle(/^Anmelden/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/de/login`);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});

test("typing and presses before the app has loaded take effect afterwards", everyday, async ({ page }) => {
  const letCome = await heldBack(page);
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await page.goto("/en/login", { waitUntil: "domcontentloaded" });
  await page.getByLabel("E-mail").fill("ada@example.org");
  await page.getByLabel("Password", { exact: true }).fill("Correct-horse-7");
  // As a browser sends it that presses no button for it.
  await page.evaluate("document.forms[0].requestSubmit()");
  await page.keyboard.press("Enter");
  letCome();
  await expect(page.getByRole("alert")).toHaveText("Invalid e-mail or password.");
  expect(page.url()).toMatch(/\/en\/login$/);
  const typed = { email: "ada@example.org", password: "Correct-horse-7" };
  expect((await sent).postDataJSON()).toMatchObject(typed);
});

test("a theme chosen before the app has loaded shows at once and is kept", async ({ page }) => {
  for (const [address, files] of [
    ["/en", APP],
    ["/en", TEXTS],
    ["/en/my", APP],
  ] as const) {
    await page.evaluate("localStorage.removeItem('theme')");
    const asked = Promise.withResolvers<void>();
    const letCome = await heldBack(page, { files, onAsked: asked.resolve });
    await page.goto(address, { waitUntil: "domcontentloaded" });
    await asked.promise;
    await page.getByRole("radio", { name: "Dark" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    letCome();
    await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  }
});

test("an answer to the example that was given before the app has loaded is shown", async ({ page }) => {
  for (const files of [APP, TEXTS]) {
    const asked = Promise.withResolvers<void>();
    const letCome = await heldBack(page, { files, onAsked: asked.resolve });
    await page.goto("/en", { waitUntil: "domcontentloaded" });
    await asked.promise;
    const example = page.getByRole("figure", { name: "An example question" });
    await example.getByText("Stroma").click();
    letCome();
    await expect(example.locator("label", { hasText: "Stroma" })).toContainText("Wrong");
    await expect(example.getByRole("radio", { name: /Stroma/ })).toBeChecked();
  }
});

test("what is typed and ticked at register before the app has loaded is kept and sent", async ({ page }) => {
  for (const [query, next] of [
    ["", /\/en\/upload$/],
    ["?next=%2Fen%2Fmy", /\/en\/my$/],
  ] as const) {
    await page.evaluate("localStorage.removeItem('access_token')");
    const letCome = await heldBack(page);
    await page.goto(`/en/register${query}`, { waitUntil: "domcontentloaded" });
    // Sent without scripts, a password would be in the address otherwise.
    await expect(page.locator("main form")).toHaveAttribute("method", "post");
    const name = page.getByLabel("Name");
    await name.fill("Ada");
    const box = page.getByRole("checkbox", { name: /accept/ });
    await box.check();
    await box.uncheck();
    await box.check();
    await name.focus();
    letCome();
    await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
    await expect(box).toBeChecked();
    await expect(name).toHaveValue("Ada");
    await expect(name).toBeFocused();
    const sent = page.waitForRequest("**/api/auth/register");
    await sendRegistration(page);
    expect((await sent).postDataJSON()).toMatchObject({ name: "Ada" });
    await expect(page).toHaveURL(next);
  }
});

test("a login that is pressed while the app starts is sent, and leads on in its own language", async ({
  page,
}) => {
  const letCome = await heldBack(page);
  await stage(page, {
    ...account(),
    "POST /api/auth/login": { accessToken: tokenEnding(HOUR_MS), user: { email: "a@b.org", createdAt: "" } },
  });
  await page.goto("/pl/login?next=%2Fen%2Fmy", { waitUntil: "domcontentloaded" });
  await page.locator('input[type="email"]').fill("a@example.org");
  await page.locator('input[type="password"]').fill("Correct-horse-7");
  await page.locator('main button[type="submit"]').hover();
  await page.mouse.down();
  letCome();
  await expect(page.locator("html[data-scripts]")).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/pl\/my$/);
});

test("a file can be chosen by a button that was pressed before the app has loaded", async ({ page }) => {
  const letCome = await heldBack(page);
  await page.goto("/en/demo-upload", { waitUntil: "domcontentloaded" });
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "choose one" }).click();
  letCome();
  const file = { name: "chosen.txt", mimeType: "text/plain", buffer: Buffer.from("words") };
  await (await chooser).setFiles(file);
  await expect(page.getByText("chosen.txt")).toBeVisible();
  await expect(page.getByRole("button", { name: "Run demo" })).toBeEnabled();
});

test("members never see the visitors' actions on the start page", async ({ page }) => {
  await page.addInitScript(`
    const look = () => {
      const link = document.querySelector('main a[href="/en/demo-upload"]');
      if (link !== null && getComputedStyle(link).visibility === "visible") sessionStorage.setItem("seen", "yes");
      requestAnimationFrame(look);
    };
    look();
  `);
  const letCome = await heldBack(page, { files: /\/assets\/(?:home-page|today-part)-.*\.js$/ });
  await signIn(page);
  await stage(page, account());
  await page.goto("/en", { waitUntil: "domcontentloaded" });
  // Until then the shape of Today stands there, as on a slow network.
  await expect(page.locator("[data-kept=today] > *").first()).toBeVisible();
  letCome();
  await expect(page.getByRole("button", { name: /^Your account/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "My sets" }).first()).toBeVisible();
  expect(await page.evaluate(`sessionStorage.getItem("seen")`)).toBeNull();
});

test(
  "the last open question can be read and answered before the app has loaded",
  onPhoneToo,
  async ({ page }) => {
    let hasBegun = false;
    const letCome = await heldBack(page, {
      files: /\/assets\/.*\.js$/,
      onAsked: () => {
        hasBegun = true;
      },
    });
    const set = sampleSet("en");
    const asked: { hasBegun: boolean }[] = [];
    await signIn(page);
    await stage(page, {
      ...account(),
      "GET /api/datasets/*": (route) => {
        asked.push({ hasBegun });
        return route.fulfill({ json: set });
      },
    });
    const session = { version: 1, idx: 3, selectedByQ: {}, revealedByQ: {}, finished: false, updatedAt: 0 };
    await page.addInitScript(`localStorage.setItem("quiz-session.v1.sample", '${JSON.stringify(session)}')`);
    await page.goto("/en/dataset/sample", { waitUntil: "domcontentloaded" });
    const main = page.getByRole("main");
    const { text = "", options = [] } = set.questions[3] ?? {};
    const stem = main.getByRole("heading", { level: 2 }).first();
    const last = main.getByText(options.at(-1)?.text ?? "", { exact: true });
    await expect(stem).toHaveText(text);
    const places = async () => [await stem.boundingBox(), await last.boundingBox()];
    const before = await places();
    await last.click();
    const radios = main.getByRole("radio");
    await expect(radios).toHaveCount(0);
    letCome();
    await expect(radios.last()).toBeChecked();
    await expect(stem).toHaveText(text);
    // It stays in its place, to the last option.
    for (const [at, place] of (await places()).entries())
      expect(Math.abs((place?.y ?? 0) - (before[at]?.y ?? 0))).toBeLessThan(3);
    // The question was requested before the app was, which took the answer over.
    expect(asked).toEqual([{ hasBegun: false }]);
  },
);

test("a button that is pressed before a page is rendered again is pressed on the new page", async ({
  page,
}) => {
  const letCome = await heldBack(page);
  await page.goto("/en/login?lng=en", { waitUntil: "domcontentloaded" });
  // The server's HTML stays until the new page is complete: there is never a moment without a heading.
  await page.evaluate(`new MutationObserver(() => {
    if (document.querySelector("main h1") === null) document.documentElement.dataset.wasEmpty = "";
  }).observe(document.getElementById("root"), { childList: true, subtree: true })`);
  await page.getByRole("button", { name: /Language.*English/ }).click();
  letCome();
  await expect(page.getByText("Deutsch", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await attribute(page, "html", "data-was-empty")).toBeNull();
});

test("nothing is requested from a third party, and nothing on the page violates its content security policy", async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) strangers.push(request.url());
  });
  const complaints = complaintsOf(page);
  const answer = await page.goto("/en");
  expect(answer?.headers()["content-security-policy"]).toMatch(/default-src 'self'/);
  expect(answer?.headers()["content-security-policy"]).toMatch(/script-src 'self'( 'sha256-[^']+')+$/);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe("the theme", () => {
  const paper = (page: Page) => page.evaluate("getComputedStyle(document.body).backgroundColor");

  test("follows the system until one is chosen, and is stored", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/en");
    const light = await paper(page);
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await paper(page);
    expect(dark).not.toBe(light);
    // Whether the app has loaded by then or not.
    await page.getByRole("radio", { name: "Light" }).click();
    await expect.poll(() => paper(page)).toBe(light);
    await page.reload();
    expect(await paper(page)).toBe(light);
    await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
    await page.getByRole("radio", { name: "Same as the system" }).click();
    await expect.poll(() => paper(page)).toBe(dark);
  });

  test("is applied before the app has loaded, and members do not see the visitors' links", async ({
    page,
  }) => {
    const user = JSON.stringify({ email: "a@example.org", createdAt: "" });
    const stored = { theme: "dark", access_token: "x", "auth.user": user };
    await page.addInitScript(`Object.assign(localStorage, ${JSON.stringify(stored)})`);
    // The app never loads; what is shown was there before it.
    await page.route(APP, (route) => route.abort());
    await page.goto("/en");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const own = 'meta[name="theme-color"][data-theme="dark"]';
    expect(await attribute(page, own, "media")).toBe("all");
    await expect(page.getByRole("main").getByText("Register").first()).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
