import { expect, type Page } from "@playwright/test";
import { test } from "./kept-page.ts";
import { openFinishedSet, otherDevice, readSet, register, WORK } from "./person.ts";
import { everyday, onPhoneToo } from "./tags.ts";

const position = (page: Page, number: number) => page.getByText(`Question ${number}`, { exact: true });
const stem = (page: Page, text: string) => page.getByRole("heading", { level: 2, name: text });
const dialog = (page: Page) => page.getByRole("dialog");
const more = (page: Page) => page.getByRole("button", { name: "More for this question" });

async function choose(page: Page, name: string): Promise<void> {
  await more(page).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

/** A group of the set's page. */
const group = (page: Page, id: string, name: string) => page.goto(`/en/sets/${id}?open=${name}`);

const firstStem = async (page: Page) =>
  (await page.getByRole("heading", { level: 2 }).first().textContent()) ?? "";

test(
  "a question is edited with a preview and advice, and gets its earlier words back",
  everyday,
  async ({ page }) => {
    await register(page);
    await openFinishedSet(page);
    const before = await firstStem(page);
    await choose(page, "Edit");
    const form = dialog(page);
    await expect(form.getByText("Nothing stands out.")).toBeVisible();
    await form.getByLabel("Question", { exact: true }).fill("What is $x^2$ for `x = 2`?");
    await expect(form.locator("math").first()).toBeVisible();
    const options = await form.getByRole("textbox", { name: /^Option [A-D]$/ }).count();
    await form.getByRole("button", { name: `Remove option ${"ABCD".charAt(options - 1)}` }).click();
    await form.getByRole("textbox", { name: "Option A" }).fill("Four");
    await form.getByRole("textbox", { name: "Option B" }).fill("All of the above");
    await form.getByRole("radio", { name: "A is the right answer" }).check();
    await expect(form.locator("[data-finding]")).not.toHaveCount(0);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole("main").getByRole("radio")).toHaveCount(options - 1);
    await page.getByText("Four", { exact: true }).click();
    await page.getByRole("button", { name: "Check", exact: true }).click();
    await expect(page.getByText("Edited by you")).toBeVisible();

    await choose(page, "Earlier versions");
    await expect(dialog(page).getByText("Written from your document")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Use this one again" }).click();
    await expect(stem(page, before)).toBeVisible();
    await page.reload();
    await expect(stem(page, before)).toBeVisible();
  },
);

test("a question is deleted and brought back, by keyboard alone", async ({ page }) => {
  await register(page);
  const id = await openFinishedSet(page);
  const before = await firstStem(page);
  const remove = async () => {
    await more(page).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Delete", exact: true }).press("Enter");
    await expect(page.getByText("Question deleted.")).toBeVisible();
  };
  await remove();
  await expect(stem(page, before)).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(stem(page, before)).toBeVisible();
  await remove();
  await page.reload();
  await expect(position(page, 1)).toBeVisible();
  await expect(stem(page, before)).toBeHidden();
  await group(page, id, "questions");
  await page.getByRole("button", { name: "Deleted questions" }).press("Enter");
  await dialog(page).getByRole("button", { name: "Bring back" }).press("Enter");
  await expect(dialog(page).getByText("Nothing was deleted here.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Deleted questions" })).toBeFocused();
  await page.getByRole("link", { name: before, exact: true }).press("Enter");
  await expect(stem(page, before)).toBeVisible();
});

test("one writes one's own, asks for another like it, and reports one", async ({ page }) => {
  await register(page);
  const id = await openFinishedSet(page);
  await group(page, id, "questions");
  await page.getByRole("button", { name: "Write my own" }).click();
  const form = dialog(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Please write the question.")).toBeVisible();
  const question = form.getByLabel("Question", { exact: true });
  await expect(question).toBeFocused();
  await question.fill("Who wrote this?");
  const save = form.getByRole("button", { name: "Save" });
  await form.getByRole("textbox", { name: "Option A" }).fill("Me");
  await save.click();
  await expect(form.getByRole("textbox", { name: "Option B" })).toBeFocused();
  for (const [at, text] of ["Me", "Nobody", "A machine", "You"].entries())
    await form.getByRole("textbox", { name: `Option ${"ABCD"[at]}` }).fill(text);
  await expect(form.getByRole("radio", { name: "A is the right answer" })).toBeChecked();
  await form.getByRole("button", { name: "Remove option A" }).click();
  await save.click();
  await expect(form.getByRole("radio", { name: "A is the right answer" })).toBeFocused();
  await form.getByRole("radio", { name: "C is the right answer" }).check();
  await page.keyboard.press("Escape");
  await expect(form.getByText("What you wrote is not saved yet.")).toBeVisible();
  await save.click();
  await expect(page.getByText("Your question is in the set.")).toBeVisible();
  await expect(form).toBeHidden();
  await page.getByRole("link", { name: "Who wrote this?" }).click();
  await expect(stem(page, "Who wrote this?")).toBeVisible();
  await expect(position(page, 1)).toBeVisible();
  await page.getByText("You", { exact: true }).click();
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByRole("main").getByText("Correct", { exact: true }).first()).toBeVisible();

  await page.getByRole("button", { name: "Next" }).click();
  await expect(position(page, 2)).toBeVisible();
  const before = await firstStem(page);
  await choose(page, "Another one like this");
  await expect(page.getByText("A new question was added.")).toBeVisible(WORK);
  await expect(position(page, 3)).toBeVisible();
  expect(await firstStem(page)).not.toBe(before);

  const report = page.getByRole("button", { name: "Report", exact: true });
  const unclear = form.getByRole("button", { name: "The question is unclear" });
  await report.click();
  await unclear.click();
  await expect(page.getByText("Your report is kept with the question.")).toBeVisible();
  await expect(report).toBeFocused();
  await page.getByRole("button", { name: "Add a note" }).click();
  await form.getByLabel("In your words").fill("Which cell?");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();
  await report.click();
  await expect(unclear).toHaveAttribute("aria-pressed", "true");
  await form.getByRole("button", { name: "Add a note" }).click();
  await expect(form.getByLabel("In your words")).toHaveValue("Which cell?");
  await page.keyboard.press("Escape");
  await report.click();
  await form.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("Your report has been taken back.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Your report is kept with the question.")).toBeVisible();
  await page.goto(`/en/dataset/${id}`);
  await expect(position(page, 3)).toBeVisible();
});

