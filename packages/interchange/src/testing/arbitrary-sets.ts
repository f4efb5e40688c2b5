import type { CarriedQuestion, CarriedSet } from "@quizmill/contract";
import fc from "fast-check";

/** What texts of questions are made of, the signs of all formats among it. */
const PIECES = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom("What is", "the cell", "größer", "żółć", "水は", "למה", "لماذا", "’", "—"),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "<b>bold</b>",
      "<script>alert(1)</script>",
      "&amp;",
      "&nbsp;",
      "a < b",
      "x > y",
      "]]>",
      "<!--",
      "<br>",
      "</li>",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "$x^2$",
      "$\\frac{a}{b}$",
      "$$E = mc^2$$",
      "\\(a_1\\)",
      "`let a = 1;`",
      "``a ` b``",
      "\n```\nfor (;;) {\n  go();\n}\n```\n",
      "\n```c++\nx += 1;\n```\n",
      "5 $ and ",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "~",
      "=",
      "#",
      "{",
      "}",
      ":",
      "::t::",
      "\\",
      "\\n",
      "->",
      "%50%",
      "//",
      "####",
      "'",
      '"',
      '""',
      ",",
      ";",
      "\t",
      "|",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "\n",
      "\n\n",
      " ",
      "  ",
      "A. x",
      "B) y",
      "(A)",
      "ANSWER: B",
      "1. ",
      "- [x] a",
      "> q",
      "# h",
      "*a*",
      "_b_",
      "**Quote:** z",
      "X01",
      "2",
      "[sound:a.mp3]",
      "[latex]x[/latex]",
      "[$]y[/$]",
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "😀",
      "👩‍🔬",
      "e\u0301",
      "\u200F",
      "\u202Eabc\u202C",
      "\u0000",
      "\u00A0",
      "10\u202F000",
      "\u2000",
      "\u3000",
      "\uD800",
      "\u2028",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "```",
      "~~~",
      "$$",
      "\\(",
      "\\[",
      "\\]",
      "\\\\",
      "[html]",
      "[plain]",
      "{{c1::",
      "}}",
      "<math>",
      "<sup>",
      "<pre>",
      "<code>",
      "&#",
      "&#0;",
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...["\r", "\r\n", "\u0085", "\u2029", "\uFEFF", "\uFFFE", "\uFFFF", "\u00AD", "\u200B", "\u2060"],
      ...["\u180E", "\u1680", "\u205F", "\u0300", "\u034F", "\u3164", "\u2800", "\u0130", "\uFF1D", "\uFF21"],
    ),
  },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 0x17f }).map((code) => String.fromCodePoint(code)) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 8 }) },
);

const arbitraryText = fc
  .array(PIECES, { minLength: 1, maxLength: 7 })
  .chain((pieces) => fc.constantFrom("", " ").map((between) => pieces.join(between)));

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });

const TAGS = fc.constantFrom(
  "bio",
  "exam 1",
  "ü-tag",
  "a&b",
  "a; b",
  "[x]",
  "one, two",
  "x::y",
  "#1",
  "日本",
);

const arbitraryQuestion: fc.Arbitrary<CarriedQuestion> = fc
  .record({
    text: arbitraryText,
    options: fc.array(arbitraryText, { minLength: 2, maxLength: 8 }),
    right: fc.array(fc.nat(7), { maxLength: 3 }),
    context: maybe(arbitraryText),
    explanation: maybe(arbitraryText),
    quote: maybe(arbitraryText),
    page: maybe(fc.integer({ min: 1, max: 900 })),
    slide: maybe(fc.integer({ min: 1, max: 90 })),
    heading: maybe(arbitraryText),
    section: maybe(fc.constantFrom("One", "Two / halves", "/both/", "a//b", "Drei: <3>", "第四", "12")),
    tags: maybe(fc.array(fc.oneof(TAGS, arbitraryText), { maxLength: 4 })),
  })
  .map(({ text, options, right, context, explanation, quote, page, slide, heading, section, tags }) => ({
    text,
    options,
    key: [...new Set(right.filter((i) => i < options.length))].sort((a, b) => a - b),
    ...(context !== undefined && { context }),
    ...(explanation !== undefined && { explanation }),
    ...(quote !== undefined && {
      source: {
        quote,
        ...(page !== undefined && { page }),
        ...(slide !== undefined && { slide }),
        ...(heading !== undefined && { heading }),
      },
    }),
    ...(section !== undefined && { section }),
    ...(tags !== undefined && { tags }),
  }));

/** Sets of every kind of text, with and without keys and all that may stand beside a question. */
export const arbitrarySet = (counts: { minLength: number; maxLength: number }): fc.Arbitrary<CarriedSet> =>
  fc.record({
    title: arbitraryText,
    questions: fc
      .array(arbitraryQuestion, counts)
      .map((questions) => questions.map((question, i) => ({ ...question, id: `q${i}` }))),
  });
