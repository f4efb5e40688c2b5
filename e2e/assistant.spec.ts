import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./accessibility.ts";
import { test } from "./kept-page.ts";
import {
  answer,
  chooseFile,
  fixture,
  makeWholeSet,
  openFinishedSet,
  readSet,
  register,
  WORK,
} from "./person.ts";
import { everyday, onPhoneToo } from "./tags.ts";

/** As a chat writes it; the last one rests on words that nobody wrote. */
const REPLY = `Sure, here is your quiz!

**1. Why did Priestley's experiment not yet explain when a plant restores the air in a jar?**

- **A)** He did not wait until the candle had gone out.
- **B)** He did not vary the light that fell on the plant.
- **C)** He did not close the jar tightly after adding mint.
- **D)** He did not use a plant with green leaves for the test.

**Correct answer:** B
**Quote:** “He did not notice, however, that light was needed.”

**2. What did careful weighing allow de Saussure to show about the growth of plants?**

- **A)** Plants use water to carry substances and then release it.
- **B)** Plants turn water into a part of their own substance.
- **C)** Plants gain weight in the light and lose it in darkness.

**Correct answer:** B
**Quote:** “Saussure found that plants are built from water as well.”

Would you like more?`;
const TAKEN = "Why did Priestley's experiment not yet explain when a plant restores the air in a jar?";

const field = (page: Page) => page.getByLabel("Paste the reply here");
const take = (page: Page) => page.getByRole("button", { name: "Take the questions" }).click();

test("a prompt is copied, and what an assistant replies becomes questions", everyday, async ({ page }) => {
  await register(page);
  const id = await openFinishedSet(page);
  await page.getByRole("heading", { level: 1 }).getByRole("link").click();
  await page.getByRole("link", { name: "Ask your own assistant" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ask your own assistant" })).toBeFocused();
  const sections = page.getByRole("navigation", { name: "Sections" });
  await sections.getByRole("link", { name: /^How it was discovered/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const prompt = page.getByLabel("Copy this into your assistant");
  await expect(prompt).toHaveValue(/Joseph Priestley put a sprig of mint/);
  await field(page).fill(REPLY);
  await take(page);
  await expect(page.getByRole("status").getByText("1 question was taken")).toBeVisible(WORK);
  await expect(page.getByText("1 question was not taken")).toBeVisible();
  await expect(page.getByText(/The sentence it rests on is not in this section/)).toBeVisible();
  const { questions } = await readSet(page, id);
  const taken = questions.find(({ text }) => text === TAKEN);
  await page.goto(`/en/dataset/${id}?question=${taken?.id}`);
  await expect(page.getByRole("heading", { name: TAKEN })).toBeVisible();
  await answer(page);
  await expect(page.getByText(/^Written by your own assistant\..*no second model/)).toBeVisible();
});

test(
  "an unusable reply stays in the field, and questions that were taken go again",
  onPhoneToo,
  async ({ page }) => {
    await register(page);
    const id = await makeWholeSet(page);
    const before = await readSet(page, id);
    await page.goto(`/en/sets/${id}?open=sections`);
    await page.getByRole("link", { name: "Ask your own assistant" }).click();
    const section = page.getByRole("link", { name: /^How it was discovered/ });
    await expect(section).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await section.click();
    // As over plain HTTP.
    await page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText("The text is selected: copy it as you usually do.")).toBeVisible();
    expect(await page.evaluate("getSelection().toString()")).toContain("Joseph Priestley");
    await field(page).fill("I am sorry, I cannot help with that.");
    await take(page);
    await expect(page.getByText("No question was taken")).toBeVisible(WORK);
    await expect(field(page)).toHaveValue("I am sorry, I cannot help with that.");
    await field(page).fill(REPLY);
    await take(page);
    await expect(page.getByText("1 question was taken")).toBeVisible(WORK);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "Everything is as it was before." }),
    ).toBeFocused();
    const textsOf = ({ questions }: typeof before) => questions.map(({ text }) => text);
    expect(textsOf(await readSet(page, id))).toEqual(textsOf(before));
    await page.getByRole("link", { name: "All sections" }).click();
    await expect(page.getByRole("link", { name: /^The chloroplast/ })).toBeVisible();
  },
);

test("an upload offers it once its set is whole", async ({ page }) => {
  await register(page);
  await page.goto("/en/upload");
  await chooseFile(page, fixture("docx/mixed-honey-bees.docx"));
  await page.getByRole("button", { name: "Make questions" }).click();
  await page.getByRole("link", { name: "Ask your own assistant" }).click(WORK);
  await expect(page.getByRole("navigation", { name: "Sections" }).getByRole("link").first()).toBeVisible();
});
