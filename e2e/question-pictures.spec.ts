import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { extractText, plainText } from "@quizmill/extract";
import { drawnPictures } from "@quizmill/extract/testing/pdf-pictures";
import { violationsOf } from "./accessibility.ts";
import { test } from "./kept-page.ts";
import { answer, authorization, endQuiz, register, WORK } from "./person.ts";

/** Drawings on glass: much of them can be seen through. */
const drawing = (inside: string, [width, height] = [320, 240]) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#123" stroke-width="8">${inside}</svg>`,
  ).toString("base64");
const ROUND = drawing('<circle cx="160" cy="120" r="90"/>');
const SQUARE = drawing('<rect x="70" y="30" width="180" height="180"/>');
const ANGLE = drawing('<path d="M40 200 L160 30 L280 200 Z"/>');
const WAVE = drawing('<path d="M10 60 C80 -30 120 150 200 60 S330 -30 390 60"/>', [400, 120]);

const html = (element: string, words: string, files: readonly (readonly [string, string])[] = []) =>
  `<${element} format="html"><text><![CDATA[${words}]]></text>${files
    .map(([name, base64]) => `<file name="${name}" path="/" encoding="base64">${base64}</file>`)
    .join("")}`;
const image = (name: string, alt: string) => `<img src="@@PLUGINFILE@@/${name}" alt="${alt}">`;
const option = (points: number, name: string, alt: string, base64: string) =>
  `<answer fraction="${points}" format="html"><text><![CDATA[${image(name, alt)}]]></text><file name="${name}" path="/" encoding="base64">${base64}</file></answer>`;

/** A quiz of Moodle: a picture in a stem, and options that are pictures. */
const QUIZ = `<?xml version="1.0"?><quiz>
<question type="multichoice"><name><text>1</text></name>
${html("questiontext", `Which line does a swing draw?<br>${image("wave.svg", "A line that goes up and down")}<br>Choose one.`, [["wave.svg", WAVE]])}</questiontext>
<answer fraction="100"><text>A sine</text></answer><answer fraction="0"><text>A parabola</text></answer></question>
<question type="multichoice"><name><text>2</text></name>
${html("questiontext", "Which of these has no corner?")}</questiontext>
${option(100, "a.svg", "A circle", ROUND)}${option(0, "b.svg", "A square", SQUARE)}${option(0, "c.svg", "A triangle", ANGLE)}
</question></quiz>`;

/** Makes a set of a quiz, and tells its id. */
async function makePictured(page: Page, quiz = QUIZ): Promise<string> {
  const file = { name: "shapes.xml", mimeType: "text/xml", buffer: Buffer.from(quiz) };
  const headers = await authorization(page);
  const made = await page.request.post("/api/upload/bootstrap?mode=study", { headers, multipart: { file } });
  const { datasetId } = (await made.json()) as { datasetId: string };
  return datasetId;
}

/** Makes a set of the quiz, and opens it. */
async function openPictured(page: Page): Promise<void> {
  await page.goto(`/en/dataset/${await makePictured(page)}`);
}

/** Between the picture of a stem and the words above and below it, in their own size. */
const LEAST_ROOM = `(() => {
  const stem = document.querySelector("main h2");
  const words = document.createRange();
  const boxOf = (node) => {
    words.selectNodeContents(node);
    return words.getBoundingClientRect();
  };
  const picture = stem.querySelector("img").getBoundingClientRect();
  const above = picture.top - boxOf(stem.firstChild).bottom;
  const below = boxOf(stem.lastChild).top - picture.bottom;
  return Math.min(above, below) / parseFloat(getComputedStyle(stem).fontSize);
})()`;

