import { expect, type Page, type Route } from "@playwright/test";
import { madeUpNotes } from "../fixtures/made-up-lecture.ts";
import { test } from "./kept-page.ts";
import { openSet, register } from "./person.ts";
import { growingSet, sampleSet } from "./sample-sets.ts";
import { account, events, never, type Replies, signIn, stage, unreachable } from "./stage.ts";

const ADDRESS = "/en/dataset/sample?job=job&token=t";
const STREAM = "GET /api/jobs/job/events";
const LOST = "Live preview connection lost — refresh if nothing updates.";

async function open(page: Page, replies: Replies): Promise<void> {
  await signIn(page);
  await stage(page, { ...account(), "GET /api/datasets/*": growingSet("en", 12), ...replies });
  await page.goto(ADDRESS);
  await expect(page.getByText("Question 1", { exact: true })).toBeVisible();
}

const more = (page: Page) => page.getByRole("button", { name: "What is happening with this set" });

/** The positions of the stem and the options. */
async function placesOf(page: Page) {
  await page.evaluate("document.fonts.ready");
  const parts = await page.getByRole("main").locator("h2[tabindex], [role=radiogroup] label").all();
  return Promise.all(parts.map((part) => part.boundingBox()));
}

const progress = (seq: number) => ({
  name: "progress",
  data: { seq, done: 11, total: 29, questions: 12, etaSeconds: 38 },
});
const news = (seq: number) => ({ name: "new_questions", data: { seq, count: 3, total: 15 } });

test("a set being written says so, and its last question cannot be finished yet", async ({ page }) => {
  await open(page, { [STREAM]: never });
  await expect(page.getByText("More questions are being written.")).toBeVisible();
  await expect(page.getByText("12 so far, about 37 in all.")).toBeVisible();
  for (let move = 0; move < 11; move += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByText("You can finish once the last questions are here.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Finish" })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: "Results" })).toBeHidden();
});

test("before the first question there is nothing to count, to open or to reset", async ({ page }) => {
  await signIn(page);
  await stage(page, { ...account(), "GET /api/datasets/*": growingSet("en", 0), [STREAM]: never });
  await page.goto(ADDRESS);
  await expect(page.getByText("The first questions are being written.")).toBeVisible();
  await more(page).click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(more(page)).toBeFocused();
  await expect(page.getByText("0 of 0")).toBeHidden();
  await expect(page.getByRole("button", { name: "Reset" })).toBeHidden();
});

test("a broken stream is reported, continues after the last event seen, and the quiz goes on", async ({
  page,
}) => {
  const asked: (string | null)[] = [];
  const streams = [events(progress(1), news(7)), never];
  await open(page, {
    [STREAM]: async (route: Route) => {
      asked.push(new URL(route.request().url()).searchParams.get("afterSeq"));
      await streams[asked.length - 1]?.(route);
    },
  });
  await expect(page.getByText(LOST)).toBeVisible();
  await page.keyboard.press("2");
  await expect(page.getByRole("main").getByRole("radio").nth(1)).toBeChecked();
  expect(await page.evaluate("localStorage.getItem('job-seq.v1.job')")).toBe("7");
  await more(page).click();
  await page.getByRole("button", { name: "Refresh" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByText("More questions are being written.")).toBeVisible();
  await expect.poll(() => asked).toEqual([null, "7"]);
});

test("the message that the set is complete moves nothing, and disappears with the next question", async ({
  page,
}) => {
  let whole = false;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  await open(page, {
    "GET /api/datasets/*": (route: Route) =>
      route.fulfill({ json: whole ? sampleSet("en") : growingSet("en", 12) }),
    [STREAM]: async (route: Route) => {
      await ended;
      await events({ name: "done", data: { seq: 9, status: "READY", total: 24 } })(route);
    },
  });
  const places = () => placesOf(page);
  const before = await places();
  whole = true;
  end();
  await expect(page.getByText("All questions are here.")).toBeAttached();
  expect(await places()).toEqual(before);
  expect(await page.evaluate("localStorage.getItem('job-seq.v1.job')")).toBeNull();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Question 2", { exact: true })).toBeVisible();
  await expect(page.getByText("All questions are here.")).toHaveCount(0);
});

test("messages about a set take no room from its question", async ({ page }) => {
  await open(page, { "GET /api/datasets/*": sampleSet("en"), [STREAM]: never });
  const without = await placesOf(page);
  for (const dataset of [
    growingSet("en", 12),
    sampleSet("en", { status: "FAILED", failureCode: "GENERATION_CANCELLED" }),
  ]) {
    await open(page, { "GET /api/datasets/*": dataset, [STREAM]: never });
    await expect(more(page)).toBeVisible();
    expect(await placesOf(page)).toEqual(without);
    await more(page).click();
    await expect(page.getByRole("dialog", { name: "What is happening with this set" })).toBeVisible();
    expect(await placesOf(page)).toEqual(without);
  }
  await open(page, { [STREAM]: unreachable });
  await expect(page.getByRole("alert").filter({ hasText: LOST })).toBeVisible();
  expect(await placesOf(page)).toEqual(without);
});

test("the writing of questions can be stopped from the quiz; those made so far stay", async ({ page }) => {
  await register(page);
  await openSet(page, madeUpNotes(11, 400_000));
  await more(page).click();
  await page.getByRole("main").getByRole("button", { name: "Stop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stop writing" }).click();
  await expect(page.getByText("This set ended early")).toBeVisible();
  await expect(page.getByText("This was cancelled. Questions made so far are kept.")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "This set ended early" })).toBeFocused();
  await expect(page.getByRole("main").getByRole("radio").first()).toBeAttached();
  await page.goto("/en/my");
  await expect(page.getByText("Ended early")).toBeVisible();
});

test("a missing network is reported as long as it lasts; the quiz goes on", async ({ page, context }) => {
  await open(page, { "GET /api/datasets/*": sampleSet("en"), [STREAM]: unreachable });
  const stem = page.getByRole("heading", { level: 2 }).first();
  const before = await stem.boundingBox();
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  expect(await stem.boundingBox(), "the notice moves nothing").toEqual(before);
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Why" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toBeHidden();
});
