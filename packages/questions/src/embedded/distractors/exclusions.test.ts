import type { Language } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { isUninformative, keepDistinct } from "./exclusions.ts";
import { rankDistractors } from "./rank-distractors.ts";

describe("an option that was cut out of its phrase", () => {
  it.each([
    ["es", "base fuerte", false],
    ["es", "cifras significativas", false],
    ["es", "ejecutas git status", true],
    ["es", "ramas de seguimiento", false],
    ["es", "ejemplos siguientes", true],
    ["es", "archivo anterior idéntico", true],
    ["es", "ramas paralelas denominadas desarrollo", true],
    ["es", "metros de altura", true],
    ["es", "año bisiesto", false],
    ["es", "lóbulo anterior", false],
    ["es", "ley de las proporciones múltiples", false],
    ["en", "tragic death", true],
    ["en", "sharp contrast", true],
    ["en", "true sensory stimulus", true],
    ["en", "significant figures", false],
    ["en", "group of disorders", true],
    ["en", "kingdom of plants", false],
    ["en", "asleep", true],
    ["en", "excessive", true],
    ["en", "excess", false],
    ["en", "rewritten", true],
    ["en", "sharpness", false],
    ["uk", "поширені сірі", true],
    ["uk", "поширені ґрунти", false],
    ["ja", "以降アレクサンドル2世", true],
    ["ja", "難民認定法及", true],
    ["ja", "周辺諸国", true],
    ["ja", "後コミット", true],
    ["ja", "一切管理対象", true],
    ["ja", "書式以外", true],
    ["ja", "円柱状", true],
    ["ja", "直近", true],
    ["ja", "本書", true],
    ["ja", "同楽曲", true],
    ["ja", "不可能", true],
    ["ja", "一度コミット", true],
    ["ja", "不動産", false],
    ["ja", "本社", false],
    ["ja", "症状", false],
    ["ja", "招待状", false],
    ["ja", "後継者", false],
    ["ja", "アレクサンドル2世", false],
  ] as const)("is none (%s: %s)", (language, text, isCut) => {
    expect(isUninformative(text, profileOf(language))).toBe(isCut);
  });
});

describe("another spelling of the key", () => {
  const optionsBeside = (key: string, other: string, language: Language) => {
    const stem = "?";
    const line = { quote: "", heading: null } as Parameters<typeof keepDistinct>[1]["line"];
    return keepDistinct([{ text: other }], { key, stem, line, before: "" }, profileOf(language), 3);
  };

  it("is no option", () => {
    expect(optionsBeside("перебазування", "перебазовування", "uk")).toEqual([]);
  });

  it.each([
    ["大規模プロジェクト", "巨大プロジェクト", false],
    ["監視対象", "追跡対象", false],
    ["航空機", "飛行機", false],
    ["大規模プロジェクト", "分散プロジェクト", true],
    ["監視対象", "管理対象", true],
  ])("nor is what the same is told with in another word (ja: %s, %s)", (key, other, isOption) => {
    expect(optionsBeside(key, other, "ja")).toHaveLength(isOption ? 1 : 0);
  });

  it.each([
    ["en", "mental disorders", "psychological disorders", false],
    ["en", "extroversion", "extraversion", false],
    ["en", "haemoglobin", "hemoglobin", false],
    ["en", "introversion", "extraversion", true],
    ["en", "anxiety disorders", "psychological disorders", true],
    ["de", "Fotosynthese", "Photosynthese", false],
    ["de", "Digitalisation", "Digitalisierung", false],
    ["de", "Biosynthese", "Photosynthese", true],
    ["es", "partículas alfa", "partículas α", false],
    ["es", "partículas alfa", "partículas β", true],
    ["uk", "альфа-частинки", "α-частинки", false],
  ] as const)("nor is another spelling or wording of it (%s: %s, %s)", (language, key, other, isOption) => {
    expect(optionsBeside(key, other, language)).toHaveLength(isOption ? 1 : 0);
    expect(optionsBeside(other, key, language)).toHaveLength(isOption ? 1 : 0);
  });

  it("nor is what says again the word before the gap", () => {
    const line = { quote: "", heading: null } as Parameters<typeof keepDistinct>[1]["line"];
    const asked = { key: "branch name", stem: "The default _____ is main.", line, before: "default" };
    const kept = keepDistinct([{ text: "default value" }, { text: "file name" }], asked, profileOf("en"), 3);
    expect(kept).toEqual([{ text: "file name" }]);
  });

  it("nor is what the stem names without its noun", () => {
    const line = { quote: "", heading: null } as Parameters<typeof keepDistinct>[1]["line"];
    const stem = "The wings of the house are the northern, the southern and the _____.";
    const asked = { key: "western wing", stem, line, before: "the" };
    const kept = keepDistinct(
      [{ text: "northern wing" }, { text: "eastern wing" }],
      asked,
      profileOf("en"),
      3,
    );
    expect(kept).toEqual([{ text: "eastern wing" }]);
  });

  it("or its owner, is none either", () => {
    expect(optionsBeside("Gandhis Satyagraha", "Mohandas Gandhi", "de")).toEqual([]);
    expect(optionsBeside("Mohandas Gandhi", "Gandhi's Satyagraha", "en")).toEqual([]);
    expect(optionsBeside("Charles Darwin", "Charles Lyell", "en")).toHaveLength(1);
  });

  it.each([
    ["アルトン・エリス", "アルトン・ニーアマイア・エリス", "ja"],
    ["Alton Nehemiah Ellis", "Alton Ellis", "en"],
    ["Johann Wolfgang Goethe", "Johann Goethe", "de"],
  ] as const)("nor is a name with or without what stands in its middle (%s, %s)", (key, other, language) => {
    expect(optionsBeside(key, other, language)).toEqual([]);
    expect(optionsBeside(other, key, language)).toEqual([]);
    expect(optionsBeside("Johann Sebastian Bach", "Johann Goethe", "de")).toHaveLength(1);
    expect(optionsBeside("アルトン・エリス", "アルトン・ニーアマイア・ホルト", "ja")).toHaveLength(1);
  });

  it("is not seen in another word that is as long", () => {
    expect(optionsBeside("convergent", "convection", "en")).toHaveLength(1);
    expect(optionsBeside("transcription", "transpiration", "en")).toHaveLength(1);
  });
});

describe("a surname", () => {
  it("stands beside surnames, whatever the document says of the others' first names", () => {
    const text = `Joseph Priestley kept a mint plant under a glass jar. Samuel Ruben worked with Martin Kamen in
Berkeley. Andrew Benson drew the cycle. James Bassham counted the steps. ${"It was so and it is so again. ".repeat(200)}`;
    const stem = "In 1771, _____ showed that a candle burns again beside the mint plant.";
    const others = rankDistractors({ stem, answer: "Priestley", text, language: "en", count: 3 });
    expect(others).toHaveLength(3);
    expect(others.join(" ")).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
  });
});
