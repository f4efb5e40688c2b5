import { expect, type Page } from "@playwright/test";
import type { Demo } from "@quizmill/contract";
import { startStandIn } from "@quizmill/models/testing";
import { madeUpNotes } from "../fixtures/made-up-lecture.ts";
import { violationsOf } from "./accessibility.ts";
import { giveModel, withoutSecurity, writtenBy } from "./browser-model.ts";
import { test } from "./kept-page.ts";
import { chooseFile, newEmail, otherDevice, readSet, register, WORK } from "./person.ts";
import { account, signIn, stage } from "./stage.ts";
import { everyday } from "./tags.ts";

/** A context of its own: what a page is given stays in it. */
test.use({ ownContext: {} });

const NOTES = madeUpNotes(21, 1_500).slice(0, 1_500);
const choice = (page: Page) => page.getByRole("radio", { name: "Deeper, in this browser" });
const DEEPER = /Your browser is writing deeper questions: \d+ of \d+\./;

/** Makes a set of notes with the browser's model and opens it; gives its id. */
async function makeDeeper(page: Page, email?: string): Promise<string> {
  await register(page, email);
  await page.goto("/en/upload");
  await choice(page).check({ force: true });
  await page.getByLabel("Your notes").fill(NOTES);
  await page.getByRole("button", { name: "Generate from notes" }).click();
  await page.getByRole("link", { name: "Start quiz" }).click(WORK);
  await expect(page.getByText(DEEPER)).toBeVisible(WORK);
  return /dataset\/([\w-]+)/.exec(page.url())?.[1] ?? "";
}

const isOpen = async (page: Page, id: string) => (await readSet(page, id)).browserModel !== undefined;

test("the browser's own model makes a set deeper that can be played; another page takes over when one is closed, and a later visit goes on", {
  ...everyday,
}, async ({ page, context }) => {
  const model = await startStandIn();
  const { promise: never } = Promise.withResolvers<string>();
  await giveModel(page, {}, () => never);
  const id = await makeDeeper(page);
  const { questions: before } = await readSet(page, id);
  await expect(page.getByRole("main").getByText(before[0]?.text ?? "?")).toBeVisible();
  const second = await context.newPage();
  const asked: string[] = [];
  await giveModel(second, {}, async (seen) => {
    asked.push(seen.user);
    return asked.length === 1 ? writtenBy(model, seen) : never;
  });
  await second.goto("/en/my");
  await expect(second.getByText(DEEPER)).toBeVisible();
  expect(asked).toEqual([]);
  await page.close();
  await expect.poll(() => asked.length, WORK).toBe(2);
  await second.close();
  const later = await context.newPage();
  await giveModel(later, {}, (seen) => writtenBy(model, seen));
  await later.goto("/en");
  await expect.poll(() => isOpen(later, id), WORK).toBe(false);
  const { questions: after } = await readSet(later, id);
  expect(after.length).toBeGreaterThanOrEqual(before.length);
  expect(after.filter(({ origin }) => origin === "model").length).toBeGreaterThan(0);
  await model.close();
});

