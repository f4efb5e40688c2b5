import { describe, expect, it } from "vitest";
import { processorTime } from "../../../testing/processor-time.ts";
import { type WalkOptions, walkXml, type XmlElement, type XmlWalker } from "./xml.ts";

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const STRICT = "http://purl.oclc.org/ooxml/wordprocessingml/main";
function events(xml: string | Uint8Array, options?: WalkOptions): string[] {
  const found: string[] = [];
  const walker: XmlWalker = {
    open: (name, attributes) => found.push(`<${name} ${attributes("w:val") ?? "-"}`),
    close: (name) => found.push(`>${name}`),
    text: (text) => found.push(text),
    content: (element) => found.push(treeOf(element)),
  };
  walkXml(typeof xml === "string" ? Buffer.from(xml) : xml, walker, options);
  return found;
}

/** "w:pPr 1[w:b -, w:i -]" */
function treeOf({ name, attributes, children }: XmlElement): string {
  const inside = children.length === 0 ? "" : `[${children.map(treeOf).join(", ")}]`;
  return `${name} ${attributes("w:val") ?? "-"}${inside}`;
}

describe("a part", () => {
  it("has canonical names, whatever prefixes it declares and wherever", () => {
    expect(events(`<x:p xmlns:x="${WORD}" x:val="1"/>`)).toEqual(["<w:p 1", ">w:p"]);
    expect(events(`<p xmlns="${STRICT}" val="1"/>`)).toEqual(["<w:p -", ">w:p"]);
    expect(
      events(`<w:p xmlns:w="${WORD}"><w:q xmlns:w="urn:other" w:val="1"/><w:r w:val="2"/></w:p>`),
    ).toEqual(["<w:p -", "<?:q -", ">?:q", "<w:r 2", ">w:r", ">w:p"]);
  });

  it("has attributes by their names, in whatever order and quotes they stand", () => {
    const value = (attributes: string) => events(`<w:p xmlns:w="${WORD}" ${attributes}/>`)[0];
    expect(value(`w:val="1" val="2" v:val="3"`)).toBe("<w:p 1");
    expect(value(`xw:val="3" a="w:val" b=' w:val="4" ' w:val="1"`)).toBe("<w:p 1");
    expect(value(`w:value="3" w:val\n=\n'1>2'`)).toBe("<w:p 1>2");
    expect(value(`a="=" w:val=">"`)).toBe("<w:p >");
    expect(value(`a="" w:val=""`)).toBe("<w:p ");
    expect(value(`val="2" w:value="3"`)).toBe("<w:p -");
    expect(events(`<w:p xmlns:w="${WORD}" xmlns:x="${STRICT}" x:val="1"/>`)[0]).toBe("<w:p 1");
  });

  it("goes on behind what is to be passed over, however that is written", () => {
    const skips = { skip: new Set(["w:del"]) };
    const inside = [
      "gone",
      "<w:delText>gone</w:delText>",
      "<w:del>a<w:del/><w:r>b</w:r></w:del>c",
      "<!-- </w:del> --><w:r/>",
      "<![CDATA[ </w:del> ]]><w:r/>",
      `<x xmlns:w="urn:other"><w:del/></x>`,
      `gone${" ".repeat(200_000)}gone`,
    ];
    const marks = inside.map((content) => `<w:del>${content}</w:del >`).join("kept");
    const xml = `<w:p xmlns:w="${WORD}"><w:del w:val="1"/>${marks}</w:p>`;
    expect(events(xml, skips)).toEqual(["<w:p -", ...Array(inside.length - 1).fill("kept"), ">w:p"]);
    expect(() => events(`<w:p xmlns:w="${WORD}"><w:del></w:p>`, skips)).toThrow();
    expect(() => events(`<w:p xmlns:w="${WORD}"><w:del>`, skips)).toThrow();
  });

  it("hands over an element with those inside it, without text", () => {
    const handOver = { handOver: new Set(["w:pPr"]) };
    const told = (inside: string) =>
      events(`<w:p xmlns:w="${WORD}">a${inside}b</w:p>`, handOver).slice(1, -1);
    expect(told(`<w:pPr w:val="2"/>`)).toEqual(["a", "w:pPr 2", "b"]);
    expect(told(`<w:pPr><w:b w:val="1"/><w:i>x<w:c/></w:i></w:pPr>`)).toEqual([
      ...["a", "w:pPr -[w:b 1, w:i -[w:c -]]", "b"],
    ]);
    expect(told("<w:pPr><w:q><w:pPr/></w:q></w:pPr>c<w:pPr/>")).toEqual([
      ...["a", "w:pPr -[w:q -[w:pPr -]]", "c", "w:pPr -", "b"],
    ]);
    expect(told(`<w:pPr><!-- </w:pPr> --><![CDATA[ </w:pPr> ]]></w:pPr>`)).toEqual(["a", "w:pPr -", "b"]);
    expect(() => told("<w:q/>".repeat(200_000).replace(/^(.*)$/, "<w:pPr>$1</w:pPr>"))).toThrow(
      "EXTRACTION_LIMIT",
    );
  });

  it("hands it over with the prefixes of the place where it stands, and less what is skipped", () => {
    const inside = `<y:del><b y:val="3"/></y:del><b y:val="3" val="4"/>`;
    const xml = `<p xmlns="${STRICT}" xmlns:x="${WORD}"><x:pPr xmlns:y="${WORD}">${inside}</x:pPr></p>`;
    const found = events(xml, { handOver: new Set(["w:pPr"]), skip: new Set(["w:del"]) });
    expect(found).toEqual(["<w:p -", "w:pPr -[w:del -, w:b 3]", ">w:p"]);
  });

  it("does not hand over what never ends, or ends as something else", () => {
    const handOver = { handOver: new Set(["w:pPr"]) };
    for (const inside of ["<w:pPr>", "<w:pPr><w:b></w:pPr>", "<w:pPr></w:pPrx>", "<w:pPr><!-- </w:pPr>"]) {
      expect(() => events(`<w:p xmlns:w="${WORD}">${inside}</w:p>`, handOver)).toThrow();
    }
  });

  it("is read in UTF-8 and UTF-16, with a mark at its beginning or without", () => {
    const xml = `<?xml version="1.0"?><a>Zażółć</a>`;
    const wide = Buffer.from(xml, "utf16le");
    for (const bytes of [
      Buffer.from(`\uFEFF${xml}`),
      Buffer.from(`\uFEFF${xml}`, "utf16le"),
      wide,
      wide.swap16(),
    ]) {
      expect(events(Uint8Array.from(bytes)).join("")).toBe("<?:a -Zażółć>?:a");
    }
  });

  it("has references, character data and comments as XML means them", () => {
    const xml = `<a><!-- <b> --><![CDATA[x < y &amp;]]> &lt;&#65;&#x42;&amp;lt; <?pi > ?></a>`;
    expect(events(xml).join("")).toBe("<?:a -x < y &amp; <AB&lt; >?:a");
    expect(events(`<w:p xmlns:w='${WORD}' w:val='a > "b" &amp; c'\n/>`)[0]).toBe(`<w:p a > "b" & c`);
  });

  it("is the same wherever a chunk of it ends", () => {
    const inside = '<w:t w:val="&quot;ü&quot;">😀ł&amp;b</w:t><!-- x --><![CDATA[ <a> ]]>';
    const before = `<r xmlns:w="${WORD}">`;
    const chunk = 64 * 1024 - before.length;
    for (let at = 0; at <= Buffer.byteLength(inside); at += 1) {
      const text = events(`${before}${" ".repeat(chunk - at)}${inside}</r>`).join("");
      expect(text.replace(/ +/g, " ")).toBe('<?:r - <w:t "ü"😀ł&b>w:t <a> >?:r');
    }
  });

  it.each([
    ["<a>", "an open element"],
    ["<a></b>", "tags that do not match"],
    ["<a/><b/>", "a second root"],
    ["<a/>text", "text after the root"],
    ["text", "no element at all"],
    ["", "nothing"],
    ["<a><b</a>", "a tag inside a tag"],
    ["<a>&nbsp;</a>", "an entity nobody declared"],
    ["<a>&#0;</a>", "a character that is none"],
    ["<a><![CDATA[x</a>", "character data without an end"],
    ["<a>< b/></a>", "a tag without a name"],
    [`<a xmlns:x="y" x></a>`, "malformed attributes"],
    [`<!DOCTYPE a [<!ENTITY b "c">]><a/>`, "a document type"],
  ])("that is %j is refused for %s", (xml) => {
    expect(() => events(xml)).toThrow();
  });

  it("takes no longer than its length allows, however long its tags are", () => {
    const spentMs = processorTime();
    const long = `${"x".repeat(3_000_000)}`;
    expect(events(`<a y="${long}">${"&amp;".repeat(200_000)}</a>`).length).toBeGreaterThan(2);
    expect(() => events(`<a ${"b ".repeat(1_000_000)}`)).toThrow();
    expect(() => events(`<a>${"<!-".repeat(300_000)}`)).toThrow();
    const skips = { skip: new Set(["?:b"]) };
    expect(events(`<a>${"<b><b></b></b>".repeat(100_000)}</a>`, skips)).toHaveLength(2);
    expect(() => events(`<a>${"<b><c>".repeat(200_000)}`, skips)).toThrow();
    const handOver = { handOver: new Set(["?:b"]) };
    expect(events(`<a>${"<b><b></b></b>".repeat(50_000)}</a>`, handOver)).toHaveLength(50_002);
    expect(() => events(`<a>${"<b><c>".repeat(200_000)}`, handOver)).toThrow();
    expect(() => events(`<a y="${long.repeat(12)}"/>`)).toThrow("EXTRACTION_LIMIT");
    expect(spentMs()).toBeLessThan(3_000);
  });
});
