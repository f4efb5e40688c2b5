import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { violationsOf } from "./accessibility.ts";
import { test } from "./kept-page.ts";
import { ask, openFinishedSet, register, WORK } from "./person.ts";
import { onPhoneToo } from "./tags.ts";

/** A screenshot. */
const PICTURE = readFileSync("docs/pictures/quiz-phone.png").toString("base64");

/** Gives the field that has the focus what a screenshot in the clipboard gives it, or a file that is dropped. */
const giveTo = async (area: Locator, event: "paste" | "drop") => {
  await area.focus();
  await area.page().evaluate(`(() => {
    const bytes = Uint8Array.from(atob(${JSON.stringify(PICTURE)}), (sign) => sign.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], "image.png", { type: "image/png" }));
    const about = { bubbles: true, cancelable: true };
    const paste = new ClipboardEvent("paste", { ...about, clipboardData: data });
    const drop = new DragEvent("drop", { ...about, dataTransfer: data });
    document.activeElement.dispatchEvent(${event});
  })()`);
};

const dialog = (page: Page) => page.getByRole("dialog", { name: "Edit the question" });
const stemOf = (page: Page) => dialog(page).getByLabel("Question", { exact: true });
const tile = (page: Page, number = 1) => dialog(page).getByRole("group", { name: `Picture ${number}` });

async function edit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More for this question" }).click();
  await page.getByRole("menuitem", { name: "Edit", exact: true }).click();
  await expect(stemOf(page)).toBeVisible();
}

test("a picture is pasted, cropped, described, saved and asked about", onPhoneToo, async ({ page }) => {
  await register(page);
  const id = await openFinishedSet(page);
  await edit(page);
  await stemOf(page).fill("What does this page ask?");
  await giveTo(stemOf(page), "paste");
  await expect(stemOf(page)).toHaveValue("What does this page ask?\n[Picture 1]", WORK);
  await expect(dialog(page).getByRole("status").filter({ hasText: "Picture 1 is there." })).toHaveCount(1);
  await expect(stemOf(page)).toBeFocused();
  await expect(dialog(page).getByText("One of the pictures has no words yet.")).toBeVisible();

  const crop = tile(page).getByRole("button", { name: "Crop" });
  await crop.click();
  const cropping = page.getByRole("dialog", { name: "Crop the picture" });
  await expect(cropping.getByRole("img")).toBeVisible(WORK);
  await cropping.getByRole("button", { name: "Bottom right corner" }).press("ArrowLeft");
  expect(await violationsOf(page)).toEqual([]);
  await cropping.getByRole("button", { name: "Crop" }).click();
  await expect(cropping).toBeHidden(WORK);
  await expect(crop).toBeFocused();

  await tile(page).getByLabel("What does it show?").fill("A page [of] a quiz");
  await expect(dialog(page).getByText("One of the pictures has no words yet.")).toBeHidden();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    // Not what shines through the veil.
    expect(await violationsOf(page, { within: "[role=dialog]" })).toEqual([]);
  }
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toBeHidden();
  const stem = page.getByRole("main").getByRole("heading", { level: 2, name: "What does this page ask?" });
  await expect(stem.getByRole("img", { name: "A page (of) a quiz" })).toBeVisible(WORK);
  await expect(stem).not.toContainText("picture:");
  const { questions } = (await ask(page, `/datasets/${id}`)) as { questions: { text: string }[] };
  const [, width, height] = /-(\d+)x(\d+)\)$/.exec(questions[0]?.text ?? "") ?? [];
  expect(Number(width)).toBeLessThan(390);
  expect(Number(height)).toBeLessThan(844);
});

test("a picture is dropped, moved, taken out, and comes back with undo", async ({ page }) => {
  await register(page);
  await openFinishedSet(page);
  await edit(page);
  const option = dialog(page).getByRole("textbox", { name: "Option A" });
  await option.fill("A round one");
  await giveTo(option, "drop");
  await expect(option).toHaveValue("A round one\n[Picture 1]", WORK);
  await tile(page).getByRole("button", { name: "Move before the text" }).press("Enter");
  await expect(option).toHaveValue("[Picture 1]\nA round one");
  await expect(tile(page).getByRole("button", { name: "Move before the text" })).toBeFocused();
  await tile(page).getByRole("button", { name: "Remove the picture" }).press("Enter");
  await expect(tile(page)).toBeHidden();
  await expect(option).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(option).toHaveValue("[Picture 1]\nA round one");
  await expect(tile(page)).toBeVisible();
  // One press takes all of it, and nothing is typed inside it.
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Backspace");
  await expect(option).toHaveValue("\nA round one");
  await expect(tile(page)).toBeHidden();
});

test("a picture waits for signs that are being converted, and saving waits for it", async ({ page }) => {
  await register(page);
  await openFinishedSet(page);
  await edit(page);
  await stemOf(page).fill("これは");
  const keys = await page.context().newCDPSession(page);
  await keys.send("Input.imeSetComposition", { text: "かん", selectionStart: 2, selectionEnd: 2 });
  const arrived = page.waitForResponse(/\/question-pictures$/, WORK);
  await giveTo(stemOf(page), "paste");
  await arrived;
  await expect(dialog(page).getByRole("button", { name: "Save" })).toHaveAttribute("aria-busy", "true");
  await expect(stemOf(page)).toHaveValue("これはかん");
  await keys.send("Input.insertText", { text: "漢字" });
  await expect(stemOf(page)).toHaveValue("これは漢字\n[Picture 1]");
  await expect(dialog(page).getByRole("button", { name: "Save" })).not.toHaveAttribute("aria-busy");
  await page.keyboard.press("Control+z");
  await expect(stemOf(page)).toHaveValue("これは漢字");
});

test("a picture that cannot be read is refused in words, and a formula is seen while it is written", async ({
  page,
}) => {
  await register(page);
  await openFinishedSet(page);
  await edit(page);
  const chooser = page.waitForEvent("filechooser");
  await dialog(page).getByRole("button", { name: "Add a picture: Explanation" }).click();
  await (await chooser).setFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(dialog(page).getByRole("alert")).toContainText("This picture cannot be read.", WORK);
  await dialog(page).getByRole("textbox", { name: "Explanation" }).fill("Since \\(x^2 = 4\\), it is two.");
  await expect(dialog(page).getByRole("group", { name: "Preview" }).locator("math")).toHaveCount(1);
});
