import type { SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { body, read, SENTENCES } from "../testing/pdf-text.ts";

/** Headings, and how the text below each begins. */
const outline = ({ sections }: SourceText) =>
  sections.map(({ heading, blocks }) => [heading, blocks[0]?.text]);

const LIGHT = ["Light comes from the sun.", ...SENTENCES];
const ROOTS = ["Roots take up water.", ...SENTENCES];

describe("headings of a PDF that are written behind all of its text", () => {
  it("stand over their text again", async () => {
    const source = await read([
      [
        ...body(760, LIGHT),
        ...body(640, ROOTS),
        { text: "The light of the sun", y: 782, size: 18 },
        { text: "The water in the soil, and how it", y: 682, size: 18 },
        { text: "comes into the leaves", y: 662, size: 18 },
      ],
    ]);
    expect(outline(source)).toEqual([
      ["The light of the sun", "Light comes from the sun."],
      ["The water in the soil, and how it comes into the leaves", "Roots take up water."],
    ]);
  });

  it("stay where they are written if they stand over no line that begins where they do", async () => {
    const source = await read([
      [
        ...body(760, LIGHT),
        ...body(640, ROOTS),
        { text: "Sunlight and soil", x: 300, y: 662, size: 18 },
        { text: "Further reading", y: 400, size: 18 },
      ],
    ]);
    const said = source.sections.flatMap(({ heading, blocks }) => [
      heading,
      ...blocks.map(({ text }) => text),
    ]);
    expect(said.slice(-2)).toEqual(["Sunlight and soil", "Further reading"]);
  });
});
