import type { SourceText } from "@quizmill/contract";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../../testing/processor-time.ts";
import { ExtractionError, extractText } from "../index.ts";

const FILLER =
  "Photosynthesis turns light into chemical energy. It takes place in the chloroplasts of plants and algae.";

const read = (html: string, name = "page.html") => extractText(Buffer.from(html), name);
const page = (body: string, head = "") =>
  read(`<!doctype html><html><head>${head}</head><body>${body}<p>${FILLER}</p>`);

function shown(source: SourceText): string[] {
  return source.sections.flatMap(({ heading, level, blocks }) => [
    ...(heading === null ? [] : [`h${level}: ${heading}`]),
    ...blocks.filter(({ text }) => text !== FILLER).map(({ kind, text, role }) => `${role ?? kind}: ${text}`),
  ]);
}

describe("a web page", () => {
  it("has exponents that no character is made for behind a mark, and ends of numerals as words", async () => {
    const source = await page(
      "<p>2<sup>k</sup> of 10<sup>-x/2</sup>, x<sub>n+1</sub> and H<sub>2</sub>O, the 1<sup>st</sup> of M<sup>me</sup> Curie.</p>",
    );
    expect(shown(source)).toEqual(["paragraph: 2^k of 10^(-x/2), x_(n+1) and H₂O, the 1st of Mme Curie."]);
  });

  it("gives headings, paragraphs, list items, and table rows cell by cell", async () => {
    const source = await page(
      `<h1><a href="#light">§</a>Light</h1><p>Plants need<br>light &amp; water.</p>
       <ul><li>First<ul><li><p>Nested</p><p>More of it</p></li></ul></li><li>Second</ul>
       <h2>Gases</h2><table><thead><tr><th>Gas<th>Share<tbody><tr><td>Nitrogen<td>78&nbsp;%</table>`,
      "<title>Botany &ndash; light</title>",
    );
    expect(source).toMatchObject({ format: "html", title: "Botany – light", language: "en" });
    expect(shown(source)).toEqual([
      "h1: Light",
      "paragraph: Plants need light & water.",
      "listItem: First",
      "listItem: Nested",
      "paragraph: More of it",
      "listItem: Second",
      "h2: Gases",
      "tableRow: Gas | Share",
      "tableRow: Nitrogen | 78 %",
    ]);
  });

  it("marks code within sentences as Markdown does, by element, class or font", async () => {
    const source = await page(
      `<h2>The <code>map</code> method</h2>
       <p>The operator <code>in</code>, <kbd>Ctrl</kbd>+<kbd>C</kbd>, <samp>a\`b</samp> and <b><tt>git add</tt></b> with
         <code class="literal"><span>ls</span> <span>-l</span> </code>here.</p>
       <p>A <span class="code">div</span>, <font face="Courier New">len(x)</font> and <span style="font-family: Consolas, monospace">naïve</span>.</p>
       <p><font face="Courier">Typed on a typewriter</font></p>
       <table><tr><td><code>-v</code><td>loud</table><dl><dt><code>-q</code><dd>quiet</dl>`,
    );
    expect(shown(source)).toEqual([
      "h2: The map method",
      "paragraph: The operator `in`, `Ctrl`+`C`, a`b and git add with `ls -l` here.",
      "paragraph: A `div`, `len(x)` and naïve.",
      "paragraph: Typed on a typewriter",
      "tableRow: `-v` | loud",
      "definition: -q: quiet",
    ]);
    expect(source.sections[0]?.blocks[0]?.terms).toEqual(["git add"]);
  });

  it("takes the titles of tables, figures and notes for no headings of the page", async () => {
    const source = await page(
      `<p class="title">Light</p><div class="table"><p class="title"><b>Table 1. Gases</b></p><table><tr><td>Nitrogen<td>78 %</table></div>
       <div class="sidebar"><div class="titlepage"><p class="title">Rayleigh</p></div>He explained the sky.</div>`,
    );
    expect(shown(source)).toEqual([
      "h1: Light",
      "paragraph: Table 1. Gases",
      "tableRow: Nitrogen | 78 %",
      "paragraph: Rayleigh",
      "paragraph: He explained the sky.",
    ]);
  });

  it("leaves out the number of a note that stands in an element before its text", async () => {
    const source = await page(
      `<aside class="footnote" role="note"><span class="label"><span>[</span><a role="doc-backlink" href="#id1">1</a><span>]</span></span><p>Of the air.</p></aside>
       <table class="footnote"><tr><td class="label"><a href="#id2">[2]</a></td><td>Of the water that plants take from the ground.</td></tr></table>`,
    );
    expect(shown(source)).toEqual([
      "footnote: Of the air.",
      "footnote: Of the water that plants take from the ground.",
    ]);
  });

  it("reads what empty cells only push to its place as what it is", async () => {
    const source = await page(
      `<table><tr><td>&nbsp;<td><p>All air is a mixture of gases.</p><td></tr>
       <tr><td>&nbsp;<td><pre class="example">solve (x)</pre></tr><tr><td>&nbsp;<td>Gases</tr></table>`,
    );
    expect(shown(source)).toEqual([
      "paragraph: All air is a mixture of gases.",
      "code: solve (x)",
      "tableRow: | Gases",
    ]);
  });

  it("knows the numbers that lists show", async () => {
    const source = await page(
      `<ol start="3"><li>c<ol type="a"><li>ca</li><li value="4">cd</li></ol></li><li><p>d</p></li></ol><ul><li>x</li></ul><ol style="list-style-type: upper-roman"><li>I</ol>`,
    );
    const markers = source.sections[0]?.blocks
      .slice(0, 6)
      .map(({ text, marker }) => `${marker ?? "-"} ${text}`);
    expect(markers).toEqual(["3. c", "a. ca", "d. cd", "4. d", "- x", "I. I"]);
  });

  it("keeps bold words as terms, by element, style or class, and reads description lists as definitions", async () => {
    const source = await page(
      `<p>The <b>cell</b> <strong>wall</strong> gives <span style="font-weight: 700">support</span> and <span class="c7">shape</span>.</p>
       <p><b>Osmosis</b> - water passes a membrane.</p>
       <dl><dt>Stoma</dt><dd>A pore of a leaf.</dd><dt>Xylem<dt>Phloem<dd>Tissues that conduct.</dl>`,
      "<style>.c1{color:red}.c7{font-size:11pt;font-weight:700}</style>",
    );
    expect(source.sections[0]?.blocks.slice(0, 4)).toEqual([
      {
        kind: "paragraph",
        text: "The cell wall gives support and shape.",
        terms: ["cell wall", "support", "shape"],
      },
      { kind: "definition", text: "Osmosis - water passes a membrane.", terms: ["Osmosis"] },
      { kind: "definition", text: "Stoma: A pore of a leaf.", terms: ["Stoma"] },
      { kind: "definition", text: "Xylem, Phloem: Tissues that conduct.", terms: ["Xylem", "Phloem"] },
    ]);
  });

  it("leaves out programs, controls, menus, hidden text and the readings over Japanese characters", async () => {
    const source = await page(
      `<nav>Menu</nav><script>if (a < b) document.write("<p>no</p>")</script><style>p{}</style><noscript>no</noscript>
       <p>Seen<span hidden>no</span><span style="color:red; display: none">no</span><span aria-hidden="true">no</span></p>
       <form><select><option>no</option></select><textarea>no</textarea><button>no</button></form><template>no</template>
       <p><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rt>じ</rt></ruby>を
       読む。</p><aside>Beside</aside><footer>Imprint</footer>`,
    );
    expect(shown(source)).toEqual(["paragraph: Seen", "paragraph: 漢字を読む。"]);
  });

  it("gives its main part alone where it marks one that holds the text", async () => {
    const source = await read(
      `<html><header>Site</header><p>Cookies?</p><main><h1>Leaf</h1><p>${FILLER}</p></main><p>Ads`,
    );
    expect(shown(source)).toEqual(["h1: Leaf"]);
    const teaser = await page("<article>Read more</article><p>Kept</p>");
    expect(shown(teaser)).toContain("paragraph: Kept");
  });

  it("is not misled by how its source is indented", async () => {
    const source = await page(`<div>${"\n      ".repeat(100)}<h2>\n${" ".repeat(400)}Leaf\n</h2></div>`);
    expect(shown(source)).toEqual(["h2: Leaf"]);
  });

  it("opens with its title as a heading where that is only a paragraph", async () => {
    const source = await page("<p><font size=5>Light</font></p><p>Text</p>", "<title>Light</title>");
    expect(shown(source)).toEqual(["h1: Light", "paragraph: Text"]);
  });

  it("takes the numbers of notes away and marks the notes, whichever program wrote them", async () => {
    const source = await page(
      `<p>Word<a href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>, LibreOffice<a class="sdfootnoteanc" name="a1" href="#s1"><sup>1</sup></a>,
          Google<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>, pandoc<a href="#fn1" class="footnote-ref" id="fnref1" role="doc-noteref"><sup>1</sup></a>, XHTML<span><a href="#ftn1" id="body_ftn1">1</a></span>.</p>
       <div id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1">[1]</a> Of Word.</p></div>
       <div id="sdfootnote1"><p><a class="sdfootnotesym" name="s1" href="#a1">1</a>Of LibreOffice.</p></div>
       <aside epub:type="footnote"><p><span><sup><a href="#called1">1</a></sup>Of an EPUB.</span></p></aside>
       <aside epub:type="footnote" id="n2"><p><a href="#called2">2</a> Of a publisher.</p></aside>
       <aside epub:type="footnote" id="n3"><p><sup>3</sup> Without a link.</p></aside>
       <div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span> Of Google.</span></p></div>
       <section class="footnotes" role="doc-endnotes"><ol><li id="fn1"><p>Of pandoc.<a href="#fnref1" role="doc-backlink">↩︎</a></p></li></ol></section>`,
    );
    expect(shown(source)).toEqual([
      "paragraph: Word, LibreOffice, Google, pandoc, XHTML.",
      "footnote: Of Word.",
      "footnote: Of LibreOffice.",
      "footnote: Of an EPUB.",
      "footnote: Of a publisher.",
      "footnote: Without a link.",
      "footnote: Of Google.",
      "footnote: Of pandoc.",
    ]);
  });

  it("keeps figures set high or low apart from those beside them, and formulas as what they say", async () => {
    const source = await page(
      `<p>H<sub>2</sub>O, 10<sup>6</sup> cells, the 1<sup>st</sup>; <math alttext="E=mc^2"><semantics><mrow><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">E=mc^2</annotation></semantics></math> and <img class="tex" alt="a^2">.</p>`,
    );
    expect(shown(source)).toEqual(["paragraph: H₂O, 10⁶ cells, the 1st; E = mc² and a^2 ."]);
  });

  it("reads preformatted prose like a typed file, and code as one block", async () => {
    const source = await page(
      `<pre>\nThis line of prose, broken at\na margin, goes on here.\n\n- an item</pre><pre><code>let a = 1;\nlet b;</code></pre>`,
    );
    expect(shown(source)).toEqual([
      "paragraph: This line of prose, broken at a margin, goes on here.",
      "listItem: an item",
      "code: let a = 1; let b;",
    ]);
  });

  it.each([
    ["DocBook", `<pre class="screen"># aa-status\n1 processes are in enforce mode.</pre>`],
    [
      "Sphinx",
      `<div class="highlight-console"><div class="highlight"><pre><span># aa-status</span>\n1 processes are in enforce mode.</pre></div></div>`,
    ],
    [
      "Texinfo",
      `<div class="example"><pre class="example"># aa-status\n1 processes are in enforce mode.</pre></div>`,
    ],
    [
      "pandoc",
      `<div class="sourceCode"><pre class="sourceCode sh"># aa-status\n1 processes are in enforce mode.</pre></div>`,
    ],
  ])("knows a listing of %s from what was typed", async (_by, listing) => {
    expect(shown(await page(listing))).toEqual(["code: # aa-status 1 processes are in enforce mode."]);
  });

  it("leaves out what only leads to other pages, and signs that only lead to their own heading", async () => {
    const source = await page(
      `<ul class="docnav"><li><a href="a"><strong>Prev</strong>Light</a></li></ul><div class="navheader">Chapter 2</div><h2>Gases<a class="headerlink" href="#gases">¶</a></h2><p>Air is a mixture.</p>`,
    );
    expect(shown(source)).toEqual(["h2: Gases", "paragraph: Air is a mixture."]);
  });

  it.each([
    ["declared", "windows-1251", `<meta charset="windows-1251">`],
    [
      "declared the old way",
      "koi8-u",
      `<meta http-equiv="Content-Type" content="text/html; charset=koi8-u">`,
    ],
    ["declared wrongly", "utf-8", `<meta charset="iso-8859-1">`],
    ["UTF-16, without a declaration", "utf-16", ""],
  ])("is read in its encoding, %s", async (_case, encoding, meta) => {
    const text = "Фотосинтез це процес утворення органічних речовин із води та вуглекислого газу на світлі.";
    const source = await extractText(
      iconv.encode(`<html><head>${meta}</head><p>${text}</p></html>`, encoding),
      "a.htm",
    );
    expect(source).toMatchObject({ format: "html", language: "uk" });
    expect(shown(source)).toEqual([`paragraph: ${text}`]);
  });

  it("is told by its content, whatever its name and whatever comes before it", async () => {
    const html = `\uFEFF<?xml version="1.0"?>\n<!-- saved from url=(0014)about:internet -->\n<!DOCTYPE html><html><p>${FILLER}</p></html>`;
    expect(await read(html, "letter.doc")).toMatchObject({ format: "html" });
    const mail = `MIME-Version: 1.0\nContent-Type: multipart/related; boundary="x"\n\n--x\n<html>${FILLER}</html>`;
    await expect(read(mail, "letter.doc")).rejects.toMatchObject({
      code: "UNSUPPORTED_FILE",
      details: { found: "mhtml" },
    });
  });
});

