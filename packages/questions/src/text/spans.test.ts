import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { numericValue, soleNumber, spansOf } from "./spans.ts";

describe("typed spans", () => {
  it.each([
    ["en", "In 1648 the war ended after 30 years.", ["year 1648", "quantity 30 years"]],
    [
      "en",
      "The moon is 384,400 km away and reflects 12 % of the light.",
      ["quantity 384,400 km", "percent 12 %"],
    ],
    ["en", "It opened on March 3, 1875 and cost $2.5 million.", ["date March 3, 1875", "money $2.5 million"]],
    [
      "de",
      "Am 3. Oktober 1990 lebten dort 16,1 Millionen Menschen.",
      ["date 3. Oktober 1990", "quantity 16,1 Millionen"],
    ],
    [
      "pl",
      "Dnia 11 listopada 1918 roku miasto liczyło 758 tys. osób.",
      ["date 11 listopada 1918", "quantity 758 tys."],
    ],
    ["es", "El 12 de octubre de 1492 llegaron 3 barcos.", ["date 12 de octubre de 1492", "number 3"]],
    ["uk", "У 1991 році площа становила 603 628 км.", ["year 1991", "quantity 603 628 км"]],
    ["ja", "1964年10月10日に93か国が参加した。", ["date 1964年10月10日", "quantity 93か国"]],
  ] as const)("are found with their type (%s: %s)", (language, text, expected) => {
    expect(spansOf(text, profileOf(language)).map(({ type, text: found }) => `${type} ${found}`)).toEqual(
      expected,
    );
  });

  it.each([
    ["en", "He was elected khan in 1206, in 1200 towns of the steppe.", ["year 1206", "number 1200"]],
    ["es", "El imperio creció hasta la muerte de Gengis en 1227.", ["year 1227"]],
  ] as const)(
    "are years of the Middle Ages where nothing is counted (%s: %s)",
    (language, text, expected) => {
      expect(spansOf(text, profileOf(language)).map(({ type, text: found }) => `${type} ${found}`)).toEqual(
        expected,
      );
    },
  );

  it("leave ranges, versions and times alone", () => {
    const spans = spansOf("Read pages 10–12 of version 2.0.1 at 12:30, and 30 more.", profileOf("en"));
    expect(spans.map(({ text }) => text)).toEqual(["30"]);
  });

  it("read thousands and decimals of both conventions", () => {
    expect(["1,500", "1.500", "1 500", "0,25", "3.14", "12.000.000"].map(numericValue)).toEqual([
      1500, 1500, 1500, 0.25, 3.14, 12_000_000,
    ]);
  });

  it("tell a text with one number from one with several", () => {
    expect([soleNumber("about 5 km"), soleNumber("5 of 7"), soleNumber("none")]).toEqual([5, null, null]);
  });
});
