import { expect, it } from "vitest";
import { processorTime } from "../../../testing/processor-time.ts";
import { formulaWords } from "./formula-words.ts";

it.each([
  ["x>0", "x>0"],
  ["\\frac{a+b}{2c}", "(a+b)/(2c)"],
  ["\\frac{1}{\\sqrt{x^2+1}}", "1/(√(x^2+1))"],
  ["\\sqrt[3]{x}", "3√x"],
  ["\\sum_{i=1}^{n} i^{2} \\le \\alpha", "∑_(i=1)^n i^2 ≤ alpha"],
  ["x \\in \\mathbb{R}, \\text{if } y \\neq 0", "x ∈ R, if y ≠ 0"],
  ["\\ce{2H2 + O2 -> 2H2O}", "2H2 + O2 -> 2H2O"],
  ["\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}", "a b ; c d"],
  ["\\vec{v} \\cdot \\overline{AB}", "vec v · overline AB"],
  ["\\left\\{ x \\right\\}, 5\\,\\%", "{ x }, 5 %"],
  ["\\binom{n}{k}", "(n; k)"],
])("%s is said as %s", (tex, words) => {
  expect(formulaWords(tex)).toBe(words);
});

it("a formula of any depth is said in a short time", () => {
  const deep = `${"\\frac{".repeat(300)}1${"}{2}".repeat(300)}`;
  const spentMs = processorTime();
  expect(formulaWords(deep)).toContain("1");
  expect(spentMs()).toBeLessThan(200);
});
