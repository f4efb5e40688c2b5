import { expect, it } from "vitest";
import { chooseFace, type Face } from "./fonts.ts";

function face(family: string, letters: string, rest: Partial<Face> = {}): Face {
  const has = (codePoint: number) => letters.includes(String.fromCodePoint(codePoint));
  const bytes = new Uint8Array();
  return { id: family, kind: "sans", family, isBold: false, isItalic: false, bytes, has, ...rest };
}

const LATIN = face("latin", "abc0");
const BOLD = face("latin", "abc0", { id: "latin-bold", isBold: true });
const KANJI = face("japanese", "光a");
const MONO = face("mono", "ab", { kind: "mono" });
const FORMULA = face("KaTeX_Main", "ab", { kind: "formula" });
const SLANTED = face("KaTeX_Math", "ab", { kind: "formula", isItalic: true });
const ALL = [LATIN, BOLD, KANJI, MONO, FORMULA, SLANTED];

const chosen = (character: string, family: string, weight = 400, isItalic = false) => {
  const found = chooseFace(ALL, character, { family, weight, isItalic });
  return found && [found.face.id, found.isThickened];
};

it("takes the first font that has a character, in the required weight", () => {
  expect(chosen("a", "latin, japanese")).toEqual(["latin", false]);
  expect(chosen("a", "latin", 570)).toEqual(["latin-bold", false]);
  expect(chosen("光", "latin")).toEqual(["japanese", false]);
});

it("thickens a font that has no bold, as the page does", () => {
  expect(chosen("光", "latin", 600)).toEqual(["japanese", true]);
  expect(chosen("光", "latin", 500)).toEqual(["japanese", false]);
});

it("prefers the fonts of code and of formulas if they have the character", () => {
  expect(chosen("a", '"mono", latin')).toEqual(["mono", false]);
  expect(chosen("c", "mono, latin")).toEqual(["latin", false]);
  expect(chosen("a", "KaTeX_Main, serif")).toEqual(["KaTeX_Main", false]);
  expect(chosen("a", "KaTeX_Math", 400, true)).toEqual(["KaTeX_Math", false]);
  expect(chosen("光", "KaTeX_Main")).toEqual(["japanese", false]);
});

it("finds none for a character that must be a picture", () => {
  expect(chosen("🙂", "latin")).toBeNull();
  expect(chosen("a\u0301", "latin")).toBeNull();
});
