import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../testing/processor-time.ts";
import { createItemReader } from "./item-reader.ts";
import type { ModelItem } from "./schema.ts";

const itemOf = (stem: string): ModelItem => ({
  idea: "braces",
  bloom: "understand",
  second: "",
  stem,
  key: "a {brace} and a [bracket]",
  quote: 'He said "so\\ it is" there.',
  explanation: "“”",
  distractors: ["b", "c", "d"].map((text) => ({ text, why: `not ${text}` })),
});
const ITEMS = ["One?", 'Two, "or" so?', "三つ目は何ですか。"].map(itemOf);
const listed = (items: readonly unknown[]) => JSON.stringify({ elements: items });

/** What is read of a text that comes in pieces of such lengths, in turn. */
function read(text: string, lengths: readonly number[] = [7]): ModelItem[] {
  const reader = createItemReader();
  const items: ModelItem[] = [];
  for (let at = 0, piece = 0; at < text.length; piece += 1) {
    const length = lengths[piece % lengths.length] ?? 1;
    items.push(...reader(text.slice(at, at + length)));
    at += length;
  }
  return items;
}

describe("the items of an answer", () => {
  it("are read however it is cut to pieces", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 }), (lengths) => {
        expect(read(listed(ITEMS), lengths)).toEqual(ITEMS);
      }),
      { numRuns: 60 },
    );
  });

  it("are each given with their last brace, before the next one begins", () => {
    const reader = createItemReader();
    const [first, second] = ITEMS.map((item) => JSON.stringify(item));
    expect(reader(`{"elements":[${first?.slice(0, -1)}`)).toEqual([]);
    expect(reader("}")).toEqual([ITEMS[0]]);
    expect(reader(`,${second}]}`)).toEqual([ITEMS[1]]);
  });

  it.each([
    ["a fence", `\`\`\`json\n${listed(ITEMS)}\n\`\`\``],
    ["prose", `Here are "three" [3] questions, as you asked:\n${listed(ITEMS)}\nI hope that they're of use.`],
    ["a list alone", JSON.stringify(ITEMS)],
    ["spaces and lines", JSON.stringify({ elements: ITEMS }, null, 2)],
    ["another name", JSON.stringify({ questions: ITEMS })],
    ["thoughts", `\n<think>A first one: ${listed([itemOf("Bad?")])} or "so {[?</think>\n${listed(ITEMS)}`],
  ])("are read in %s", (_what, text) => {
    expect(read(text)).toEqual(ITEMS);
  });

  it("may be a single one without a list", () => {
    expect(read(JSON.stringify(ITEMS[0]))).toEqual([ITEMS[0]]);
  });

  it("leave out what does not keep to the schema, and what was not written to its end", () => {
    const { key: _key, ...keyless } = itemOf("Four?");
    expect(read(listed([keyless, ITEMS[0], { question: ITEMS[1] }, 5, null, ITEMS[2]]))).toEqual([
      ITEMS[0],
      ITEMS[2],
    ]);
    expect(read(listed(ITEMS).slice(0, -30))).toEqual(ITEMS.slice(0, 2));
  });

  it("are none of the thoughts where these have no end", () => {
    const thoughts = `<think>${listed([itemOf("Bad?")])}`;
    expect(read(thoughts)).toEqual([]);
    expect(read(`${thoughts}</think>${listed(ITEMS)}`)).toEqual(ITEMS);
  });

  it("are read with a level of another taxonomy, or in capitals", () => {
    const [item] = ITEMS as [ModelItem];
    const levels = ["Apply", "create", undefined].map((bloom) => ({ ...item, bloom }));
    expect(read(listed(levels)).map(({ bloom }) => bloom)).toEqual(["apply", "understand", "understand"]);
  });

  it("are read without what only helps to think", () => {
    const [item] = ITEMS as [ModelItem];
    const { idea: _idea, second: _second, ...rest } = item;
    expect(read(listed([rest]))).toEqual([{ ...item, idea: "", second: "" }]);
  });

  it("are none in what is no JSON", () => {
    for (const text of ["", "I cannot help with this.", "{{{{", "]}]}", '{"elements": [1, 2', '"{"'])
      expect(read(text)).toEqual([]);
  });

  it("are read in time that grows with the text alone", () => {
    const many = Array.from({ length: 400 }, (_, i) => itemOf(`Number ${i}?`));
    const spentMs = processorTime();
    expect(read(listed(many), [4])).toHaveLength(400);
    // 140,000 letters in pieces of four; read from the beginning each time they take minutes.
    expect(spentMs()).toBeLessThan(3_000);
  });
});
