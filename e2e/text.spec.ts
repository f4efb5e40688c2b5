import { expect, type Page } from "@playwright/test";
import { test } from "./kept-page.ts";
import { answer, makeSet, notesFrom, register } from "./person.ts";
import { everyday } from "./tags.ts";

const stem = async (page: Page) =>
  (await page.getByRole("heading", { level: 2 }).first().textContent()) ?? "";

test(
  "a person reads the sentence behind a question, finds words, and comes back",
  everyday,
  async ({ page }) => {
    await register(page);
    const { id } = await makeSet(page, notesFrom("en-photosynthesis.md"));
    await page.goto(`/en/dataset/${id}`);
    await expect(page.getByText("Question 1", { exact: true })).toBeVisible();
    const asked = await stem(page);
    await answer(page);
    const quote = (await page.locator("[data-quote] blockquote").first().textContent()) ?? "";
    await page.getByRole("link", { name: "Read it in the document" }).click();
    const marked = page.locator("mark[data-quote]");
    await expect(marked).toHaveText(quote);
    await expect(marked).toBeInViewport();
    await page.getByRole("searchbox", { name: "Words in this text" }).fill("stomata");
    await page.getByRole("button", { name: "Find" }).click();
    const hits = page.locator("search ol button");
    await expect(hits.first()).toContainText(/stomata/i);
    await hits.last().click();
    await expect(page.locator("[data-passage] [tabindex]").first()).toBeInViewport();
    await expect(page.locator("[data-passage] [tabindex]").first()).toContainText(/stomata/i);
    await page.goBack();
    await expect(marked).toBeInViewport();
    await page.getByRole("link", { name: "Back to the question" }).click();
    await expect(page.getByRole("heading", { level: 2, name: asked })).toBeVisible();
    await page.getByRole("link", { name: "Read it in the document" }).click();
    const others = page.getByRole("link", { name: /^Question \d+$/ });
    await others.last().click();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/dataset/${id}$`));
  },
);
