import { describe, expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { type Document, readDocument } from "../read/document.ts";
import { tieBeside } from "../testing/kinship.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { distractorsFor } from "./distractors-for.ts";

/** Says nothing and names nothing, in words that are no terms. */
const FILLING = "It was so and it is so, and it will be so again. ".repeat(30);
const DYEING = [
  "A mordant is a substance that fixes a dye to the fibre.",
  "The mordant is stirred into the bath before the cloth is laid in.",
].join(" ");
const SMELTING = [
  "A blast flux is a liquid that draws the dross out of the ore.",
  "The blast flux is chosen before the fire is lit, and the blast flux is weighed.",
].join(" ");
const WAXES = SMELTING.replaceAll("blast flux", "blast wax").replace("a liquid", "a gas");
const QUESTION = "Which of the following fixes a dye to the fibre?";

/** The first text, and others so many pages behind one another. */
function readWith(texts: readonly string[], pages: number): Document {
  const between = Array.from({ length: pages }, () => FILLING);
  const paragraphs = texts.flatMap((text, at) => (at === 0 ? [text] : [...between, text]));
  return readDocument(planPassages(sourceOf(paragraphs, "en"), {}), { seed: 1, mode: "study" });
}

function asked(document: Document) {
  const [line] = document.lines;
  if (line === undefined) throw new Error("No line");
  return { key: "mordant", stem: QUESTION, line, before: "" };
}

describe("what is defined as of one class with the key", () => {
  const tie = (pages: number) => {
    const document = readWith([DYEING, SMELTING], pages);
    return tieBeside("blast flux", asked(document), document);
  };

  it("can be taken for it where it is told nearby, and not many pages on", () => {
    expect([tie(1), tie(48)]).toEqual(["group", null]);
  });

  it("comes first where it is told nearer", () => {
    for (const [near, far, expected] of [
      [SMELTING, WAXES, "blast flux"],
      [WAXES, SMELTING, "blast wax"],
    ] as const) {
      const document = readWith([DYEING, near, far], 14);
      expect(distractorsFor(asked(document), document)[0]?.text).toBe(expected);
    }
  });
});
