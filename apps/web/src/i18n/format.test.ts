import { LANGUAGES } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { dateLocaleOf, formatsOf } from "./format.ts";

const plainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("formats", () => {
  it("write sizes in the unit a file manager would use", () => {
    const { bytes } = formatsOf("en");
    expect(plainSpaces(bytes(50 * 1024 * 1024))).toBe("50 MB");
    expect(plainSpaces(bytes(1.5 * 1024 * 1024))).toBe("1.5 MB");
    expect(plainSpaces(bytes(820 * 1024))).toBe("820 kB");
    expect(plainSpaces(bytes(0))).toBe("0 bytes");
  });

  it("write short waits in seconds and long ones in minutes", () => {
    const { duration } = formatsOf("en");
    expect(plainSpaces(duration(20))).toBe("20 sec");
    expect(plainSpaces(duration(150))).toBe("3 min");
    expect(formatsOf("ja").duration(38)).toBe("38秒");
    expect(formatsOf("ja").duration(150)).toBe("3分");
  });

  it.each(LANGUAGES)("let a sentence end with a duration in %s without a second point", (language) => {
    const { duration } = formatsOf(language);
    expect([1, 41, 150].map(duration).filter((text) => text.endsWith("."))).toEqual([]);
  });

  it("join words as the language does", () => {
    expect(formatsOf("de").list(["ODT", "RTF", "MD"])).toBe("ODT, RTF und MD");
    expect(formatsOf("ja").list(["ODT", "RTF", "MD"])).toBe("ODT、RTF、MD");
    expect(formatsOf("de").series(["ODT", "RTF", "MD"])).toBe("ODT, RTF, MD");
    expect(formatsOf("ja").series(["ODT", "RTF", "MD"])).toBe("ODT、RTF、MD");
  });

  it("keep a word of one letter between the last two items on one line with the last", () => {
    expect(formatsOf("pl").list(["ODT", "RTF", "MD"])).toBe("ODT, RTF i\u00a0MD");
    expect(formatsOf("uk").list(["ODT", "MD"])).toBe("ODT і\u00a0MD");
  });

  it("write numbers as the language does", () => {
    expect(plainSpaces(formatsOf("pl").number(12345))).toBe("12 345");
    expect(formatsOf("de").number(12345)).toBe("12.345");
  });

  it.each(LANGUAGES)("write small numbers and shares in %s as a browser would", (language) => {
    const { number, percent } = formatsOf(language);
    const [plain, share] = [
      new Intl.NumberFormat(language),
      new Intl.NumberFormat(language, { style: "percent" }),
    ];
    for (const value of [-3, 0, 0.5, 7, 42, 100, 999, 1_000, 12_345])
      expect(number(value)).toBe(plain.format(value));
    for (let count = 0; count <= 30; count += 1) expect(percent(count / 30)).toBe(share.format(count / 30));
  });

  it("write small amounts of money with two significant digits", () => {
    expect(plainSpaces(formatsOf("en").money(0.003149, "USD"))).toBe("$0.0031");
    expect(plainSpaces(formatsOf("de").money(1.26, "EUR"))).toBe("1,3 €");
    expect(plainSpaces(formatsOf("ja").money(12.4, "JPY"))).toBe("¥12".replace("¥", "￥"));
  });

  it("return an empty text for an invalid time", () => {
    expect(formatsOf("en").date("yesterday-ish")).toBe("");
  });
});

it("write dates as in the browser's region, if its language is the page's", () => {
  expect(dateLocaleOf("en", ["pl-PL", "en-GB", "en"])).toBe("en-GB");
  expect(dateLocaleOf("de", ["en-GB"])).toBe("de");
  const day = "2026-11-25T12:00:00.000Z";
  expect(formatsOf("en", dateLocaleOf("en", ["en-GB"])).date(day)).toBe("25 November 2026");
  expect(formatsOf("en", dateLocaleOf("en", ["en-US"])).date(day)).toBe("November 25, 2026");
  expect(formatsOf("en", dateLocaleOf("en", ["en-GB"])).shortDate(day)).toBe("25 Nov");
});
