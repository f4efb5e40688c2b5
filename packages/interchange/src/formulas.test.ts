import type { CarriedSet, ExportFormat } from "@quizmill/contract";
import { parseRichText } from "@quizmill/contract/tables";
import { describe, expect, it } from "vitest";
import { exportSet, importSet, recognised } from "./carry.ts";
import type { Format } from "./format.ts";
import { FORMATS } from "./formats.ts";
import { fileOf } from "./testing/files.ts";

/** Formulas as people write them. */
const FORMULAS = [
  "\\frac{a+b}{2c}",
  "\\sqrt{x^2+1} - \\sqrt[3]{y}",
  "\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}",
  "\\sum_{i=1}^{n} i^2 = \\frac{n(n+1)(2n+1)}{6}",
  "\\int_0^\\infty e^{-x}\\,dx",
  "\\lim_{x \\to 0} \\frac{\\sin x}{x} = 1",
  "\\begin{aligned} a &= b + c \\\\ d &= e \\end{aligned}",
  "f(x) = \\begin{cases} 1 & x > 0 \\\\ 0 & \\text{otherwise} \\end{cases}",
  "\\ce{2H2 + O2 -> 2H2O}",
  "\\ce{SO4^2-}",
  "\\pu{9.81 m s-2}",
  "9.81\\,\\mathrm{m\\,s^{-2}}",
  "\\alpha + \\beta \\le \\Omega",
  "P(A \\mid B) \\text{ if } B \\neq \\emptyset",
  "\\vec{v} \\cdot \\hat{n} = \\bar{x}",
  "\\overline{AB} \\parallel \\overrightarrow{CD}",
  "\\binom{n}{k} = \\frac{n!}{k!(n-k)!}",
  "x \\in \\mathbb{R} \\setminus \\mathbb{Q}",
  "\\left| \\frac{a}{b} \\right| < \\left\\{ x, y \\right\\}",
  "{}^{14}_{6}\\mathrm{C}",
  "\\underbrace{a + b}_{n} \\ge \\log_2 8",
];
const PRICES = "It rose from $5 to $10, or 3 $ and 4 $.";

const SET: CarriedSet = {
  title: "Formulas",
  questions: FORMULAS.map((tex, i) => ({
    text: `What is ${i + 1}: \\(${tex}\\)?`,
    context: PRICES,
    options: [`\\(${tex}\\)`, `not \\(${tex}\\) but $x_1$`, "5 $"],
    key: [0],
    explanation: `It follows from\n\\[${tex}\\]`,
    source: { quote: `As \\(${tex}\\) says` },
  })),
};

/** What a text says: words, and the formulas with their TeX and their size. */
function said(text = "") {
  return parseRichText(text).map((part) =>
    part.kind === "math" ? [part.tex, part.isDisplay] : part.source.trim(),
  );
}

/** All formats that are written, and read again. */
const BOTH_WAYS = FORMATS.filter(
  ({ name, writer, reader }) => writer && (reader || name.startsWith("qti")),
).map(({ name }) => name as ExportFormat);

async function fileIn(name: ExportFormat) {
  const { bytes, extension, fidelity } = await exportSet(SET, name);
  return { file: fileOf(`formulas${extension}`, bytes), fidelity };
}

describe.each(BOTH_WAYS)("formulas in %s", (name) => {
  it("come back with their TeX, or as the text that the report says", async () => {
    const { file, fidelity } = await fileIn(name);
    const format = recognised(file);
    if (format === null) throw new Error("The file is not recognised.");
    const { set, fidelity: read } = await importSet(file, format);
    const { holds } = FORMATS.find((one) => one.name === name) ?? format;
    expect(fidelity.losses.some(({ kind }) => kind === "formula")).toBe(!holds.formula);
    expect(read.losses.filter(({ kind }) => kind === "formula")).toEqual([]);
    expect(set.questions).toHaveLength(SET.questions.length);
    for (const [i, question] of set.questions.entries()) {
      const own = SET.questions[i];
      if (own === undefined) throw new Error("There are no more questions than before.");
      const stem = holds.context === "inStem" ? question.text.slice(PRICES.length) : question.text;
      expect(said(stem.trim())).toEqual(said(own.text));
      expect(question.options.map(said)).toEqual(own.options.map(said));
      if (holds.context === true) expect(question.context).toBe(PRICES);
      if (holds.explanation) expect(said(question.explanation)).toEqual(said(own.explanation));
      if (holds.source) expect(said(question.source?.quote)).toEqual(said(own.source?.quote));
    }
  });
});

it.each([
  ["\\SI{9.81}{\\metre\\per\\second\\squared}", "9.81\\,\\mathrm{m\\,s^{-2}}"],
  ["\\qty{5e-3}{\\kilo\\gram}", "5\\times 10^{-3}\\,\\mathrm{kg}"],
  ["\\SI{12,5}{kg.m^2}", "12{,}5\\,\\mathrm{kg\\,m^2}"],
  ["x = \\si{\\micro\\ohm}", "x = \\mathrm{\\mu \\Omega}"],
  ["\\unit{\\square\\metre\\per\\cubic\\centi\\metre}", "\\mathrm{m^{2}\\,cm^{-3}}"],
  ["\\num{1.5e6} + \\ang{30;15;}", "1.5\\times 10^{6} + 30^{\\circ}15'"],
  ["\\SI{20}{\\degreeCelsius}", "20\\,\\mathrm{{}^{\\circ}C}"],
  ["\\SI{5}{\\furlong}", "\\SI{5}{\\furlong}"],
])("a quantity of siunitx becomes a number with its unit: %s", async (tex, read) => {
  const file = fileOf(
    "a.csv",
    Buffer.from(`question,A,B,key\nWhat is $${tex}$?,"1","2",A`.replace(/What.*\?/, (all) => `"${all}"`)),
  );
  const { set } = await importSet(file, recognised(file) as Format);
  expect(set.questions[0]?.text).toBe(`What is $${read}$?`);
});

it("TeX between Moodle's own marks is a formula", async () => {
  const xml = `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[Half is [tex]\\frac{1}{2}[/tex]?]]></text></questiontext>
    <answer fraction="100"><text>yes</text></answer><answer fraction="0"><text>no</text></answer></question></quiz>`;
  const file = fileOf("bank.xml", Buffer.from(xml));
  const { set } = await importSet(file, recognised(file) as Format);
  expect(set.questions[0]?.text).toBe("Half is $\\frac{1}{2}$?");
});

it("formulas in Markdown stand between dollars, as its readers expect", async () => {
  const { bytes } = await exportSet(SET, "markdown");
  const text = Buffer.from(bytes).toString("utf8");
  expect(text).toContain("$\\frac{a+b}{2c}$");
  expect(text).not.toContain("\\(");
});
