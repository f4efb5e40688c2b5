import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { extractText, plainText } from "@quizmill/extract";
import { violationsOf } from "./accessibility.ts";
import { test } from "./kept-page.ts";
import { chooseFile, deleteAccount, register, WORK } from "./person.ts";
import { everyday } from "./tags.ts";

const GIFT = `$CATEGORY: $course$/top/Rivers

::Delta::[html]<p>Where does a <b>delta</b> form?</p>{=at the mouth#There it is slow. ~at the source}

::Both::Which two carry water?{~%50%rivers ~%50%pipes ~%-100%roads}

::Tell::Tell about rivers.{}

$CATEGORY: $course$/top/Hills

::Top::What is the highest part of a hill?{=its top ~its foot ~its side}
`;
const TABLE = "Nr,Text,Left,Right,Solution\n1,Which one?,a hat,a coat,B\n2,And which?,a cup,a mug,A\n";

async function send(page: Page, name: string, content: string): Promise<void> {
  await page.goto("/en/upload");
  const buffer = Buffer.from(content);
  const field = page.locator('input[type="file"]:not([capture])');
  const offered = (await field.getAttribute("accept"))?.split(",") ?? [];
  expect(offered).toContain(path.extname(name));
  await chooseFile(page, { name, mimeType: "text/plain", buffer });
  await page.getByRole("button", { name: "Make questions" }).click();
}

async function choose(page: Page, name: string, content: string): Promise<void> {
  await send(page, name, content);
  await expect(page.getByRole("heading", { name: "This file holds questions" })).toBeVisible();
}

