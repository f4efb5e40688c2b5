import { expect, type Page } from "@playwright/test";
import { test } from "./kept-page.ts";
import { answer, notesFrom, openSet, register, WORK } from "./person.ts";
import { everyday } from "./tags.ts";

test.use({ ownContext: { serviceWorkers: "allow" } });

/** Waits until the worker controls the page and has cached an answer for this set. */
async function waitUntilKept(page: Page): Promise<void> {
  const isKept = `(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("sets-"));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const id = location.pathname.split("/").pop();
    return navigator.serviceWorker.controller !== null && kept.flat().some(({ url }) => url.endsWith(id));
  })()`;
  await expect.poll(() => page.evaluate(isKept), WORK).toBe(true);
}

const keptNames = (page: Page) =>
  page.evaluate(`caches.keys().then((names) => names.filter((name) => name.startsWith("sets-")).length)`);

test("a set that was opened can be used offline, with its answers", everyday, async ({ page, context }) => {
  await register(page);
  await openSet(page, notesFrom("en-photosynthesis.md"));
  await expect(page.getByRole("main").getByRole("radio").first()).toBeVisible();
  await answer(page);
  await waitUntilKept(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("main").getByRole("radio").first()).toBeChecked();
  await expect(page.getByRole("heading", { name: "Why" })).toBeVisible();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByText("Question 2")).toBeVisible();
  await answer(page);
  await page.reload();
  await expect(page.getByText("Question 2")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).getByRole("link").click();
  await page.getByRole("link", { name: "Go on at question 2" }).click();
  await expect(page.getByText("Question 2")).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText("Question 2")).toBeVisible();
});

test("a session that expires offline continues until the network is back", async ({ page, context }) => {
  await register(page);
  await openSet(page, notesFrom("en-photosynthesis.md"));
  await waitUntilKept(page);
  await context.setOffline(true);
  await page.evaluate(`(() => {
    const [head, payload, signature] = localStorage.getItem("access_token").split(".");
    const claims = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    const ended = btoa(JSON.stringify({ ...claims, iat: 1, exp: 2 })).replaceAll("=", "");
    localStorage.setItem("access_token", [head, ended, signature].join("."));
  })()`);
  await page.reload();
  await expect(page.getByRole("main").getByRole("radio").first()).toBeVisible();
  const endedToken = await page.evaluate("localStorage.getItem('access_token')");
  await context.setOffline(false);
  await expect.poll(() => page.evaluate("localStorage.getItem('access_token')")).not.toBe(endedToken);
  await expect(page.getByRole("main").getByRole("radio").first()).toBeVisible();
});

test("cached sets are deleted at logout", async ({ page }) => {
  await register(page);
  await openSet(page, notesFrom("en-photosynthesis.md"));
  await waitUntilKept(page);
  expect(await keptNames(page)).toBe(1);
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  await expect.poll(() => keptNames(page)).toBe(0);
});

test("visitors get no service worker, and the app can be installed", async ({ page, request }) => {
  await page.goto("/en");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)")).toBe(0);
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await request.get(address ?? "")).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect([src, (await request.get(src)).status()]).toEqual([src, 200]);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await request.get(picture ?? "")).headers()["content-type"]).toBe("image/png");
});
