import { describe, expect, it } from "vitest";
import { walkXml } from "../xml.ts";
import { MathReader } from "./math-reader.ts";

function linear(xml: string): string {
  const reader = new MathReader();
  walkXml(Buffer.from(xml), {
    open: (name, attributes) => reader.open(name, attributes),
    close: () => reader.close(),
    text: (text) => reader.text(text),
  });
  return reader.toText();
}

const word = (inside: string) =>
  linear(
    `<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inside}</m:oMath>`,
  );
const markup = (inside: string) =>
  linear(`<math xmlns="http://www.w3.org/1998/Math/MathML">${inside}</math>`);
const r = (text: string) => `<m:r><w:rPr><w:i/></w:rPr><m:t>${text}</m:t></m:r>`;
const e = (inside: string) => `<m:e>${inside}</m:e>`;
const sup = (base: string, above: string) => `<m:sSup>${e(r(base))}<m:sup>${r(above)}</m:sup></m:sSup>`;
const sub = (base: string, below: string) => `<m:sSub>${e(r(base))}<m:sub>${r(below)}</m:sub></m:sSub>`;
const f = (over: string, under: string) => `<m:f><m:num>${over}</m:num><m:den>${under}</m:den></m:f>`;

describe("a formula of Word", () => {
  it("has raised and lowered figures as such, other indices after a mark", () => {
    expect(word(r("E=m") + sup("c", "2"))).toBe("E = mc²");
    expect(word(sub("x", "1") + r("+") + sub("x", "ij"))).toBe("x₁+xᵢⱼ");
    expect(word(sup("e", "-x"))).toBe("e⁻ˣ");
    expect(word(sup("e", "-λt") + sub("T", "max"))).toBe("$e^{-\\lambda t}T_{\\max}$");
    expect(word(`<m:sSup>${e(r("a+b"))}<m:sup>${r("2")}</m:sup></m:sSup>`)).toBe("(a+b)²");
    const both = `<m:sSubSup>${e(r("x"))}<m:sub>${r("i")}</m:sub><m:sup>${r("2")}</m:sup></m:sSubSup>`;
    expect(word(both)).toBe("xᵢ²");
    expect(word(`<m:sPre><m:sub>${r("92")}</m:sub><m:sup>${r("235")}</m:sup>${e(r("U"))}</m:sPre>`)).toBe(
      "²³⁵₉₂U",
    );
  });

  it("has fractions with brackets only where they are needed, and roots", () => {
    expect(word(f(r("1"), r("2")))).toBe("1/2");
    expect(word(f(r("distance"), r("time")))).toBe("distance/time");
    const rootOf = `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(sup("b", "2") + r("-4ac"))}</m:rad>`;
    expect(word(r("x=") + f(r("-b±") + rootOf, r("2a")))).toBe("$x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}$");
    expect(word(`<m:rad><m:deg>${r("3")}</m:deg>${e(r("x"))}</m:rad>`)).toBe("³√x");
  });

  it("has sums, integrals and limits with their bounds", () => {
    const sum = `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${r("i=1")}</m:sub><m:sup>${r("n")}</m:sup>${e(sub("a", "i"))}</m:nary>`;
    expect(word(sum)).toBe("$\\sum_{i=1}^n a_i$");
    expect(word(`<m:nary><m:sub>${r("0")}</m:sub><m:sup>${r("1")}</m:sup>${e(r("x dx"))}</m:nary>`)).toBe(
      "$\\int_0^1 xdx$",
    );
    const limit = `<m:func><m:fName><m:limLow>${e(r("lim"))}<m:lim>${r("x→0")}</m:lim></m:limLow></m:fName>${e(f(r("1"), r("x")))}</m:func>`;
    expect(word(limit)).toBe("$\\lim_{x\\to 0}\\frac{1}{x}$");
    expect(word(`<m:func><m:fName>${r("sin")}</m:fName>${e(r("α"))}</m:func>`)).toBe("sin α");
  });

  it("has brackets, matrices, cases, accents and bars", () => {
    const brackets = (begin: string, end: string, inside: string) =>
      `<m:d><m:dPr><m:begChr m:val="${begin}"/><m:endChr m:val="${end}"/></m:dPr>${inside}</m:d>`;
    expect(word(`<m:d>${e(r("a"))}${e(r("b"))}</m:d>`)).toBe("(a|b)");
    const matrix = `<m:m><m:mr>${e(r("a"))}${e(r("b"))}</m:mr><m:mr>${e(r("c"))}${e(r("d"))}</m:mr></m:m>`;
    expect(word(brackets("[", "]", e(matrix)))).toBe("$\\begin{bmatrix} a & b \\\\ c & d \\end{bmatrix}$");
    const cases = `<m:eqArr>${e(r("&amp;x, x≥0"))}${e(r("&amp;-x, x&lt;0"))}</m:eqArr>`;
    expect(word(r("f=") + brackets("{", "", e(cases)))).toBe(
      "$f=\\begin{cases} x,x\\ge 0 \\\\ -x,x<0 \\end{cases}$",
    );
    expect(word(`<m:acc>${e(r("y"))}</m:acc>`)).toBe("$\\hat{y}$");
    expect(word(`<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(r("x"))}</m:bar>`)).toBe("$\\bar{x}$");
  });

  it("leaves out what was struck from it", () => {
    expect(word(`${r("a")}<w:del>${r("b")}</w:del>${r("c")}`)).toBe("ac");
  });

  it("of absurd size keeps its text", () => {
    const spaces = word(r(`a${" ".repeat(90_000)}b`) + sub("x", `i${" ".repeat(90_000)}j`));
    expect(spaces.startsWith("a bx")).toBe(true);
    const long = word(r("x").repeat(6000));
    expect(long.replace(/[^x]/g, "")).toHaveLength(6000);
  });
});

describe("a formula in MathML", () => {
  it("is written like one of Word", () => {
    expect(
      markup(
        "<mi>x</mi><mo>=</mo><mfrac><mrow><mo>−</mo><mi>b</mi><mo>±</mo><msqrt><msup><mi>b</mi><mn>2</mn></msup><mo>−</mo><mn>4</mn><mi>a</mi><mi>c</mi></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac>",
      ),
    ).toBe("$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$");
    expect(
      markup(
        "<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msub><mi>a</mi><mi>i</mi></msub>",
      ),
    ).toBe("$\\sum_{i = 1}^n a_i$");
    expect(markup("<mi>sin</mi><mo>\u2061</mo><mi>α</mi>")).toBe("sin α");
    expect(markup("<mfenced><mi>a</mi><mi>b</mi></mfenced>")).toBe("(a,b)");
    expect(markup('<mover accent="true"><mi>v</mi><mo>→</mo></mover>')).toBe("$\\vec{v}$");
    expect(markup("<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr></mtable>")).toBe("1, 0");
  });

  it("never puts the parts of a fraction or a root side by side", () => {
    expect(markup("<apply><divide/><cn>1</cn><cn>2</cn></apply>")).toBe("divide 1 2");
    expect(markup('<menclose notation="radical"><mn>3</mn></menclose>')).toBe("√3");
    expect(markup("<msup><mi>x</mi><none/></msup><mtable><mtr><mtd/></mtr></mtable>")).toBe("x");
  });

  it("comes without the source it was made from", () => {
    const source =
      '<semantics><mrow><mi>𝑥</mi></mrow><annotation encoding="StarMath 5.0">x</annotation></semantics>';
    expect(markup(source)).toBe("x");
  });

  it("keeps the numbers of an isotope before it", () => {
    expect(markup("<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>")).toBe(
      "¹⁴₆C",
    );
  });
});
