import { expect, type Page } from "@playwright/test";
import { madeUpNotes } from "../fixtures/made-up-lecture.ts";
import { pdfOf, toPages } from "../fixtures/small-pdf.ts";
import { test } from "./kept-page.ts";
import { authorization, chooseFile, notesFrom, register, WORK } from "./person.ts";

interface Progress {
  readonly stage: string;
  readonly questions: number;
  readonly datasetId: string | null;
}

/** Sends what is on the page, and gives the progress of that upload. */
async function send(page: Page): Promise<() => Promise<Progress>> {
  const asked = page.waitForRequest(/\/api\/(upload|notes)\/bootstrap/);
  await page.getByRole("button", { name: "Make questions" }).first().click();
  const key = (await asked).headers()["idempotency-key"];
  return async () => {
    const answer = await page.request.get(`/api/uploads/${key}`, { headers: await authorization(page) });
    return answer.json();
  };
}

const book = {
  name: "book.pdf",
  mimeType: "application/pdf",
  buffer: pdfOf(toPages(madeUpNotes(5, 300_000))),
};

for (const [moment, isReached] of [
  ["before it is read", ({ datasetId }: Progress) => Boolean(datasetId)],
  ["with its first questions", ({ questions }: Progress) => questions > 0],
] as const)
  test(`an upload survives a reload of the page ${moment}`, async ({ page }) => {
    await register(page);
    await page.goto("/en/upload");
    await chooseFile(page, book);
    const progress = await send(page);
    await expect.poll(async () => isReached(await progress()), { intervals: [20], ...WORK }).toBe(true);
    await page.reload();
    await page.goto("/en/my");
    await expect(page.getByRole("link", { name: /book/ }).first()).toBeVisible();
    await expect.poll(async () => (await progress()).questions, WORK).toBeGreaterThan(4);
    await page.getByRole("link", { name: /^Open/ }).first().click();
    await expect(page.getByText("Question 1", { exact: true })).toBeVisible();
  });

test("the page says that it can be left when the server has all of it, not before", async ({ page }) => {
  await register(page);
  await page.goto("/en/upload");
  const stored = Promise.withResolvers<void>();
  // All bytes have left the browser, and the server has nothing yet.
  await page.route("**/api/notes/bootstrap*", async (route) => {
    await stored.promise;
    await route.continue();
  });
  await page.getByRole("textbox", { name: /notes/i }).fill(notesFrom("en-photosynthesis.md"));
  await page.getByRole("button", { name: "Generate from notes" }).click();
  await expect(page.getByText("Keep this page open until everything has arrived.")).toBeVisible();
  await expect(page.getByText("You can leave this page")).toBeHidden();
  stored.resolve();
  await expect(page.getByRole("link", { name: "Start quiz" })).toBeVisible(WORK);
});

test("a refusal that nobody waited for stands in the list with its reason", async ({ page }) => {
  await register(page);
  await page.goto("/en/upload");
  const buffer = Buffer.from(`%PDF-1.4\n${"nothing more ".repeat(300_000)}`);
  await chooseFile(page, { name: "broken.pdf", mimeType: "application/pdf", buffer });
  const progress = await send(page);
  await expect.poll(async () => Boolean((await progress()).datasetId), { intervals: [10] }).toBe(true);
  await page.goto("/en/my");
  await expect(page.getByText(/damaged/i)).toBeVisible(WORK);
});
