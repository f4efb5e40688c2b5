import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../testing/processor-time.ts";
import { besideBlocks, parseRichText, withoutMarks } from "./rich-text.ts";

const formulas = (text: string) =>
  parseRichText(text).flatMap((part) => (part.kind === "math" ? [part.tex] : []));
const codes = (text: string) =>
  parseRichText(text).flatMap((part) => (part.kind === "code" ? [part.code] : []));

describe("formulas", () => {
  it.each([
    ["Solve $x^2 + 1 = 0$ for x.", ["x^2 + 1 = 0"]],
    ["Let $x$ and $y$ be positive; $f(x)$ and $n!$ too.", ["x", "y", "f(x)", "n!"]],
    ["($a$, $2n$) and $-1$", ["a", "2n", "-1"]],
    ["Energy \\(E = mc^2\\) and \\[\\int_0^1 x\\,dx\\]", ["E = mc^2", "\\int_0^1 x\\,dx"]],
    ["$$\\sum_{i=1}^n i$$", ["\\sum_{i=1}^n i"]],
    ["質量$m$のエネルギーは$E=mc^2$です", ["m", "E=mc^2"]],
    [
      "$v = \\frac{\\text{distance gone}}{\\text{time}}$",
      ["v = \\frac{\\text{distance gone}}{\\text{time}}"],
    ],
    ["$\\alpha$-decay", ["\\alpha"]],
    ["It costs $5, so $x = 5$.", ["x = 5"]],
    ["$p \\land q$ – $\\{1, 2\\}$", ["p \\land q", "\\{1, 2\\}"]],
    ["a price of $\\$5 + x$", ["\\$5 + x"]],
    ["$\\begin{matrix} a & b \\end{matrix}$", ["\\begin{matrix} a & b \\end{matrix}"]],
    ["Burn $\\ce{Fe + Cl2 -> FeCl^{2+} + Ash}$", ["\\ce{Fe + Cl2 -> FeCl^{2+} + Ash}"]],
  ])("are found in %j", (text, expected) => {
    expect(formulas(text)).toEqual(expected);
  });

  it.each([
    "The price rose from $5 to $10.",
    "It costs $5.",
    "between $5 and $10, or $5-$10, or $5/$10",
    "US$5 and CA$7",
    "$5/month, $10/year",
    "pay $5 (or 6$)",
    "10$ oder 20$",
    "5$ + 6$ = 11$",
    "The $HOME and $PATH variables; $HOME/bin:$PATH",
    "$a = $b + $c;",
    "$i++; $j--",
    "Sales of $20 million = profits of $2 million",
    "They paid $20 more and got a 5% discount on everything$",
    "a lone $ sign, and $$ twice",
    "escaped \\$x$ stays",
    "\\( never closed",
    "\\(\\)",
    "$x^{2$ has a brace too many",
    "$a +\n\nb$",
  ])("are not found in %j", (text) => {
    expect(parseRichText(text)).toEqual([{ kind: "text", source: text }]);
  });

  it("are on a line of their own if marked so", () => {
    const [inline, , display, , also] = parseRichText("$a=b$, $$a=b$$, \\[a=b\\]");
    expect(inline).toMatchObject({ isDisplay: false });
    expect([display, also]).toMatchObject([{ isDisplay: true }, { isDisplay: true }]);
  });
});

describe("code", () => {
  it.each([
    ["What does `len(x)` give?", ["len(x)"]],
    ["関数`f`は何を返しますか", ["f"]],
    ["``a ` b`` has a backtick", ["a ` b"]],
    ["`` ` ``", ["`"]],
    ["What prints this?\n```python\nprint(1)\n  print(2)\n```\nAnd why?", ["print(1)\n  print(2)"]],
    ["`$a$` is no formula", ["$a$"]],
  ])("is found in %j", (text, expected) => {
    expect(codes(text)).toEqual(expected);
    expect(formulas(text)).toEqual([]);
  });

  it.each(["l`Italia e l`altro", "``quoted'' as in TeX", "one ` alone", "` ` empty", "a `line\nbreak`"])(
    "is not found in %j",
    (text) => {
      expect(parseRichText(text)).toEqual([{ kind: "text", source: text }]);
    },
  );

  it("distinguishes a fence from inline code", () => {
    expect(parseRichText("```\na\n```")).toMatchObject([{ isBlock: true }]);
    expect(parseRichText("```a```")).toMatchObject([{ isBlock: false, code: "a" }]);
  });
});

it("includes the line breaks around a block", () => {
  const parts = parseRichText("What?\n```\na\n```\nWhy?\nHow?");
  expect(parts.map((_, index) => besideBlocks(parts, index))).toEqual(["What?", "```\na\n```", "Why?\nHow?"]);
});

it("loses and changes no character of any text", () => {
  const piece = fc.constantFrom(
    "$",
    "$$",
    "\\(",
    "\\)",
    "\\[",
    "\\]",
    "`",
    "```",
    "\n",
    " ",
    "x",
    "=",
    "{",
    "}",
    "5",
    "字",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join("");
      expect(
        parseRichText(text)
          .map(({ source }) => source)
          .join(""),
      ).toBe(text);
    }),
    { numRuns: 500 },
  );
});

it("is fast for a long text full of opening marks", () => {
  const spentMs = processorTime();
  for (const piece of ["$x ", "`a ", "\\(", "$$ ", "``` "]) parseRichText(piece.repeat(20_000));
  expect(spentMs()).toBeLessThan(5_000);
});

it("is read aloud without the marks", () => {
  expect(withoutMarks("Is $x>0$ in `f`?")).toBe("Is x>0 in f?");
});