describe("a list item", () => {
  it("is without the bullet that a program wrote into it, and has the number as its marker", async () => {
    const source = await page(
      `<ul><li><p><span>•</span><b>Phloem</b>: what carries sugar.</p></li><li><p><span>–</span>Xylem</p></li></ul>
       <ol><li><p><span>1.</span>First</p></li><li><p><span>b)</span>Second</p></li></ol>`,
    );
    expect(shown(source)).toEqual([
      "definition: Phloem: what carries sugar.",
      "listItem: Xylem",
      "listItem: First",
      "listItem: Second",
    ]);
    const markers = source.sections[0]?.blocks.map(({ marker }) => marker);
    expect(markers?.slice(0, 4)).toEqual([undefined, undefined, "1.", "b)"]);
  });

  it("is without the bullet its author typed; a dash before a number is its sign", async () => {
    const source = await page(
      "<ul><li>&bull; Roots<li>–5 °C<li>-ed<li><b>✓</b> Leaves<li>•<li><b>B.</b><li><i>•</i><p>Buds</ul>",
    );
    expect(shown(source)).toEqual([
      "listItem: Roots",
      "listItem: –5 °C",
      "listItem: -ed",
      "listItem: ✓ Leaves",
      "listItem: •",
      "listItem: B.",
      "listItem: Buds",
    ]);
  });
});

