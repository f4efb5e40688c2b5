import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./accessibility.ts";
import { showScene } from "./gallery/scenes.ts";
import { test } from "./kept-page.ts";
import { answer, ask, endQuiz, makeWholeSet, otherDevice, register } from "./person.ts";
import { everydayOnPhone, onPhoneOnly, onPhoneToo } from "./tags.ts";

/** So many questions are listed at first. */
const FIRST_ROWS = 20;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const group = (page: Page, name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
const way = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Ways to answer" }).getByRole("link", { name });

test(
  "a set's page says what comes next, and has everything of the set",
  everydayOnPhone,
  async ({ page }) => {
    await register(page);
    const id = await makeWholeSet(page);
    await page.goto("/en/my");
    await page.getByRole("link", { name: "Notes", exact: true }).click();
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/en/sets/${id}`));
    await expect(page).toHaveTitle("Notes · Quizmill");
    await expect(page.getByText(/^New: \d+/)).toBeVisible();
    await page.getByRole("link", { name: "Start", exact: true }).click();
    await answer(page);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.getByText("Question 2", { exact: true }).first()).toBeVisible();
    await heading(page).getByRole("link").click();
    await expect(page.getByRole("link", { name: "Go on at question 2" })).toBeVisible();

    await way(page, "Test").click();
    await expect(page.getByText("Question 2", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("Test", { exact: true }).first()).toBeVisible();
    await endQuiz(page, id);
    await page.goto(`/en/sets/${id}`);
    // What is due comes first, as soon as it is known.
    await expect(page.getByRole("link", { name: /^(See your results|Review what is due)/ })).toBeVisible();
    await way(page, "Study").click();
    await expect(page.getByText("Question 1", { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/en/dataset/${id}\\?mode=study$`));
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();

    await page.goto(`/en/sets/${id}`);
    await way(page, "Exam").click();
    await expect(page.getByRole("checkbox", { name: /^Notes/ })).toBeChecked();
  },
);

test(
  "a group of the page is kept by its address, and questions are found in it",
  onPhoneToo,
  async ({ page }) => {
    await register(page);
    const id = await makeWholeSet(page);
    const { questions } = await ask(page, `/datasets/${id}`);
    await page.goto(`/en/sets/${id}`);
    await group(page, "Questions").click();
    const found = page.locator("[data-group=questions] li");
    await expect(found).toHaveCount(Math.min(questions.length, FIRST_ROWS));
    await page.getByRole("searchbox").fill(questions[2].text);
    await expect(found).toHaveCount(1);
    await found.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 2, name: questions[2].text })).toBeVisible();
    await page.goBack();
    await expect(group(page, "Questions")).toHaveAttribute("aria-expanded", "true");
    await page.reload();
    await expect(group(page, "Questions")).toHaveAttribute("aria-expanded", "true");
    await page.locator("[data-group=questions] li").first().getByRole("button", { name: "Edit" }).click();
    await page.getByRole("dialog").getByLabel("Question", { exact: true }).fill("Worded anew?");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("link", { name: "Worded anew?" })).toBeVisible();
  },
);

test("a set is renamed in place, tagged, split, archived and deleted on its page", async ({ page }) => {
  await register(page);
  const id = await makeWholeSet(page);
  await page.goto(`/en/sets/${id}?open=organise`);
  await page.getByRole("button", { name: "Rename" }).press("Enter");
  const name = page.getByRole("textbox", { name: "Name" });
  await expect(name).toBeFocused();
  await name.fill("");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please give it a name.")).toBeVisible();
  await name.fill("Leaves");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Leaves");
  await expect(page.getByRole("button", { name: "Rename" })).toBeFocused();

  await page.getByRole("button", { name: "Tags" }).click();
  await page.getByRole("dialog").getByLabel("New tag").fill("Botany");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: "Botany" })).toHaveAttribute("href", "/en/my?tag=Botany");

  await page.getByRole("button", { name: "Split off some sections" }).click();
  const dialog = page.getByRole("dialog");
  const sections = dialog.getByRole("group", { name: "Sections" }).getByRole("checkbox");
  await expect(sections.first()).not.toBeChecked();
  await sections.first().check();
  await dialog.getByRole("button", { name: "Make the set" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(heading(page)).toBeFocused();

  await page.goto(`/en/sets/${id}?open=organise`);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Leaves (copy)");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByText("1 set is now in the archive.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Archive", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await dialog.getByRole("button", { name: "Delete the set" }).click();
  await expect(page).toHaveURL(/\/en\/my$/);
  await expect(page.getByText("1 set is now in the trash.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Leaves", exact: true })).toBeFocused();
});

