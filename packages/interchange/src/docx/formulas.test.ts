import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { exportSet } from "../carry.ts";
import { type Element, readXml, textIn, within } from "../html/xml.ts";

/** The body of a worksheet with one question. */
async function bodyOf(text: string, format: "worksheet" | "flashcards" = "worksheet"): Promise<Element> {
  const { bytes } = await exportSet(
    { title: "T", questions: [{ text, options: ["a", "b"], key: [0] }] },
    format,
  );
  return readXml(strFromU8(unzipSync(bytes)["word/document.xml"] ?? new Uint8Array()));
}

/** A formula by the names of its objects; letters as they are. */
function shapeOf({ name, attributes, children }: Element): string {
  const inside = children.map((child) => (typeof child === "string" ? child : shapeOf(child))).join("");
  if (name === "r" || name === "t") return inside;
  const value = attributes["m:val"];
  return value === undefined ? `${name}(${inside})` : `${name}=${value} `;
}

async function formulaIn(text: string): Promise<string> {
  const [math] = within(await bodyOf(text), "omath");
  return math === undefined
    ? ""
    : shapeOf(math)
        .replaceAll("\u00a0", " ")
        .replace(/^omath\(([\s\S]*)\)$/, "$1");
}

describe("a formula in a document for Word", () => {
  it.each([
    ["\\frac{1}{2} < x", "f(num(1)den(2))<x"],
    ["\\sqrt[3]{x}", "rad(deg(3)e(x))"],
    ["\\binom{n}{k}", "d(dpr(begchr=( endchr=) )e(f(fpr(type=noBar )num(n)den(k))))"],
    ["\\left.x\\right|_0", "ssub(e(d(dpr(begchr= endchr=| )e(x)))sub(0))"],
    ["\\sum_{i=1}^n i^2 + 1", "nary(narypr(chr=∑ limloc=subSup )sub(i=1)sup(n)e(ssup(e(i)sup(2))))+1"],
    [
      "\\int f(x)\\,dx",
      "nary(narypr(chr=∫ limloc=subSup subhide=1 suphide=1 )sub()sup()e(f(x)rpr(nor=1 )\u2009dx))",
    ],
    ["\\sin^2 x", "func(fname(ssup(e(rpr(sty=p )sin)sup(2)))e(x))"],
    ["\\vec{v} + \\overline{AB}", "acc(accpr(chr=\u20D7 )e(v))+bar(barpr(pos=top )e(AB))"],
    ["\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}", "eqarr(e(a&=b)e(c&=d))"],
    ["\\ce{H2O}", "ssub(e(rpr(sty=p )H)sub(2))rpr(sty=p )O"],
    ["{}^{14}_{6}\\mathrm{C}", "spre(sub(6)sup(14)e(rpr(sty=p )C))"],
    ["\\underbrace{x}_n", "limlow(e(groupchr(groupchrpr(chr=⏟ pos=bot )e(x)))lim(n))"],
    ["\\mathbb{R} \\text{ and } \\mathbf{a}", "rpr(scr=double-struck sty=p )Rrpr(nor=1 ) and rpr(sty=b )a"],
  ])("can be edited: %s", async (tex, shape) => {
    expect(await formulaIn(`What is \\(${tex}\\)?`)).toBe(shape);
  });

  it("stands on a line of its own where it is large, with its limits above and below", async () => {
    const body = await bodyOf("Look: $$\\sum_{i=1}^n i$$ at it");
    const [stem] = [...within(body, "p")].filter((paragraph) => textIn(paragraph).includes("Look"));
    expect(stem && [...within(stem, "br")]).toHaveLength(2);
    expect(await formulaIn("$$\\sum_{i=1}^n i$$")).toContain("limloc=undOvr");
  });

  it("that cannot be set stays as it is written, and so do prices", async () => {
    const text = "From $5 to $10 it is \\(\\nosuchcommand{x}\\) and \\(\\frac{1}\\)";
    const body = await bodyOf(text, "flashcards");
    expect([...within(body, "omath")]).toEqual([]);
    expect(textIn(body)).toContain(text);
  });
});
