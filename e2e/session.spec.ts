import { expect, type Page } from "@playwright/test";
import { test } from "./kept-page.ts";
import { account, type Replies, refuse, signIn, stage, tokenEnding } from "./stage.ts";

const MINUTE_MS = 60_000;
const REFRESH = "POST /api/auth/refresh";

interface Counted {
  readonly refreshes: () => number;
  readonly lists: () => number;
}

/** The list page with the session of `token`; counts the calls to the server. */
async function open(page: Page, token: string, replies: Replies = {}): Promise<Counted> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await signIn(page, token);
  await stage(page, { ...account(), ...replies });
  await page.goto("/en/my");
  const count = (path: string) => asked.filter((each) => each === path).length;
  return { refreshes: () => count("/api/auth/refresh"), lists: () => count("/api/datasets") };
}

const list = (page: Page) => page.getByText("No sets yet");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const token = (page: Page) => page.evaluate("localStorage.getItem('access_token')");

test("a session in use is renewed silently a minute before its token expires", async ({ page }) => {
  await page.clock.install();
  const old = tokenEnding(2 * MINUTE_MS);
  const { refreshes } = await open(page, old);
  await expect(list(page)).toBeVisible();
  expect(refreshes()).toBe(0);
  await page.clock.runFor(MINUTE_MS);
  await expect.poll(() => token(page)).not.toBe(old);
  expect(refreshes()).toBe(1);
  await expect(list(page)).toBeVisible();
});

test("a session that cannot be renewed ends with its token", async ({ page }) => {
  await page.clock.install();
  await open(page, tokenEnding(2 * MINUTE_MS), { [REFRESH]: refuse("UNAUTHORIZED") });
  await expect(list(page)).toBeVisible();
  await page.clock.runFor(MINUTE_MS + 1_000);
  await expect(list(page)).toBeVisible();
  await page.clock.runFor(MINUTE_MS);
  await expect(list(page)).toBeHidden();
  await expect(heading(page)).toHaveText("My sets");
  expect(await token(page)).toBeNull();
  expect(await page.evaluate("localStorage.getItem('auth.user')")).toBeNull();
});

test("an expired token is renewed on arrival; nothing is shown before that", async ({ page }) => {
  const { refreshes, lists } = await open(page, tokenEnding(-MINUTE_MS));
  await expect(list(page)).toBeVisible();
  expect([refreshes(), lists()]).toEqual([1, 1]);
});

test("an expired token that cannot be renewed leads from the guarded page to the login, and back afterwards", async ({
  page,
}) => {
  await open(page, tokenEnding(-MINUTE_MS), { [REFRESH]: refuse("UNAUTHORIZED") });
  await page.goto("/en/upload?a=b#c");
  await expect(page).toHaveURL(/\/en\/login\?next=%2Fen%2Fupload%3Fa%3Db%23c$/);
});

test("after a 401 there is one renewal and one repetition", async ({ page }) => {
  let refusals = 0;
  const { refreshes, lists } = await open(page, tokenEnding(60 * MINUTE_MS), {
    "GET /api/datasets": (route) => {
      refusals += 1;
      return refusals === 1 ? refuse("UNAUTHORIZED")(route) : route.fulfill({ json: [] });
    },
  });
  await expect(list(page)).toBeVisible();
  expect([refreshes(), lists()]).toEqual([1, 2]);
});

test("a 401 whose renewal fails logs out, here and in the other tab", async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, tokenEnding(60 * MINUTE_MS));
  await expect(list(other)).toBeVisible();
  const { refreshes, lists } = await open(page, tokenEnding(60 * MINUTE_MS), {
    "GET /api/datasets": refuse("UNAUTHORIZED"),
    [REFRESH]: refuse("UNAUTHORIZED"),
  });
  await expect(page.getByRole("button", { name: /^Your account/ })).toBeHidden();
  await expect.poll(() => token(page)).toBeNull();
  expect([refreshes(), lists()]).toEqual([1, 1]);
  await expect(list(other)).toBeHidden();
});

test("a logged-out person's set asks for a login and comes back afterwards", async ({ page }) => {
  await stage(page);
  await page.goto("/en/dataset/sample");
  await expect(page.getByText("Log in to open this set")).toBeVisible();
  const link = page.getByRole("main").getByRole("link", { name: "Log in" });
  await expect(link).toHaveAttribute("href", "/en/login?next=%2Fen%2Fdataset%2Fsample");
});

test("a token stored under the key of earlier versions still works", async ({ page }) => {
  const former = tokenEnding(60 * MINUTE_MS);
  await page.addInitScript(
    `localStorage.setItem("token", "${former}"); localStorage.setItem("auth.user", '{"email":"a@example.org"}');`,
  );
  await stage(page, account());
  await page.goto("/en/my");
  await expect(list(page)).toBeVisible();
  expect(await token(page)).toBe(former);
});

test("an answer without a token is a failed login", async ({ page }) => {
  await stage(page, { "POST /api/auth/login": { user: { email: "a@example.org" } } });
  await page.goto("/en/login");
  await page.getByLabel("E-mail").fill("a@example.org");
  await page.getByLabel("Password", { exact: true }).fill("Correct-horse-7");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByText("Login failed. Please try again.")).toBeVisible();
});
