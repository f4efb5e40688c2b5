import { exportSet } from "@quizmill/interchange";
import { describe, expect, it } from "vitest";
import { extractText } from "../index.ts";

/** What a question has, and what a document with it says: the same formula, or characters that say it in a line. */
const FORMULAS: readonly (readonly [tex: string, text: string])[] = [
  ["\\frac{a+b}{2c}", "$\\frac{a + b}{2c}$"],
  ["2\\frac{1}{2}", "$2\\frac{1}{2}$"],
  ["\\sqrt{x^2+1} - \\sqrt[3]{y}", "$\\sqrt{x^2 + 1} - \\sqrt[3]{y}$"],
  ["\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}", "$\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}$"],
  ["\\sum_{i=1}^{n} i^2 = S", "$\\sum_{i = 1}^n i^2 = S$"],
  ["\\int_0^\\infty e^{-x}\\,dx", "$\\int_0^{\\infty} e^{-x}\\,dx$"],
  ["\\lim_{x \\to 0} \\frac{\\sin x}{x} = 1", "$\\lim_{x \\to 0}\\frac{\\sin x}{x} = 1$"],
  [
    "\\begin{aligned} a &= b + c \\\\ d &= e \\end{aligned}",
    "$\\begin{aligned} a & = b + c \\\\ d & = e \\end{aligned}$",
  ],
  [
    "f = \\begin{cases} 1 & x > 0 \\\\ 0 & \\text{else} \\end{cases}",
    "$f = \\begin{cases} 1 & x > 0 \\\\ 0 & \\text{else} \\end{cases}$",
  ],
  ["\\ce{2H2 + O2 -> 2H2O}", "2 H₂+O₂ → 2 H₂O"],
  ["\\ce{SO4^2-}", "SO₄²⁻"],
  ["\\pu{9.81 m s-2}", "9.81 m s⁻²"],
  ["\\alpha + \\beta \\le \\Omega", "α+β ≤ Ω"],
  ["E = mc^2", "E = mc²"],
  ["\\vec{v} \\cdot \\hat{n}", "$\\vec{v} \\cdot \\hat{n}$"],
  ["\\overline{AB}", "$\\overline{AB}$"],
  ["\\binom{n}{k} = \\frac{n!}{k!}", "$\\binom{n}{k} = \\frac{n!}{k!}$"],
  ["\\left| \\frac{a}{b} \\right|", "|a/b|"],
  ["{}^{14}_{6}\\mathrm{C}", "¹⁴₆C"],
  ["\\underbrace{a + b}_{n} \\ge \\log_2 8", "$\\underbrace{a + b}_n \\ge \\log_2 8$"],
];

describe("a worksheet with formulas that comes back as a document", () => {
  it("has them as TeX, or as characters in a line where those say all", async () => {
    const questions = FORMULAS.map(([tex]) => ({
      text: `What is \\(${tex}\\)`,
      options: ["5 $", "6"],
      key: [0],
    }));
    const { bytes } = await exportSet({ title: "Formulas", questions }, "worksheet");
    const { sections } = await extractText(bytes, "worksheet.docx");
    const stems = sections
      .flatMap(({ blocks }) => blocks.map(({ text }) => text))
      .flatMap((text) => /^\d+\. What is (.*)$/.exec(text)?.[1] ?? []);
    expect(stems).toEqual(FORMULAS.map(([, text]) => text));
  });
});
