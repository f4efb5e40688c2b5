import { type BrowserContext, expect, type Page } from "@playwright/test";
import { consentAnswered } from "./consent-answered.ts";
import { test } from "./kept-page.ts";
import { startOwnServer } from "./own-server.ts";
import { ask, makeSet, makeWholeSet, notesFrom, register, WORK } from "./person.ts";
import { everyday } from "./tags.ts";

/** Gives the browser an account with a finished set, and begins an exam of it from the list of exams. */
async function beginExam(page: Page, { questions, minutes }: { questions: number; minutes: number }) {
  await register(page);
  await makeWholeSet(page);
  await page.goto("/en/exams");
  await page.getByRole("link", { name: "New exam" }).first().click();
  await page.getByRole("checkbox", { name: /Notes/ }).check();
  await page.getByRole("textbox", { name: "Questions" }).fill(String(questions));
  await page.getByLabel("Minutes").fill(String(minutes));
  await page.getByRole("button", { name: "Begin now" }).click();
  await expect(page.getByText("Question 1")).toBeVisible();
}

const options = (page: Page) => page.getByRole("main").getByRole("radio");
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true }).click();
const stored = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
const handIn = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Hand in" }).first().click();

/** Chooses an option, and waits until the server has it. */
async function choose(page: Page, at: number): Promise<void> {
  const sent = stored(page);
  await options(page).nth(at).check({ force: true });
  await sent;
}

