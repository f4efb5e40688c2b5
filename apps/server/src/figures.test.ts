import { type Figure, type NewVersion, picturesIn, type TextPage } from "@quizmill/contract";
import { figureDocx, wordPicture } from "@quizmill/extract/testing/figures";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { formOf } from "./features/generation/testing/files.ts";
import { realEngine } from "./test-app.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";
import { finishedDeletions } from "./test-rows.ts";

const server = sharedServer({ engine: realEngine });
const learner = learnerOf(server, beforeAll);

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const LESSON = [
  "The heart of a mammal has four chambers, two atria and two ventricles.",
  "The left ventricle has the thickest wall, because it pumps the blood through the whole body.",
  "The aorta is the largest artery of the body and carries blood that is rich in oxygen.",
  "Valves between the chambers keep the blood from flowing back into the atria.",
];
const heart = () =>
  figureDocx(
    LESSON.map(paragraph).join("") +
      wordPicture(50) +
      paragraph("Fig. 1: The heart") +
      paragraph(LESSON.join(" ")),
  );

const CELL = [
  "Chloroplasts are found in the cells of plants and are surrounded by a double membrane.",
  "The stroma is the fluid inside the chloroplast, and the thylakoids are stacked into grana.",
  "The light reactions take place in the thylakoids, and the Calvin cycle takes place in the stroma.",
  "Chlorophyll absorbs light in the thylakoids and gives the chloroplast its green colour.",
  "The grana are connected by thylakoids that cross the stroma of the chloroplast.",
];

const uploaded = async (bytes: Buffer, name: string) =>
  learner.finished(
    await learner.call("POST", "/api/upload/bootstrap?mode=study", formOf(new Uint8Array(bytes), name)),
  );
const upload = () => uploaded(heart(), "heart.docx");
const figuresOf = async (id: string): Promise<Figure[]> => {
  const { passages } = await learner.json<TextPage>("GET", `/api/datasets/${id}/text`);
  return passages.flatMap(({ blocks }) => blocks.flatMap(({ figures = [] }) => figures));
};
const statusOf = async (hash: string, as?: string) =>
  (await learner.call("GET", `/api/question-pictures/${hash}`, undefined, as)).status;

describe("a figure of a document", () => {
  it("is read where it stands, by its owner alone", async () => {
    const { id } = await upload();
    const [figure, ...others] = await figuresOf(id);
    expect(others).toEqual([]);
    expect(figure).toMatchObject({ number: "1", caption: "Fig. 1: The heart", width: 50, height: 40 });
    expect(await statusOf(figure?.hash ?? "")).toBe(200);
    const stranger = await server.account();
    expect(await statusOf(figure?.hash ?? "", stranger.token)).toBe(404);
  });

  it("is shown by a question whose sentence points to it, and goes out with that", async () => {
    const pointing = "In the figure the stroma surrounds the thylakoids on all sides.";
    const body = [...CELL.map(paragraph), wordPicture(70), paragraph("Fig. 1: A cell"), paragraph(pointing)];
    const set = await uploaded(figureDocx(body.join("")), "cell.docx");
    const [figure] = await figuresOf(set.id);
    const asked = set.questions.filter(({ context = "" }) => picturesIn(context).length > 0);
    expect(asked.length).toBeGreaterThan(0);
    for (const { context = "", source } of asked) {
      expect(picturesIn(context).map(({ hash }) => hash)).toEqual([figure?.hash]);
      expect(source?.quote).toBe(pointing);
    }
    const file = await learner.call("POST", `/api/datasets/${set.id}/export`, { format: "json" });
    expect(await file.text()).toContain(`"${figure?.hash}"`);
  });

  it("comes with a newer version of its document", async () => {
    const { id } = await upload();
    const newer = figureDocx(
      `${LESSON.map(paragraph).join("")}${wordPicture(60)}${paragraph("Fig. 1: The heart, again")}`,
    );
    const send = (query = "") =>
      learner.json<NewVersion>(
        "POST",
        `/api/datasets/${id}/document${query}`,
        formOf(new Uint8Array(newer), "heart.docx"),
      );
    await send(`?revision=${(await send()).revision}`);
    const [figure] = await figuresOf(id);
    expect(figure).toMatchObject({ caption: "Fig. 1: The heart, again", width: 60 });
    expect(await statusOf(figure?.hash ?? "")).toBe(200);
  });

  it("goes with copies, is in the archive, and gone with its sets", async () => {
    const { id } = await upload();
    const copy = await learner.json<{ id: string }>("POST", "/api/datasets/copies", {
      name: "Copy",
      sources: [{ id, sections: null }],
      keepsDoubles: true,
    });
    const before = await figuresOf(id);
    expect(await figuresOf(copy.id)).toEqual(before);
    const [{ hash } = { hash: "" }] = before;
    const stored = async (datasetId: string) =>
      (
        await server.db
          .selectFrom("questionPictures")
          .select("hash")
          .where("datasetId", "=", datasetId)
          .execute()
      ).map((row) => row.hash);
    expect(await stored(copy.id)).toEqual([hash]);
    const archive = unzipSync(
      new Uint8Array(await (await learner.call("GET", "/api/me/export")).arrayBuffer()),
    );
    const names = Object.keys(archive);
    expect(names.some((name) => name.endsWith(`question-pictures/${hash}.png`))).toBe(true);
    const texts = names.filter((name) => name.endsWith("text.md") || name.endsWith(".txt"));
    const words = texts.map((name) => Buffer.from(archive[name] ?? []).toString("utf8")).join("");
    expect(words).toContain(`[Fig. 1: The heart] question-pictures/${hash}`);
    for (const set of [id, copy.id]) await learner.call("DELETE", `/api/datasets/${set}?forGood=true`);
    await finishedDeletions(server.db);
    expect([await stored(id), await stored(copy.id)]).toEqual([[], []]);
  });
});
