import { describe, expect, it } from "vitest";
import { findQuestions } from "./index.ts";
import { paperOfLines } from "./testing/paper-forms.ts";

/** Options and key of each question, from a block per line. */
function found(text: string): [string[], number | null][] {
  return findQuestions(paperOfLines(text)).questions.map(({ item }) => [item.options, item.key]);
}

function paper(options: readonly string[], stem = "Which of these is right?"): string {
  return options
    .map((line, i) => {
      const labelled = line.split(" | ").map((option, n) => `${String.fromCharCode(65 + n)}) ${option}`);
      return [`${i + 1}. ${stem}`, ...labelled].join("\n");
    })
    .join("\n");
}

describe("a sign beside an option", () => {
  it.each([
    ["roots", ["2 | √2 | 4", "√3 | 3 | 9", "√5 | √7 | √9", "6 | √6 | 36"]],
    ["roots of letters behind", ["x√ | x | y", "y | y√ | z", "a | b√ | c"]],
    ["words of any length", ["a* | a+a | aa", "(ab)* | ab | ba", "aa | [ab]* | b"]],
    ["pointers", ["*p | &p | p", "&q | *q | q", "r | &r | *r"]],
    ["stars on some options", ["Rome* | Oslo | Bern", "Lima | Quito | Cuzco", "Kyiv | Lviv | Odesa"]],
    [
      "charges of two electrodes",
      [
        "anode (+) | cathode (-) | wire",
        "zinc | copper (+) | lead",
        "gold | iron | zinc",
        "tin | lead | iron",
      ],
    ],
    ["functions of x", ["f (x) | g | h", "g | h (x) | f", "f | g | h"]],
    ["comparisons", ["n <= m | n > m | n = m", "a > b | a | b", "c | d | e", "k | m | n"]],
  ])("belongs to the subject: %s", (_what, options) => {
    expect(found(paper(options))).toEqual(options.map((line) => [line.split(" | "), null]));
  });

  it.each([
    ["stars behind", "Rome * | Oslo | Bern", "Rome | Oslo | Bern"],
    ["stars that touch", "Rome* | Oslo | Bern", "Rome | Oslo | Bern"],
    ["stars before", "*Rome | Oslo | Bern", "Rome | Oslo | Bern"],
    ["plus signs", "Rome (+) | Oslo | Bern", "Rome | Oslo | Bern"],
    ["root signs for ticks", "√ Rome | Oslo | Bern", "Rome | Oslo | Bern"],
    ["ticks", "✓ Rome | Oslo | Bern", "Rome | Oslo | Bern"],
    ["emphasis that was left as typed", "**Rome** | Oslo | Bern", "Rome | Oslo | Bern"],
  ])("marks the key where the whole paper uses it so: %s", (_what, typed, plain) => {
    expect(found(paper([typed, typed, typed, typed]))).toEqual(
      Array.from({ length: 4 }, () => [plain.split(" | "), 0]),
    );
  });

  it("is overridden by a list of keys, and then stays in the option", () => {
    const options = ["√2 | 3 | 4", "√5 | 6 | 7", "√8 | 9 | 1"];
    expect(found(`${paper(options)}\nAnswer key: 1-B 2-C 3-B`)).toEqual([
      [["√2", "3", "4"], 1],
      [["√5", "6", "7"], 2],
      [["√8", "9", "1"], 1],
    ]);
  });

  it("stays in the option where an answer line names that option", () => {
    expect(found(`${paper(["a* | aa | b"])}\nAnswer: A`)).toEqual([[["a*", "aa", "b"], 0]]);
    expect(found(`${paper(["Rome ✓ | Oslo | Bern"])}\nAnswer: A`)).toEqual([[["Rome", "Oslo", "Bern"], 0]]);
  });

  it("gives no key where several options have it", () => {
    const one = ["Rome * | Oslo | Bern", "Rome | Oslo * | Bern", "Rome | Oslo | Bern *"];
    const options = [...one, "Rome * | Oslo * | Bern"];
    expect(found(paper(options)).map(([, key]) => key)).toEqual([0, 1, 2, null]);
  });
});
