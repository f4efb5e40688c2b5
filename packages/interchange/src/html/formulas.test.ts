import type { ExportFormat } from "@quizmill/contract";
import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { exportSet, importSet, recognised } from "../carry.ts";
import type { Format } from "../format.ts";
import { mathmlOf } from "../math/write-mathml.ts";
import { fileOf } from "../testing/files.ts";
import { readHtml } from "./read-html.ts";

const math = (inside: string, more = "") =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML"${more}>${inside}</math>`;
const HALF = "<mfrac><mn>1</mn><mn>2</mn></mfrac>";
const wiris = (markup: string) =>
  markup.replaceAll(/[<>"&]/g, (sign) => ({ "<": "«", ">": "»", '"': "¨", "&": "§" })[sign] ?? sign);

/** HTML with a formula, and how it is read. */
const FORMULAS: readonly (readonly [html: string, text: string])[] = [
  [math(HALF), "$\\frac{1}{2}$"],
  [`<m:math>${HALF.replaceAll(/<(\/?)/g, "<$1m:")}</m:math>`, "$\\frac{1}{2}$"],
  [`Solve ${math("<msup><mi>x</mi><mn>2</mn></msup><mo>=</mo><mn>9</mn>")}.`, "Solve $x^2 = 9$."],
  [math("<msqrt><mn>3</mn></msqrt>"), "$\\sqrt{3}$"],
  [math("<mn>3</mn>"), "3"],
  [math("<mi>a#</mi><mo>+</mo><mn>1</mn>"), "$\\mathrm{a}\\# + 1$"],
  [
    math('<mfrac bevelled="true"><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac>'),
    "$\\frac{a + b}{2}$",
  ],
  [`a ${math("")} b`, "a b"],
  [math("<mi>log</mi><mo>(</mo><mi>x</mi><mo>)</mo><mtext>max</mtext>"), "$\\log(x)\\text{max}$"],
  [
    math("<mover><mi>v</mi><mo>\u20D7</mo></mover><mover><mi>x</mi><mo>\u0305</mo></mover>"),
    "$\\vec{v}\\bar{x}$",
  ],
  [math('<mtext>5 €</mtext><mo>+</mo><mi "odd=1 xlink:href="a">x</mi>'), "$\\text{5 €} + x$"],
  [
    math('<mfenced open="{" close=""><mtable><mtr><mtd><mi>x</mi></mtd></mtr></mtable></mfenced>'),
    "$\\begin{cases} x \\end{cases}$",
  ],
  [math(HALF, ' display="block"'), "$$\\frac{1}{2}$$"],
  [
    math(
      `<semantics><mrow>${HALF}</mrow><annotation encoding="application/x-tex">\\tfrac12</annotation></semantics>`,
    ),
    "$\\tfrac12$",
  ],
  [
    math(`<semantics>${HALF}<annotation encoding="StarMath 5.0">1 over 2</annotation></semantics>`),
    "$\\frac{1}{2}$",
  ],
  [
    math("<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>"),
    ["$", "{}_6^{14}C$"].join(""),
  ],
  [
    '<img class="equation_image" alt="LaTeX: \\frac{1}{2}" data-equation-content="\\frac{1}{2}" src="/equation_images/x">',
    "$\\frac{1}{2}$",
  ],
  ['<img class="equation_image" alt="LaTeX: x^2">', "$x^2$"],
  ['<img class="texrender" alt="x^2" src="f.gif">', "$x^2$"],
  [`<img class="Wirisformula" data-mathml="${wiris(math(HALF))}">`, "$\\frac{1}{2}$"],
  ['<img src="/equation_images/%255Cfrac%257B1%257D%257B2%257D?scale=1">', "$\\frac{1}{2}$"],
  ['<img src="https://latex.codecogs.com/svg.image?\\inline&space;x^{2}+1">', "$x^{2}+1$"],
  ['A <script type="math/tex">x < 2</script>', "A $x < 2$"],
  ['<script type="math/tex; mode=display">x^2 & y</script>', "$$x^2 & y$$"],
  [
    `<span class="katex"><span class="katex-mathml">${math(HALF)}</span><span class="katex-html" aria-hidden="true">12</span></span>`,
    "$\\frac{1}{2}$",
  ],
  ["10<sup>-3</sup> and 2<sup><i>10</i></sup>", "10⁻³ and 2¹⁰"],
  ["2<sup>k</sup>, x<sub>n+1</sub>, the 1<sup>st</sup>", "2^k, x_(n+1), the 1st"],
];

/** Formulas that TeX, or the converter, has no form for, and words that stand for them. */
const PLAIN: readonly (readonly [html: string, text: string])[] = [
  [math("<apply><divide/><cn>1</cn><cn>2</cn></apply>"), "divide 1 2"],
  [math('<menclose notation="longdiv"><mn>34</mn></menclose>'), "34"],
  [math("<mfrac><mn>1</mn><mn>2</mn><mn>3</mn></mfrac>"), "1 2 3"],
  [math("<mn>1</mn> or <mn>2</mn>"), "1 or 2"],
  [math(`<mtext>${"(".repeat(1_200)}</mtext>`), "(".repeat(1_200)],
  [
    math("<mstack><mn>12</mn><msrow><mo>+</mo><mn>3</mn></msrow></mstack>", ' alttext="12 plus 3"'),
    "12 plus 3",
  ],
];

describe("a formula in HTML", () => {
  it.each(FORMULAS)("is read as one: %s", (html, text) => {
    expect(readHtml(html)).toEqual({ text, hasPicture: false, hasStyling: text.includes("2¹⁰") });
  });

  it.each(PLAIN)("that cannot be written is told, with each sign by itself: %s", (html, text) => {
    expect(readHtml(html)).toMatchObject({ text, hasPlainFormula: true });
  });

  it.each([
    ["\\sin^2 x + \\log_2 8", "\\sin^2 x + \\log_2 8"],
    ["\\operatorname{rank} A", "\\operatorname{rank}A"],
    ["\\overline{AB}\\underline{c}", "\\overline{AB}\\underline{c}"],
    ["\\left(\\frac{a}{b}\\right)^2", "\\left( \\frac{a}{b} \\right)^2"],
    ["a\\binom{n}{k}", "a\\binom{n}{k}"],
    ["\\ce{SO4^2-}", "\\mathrm{SO}{}_4{}^{2 -}"],
    ["\\mathrm{kg\\,m^2}", "\\mathrm{kg}\\,\\mathrm{m}^2"],
    [
      "\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}",
      "\\begin{aligned} a & =b \\\\ c & =d \\end{aligned}",
    ],
  ])("is read without its source as well: %s", (tex, read) => {
    const mathml = mathmlOf(tex, false)?.replace(/<annotation.*<\/annotation>/, "") ?? "";
    expect(readHtml(mathml).text).toBe(`$${read}$`);
  });

  it("in a picture whose source nobody wrote is a picture", () => {
    for (const html of ['<img alt="half">', '<img class="equation_image" alt="LaTeX: {x">'])
      expect(readHtml(html)).toMatchObject({ text: "", hasPicture: true });
  });

  it("of any depth and length is read in a short time", () => {
    const deep = math(`${"<msqrt>".repeat(50_000)}<mn>2</mn>${"</msqrt>".repeat(50_000)}`);
    const long = math("<mi>x</mi><mo>+</mo>".repeat(50_000));
    for (const html of [deep, long, `${math(HALF)}`.repeat(2_000)])
      expect(readHtml(`${html} end`).text).toMatch(/end$/);
  });

  it("that is lost is told of its question, in Moodle XML too", async () => {
    const xml = `<quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[Half?]]></text></questiontext>
      <answer fraction="100"><text><![CDATA[${PLAIN[0]?.[0]}]]></text></answer><answer fraction="0"><text>2</text></answer></question>
      <question type="multichoice"><questiontext><text>Seen?</text><image>p.png</image></questiontext><image>moss.png</image><image_base64>aGk=</image_base64>
      <answer fraction="100"><text>moss</text></answer><answer fraction="0"><text>oak</text></answer></question></quiz>`;
    const file = fileOf("bank.xml", strToU8(xml));
    const { set, fidelity } = await importSet(file, recognised(file) as Format);
    expect(fidelity.losses.map(({ kind, count }) => [kind, count])).toEqual([
      ["formula", 1],
      ["picture", 1],
    ]);
    expect(set.questions.map(({ needsPicture }) => needsPicture)).toEqual([undefined, true]);
  });
});

describe("a program in HTML", () => {
  it.each<[string, string]>([
    ['<pre><code class="language-python">a = 1\nb = 2</code></pre>', "```python\na = 1\nb = 2\n```"],
    ['<pre class="lang-c++"><code>x;</code></pre>', "```c++\nx;\n```"],
    ['Run <code class="language-sh">a<br>b</code>', "Run\n```sh\na\nb\n```"],
    ['Call <code class="language-js">f()</code>.', "Call `f()`."],
  ])("keeps its language: %s", (html, text) => {
    expect(readHtml(html).text).toBe(text);
  });

  it.each<ExportFormat>(["moodle", "gift", "qti21", "qti12", "anki", "anki-text"])(
    "keeps its language in %s",
    async (name) => {
      const text = "What does it print?\n```python\nprint(1)\n```";
      const { bytes, extension } = await exportSet(
        { title: "T", questions: [{ text, options: ["1", "```js\n2\n```"], key: [0] }] },
        name,
      );
      const file = fileOf(`set${extension}`, bytes);
      const { set } = await importSet(file, recognised(file) as Format);
      expect(set.questions[0]).toMatchObject({ text, options: ["1", "```js\n2\n```"] });
    },
  );
});
