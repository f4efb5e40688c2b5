import { expect, type Page, type Route } from "@playwright/test";
import { LIMITS } from "@quizmill/contract";
import { madeUpNotes } from "../fixtures/made-up-lecture.ts";
import { test } from "./kept-page.ts";
import { answer, chooseFile, fixture, register, sendRegistration } from "./person.ts";

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

test("a demo goes from a dropped file to the link to register, and stores nothing", async ({ page }) => {
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
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "What is happening with this set" }).click();
  const more = page.getByRole("dialog");
  await expect(more.getByRole("link", full)).toHaveAttribute("href", "/en/register");
  await page.keyboard.press("Escape");
  const call = page.getByText("With an account you get questions from the whole document");
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
});

/** The first demo gets no answer; returns which demos were requested and which were cancelled. */
async function holdFirst(page: Page) {
  const asked: Route[] = [];
  const calledOff: string[] = [];
  await page.route("**/api/demo/upload", (route) => void asked.push(route), { times: 1 });
  page.on("requestfailed", (request) => calledOff.push(new URL(request.url()).pathname));
  return { asked, calledOff };
}

test("starting a new demo cancels the one before", async ({ page }) => {
  const { asked, calledOff } = await holdFirst(page);
  await page.goto("/en/demo-upload");
  await chooseFile(page, fixture("docx/de-thermodynamik.docx"));
  await runDemo(page);
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.getByRole("status").filter({ hasText: "Reading the file" })).toBeVisible();
  await chooseFile(page, fixture("docx/en-photosynthesis.docx"));
  await expect(page.getByText("en-photosynthesis.docx")).toBeVisible();
  await runDemo(page);
  await expect.poll(() => calledOff).toEqual(["/api/demo/upload"]);
  await expect(page.getByText("Question 1", { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Text was shortened for the demo.")).toBeHidden();
});

test("a cancelled demo is aborted, and the form is shown again", async ({ page }) => {
  const { asked, calledOff } = await holdFirst(page);
  await page.goto("/en/demo-upload");
  await chooseFile(page, fixture("docx/en-photosynthesis.docx"));
  await runDemo(page);
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => calledOff).toEqual(["/api/demo/upload"]);
  await expect(page.getByRole("button", { name: "Cancel" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Run demo" })).toBeEnabled();
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
