import { describe, expect, it } from "vitest";
import { CASES } from "./cases.ts";
import { familiesFrom } from "./family.ts";
import { lexiconFrom, lexiconOf } from "./lexicon.ts";
import { type Marks, NO_MARKS } from "./marks.ts";
import { areForms } from "./testing/check.ts";

describe("a lexicon", () => {
  const lexiconIn = (lines: readonly string[], marks: Marks = NO_MARKS) =>
    lexiconFrom(
      lines.flatMap((line) => familiesFrom(line, marks)),
      marks,
    );
  const find = (text: string, form: string) => lexiconIn(text.split("\n")).find(form);

  it("finds a word in every family it belongs to", () => {
    const text = "planet: mercury, venus, mars\nmetal: gold, silver, mercury";
    expect(find(text, "mercury").map(({ family, index }) => [family.hypernyms, index])).toEqual([
      [["planet"], 0],
      [["metal"], 2],
    ]);
    expect(find(text, "saturn")).toEqual([]);
  });

  it("finds a word however its signs are typed and it is spelt", () => {
    const lines = ["law: Hooke’s law, Ohm’s law", "part: X-ray tube, hemoglobin"];
    const { find, plain } = lexiconIn(lines, {
      ...NO_MARKS,
      spellings: [[/haem/u, "hem"]],
    });
    for (const form of [
      "Hooke's law",
      "Hooke’s law",
      "X ray tube",
      "X–ray tube",
      "haemoglobin",
      "hemoglobin",
    ])
      expect(find(form).length, form).toBe(1);
    expect(find("hookes law")).toEqual([]);
    expect(plain("haemo-dialysis")).toBe("hemo dialysis");
  });

  it("tells the cases a form may stand in", () => {
    const text = "pierwiastek: tlen~/u/owi//em/ie, siar~ka/ki/ce/kę/ką/ce";
    expect(find(text, "tlen")[0]?.cases).toEqual([0, 3]);
    expect(find(text, "tlenem")[0]?.cases).toEqual([4]);
    expect(find(text, "siarce")[0]?.cases).toEqual([2, 5]);
  });

  it("reads gender and number from the marks before a word", () => {
    const marks = { ...NO_MARKS, gender: { die: "f" } };
    const [kin] = lexiconIn(["organ: die Leber, pl Nieren, Herz"], marks).find("Leber");
    expect(kin?.family.members.map(({ text, gender, isPlural }) => [text, gender, isPlural])).toEqual([
      ["Leber", "f", false],
      ["Nieren", "", true],
      ["Herz", "", false],
    ]);
  });
});

describe("a Japanese word of foreign origin", () => {
  it.each([
    ["コンピューター", "コンピュータ"],
    ["ステージング・エリア", "ステージングエリア"],
    ["ヴィールス", "ビールス"],
    ["リモート・リポジトリ", "リモートリポジトリ"],
  ])("is found in any spelling (%s)", (other, own) => {
    const { find, plain } = lexiconOf("ja");
    expect(plain(other)).toBe(plain(own));
    expect(find(other)).toEqual(find(own));
  });

  it("is not another one that is as short", () => {
    const { find } = lexiconOf("ja");
    expect(find("キト").length).toBeGreaterThan(0);
    expect(find("キット")).toEqual([]);
  });
});

describe("the plurals of a family", () => {
  it.each([
    ["en", "sensory neurons", "interneurons"],
    ["de", "Arterien", "Venen"],
    ["de", "Schallwellen", "Wasserwellen"],
  ] as const)("are a family of their own (%s: %s)", (language, form, other) => {
    const found = lexiconOf(language).find(form);
    const others = found.flatMap(({ family }) => family.members.map(({ text }) => text));
    expect(others).toContain(other);
  });

  it.each([
    ["en", "photosynthesis", "photosynthesises"],
    ["de", "Magen", "Magenn"],
  ] as const)("are none of what is not counted or cannot be told (%s: %s)", (language, single, many) => {
    const { find } = lexiconOf(language);
    expect(find(single).length).toBeGreaterThan(0);
    expect(find(many)).toEqual([]);
  });
});

describe.each(["en", "pl", "de", "es", "uk", "ja"] as const)("the lexicon of %s", (language) => {
  const { families } = lexiconOf(language);

  it("has families large enough to choose from, without doubles", () => {
    expect(families.length).toBeGreaterThan(80);
    for (const { members } of families) {
      const texts = members.map(({ text }) => text);
      expect(texts.length).toBeGreaterThanOrEqual(2);
      expect(new Set(texts).size, texts.join()).toBe(texts.length);
    }
  });

  it("gives a word all its cases or none", () => {
    const wrong = families
      .flatMap(({ members }) => members)
      .filter(({ text, forms }) => !areForms(forms) || forms[CASES.nominative] !== text);
    expect(wrong.map(({ forms }) => forms)).toEqual([]);
  });
});
