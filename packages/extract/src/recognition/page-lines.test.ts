import { describe, expect, it } from "vitest";
import { linesOf } from "./page-lines.ts";

/** A line of words, each with the gap after it, in pixels; the size of type is some 33 pixels. */
function lineOf(words: readonly (readonly [text: string, gap: number])[]): string | undefined {
  let x = 100;
  const seen = words.map(([text, gap]) => {
    const x0 = x;
    const x1 = x0 + 18 * text.length;
    x = x1 + gap;
    return { text, confidence: 90, x0, x1, y0: 200, y1: 230 };
  });
  const picture = { width: 1600, height: 2000, pixels: new Uint8Array() };
  const line = { words: seen, rowHeight: 30, baseline: 228, block: 1 };
  return linesOf({ picture, lines: [line] }, 1)[0]?.line.text;
}

describe("a bullet", () => {
  it.each(["«", "н-", "н«", '"-', "«-", "e"])("that was taken for %s is one where a gap follows", (look) => {
    expect(
      lineOf([
        [look, 40],
        ["Рефрактор", 8],
        ["має", 8],
        ["лінзу", 8],
      ]),
    ).toBe("• Рефрактор має лінзу");
  });

  it("is none where a word follows as words do, or where it is a word", () => {
    expect(
      lineOf([
        ["«", 4],
        ["Рефрактор", 8],
      ]),
    ).toBe("« Рефрактор");
    expect(
      lineOf([
        ["н-", 8],
        ["Рефрактор", 8],
      ]),
    ).toBe("н- Рефрактор");
    expect(
      lineOf([
        ["На", 40],
        ["Рефрактор", 8],
      ]),
    ).toBe("На Рефрактор");
  });
});
