import { expect, type Page } from "@playwright/test";
import { picturesIn } from "@quizmill/contract";
import { figureDocx, wordPicture } from "@quizmill/extract/testing/figures";
import { violationsOf } from "./accessibility.ts";
import { test } from "./kept-page.ts";
import { ask, authorization, register, WORK } from "./person.ts";
import { onPhoneToo } from "./tags.ts";

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const CAPTION = "Fig. 1: A chloroplast";
const POINTING = "In the figure the stroma surrounds the thylakoids on all sides.";
const LESSON = [
  "Chloroplasts are found in the cells of plants and are surrounded by a double membrane.",
  "The stroma is the fluid inside the chloroplast, and the thylakoids are stacked into grana.",
  "The light reactions take place in the thylakoids, and the Calvin cycle takes place in the stroma.",
  "Chlorophyll absorbs light in the thylakoids and gives the chloroplast its green colour.",
  "The grana are connected by thylakoids that cross the stroma of the chloroplast.",
];
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400"><ellipse cx="320" cy="200" rx="300" ry="170" fill="#cde8b5" stroke="#357a38" stroke-width="10"/>${[
  170, 320, 470,
]
  .flatMap((x) =>
    [130, 165, 200, 235, 270].map(
      (y) => `<rect x="${x - 45}" y="${y - 12}" width="90" height="24" rx="12" fill="#5fa052"/>`,
    ),
  )
  .join("")}</svg>`;

/** Makes a set of a lesson with a figure; ends on no page of the product. */
async function makeSet(page: Page): Promise<string> {
  const body = [...LESSON.map(paragraph), wordPicture(640), paragraph(CAPTION), paragraph(POINTING)].join("");
  const buffer = figureDocx(body, { 640: Buffer.from(DRAWING) });
  const file = { name: "chloroplast.docx", mimeType: "application/octet-stream", buffer };
  const headers = await authorization(page);
  const made = await page.request.post("/api/upload/bootstrap?mode=study", { headers, multipart: { file } });
  expect(made.ok()).toBe(true);
  const { datasetId } = (await made.json()) as { datasetId: string };
  await expect(async () => {
    expect(await ask(page, `/datasets/${datasetId}`)).toMatchObject({ status: "READY" });
  }).toPass(WORK);
  return datasetId;
}

test("a figure of a document is read where it stands, with its caption", onPhoneToo, async ({ page }) => {
  await register(page);
  await page.goto(`/en/text/${await makeSet(page)}`);
  const figure = page.getByRole("figure");
  await expect(figure.getByRole("img", { name: CAPTION })).toBeVisible(WORK);
  await expect(figure.getByText(CAPTION).last()).toBeVisible();
  const { width, height } = (await figure.getByRole("img").boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(640 / 400, 1);
  expect(await violationsOf(page, { within: "main" })).toEqual([]);
  await figure.getByRole("button").press("Enter");
  await expect(page.getByRole("dialog", { name: CAPTION }).getByRole("img")).toBeVisible();
});

test("a question whose sentence points to a figure shows it above its stem", onPhoneToo, async ({ page }) => {
  await register(page);
  const id = await makeSet(page);
  const { questions } = (await ask(page, `/datasets/${id}`)) as {
    questions: { id: number; text: string; context?: string }[];
  };
  const pointing = questions.find(({ context = "" }) => picturesIn(context).length > 0);
  await page.goto(`/en/dataset/${id}?question=${pointing?.id}`);
  await expect(page.getByRole("heading", { name: /In the figure/ })).toBeVisible(WORK);
  await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
  expect(await violationsOf(page, { within: "main" })).toEqual([]);
});
