import { expect, type Page } from "@playwright/test";
import type { Progress } from "@quizmill/contract";
import { test } from "./kept-page.ts";
import { answer, ask, makeSet, notesFrom, otherDevice, register, WORK } from "./person.ts";
import { sampleQuestions, sampleSet } from "./sample-sets.ts";
import { account, type Replies, sampleToday, signIn, stage } from "./stage.ts";
import { everyday, onPhoneOnly, onPhoneToo } from "./tags.ts";

const position = (page: Page, number: number) => page.getByText(`Question ${number}`, { exact: true });
const radios = (page: Page) => page.getByRole("main").getByRole("radio");
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

/** What the server has of this account, on all its days. */
async function answersOnServer(page: Page): Promise<number> {
  const { days } = (await ask(page, "/study/progress")) as Progress;
  return days.reduce((sum, day) => sum + day.answers, 0);
}

const isStored = (page: Page) =>
  page.waitForResponse((told) => told.url().endsWith("/session") && told.request().method() === "PUT");

test(
  "a set goes on where another device stopped, and a reset there resets it here",
  onPhoneOnly,
  async ({ page, browser, baseURL }) => {
    const email = await register(page);
    const { id } = await makeSet(page, notesFrom("en-photosynthesis.md"));
    await page.goto(`/en/dataset/${id}`);
    await expect(position(page, 1)).toBeVisible();
    const phoneStored = isStored(page);
    await answer(page);
    await button(page, "Next").click();
    await phoneStored;

    const desktop = await otherDevice(browser, baseURL ?? "", email);
    await desktop.goto(`/en/dataset/${id}`);
    await expect(position(desktop, 2)).toBeVisible();
    const stored = isStored(desktop);
    await answer(desktop);
    await button(desktop, "Next").click();
    await stored;
    await page.reload();
    await expect(position(page, 3)).toBeVisible();
    await expect.poll(() => answersOnServer(page)).toBe(2);

    const reset = isStored(desktop);
    await desktop.getByRole("button", { name: "Reset" }).click();
    await reset;
    await page.reload();
    await expect(position(page, 1)).toBeVisible();
    await expect(radios(page).first()).not.toBeChecked();
    await desktop.context().close();
  },
);

test("answers given without a network arrive when it is back, and others' never", async ({
  page,
  context,
}) => {
  await register(page);
  const { id } = await makeSet(page, notesFrom("en-photosynthesis.md"));
  await page.goto(`/en/dataset/${id}`);
  await expect(position(page, 1)).toBeVisible();
  await context.setOffline(true);
  await answer(page);
  await button(page, "Next").click();
  const failed = page.waitForEvent("requestfailed");
  await answer(page);
  await failed;
  await context.setOffline(false);
  await expect.poll(() => answersOnServer(page)).toBe(2);

  // One more answer waits while another person logs in.
  await context.setOffline(true);
  await button(page, "Next").click();
  await answer(page);
  await context.setOffline(false);
  await page.route("**/api/answers", (route) => route.abort());
  await register(page);
  await page.unroute("**/api/answers");
  await page.goto("/en/study");
  await expect(page.getByRole("heading", { name: "Nothing for today yet" })).toBeVisible();
  expect(await answersOnServer(page)).toBe(0);
});

const studied = sampleQuestions("en", 3).map((question) => ({
  ...question,
  datasetId: "sample",
  datasetName: "Cell biology",
  language: "en",
  lastAnsweredAt: null,
}));

/** A person with three questions for today; gives what the pages send. */
async function openStudy(page: Page, more: Replies = {}): Promise<{ chosenOptionId: number | null }[]> {
  const sent: { chosenOptionId: number | null }[] = [];
  let asked = 0;
  await signIn(page);
  await stage(page, {
    ...account(),
    "GET /api/study/today": (route) =>
      route.fulfill({
        json: sampleToday(
          asked++ === 0 ? { due: 3, newLeft: 1, dueTomorrow: 9, questions: studied } : { dueTomorrow: 14 },
        ),
      }),
    "POST /api/answers": (route) => {
      const { answers } = route.request().postDataJSON() as {
        answers: { id: string; chosenOptionId: number | null; confidence: string | null }[];
      };
      sent.push(...answers);
      const outcomes = answers.map(({ id, confidence }) => ({
        id,
        outcome: "accepted",
        ...(confidence === "sure" && { becameKnown: true }),
      }));
      return route.fulfill({ json: { answers: outcomes } });
    },
    ...more,
  });
  await page.goto("/en/study/today");
  await expect(radios(page).first()).toBeVisible();
  return sent;
}

