import { readFileSync } from "node:fs";
import { expect, type Page, type Route } from "@playwright/test";
import { type Demo, LIMITS, type Progress } from "@quizmill/contract";
import { madeUpNotes } from "../fixtures/made-up-lecture.ts";
import { test } from "./kept-page.ts";
import { answer, ask, chooseFile, fixture, logIn, register, sendRegistration, WORK } from "./person.ts";
import { everyday } from "./tags.ts";

/** A visitor from an address of their own: each address may try a few demos an hour. */
test.beforeEach(async ({ page }) => {
  const [a, b, c] = [0, 0, 0].map(() => Math.floor(256 * Math.random()));
  await page.setExtraHTTPHeaders({ "x-forwarded-for": `10.${a}.${b}.${c}` });
});

const runDemo = (page: Page) => page.getByRole("button", { name: "Run demo" }).click();

async function drop(page: Page, name: string, text: string): Promise<void> {
  const dragged = await page.evaluateHandle(
    `(() => {
      const dragged = new DataTransfer();
      dragged.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}, { type: "text/plain" }));
      return dragged;
    })()`,
  );
  const place = page.getByRole("group", { name: "Document" });
  await place.dispatchEvent("dragenter", { dataTransfer: dragged });
  await expect(place).toContainText("Let go");
  await place.dispatchEvent("drop", { dataTransfer: dragged });
}

/** Everything that a page can store in this browser. */
const keptBy = (page: Page): Promise<unknown> =>
  page.evaluate(`(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    cookies: document.cookie,
  }))()`);

test(
  "a demo goes from a dropped file to the link to register, and stores nothing",
  everyday,
  async ({ page }) => {
    const main = page.getByRole("main");
    await page.goto("/en/demo-upload");
    await expect(page.getByRole("button", { name: "Run demo" })).toBeDisabled();
    // Until the app has loaded, the page shows nothing of a file dragged over it.
    await page.locator("html:not([data-scripts])").waitFor({ state: "attached" });
    const before = await keptBy(page);
    const text = madeUpNotes(5, LIMITS.demo.maxChars + 5_000);
    await drop(page, "long-lecture.txt", text);
    await expect(page.getByText("long-lecture.txt")).toBeVisible();
    await runDemo(page);
    const notice = page.getByRole("status").filter({ hasText: "Text was shortened for the demo." });
    const full = { name: "Get the full version" };
    await expect(notice).toBeVisible(WORK);
    await expect(main.getByRole("heading", { level: 2 }).first()).toBeFocused();
    await page.getByRole("button", { name: "What is happening with this set" }).click();
    const more = page.getByRole("dialog");
    await expect(more.getByRole("link", full)).toHaveAttribute("href", "/en/register");
    await page.keyboard.press("Escape");
    const call = page.getByText("With an account you get questions from the whole document");
    await expect(main.getByRole("link", { name: "Register" })).toHaveAttribute("href", "/en/register");
    for (let place = 1; place <= LIMITS.demo.maxQuestions; place += 1) {
      await expect(page.getByText(`Question ${place}`, { exact: true }).first()).toBeVisible();
      await answer(page);
      await expect(call).toBeHidden();
      const isLast = place === LIMITS.demo.maxQuestions;
      await page.getByRole("button", { name: isLast ? "Finish" : "Next", exact: true }).click();
    }
    await expect(page.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
    await expect(call).toBeVisible();
    await expect(main.getByRole("link", { name: "Register" })).toHaveAttribute("href", "/en/register");
    await expect(main.getByRole("link", full)).toHaveAttribute("href", "/en/register");
    await page.getByRole("link", { name: "Back to upload" }).click();
    await expect(page.getByRole("button", { name: "Run demo" })).toBeVisible();
    expect(await keptBy(page)).toEqual(before);
    await page.reload();
    await expect(page.getByRole("button", { name: "Run demo" })).toBeDisabled();
  },
);

test("a demo that is cancelled or begun anew is aborted", async ({ page }) => {
  const asked: Route[] = [];
  const calledOff: string[] = [];
  await page.route("**/api/demo/upload", (route) => void asked.push(route), { times: 2 });
  page.on("requestfailed", (request) => calledOff.push(new URL(request.url()).pathname));
  await page.goto("/en/demo-upload");
  await chooseFile(page, fixture("docx/de-thermodynamik.docx"));
  await runDemo(page);
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => calledOff).toEqual(["/api/demo/upload"]);
  await expect(page.getByRole("button", { name: "Cancel" })).toBeHidden();
  await runDemo(page);
  await expect.poll(() => asked.length).toBe(2);
  await expect(page.getByRole("status").filter({ hasText: "Reading the file" })).toBeVisible();
  await chooseFile(page, fixture("docx/en-photosynthesis.docx"));
  await expect(page.getByText("en-photosynthesis.docx")).toBeVisible();
  await runDemo(page);
  await expect.poll(() => calledOff).toEqual(["/api/demo/upload", "/api/demo/upload"]);
  await expect(page.getByText("Question 1", { exact: true }).first()).toBeVisible(WORK);
  await expect(page.getByText("Text was shortened for the demo.")).toBeHidden();
});