test("a picture stands in the stem, and is enlarged by a press or a key", async ({ page }) => {
  await register(page);
  await openPictured(page);
  const picture = page.getByRole("main").getByRole("img", { name: "A line that goes up and down" });
  await expect(picture).toBeVisible(WORK);
  // Its place is kept while it is loaded.
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(400 / 120, 1);
  expect(await page.evaluate(LEAST_ROOM)).toBeGreaterThanOrEqual(1);
  expect(await violationsOf(page)).toEqual([]);
  const button = page.getByRole("button", { name: /A line that goes up and down/ });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "A line that goes up and down" });
  await expect(dialog.getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("options that are pictures stand side by side, and enlarging one does not choose it", async ({
  page,
}) => {
  await register(page);
  await openPictured(page);
  await answer(page);
  await page.getByRole("button", { name: "Next" }).click();
  const group = page.getByRole("radiogroup", { name: "Which of these has no corner?" });
  await expect(group.getByRole("img")).toHaveCount(3);
  const [first, second] = await Promise.all(
    [0, 1].map((place) => group.getByRole("radio").nth(place).locator("..").boundingBox()),
  );
  expect(first?.y).toBe(second?.y);
  await group.getByRole("button", { name: "Enlarge: A circle" }).dblclick();
  const dialog = page.getByRole("dialog", { name: "A circle" });
  await expect(dialog.getByRole("img")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(group.getByRole("radio", { checked: true })).toHaveCount(0);
  await group.getByRole("img", { name: "A circle" }).click();
  await expect(group.getByRole("radio", { name: /A circle/ })).toBeChecked();
  await answer(page);
  await page.getByRole("button", { name: "Finish" }).click();
  await page.getByRole("button", { name: "Expand all" }).click();
  await expect(page.getByRole("img", { name: "A circle" }).first()).toBeVisible();
});

test.describe("offline", () => {
  test.use({ ownContext: { serviceWorkers: "allow" } });

  test("a picture that was seen is there without a network", async ({ page, context }) => {
    await register(page);
    await openPictured(page);
    const picture = page.getByRole("main").getByRole("img", { name: "A line that goes up and down" });
    await expect(picture).toBeVisible(WORK);
    const isKept = `(async () => {
      const names = (await caches.keys()).filter((name) => name.endsWith("/pictures"));
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return navigator.serviceWorker.controller !== null && kept.flat().length > 0;
    })()`;
    await expect.poll(() => page.evaluate(isKept), WORK).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(picture).toBeVisible();
  });
});

const TOWER = drawing('<path d="M60 880 L300 20 L540 880 Z"/>', [600, 900]);
const PRINTED = 5;
/** A quiz whose pictures would be cut on every page, if they were cut. */
const TOWERS = `<?xml version="1.0"?><quiz>${Array.from(
  { length: PRINTED },
  (_, i) => `<question type="multichoice"><name><text>${i}</text></name>
${html("questiontext", `Tower ${i}: which line is its own?<br>${image("t.svg", "A tower")}`, [["t.svg", TOWER]])}</questiontext>
${option(100, "a.svg", "A circle", ROUND)}${option(0, "b.svg", "A square", SQUARE)}${option(0, "c.svg", "A wave", WAVE)}</question>`,
).join("")}</quiz>`;

/** Points: of A4, of its margins, and of one of two columns. */
const PAPER = { height: 841.89, width: 595.28, margin: 28 };
const COLUMN = 260;

/** Saves what the button makes, and says where its pictures are; each is whole on its page, and stored once. */
async function picturesOf(page: Page, column: number, save: () => Promise<void>) {
  const saved = page.waitForEvent("download", WORK);
  await save();
  const bytes = await readFile(await (await saved).path());
  const file = bytes.toString("latin1");
  expect(file.match(/\/Subtype \/Image/g)).toHaveLength(4);
  for (const words of ["A tower", "A circle", "A square", "A wave"])
    expect(file).toContain(`/Alt (${words})`);
  const drawn = await drawnPictures(bytes);
  for (const { left, bottom, right, top } of drawn) {
    expect(bottom).toBeGreaterThan(PAPER.margin);
    expect(top).toBeLessThan(PAPER.height - PAPER.margin + 1);
    expect(right).toBeLessThan(PAPER.width - PAPER.margin + 1);
    expect(top - bottom).toBeLessThan(PAPER.height / 3);
    expect(right - left).toBeLessThan(column);
  }
  return drawn.map(({ left, bottom, right, top }) => ((right - left) / (top - bottom)).toFixed(1));
}

const TOWER_SHAPE = "0.7";
const CIRCLE_SHAPE = "1.3";

test("pictures are printed whole in worksheets, on cards and with results", async ({ page }) => {
  await register(page);
  const id = await makePictured(page, TOWERS);
  const exported = async (format: string) => {
    await page.getByRole("button", { name: "More for shapes" }).click();
    await page.getByRole("menuitem", { name: "Export" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Format").selectOption(format);
    await expect(dialog.getByText(`Questions taken: ${PRINTED} of ${PRINTED}`)).toBeVisible();
    await dialog.getByRole("button", { name: "Export" }).click();
    await expect(dialog).toBeHidden(WORK);
  };
  await page.goto("/en/my");
  const worksheet = await picturesOf(page, COLUMN, () => exported("Worksheet (PDF)"));
  expect(worksheet.filter((shape) => shape === TOWER_SHAPE)).toHaveLength(PRINTED);
  // Among the options, and in the key.
  expect(worksheet.filter((shape) => shape === CIRCLE_SHAPE)).toHaveLength(3 * PRINTED);
  const cards = await picturesOf(page, COLUMN, () => exported("Flashcards to print (PDF)"));
  expect(cards.filter((shape) => shape === TOWER_SHAPE)).toHaveLength(PRINTED);
  await endQuiz(page, id);
  await page.goto(`/en/dataset/${id}`);
  const results = await picturesOf(page, PAPER.width, () =>
    page.getByRole("button", { name: "Export PDF" }).click(),
  );
  expect(results.filter((shape) => shape === TOWER_SHAPE)).toHaveLength(PRINTED);
});

test("results are not printed without pictures that cannot be loaded, but with words for those that are gone", async ({
  page,
}) => {
  await register(page);
  const id = await makePictured(page);
  await endQuiz(page, id);
  await page.goto(`/en/dataset/${id}`);
  const button = page.getByRole("button", { name: "Export PDF" });
  await expect(button).toBeVisible();
  const calls = /\/api\/question-pictures\//;
  await page.route(calls, (route) => route.abort());
  await button.click();
  await expect(page.getByText("The PDF could not be made.")).toBeVisible(WORK);
  await page.unroute(calls);
  const error = { code: "NOT_FOUND", message: "There is none." };
  await page.route(calls, (route) => route.fulfill({ status: 404, json: { error } }));
  const saved = page.waitForEvent("download", WORK);
  await button.click();
  const bytes = await readFile(await (await saved).path());
  expect(await drawnPictures(bytes)).toEqual([]);
  const words = plainText(await extractText(bytes, "results.pdf"));
  for (const alt of ["A line that goes up and down", "A circle", "A triangle"]) expect(words).toContain(alt);
});
