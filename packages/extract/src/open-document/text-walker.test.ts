import type { SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../../testing/processor-time.ts";
import { extractText } from "../index.ts";
import { type OpenParts, odtFile } from "../testing/open-document.ts";

const FILLER =
  "<text:p>Photosynthesis turns light into chemical energy. It takes place in the chloroplasts of plants.</text:p>";

const read = (body: string, parts: OpenParts = {}) => extractText(odtFile(body + FILLER, parts), "notes.odt");

function blocks(source: SourceText): string[] {
  const all = source.sections.flatMap((section) => section.blocks);
  return all.slice(0, -1).map(({ kind, role, text }) => `${role ?? kind}: ${text}`);
}

describe("an OpenDocument text", () => {
  it("has headings by their outline level, also where a list numbers them, and its title by its style", async () => {
    const automatic = `<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Title"/>`;
    const source = await read(
      `<text:p text:style-name="P1">Light</text:p>
       <text:list><text:list-item><text:h text:outline-level="2">Waves</text:h></text:list-item></text:list>
       <text:h text:outline-level="9">Deep</text:h>`,
      { automatic },
    );
    expect(source.title).toBe("Light");
    expect(source.sections.map(({ heading, level }) => [heading, level])).toEqual([
      [null, 1],
      ["Waves", 2],
      ["Deep", 6],
    ]);
  });

  it("marks code within sentences, by the style of its span or its font", async () => {
    const font = '<style:text-properties style:font-name="Courier New"/>';
    const automatic = `<style:style style:name="T1" style:family="text" style:parent-style-name="Source_20_Text"/>
      <style:style style:name="T2" style:family="text">${font}</style:style>
      <style:style style:name="P1" style:family="paragraph">${font}</style:style>
      <style:style style:name="P2" style:family="paragraph" style:parent-style-name="Source_20_Code"/>`;
    const span = (style: string, text: string) => `<text:span text:style-name="${style}">${text}</text:span>`;
    const source = await read(
      `<text:p>The operator ${span("T1", "in")} and ${span("T2", "len(x)")}.</text:p>
       <text:p text:style-name="P1">A letter typed by ${span("T2", "hand")}</text:p>
       <text:p text:style-name="P2">let a = 1;</text:p>`,
      { automatic },
    );
    expect(blocks(source)).toEqual([
      "paragraph: The operator `in` and `len(x)`.",
      "paragraph: A letter typed by hand",
      "code: let a = 1;",
    ]);
  });

  it("gives list items, of which only the first paragraph has the bullet", async () => {
    const source = await read(
      `<text:list>
         <text:list-item><text:p>One</text:p><text:p>Goes on</text:p>
           <text:list><text:list-item><text:p>Inner</text:p></text:list-item></text:list></text:list-item>
         <text:list-item><text:p>Two</text:p></text:list-item>
       </text:list><text:p>After</text:p>`,
    );
    expect(blocks(source)).toEqual([
      "listItem: One",
      "paragraph: Goes on",
      "listItem: Inner",
      "listItem: Two",
      "paragraph: After",
    ]);
  });

  it("gives table rows; a covered cell is empty below the cell that covers it, and none beside it", async () => {
    const cell = (text: string, attributes = "") =>
      `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
    const covered = "<table:covered-table-cell/>";
    const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`;
    const source = await read(
      `<table:table><table:table-header-rows>${row(cell("Gas") + cell("Share") + cell("Year"))}</table:table-header-rows>
       ${row(cell("Both", 'table:number-columns-spanned="2"') + covered + cell("1999"))}
       ${row(covered + cell("78 %") + cell("2000"))}</table:table>`,
    );
    expect(blocks(source)).toEqual([
      "tableRow: Gas | Share | Year",
      "tableRow: Both | 1999",
      "tableRow: | 78 % | 2000",
    ]);
  });

  it("says notes after the paragraph that refers to them, without their numbers", async () => {
    const note = `<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation>
      <text:note-body><text:p>Measured at sea level.</text:p></text:note-body></text:note>`;
    expect(blocks(await read(`<text:p>Air${note} is a mixture.</text:p>`))).toEqual([
      "paragraph: Air is a mixture.",
      "footnote: Measured at sea level.",
    ]);
  });

  it("leaves out comments, deleted and hidden text, pronunciation and descriptions of pictures", async () => {
    const automatic = `<style:style style:name="T1" style:family="text"><style:text-properties text:display="none"/></style:style>`;
    const source = await read(
      `<text:tracked-changes><text:changed-region><text:deletion><text:p>gone</text:p></text:deletion></text:changed-region></text:tracked-changes>
       <text:p>Kept<office:annotation><text:p>a comment</text:p></office:annotation><text:span text:style-name="T1">unseen</text:span></text:p>
       <text:section text:display="none"><text:p>hidden</text:p></text:section>
       <text:p><text:ruby><text:ruby-base>漢字</text:ruby-base><text:ruby-text>かんじ</text:ruby-text></text:ruby></text:p>
       <text:p><draw:frame><draw:image/><svg:desc>a picture</svg:desc></draw:frame></text:p>`,
      { automatic },
    );
    expect(blocks(source)).toEqual(["paragraph: Kept", "paragraph: 漢字"]);
  });

  it("keeps bold terms by their style or one it is derived from, spaces, and text boxes", async () => {
    const styles = `<style:style style:name="Strong" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>`;
    const automatic = `<style:style style:name="T2" style:family="text" style:parent-style-name="Strong"/>`;
    const source = await read(
      `<text:p>The<text:s text:c="2"/><text:span text:style-name="T2">cell<text:tab/>wall</text:span><text:line-break/>holds.<draw:frame><draw:text-box><text:p>In the box</text:p></draw:text-box></draw:frame></text:p>`,
      { styles, automatic },
    );
    expect(blocks(source)).toEqual(["paragraph: In the box", "paragraph: The cell wall holds."]);
    expect(source.sections[0]?.blocks[1]?.terms).toEqual(["cell wall"]);
  });

  it("keeps the numbers of its lists beside the text, over interruptions and levels", async () => {
    const level = (at: number, format: string, more = "") =>
      `<text:list-level-style-number text:level="${at}" style:num-format="${format}" style:num-suffix=")" ${more}/>`;
    const automatic = `<text:list-style style:name="L1">${level(1, "1")}${level(2, "a", 'text:display-levels="2"')}</text:list-style>`;
    const item = (inside: string) => `<text:list-item>${inside}</text:list-item>`;
    const p = "<text:p>item</text:p>";
    const inner = `<text:list>${item(p)}${item(p)}</text:list>`;
    const source = await read(
      `<text:list xml:id="one" text:style-name="L1">${item(p + inner)}${item(p)}</text:list>
       <text:p>between</text:p>
       <text:list text:continue-numbering="true" text:style-name="L1">${item(inner)}${item(p)}</text:list>
       <text:list text:style-name="L1">${item(p)}<text:list-item text:start-value="7">${p}</text:list-item></text:list>
       <text:list text:continue-list="one" text:style-name="L1">${item(p)}</text:list>`,
      { automatic },
    );
    const markers = source.sections[0]?.blocks.slice(0, -1).map(({ marker = "" }) => marker);
    expect(markers).toEqual(["1)", "1.a)", "1.b)", "2)", "", "2.a)", "2.b)", "3)", "1)", "7)", "4)"]);
  });

  it("has its formulas where they stand, and raised figures", async () => {
    const manifest = `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="Object 1/" manifest:media-type="application/vnd.oasis.opendocument.formula"/></manifest:manifest>`;
    const formula = `<math xmlns="http://www.w3.org/1998/Math/MathML"><msup><mi>x</mi><mn>2</mn></msup></math>`;
    const automatic = `<style:style style:name="T1" style:family="text"><style:text-properties style:text-position="-33% 58%"/></style:style>`;
    const source = await read(
      `<text:p>Then<draw:frame><draw:object xlink:href="./Object 1"/></draw:frame> is CO<text:span text:style-name="T1">2</text:span>.</text:p>
       <text:p>Or <draw:frame><draw:object><math xmlns="http://www.w3.org/1998/Math/MathML"><mi>y</mi></math></draw:object></draw:frame></text:p>`,
      { manifest, automatic, objects: { "Object 1/content.xml": formula } },
    );
    expect(blocks(source)).toEqual(["paragraph: Then x² is CO₂.", "paragraph: Or y"]);
  });

  it("has the entries of description lists as definitions", async () => {
    const body = `<text:p text:style-name="List_20_Heading">Osmosis</text:p><text:p text:style-name="List_20_Contents">the passage of water</text:p>`;
    expect(blocks(await read(body))).toEqual(["definition: Osmosis: the passage of water"]);
  });

  it("is read from a single XML file as well", async () => {
    const flat = odtFile(FILLER, { isFlat: true, title: "Flat notes" });
    const source = await extractText(flat, "notes.fodt");
    expect(source).toMatchObject({ format: "odt", title: "Flat notes", warnings: [] });
  });

  it("whose styles are damaged keeps its text, and says that something is missing", async () => {
    const source = await read("<text:h>Still here</text:h>", { styles: "<style:style>" });
    expect(source.sections[0]?.heading).toBe("Still here");
    expect(source.warnings).toEqual([{ code: "PARTS_SKIPPED", count: 1 }]);
  });

  it("that is made to hurt ends soon", async () => {
    const spentMs = processorTime();
    const automatic = `<style:style style:name="a" style:family="paragraph" style:parent-style-name="b"/><style:style style:name="b" style:family="paragraph" style:parent-style-name="a"/>`;
    const circular = await read('<text:p text:style-name="a">Round and round.</text:p>', { automatic });
    expect(blocks(circular)).toEqual(["paragraph: Round and round."]);
    const deep = "<text:list><text:list-item>".repeat(200) + "</text:list-item></text:list>".repeat(200);
    await expect(read(deep)).rejects.toMatchObject({ code: "EXTRACTION_LIMIT" });
    const pipes = `<table:table><table:table-row><table:table-cell><text:p>${"| ".repeat(300_000)}a</text:p></table:table-cell><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table>`;
    expect((await read(pipes)).sections).toHaveLength(1);
    const repeated = `<table:table><table:table-row table:number-rows-repeated="1000000000"><table:table-cell table:number-columns-repeated="1000000000"/></table:table-row></table:table>`;
    expect(blocks(await read(repeated))).toEqual([]);
    expect(spentMs()).toBeLessThan(5_000);
  });

  it("that is encrypted is refused as such", async () => {
    const manifest = `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:encryption-data/></manifest:manifest>`;
    await expect(read("", { manifest })).rejects.toMatchObject({ code: "FILE_ENCRYPTED" });
  });
});
