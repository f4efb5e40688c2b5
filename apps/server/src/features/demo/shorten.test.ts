import type { SourceText } from "@quizmill/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shorten } from "./shorten.ts";

function sourceOf(blocks: string[], language = "en"): SourceText {
  const head = { title: null, language, format: "txt", pageCount: null, pagesWithText: null, warnings: [] };
  const kind = "paragraph" as const;
  return { ...head, sections: [{ heading: null, level: 1, blocks: blocks.map((text) => ({ kind, text })) }] };
}

const texts = ({ sections }: SourceText) => sections.flatMap(({ blocks }) => blocks.map(({ text }) => text));

describe("shortening a document", () => {
  it("leaves a short one unchanged", () => {
    const source = sourceOf(["One sentence.", "Another."]);
    expect(shorten(source, 21)).toEqual({ source, isTruncated: false });
  });

  it("cuts between sentences", () => {
    const { source, isTruncated } = shorten(sourceOf(["First one. Second one. Third one."]), 25);
    expect(texts(source)).toEqual(["First one. Second one."]);
    expect(isTruncated).toBe(true);
  });

  it("cuts between words if a single sentence is too long, also in a language without spaces", () => {
    expect(texts(shorten(sourceOf(["one two three four five"]), 12).source)).toEqual(["one two"]);
    const [japanese] = texts(shorten(sourceOf(["植物は光のエネルギーを使って糖を作る"], "ja"), 9).source);
    expect("植物は光のエネルギーを使って糖を作る".startsWith(japanese ?? "")).toBe(true);
    expect(japanese?.length).toBeGreaterThan(0);
  });

  it("drops the sections after the cut, and counts headings", () => {
    const source = sourceOf(["Kept."]);
    const sections = ["Long heading", "Later"].map((heading) => ({
      heading,
      level: 1,
      blocks: [{ kind: "paragraph" as const, text: "More text." }],
    }));
    const whole = { ...source, sections: [...source.sections, ...sections] };
    expect(texts(shorten(whole, 20).source)).toEqual(["Kept."]);
    expect(texts(shorten(whole, 27).source)).toEqual(["Kept.", "More text."]);
  });

  it("never returns more than the maximum, and only text of the document", () => {
    const block = fc.stringMatching(/^[a-zA-Z .!?]{1,80}$/);
    fc.assert(
      fc.property(fc.array(block, { maxLength: 8 }), fc.integer({ min: 1, max: 300 }), (blocks, maxChars) => {
        const { source, isTruncated } = shorten(sourceOf(blocks), maxChars);
        const kept = texts(source);
        expect(kept.join("").length).toBeLessThanOrEqual(maxChars);
        expect(kept.every((text, index) => blocks[index]?.startsWith(text))).toBe(true);
        expect(isTruncated).toBe(blocks.join("").length > maxChars);
      }),
    );
  });
});
