import type { Language } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { isUninformative, keepDistinct } from "./exclusions.ts";

describe("an option that was cut out of its phrase", () => {
  it.each([
    ["es", "base fuerte", false],
    ["es", "cifras significativas", false],
    ["es", "ramas de seguimiento", false],
    ["es", "año bisiesto", false],
    ["es", "lóbulo anterior", false],
    ["es", "ley de las proporciones múltiples", false],
    ["en", "significant figures", false],
    ["en", "kingdom of plants", false],
    ["en", "asleep", true],
    ["en", "excessive", true],
    ["en", "excess", false],
    ["en", "rewritten", true],
    ["en", "sharpness", false],
    ["uk", "поширені сірі", true],
    ["uk", "поширені ґрунти", false],
    ["ja", "周辺諸国", true],
    ["ja", "直近", true],
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
    ["ja", "バヤズィト1世", "バヤジット1世", false],
    ["ja", "ヴァイオリン", "バイオリン", false],
    ["ja", "バイオリン", "ビオラ", true],
    ["es", "partículas alfa", "partículas β", true],
  ] as const)("nor is another spelling or wording of it (%s: %s, %s)", (language, key, other, isOption) => {
    expect(optionsBeside(key, other, language)).toHaveLength(isOption ? 1 : 0);
    expect(optionsBeside(other, key, language)).toHaveLength(isOption ? 1 : 0);
  });

  it("is not seen in another word that is as long", () => {
    expect(optionsBeside("convergent", "convection", "en")).toHaveLength(1);
    expect(optionsBeside("transcription", "transpiration", "en")).toHaveLength(1);
  });
});
