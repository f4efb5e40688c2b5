import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { DatasetSummarySchema, type Question } from "@quizmill/contract";
import { extractText, plainText } from "@quizmill/extract";
import { HOSTILE_NAMES } from "../fixtures/hostile-names.ts";
import { test } from "./kept-page.ts";
import { endQuiz, WORK } from "./person.ts";
import { sampleQuestions, sampleSet } from "./sample-sets.ts";
import { account, signIn, stage } from "./stage.ts";
import { onPhoneToo } from "./tags.ts";

/** Backticks mark code in questions; only the words inside are shown. */
const TEXTS = HOSTILE_NAMES.map(({ kept }) => kept).filter((text) => !text.includes("`"));

const squeezed = (text: string) => text.normalize("NFKC").replaceAll(/\s/g, "");

/** A question whose every part is the same hostile text. */
function hostileQuestion(question: Question, index: number): Question {
  const text = TEXTS[index] ?? "";
  const options = question.options.map((option) => ({ ...option, text: `${option.label} ${text}` }));
  const source = { quote: text, page: 1, heading: text };
  return { ...question, text, options, aiExplanation: text, source, groundTruthOptionId: 1 };
}

async function open(page: Page): Promise<void> {
  const questions = sampleQuestions("en", TEXTS.length).map(hostileQuestion);
  const sets = HOSTILE_NAMES.map(({ kept }, index) =>
    sampleSet("en", { id: `set-${index}`, name: kept, questions }),
  );
  await signIn(page);
  await stage(page, {
    ...account(),
    "GET /api/datasets": sets.map((set) => DatasetSummarySchema.parse(set)),
    "GET /api/datasets/*": sampleSet("en", { name: TEXTS[0] ?? "", questions }),
    "DELETE /api/datasets/*": (route) => route.fulfill({ status: 204 }),
  });
}

/** Nothing of the text has run, nothing of it became part of the page, and the page is no wider than its window. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(`({
    ran: window.ran,
    elements: document.querySelectorAll("img[src='x'], main script, main [onfocus], main [onerror], main iframe").length,
    overflow: document.documentElement.scrollWidth - window.innerWidth,
  })`);
  expect(found).toEqual({ ran: undefined, elements: 0, overflow: expect.any(Number) });
  expect((found as { overflow: number }).overflow).toBeLessThanOrEqual(0);
}

test("names and questions with code in them are shown as they were written", onPhoneToo, async ({ page }) => {
  test.slow();
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await open(page);
  await page.goto("/en/my");
  for (const { kept } of HOSTILE_NAMES) {
    const name = page.getByRole("heading", { level: 2 }).filter({ hasText: kept }).first();
    // Rows far below the view are not rendered yet.
    await expect(async () => {
      if ((await name.count()) === 0) await page.mouse.wheel(0, 400);
      await expect(name).toBeAttached({ timeout: 500 });
    }).toPass();
  }
  await expectHarmless(page);

  // A sentence keeps its own direction after a name with an override.
  const turning = HOSTILE_NAMES.findIndex(({ what }) => what === "a right-to-left override");
  await page.evaluate("scrollTo(0, 0)");
  await page.getByRole("listitem").filter({ hasText: "gnp.exe" }).getByRole("button").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toContainText(`\u2068${HOSTILE_NAMES[turning]?.kept}\u2069`);
  await page.keyboard.press("Escape");

  await page.goto("/en/dataset/sample");
  for (const [index, text] of TEXTS.entries()) {
    await expect(page.getByText(`Question ${index + 1}`, { exact: true })).toBeVisible();
    const shown = async () => squeezed((await page.getByRole("main").textContent()) ?? "");
    await expect.poll(shown).toContain(squeezed(`A${text}`));
    await expectHarmless(page);
    if (index < TEXTS.length - 1) await page.getByRole("button", { name: "Next" }).click();
  }
  expect(complaints).toEqual([]);
});

test("results of such questions, and their PDF, contain every word of them", async ({ page }) => {
  await open(page);
  await page.goto("/en/dataset/sample");
  await endQuiz(page, "sample");
  await page.reload();
  await page.getByRole("button", { name: "Expand all" }).click();
  const shown = squeezed((await page.getByRole("main").textContent()) ?? "");
  for (const text of TEXTS) expect(shown).toContain(squeezed(text));
  await expectHarmless(page);
  const [download] = await Promise.all([
    page.waitForEvent("download", WORK),
    page.getByRole("button", { name: /PDF/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^[\p{L}\p{M}\p{N}-]+\.pdf$/u);
  const printed = squeezed(plainText(await extractText(readFileSync(await download.path()), "results.pdf")));
  // Pictures and direction marks are not part of a page's text.
  for (const word of TEXTS.flatMap((text) => text.match(/[A-Za-z0-9<>=()"'/.;{}$#+*!-]{4,40}/g) ?? []))
    expect(printed).toContain(squeezed(word));
  await expectHarmless(page);
});
