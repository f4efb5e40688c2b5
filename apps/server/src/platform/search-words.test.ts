import { describe, expect, it } from "vitest";
import { folded, termsOf, wordsToStore } from "./search-words.ts";

/** Whether a text is found, as both databases do it. */
function finds(text: string, query: string): boolean {
  const stored = wordsToStore(text);
  return termsOf(query).every(({ words, isPrefix }) =>
    stored.some((_, at) =>
      words.every((word, i) =>
        isPrefix ? stored[at + i]?.startsWith(word) === true : stored[at + i] === word,
      ),
    ),
  );
}

describe("words for finding", () => {
  it.each([
    ["Où est l’énergie du chloroplaste?", "energie CHLORO"],
    ["Die Größe der Zellmembranen", "grosse zellmem"],
    ["Die Strasse ist lang", "Straße"],
    ["Zażółć gęślą jaźń", "gesla jazn"],
    ["Żółwie i łódki", "zolwie lodki"],
    ["Łódź", "łódź"],
    ["Le cœur et l’œuf", "coeur oeuf"],
    ["Ærø, Đakovo, Þingvellir", "aero dakovo thingvellir"],
    ["Обʼєкти мають м'яту", "об'єкти"],
    ["Обʼєкти мають м'яту", "мʼяту"],
    ["Об’єкти та об'єкт", "обʼєкти"],
    ["Об'єкти", "Об’єкти"],
    ["C++ is older than C# and Go", "c++"],
    ["C++ is older than C# and Go", "c c#"],
    ["Ca²⁺ and H⁺ leave", "ca2+ h+"],
    ["Ｃ＋＋入門", "c++ 入門"],
    ["1+1 is two", "1"],
    ["¿Cuántos años duró la Revolución?", "anos revolucion"],
    ["Фотосинтез відбувається у хлоропластах", "хлороп фотосинтез"],
    ["光合成は葉緑体で行われる。", "葉緑体"],
    ["光合成は葉緑体で行われる。", "光合"],
    ["光合成は葉緑体で行われる。", "緑"],
    ["ＡＴＰはミトコンドリアで作られる", "atp ミトコンドリア"],
    ["H2O and CO2", "co2"],
  ])("finds in %j what is asked as %j", (text, query) => {
    expect(finds(text, query)).toBe(true);
  });

  it.each([
    ["光合成は葉緑体で行われる。", "合葉"],
    ["かき", "がき"],
    ["The cell keeps water", "cell wine"],
    ["An ox", "o"],
    ["Vitamin C is an acid", "c++"],
    ["C# and C++", "f#"],
    ["Objects of C", "c#"],
    ["a+b", "a+"],
  ])("does not find in %j what is asked as %j", (text, query) => {
    expect(finds(text, query)).toBe(false);
  });

  it("asks for nothing where there are no words", () => {
    expect(termsOf(' -- " * ) OR ( : ')).toEqual([{ words: ["or"], isPrefix: false }]);
    expect(termsOf("!?")).toEqual([]);
  });

  it("folds a text once for all", () => {
    for (const text of ["Ąę İi ß ﬁ Ⅷ", "ガギ"]) expect(folded(folded(text))).toBe(folded(text));
  });
});
