import { expect, type Locator, type Page } from "@playwright/test";
import type { Question } from "@quizmill/contract";
import { extractText, plainText } from "@quizmill/extract";
import { violationsOf } from "./accessibility.ts";
import { test } from "./kept-page.ts";
import { ask, openResults, openSet, register } from "./person.ts";
import { everyday } from "./tags.ts";

/** Four questions; always answering A gives two right and two wrong. */
const PAPER = `Exam: capitals of Europe

1. What is the capital of Poland?
A) Warsaw
B) Cracow
C) Gdansk
D) Poznan
Answer: A

2. What is the capital of Spain?
A) Barcelona
B) Madrid
C) Seville
D) Valencia
Answer: B

3. What is the capital of Ukraine?
A) Kyiv
B) Lviv
C) Odesa
D) Kharkiv
Answer: A

4. What is the capital of Germany?
A) Hamburg
B) Munich
C) Berlin
D) Cologne
Answer: C
`;

const option = (page: Page, name: string) => page.getByRole("radio", { name, exact: false });

/** Chooses the named options in sequence, checks each, and goes on to the results. */
async function play(page: Page, answers: readonly string[]): Promise<void> {
  for (const [index, name] of answers.entries()) {
    await option(page, name).check({ force: true });
    await page.getByRole("button", { name: "Check", exact: true }).click();
    const isLast = index === answers.length - 1;
    await page.getByRole("button", { name: isLast ? "Finish" : "Next" }).click();
  }
  await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
}

async function playedPaper(page: Page): Promise<void> {
  await register(page);
  await openSet(page, PAPER);
  await play(page, ["Warsaw", "Barcelona", "Kyiv", "Hamburg"]);
}

/** A count of the summary, by its label. */
const count = (page: Page, label: string) =>
  page.getByRole("main").locator("dl > div", { hasText: label }).locator("dd").first();

const widthOf = async (place: Locator) => (await place.boundingBox())?.width;

test(
  "results show the counts, the percentage of right answers and every question with its answers",
  everyday,
  async ({ page }) => {
    await playedPaper(page);
    for (const [label, value] of [
      ["Total", "4"],
      ["Answered", "4"],
      ["Checked", "4"],
      ["Correct", "2"],
      ["Wrong", "2"],
    ] as const)
      await expect(count(page, label)).toHaveText(value);
    await expect(page.getByText("50%")).toBeVisible();
    // The fifth item of two columns spans both.
    const counts = page.getByRole("main").locator("dl").first();
    expect(await widthOf(counts.locator("div").last())).toBe(await widthOf(counts));

    const rows = page.getByRole("list").filter({ hasText: "capital of Poland" }).getByRole("listitem");
    const details = page.getByText("Your answer", { exact: true });
    await expect(details).toHaveCount(0);
    await page.getByRole("button", { name: "Expand all" }).click();
    await expect(details).toHaveCount(4);
    await expect(rows.nth(1)).toContainText("Barcelona");
    await expect(rows.nth(1)).toContainText("Madrid");
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Collapse all" }).click();
    await expect(details).toHaveCount(0);
    await page.getByRole("button", { name: /capital of Spain/ }).click();
    await expect(details).toHaveCount(1);

    await page.getByRole("button", { name: "Restart" }).click();
    await expect(page.getByText("Question 1")).toBeVisible();
    await expect(option(page, "Warsaw")).not.toBeChecked();
  },
);

test("only wrong answers are practised, round after round, and the score of the set does not change", async ({
  page,
}) => {
  await playedPaper(page);
  await page.getByRole("button", { name: "Practise what was wrong (2)" }).click();
  await expect(page.getByText("of 2").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate("scrollY")).toBe(0);
  await expect(page.getByRole("heading", { name: "What is the capital of Spain?" })).toBeVisible();
  await option(page, "Madrid").check({ force: true });
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "What is the capital of Germany?" })).toBeVisible();
  await expect(page.getByText("of 2").first()).toBeVisible();
  await play(page, ["Munich"]);
  await expect(page.getByText("50%")).toBeVisible();
  await page.getByRole("button", { name: "Practise what was wrong (1)" }).click();
  await play(page, ["Berlin"]);
  await expect(page.getByText("100%")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Practise/ })).toBeHidden();
  await page.getByRole("link", { name: "Back to the results" }).click();
  await expect(count(page, "Total")).toHaveText("4");
  await expect(count(page, "Wrong")).toHaveText("2");
  await expect(page.getByRole("heading", { name: "Results" })).toBeFocused();
  await page.reload();
  await expect(count(page, "Correct")).toHaveText("2");
});

test("printed results have every question open, and no controls", async ({ page }) => {
  await playedPaper(page);
  const source = await extractText(await page.pdf({ format: "A4" }), "print.pdf");
  const text = plainText(source);
  for (const words of ["Barcelona", "Madrid", "Hamburg", "Berlin", "Correct answer"])
    expect(text).toContain(words);
  for (const words of ["Restart", "Expand all", "Export PDF", "Log out", "Privacy policy", "Unflag"])
    expect(text).not.toContain(words);
  await expect(page.getByText("Your answer", { exact: true })).toHaveCount(0);
});

test("a printed question is the question without the quiz's controls", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await register(page);
  await openSet(page, PAPER);
  await expect(option(page, "Warsaw")).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Check", exact: true })).toBeHidden();
  await expect(page.getByRole("heading", { name: "What is the capital of Poland?" })).toBeVisible();
  const ink = await page.evaluate("getComputedStyle(document.querySelector('h1')).color");
  // Lightness in per cent: the ink of the light theme.
  expect(Number(/^lab\(([\d.]+)/.exec(String(ink))?.[1])).toBeLessThan(20);
});

test("options that were never chosen are told after thirty answers, and lead to the editor", async ({
  page,
}) => {
  await register(page);
  const { questions } = await openResults(page, PAPER);
  const never = page.getByRole("button", { name: "Wrong answers you never chose in 1 question" });
  await expect(page.getByRole("button", { name: "Restart" })).toBeVisible();
  await expect(never).toBeHidden();
  const [question] = questions as [Question];
  const answers = Array.from({ length: 30 }, (_, at) => ({
    id: crypto.randomUUID(),
    questionId: question.id,
    chosenOptionId: (at % 2) + 1,
    confidence: null,
    source: "quiz",
    durationMs: 1_000,
    usualMs: null,
    deviceId: "phone",
    answeredAt: new Date().toISOString(),
  }));
  await ask(page, "/answers", "POST", { answers });
  await page.reload();
  await never.click();
  const section = page.locator("section", { has: never });
  await expect(section.getByText("Never chosen in 30 answers:")).toBeVisible();
  await expect(section.getByRole("list").last().getByRole("listitem")).toHaveText(["Gdansk", "Poznan"]);
  expect(await violationsOf(page)).toEqual([]);

  await section.getByRole("button", { name: "Edit question 1" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("textbox", { name: "Option C" }).fill("Krakow");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  await expect(never).toBeHidden();
});