test("another option becomes the right one in the list, by keyboard, and it is undone", async ({ page }) => {
  await register(page);
  const id = await openFinishedSet(page);
  await group(page, id, "questions");
  const row = page.locator("[data-group=questions] li").first();
  const right = row.getByRole("radio", { checked: true });
  const at = async () => {
    const radios = await row.getByRole("radio").all();
    return (await Promise.all(radios.map((radio) => radio.isChecked()))).indexOf(true);
  };
  await expect(right).toHaveCount(1);
  const before = await at();
  await right.focus();
  const [there, back] = before === 0 ? ["ArrowDown", "ArrowUp"] : ["ArrowUp", "ArrowDown"];
  await page.keyboard.press(there);
  await page.keyboard.press(back);
  await expect(right).toBeFocused();
  await page.keyboard.press(there);
  await page.keyboard.press(" ");
  await expect(page.getByText("The right answer is changed.")).toBeVisible();
  await expect.poll(at).not.toBe(before);
  const [changed] = (await readSet(page, id)).questions;
  expect(changed).toMatchObject({ version: 2, aiExplanation: null });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(at).toBe(before);
  const [undone] = (await readSet(page, id)).questions;
  expect(undone?.aiExplanation).not.toBeNull();
});

test("of two devices that edit one question, the later one sees both texts and loses none", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await register(page);
  const id = await openFinishedSet(page);
  const desk = await otherDevice(browser, baseURL ?? "", email);
  await desk.goto(`/en/dataset/${id}`);
  await expect(position(desk, 1)).toBeVisible();
  await choose(desk, "Edit");
  await dialog(desk).getByLabel("Question", { exact: true }).fill("Worded at the desk");
  await choose(page, "Edit");
  await dialog(page).getByLabel("Question", { exact: true }).fill("Worded on the phone");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(stem(page, "Worded on the phone")).toBeVisible();
  await dialog(desk).getByRole("button", { name: "Save" }).click();
  await expect(dialog(desk).getByText("Worded on the phone")).toBeVisible();
  await expect(dialog(desk).getByText("Worded at the desk")).toBeVisible();
  await dialog(desk).getByRole("button", { name: "Save mine" }).click();
  await expect(stem(desk, "Worded at the desk")).toBeVisible();
  await choose(desk, "Earlier versions");
  await expect(dialog(desk).getByText("Worded on the phone")).toBeVisible();
  await desk.context().close();
});

test("a section gets more questions, and fewer, which can be undone", async ({ page }) => {
  await register(page);
  const id = await openFinishedSet(page);
  await group(page, id, "sections");
  const row = page.locator("[data-group=sections]").getByRole("listitem").first();
  const count = async () =>
    Number.parseInt((await row.getByText(/^\d+ questions?$/).textContent()) ?? "", 10);
  await expect(row.getByText(/^\d+ questions?$/)).toBeVisible();
  const before = await count();
  await row.getByRole("button", { name: "More from here" }).focus();
  await page.keyboard.press("Enter");
  await expect(row.getByText(/questions? (was|were) added\.$/)).toBeVisible(WORK);
  await expect.poll(count).toBeGreaterThan(before);
  const more = await count();
  await row.getByRole("button", { name: "Fewer from here" }).click();
  await expect(row.getByText(/questions? (was|were) taken out\.$/)).toBeVisible();
  await expect.poll(count).toBe(more - Math.ceil(more / 3));
  await row.getByRole("button", { name: "Undo" }).click();
  await expect.poll(count).toBe(more);
});

test("a set gets more questions that are weaker, each of which says so", onPhoneToo, async ({ page }) => {
  await register(page);
  const id = await openFinishedSet(page);
  const before = await readSet(page, id);
  await group(page, id, "sections");
  const sections = page.locator("[data-group=sections]");
  await sections.getByRole("button", { name: "More, weaker ones" }).focus();
  await page.keyboard.press("Enter");
  await expect(sections.getByText(/^\d+ questions? (was|were) added\.$/)).toBeVisible(WORK);
  await expect(sections.getByRole("button", { name: "More, weaker ones" })).toBeFocused();
  const { questions } = await readSet(page, id);
  expect(questions.length).toBeGreaterThan(before.questions.length);
  const weak = questions.find(({ isWeak }) => isWeak === true);
  await page.goto(`/en/dataset/${id}?question=${weak?.id}`);
  await expect(page.getByText("Weaker question", { exact: true })).toBeVisible();
});
