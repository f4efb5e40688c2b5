import { describe, expect, it } from "vitest";
import { processorTime } from "./testing/processor-time.ts";
import { type Attributes, type WalkOptions, walkXml, type XmlContent, type XmlWalker } from "./xml.ts";
import { ElementSearch } from "./xml-search.ts";

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const STRICT = "http://purl.oclc.org/ooxml/wordprocessingml/main";
const RUNS = {
  ...{ element: "w:r", properties: "w:rPr", text: "w:t" },
  ...{ paragraph: "w:p", paragraphProperties: "w:pPr" },
};

function events(xml: string | Uint8Array, options?: WalkOptions): string[] {
  const found: string[] = [];
  const walker: XmlWalker = {
    open: (name, attributes) => found.push(`<${name} ${attributes("w:val") ?? "-"}`),
    close: (name) => found.push(`>${name}`),
    text: (text) => found.push(text),
    content(content, attributes) {
      found.push(`{${content.name} ${attributes("w:val") ?? "-"}`);
      content.walk(walker);
      found.push(`}${content.name}`);
    },
  };
  walkXml(typeof xml === "string" ? Buffer.from(xml) : xml, walker, options);
  return found;
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

  it("tells a run at once where it holds properties and text, event by event where it holds anything else", () => {
    const runs = RUNS;
    const told = (inside: string, isWanted = true) => {
      const found: string[] = [];
      const walker: XmlWalker = {
        open: (name) => found.push(`<${name}`),
        text: (text) => found.push(text),
        content: ({ name, source }) => found.push(`${name} ${source}`),
        run: (properties, text) => isWanted && found.push(`${properties?.source ?? "plain"}: ${text}`) > 0,
      };
      walkXml(Buffer.from(`<x:p xmlns:x="${WORD}">${inside}</x:p>`), walker, { handOver: ["w:rPr"], runs });
      return found.slice(1);
    };
    expect(told("<x:r><x:t>a &lt; b</x:t></x:r>")).toEqual(["plain: a < b"]);
    const bold = `<x:r x:id="1"><x:rPr><x:b/></x:rPr><x:t xml:space="preserve"> a</x:t></x:r>`;
    expect(told(bold)).toEqual(["<x:b/>:  a"]);
    expect(told(bold, false)).toEqual(["<w:r", "w:rPr <x:b/>", "<w:t", " a"]);
    const others = [
      ["<x:r><x:t>a</x:t><x:t>b</x:t></x:r>", "<w:r", "<w:t", "a", "<w:t", "b"],
      ["<x:r><x:tab/><x:t>a</x:t></x:r>", "<w:r", "<w:tab", "<w:t", "a"],
      ["<x:r><!-- --><x:t>a</x:t></x:r>", "<w:r", "<w:t", "a"],
      ["<x:r><x:t><![CDATA[<]]></x:t></x:r>", "<w:r", "<w:t", "<"],
      ["<x:r><x:rPr><!--</x:rPr>--></x:rPr><x:t>a</x:t></x:r>", "<w:r", "w:rPr <!--</x:rPr>-->", "<w:t", "a"],
      [
        "<x:r><x:rPr><x:c><x:rPr><x:b/></x:rPr></x:c></x:rPr><x:t>a</x:t></x:r>",
        ...["<w:r", "w:rPr <x:c><x:rPr><x:b/></x:rPr></x:c>", "<w:t", "a"],
      ],
      [`<x:r><y:t xmlns:y="urn:y">a</y:t></x:r>`, "<w:r", "<?:t", "a"],
    ];
    for (const [xml = "", ...expected] of others) expect(told(xml)).toEqual(expected);
    // Runs across the end of a chunk come as events.
    expect(told(bold.repeat(3_000)).filter((text) => text.endsWith(" a"))).toHaveLength(3_000);
  });

  it("tells a paragraph's beginning as it stands, read in one step or not", () => {
    const told = (inside: string, hasRuns: boolean) => {
      const found: string[] = [];
      const walker: XmlWalker = {
        open: (name, attributes) => found.push(`<${name} ${attributes("w:val") ?? "-"}`),
        close: (name) => found.push(`>${name}`),
        text: (text) => found.push(text),
        content: ({ name, source }, attributes) => found.push(`${name} ${attributes("w:val")} ${source}`),
        ...(hasRuns && { run: () => false }),
      };
      const options = { handOver: ["w:pPr", "w:rPr"], ...(hasRuns && { runs: RUNS }) };
      walkXml(Buffer.from(`<x:body xmlns:x="${WORD}" xmlns:z="urn:z">${inside}</x:body>`), walker, options);
      return found;
    };
    for (const inside of [
      `<x:p><x:pPr><x:q/></x:pPr><x:r><x:t>a</x:t></x:r></x:p>`,
      `<x:p z:id="2" x:val="a&amp;b"><x:pPr x:val="1"><x:q/></x:pPr></x:p><x:p x:val='1'/><x:p/>`,
      `<x:p>a<x:pPr/></x:p><x:pict/><x:p\n><x:pPr><!-- </x:pPr> --><x:q/></x:pPr></x:p>`,
      `<x:p><x:pPr><x:c><x:pPr><x:q/></x:pPr></x:c></x:pPr>b<x:p>c</x:p></x:p>`,
      `<x:p xmlns:x="urn:x" x:val="1"><x:pPr><x:q/></x:pPr></x:p>`,
      `<z:z xmlns:x="urn:x"><x:p><x:pPr/></x:p><x:r><x:t>a</x:t></x:r></z:z><x:p>b</x:p>`,
    ])
      expect(told(inside, true)).toEqual(told(inside, false));
    expect(() => told("<x:p><x:pPr></x:p>", true)).toThrow();
    expect(() => told("<x:p>".repeat(300), true)).toThrow("EXTRACTION_LIMIT");
  });

  it("tells of the elements of a search as a walk does", () => {
    const search = new ElementSearch(["w:b", "w:val"], ["w:rPrChange"]);
    const told = (inside: string) => {
      const found: string[][] = [[], []];
      const content = (properties: XmlContent) => {
        properties.find(search, (name, attributes) => found[0]?.push(`${name} ${attributes("w:val")}`));
        const open = (name: string, attributes: Attributes) =>
          search.names.has(name) && found[1]?.push(`${name} ${attributes("w:val")}`);
        properties.walk({ open });
      };
      const xml = `<x:r xmlns:x="${WORD}" xmlns:z="${STRICT}2"><x:rPr>${inside}</x:rPr></x:r>`;
      walkXml(Buffer.from(xml), { content }, { handOver: ["w:rPr"], skip: ["w:rPrChange"] });
      expect(found[0]).toEqual(found[1]);
      return found[0];
    };
    expect(told(`<x:b/><x:bCs/><x:c><x:b x:val="1&gt;2"></x:b></x:c>`)).toEqual(["w:b undefined", "w:b 1>2"]);
    expect(told(`<x:c x:val="1>2"/><x:b z:val=">" x:val='>"'/><x:val\nx:val = "3"\n/>`)).toHaveLength(2);
    expect(told(`<x:b/><x:rPrChange><x:rPr><x:b/></x:rPr></x:rPrChange>`)).toHaveLength(1);
    expect(told(`<!-- <x:b/> --><![CDATA[<x:b/>]]><x:b/>`)).toHaveLength(1);
    expect(told(`<z:c xmlns:x="urn:other"><x:b/></z:c><y:b xmlns:y="${STRICT}"/>`)).toHaveLength(1);
  });

  it("is the same wherever a chunk of it ends", () => {
    const options = {
      ...{ handOver: ["w:pPr", "w:rPr"], skip: ["w:del"] },
      runs: RUNS,
    };
    const inside = [
      `<w:pPr><w:rPr><w:b/></w:rPr><w:q w:val=">"/></w:pPr><w:r><w:rPr><w:c/></w:rPr><w:t>ł &amp; b</w:t></w:r>`,
      "<!-- < --><w:del><w:r/><w:del>x</w:del></w:del><w:r><w:t><![CDATA[ <a> ]]></w:t></w:r>",
    ].join("");
    const before = `<w:p xmlns:w="${WORD}">`;
    const told = (padding: number) => {
      const found = events(`${before}${" ".repeat(padding)}${inside}</w:p>`, options);
      return found.join("").replace(/ +/g, " ");
    };
    const expected = told(1);
    expect(expected).toContain("ł & b");
    const chunk = 32 * 1024 - before.length;
    for (let at = 0; at <= Buffer.byteLength(inside); at += 1) expect(told(chunk - at)).toEqual(expected);
  });

  it("goes on behind what is to be passed over, however that is written", () => {
    const skips = { skip: ["w:del"] };
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

  it("hands over what an element holds, to be walked as it would have been", () => {
    const inside = [
      "a&amp;b",
      '<w:b w:val="1"/><w:i>x</w:i>',
      "<w:pPrChange><w:pPr><w:pPr/></w:pPr></w:pPrChange>c",
      "<!-- </w:pPr> --><w:r/>",
      "<![CDATA[ </w:pPr> ]]>",
      `<x xmlns:w="urn:other"><w:pPr/></x>`,
      `far${" ".repeat(300_000)}off`,
      '<w:b w:val="3">x</w:b>'.repeat(20_000),
      "",
    ];
    const marks = inside.map((content) => `<w:pPr w:val="2">${content}</w:pPr >`).join("kept");
    const xml = `<w:p xmlns:w="${WORD}">${marks}<w:pPr/></w:p>`;
    const whole = events(xml, { handOver: ["w:pPr"] });
    expect(whole.filter((event) => event.startsWith("{"))).toHaveLength(inside.length + 3);
    const asWalked = whole.map((event) => event.replace(/^\{/, "<").replace(/^\}/, ">"));
    expect(asWalked.join("")).toBe(events(xml).join(""));
  });

  it("hands it over with the prefixes and the options of the place where it stands", () => {
    const xml = `<p xmlns="${STRICT}" xmlns:x="${WORD}"><x:pPr xmlns:y="${WORD}"><y:del>gone</y:del><b y:val="3"/></x:pPr></p>`;
    const found = events(xml, { handOver: ["w:pPr"], skip: ["w:del"] });
    expect(found).toEqual(["<w:p -", "{w:pPr -", "<w:b 3", ">w:b", "}w:pPr", ">w:p"]);
  });

  it("does not hand over what never ends, or ends as something else", () => {
    const handOver = { handOver: ["w:pPr"] };
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

  it("comes out the same where its marks are cut by the ends of chunks", () => {
    const unit = `<w:t w:val="&quot;ü&quot;">a&amp;b</w:t><!-- ${"-".repeat(40)} x -->`;
    const xml = `<r xmlns:w="${WORD}">${unit.repeat(6000)}</r>`;
    const text = events(xml).join("");
    expect(text).toBe(`<?:r -${'<w:t "ü"a&b>w:t'.repeat(6000)}>?:r`);
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
    const skips = { skip: ["?:b"] };
    expect(events(`<a>${"<b><b></b></b>".repeat(100_000)}</a>`, skips)).toHaveLength(2);
    expect(() => events(`<a>${"<b><c>".repeat(200_000)}`, skips)).toThrow();
    const handOver = { handOver: ["?:b"] };
    expect(events(`<a>${"<b><b></b></b>".repeat(50_000)}</a>`, handOver)).toHaveLength(200_002);
    expect(() => events(`<a>${"<b><c>".repeat(200_000)}`, handOver)).toThrow();
    expect(spentMs()).toBeLessThan(3_000);
  });
});
