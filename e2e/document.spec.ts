import { expect, type Page, type Route } from "@playwright/test";
import { madeUpNotes } from "../fixtures/made-up-lecture.ts";
import { test } from "./kept-page.ts";
import {
  answer,
  ask,
  chooseFile,
  deleteAccount,
  fixture,
  notesFrom,
  openSet,
  register,
  upload,
  WORK,
} from "./person.ts";
import { account, never, refuse, signIn, stage } from "./stage.ts";
import { everyday, everydayOnPhone } from "./tags.ts";

/** Straight to the last question and past it, like a person in a hurry. */
async function goToResults(page: Page): Promise<void> {
  const finish = page.getByRole("button", { name: "Finish" });
  const next = page.getByRole("button", { name: "Next" });
  await expect(async () => {
    for (let i = 0; i < 20 && (await next.isVisible()); i++) await next.click();
    await expect(finish).toBeEnabled({ timeout: 500 });
  }).toPass(WORK);
  await finish.click();
  await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
}

test("a lecture becomes a quiz that is played to its end", everydayOnPhone, async ({ page }) => {
  await register(page);
  await upload(page, fixture("pdf/en-photosynthesis.pdf"));
  await expect(page.getByText(/questions are ready/)).toBeVisible();
  // All of them soon: then no more are announced.
  await expect(page.getByText(/^\d+ questions are ready/)).toBeVisible(WORK);
  await expect(page.getByText("The rest keep coming")).toBeHidden();
  await page.getByRole("link", { name: "Start quiz" }).click();
  await expect(page).toHaveURL(/\/en\/dataset\/.+job=.+token=/);
  await expect(page.getByText("Question 1")).toBeVisible();

  await answer(page);
  await expect(page.getByRole("heading", { name: "Why" })).toBeVisible();
  await expect(page.getByRole("main").locator("blockquote mark").first()).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Question 2")).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByRole("main").getByRole("radio").first()).toBeChecked();

  await goToResults(page);
  const quality = page.getByRole("button", { name: "How these questions were checked", exact: true });
  await quality.click();
  await expect(page.getByText("Backed by a quote from your document")).toBeVisible();
  // The machine's figures are one level deeper.
  await expect(page.getByText("Passed every check")).toBeHidden();
  await page.getByText("The checks in numbers").click();
  await expect(page.getByText("Passed every check")).toBeVisible();
  await expect(page.getByText("Right answers at A · B · C · D")).toBeVisible();
  await page.getByRole("button", { name: "Expand all" }).click();
  await expect(page.locator("blockquote").first()).toBeVisible();

  await page.goto("/en/my");
  await expect(page.getByText("en-photosynthesis")).toBeVisible();
  await expect(page.getByText(/\d+ questions/)).toBeVisible();
  await page.getByRole("link", { name: /^Open/ }).click();
  await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
});

test("questions keep arriving while the first are answered, and the session survives a reload", async ({
  page,
}) => {
  await register(page);
  await openSet(page, madeUpNotes(7, 400_000));
  await expect(page.getByText("More questions are being written.")).toBeVisible();
  const total = async () =>
    Number.parseInt((await page.getByText(/\d+ so far/).innerText()).replace(/^\D+/, ""), 10);
  const before = await total();
  await answer(page);
  await expect.poll(total, WORK).toBeGreaterThan(before);
  await expect(page.getByRole("main").getByRole("radio").first()).toBeChecked();

  const saved = `Object.entries(localStorage).some(([key, value]) => key.startsWith("quiz-session.v1.") && /"revealedByQ":{"/.test(value))`;
  await page.waitForFunction(saved);
  await page.reload();
  await expect(page.getByRole("main").getByRole("radio").first()).toBeChecked();
  await expect(page.getByRole("heading", { name: "Why" })).toBeVisible();
  await deleteAccount(page);
});