test("two sets become one on the page of either", async ({ page }) => {
  await register(page);
  const id = await makeWholeSet(page);
  const other = await makeWholeSet(page);
  await ask(page, `/datasets/${other}`, "PATCH", { name: "Twin" });
  await page.goto(`/en/sets/${id}?open=organise`);
  await page.getByRole("button", { name: "Merge with another set" }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^Twin/ }).click();
  await expect(heading(page)).toHaveText("Notes + Twin");
  await expect(page.getByText(/already has|were left out|was left out/).first()).toBeVisible();
  await expect(page.getByText("The two sets are now one new set.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(heading(page)).toHaveText("Notes");
  expect((await ask(page, "/datasets")).map((set: { name: string | null }) => set.name)).not.toContain(
    "Notes + Twin",
  );
});

test("another account's set is not here, and neither is a deleted one", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await register(page);
  const id = await makeWholeSet(page);
  const desk = await otherDevice(browser, baseURL ?? "", email);
  await register(page);
  await page.goto(`/en/sets/${id}`);
  await expect(page.getByRole("heading", { name: "This set is not here" })).toBeVisible();
  await ask(desk, `/datasets/${id}`, "DELETE");
  await desk.goto(`/en/sets/${id}`);
  await expect(desk.getByRole("heading", { name: "This set is not here" })).toBeVisible();
  await desk.context().close();
});

const GROUPS = ["sections", "questions", "documents", "share", "exam", "organise"];
const STATES = ["growing", "first", "ended-early", "failed", "empty", "offline", "not-found"];

test("every group and state of the page is free of faults that axe finds", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const name of [...GROUPS, ...STATES]) {
      await showScene(page, `set-${name}`);
      expect(await violationsOf(page), `${name}, ${colorScheme}`).toEqual([]);
    }
  }
});

test("the page needs no sideways scrolling at 320 px, and none at 200 %", async ({ page }) => {
  for (const width of [320, 720]) {
    await page.setViewportSize({ width, height: 640 });
    for (const language of ["de", "uk", "ja"])
      for (const name of [...GROUPS, "growing", "rename"]) {
        await showScene(page, `set-${name}`, language);
        const scrollWidth = await page.evaluate("document.documentElement.scrollWidth");
        expect(scrollWidth, `${name}, ${language}`).toBeLessThanOrEqual(width);
      }
    await showScene(page, "my-studied", "de");
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
  }
});

test("on a phone the next step and the three ways are in view at once", onPhoneOnly, async ({ page }) => {
  for (const language of ["de", "uk", "ja"]) {
    await showScene(page, "set", language);
    const ways = page.locator("main nav").getByRole("link");
    await expect(ways).toHaveCount(3);
    const { y, height } = (await ways.last().boundingBox()) ?? { y: 9_999, height: 0 };
    const bar = (await page.locator("nav.bottom-0").boundingBox())?.y ?? 0;
    expect(bar, language).toBeGreaterThan(600);
    expect(y + height, language).toBeLessThanOrEqual(bar);
  }
});

test("a row of the list tells what is due and how far one is in one line", onPhoneToo, async ({ page }) => {
  for (const language of ["de", "uk", "ja"]) {
    await showScene(page, "my-studied", language);
    const line = page.locator("[data-set=ready] p").first();
    const { height } = (await line.boundingBox()) ?? { height: 0 };
    expect(height, language).toBeLessThan(26);
    // The day is not cut, and nothing lies over it.
    const [due, day] = [line.locator("span[title]"), line.locator("time")];
    const [shown, whole] = await page.evaluate<number[]>(
      `(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])(document.querySelector("[data-set=ready] p time"))`,
    );
    expect(shown, language).toBe(whole);
    const [before, after] = [await due.boundingBox(), await day.boundingBox()];
    expect((before?.x ?? 0) + (before?.width ?? 0), language).toBeLessThanOrEqual(after?.x ?? 0);
    await expect(page.locator("[data-set=ready]").getByText(/\d/).first()).toBeVisible();
  }
});
