import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { isBareGap, needsDeterminer } from "./agreement.ts";

describe("a gap that takes no article", () => {
  const [spanish, german] = [profileOf("es"), profileOf("de")];

  it.each([
    [german, "Bei Hunger erscheint _____ im Blut.", "Renin", false],
    [spanish, "La célula necesita _____ para vivir.", "oxígeno", true],
    [spanish, "La célula necesita un _____ para vivir.", "oxígeno", false],
    [spanish, "La célula necesita _____ para vivir.", "azúcares", false],
  ])("is one where nothing leads a singular (%#)", (profile, stem, key, isBare) => {
    expect(isBareGap({ key, stem }, profile)).toBe(isBare);
  });

  it.each([
    [spanish, ["una"], true],
    [spanish, ["el", "la"], true],
    [spanish, ["el"], false],
    [spanish, ["el", "de"], false],
  ])("takes nothing that is counted (%#)", (profile, leads, isCounted) => {
    const forms = new Map([["X", new Set(leads)]]);
    expect(needsDeterminer({ forms }, profile)).toBe(isCounted);
  });
});
