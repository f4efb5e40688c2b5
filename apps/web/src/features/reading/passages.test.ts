import type { TextPage, TextPassage } from "@quizmill/contract";
import { expect, it } from "vitest";
import { aroundQuote, isCaption, passagesIn, placedBlocks } from "./passages.ts";

const passage = (ordinal: number, texts: string[] = [], quotes: string[] = []): TextPassage => ({
  ordinal,
  heading: null,
  blocks: texts.map((text) => ({ kind: "paragraph", text })),
  questions: quotes.map((quote, index) => ({ id: index + 1, quote })),
});
const part = (...ordinals: number[]) => ({ passages: ordinals.map((one) => passage(one)) }) as TextPage;

it("puts parts together in the order of the document, each passage once", () => {
  expect(passagesIn([part(4, 5), part(6), part(2, 3, 4)]).map(({ ordinal }) => ordinal)).toEqual([
    2, 3, 4, 5, 6,
  ]);
});

it("puts a question at the block of its evidence, and one without evidence at the end", () => {
  const blocks = placedBlocks(passage(0, ["One two.", "Three four."], ["Three", "", "two", "gone"]));
  expect(blocks.map(({ questions }) => questions.map(({ id }) => id))).toEqual([[3], [1, 2, 4]]);
  expect(placedBlocks(passage(0, [], ["x"]))).toEqual([]);
});

it("parts a text at a quote", () => {
  expect(aroundQuote("One two three.", "two")).toEqual(["One ", "two", " three."]);
  expect(aroundQuote("One two three.", "four")).toBeNull();
  expect(aroundQuote("One two three.", "")).toBeNull();
});

it("knows the caption of figures among the blocks", () => {
  const figures = [{ hash: "0".repeat(64), width: 40, height: 30, caption: "Fig. 1: The heart" }];
  const isOne = (text: string, more = {}) => isCaption({ kind: "paragraph", text, ...more });
  expect(isOne("Fig. 1: The heart", { figures })).toBe(true);
  expect(isOne("The heart", { figures, marker: "Fig. 1:" })).toBe(true);
  expect(isOne("The heart has four chambers.", { figures })).toBe(false);
  expect(isOne("Fig. 1: The heart")).toBe(false);
});
