import type { CarriedQuestion } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { versionOf } from "./report.ts";

const asked = (n: number, more: Partial<CarriedQuestion> = {}): CarriedQuestion => ({
  text: `Which is number ${n}?`,
  options: ["one", "two", "three", "four"],
  key: [2],
  ...more,
});
const printed = (questions: readonly CarriedQuestion[]) =>
  questions.map(({ text, options }) => [text, options]);
const rightOf = ({ options, key }: CarriedQuestion) => key.map((place) => options[place]);

describe("the versions of a worksheet", () => {
  it.each([1, 2, 3, 10])("differ from each other, of %i questions", (count) => {
    const questions = Array.from({ length: count }, (_, n) => asked(n));
    for (let seed = 1; seed <= 40; seed++) {
      const versions = [0, 1, 2, 3].map((version) => versionOf(questions, version, seed));
      expect(new Set(versions.map((one) => JSON.stringify(printed(one)))).size).toBe(4);
      expect(versions[0]).toEqual(questions);
      for (const version of versions) {
        expect(version.map(({ text }) => text).toSorted()).toEqual(
          questions.map(({ text }) => text).toSorted(),
        );
        for (const question of version) expect(rightOf(question)).toEqual(["three"]);
      }
    }
  });

  it("keep options in their order where the questions have another, or options speak of each other", () => {
    const many = Array.from({ length: 6 }, (_, n) => asked(n));
    for (const { options } of versionOf(many, 1, 7)) expect(options).toEqual(many[0]?.options);
    for (const last of ["A and B", "Toutes les réponses", "上記すべて", "усі відповіді правильні"]) {
      const bound = [asked(1, { options: ["one", "two", last] })];
      expect(versionOf(bound, 1, 7)).toEqual(bound);
    }
  });

  it("keep the questions of a context together, and change their places where nothing else can", () => {
    const context = "A text about numbers.";
    const questions = [asked(1, { context }), asked(2, { context }), asked(3)];
    for (let seed = 1; seed <= 20; seed++) {
      const other = versionOf(questions, 1, seed);
      expect(
        Math.abs(
          other.findIndex(({ text }) => text.includes("1")) -
            other.findIndex(({ text }) => text.includes("2")),
        ),
      ).toBe(1);
      const alone = versionOf(questions.slice(0, 2), 1, seed);
      expect(alone.map(({ text }) => text)).toEqual(["Which is number 2?", "Which is number 1?"]);
    }
  });
});
