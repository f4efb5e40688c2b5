import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { isOblique } from "../text/cases.ts";

describe("a phrase that names a thing", () => {
  it.each([
    ["uk", "доходи бюджету", true],
    ["uk", "облікову політику", false],
    ["pl", "zestaw znaków", true],
    ["pl", "system nerwowy", true],
    ["pl", "poziom wody", true],
    ["pl", "zapach lasu", true],
    ["pl", "systemem nerwowym", false],
    ["pl", "domom dziecka", false],
    ["pl", "organizacji", false],
    ["pl", "teorii względności", false],
  ] as const)("shows it by the case of its head (%s: %s)", (language, phrase, namesThing) => {
    expect(isOblique(phrase, profileOf(language))).toBe(!namesThing);
  });
});
