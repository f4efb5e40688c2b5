import { expect, it } from "vitest";
import { cleanText, joinLines, withoutReferenceStubs } from "./characters.ts";

/** Cleaned like other text, but never taken by the fast path. */
const slowly = (text: string) => cleanText(`\uFB01 ${text}`).slice("fi ".length);

it("text that is clean at first sight is what cleaning it would give, for every character", () => {
  const wrong: string[] = [];
  for (let code = 0; code <= 0xffff; code += 1) {
    const char = String.fromCharCode(code);
    if (cleanText(`か${char}e`) !== slowly(`か${char}e`)) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

it("spaces at the ends and in a row go, in clean text too", () => {
  for (const text of ["zażółć gęślą", "東京は 日本の", "plain words"]) {
    expect(cleanText(` ${text.replace(" ", "  ")} `)).toBe(text);
  }
});

it("a hyphen at a line's end stays in what is never written in one, and goes where it cut a word", () => {
  const joins: [string, string, string][] = [
    ["It is a well-", "known fact", "It is a well-known fact"],
    ["since self-", "pollination is rare", "since self-pollination is rare"],
    ["The twenty-", "first leaf; X-", "The twenty-first leaf; X-"],
    ["seen by X-", "rays", "seen by X-rays"],
    ["Flaga jest biało-", "-czerwona", "Flaga jest biało-czerwona"],
    ["уряд південно-", "східної країни", "уряд південно-східної країни"],
    ["the tempera-", "ture of the well-", "the temperature of the well-"],
    ["Haupt-", "und Nebenwirkungen", "Haupt- und Nebenwirkungen"],
    ["a self-", "ish well", "a selfish well"],
  ];
  for (const [first, second, whole] of joins) expect(joinLines([first, second])).toBe(whole);
});

it("stubs of cross-references go, and calls and boxes to tick stay", () => {
  expect(withoutReferenceStubs("The cell divides, as shown before (). It grows [link], too [ ].")).toBe(
    "The cell divides, as shown before. It grows, too.",
  );
  for (const text of ["Call main() first.", "( ) Yes"]) expect(withoutReferenceStubs(text)).toBe(text);
});