describe("a page made to hurt", () => {
  const size = 300_000;
  const repeat = (unit: string) => unit.repeat(size / unit.length);

  it.each([
    ["unclosed inline elements", repeat("<b>")],
    ["closed elements that were never opened", repeat("<b>").slice(0, 3 * 1_500) + repeat("</i>")],
    ["nested tables", repeat("<table><tr><td>a<td>b")],
    ["nested lists", repeat("<ul><li>a")],
    ["attributes", `<p ${Array.from({ length: 30_000 }, (_, index) => `a${index}="1"`).join(" ")}>`],
    ["classes", `<p class="${repeat("toc1 ")}">text`],
    ["entities", repeat("&amp;&#x41;&unknown")],
    ["open tags without an end", repeat("<")],
    ["open comments", repeat("<!--")],
    ["line breaks", repeat("<br>")],
    ["empty blocks", repeat("<p>")],
    ["scripts", repeat("<sup><a href='#a'>")],
    ["closed scripts", repeat("a<sup>1</sup>")],
    ["bold words", repeat("<b>a</b> b ")],
    ["style rules", `<style>${repeat(".a{")}</style>`],
    ["formulas", `<math>${repeat("<msup><mi>x</mi>").slice(0, 24_000)}`],
    ["preformatted", repeat("<pre>a")],
    ["spaces between Japanese", repeat("あ\n \n")],
  ])("ends soon: %s", async (_name, body) => {
    const spentMs = processorTime();
    const ended = await page(body).catch((error: unknown) => error);
    if (ended instanceof Error) expect(ended).toBeInstanceOf(ExtractionError);
    expect(spentMs()).toBeLessThan(4_000);
  });
});

it("A merged cell of a table says its value in every row and column it covers", async () => {
  const source = await page(
    `<table><tr><th>Kind<th>Vitamin<th>Lack<tr><td rowspan=2>fat-soluble<td>retinol<td>night blindness
     <tr><td>calciferol<td>rickets<tr><td>other<td colspan=2>unknown<tr><td colspan=3>As of today</table>`,
  );
  expect(shown(source)).toEqual([
    "tableRow: Kind | Vitamin | Lack",
    "tableRow: fat-soluble | retinol | night blindness",
    "tableRow: fat-soluble | calciferol | rickets",
    "tableRow: other | unknown | unknown",
    "paragraph: As of today",
  ]);
});
