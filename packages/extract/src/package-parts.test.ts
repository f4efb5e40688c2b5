import { describe, expect, it } from "vitest";
import { mainPartOf, mainTypeOf, relationshipsOf, titleOf } from "./package-parts.ts";
import type { Zip } from "./zip.ts";

/** A package that also records which of its parts were read. */
function packageOf(parts: Record<string, string | Buffer>): Zip & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    names: Object.keys(parts),
    has: (name) => name in parts,
    read(name) {
      asked.push(name);
      return name in parts ? Buffer.from(parts[name] ?? "") : null;
    },
  };
}

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const STYLES = { id: "r1", type: "styles", target: "word/styles.xml" };
const A_AND_B = { id: "r2", type: "footnotes", target: "word/a&b>.xml" };

describe("relationships", () => {
  const plain = `<Relationship Id="r1" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="r2" Type="${OFFICE}/footnotes" Target="a&amp;b>.xml"/><Relationship Id="r3" Type="${OFFICE}/hyperlink" Target="http://a.b" TargetMode="External"/>`;
  const whole = `<?xml version="1.0" encoding="UTF-8"?>\r\n<Relationships ${NAMESPACE}>${plain}</Relationships>`;

  it.each([
    ["as programs write them", whole],
    ["with a comment", whole.replace("<Relationship ", '<!-- <Relationship Id="old"/> --><Relationship ')],
    ["with apostrophes", whole.replaceAll('"', "'")],
    [
      "with a prefix",
      whole
        .replaceAll("Relationship ", "r:Relationship ")
        .replace("Relationships xmlns", "r:Relationships xmlns:r")
        .replace("</R", "</r:R"),
    ],
    ["on lines of their own", whole.replaceAll("<Relationship ", "\n  <Relationship\n    ")],
    ["in UTF-16", Buffer.from(`\uFEFF${whole}`, "utf16le")],
  ])("say the same %s", (_way, source) => {
    const zip = packageOf({ "word/_rels/document.xml.rels": source });
    expect(relationshipsOf(zip, "word/document.xml")).toEqual([STYLES, A_AND_B]);
  });

  it("of other namespaces are none", () => {
    const zipOf = (source: string) => packageOf({ "_rels/.rels": source });
    expect(relationshipsOf(zipOf(whole), "")).toHaveLength(2);
    const other = whole.replace("package/2006/relationships", "package/other");
    expect(relationshipsOf(zipOf(other), "")).toEqual([]);
  });

  it("that are cut off are damaged", () => {
    const zip = packageOf({ "_rels/.rels": whole.slice(0, -20) });
    expect(() => relationshipsOf(zip, "")).toThrow();
  });
});

const MAIN_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const override = (part: string, type: string) => `<Override PartName="${part}" ContentType="${type}"/>`;
const types = (...overrides: string[]) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${overrides.join("")}</Types>`;
const mainRelationship = (target: string) =>
  `<Relationships ${NAMESPACE}><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="${target}"/></Relationships>`;

describe("the main part", () => {
  it("is told by its type, without a look at the package's relationships", () => {
    const zip = packageOf({
      "[Content_Types].xml": types(override("/word/other.xml", MAIN_TYPE)),
      "word/other.xml": "",
    });
    expect(mainTypeOf(zip)).toBe(MAIN_TYPE);
    expect(mainPartOf(zip)).toBe("word/other.xml");
    expect(zip.asked).toEqual(["[Content_Types].xml"]);
  });

  it.each([
    ["two are of that type", types(override("/word/a.xml", MAIN_TYPE), override("/word/b.xml", MAIN_TYPE))],
    ["the one of that type is not there", types(override("/word/none.xml", MAIN_TYPE))],
    ["one stands in a comment", types(`<!--${override("/word/a.xml", MAIN_TYPE)}-->`)],
  ])("is told by them where %s", (_case, contentTypes) => {
    const zip = packageOf({
      "[Content_Types].xml": contentTypes,
      "_rels/.rels": mainRelationship("word/b.xml"),
      "word/a.xml": "",
      "word/b.xml": "",
    });
    expect(mainPartOf(zip)).toBe("word/b.xml");
  });
});

describe("a document's title", () => {
  const CORE_TYPE = "application/vnd.openxmlformats-package.core-properties+xml";
  const DUBLIN_CORE = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';

  it.each([
    ["as programs write it", `<p ${DUBLIN_CORE}><dc:title>Cells &amp; bees</dc:title></p>`, "Cells & bees"],
    [
      "with another prefix",
      `<p xmlns:x="http://purl.org/dc/elements/1.1/"><x:title>Cells</x:title></p>`,
      "Cells",
    ],
    ["as character data", `<p ${DUBLIN_CORE}><dc:title><![CDATA[A < B]]></dc:title></p>`, "A < B"],
    ["that is empty", `<p ${DUBLIN_CORE}><dc:title/></p>`, ""],
    ["that is left out", `<p ${DUBLIN_CORE}><dc:creator>Eve</dc:creator></p>`, ""],
    ["that is damaged", `<p ${DUBLIN_CORE}><dc:title>Cells`, null],
  ])("is read %s", (_way, core, title) => {
    const zip = packageOf({
      "[Content_Types].xml": types(override("/docProps/core.xml", CORE_TYPE)),
      "docProps/core.xml": core,
    });
    expect(titleOf(zip)).toBe(title);
  });
});
