import { expect, it } from "vitest";
import { cleanText } from "./characters.ts";

/** Cleaned like any other text, but never found to be clean at first sight. */
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