test("a set that the browser's model is working on can be stopped, and keeps its questions; a computer without a model leaves it alone", async ({
  page,
  browser,
  baseURL,
}) => {
  await giveModel(page);
  const email = newEmail();
  const id = await makeDeeper(page, email);
  const weak = await otherDevice(browser, baseURL ?? "", email);
  await giveModel(weak, { languages: [] });
  await weak.goto(`/en/dataset/${id}`);
  await expect(weak.getByText("Waiting for a browser with its own model")).toBeVisible();
  await weak.context().close();
  const { questions } = await readSet(page, id);
  await page.goto("/en/my");
  await expect(page.getByText(DEEPER)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Stop writing" }).click();
  await expect(page.getByText(DEEPER)).toBeHidden();
  expect(await isOpen(page, id)).toBe(false);
  expect((await readSet(page, id)).questions).toEqual(questions);
});

test("where the model is missing, a set says so and lets it be downloaded", async ({ page, context }) => {
  await giveModel(page);
  const id = await makeDeeper(page);
  const fresh = await context.newPage();
  await giveModel(fresh, { isDownloaded: false });
  await page.close();
  await fresh.goto(`/en/dataset/${id}`);
  await expect(fresh.getByText(/Your browser’s model is not here: \d+ of \d+ done\./)).toBeVisible(WORK);
  await fresh.getByRole("button", { name: "What is happening with this set" }).click();
  await fresh.getByRole("button", { name: "Download the model (up to 4 GB)" }).click();
  await expect(fresh.getByText(DEEPER).first()).toBeVisible(WORK);
});

test("a model that fails in every way, or writes nonsense, leaves a set as it is", async ({ page }) => {
  const errors = ["NotSupportedError", "SyntaxError", "QuotaExceededError", "NetworkError", "OperationError"];
  const { promise: letGo, resolve } = Promise.withResolvers<string>();
  // The first answer waits until the set was looked at.
  await giveModel(page, { errors: [null, "InvalidStateError", ...errors] }, () => letGo);
  const id = await makeDeeper(page);
  const { questions } = await readSet(page, id);
  resolve("I would rather not.");
  await expect.poll(() => isOpen(page, id), WORK).toBe(false);
  await expect(page.getByText(DEEPER)).toBeHidden(WORK);
  expect((await readSet(page, id)).questions).toEqual(questions);
});

test("the model is offered as far as it can be used, and downloaded after a click that names its size", async ({
  page,
}) => {
  await signIn(page);
  await stage(page, account());
  await test.step("on a page without a secure address it says so", async () => {
    const plain = await page.context().newPage();
    await signIn(plain);
    await stage(plain, account());
    await withoutSecurity(plain);
    await plain.goto("/en/upload");
    await expect(choice(plain)).toBeDisabled();
    await expect(plain.getByText("only to pages with a secure address (https)")).toBeVisible();
    await plain.close();
  });
  await giveModel(page, {
    isDownloaded: false,
    shares: [0, 0.42],
    languages: ["en", "de", "es", "fr", "ja"],
  });
  await page.goto("/en/upload");
  await expect(choice(page)).toBeDisabled();
  const download = page.getByRole("button", { name: "Download the model (up to 4 GB)" });
  await download.focus();
  await page.keyboard.press("Enter");
  const progress = page.getByRole("progressbar", { name: "The model is being downloaded" });
  await expect(progress).toHaveAttribute("aria-valuenow", "42");
  await expect(choice(page)).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  // The focus is still where it was.
  await page.keyboard.press("Enter");
  await expect(progress).toBeHidden();
  await expect(download).toBeFocused();
  await expect(page.getByRole("radio", { name: "Quick and private" })).toBeChecked();
  await page.goto("/pl/upload");
  await expect(page.getByText("Po polsku jeszcze nie pisze")).toBeVisible();
});

test("a model that was downloaded can be chosen", async ({ page }) => {
  await signIn(page);
  await stage(page, account());
  await giveModel(page, { isDownloaded: false });
  await page.goto("/en/upload");
  await page.getByRole("button", { name: "Download the model" }).click();
  await expect(page.getByText("The model is here and can write.")).toBeFocused();
  await expect(choice(page)).toBeEnabled();
});

test("the demo is made deeper by the visitor's own model, where its questions were not shown yet", async ({
  page,
}) => {
  const model = await startStandIn();
  const { promise: isLookedAt, resolve: letGo } = Promise.withResolvers<void>();
  await giveModel(page, { isDownloaded: false }, async (seen) => {
    await isLookedAt;
    return writtenBy(model, seen);
  });
  await page.goto("/en/demo-upload");
  const buffer = Buffer.from(madeUpNotes(21, 12_000));
  await chooseFile(page, { name: "notes.txt", mimeType: "text/plain", buffer });
  const sent = page.waitForResponse("**/api/demo/upload");
  await page.getByRole("button", { name: "Run demo" }).click();
  const { questions } = (await (await sent).json()) as Demo;
  const heading = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  await expect(heading).toHaveText(questions[0]?.question ?? "?", WORK);
  await page.getByRole("button", { name: "Download the model (up to 4 GB)" }).click();
  const start = page.getByRole("button", { name: "Make them deeper" });
  await start.click();
  await expect(page.getByText(DEEPER)).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  letGo();
  const told = page.getByText(/\d questions? now comes? from your browser’s model/);
  await expect(told).toBeFocused(WORK);
  const count = Number(/^\d/.exec((await told.textContent()) ?? "")?.[0]);
  const shown = [];
  for (let place = 0; place < questions.length; place += 1) {
    if (place > 0) await page.getByRole("button", { name: "Next", exact: true }).click();
    shown.push(await heading.textContent());
  }
  expect(shown[0]).toBe(questions[0]?.question);
  expect(shown.filter((text, place) => text !== questions[place]?.question)).toHaveLength(count);
  await model.close();
});
