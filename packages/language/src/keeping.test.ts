import { describe, expect, it } from "vitest";
import { keeping } from "./keeping.ts";

describe("what is kept", () => {
  const made: string[] = [];
  const lengthOf = keeping(2, (...words: string[]) => {
    made.push(words.join(" "));
    return words.join("").length;
  });

  it("is made once, as long as it is asked for again", () => {
    for (const word of ["a", "bb", "a", "ccc", "a", "dddd", "a"]) expect(lengthOf(word)).toBe(word.length);
    expect(made).toEqual(["a", "bb", "ccc", "dddd"]);
  });

  it("is forgotten when others took its place", () => {
    for (const word of ["e", "f", "g", "h", "bb"]) lengthOf(word);
    expect(made.filter((word) => word === "bb")).toHaveLength(2);
  });

  it("belongs to all words together", () => {
    expect(lengthOf("x", "yz")).toBe(3);
    expect(lengthOf("x", "y")).toBe(2);
  });
});
