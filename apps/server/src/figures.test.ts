import type { Figure, NewVersion, TextPage } from "@quizmill/contract";
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

const upload = async () =>
  learner.finished(
    await learner.call(
      "POST",
      "/api/upload/bootstrap?mode=study",
      formOf(new Uint8Array(heart()), "heart.docx"),
    ),
  );
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
