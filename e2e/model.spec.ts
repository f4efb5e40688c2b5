import { expect, type Page } from "@playwright/test";
import type { DatasetDetail } from "@quizmill/contract";
import { madeUpNotes } from "../fixtures/made-up-lecture.ts";
import { violationsOf } from "./accessibility.ts";
import { consentAnswered } from "./consent-answered.ts";
import { test } from "./kept-page.ts";
import { answer, endQuiz, readSet, register, WORK, waitUntilReady } from "./person.ts";

/** One worker, so that one server is enough. */
test.describe.configure({ mode: "default" });
test.use({
  ownContext: async ({ model }, use) => use({ baseURL: model.url, storageState: consentAnswered(model.url) }),
});

const NOTES = madeUpNotes(21, 4_000);

const choice = (page: Page, name: string) => page.getByRole("radio", { name });

/** Makes a set of notes with the named engine and opens it. */
async function makeBy(page: Page, engine: string): Promise<void> {
  await register(page);
  await page.goto("/en/upload");
  await choice(page, engine).check({ force: true });
  await page.getByLabel("Your notes").fill(NOTES);
  await page.getByRole("button", { name: "Generate from notes" }).click();
  await page.getByRole("link", { name: "Start quiz" }).click(WORK);
}

const idIn = (page: Page) => /dataset\/([\w-]+)/.exec(page.url())?.[1] ?? "";

async function readySet(page: Page): Promise<DatasetDetail> {
  await waitUntilReady(page, idIn(page));
  return readSet(page, idIn(page));
}

/** Goes to the results of a complete set, without any answers. */
async function toResults(page: Page): Promise<void> {
  const { id } = await readySet(page);
  await page.goto("/robots.txt");
  await endQuiz(page, id);
  await page.goto(`/en/dataset/${id}`);
  await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
}

const figure = (page: Page, label: string) =>
  page.locator("dl > div", { hasText: label }).locator("dd").first();

test.beforeEach(({ model }) => model.recover());

test("people who upload can choose the engine, and see what leaves the machine, its use of tokens and how many are left", async ({
  page,
}) => {
  await register(page);
  await page.goto("/en/upload");
  await expect(choice(page, "Quick and private")).toBeChecked();
  await expect(page.getByText("Nothing of your document leaves it.")).toBeVisible();
  await expect(page.getByText("stays on the machine of this server")).toBeVisible();
  await expect(page.getByText(/About \d+,000 tokens a page, roughly \$0\.00\d+\./)).toBeVisible();
  await expect(page.getByText("About 200,000 tokens are left for you today.")).toBeVisible();
  await expect(
    page.getByText(/How long it takes has not been measured here yet|20\squestions\stake\sabout/),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test("a set by the model says who wrote each question, and the tokens used", async ({ page }) => {
  await makeBy(page, "Deeper");
  await readySet(page);
  await page.reload();
  await answer(page);
  await expect(page.getByRole("paragraph").filter({ hasText: "Written by a language model" })).toBeVisible();
  await toResults(page);
  await page.getByRole("button", { name: /How these questions were checked/ }).click();
  expect(Number(await figure(page, "Written by a language model").textContent())).toBeGreaterThan(2);
  await expect(figure(page, "Used by the language model")).toHaveText(/about [\d,]+ tokens/);
  await expect(figure(page, "Cost, roughly")).toHaveText(/\$0\.0\d+/);
  // Fewer tokens are left than before.
  await page.goto("/en/upload");
  await expect(page.getByText(/About 1\d\d,000 tokens are left for you today\./)).toBeVisible();
  await expect(page.getByText(/20\squestions\stake\sabout\s\d+/)).toBeVisible();
});

test("a set can be played at once; the model's questions replace those that are neither answered nor on the screen", async ({
  page,
  model,
}) => {
  const letGo = model.hold();
  await makeBy(page, "Deeper");
  await expect(page.getByText("The language model is replacing the questions")).toBeVisible();
  const { questions: before } = await readSet(page, idIn(page));
  const shown = (question: { text: string } | undefined) =>
    page.getByRole("main").getByText(question?.text ?? "?");
  await expect(shown(before[0])).toBeVisible();
  const isKept = page.waitForResponse("**/api/answers");
  await answer(page);
  await isKept;
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(shown(before[1])).toBeVisible();
  letGo();
  const { questions: after } = await readySet(page);
  // Their places: those of the same passage, and beyond those the places of the worst anywhere.
  expect(after.length).toBeGreaterThanOrEqual(before.length);
  expect(after[0]).toEqual(before[0]);
  expect(after.filter(({ origin }) => origin === "model").length).toBeGreaterThan(2);
  await expect(page.getByText("The language model is replacing the questions")).toBeHidden();
  await expect(shown(before[1])).toBeVisible();
  for (const question of after.slice(2, 6)) {
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(shown(question)).toBeVisible();
  }
});

test("a set that the model leaves halfway is written to its end, and says so", async ({ page, model }) => {
  model.failFrom(1, "server_error");
  await makeBy(page, "Deeper");
  await toResults(page);
  await expect(
    page.getByText("The language model stopped answering. The built-in engine wrote the rest."),
  ).toBeVisible();
  await page.getByRole("button", { name: /How these questions were checked/ }).click();
  expect(Number(await figure(page, "Written by the built-in engine").textContent())).toBeGreaterThan(2);
});

test("a set by the embedded engine does not mention a model", async ({ page }) => {
  await makeBy(page, "Quick and private");
  await answer(page);
  await expect(page.getByText(/AI answer: [A-D]/).first()).toBeVisible();
  await expect(page.getByText("Written by", { exact: false })).toHaveCount(0);
});
