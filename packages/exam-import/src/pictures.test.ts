import type { Block } from "@quizmill/contract";
import { pictureMark } from "@quizmill/contract/tables";
import { describe, expect, it } from "vitest";
import { findQuestions } from "./find-questions.ts";

const mark = (n: number) =>
  pictureMark({ alt: `B) no. ${n}`, hash: `${n}`.repeat(64), width: 30, height: 20 });
const [ONE, TWO, THREE] = [mark(1), mark(2), mark(3)];
const line = (text: string, ...pictures: NonNullable<Block["pictures"]>): Block => ({
  kind: "paragraph",
  text,
  ...(pictures.length > 0 && { pictures }),
});
const below = (picture: string, marker?: string) =>
  ({ mark: picture, at: 0, line: "below", ...(marker !== undefined && { marker }) }) as const;
const above = (picture: string) => ({ mark: picture, at: 0, line: "above" }) as const;
const ends = (text: string, picture: string) => line(text, { mark: picture, at: text.length });
const SECOND = ["2. Which organ breathes?", "A. The heart", "B. The lung", "Answer: B"].map((text) =>
  line(text),
);

function found(...blocks: readonly Block[]) {
  const sections = [{ heading: null, level: 1, blocks: [...blocks] }];
  const whole = { title: null, language: "en", format: "docx", pageCount: null, pagesWithText: null };
  const { questions } = findQuestions({ ...whole, sections, warnings: [] });
  return questions.map(({ item: { text, options, key, quote, context, needsPicture } }) => ({
    text,
    options,
    key,
    quote,
    ...(context !== undefined && { context }),
    ...(needsPicture && { needsPicture }),
  }));
}

describe("a picture of a paper", () => {
  it("stands in the stem where it stands between stem and options, and is asked for no more", () => {
    const paper = (...pictures: NonNullable<Block["pictures"]>) => [
      line("1. What does the figure below show?", ...pictures),
      ...["A. The heart", "B. The lung", "Answer: A"].map((text) => line(text)),
      ...SECOND,
    ];
    const quote = "What does the figure below show?";
    const rest = { options: ["The heart", "The lung"], key: 0, quote };
    expect(found(...paper())[0]).toEqual({ text: quote, ...rest, needsPicture: true });
    expect(found(...paper(below(ONE)))[0]).toEqual({ text: `${quote}\n${ONE}`, ...rest });
  });

  it("stands in a line of words where it stands there; the quote is the document's text", () => {
    const [first] = found(
      line("1. Which of these is the heart?", { mark: ONE, at: "1. Which of these".length }),
      ends("A.", TWO),
      ends("B. This:", THREE),
      line("C. None"),
      line("Answer: A"),
      ...SECOND,
    );
    expect(first).toEqual({
      text: `Which of these${ONE} is the heart?`,
      options: [TWO, `This:${THREE}`, "None"],
      key: 0,
      quote: "Which of these is the heart?",
    });
  });

  it("is an option where it has the letter of one, or stands below each of them", () => {
    const [lettered] = found(
      line("1. Which is the heart?", below(ONE, "a)"), below(TWO, "b)"), below(THREE, "c)")),
      line("Answer: b"),
      ...SECOND,
    );
    expect(lettered).toMatchObject({ text: "Which is the heart?", options: [ONE, TWO, THREE], key: 1 });
    const options = [line("A. One", below(ONE)), line("B. Two", below(TWO))];
    const [under] = found(line("1. Which is the heart?"), ...options, line("Answer: A"), ...SECOND);
    expect(under).toMatchObject({ options: [`One ${ONE}`, `Two ${TWO}`], key: 0 });
  });

  it("belongs to the question below it where a number follows, and to no option above", () => {
    const [first, second] = found(
      line("1. Which organ is this?", above(ONE)),
      line("A. The heart"),
      line("B. The lung", below(TWO)),
      ...SECOND.slice(0, 3),
      line("Answers: 1 A, 2 B"),
    );
    expect(first).toMatchObject({ text: `${ONE}\nWhich organ is this?`, options: ["The heart", "The lung"] });
    expect(second).toMatchObject({ text: `${TWO}\nWhich organ breathes?` });
  });

  it("belongs to all questions that are said to rest on it", () => {
    const questions = found(
      line("Look at the map for questions 1-2.", below(ONE)),
      line("1. Which organ beats?"),
      ...["A. The heart", "B. The lung", "Answer: A"].map((text) => line(text)),
      ...SECOND,
    );
    const context = `Look at the map for questions 1-2.\n${ONE}`;
    expect(questions).toMatchObject([{ context }, { context }]);
    expect(questions[0]).not.toHaveProperty("needsPicture");
  });

  it("is read in the cells of a table with a column for each option", () => {
    const row = (text: string, ...pictures: NonNullable<Block["pictures"]>): Block => ({
      ...line(text, ...pictures),
      kind: "tableRow",
    });
    const [first, second] = found(
      row("Question | A | B | Answer"),
      row("Which organ? | | lung | A", { mark: ONE, at: 12 }, { mark: TWO, at: 15 }),
      row("Where? | here | there | B"),
    );
    expect(first).toMatchObject({ text: `Which organ?${ONE}`, options: [TWO, "lung"], key: 0 });
    expect(first?.quote).toBe("Which organ?");
    expect(second).toMatchObject({ text: "Where?", options: ["here", "there"], key: 1 });
  });
});
