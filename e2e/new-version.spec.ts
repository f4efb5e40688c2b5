import { expect, type Page } from "@playwright/test";
import { test } from "./kept-page.ts";
import { answer, ask, makeWholeSet, notesFrom, register, waitUntilReady } from "./person.ts";
import { everyday } from "./tags.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name });

/** Without marks in its sentences, so that these stand in it as questions quote them. */
const plainNotes = () => notesFrom("en-photosynthesis.md").replaceAll("**", "");

const ADDED =
  "\n\n# Water mills\n\nA water mill is a mill that is driven by a river. The millstone is a round stone that crushes the grain. In 1750 John Miller built the mill at the Stour. A mill race is a channel that carries water to the wheel.\n";

async function finishedSet(page: Page, text: string) {
  await register(page);
  const id = await makeWholeSet(page, text);
  return { id, read: () => ask(page, `/datasets/${id}`), ready: () => waitUntilReady(page, id) };
}

/** Opens the documents of a set, where a newer version is taken. */
async function openVersion(page: Page, id: string) {
  await page.goto(`/en/sets/${id}?open=documents`);
  const version = region(page, "New version of your document");
  const choose = async (name: string, content: string) => {
    const chooser = page.waitForEvent("filechooser");
    await version.getByRole("button", { name: "Choose the new version" }).click();
    await (await chooser).setFiles({ name, mimeType: "text/markdown", buffer: Buffer.from(content) });
  };
  return { version, choose };
}

test(
  "a set follows a newer version of its document, and the owner settles what is gone from it",
  everyday,
  async ({ page }) => {
    const text = plainNotes();
    const { id, read, ready } = await finishedSet(page, text);
    const before = await read();
    const lost = before.questions[0];
    const newer =
      text.replace(lost.source.quote, "This sentence was written anew for the second edition.") + ADDED;
    expect(newer).not.toContain(lost.source.quote);

    const { version, choose } = await openVersion(page, id);
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
    await expect(version.getByText("The set now matches the new version.")).toBeVisible();
    await ready();
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

    await page.goto(`/en/sets/${id}`);
    await expect(page.getByRole("heading", { name: "Water mills" })).toBeVisible();
  },
);

test("one of a set's documents gets a newer version, and a question says that its sentence is gone", async ({
  page,
}) => {
  const text = plainNotes();
  const { id, read, ready } = await finishedSet(page, text);
  await ask(page, `/datasets/${id}/notes`, "POST", { text: ADDED, name: "Water mills" });
  await ready();
  const before = await read();
  const [lost] = before.questions;
  const ofMills = (set: typeof before) =>
    set.questions.filter((one: { source?: { part?: string } }) => one.source?.part === "Water mills");
  expect(ofMills(before).length).toBeGreaterThan(0);

  const { version, choose } = await openVersion(page, id);
  const first = version.getByRole("radio", { name: /^The first document/ });
  const mills = version.getByRole("radio", { name: "Water mills" });
  await choose("water-mills-2.md", ADDED);
  await expect(mills).toBeChecked();
  await version.getByRole("button", { name: "Cancel" }).click();
  await choose(
    "second.md",
    text.replace(lost.source.quote, "This sentence was written anew for the second edition."),
  );
  await first.check();
  await version.getByRole("button", { name: "See what changes" }).click();
  await expect(version.getByText(/^It replaces “The first document/)).toBeVisible();
  await version.getByText("Show the questions whose sentence is gone").click();
  await expect(version.getByText(lost.text)).toBeVisible();
  expect(await read()).toEqual(before);
  await version.getByRole("button", { name: "Use this version" }).click();
  await expect(version.getByText("The set now matches the new version.")).toBeVisible();
  await ready();
  const after = await read();
  expect(ofMills(after)).toEqual(ofMills(before));
  expect(after.questions[0]).toMatchObject({ id: lost.id, isGone: true });

  await page.goto(`/en/dataset/${id}`);
  await expect(page.getByRole("heading", { level: 2, name: lost.text })).toBeVisible();
  await answer(page);
  const why = page.getByText("The sentence that this question is about is no longer in your document");
  await expect(why).toBeVisible();
  await expect(page.getByRole("link", { name: "Read it in the document" })).toBeHidden();
  await page.goto(`/en/sets/${id}?open=documents`);
  const gone = region(page, "No longer in your document");
  await gone.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(gone).toBeHidden();
  await page.goto(`/en/dataset/${id}`);
  await expect(page.getByRole("heading", { level: 2, name: lost.text })).toBeVisible();
  await expect(why).toBeHidden();
});
