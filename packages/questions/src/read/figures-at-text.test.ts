import type { Block, Figure } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { sourceOf } from "../testing/sample-texts.ts";

const figure = (number: string): Figure => ({
  hash: number.padStart(64, "0"),
  width: 40,
  height: 30,
  number,
  caption: `Fig. ${number}: The river`,
});
const text = (words: string, ...numbers: string[]): Block => ({
  kind: "paragraph",
  text: `The ${words} carries fine sand and clay from the mountains to the wide northern plain.`,
  ...(numbers.length > 0 && { figures: numbers.map(figure) }),
});
const caption = (number: string): Block => ({
  kind: "paragraph",
  text: figure(number).caption,
  figures: [figure(number)],
});
const figuresIn = (...sections: Block[][]) =>
  planPassages({
    ...sourceOf([], "en"),
    sections: sections.map((blocks, at) => ({ heading: `Rivers ${at}`, level: 1, blocks })),
  }).passages.flatMap(({ blocks }) =>
    blocks.map((block) => [block.text.slice(4, 9), ...(block.figures ?? []).map((one) => one.number)]),
  );

describe("a figure stays with its passage", () => {
  it("behind the text before its caption, which is none", () => {
    expect(figuresIn([text("river"), caption("1"), caption("2"), text("brook")])).toEqual([
      ["river", "1", "2"],
      ["brook"],
    ]);
  });

  it("behind the text of an earlier section, or before all text at its first", () => {
    expect(figuresIn([caption("1")], [text("river")], [caption("2")], [text("brook", "3")])).toEqual([
      ["river", "1", "2"],
      ["brook", "3"],
    ]);
  });

  it("at the end of a block that is cut because it is long", () => {
    const long = { ...text("river", "1"), text: text("river").text.concat(" ").repeat(80).trim() };
    const found = figuresIn([long]);
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter(([, ...numbers]) => numbers.length > 0)).toEqual([found.at(-1)]);
  });

  it("and changes neither the passages nor what is planned of them", () => {
    const plain = ({ figures: _, ...block }: Block) => block;
    const blocks = [text("river"), caption("1"), text("brook", "2")];
    const planOf = (own: Block[]) =>
      planPassages({ ...sourceOf([], "en"), sections: [{ heading: "Rivers", level: 1, blocks: own }] });
    const { passages, ...plan } = planOf(blocks);
    const without = passages.map((passage) => ({ ...passage, blocks: passage.blocks.map(plain) }));
    expect({ ...plan, passages: without }).toEqual(planOf(blocks.map(plain)));
  });
});