test("pasted notes become a quiz, and the console stays free of errors", everyday, async ({ page }) => {
  const complaints: string[] = [];
  await register(page);
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto("/en/upload");
  await page.getByRole("textbox", { name: "Your notes" }).fill(notesFrom("en-photosynthesis.md"));
  await page.getByRole("button", { name: "Generate from notes" }).click();
  await page.getByRole("link", { name: "Start quiz" }).click();
  await answer(page);
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a number of questions can be requested, of a file and of notes, with the keyboard", async ({
  page,
}) => {
  await register(page);
  await page.goto("/en/upload");
  const panel = page.locator('[data-part="count"]');
  const number = page.getByLabel("Number of questions");
  await expect(panel).toHaveCount(0);
  await chooseFile(page, fixture("docx/en-photosynthesis.docx"));
  await expect(number).toBeHidden();
  await panel.locator("summary").focus();
  await page.keyboard.press("Enter");
  await number.fill("0");
  await expect(page.getByText("Enter a whole number from 1 to 500.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Make questions" })).toBeDisabled();
  await number.fill("3");
  await page.getByRole("button", { name: "Make questions" }).click();
  await expect(page.getByRole("heading", { name: /^3 questions/ })).toBeVisible(WORK);

  await page.getByRole("button", { name: "Make another set" }).click();
  await page.getByLabel("Your notes").fill(notesFrom("en-photosynthesis.md"));
  await panel.locator("summary").click();
  await number.fill("4");
  await page.getByRole("button", { name: "Generate from notes" }).click();
  await expect(page.getByRole("heading", { name: /^4 questions/ })).toBeVisible(WORK);
});

test("an upload's progress is not requested before the server can know of it", async ({ page }) => {
  let asked = 0;
  await page.clock.install();
  await signIn(page);
  await stage(page, {
    ...account(),
    "POST /api/notes/bootstrap": never,
    "GET /api/uploads/*": async (route: Route) => {
      asked += 1;
      await refuse("NOT_FOUND")(route);
    },
  });
  await page.goto("/en/upload");
  await page.getByRole("textbox", { name: "Your notes" }).fill(notesFrom("en-photosynthesis.md"));
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Generate from notes" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.clock.runFor(900);
  expect(asked).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(() => asked).toBe(1);
});

test("in test mode explanations wait for the results", async ({ page }) => {
  await register(page);
  await page.goto("/en/upload");
  await page.getByText("explanations wait for the end").click();
  await expect(page.getByRole("link", { name: "exam", exact: true })).toHaveAttribute("href", "/en/exams");
  await expect(page.getByText(/PPTX.*APKG/)).toBeHidden();
  await page.getByText("All formats").click();
  await expect(page.getByText(/PPTX.*APKG/)).toBeVisible();
  await chooseFile(page, fixture("docx/en-photosynthesis.docx"));
  await page.getByRole("button", { name: "Make questions" }).click();
  await page.getByRole("link", { name: "Start quiz" }).click();
  await answer(page);
  await expect(page.getByRole("heading", { name: "Why" })).toBeHidden();
  await expect(page.locator("blockquote")).toHaveCount(0);
  await goToResults(page);
  await page.getByRole("button", { name: "Expand all" }).click();
  await expect(page.locator("blockquote").first()).toBeVisible();
});

test("a set is made of the chosen sections of a document", async ({ page }) => {
  await register(page);
  await page.goto("/en/upload");
  await chooseFile(page, fixture("docx/en-photosynthesis.docx"));
  await page.getByText("Which part?").focus();
  await page.getByText("Which part?").click();
  const sections = page.getByRole("group", { name: "Sections" }).getByRole("checkbox");
  await expect(page.getByText(/^Enough text for about \d+ questions\.$/)).toBeVisible(WORK);
  const count = await sections.count();
  for (let at = 0; at < count; at++) if (at !== 1) await sections.nth(at).uncheck();
  await expect(page.getByText(`1 of ${count} sections`)).toBeVisible();
  await sections.nth(1).uncheck();
  await expect(page.getByText("Choose at least one section.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Make questions" })).toBeDisabled();
  await sections.nth(1).check();
  await page.getByRole("button", { name: "Make questions" }).click();
  await page.getByRole("link", { name: "Start quiz" }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  expect((await ask(page, `/datasets/${id}/sections`)).sections).toMatchObject([
    { section: 1, heading: "What photosynthesis is" },
  ]);
});

test("whoever has no document makes a set of the sample in their language", async ({ page }) => {
  await register(page);
  await page.goto("/ja/upload");
  await page.getByRole("button", { name: "サンプルでセットを作る" }).click();
  await page.locator('main a[href*="/dataset/"]').first().click();
  await expect(page.getByRole("radio").first()).toBeVisible();
  await expect(page).toHaveTitle(/記憶のしくみ/);
});