test(
  "a file of questions tells what is lost before it is stored, and leaves as another one",
  everyday,
  async ({ page }) => {
    await register(page);
    await choose(page, "rivers.txt", GIFT);
    await expect(page.getByText("Questions taken: 3 of 4")).toBeVisible();
    await page.getByText("Left out · no options to choose from").click();
    await expect(page.getByText("3. Tell about rivers.")).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel("Take questions with several right answers without a key").uncheck();
    await expect(page.getByText("Questions taken: 2 of 4")).toBeVisible();
    await page.getByRole("button", { name: "Import" }).click();
    await expect(page.getByText("2 questions are ready")).toBeVisible();
    await expect(page.getByText(/2 of the 4 questions in the file were taken/)).toBeVisible();

    await page.goto("/en/my");
    await page.getByRole("button", { name: "More for rivers" }).click();
    await page.getByRole("menuitem", { name: "Export" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Questions taken: 2 of 2")).toBeVisible();
    await dialog.getByLabel("Questions", { exact: true }).selectOption("Hills");
    await dialog.getByLabel("Format").selectOption("Aiken");
    await expect(dialog.getByText("Questions taken: 1 of 1")).toBeVisible();
    await expect(dialog.getByText(/Not carried over · section \(1\)/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const saved = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Export" }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe("rivers.txt");
    expect(await readFile(await file.path(), "utf8")).toBe(
      "What is the highest part of a hill?\nA. its top\nB. its foot\nC. its side\nANSWER: A\n\n",
    );
    await deleteAccount(page);
  },
);

const PAPER = Array.from(
  { length: 20 },
  (_, i) =>
    `Question ${i + 1}: where is $x^{${i}}$ largest, and which of these words says ${"why it has to be so ".repeat(i % 6)}?\nA. at place ${i}\nB. 水の中\nC. בית ספר\nD. nowhere\nANSWER: A\n`,
).join("\n");

async function printed(page: Page, format: string) {
  await page.getByRole("button", { name: "More for paper" }).click();
  await page.getByRole("menuitem", { name: "Export" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Format").selectOption(format);
  if (format.startsWith("Worksheet")) await dialog.getByLabel("Two versions, A and B").check();
  const saved = page.waitForEvent("download", WORK);
  await dialog.getByRole("button", { name: "Export" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("paper.pdf");
  const bytes = await readFile(await file.path());
  const source = await extractText(bytes, "paper.pdf");
  return { pages: source.pageCount, text: plainText(source).normalize("NFKC").replaceAll(/[\s|]/g, "") };
}

test("questions are printed as a worksheet with its key, and as cards", async ({ page }) => {
  await register(page);
  await send(page, "paper.txt", PAPER);
  await expect(page.getByText("20 questions are ready")).toBeVisible();
  await page.goto("/en/my");
  const worksheet = await printed(page, "Worksheet (PDF)");
  for (const words of ["paper·VersionA", "paper·VersionB", "paper·VersionA·Answerkey", "20.", "水の中"])
    expect(worksheet.text).toContain(words);
  expect(worksheet.text.match(/atplace7/g)).toHaveLength(4);
  expect(worksheet.pages).toBeGreaterThanOrEqual(6);
  const cards = await printed(page, "Flashcards to print (PDF)");
  expect(cards.pages).toBe(6);
  expect(cards.text.match(/atplace7/g)).toHaveLength(2);
  await deleteAccount(page);
});

test("tags come along with questions, are changed there, and choose which ones leave", async ({ page }) => {
  await register(page);
  await choose(page, "rivers.txt", `// [tag:mouth] [tag:exam 1]\n${GIFT.replace(/^\$CATEGORY.*\n/, "")}`);
  await page.getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("3 questions are ready")).toBeVisible();
  await page.getByRole("link", { name: "Start" }).click();
  await page.getByRole("button", { name: "More for this question" }).click();
  await page.getByRole("menuitem", { name: "Edit", exact: true }).click();
  const form = page.getByRole("dialog");
  const tags = form.getByRole("textbox", { name: "Tags of the question" });
  await expect(tags).toHaveValue("mouth, exam 1");
  await tags.fill("x".repeat(61));
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("At most 20 tags, each of up to 60 characters.")).toBeVisible();
  await tags.fill("exam 1, deltas,");
  await expect(form.getByRole("list", { name: "Tags of the question" }).getByRole("listitem")).toHaveText([
    "exam 1",
    "deltas",
  ]);
  expect(await violationsOf(page)).toEqual([]);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toBeHidden();

  await page.goto("/en/my");
  await page.getByRole("button", { name: "More for rivers" }).click();
  await page.getByRole("menuitem", { name: "Export" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Questions", { exact: true }).selectOption("deltas");
  await dialog.getByLabel("Format").selectOption("Spreadsheet (CSV)");
  await expect(dialog.getByText("Questions taken: 1 of 1")).toBeVisible();
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export" }).click();
  const written = await readFile(await (await saved).path(), "utf8");
  expect(written.trim().split("\n")).toHaveLength(2);
  expect(written).toContain("exam 1; deltas");
  await deleteAccount(page);
});

test("the questions that leave can be those that do not count, or all others", async ({ page }) => {
  await register(page);
  await choose(page, "rivers.txt", GIFT);
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("link", { name: "Start" }).click();
  await page.getByRole("button", { name: "Don’t count" }).click();
  await page.route("**/api/datasets/*/mistakes", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/en/my");
  await page.getByRole("button", { name: "More for rivers" }).click();
  await page.getByRole("menuitem", { name: "Export" }).click();
  const dialog = page.getByRole("dialog");
  const which = dialog.getByLabel("Questions", { exact: true });
  await which.selectOption("Only those that do not count");
  await expect(dialog.getByText("Questions taken: 1 of 1")).toBeVisible();
  await which.selectOption("Only those that count");
  await expect(dialog.getByText("Questions taken: 2 of 2")).toBeVisible();
  await expect(dialog.getByText("Your mistakes could not be loaded")).toBeVisible();
  await expect(which.getByRole("option", { name: "Only those you got wrong" })).toHaveCount(0);
  await deleteAccount(page);
});

test("the columns of a table can be named before it is taken", async ({ page }) => {
  await register(page);
  await choose(page, "table.csv", TABLE);
  await expect(page.getByLabel("Solution", { exact: true })).toHaveValue("key");
  await page.getByLabel("Right", { exact: true }).selectOption("Leave out");
  await expect(page.getByText("Questions taken: 0 of 2")).toBeVisible();
  await page.getByLabel("Right", { exact: true }).selectOption("Option");
  await expect(page.getByText("Questions taken: 2 of 2")).toBeVisible();
  await page.getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("2 questions are ready")).toBeVisible();
  await deleteAccount(page);
});
