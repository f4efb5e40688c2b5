import { expect, type Page } from "@playwright/test";
import { type DatasetSummary, LIMITS } from "@quizmill/contract";
import { test } from "./kept-page.ts";
import { sampleList } from "./sample-sets.ts";
import { account, type Replies, signIn, stage } from "./stage.ts";

const SETS = 10_000;
const PAGE = LIMITS.dataset.pageSets;

function manySets(): DatasetSummary[] {
  const [, , ready] = sampleList("en");
  return Array.from({ length: SETS }, (_, at) => ({
    ...(ready as DatasetSummary),
    id: `set-${at}`,
    name: `Set ${at + 1}`,
  }));
}

/** The list as the server sends it, in pages and by ids; records the requests. */
function servedInPages(sets: readonly DatasetSummary[], asked: string[] = []): Replies {
  return {
    ...account(),
    "GET /api/datasets": (route) => {
      const { search, searchParams } = new URL(route.request().url());
      asked.push(search);
      const ids = searchParams.get("ids")?.split(",");
      if (ids)
        return route.fulfill({ json: { sets: sets.filter(({ id }) => ids.includes(id)), next: null } });
      const from = Number(searchParams.get("cursor")?.split(".")[0] || 0);
      const next = from + PAGE < sets.length ? `${from + PAGE}.x` : null;
      return route.fulfill({ json: { sets: sets.slice(from, from + PAGE), next } });
    },
  };
}

const nodes = (page: Page) => page.evaluate<number>("document.querySelectorAll('main *').length");
const row = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** Returns how long the main thread has computed since then, in milliseconds, without waiting for the machine. */
async function watchMainThread(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return 1_000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
}

test("ten thousand sets open as fast as fifty, and are all there", async ({ page }) => {
  const asked: string[] = [];
  await signIn(page);
  await stage(page, servedInPages(manySets(), asked));
  const busyMs = await watchMainThread(page);
  await page.goto("/en/login");
  await page.getByRole("link", { name: "My sets" }).first().waitFor();
  const beforeMs = await busyMs();
  await page.getByRole("link", { name: "My sets" }).first().click();
  await expect(row(page, "Set 1")).toBeVisible();
  const openedMs = Math.round((await busyMs()) - beforeMs);
  test.info().annotations.push({ type: "main thread until the list is seen", description: `${openedMs} ms` });
  await expect.poll(() => nodes(page)).toBeLessThan(1_500);
  const scrollOn = async () => {
    await page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)");
    return new Set(asked).size;
  };
  await expect.poll(scrollOn).toBeGreaterThan(6);
  await expect.poll(() => nodes(page)).toBeLessThan(2_500);
  await page.evaluate("window.scrollTo(0, 0)");
  await expect(row(page, "Set 1")).toBeVisible();
});

test("only sets that are being written are polled", async ({ page }) => {
  const sets = manySets().slice(0, 120);
  Object.assign(sets[3] as DatasetSummary, { status: "PROCESSING" });
  const asked: string[] = [];
  await page.clock.install();
  await signIn(page);
  await stage(page, servedInPages(sets, asked));
  await page.goto("/en/my");
  await expect(page.getByText("Being written")).toBeVisible();
  const polls = async () => {
    await page.clock.runFor(1_000);
    return asked.filter((each) => each === "?ids=set-3").length;
  };
  await expect.poll(polls).toBeGreaterThan(1);
  Object.assign(sets[3] as DatasetSummary, { status: "READY" });
  await polls();
  await expect.poll(polls).toBeGreaterThan(2);
  await expect(page.getByText("Being written")).toBeHidden();
  expect(asked.filter((each) => each === "?cursor=")).toHaveLength(1);
});

test("a menu and a dialog return the focus, and after a deletion the next set gets it", async ({ page }) => {
  const sets = manySets().slice(0, 3);
  await signIn(page);
  await stage(page, {
    ...servedInPages(sets),
    "DELETE /api/datasets/*": (route) => {
      sets.splice(1, 1);
      return route.fulfill({ status: 204 });
    },
  });
  await page.goto("/en/my");
  const more = (name: string) => page.getByRole("button", { name: `More for ${name}` });
  await more("Set 2").click();
  await page.keyboard.press("Escape");
  await expect(more("Set 2")).toBeFocused();
  await more("Set 2").click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Set 2", exact: true })).toBeFocused();
  await more("Set 2").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete the set" }).click();
  await expect(page.getByRole("link", { name: "Set 3", exact: true })).toBeFocused();
});
