import type { SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../../testing/processor-time.ts";
import { extractText } from "../index.ts";
import { zipFile } from "../testing/files.ts";

const FILLER =
  "Photosynthesis turns light into chemical energy. It takes place in the chloroplasts of plants and algae.";

const chapter = (body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title/><script src="a.js"/></head><body>${body}</body></html>`;

interface Book {
  /** File name and body, in reading order. */
  readonly chapters: Record<string, string>;
  /** Further inner XML of the manifest and of the package, and further parts of the file. */
  readonly manifest?: string;
  readonly metadata?: string;
  readonly parts?: Record<string, string>;
}

function bookParts({ chapters, manifest = "", metadata = "", parts = {} }: Book): Record<string, string> {
  const names = Object.keys(chapters);
  const items = names.map(
    (name, at) => `<item id="c${at}" href="text/${encodeURI(name)}" media-type="application/xhtml+xml"/>`,
  );
  const spine = names.map((_name, at) => `<itemref idref="c${at}"/>`);
  const bodies = names.map((name) => [`OEBPS/text/${name}`, chapter(chapters[name] ?? "")]);
  return {
    mimetype: "application/epub+zip",
    "META-INF/container.xml": `<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>`,
    "OEBPS/book.opf":
      `<!DOCTYPE package PUBLIC "a" "b"><opf:package xmlns:opf="http://www.idpf.org/2007/opf" xmlns:dc="http://purl.org/dc/elements/1.1/"><opf:metadata><dc:title>Botany &amp; light</dc:title></opf:metadata>
      <opf:manifest>${manifest}${items.join("")}</opf:manifest><opf:spine>${spine.reverse().join("")}</opf:spine>${metadata}</opf:package>`.replaceAll(
        "<item",
        "<opf:item",
      ),
    ...Object.fromEntries(bodies),
    ...parts,
  };
}

const read = (book: Book, name = "book.epub") => extractText(zipFile(bookParts(book)), name);

function shown(source: SourceText): string[] {
  return source.sections.flatMap(({ heading, blocks }) => [
    `# ${heading}`,
    ...blocks.filter(({ text }) => text !== FILLER).map(({ kind, text, role }) => `${role ?? kind}: ${text}`),
  ]);
}

