import { expect, type Page } from "@playwright/test";
import { test } from "./kept-page.ts";
import { answer, fixture, registerByHand, sendRegistration, upload, WORK } from "./person.ts";
import { everyday } from "./tags.ts";

/** This visitor has not been asked for consent yet. */
test.beforeEach(({ page }) => page.evaluate("localStorage.clear()"));

interface Sent {
  readonly event: string;
  readonly properties: Record<string, unknown>;
  readonly consentedAnalytics: boolean;
  readonly sidPersisted: boolean;
}

/** The events that the server accepted, in their order; a refused one fails the test. */
function eventsOf(page: Page): Sent[] {
  const taken: Sent[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith("/api/analytics/events")) return;
    expect(response.status()).toBe(204);
    taken.push(response.request().postDataJSON());
  });
  return taken;
}

const banner = (page: Page) => page.getByRole("region", { name: "Privacy" });
const press = (page: Page, name: string) => banner(page).getByRole("button", { name }).click();
const record = (page: Page) => page.evaluate("JSON.parse(localStorage.getItem('cookie-consent.v1'))");
const named = (events: Sent[], name: string) => events.filter(({ event }) => event === name);

test("a person who refuses is not counted, and not asked again", async ({ page }) => {
  const events = eventsOf(page);
  await page.goto("/en?utm_source=poster");
  await press(page, "Reject all");
  await expect(banner(page)).toBeHidden();
  expect(await record(page)).toEqual({
    necessary: true,
    analytics: false,
    marketing: false,
    personalization: false,
  });
  await page.reload();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.goto("/en/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(events).toEqual([]);
  expect(await page.evaluate("localStorage.getItem('analytics.session-id')")).toBeNull();
});

test(
  "a person who accepts is counted from the present page on, through the whole main task",
  everyday,
  async ({ page }) => {
    const events = eventsOf(page);
    await page.goto("/en?utm_source=poster&utm_medium=print");
    await press(page, "Accept all");
    await expect.poll(() => named(events, "page_view").length).toBe(1);
    await registerByHand(page);
    await expect.poll(() => named(events, "signup").length).toBe(1);
    await upload(page, fixture("docx/en-photosynthesis.docx"));
    await page.getByRole("link", { name: "Start quiz" }).click();
    await answer(page);
    await expect.poll(() => named(events, "question_answered").length).toBe(1);
    const finish = page.getByRole("button", { name: "Finish" });
    const next = page.getByRole("button", { name: "Next" });
    const results = page.getByRole("heading", { name: "Results" });
    await expect(async () => {
      // A press may have led there after all, after the wait for a slow machine ended.
      if (await results.isVisible()) return;
      for (let i = 0; i < 20 && (await next.isVisible()); i++) await next.click();
      // More questions may arrive between looking and pressing: then the press only leads to them.
      await finish.click({ timeout: 500 });
      await expect(results).toBeVisible({ timeout: 2_000 });
    }).toPass(WORK);
    await expect.poll(() => named(events, "quiz_completed").length).toBe(1);

    const dataset_id = /dataset\/([^?]+)/.exec(page.url())?.[1];
    const fields = (name: string) => named(events, name)[0]?.properties;
    expect(fields("page_view")).toMatchObject({ path: "/en", utm_source: "poster", utm_medium: "print" });
    expect(fields("signup")).toMatchObject({ method: "email", path: "/en/register" });
    expect(fields("upload_start")).toMatchObject({ mode: "study", size: expect.any(Number) });
    expect(fields("upload_start")?.mime).toContain("wordprocessingml");
    expect(fields("upload_finish")).toMatchObject({ mode: "study", ok: true, dataset_id });
    expect(fields("quiz_start")).toMatchObject({ dataset_id, total_questions: expect.any(Number) });
    expect(fields("question_answered")).toMatchObject({
      dataset_id,
      correct: expect.stringMatching(/yes|no/),
    });
    expect(fields("quiz_completed")).toMatchObject({ dataset_id, answered: 1, checked: 1 });
    expect(named(events, "click").length).toBeGreaterThan(3);
    expect(new Set(events.map(({ properties }) => properties.session_id)).size).toBe(1);
    for (const { consentedAnalytics, sidPersisted, properties } of events) {
      expect({ consentedAnalytics, sidPersisted }).toEqual({ consentedAnalytics: true, sidPersisted: true });
      expect(JSON.stringify(properties)).not.toMatch(/token|@/);
    }
  },
);

test("the choice can be changed from the footer, category by category", async ({ page }) => {
  const events = eventsOf(page);
  await page.goto("/en");
  await press(page, "Accept all");
  await expect.poll(() => events.length).toBeGreaterThan(0);
  await page.getByRole("contentinfo").getByRole("button", { name: "Privacy settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Privacy settings" });
  await expect(dialog.getByRole("checkbox", { name: "Necessary" })).toBeDisabled();
  await expect(dialog.getByRole("checkbox", { name: "Analytics" })).toBeChecked();
  await dialog.getByRole("checkbox", { name: "Analytics" }).uncheck();
  await dialog.getByRole("button", { name: "Save my choice" }).click();
  await expect(dialog).toBeHidden();
  expect(await record(page)).toMatchObject({ analytics: false, marketing: true, personalization: true });
  expect(await page.evaluate("localStorage.getItem('analytics.session-id')")).toBeNull();
  const refusedAt = Number(await page.evaluate("Date.now()"));
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Regulamin" })).toBeVisible();
  // By the time of the event: events sent before may be answered only now.
  expect(events.filter(({ properties }) => Number(properties.ts) > refusedAt)).toEqual([]);
});

test("a registration is counted even after a refusal, under an id that is not stored", async ({ page }) => {
  const events = eventsOf(page);
  await page.goto("/en");
  await press(page, "Reject all");
  await page.goto("/en/register");
  await page.waitForLoadState("networkidle");
  // No code is loaded to count it: it is sent at once, as it must be if the page is closed.
  await page.route("**/assets/*.js", () => {});
  await sendRegistration(page);
  await expect.poll(() => events.length).toBe(1);
  expect(events).toMatchObject([{ event: "signup", consentedAnalytics: false, sidPersisted: false }]);
});

test("do-not-track outranks consent", async ({ page }) => {
  await page.addInitScript("Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' })");
  const events = eventsOf(page);
  const shown: string[] = [];
  page.on("console", (message) => shown.push(message.text()));
  await page.goto("/en");
  await press(page, "Accept all");
  await expect.poll(() => shown.filter((text) => text.startsWith("analytics")).length).toBeGreaterThan(0);
  expect(events).toEqual([]);
});

test("an event from anywhere opens the settings", async ({ page }) => {
  await page.goto("/en/login");
  await expect(banner(page)).toBeVisible();
  await page.evaluate("dispatchEvent(new Event('privacy-open'))");
  const dialog = page.getByRole("dialog", { name: "Privacy settings" });
  await dialog.getByRole("button", { name: "Reject all" }).click();
  await expect(dialog).toBeHidden();
  await expect(banner(page)).toBeHidden();
});