test("a logged-in person is redirected from the demo to upload", async ({ page }) => {
  await register(page);
  await page.goto("/en/demo-upload");
  await expect(page).toHaveURL(/\/en\/upload$/);
});

test("the file of a demo is chosen already once its visitor has registered", async ({ page }) => {
  await page.goto("/en/demo-upload");
  await chooseFile(page, fixture("docx/en-photosynthesis.docx"));
  await runDemo(page);
  await page.getByRole("main").getByRole("link", { name: "Register" }).first().click();
  await sendRegistration(page);
  await expect(page).toHaveURL(/\/en\/upload$/);
  await expect(page.getByText("en-photosynthesis.docx")).toBeVisible();
  await page.getByRole("button", { name: "Make questions" }).click();
  await page.getByRole("link", { name: "Start quiz" }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
  // Once only: a later set begins without it.
  await page.goBack();
  await expect(page.getByText("en-photosynthesis.docx")).toBeHidden();
});

/** Demos this file; gives its sample questions once the first is shown. */
async function sampleOf(page: Page, file: string): Promise<Demo["questions"]> {
  await page.goto("/en/demo-upload");
  await chooseFile(page, fixture(file));
  const told = page.waitForResponse("**/api/demo/upload");
  await runDemo(page);
  const { questions } = (await (await told).json()) as Demo;
  await expect(page.getByText("Question 1", { exact: true }).first()).toBeVisible(WORK);
  return questions;
}

/** Checks the right option of the question that is shown, or one that is wrong. */
async function answerSample(page: Page, { correctIndex = 0 }: Demo["questions"][number], isRight: boolean) {
  const place = isRight ? correctIndex : correctIndex === 0 ? 1 : 0;
  await page.getByRole("main").getByRole("radio").nth(place).check({ force: true });
  await page.getByRole("button", { name: "Check", exact: true }).click();
}

/** What the account's log of answers adds up to. */
async function logged(page: Page) {
  const { days, sets } = (await ask(page, "/study/progress")) as Progress;
  return {
    answers: days.map(({ answers, correct }) => [answers, correct]),
    seen: sets.map(({ seen }) => seen),
  };
}

const demoAnswersKept = (page: Page) =>
  page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('demo-answers'))");