describe("a book", () => {
  it("is read in the order of its spine, with notes marked and without cover, contents and page numbers", async () => {
    const source = await read({
      // The spine has another order than the file.
      chapters: {
        "two b.xhtml": `<h1>Water</h1><p>${FILLER}</p><p>It<span epub:type="pagebreak">17</span> flows<a epub:type="noteref" href="#n1">1</a>.</p><aside epub:type="footnote" id="n1"><p>Mostly.</p></aside>`,
        "one.xhtml": `<h1>Light</h1><p>It shines.</p>`,
        "toc.xhtml": `<nav epub:type="toc"><ol><li><a href="one.xhtml">Light</a></li></ol></nav>`,
        "cover.xhtml": `<p>A cover</p>`,
      },
      metadata: `<guide><reference type="cover" href="text/cover.xhtml"/></guide>`,
    });
    expect(source).toMatchObject({ format: "epub", title: "Botany & light", language: "en", warnings: [] });
    expect(shown(source)).toEqual([
      "# Light",
      "paragraph: It shines.",
      "# Water",
      "paragraph: It flows.",
      "footnote: Mostly.",
    ]);
  });

  it("has the headings of its table of contents where its chapters mark none", async () => {
    const source = await read({
      chapters: { "b.xhtml": `<p>${FILLER}</p>`, "a.xhtml": `<p class="x">LIGHT</p><p>It shines.</p>` },
      manifest: `<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>`,
      parts: {
        "OEBPS/toc.ncx": `<ncx><navMap><navPoint><navLabel><text>Light</text></navLabel><content src="text/a.xhtml#top"/></navPoint>
          <navPoint><navLabel><text>Energy</text></navLabel><content src="text/b.xhtml"/></navPoint></navMap></ncx>`,
      },
    });
    expect(shown(source)).toEqual(["# Light", "paragraph: It shines.", "# Energy"]);
  });

  it("has its title for a heading where the title page says it", async () => {
    const source = await read({
      chapters: {
        "b.xhtml": `<p>${FILLER}</p>`,
        "a.xhtml": "<p>BOTANY &amp; LIGHT</p><p>For beginners.</p>",
      },
    });
    expect(shown(source)).toEqual(["# Botany & light", "paragraph: For beginners."]);
  });

  it("knows terms that its stylesheet makes bold", async () => {
    const source = await read({
      chapters: { "a.xhtml": `<p>A <span class="k">stoma</span> is a pore.</p><p>${FILLER}</p>` },
      manifest: `<item id="css" href="style.css" media-type="text/css"/>`,
      parts: { "OEBPS/style.css": "@page { margin: 1em } span.k { font-weight: bold; }" },
    });
    expect(source.sections[0]?.blocks[0]?.terms).toEqual(["stoma"]);
  });

  it("is not lost with a chapter that is, and says that one is missing", async () => {
    const parts = bookParts({ chapters: { "b.xhtml": `<p>${FILLER}</p>`, "a.xhtml": "<p>gone</p>" } });
    delete parts["OEBPS/text/a.xhtml"];
    const source = await extractText(zipFile(parts), "book.epub");
    expect(source.warnings).toEqual([{ code: "PARTS_SKIPPED", count: 1 }]);
  });

  it("is refused where its chapters are encrypted, not where only fonts are", async () => {
    const encrypted = (uri: string, method: string) => ({
      chapters: { "a.xhtml": `<p>${FILLER}</p>` },
      parts: {
        "META-INF/encryption.xml": `<encryption xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${method}"/><enc:CipherData><enc:CipherReference URI="${uri}"/></enc:CipherData></enc:EncryptedData></encryption>`,
      },
    });
    const aes = "http://www.w3.org/2001/04/xmlenc#aes128-cbc";
    await expect(read(encrypted("OEBPS/text/a.xhtml", aes))).rejects.toMatchObject({
      code: "FILE_ENCRYPTED",
    });
    const font = await read(encrypted("OEBPS/font.otf", "http://www.idpf.org/2008/embedding"));
    expect(font.format).toBe("epub");
  });

  it("is told by its content, and refused as damaged without its package document", async () => {
    const parts = bookParts({ chapters: { "a.xhtml": `<p>${FILLER}</p>` } });
    expect(await extractText(zipFile(parts), "book.docx")).toMatchObject({ format: "epub" });
    delete parts.mimetype;
    expect(await extractText(zipFile(parts), "book.zip")).toMatchObject({ format: "epub" });
    delete parts["OEBPS/book.opf"];
    await expect(extractText(zipFile(parts), "book.epub")).rejects.toMatchObject({ code: "FILE_DAMAGED" });
  });
});

describe("a book made to hurt", () => {
  it("ends soon where it holds more than is read of any book", async () => {
    const body = "<p>a</p>".repeat(400_000);
    const spentMs = processorTime();
    const source = await read({ chapters: { "a.xhtml": body, "b.xhtml": body } });
    expect(source.warnings).toMatchObject([{ code: "TRUNCATED", limit: "blocks" }]);
    expect(spentMs()).toBeLessThan(10_000);
  });

  it("ends soon where a chapter unpacks to more than any part", async () => {
    const parts = bookParts({ chapters: { "a.xhtml": `<p>${FILLER}</p>` } });
    const bomb = { ...parts, "OEBPS/text/a.xhtml": Buffer.alloc(65 * 1024 * 1024, " ") };
    await expect(extractText(zipFile(bomb), "book.epub")).rejects.toMatchObject({ code: "EXTRACTION_LIMIT" });
  });

  it("ends soon where the spine says one chapter a hundred thousand times", async () => {
    const parts = bookParts({ chapters: { "a.xhtml": `<h1>A</h1><p>${FILLER}</p>` } });
    const spine = '<opf:itemref idref="c0"/>';
    parts["OEBPS/book.opf"] = parts["OEBPS/book.opf"]?.replace(spine, spine.repeat(100_000)) ?? "";
    const spentMs = processorTime();
    expect((await extractText(zipFile(parts), "book.epub")).sections).toHaveLength(1);
    expect(spentMs()).toBeLessThan(4_000);
  });
});
