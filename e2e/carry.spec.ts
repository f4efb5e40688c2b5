import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { violationsOf } from "./accessibility.ts";
import { test } from "./kept-page.ts";
import { deleteAccount, register } from "./person.ts";
import { onPhoneToo } from "./tags.ts";

const GIFT = `$CATEGORY: $course$/top/Rivers

::Delta::[html]<p>Where does a <b>delta</b> form?</p>{=at the mouth#There it is slow. ~at the source}

::Both::Which two carry water?{~%50%rivers ~%50%pipes ~%-100%roads}

::Tell::Tell about rivers.{}

$CATEGORY: $course$/top/Hills

::Top::What is the highest part of a hill?{=its top ~its foot ~its side}
`;
const TABLE = "Nr,Text,Left,Right,Solution\n1,Which one?,a hat,a coat,B\n2,And which?,a cup,a mug,A\n";

async function choose(page: Page, name: string, content: string): Promise<void> {
  await page.goto("/en/upload");
  const buffer = Buffer.from(content);
  await page.locator("html:not([data-scripts])").waitFor({ state: "attached" });
  const field = page.locator('input[type="file"]');
  const offered = (await field.getAttribute("accept"))?.split(",") ?? [];
  expect(offered).toContain(path.extname(name));
  await field.setInputFiles({ name, mimeType: "text/plain", buffer });
  await page.getByRole("button", { name: "Make questions" }).click();
  await expect(page.getByRole("heading", { name: "This file holds questions" })).toBeVisible();
}

test(
  "a file of questions tells what is lost before it is stored, and leaves as another one",
  onPhoneToo,
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

test("the questions that leave can be those that were flagged, or all others", async ({ page }) => {
  await register(page);
  await choose(page, "rivers.txt", GIFT);
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("link", { name: "Start" }).click();
  await page.getByRole("button", { name: "Flag" }).click();
  await page.route("**/api/datasets/*/mistakes", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/en/my");
  await page.getByRole("button", { name: "More for rivers" }).click();
  await page.getByRole("menuitem", { name: "Export" }).click();
  const dialog = page.getByRole("dialog");
  const which = dialog.getByLabel("Questions", { exact: true });
  await which.selectOption("Only flagged ones");
  await expect(dialog.getByText("Questions taken: 1 of 1")).toBeVisible();
  await which.selectOption("All but the flagged ones");
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