test(
  "an exam goes through a reload and a lost network, and is handed in after a question",
  everyday,
  async ({ page, context }) => {
    await beginExam(page, { questions: 4, minutes: 20 });
    await choose(page, 1);
    await next(page);
    await page.getByRole("button", { name: "Mark for later" }).click();
    await options(page).nth(2).check({ force: true });
    // At once, before anything is sent.
    await page.reload();
    await expect(page.getByText("Question 2")).toBeVisible();
    await expect(options(page).nth(2)).toBeChecked();
    await expect(page.getByRole("button", { name: "Marked", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );

    await context.setOffline(true);
    await next(page);
    await options(page).nth(0).check({ force: true });
    await expect(page.getByText("Your answers are kept on this device.").first()).toBeVisible();
    await handIn(page);
    await page.getByRole("dialog").getByRole("button", { name: "Hand in" }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText("cannot reach the server");
    await page.getByRole("button", { name: "Back to the exam" }).click();
    const sent = stored(page);
    await context.setOffline(false);
    await sent;
    await expect(page.getByText("Not sent yet.")).toBeHidden();

    await handIn(page);
    await expect(page.getByRole("dialog")).toContainText("1 question has no answer yet.");
    await expect(page.getByRole("dialog")).toContainText("1 question is marked for later.");
    await page.getByRole("dialog").getByRole("button", { name: "Hand in" }).click();
    await expect(page.getByRole("heading", { name: "Exam result" })).toBeFocused();
    await expect(page.getByRole("definition").last()).toHaveText("4");
    await page.getByRole("button", { name: "Only what I missed" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Unanswered" })).toHaveCount(1);
    expect(await page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('exam-'))")).toEqual(
      [],
    );

    await page.getByRole("link", { name: "All exams" }).click();
    await expect(page.getByText(/^(Passed|Not passed)$/)).toBeVisible();
    await page.getByRole("button", { name: "Same questions again" }).click();
    await expect(page.getByText("Question 1")).toBeVisible();
    await page.goto("/en/exams");
    await expect(page.getByRole("link", { name: "Go on" })).toBeVisible();
    await page.getByRole("button", { name: /^Delete/ }).click();
    await page.getByRole("button", { name: "Delete the exam" }).click();
    await expect(page.getByRole("heading", { name: "No exams yet" })).toBeVisible();
  },
);

test("the start page tells of the last exam as soon as it is handed in", async ({ page }) => {
  await beginExam(page, { questions: 1, minutes: 20 });
  await choose(page, 0);
  await handIn(page);
  await page.getByRole("dialog").getByRole("button", { name: "Hand in" }).click();
  await expect(page.getByRole("heading", { name: "Exam result" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Today" }).click();
  const result = page.getByRole("link", { name: /^Last result: Notes ?(0|100)%/ });
  await expect(result).toBeVisible();
  await result.click();
  await expect(page.getByRole("heading", { name: "Exam result" })).toBeVisible();
});

test("an exam says how the time goes, and hands itself in when it is over", async ({ page, context }) => {
  await page.clock.install();
  await beginExam(page, { questions: 3, minutes: 1 });
  await choose(page, 0);
  await page.clock.fastForward(31_000);
  await expect(page.getByText("Half of the time is over.")).toBeAttached();
  await context.setOffline(true);
  await page.clock.fastForward(31_000);
  await expect(page.getByText("Time is over", { exact: true })).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Exam result" })).toBeVisible(WORK);
  await expect(page.getByRole("listitem").filter({ hasText: "Unanswered" })).toHaveCount(2);
});

test("answers that were chosen offline before the end count when they arrive hours later", async ({
  browser,
}) => {
  const server = await startOwnServer();
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: consentAnswered(server.url),
  });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await beginExam(page, { questions: 3, minutes: 1 });
    await choose(page, 0);
    await context.setOffline(true);
    for (const at of [0, 1]) {
      await next(page);
      await options(page).nth(at).check({ force: true });
    }
    await expect(page.getByText("Your answers are kept on this device.").first()).toBeVisible();
    await page.clock.fastForward(61_000);
    await expect(page.getByText("Time is over", { exact: true })).toBeVisible();
    await expect(page.getByText("they count if they arrive within a day")).toBeVisible();
    server.passDay();
    await context.setOffline(false);
    await page.clock.runFor(5_000);
    await expect(page.getByRole("heading", { name: "Exam result" })).toBeVisible(WORK);
    await expect(page.getByText(/2 answers that you chose in time arrived later/)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Unanswered" })).toHaveCount(0);
  } finally {
    await context.close();
    await server.close();
  }
});

test("two devices in one exam keep what was answered last on either", async ({ page, browser }) => {
  await beginExam(page, { questions: 3, minutes: 20 });
  await choose(page, 0);
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await other.newPage();
  await second.goto(page.url());
  await expect(options(second).nth(0)).toBeChecked();
  await choose(second, 2);
  await next(second);
  await choose(second, 1);
  // This page still shows its own answer to the first question, and sends it along.
  await next(page);
  await next(page);
  await choose(page, 2);
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await expect(options(page).nth(1)).toBeChecked();
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await expect(options(page).nth(2)).toBeChecked();
  await second.reload();
  await next(second);
  await expect(options(second).nth(2)).toBeChecked();
  await other.close();
});

test("the result says which keys were corrected since, and is marked again with both results kept", async ({
  page,
}) => {
  await beginExam(page, { questions: 2, minutes: 20 });
  for (const at of [0, 1]) {
    await choose(page, 0);
    if (at === 0) await next(page);
  }
  await handIn(page);
  await page.getByRole("dialog").getByRole("button", { name: "Hand in" }).click();
  await expect(page.getByRole("heading", { name: "Exam result" })).toBeVisible();
  const id = page.url().split("/").at(-1);
  const { questions } = await ask(page, `/attempts/${id}`);
  const [question] = questions;
  const options = question.options.map(({ id, text }: { id: number; text: string }) => ({ id, text }));
  const key = options.findIndex((option: { id: number }) => option.id !== question.groundTruthOptionId);
  const words = { text: question.text, options, key, explanation: null };
  await ask(page, `/questions/${question.id}`, "PUT", { version: question.version, words });
  await page.reload();
  await expect(page.getByText("The right answer to 1 question was corrected after this exam.")).toBeVisible();
  await expect(page.getByText(/^Question 1, since /u)).toBeVisible();
  await page.getByRole("button", { name: "Mark again" }).click();
  await expect(page.getByText(/Marked again on .*: 1 right answer had been corrected\./u)).toBeVisible();
  await expect(page.getByText(/^Before: \d of 2 right/u)).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark again" })).toHaveCount(0);
  await page.goto("/en/exams");
  await expect(page.getByText(/^before \d+\s?%/u)).toBeVisible();
});

test("a new exam says what is missing", async ({ page }) => {
  await register(page);
  await makeSet(page, notesFrom("en-photosynthesis.md"));
  await page.goto("/en/exams/new");
  await page.getByLabel("Minutes").fill("601");
  await page.getByRole("button", { name: "Begin now" }).click();
  await expect(page.getByText("Choose at least one set.")).toBeVisible();
  await expect(page.getByText("A whole number from 1 to 600, please.")).toBeVisible();
  await expect(page.getByRole("checkbox").first()).toBeFocused();
});

test.describe("with the service worker", () => {
  test.use({ ownContext: { serviceWorkers: "allow" } });

  const isKept = (context: BrowserContext) => context.serviceWorkers().length > 0;

  test("an exam goes on after a reload without a network", async ({ page, context }) => {
    await beginExam(page, { questions: 3, minutes: 20 });
    await choose(page, 1);
    await expect.poll(() => isKept(context)).toBe(true);
    await page.evaluate("navigator.serviceWorker.ready");
    await context.setOffline(true);
    await next(page);
    await options(page).nth(2).check({ force: true });
    await page.reload();
    await expect(page.getByText("Question 2")).toBeVisible();
    await expect(options(page).nth(2)).toBeChecked();
    const sent = stored(page);
    await context.setOffline(false);
    await sent;
  });
});
