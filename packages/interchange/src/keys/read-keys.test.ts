import { describe, expect, it } from "vitest";
import { type KeyNames, readKeys } from "./read-keys.ts";

const PLACES = ["Milan", "Rome", "Turin", "Naples"];
const NUMBERS = ["1", "2", "3", "4"];
/** The letters of the right options, "-" where a cell is empty, "?" where it has no key. */
const shown = (found: readonly (readonly number[] | null)[]) =>
  found.map((key) => (key === null ? "?" : key.map((i) => "ABCDEFGH"[i]).join("") || "-")).join(" ");
const keysOf = (told: readonly string[], names: KeyNames = {}, options: readonly string[] = PLACES) =>
  shown(
    readKeys(
      told.map((cell) => ({ options, told: cell })),
      names,
    ),
  );

describe("the keys of a column", () => {
  it.each<[form: string, told: string[], keys: string, options?: string[]]>([
    ["letters", ["B", "C", "A"], "B C A"],
    ["letters of any case and with signs", ["b", "(c)", "A.", "d)", "[B]", '"C"'], "B C A D B C"],
    ["full-width letters", ["Ｂ", "ｃ", "Ａ"], "B C A"],
    ["circled letters", ["ⓑ", "Ⓒ", "ⓐ"], "B C A"],
    ["Cyrillic letters", ["Б", "В", "А", "г"], "B C A D"],
    ["Cyrillic letters without Ґ", ["Д", "Г", "А"], "E D A", ["у", "ф", "х", "ц", "ч"]],
    ["Cyrillic letters alone", ["В", "А"], "C A"],
    ["Latin letters typed as Cyrillic", ["А", "В", "С", "D"], "A B C D"],
    ["Cyrillic letters typed as Latin", ["A", "Б", "B"], "A B C"],
    ["kana", ["イ", "ウ", "ア", "エ"], "B C A D"],
    ["half-width and circled kana", ["ｲ", "㋒", "ア"], "B C A"],
    ["kana of the old order", ["い", "ろ", "は"], "A B C"],
    ["the old order in katakana", ["イ", "ロ", "ハ"], "A B C"],
    ["Roman numerals", ["II", "iii", "Ⅰ", "IV"], "B C A D"],
    ["numbers from 1", ["2", "3", "1", "4"], "B C A D"],
    ["numbers from 1 without the highest", ["2", "3", "1"], "B C A"],
    ["numbers from 0", ["1", "0", "2", "3"], "B A C D"],
    ["numbers as a spreadsheet writes them", ["2.0", "3.0", "1.0"], "B C A"],
    ["full-width and circled numbers", ["２", "③", "①"], "B C A"],
    ["a digit for each option", ["0100", "0010", "1000"], "B C A"],
    ["a digit for each option, several", ["0 1 0 0", "0,1,1,0", "1;0;0;0"], "B BC A"],
    ["a digit for each option, the last left away", ["0 1", "1 0 0", "0 0 1"], "B A C"],
    ["a digit for each option, beside numbers", ["1 0 0 0", "0 1 0 0"], "A B", ["100", "1000", "10", "1"]],
    ["a digit for each option as a number", ["100", "10", "1000", "1"], "B C A D"],
    ["English words", ["Option B", "option2", "Answer C", "Choice (a)", "opt. d"], "B B C A D"],
    ["names of columns", ["option_b", "OptionC", "optionA"], "B C A"],
    ["German words", ["Antwort B", "Antwort C", "Lösung: A"], "B C A"],
    ["Polish words", ["Odpowiedź B", "odp. C", "Opcja A"], "B C A"],
    ["Spanish words", ["Respuesta B", "Opción C", "opcion a"], "B C A"],
    ["French words", ["Réponse B", "Choix C", "reponse a"], "B C A"],
    ["Ukrainian words", ["варіант Б", "відповідь В", "Варіант А"], "B C A"],
    ["Japanese words", ["2番", "選択肢3", "答え：1"], "B C A"],
    ["Japanese words with kana", ["選択肢イ", "選択肢ウ", "正解：ア"], "B C A"],
    ["sentences", ["The correct answer is B.", "Answer is C", "Die richtige Antwort ist A"], "B C A"],
    ["ordinal numbers", ["2nd", "3rd", "1st", "4th"], "B C A D"],
    ["the words and a letter behind", ["Rome (B)", "turin [c]", "Milan (A)", "Rome (D)"], "B C A ?"],
    ["a letter and the words", ["B) Rome", "C: Turin", "A. Milan", "(d) Naples"], "B C A D"],
    ["a letter and other words", ["B) Rome", "C: Rome", "A. Oslo"], "B ? ?"],
    ["a number and the words that are one", ["1. 1", "2. 11", "3. 0"], "A B C", ["1", "11", "0"]],
    ["the words", ["rome", "Turin.", " NAPLES ", "Ｍｉｌａｎ"], "B C D A"],
    ["words with signs of their own", ["U.S.A", "uk", "3.14"], "A B C", ["USA", "U.K.", "3.14", "314"]],
    [
      "several letters",
      ["AC", "A and C", "A und C", "A et C", "A+C", "A, C", "a & c"],
      "AC AC AC AC AC AC AC",
    ],
    ["several of each language", ["A i C", "A y C", "A oraz C", "B;D", "A/C", "CA"], "AC AC AC BD AC AC"],
    ["several Cyrillic letters", ["А та В", "БГ", "А і Б"], "AC BD AB"],
    ["several kana", ["アとウ", "イ、エ", "ア・イ"], "AC BD AB"],
    ["several numbers", ["1,3", "2 4", "1; 2"], "AC BD AB"],
    ["several words", ["Rome; Turin", "Rome, Naples", "Milan and Rome"], "BC BD AB"],
    ["several letters with words", ["B) Rome; C) Turin", "A) Milan"], "BC A"],
    ["true and false", ["T", "F", "true"], "A B A", ["Prawda", "Fałsz"]],
  ])("in the form of %s", (_, told, keys, options = PLACES) => {
    expect(keysOf(told, {}, options)).toBe(keys);
  });

  it("are none where a cell is empty or fits nothing that explains the others", () => {
    expect(keysOf(["B", "", "#", "A", "n/a", "see page 3"])).toBe("B - ? A ? ?");
    expect(keysOf(["B", "C", "E", "7", "Oslo", "A"])).toBe("B C ? ? ? A");
    expect(keysOf(["B or C", "C", "D", "A lub B", "A", "B"])).toBe("? C D ? A B");
    expect(keysOf(["0100", "0000", "01"])).toBe("B ? D");
    expect(keysOf(["see page 1", "see page 2", "B"])).toBe("? ? ?");
    expect(keysOf(["2", "3", "5", "1", "4"])).toBe("B C ? A D");
    expect(keysOf(["B"], {}, ["x", "", "y"])).toBe("?");
    expect(keysOf(["same"], {}, ["same", "same", "other"])).toBe("?");
  });

  it("may be in mixed forms where no other could be meant", () => {
    expect(keysOf(["B", "C", "Rome", "A) Milan", "Option D"])).toBe("B C B A D");
    expect(keysOf(["Rome", "Turin", "Naples", "B"])).toBe("B C D B");
    expect(keysOf(["1", "2", "3", "4", "B"])).toBe("A B C D B");
    expect(keysOf(["B", "2", "C", "3"])).toBe("B B C C");
    // A lone number among letters could be counted from 0.
    expect(keysOf(["A", "B", "C", "2"])).toBe("A B C ?");
  });

  it("are decided by the whole column where options are numbers or letters themselves", () => {
    const of = (rows: [string[], string][], names: KeyNames = {}) =>
      shown(
        readKeys(
          rows.map(([options, told]) => ({ options, told })),
          names,
        ),
      );
    const sums: [string[], string][] = [
      [["2", "3", "4", "5"], "2"],
      [NUMBERS, "1"],
    ];
    expect(of(sums)).toBe("? A");
    expect(of(sums, { key: "correct option" })).toBe("B A");
    expect(of(sums, { key: "correct_text" })).toBe("A A");
    expect(of([...sums, [["8", "9", "10", "11"], "10"]])).toBe("A A C");
    expect(of([...sums, [["8", "9", "10", "11"], "3"]])).toBe("B A C");
    expect(of([...sums, [PLACES, "Rome"]])).toBe("A A B");
    expect(
      of([
        [["1/2", "3/4", "2/3"], "3/4"],
        [["2/3", "1/2", "1/4"], "1/2"],
      ]),
    ).toBe("B B");
    expect(
      of([
        [["O", "A", "B", "AB"], "A"],
        [PLACES, "B"],
      ]),
    ).toBe("A B");
    expect(
      of([
        [["O", "A", "B", "AB"], "A"],
        [PLACES, "Rome"],
      ]),
    ).toBe("B B");
    expect(
      of([
        [["True", "False"], "1"],
        [["True", "False"], "0"],
      ]),
    ).toBe("? ?");
  });

  it("may be several letters though an option has the same words, where the heading says letters", () => {
    expect(keysOf(["A B"], {}, ["A B", "C", "D"])).toBe("A");
    expect(keysOf(["A B"], { key: "key" }, ["A B", "C", "D"])).toBe("AB");
  });

  it("are counted from 0 where a 0 stands and no row has the highest", () => {
    expect(keysOf(["0", "4"])).toBe("? ?");
    expect(keysOf(["0", "4", "4", "2"])).toBe("? D D B");
    expect(keysOf(["2", "1"], { key: "answer_index" })).toBe("? ?");
    expect(keysOf(["2", "1", "4"], { key: "correctIndex" })).toBe("B A D");
    expect(keysOf(["2", "1"], { key: "correct (0-3)" })).toBe("C B");
    expect(keysOf(["2", "1"], { options: ["option0", "option1", "option2", "option3"] })).toBe("C B");
    expect(keysOf(["1", "0"], { options: ["option1", "option2", "option3", "option4"] })).toBe("B A");
  });

  it("are told by the headings of the options", () => {
    const headed = (...options: string[]) => ({ options });
    expect(keysOf(["B", "D"], headed("A", "B", "D", "F"))).toBe("B C");
    expect(keysOf(["A", "C"], headed("A", "B", "D", "F"))).toBe("A ?");
    expect(keysOf(["A", "C"], headed("VariantA", "VariantB", "VariantC", "VariantD"))).toBe("A C");
    expect(keysOf(["1", "3", "2"], headed("1", "3", "4", "5"))).toBe("A B ?");
    expect(keysOf(["イ"], headed("選択肢イ", "選択肢ロ", "選択肢ハ", "選択肢ニ"))).toBe("A");
    expect(keysOf(["イ"], headed("選択肢ア", "選択肢イ", "選択肢ウ", "選択肢エ"))).toBe("B");
    // The Cyrillic letter looks like the Latin one: either could be meant.
    expect(keysOf(["В", "А"], headed("Option A", "Option B", "Option C", "Option D"))).toBe("? A");
    expect(keysOf(["Б", "В"], headed("Option A", "Option B", "Option C", "Option D"))).toBe("B C");
    expect(keysOf(["B", "Б"], headed("Варіант А", "Варіант Б", "Варіант В", "Варіант Г"))).toBe("C B");
    const numbered = headed("Option1", "Option2", "Option3", "Option4");
    expect(keysOf(["Option3", "D) Naples", "rome"], numbered)).toBe("C D B");
    const kahoot = { key: "Correct answer(s) - choose at least one" };
    expect(keysOf(["2", "1,3"], kahoot, NUMBERS)).toBe("B AC");
  });
});