test("what was answered in a demo counts in the set of its visitor, once", async ({ page }) => {
  const questions = await sampleOf(page, "docx/en-photosynthesis.docx");
  const areRight = [true, false, true, false, true];
  for (const [at, isRight] of areRight.entries()) {
    await answerSample(page, questions[at] as Demo["questions"][number], isRight);
    const isLast = at === areRight.length - 1;
    await page.getByRole("button", { name: isLast ? "Finish" : "Next", exact: true }).click();
  }
  await expect(page.getByText("Your file and your answers come along.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Register" }).click();
  await sendRegistration(page);
  await expect(page.getByText("What you answered in the demo counts here too")).toBeVisible();
  await page.getByRole("button", { name: "Make questions" }).click();
  await page.getByRole("link", { name: "Start quiz" }).click();

  // The set goes on behind the last of them.
  const position = (place: number) => page.getByText(`Question ${place}`, { exact: true }).first();
  await expect(position(6)).toBeVisible();
  const counted = { answers: [[5, 3]], seen: [5] };
  await expect.poll(() => logged(page)).toEqual(counted);
  for (const place of [5, 4]) {
    await page.getByRole("button", { name: "Previous", exact: true }).click();
    await expect(position(place)).toBeVisible();
    const { question, options, correctIndex = 0 } = questions[place - 1] as Demo["questions"][number];
    await expect(page.getByRole("main")).toContainText(question);
    const label = page
      .getByRole("main")
      .locator("label")
      .filter({ has: page.getByRole("radio", { checked: true }) });
    const index = areRight[place - 1] ? correctIndex : correctIndex === 0 ? 1 : 0;
    await expect(label).toContainText(options[index]?.text ?? "");
    await expect(page.getByRole("button", { name: "Check", exact: true })).toBeHidden();
  }

  await expect.poll(() => demoAnswersKept(page)).toEqual([]);
  const sentAgain: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/answers") && sentAgain.push(request.url()));
  await page.reload();
  await expect(position(4)).toBeVisible();
  await expect(page.getByRole("main").getByRole("radio", { checked: true })).toHaveCount(1);
  await page.goto("/en/progress");
  await expect(page.getByText("5 answers, 60% right")).toBeVisible();
  expect(sentAgain).toEqual([]);
  expect(await logged(page)).toEqual(counted);
});

test("a test asks again what was answered in a demo, which counts; what it does not ask is dropped", async ({
  page,
}) => {
  const file = "docx/en-photosynthesis.docx";
  const asked = await page.request.post("/api/demo/upload", {
    multipart: {
      file: { name: "a.docx", mimeType: "application/octet-stream", buffer: readFileSync(fixture(file)) },
    },
  });
  const demo = (await asked.json()) as Demo;
  const [first, ...others] = demo.questions;
  const json = {
    ...demo,
    questions: [{ ...first, question: "Which of these is asked nowhere else?" }, ...others],
  };
  await page.route("**/api/demo/upload", (route) => route.fulfill({ json }));
  const questions = await sampleOf(page, file);
  for (const question of questions.slice(0, 2)) {
    await answerSample(page, question, false);
    await page.getByRole("button", { name: "Next", exact: true }).click();
  }
  await page.getByRole("main").getByRole("link", { name: "Get the full version" }).first().click();
  await sendRegistration(page);
  await page.getByRole("radio", { name: /^Test/ }).check({ force: true });
  await page.getByRole("button", { name: "Make questions" }).click();
  await page.getByRole("link", { name: "Start quiz" }).click();
  await expect.poll(() => logged(page)).toEqual({ answers: [[1, 0]], seen: [1] });
  for (const place of [1, 2]) {
    await expect(page.getByText(`Question ${place}`, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("radio", { checked: true })).toHaveCount(0);
    await page.getByRole("button", { name: "Next", exact: true }).click();
  }
  await expect.poll(() => demoAnswersKept(page), WORK).toEqual([]);
});

test("a demo goes to nobody else once a person who came after it has logged out", async ({ page }) => {
  const email = await register(page);
  await page.evaluate("localStorage.removeItem('access_token')");
  const [first] = await sampleOf(page, "docx/en-photosynthesis.docx");
  await answerSample(page, first as Demo["questions"][number], true);
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: "Log in" }).click();
  await logIn(page, email);
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await banner.getByRole("link", { name: "Register" }).click();
  await sendRegistration(page);
  await expect(page).toHaveURL(/\/en\/upload$/);
  await expect(page.getByRole("button", { name: "Make questions" }).first()).toBeDisabled();
  await expect(page.getByText("en-photosynthesis.docx")).toBeHidden();
});

test("a scan in the demo leads to an account, and comes along", async ({ page }) => {
  await page.goto("/en/demo-upload");
  await chooseFile(page, fixture("damaged/scan.pdf"));
  await runDemo(page);
  await expect(page.getByText("Register and we will read them")).toBeVisible(WORK);
  await page.getByRole("main").getByRole("link", { name: "Register" }).click();
  await sendRegistration(page);
  await expect(page.getByText("scan.pdf").first()).toBeVisible();
});
