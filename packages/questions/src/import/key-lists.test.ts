import { describe, expect, it } from "vitest";
import { findQuestions } from "./find-questions.ts";
import { paperOfLines } from "./paper-forms.ts";

const LABELS = "ABCD";

/** Ten questions with four options, and a list of keys below them. */
function keysOf(list: string): string {
  const questions = Array.from({ length: 10 }, (_, i) =>
    [
      `${i + 1}. Which is number ${i + 1}?`,
      ...[...LABELS].map((label) => `${label}. word ${label}${i}`),
    ].join("\n"),
  );
  const found = findQuestions(paperOfLines(`${questions.join("\n")}\n${list}`)).questions;
  return found.map(({ item }) => (item.key === null ? "-" : LABELS.charAt(item.key))).join("");
}

describe("a list of keys", () => {
  it.each([
    ["in ranges", "Key: 1-5 BCADB   6-10 ACBDD"],
    ["in ranges with spaces", "Answers: 1–5: B C A D B; 6–10: A C B D D"],
    ["in ranges on lines", "Klucz odpowiedzi\n1-5 BCADB\n6-10 ACBDD"],
    ["in ranges of numbers", "解答\n(1-5) 23142\n(6-10) 13244"],
    ["in columns", "Lösungen\n1. B 6. A\n2. C 7. C\n3. A 8. B\n4. D 9. D\n5. B 10. D"],
    ["without a heading", "1-5 BCADB\n6-10 ACBDD"],
  ])("is read %s", (_how, list) => {
    expect(keysOf(list)).toBe("BCADBACBDD");
  });

  it.each([
    ["a question mark", "Key: 1-B 2-C 3-? 4-D 5-B 6-A 7-C 8-B 9-D 10-D", "BC-DBACBDD"],
    ["a dash", "Key: 1-B 2-C 3-— 4-D 5-B 6-A 7-C 8-B 9-D 10-D", "BC-DBACBDD"],
    ["a word", "Key: 1-B, 2-C, 3-cancelled, 4-D, 5-B, 6-A, 7-C, 8-B, 9-D, 10-D", "BC-DBACBDD"],
    ["two answers", "Key: 1-B, 2-C, 3-A/D, 4-D, 5-B, 6-A, 7-C, 8-B, 9-D, 10-D", "BC-DBACBDD"],
    ["true or false", "Key: 1-B, 2-C, 3-T, 4-D, 5-B, 6-A, 7-C, 8-B, 9-D, 10-D", "BC-DBACBDD"],
    ["a range with a key too few", "Key: 1-5 BCADB 6-10 ACBD", "BCADB-----"],
    [
      "a line of words",
      "Key\n1. B\n2. C\n3. both were accepted\n4. D\n5. B\n6. A\n7. C\n8. B\n9. D\n10. D",
      "BC-DBACBDD",
    ],
    [
      "a task of matching",
      "Key\n1. B\n2. C\n3. 1-B, 2-A, 3-C\n4. D\n5. B\n6. A\n7. C\n8. B\n9. D\n10. D",
      "BC-DBACBDD",
    ],
  ])("loses no other key by an entry that is %s", (_what, list, keys) => {
    expect(keysOf(list)).toBe(keys);
  });

  it.each([
    ["sentences", "Answers\n1. A cell has a wall.\n2. B vitamins are made by bacteria.\n3. D is a grade."],
    ["marks for each question", "Points: 1-2 3-4 5-6 7-8"],
    ["pages", "See pages 1-5 and 6-10."],
    ["a range of numbers alone", "Key words 1-5 are on page 7"],
  ])("is not taken from %s", (_what, lines) => {
    expect(keysOf(lines)).toBe("----------");
  });
});

describe("tasks of other kinds among questions", () => {
  const choice = (n: number) => `${n}. Which is number ${n}?\nA) one\nB) two\nC) three\n`;
  const stemsAndKeys = (text: string) =>
    findQuestions(paperOfLines(text)).questions.map(({ item }) => [item.text, item.key]);

  it.each([
    ["a statement", "3. The sun is a star. True / False\n"],
    ["a statement below its number", "3. The sun is a star.\nT / F\n"],
    ["an open question", "3. Name two planets.\n"],
    ["two of them", "3. Name two planets.\n4. The sun is a star. (T/F)\n"],
    ["matching", "3. Match the words.\n1) heart\n2) lung\n3) liver\na) pumps\nb) breathes\nc) cleans\n"],
  ])("leave their neighbours as they are: %s", (_what, task) => {
    const last = task.includes("\n4.") ? 5 : 4;
    const paper = choice(1) + choice(2) + task + choice(last) + choice(last + 1);
    const wanted = [1, 2, last, last + 1].map((n, i) => [`Which is number ${n}?`, i % 3]);
    const keys = [1, 2, last, last + 1].map((n, i) => `${n}-${"ABC".charAt(i % 3)}`);
    expect(stemsAndKeys(`${paper}Key: ${keys.join(" ")}`)).toEqual(wanted);
  });

  it("get no key of a single option from a key that matches", () => {
    const task = "3. Which belongs where?\nA) heart\nB) lung\nC) liver\nAnswer: 1-B, 2-A, 3-C\n";
    const keyed = (n: number) => `${choice(n)}Answer: B\n`;
    expect(stemsAndKeys(keyed(1) + keyed(2) + task + keyed(4))).toEqual([
      ["Which is number 1?", 1],
      ["Which is number 2?", 1],
      ["Which is number 4?", 1],
    ]);
  });

  it("may come before the first question", () => {
    const paper = `1. The sun is a star. True / False\n2. Name two planets.\n${choice(3)}${choice(4)}Key: 3-A, 4-C`;
    expect(stemsAndKeys(paper)).toEqual([
      ["Which is number 3?", 0],
      ["Which is number 4?", 2],
    ]);
  });
});
