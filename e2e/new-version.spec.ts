import { expect, type Page } from "@playwright/test";
import { test } from "./kept-page.ts";
import { makeSet, notesFrom, register } from "./person.ts";
import { onPhoneToo } from "./tags.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const region = (page: Page, name: string) => dialog(page).getByRole("region", { name });

const ADDED =
  "\n\n# Water mills\n\nA water mill is a mill that is driven by a river. The millstone is a round stone that crushes the grain. In 1750 John Miller built the mill at the Stour. A mill race is a channel that carries water to the wheel.\n";

test(
  "a set follows a newer version of its document, and the owner settles what is gone from it",
  onPhoneToo,
  async ({ page }) => {
    await register(page);
    const text = notesFrom("en-photosynthesis.md");
    const { id } = await makeSet(page, text);
    const headers = {
      authorization: `Bearer ${await page.evaluate("localStorage.getItem('access_token')")}`,
    };
    const read = async () => (await page.request.get(`/api/datasets/${id}`, { headers })).json();
    await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe("READY");
    const before = await read();
    const lost = before.questions[0];
    const newer =
      text.replace(lost.source.quote, "This sentence was written anew for the second edition.") + ADDED;
    expect(newer).not.toContain(lost.source.quote);

    await page.goto(`/en/dataset/${id}`);
    await page.getByRole("button", { name: "More for this question" }).click();
    await page.getByRole("menuitem", { name: "Sections", exact: true }).click();
    const version = region(page, "New version of your document");
    const choose = async (name: string, content: string) => {
      const chooser = page.waitForEvent("filechooser");
      await version.getByRole("button", { name: "Choose the new version" }).click();
      await (await chooser).setFiles({ name, mimeType: "text/markdown", buffer: Buffer.from(content) });
    };
    await choose("empty.md", "   ");
    await expect(version.getByRole("alert")).toBeVisible();
    await choose("second-edition.md", newer);
    await expect(version.getByText("second-edition.md")).toBeVisible();
    await expect(
      version.getByText(/(is|are) about (a sentence|sentences) that (is|are) gone/u),
    ).toBeVisible();
    await version.getByText("Show the questions whose sentence is gone").click();
    await expect(version.getByText(lost.text)).toBeVisible();
    expect((await read()).questions).toEqual(before.questions);

    await version.getByRole("button", { name: "Use this version" }).click();
    await expect(version.getByText("The set now follows the new version.")).toBeVisible();
    await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe("READY");
    const gone = region(page, "No longer in your document");
    await expect(gone.getByText(lost.text)).toBeVisible();
    await gone
      .getByRole("button", { name: /^Take out/u })
      .last()
      .click();
    await expect(gone.getByText(/taken out/u)).toBeVisible();
    await gone.getByRole("button", { name: "Undo" }).click();
    await expect(gone.getByText(lost.text)).toBeVisible();
    while ((await gone.getByRole("button", { name: "Keep", exact: true }).count()) > 1) {
      const left = await gone.getByRole("button", { name: "Keep", exact: true }).count();
      await gone.getByRole("button", { name: "Keep", exact: true }).first().click();
      await expect(gone.getByRole("button", { name: "Keep", exact: true })).toHaveCount(left - 1);
    }
    await gone.getByRole("button", { name: "Keep", exact: true }).click();
    await expect(gone).toBeHidden();
    const after = await read();
    const ids = (set: { questions: { id: number }[] }) => set.questions.map((one) => one.id);
    expect(ids(after)).toEqual(expect.arrayContaining(ids(before)));
    expect(after.questions.length).toBeGreaterThan(before.questions.length);

    await page.reload();
    await page.getByRole("button", { name: "More for this question" }).click();
    await page.getByRole("menuitem", { name: "Sections", exact: true }).click();
    await expect(dialog(page).getByRole("heading", { name: "Water mills" })).toBeVisible();
  },
);
