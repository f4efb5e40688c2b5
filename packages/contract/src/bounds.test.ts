import { describe, expect, it } from "vitest";
import { type QuestionTexts, roomOfSet, withinBounds } from "./bounds.ts";
import { QuestionWordsSchema } from "./editing.ts";
import { LIMITS } from "./limits.ts";

const { question: MAX, dataset } = LIMITS;
const question = { text: "Which?", options: ["one", "two"] };
const words = (chars: number) =>
  "word "
    .repeat(chars)
    .slice(0, chars - 1)
    .concat("x");

/** Each text at its bound, and with one more. */
const TEXTS: readonly (readonly [part: keyof QuestionTexts, chars: number, of: (text: string) => unknown])[] =
  [
    ["text", MAX.stemMaxChars, (text) => text],
    ["options", MAX.optionMaxChars, (text) => ["one", text]],
    ["explanation", MAX.explanationMaxChars, (text) => text],
    ["quote", MAX.quoteMaxChars, (text) => text],
    ["heading", MAX.headingMaxChars, (text) => text],
    ["section", MAX.headingMaxChars, (text) => text],
    ["context", MAX.contextMaxChars, (text) => text],
    ["tags", MAX.tagMaxChars, (text) => ["one", text]],
  ];

describe.each(TEXTS)("the bound of a question's %s", (part, chars, of) => {
  it("leaves what is as long as it may be", () => {
    const texts = { ...question, [part]: of(words(chars)) };
    const told = withinBounds(texts);
    expect([told.texts === texts, told.over]).toEqual([true, []]);
  });

  it("shortens what is longer, at once however long it is, and names it", () => {
    for (const more of [1, 12_000_000]) {
      const { texts, over } = withinBounds({ ...question, [part]: of(words(chars + more)) });
      const found = [(texts as QuestionTexts)[part]].flat().at(-1) ?? "";
      expect(over).toEqual([part]);
      expect(found.length).toBeGreaterThan(chars / 2);
      expect(found.length).toBeLessThanOrEqual(chars);
      expect(found).toMatch(/d…$/);
    }
  });
});

it("a question has no more tags than it may have, each once", () => {
  const tags = ["a, b", "a", ...Array.from({ length: 2 * MAX.tagsMax }, (_, i) => `t${i}`)];
  const { texts, over } = withinBounds({ ...question, tags });
  expect(over).toEqual(["tags"]);
  expect(texts.tags.slice(0, 3)).toEqual(["a", "b", "t0"]);
  expect(texts.tags).toHaveLength(MAX.tagsMax);
});

it("no character is cut in two", () => {
  const { texts } = withinBounds({ ...question, text: "👩‍🚀".repeat(MAX.stemMaxChars) });
  expect(texts.text).toMatch(/^(?:👩‍🚀)+…$/u);
});

it.each(["text", "options", "explanation", "tags"] as const)(
  "a person who edits is told which part is too long: %s",
  (part) => {
    const [, chars = 0, of] = TEXTS.find(([name]) => name === part) ?? [];
    const own = (text: string) => {
      const texts = { ...question, explanation: null, [part]: of?.(text) };
      return { ...texts, options: texts.options.map((option) => ({ text: option })), key: 0 };
    };
    expect(QuestionWordsSchema.safeParse(own(words(chars))).success).toBe(true);
    const { error } = QuestionWordsSchema.safeParse(own(words(chars + 1)));
    expect(error?.issues.map(({ path }) => path)).toEqual([[part]]);
  },
);

it("a set has room for so many questions, and for so much text of them", () => {
  const { takes } = roomOfSet();
  for (let i = 0; i < dataset.questionsMax; i++) if (!takes(question)) throw new Error(`${i}`);
  expect(takes(question)).toBe(false);
  const long = { ...question, context: "x".repeat(dataset.textMaxChars / 2 - 20) };
  const room = roomOfSet();
  expect([room.takes(long), room.takes(long), room.takes(long)]).toEqual([true, true, false]);
});
