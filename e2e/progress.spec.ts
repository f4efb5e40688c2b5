import { expect, type Page } from "@playwright/test";
import { test } from "./kept-page.ts";
import { ask, makeSet, notesFrom, register } from "./person.ts";
import { everyday } from "./tags.ts";

/** Answers the first questions of a set through the API: as many right as wrong. */
async function study(page: Page): Promise<void> {
  const { id } = await makeSet(page, notesFrom("en-photosynthesis.md"));
  const { questions } = await ask(page, `/datasets/${id}`);
  const answers = questions
    .slice(0, 4)
    .map((question: { id: number; groundTruthOptionId: number }, at: number) => ({
      id: crypto.randomUUID(),
      questionId: question.id,
      confidence: "sure",
      source: "quiz",
      chosenOptionId:
        at % 2 === 0 ? question.groundTruthOptionId : question.groundTruthOptionId === 1 ? 2 : 1,
      durationMs: 30_000,
      usualMs: null,
      answeredAt: new Date().toISOString(),
      deviceId: "test",
    }));
  await ask(page, "/answers", "POST", { answers });
}

test("progress shows what was studied, by set, section and day", everyday, async ({ page }) => {
  await register(page);
  await page.goto("/en/progress");
  await expect(page.getByRole("heading", { name: "Nothing answered yet" })).toBeVisible();
  await study(page);
  await page.reload();
  const set = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Notes" }) });
  for (const part of ["Learning: 2", "Mistakes: 2", "Known: 0"]) await expect(set).toContainText(part);
  // Nobody knows yet how well they remember.
  await expect(set).not.toContainText("You would recall");
  await expect(page.getByText("4 answers, 50% right, in 2 min.")).toBeVisible();
  await expect(page.getByText("Of what you were sure of, 50% was right.")).toBeVisible();
  await page.getByText("Show as a table").first().click();
  await expect(page.getByRole("table", { name: "The last 30 days" }).getByRole("row")).toHaveCount(2);

  await set.getByRole("button", { name: /Sections/ }).click();
  await expect(set.getByRole("table").getByRole("row").nth(1)).toBeVisible();
  await set.getByLabel("Day of your exam").fill("2031-05-12");
  await set.getByRole("button", { name: "Save" }).click();
  await expect(set.getByText("Your reviews now lead up to this day.")).toBeVisible();
  await expect(set.getByText("1 new question a day")).toBeVisible();
  const forecast = page.getByRole("listitem").filter({ hasText: /^Notes: exam on .*2031/ });
  await expect(forecast).toContainText("days left");
  await page.reload();
  await set.getByRole("button", { name: /Sections/ }).click();
  await expect(set.getByLabel("Day of your exam")).toHaveValue("2031-05-12");
});

test("an exam date that cannot be met says so where it is set", async ({ page }) => {
  await register(page);
  await study(page);
  const settings = await ask(page, "/study/settings");
  await ask(page, "/study/settings", "PUT", { ...settings, newPerDay: 2 });
  await page.goto("/en/exams");
  const field = page.getByLabel("Notes", { exact: true });
  const tomorrow = new Date(Date.now() + 86_400_000);
  const two = (part: number) => String(part).padStart(2, "0");
  await field.fill(`${tomorrow.getFullYear()}-${two(tomorrow.getMonth() + 1)}-${two(tomorrow.getDate())}`);
  await field.blur();
  await expect(page.getByText(/This cannot be done yet: \d+ new questions a day are needed/)).toContainText(
    "your settings allow 2.",
  );
  await field.fill("");
  await field.blur();
  await expect(page.getByText("cannot be done")).toHaveCount(0);
});

test("charts are printed with their tables, folded or not", async ({ page }) => {
  await register(page);
  await study(page);
  await page.goto("/en/progress");
  const row = page.getByRole("table", { name: "The next 30 days" }).getByRole("row").nth(3);
  await expect(page.getByText("Show as a table").first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(row).toBeVisible();
  expect((await row.boundingBox())?.height).toBeGreaterThan(10);
  await expect(page.getByText("Show as a table").first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(row).toHaveCount(0);
});

test("every page says the same number of what is due", async ({ page }) => {
  await register(page);
  await study(page);
  const due = /Due: (\d+)|^(\d+)$/;
  const isSame = async (path: string, place: string) => {
    await page.goto(path);
    const told = page.getByRole("main").locator(place).first();
    await expect(told).toHaveText(due);
    const number = due
      .exec(await told.innerText())
      ?.slice(1)
      .find((one) => one);
    await expect(page.getByRole("banner").getByText(number ?? "none", { exact: true })).toBeVisible();
    return number;
  };
  const number = await isSame("/en", "[data-kept=today] b");
  expect(await isSame("/en/progress", "li b")).toBe(number);
  expect(await isSame("/en/my", "li")).toBe(number);
});

test("My sets shows how well a set is known", async ({ page }) => {
  await register(page);
  await study(page);
  await page.goto("/en/my");
  await expect(page.getByTitle(/^Known: 0, Learning: 2, Mistakes: 2, New: \d+$/)).toBeVisible();
});
