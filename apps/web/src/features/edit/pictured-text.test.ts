import { pictureMark } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import {
  brokenPlace,
  isPlaceFree,
  nextNumber,
  outsidePlaces,
  type PicturedText,
  partedPlace,
  picturedText,
  shownPictures,
  storedText,
  withoutPlace,
  withPlaceMoved,
} from "./pictured-text.ts";

const placeOf = (number: number) => `[Picture ${number}]`;
const markOf = (letter: string, alt = "") =>
  pictureMark({ alt, hash: letter.repeat(64), width: 4, height: 3 });
const [A, B] = [markOf("a", "A sign"), markOf("b")];
const read = (text: string) => picturedText(text, placeOf);

describe("a text with pictures, while it is written", () => {
  it("has words in their places, and is stored with the same marks", () => {
    for (const stored of ["Plain $x$", `Which? ${A}`, `${A}${A}`, `${B}\nor\n${A}, that is it`]) {
      const text = read(stored);
      expect(text.shown).not.toContain("picture:");
      expect(storedText(text, placeOf)).toBe(stored);
    }
    expect(read(`Which? ${A} or ${B}`).shown).toBe("Which? [Picture 1] or [Picture 2]");
  });

  it("never takes words that were there for the place of a picture", () => {
    const text = read(`[Picture 1] is not ${A}`);
    expect(text.shown).toBe("[Picture 1] is not [Picture 2]");
    expect(storedText(text, placeOf)).toBe(`[Picture 1] is not ${A}`);
  });

  it("loses a picture with its place, and has it again where that is undone", () => {
    const text = read(`Which? ${A}`);
    const without = picturedText("Which? ", placeOf, text.pictures);
    expect(storedText(without, placeOf)).toBe("Which? ");
    expect(shownPictures(without, placeOf)).toEqual([]);
    expect(nextNumber(without, placeOf)).toBe(2);
    const undone = picturedText("Which? [Picture 1]", placeOf, without.pictures);
    expect(storedText(undone, placeOf)).toBe(`Which? ${A}`);
  });

  it("shows a mark that was pasted as a picture too", () => {
    const pasted = picturedText(`[Picture 1] ${B}`, placeOf, read(A).pictures);
    expect(pasted.shown).toBe("[Picture 1] [Picture 2]");
    expect(storedText(pasted, placeOf)).toBe(`${A} ${B}`);
  });

  it("tells its pictures in their order", () => {
    const text = { ...read(`${A} ${B}`), shown: "[Picture 2] then [Picture 1]" };
    expect(shownPictures(text, placeOf).map(({ number }) => number)).toEqual([2, 1]);
  });

  it("does not take a picture inside a formula or code for one", () => {
    const within = (shown: string): PicturedText => ({ ...read(A), shown });
    expect(isPlaceFree(within("It is [Picture 1]"), placeOf)).toBe(true);
    expect(isPlaceFree(within("It is `len([Picture 1])`"), placeOf)).toBe(false);
    expect(isPlaceFree(within("It is \\(x = [Picture 1]\\)"), placeOf)).toBe(false);
  });
});

describe("the place of a picture", () => {
  it.each([
    ["", 0, "[P]"],
    ["Which?", 6, "\n[P]"],
    ["Which? ", 7, "[P]"],
    ["Which of these?", 5, " [P]"],
    ["Which of these?", 6, "[P] "],
  ])("in %j at %i is put in as %j", (shown, at, words) => {
    expect(partedPlace(shown, at, "[P]")).toBe(words);
  });

  it.each([
    ["Which?\n[P]", "Which?"],
    ["[P]\nWhich?", "Which?"],
    ["Which [P] is it?", "Which is it?"],
    ["[P]", ""],
    ["[P] and [P]", "and"],
  ])("in %j goes without a trace", (shown, rest) => {
    expect(withoutPlace(shown, "[P]")).toBe(rest);
  });

  it("moves before or behind all else", () => {
    expect(withPlaceMoved("Which [P] is it?", "[P]", "first")).toBe("[P]\nWhich is it?");
    expect(withPlaceMoved("[P]\nWhich is it?", "[P]", "last")).toBe("Which is it?\n[P]");
    expect(withPlaceMoved("[P]", "[P]", "last")).toBe("[P]");
  });

  it("is deleted whole, from either side", () => {
    const after = (shown: string) => ({ ...read(A), shown });
    expect(brokenPlace(after("It is [Picture 1"), placeOf, 16)).toEqual([6, 16]);
    expect(brokenPlace(after("It is Picture 1] here"), placeOf, 6)).toEqual([6, 16]);
    expect(brokenPlace(after("It is [Picture 1] here"), placeOf, 16)).toBeNull();
    expect(brokenPlace(after("It is"), placeOf, 5)).toBeNull();
  });

  it("keeps the caret out", () => {
    const text = { ...read(A), shown: "It is [Picture 1] here" };
    const from = (before: number, caret: number) => outsidePlaces(text, placeOf, { caret, before });
    expect(from(6, 7)).toBe(17);
    expect(from(17, 16)).toBe(6);
    expect([from(0, 6), from(0, 17), from(0, 3)]).toEqual([6, 17, 3]);
  });
});