test("today is studied to its calm end by keyboard", everyday, async ({ page }) => {
  const sent = await openStudy(page);
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("2");
  await page.keyboard.press("l");
  await expect(button(page, "Sure")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(page.locator("blockquote mark")).toBeVisible();
  // The second is wrong, so it comes back after the third.
  for (const key of ["Enter", "1", "Enter", "Enter", "1", "Enter", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByRole("heading", { name: /Which enzyme/ })).toBeFocused();
  await expect(page.getByText("of 4")).toBeVisible();
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Done for today" })).toBeFocused();
  await expect(page.getByText("1 question has settled.")).toBeVisible();
  await expect(page.getByText("14 questions are due by tomorrow.")).toBeVisible();
  const missed = page.getByRole("region", { name: "Worth another look" }).getByRole("listitem");
  await expect(missed).toHaveText([/Which enzyme.*Rubisco/s]);
  await expect.poll(() => sent.length).toBe(4);
  expect(sent[0]).toMatchObject({ chosenOptionId: 2, confidence: "sure", source: "review" });
});

test("the last answer can be taken back until it is sent, and a question can be skipped", async ({
  page,
}) => {
  const sent = await openStudy(page);
  await radios(page).first().check({ force: true });
  // Also on a phone one sees what the three words are about.
  expect((await page.getByText("How sure are you?").boundingBox())?.height).toBeGreaterThan(10);
  await button(page, "Check").click();
  const said = page.getByRole("main").locator("p[role=status]").first();
  await expect(said).toHaveText(/\w/);
  await button(page, "Undo answer").click();
  await expect(button(page, "Check")).toBeVisible();
  await expect(said).toHaveText("");
  await button(page, "Skip").click();
  await expect(page.getByRole("heading", { name: /Which enzyme/ })).toBeVisible();
  await button(page, "Skip").click();
  await expect.poll(() => sent.map(({ chosenOptionId }) => chosenOptionId)).toEqual([null]);
});

test("asking how sure one is moves neither the options nor the bar", async ({ page }) => {
  await openStudy(page);
  const places = () =>
    Promise.all([radios(page).last(), button(page, "Check")].map((part) => part.boundingBox()));
  const before = await places();
  await radios(page).first().check({ force: true });
  await expect(button(page, "I think so")).toBeVisible();
  expect(await places()).toEqual(before);
});

/** What Today shows, without the program too. */
const todayParts = (page: Page) => page.locator("[data-kept=today]");

test("Today stands there with the first paint, as it was the last time", onPhoneToo, async ({ page }) => {
  await signIn(page);
  const sets = [{ id: "sample", name: "Cell biology", questions: 24, seen: 9 }];
  const mistakes = { total: 1, latest: studied.slice(0, 1) };
  await stage(page, { ...account(), "GET /api/study/today": sampleToday({ due: 9, sets, mistakes }) });
  // Until anything is known of it, its shape.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/en");
  await expect(todayParts(page).locator("> *").first()).toBeVisible();
  await page.unroute("**/assets/*.js");
  await page.reload();
  await expect(todayParts(page).getByRole("link", { name: "Start" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(["Today"]);
  const progress = page.getByRole("link", { name: "Progress" }).filter({ visible: true });
  await expect(progress).toHaveCount(1);
  const box = await todayParts(page).boundingBox();

  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  for (const words of ["questions are due", "Cell biology", "9 of 24 answered", "Missed lately"])
    await expect(todayParts(page).getByText(words)).toBeVisible();
  await expect(progress).toHaveCount(1);
  expect((await todayParts(page).boundingBox())?.height).toBe(box?.height);
  await page.unroute("**/assets/*.js");
  await page.reload();
  await page.locator("html:not([data-scripts])").waitFor({ state: "attached" });
  expect((await todayParts(page).boundingBox())?.height).toBe(box?.height);

  // Nothing of it is left for whoever comes next.
  await page.evaluate("new BroadcastChannel('auth').postMessage('logout')");
  await expect(page.getByRole("link", { name: "Try the demo" })).toBeVisible();
  await page.reload();
  await expect(todayParts(page)).toBeHidden();
  expect(await page.evaluate("JSON.stringify(localStorage)")).not.toContain("Cell biology");
});

test("a file that is chosen on Today is sent on the upload page", async ({ page }) => {
  await signIn(page);
  await stage(page, account());
  await page.goto("/en");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /Drop a file here/ }).click();
  await (await chooser).setFiles({
    name: "lecture.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Water."),
  });
  await expect(page).toHaveURL(/\/en\/upload$/);
  await expect(page.getByText("lecture.txt")).toBeVisible();
  await expect(page.getByRole("button", { name: "Make questions" })).toBeEnabled();
});

test("options change their places in another round", async ({ page }) => {
  await signIn(page);
  const set = sampleSet("en", { questions: sampleQuestions("en", 2) });
  await stage(page, { ...account(), "GET /api/datasets/*": set });
  await page.goto("/en/dataset/sample");
  const options = () => page.getByRole("main").locator("label:has(input[type=radio])").allInnerTexts();
  await expect(position(page, 1)).toBeVisible();
  const first = await options();
  await button(page, "Next").click();
  await button(page, "Finish").click();
  await button(page, "Restart").click();
  await expect(position(page, 1)).toBeVisible();
  const second = await options();
  expect(second).not.toEqual(first);
  const words = (texts: string[]) => texts.map((text) => text.replace(/^[A-D]\s*/, "")).sort();
  expect(words(second)).toEqual(words(first));
  await page.reload();
  await expect(position(page, 1)).toBeVisible();
  expect(await options()).toEqual(second);
});

test.describe("without a network", () => {
  test.use({ ownContext: { serviceWorkers: "allow" } });

  test("the last known session of today is studied, and its answers arrive later", async ({
    page,
    context,
  }) => {
    await register(page);
    const { id } = await makeSet(page, notesFrom("en-photosynthesis.md"));
    await page.goto(`/en/dataset/${id}`);
    await answer(page);
    await expect.poll(() => answersOnServer(page)).toBe(1);
    await page.goto("/en/study/today");
    await expect(radios(page).first()).toBeVisible();
    const isKept = `(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("sets-"));
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().some(({ url }) => url.includes("/api/study/today"));
    })()`;
    await expect.poll(() => page.evaluate(isKept), WORK).toBe(true);

    await context.setOffline(true);
    await page.reload();
    const stem = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    const first = await stem.innerText();
    await answer(page);
    // What was answered is not asked again, though the kept session still has it.
    await page.reload();
    await expect(stem).not.toHaveText(first);
    await context.setOffline(false);
    await expect.poll(() => answersOnServer(page), WORK).toBe(2);
  });
});
