import type { SourceText } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../../testing/processor-time.ts";
import { extractText } from "../index.ts";

const FILLER =
  "Photosynthesis turns light into chemical energy. It takes place in the chloroplasts of plants and algae.";

const read = (text: string) => extractText(Buffer.from(`${text}\n\n${FILLER}\n`), "notes.md");

function shown(source: SourceText): string[] {
  return source.sections.flatMap(({ heading, level, blocks }) => [
    ...(heading === null ? [] : [`h${level}: ${heading}`]),
    ...blocks.filter(({ text }) => text !== FILLER).map(({ kind, text, role }) => `${role ?? kind}: ${text}`),
  ]);
}

describe("Markdown", () => {
  it("counts the items of a list whose numbers are all typed alike, and keeps numbers that differ", async () => {
    const source = await read(
      "1. One\n   - Bullet\n   1) Nested\n   1) Next\n1. Two\n1. Three\n\ntext\n\n3. Key\n5. Other",
    );
    const blocks = source.sections.flatMap(({ blocks }) => blocks);
    expect(blocks.flatMap(({ marker, text }) => (marker === undefined ? [] : [`${marker} ${text}`]))).toEqual(
      ["1. One", "1) Nested", "2) Next", "2. Two", "3. Three", "3. Key", "5. Other"],
    );
  });

  it("has the words of links, and nothing of scripts", async () => {
    const source = await read(
      "The [tide](javascript:alert(1)) <script>alert(`1`)</script>is `<script>` high.",
    );
    expect(shown(source)).toEqual(["paragraph: The tide is `<script>` high."]);
  });

  it("keeps the marks of code within a sentence, and no others", async () => {
    const source = await read(
      "# The `map` method\n\nThe operator `in` and **`git add`**, ``a ` b`` too.\n\n| `x` | *y* |\n|--|--|\n| `-v` | loud |\n\n`-q`\n: quiet",
    );
    expect(shown(source)).toEqual([
      "h1: The map method",
      "paragraph: The operator `in` and git add, a ` b too.",
      "tableRow: `x` | y",
      "tableRow: `-v` | loud",
      "definition: -q: quiet",
    ]);
    expect(source.sections[0]?.blocks[0]?.terms).toEqual(["git add"]);
  });

  it("gives tables as AsciiDoc has them row by row, with their titles", async () => {
    const source = await read(
      '# Options\n\nThey are few.\n\n.What each of them shows\n[cols="1,4",options="header"]\n|================\n| Option | Shows\n| `-p`   | The patch (or\n`a|b`) of each\n| `-q`\n| Nothing at all\n|================\n\nThat is all.\n\n|===\nLeft open',
    );
    expect(shown(source)).toEqual([
      "h1: Options",
      "paragraph: They are few.",
      "paragraph: What each of them shows",
      "tableRow: Option | Shows",
      "tableRow: `-p` | The patch (or `a|b`) of each",
      "tableRow: `-q` | Nothing at all",
      "paragraph: That is all.",
      `paragraph: |=== Left open`,
    ]);
  });

  it("takes what follows a fence that was left open for text, not for code", async () => {
    const prose =
      "The old garden of the castle was laid out in 1868. Its first gardener came from a village near by. Today it holds more than three hundred kinds of roses. Children may visit it for nothing.";
    const source = await read(
      `# Garden\n\nRun it:\n\n\`\`\`sh\nmake garden\n\`\`\`\n\nThen:\n\n\`\`\`\n${prose}\n`,
    );
    expect(shown(source)).toEqual([
      "h1: Garden",
      "paragraph: Run it:",
      "code: make garden",
      "paragraph: Then:",
      `paragraph: ${prose} ${FILLER}`,
    ]);
  });

  it("gives headings of both forms, paragraphs, nested lists, tables and code", async () => {
    const source = await read(
      `# Light #\n\nPlants need\n*light* and [water](https://example.org "x").  \nAlways.\n\nGases\n-----\n\n- First\n  - Nested\n\n    More of it\n- [x] Done\n\n1. One\n2. Two\n\n| Gas | Share |\n|:--|--:|\n| Nitrogen | 78 \\| 79 |\n\n> Quoted\n\n\`\`\`js\nlet a = 1;\nlet b;\n\`\`\``,
    );
    expect(source).toMatchObject({ format: "md", title: "Light", language: "en" });
    expect(shown(source)).toEqual([
      "h1: Light",
      "paragraph: Plants need light and water. Always.",
      "h2: Gases",
      "listItem: First",
      "listItem: Nested",
      "paragraph: More of it",
      "listItem: Done",
      "listItem: One",
      "listItem: Two",
      "tableRow: Gas | Share",
      "tableRow: Nitrogen | 78 79",
      "paragraph: Quoted",
      "code: let a = 1; let b;",
    ]);
    const [, gases] = source.sections;
    expect(gases?.blocks.map(({ marker }) => marker).filter((marker) => marker !== undefined)).toEqual([
      "☑",
      "1.",
      "2.",
    ]);
  });

  it("keeps what is bold or highlighted as terms, and knows definitions of both forms", async () => {
    const source = await read(
      "The **cell wall** gives ==support==.\n\n- **Osmosis**: water passes a membrane.\n\nStoma\n: A *pore* of a leaf.\n\n<b>Xylem</b> – a tissue.",
    );
    expect(source.sections[0]?.blocks.slice(0, 4)).toEqual([
      { kind: "paragraph", text: "The cell wall gives support.", terms: ["cell wall", "support"] },
      { kind: "definition", text: "Osmosis: water passes a membrane.", terms: ["Osmosis"] },
      { kind: "definition", text: "Stoma: A pore of a leaf.", terms: ["Stoma"] },
      { kind: "definition", text: "Xylem – a tissue.", terms: ["Xylem"] },
    ]);
  });

  it("marks footnotes, wherever they stand, and leaves out their numbers", async () => {
    const source = await read(
      "Air is a mixture[^1].\n\n[^1]: Measured at sea level.\n\nMore^[Said in passing.].",
    );
    expect(shown(source)).toEqual([
      "paragraph: Air is a mixture.",
      "paragraph: More.",
      "footnote: Measured at sea level.",
      "footnote: Said in passing.",
    ]);
  });

  it("takes its title from the front matter, and leaves out what programs put between the lines", async () => {
    const source = await read(
      '---\ntitle: "Botany: light"\ntags: [a]\n---\n\n[TOC]\n\n## Leaf {#leaf .x}\n\n::: note\nSee [[Xylem|the xylem]] and [[Phloem]].![[picture.png]]\n:::\n\n> [!tip] Remember\n> this.\n\n<!-- not this -->\n\n<table><tr><td>a<td>b</table>',
    );
    expect(source.title).toBe("Botany: light");
    expect(shown(source)).toEqual([
      "h2: Leaf",
      "paragraph: See the xylem and Phloem.",
      "paragraph: Remember this.",
      "tableRow: a | b",
    ]);
  });

  it("gives lines apart that note something of what they name", async () => {
    const source = await read(
      "metaphase - *chromosomes* line up\nanaphase = chromatids part\nCytokinesis: cytoplasm divides",
    );
    expect(shown(source).slice(0, 3)).toEqual([
      "listItem: metaphase - chromosomes line up",
      "listItem: anaphase = chromatids part",
      "listItem: Cytokinesis: cytoplasm divides",
    ]);
  });

  it("joins Japanese lines without a space", async () => {
    const source = await read("光合成は\n反応です。");
    expect(shown(source)).toEqual(["paragraph: 光合成は反応です。"]);
  });

  it("is refused where its bytes are no text", async () => {
    const bytes = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7919) % 251));
    await expect(extractText(bytes, "notes.md")).rejects.toMatchObject({ code: "UNSUPPORTED_FILE" });
  });

  const marks = [
    "[",
    "*",
    ">",
    "`",
    "- ",
    "1. a\n   - b\n",
    "![",
    "[a](",
    "_a ",
    "**a",
    "<a ",
    "&",
    "|a",
    "==a",
    "[[",
    "[^a]: ",
    "^[",
    "a\n: b\n",
    "~~a ",
    "{#",
    "$a_",
    "> - ",
    " %%a",
    "%% %a",
    " #a",
    "{{c1::",
    "\t",
  ];
  it.each(marks)("takes time that grows with its length only: %j", async (unit) => {
    const spentMs = processorTime();
    await read(`${FILLER}\n\n${unit.repeat(300_000 / unit.length)}`);
    expect(spentMs()).toBeLessThan(8_000);
  });
});

it("What note programs hide or mark is no text, and stays in code", async () => {
  const source = await read(
    [
      FILLER,
      "A tide is the rise of the sea. %%ask the teacher%% It comes twice a day. #important #sea/tides ^block-1",
      "{{c1::Ebb}} is the fall of the water, and {{c2::flood::hint}} its rise.",
      "%%\nHidden over\n\ntwo paragraphs.\n%%",
      "Type `%%cell%%` before issue #12 of C# code.",
    ].join("\n\n"),
  );
  const texts = source.sections.flatMap(({ blocks }) => blocks.map(({ text }) => text));
  expect(texts.filter((text) => text !== FILLER)).toEqual([
    "A tide is the rise of the sea. It comes twice a day.",
    "Ebb is the fall of the water, and flood its rise.",
    "Type `%%cell%%` before issue #12 of C# code.",
  ]);
  expect(source.sections.flatMap(({ blocks }) => blocks.flatMap(({ terms = [] }) => terms))).toEqual(
    expect.arrayContaining(["Ebb", "flood"]),
  );
});
