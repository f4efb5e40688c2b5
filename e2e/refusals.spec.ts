import { readFileSync, writeFileSync } from "node:fs";
import { expect, type Locator } from "@playwright/test";
import { test } from "./kept-page.ts";
import { chooseFile, fixture, register, WORK } from "./person.ts";
import { onPhoneToo } from "./tags.ts";

/** Files that people may send by mistake, and the words they should see. */
const REFUSALS: [string, string, RegExp][] = [
  ["a damaged file", "damaged/damaged.pdf", /This file is damaged.*save it anew/],
  ["a locked file", "damaged/encrypted.pdf", /locked with a password.*print it to a new one/],
  ["an archive called a document", "damaged/zip-as.docx", /This file is really a ZIP archive.*Unpack it/],
  ["a file with too little text", "damaged/short.docx", /This is \d+ characters of text.*at least 200/],
];

test("a file that cannot become a quiz is refused in words, and nothing is stored", async ({
  page,
}, testInfo) => {
  await register(page);
  await page.goto("/en/upload");
  for (const [what, file, words] of REFUSALS) {
    await test.step(what, async () => {
      await chooseFile(page, fixture(file));
      await page.getByRole("button", { name: "Make questions" }).click();
      await expect(page.getByText(words)).toBeVisible(WORK);
      await page.getByRole("button", { name: "Choose another file" }).click();
    });
  }
  // This one is not even sent.
  await chooseFile(page, fixture("damaged/empty.pdf"));
  await expect(page.getByText(/This file is empty/)).toBeVisible();
  const photo = testInfo.outputPath("IMG_0001.HEIC");
  writeFileSync(photo, "\0\0\0\x18ftypheic\0\0\0\0heicmif1");
  await chooseFile(page, photo);
  await page.getByRole("button", { name: "Make questions" }).click();
  await expect(page.getByText(/HEIC or AVIF photo.*as JPEG/)).toBeVisible();
  const pages = page.getByRole("list", { name: "Pages, in their order" });
  await expect(pages.getByRole("listitem")).toHaveCount(1);
  await expect(pages.locator("img")).toHaveCount(0);
  await page.goto("/en/my");
  await expect(page.getByText("No sets yet")).toBeVisible();
});

test("notes typed beside a refused file are still there when another is chosen", async ({ page }) => {
  await register(page);
  await page.goto("/en/upload");
  const notes = page.getByLabel("Your notes");
  await notes.fill("Osmosis moves water across a membrane.");
  await chooseFile(page, fixture("damaged/encrypted.pdf"));
  await page.getByRole("button", { name: "Make questions" }).click();
  await page.getByRole("button", { name: "Choose another file" }).click();
  await expect(notes).toHaveValue("Osmosis moves water across a membrane.");
  await expect(page.getByText("encrypted.pdf")).toBeHidden();
});

/** Drops a file onto the page, as from a file manager: without the filter of the file chooser. */
async function drop(place: Locator, file: string, name: string): Promise<void> {
  const bytes = JSON.stringify(readFileSync(file).toString("base64"));
  const dataTransfer = await place.page().evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(${bytes}), (char) => char.charCodeAt(0));
    transfer.items.add(new File([content], ${JSON.stringify(name)}));
    return transfer;
  })()`);
  await place.dispatchEvent("dragover", { dataTransfer });
  await place.dispatchEvent("drop", { dataTransfer });
}

test("a dropped file of another kind is read by its content, or named", async ({ page }) => {
  await register(page);
  await page.goto("/en/upload");
  await drop(page.getByRole("group", { name: "Document" }), fixture("damaged/zip-as.docx"), "holiday.png");
  await page.getByRole("button", { name: "Make questions" }).click();
  await expect(page.getByText(/This file is really a ZIP archive/)).toBeVisible(WORK);
  await page.getByRole("button", { name: "Choose another file" }).click();

  await drop(page.getByRole("group", { name: "Document" }), fixture("pdf/en-photosynthesis.pdf"), "lecture");
  await page.getByRole("button", { name: "Make questions" }).click();
  await expect(page.getByRole("link", { name: "Start quiz" })).toBeVisible(WORK);
});

test("only devices that can drop a file are asked for it", onPhoneToo, async ({ page, isMobile }) => {
  await register(page);
  await page.goto("/en/upload");
  await expect(page.getByRole("button", { name: isMobile ? "Choose a file" : "choose one" })).toBeVisible();
  await expect(page.getByText("Drop a file here")).toBeVisible({ visible: !isMobile });
  // A photo is taken with what one holds in one's hand.
  await expect(page.getByRole("button", { name: "Take a photo" })).toBeVisible({ visible: isMobile });
});

test("a file may be dropped anywhere on the page, and another one in its place", async ({ page }) => {
  await register(page);
  await page.goto("/en/upload");
  await drop(page.getByRole("heading", { level: 1 }), fixture("pdf/en-photosynthesis.pdf"), "first.pdf");
  await expect(page.getByText("first.pdf")).toBeVisible();
  await drop(page.getByRole("banner"), fixture("pdf/en-photosynthesis.pdf"), "second.pdf");
  await expect(page.getByText("second.pdf")).toBeVisible();
  await expect(page.getByText("first.pdf")).toBeHidden();
  await expect(page.getByRole("button", { name: "Make questions" })).toBeEnabled();
});

test("a busy server says when to try again, and accepts the same file then", async ({ page }) => {
  await register(page);
  await page.goto("/en/upload");
  await page.route("**/api/upload/bootstrap*", (route) =>
    route.fulfill({
      status: 503,
      headers: { "retry-after": "10" },
      contentType: "application/json",
      body: JSON.stringify({
        status: 503,
        code: "SERVER_BUSY",
        message: "Too many documents are waiting to be read.",
        details: { retryAfterSeconds: 10 },
        requestId: "r",
        url: "/api/upload/bootstrap",
      }),
    }),
  );
  await chooseFile(page, fixture("pdf/en-photosynthesis.pdf"));
  await page.getByRole("button", { name: "Make questions" }).click();
  await expect(page.getByText(/Many documents are being read just now.*10\ssec/)).toBeVisible();
  await page.unroute("**/api/upload/bootstrap*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Start quiz" })).toBeVisible(WORK);
});
