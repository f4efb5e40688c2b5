import type { Language } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { classOf } from "../options/class-of.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { readDocument } from "./document.ts";
import { semanticClassInDefinition } from "./hypernyms.ts";
import { planPassages } from "./passages.ts";

describe("what a definition says a thing is", () => {
  it.each([
    ["en", "the process by which plants build sugars from carbon dioxide and water", "happening"],
    ["en", "a type of rock that forms from molten material", "substance"],
    ["en", "the splitting of water by light", "happening"],
    ["en", "the curve that shows how well each wavelength drives photosynthesis", "sign"],
    ["pl", "rzemieślnik, który składa tekst z czcionek", "person"],
    ["de", "eine Materialeigenschaft, die von der inneren Struktur abhängt", "state"],
    ["de", "der vertikale Winkel, unter dem ein Satellit über dem Horizont steht", "measure"],
    ["es", "la cantidad de sales disueltas en el agua", "measure"],
    ["es", "una cordillera submarina en la que se forma corteza nueva", "part"],
    ["uk", "відстань, на якій річний паралакс зорі дорівнює одній кутовій секунді", "measure"],
    ["uk", "наука про небесні тіла, їхню будову, рух і розвиток", "field"],
    ["ja", "地下の岩石がとけてできた高温の物質", "substance"],
    ["ja", "柱や壁を丈夫にしてゆれに耐える方法", "way"],
    ["ja", "本種が春に集まる生息地", "land"],
    ["ja", "電流を一定に保つ電源回路", "device"],
  ] as const)("is of a class (%s: %s)", (language, definition, thing) => {
    expect(semanticClassInDefinition(definition, profileOf(language))).toBe(thing);
  });
});

describe("a term", () => {
  const classIn = (text: string, named: string, language: Language) =>
    classOf(named, readDocument(planPassages(sourceOf([text], language)), { seed: 1, mode: "study" }));

  it.each([
    ["シャルル7世の王位継承権が失われた。", "王位継承権", "idea"],
    ["戴冠式が朝に執り行われた。", "戴冠式", "happening"],
    ["ドイツ政府は開発を支えた。", "ドイツ政府", "group"],
    ["グリニッジ宮殿で洗礼式があった。", "グリニッジ宮殿", "land"],
    ["図書館長を務めた。", "図書館長", "person"],
    ["地球の表面はプレートと呼ばれる岩盤に覆われている。", "プレート", null],
    ["国家が成長し、危機を越えた。", "成長", null],
    ["国家が成長し、危機を越えた。", "危機", null],
    ["国家が成長し、危機を越えた。", "国家", "land"],
  ] as const)("of Japanese is of the class that its last morpheme tells (%s: %s)", (text, named, thing) => {
    expect(classIn(text, named, "ja")).toBe(thing);
  });

  it.each([
    ["geographers", "person"],
    ["economist", "person"],
    ["mist", null],
  ])("of English is somebody by its ending, save where that is another (%s)", (named, thing) => {
    expect(classIn("The river rises in the hills.", named, "en")).toBe(thing);
  });

  it("is of the class that its definition tells, whatever its ending", () => {
    const text = "Масивна зоря гасне. Наднова — це спалах, яким закінчує життя масивна зоря.";
    expect(classIn(text, "наднова", "uk")).toBe("happening");
  });

  it("is of the class that its own head tells where nothing defines it", () => {
    expect(
      classIn("Für jeden Ort gilt eine andere Schallgeschwindigkeit.", "Schallgeschwindigkeit", "de"),
    ).toBe("measure");
    expect(classIn("Лікар оцінює технічну можливість операції.", "технічна можливість", "uk")).toBe("state");
  });

  it.each([
    ["uk", "Урок веде диригент, а гру – тренер. Готовність учня – це вихідна точка.", "диригент", "person"],
    ["uk", "Урок веде диригент, а гру – тренер. Готовність учня – це вихідна точка.", "тренер", "person"],
    ["pl", "Jeden operator zastępował kilku zecerów w dużej drukarni.", "zecer", "person"],
    ["uk", "Зоря розташована на відстані 10 парсеків від Землі.", "парсек", "measure"],
    ["pl", "Częstotliwość i amplituda to charakterystyki fali.", "częstotliwość", "measure"],
  ] as const)(
    "is a person or a measure where its noun is listed as one (%s: %s, %s)",
    (language, text, term, thing) => {
      expect(classIn(text, term, language)).toBe(thing);
    },
  );

  it("is of none where nothing tells", () => {
    expect(classIn("The gizmo stands in the hall.", "gizmo", "en")).toBeNull();
  });
});
