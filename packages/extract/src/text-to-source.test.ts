import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../testing/processor-time.ts";
import { textToSource } from "./index.ts";

const outline = (text: string) =>
  textToSource(text).sections.map(({ heading, level, blocks }) => [
    heading,
    level,
    blocks.map((block) => `${block.kind}: ${block.text}`),
  ]);

describe("notes", () => {
  it("have headings by number signs, underlines, numbers, or by standing alone", () => {
    const notes = `# Botany

Plants make their own food.

Light
-----
It is absorbed.

1.2 Water and roots

Roots take it up, and it rises to the leaves.

What leaves are for

They catch the light.`;
    expect(outline(notes)).toEqual([
      ["Botany", 1, ["paragraph: Plants make their own food."]],
      ["Light", 2, ["paragraph: It is absorbed."]],
      ["1.2 Water and roots", 2, ["paragraph: Roots take it up, and it rises to the leaves."]],
      ["What leaves are for", 2, ["paragraph: They catch the light."]],
    ]);
  });

  it("shed the marks of bold words also where a line is a whole paragraph", () => {
    const notes = `P波が届いてからS波が届くまでの時間を**初期微動継続時間**という。この時間は震源からの距離にほぼ比例する。日本の地震学者である大森房吉は、1899年にこの関係を式に表した。**緊急地震速報**は、P波とS波の速さの差を利用して、大きなゆれが来る前に警報を出すしくみである。`;
    const [block] = textToSource(notes).sections[0]?.blocks ?? [];
    expect(block?.text).toBe(notes.replaceAll("**", ""));
    expect(block?.terms).toEqual(["初期微動継続時間", "緊急地震速報"]);
  });

  it("keep signs that are typed for themselves", () => {
    const typed = "What is 2**3**2, and a*b*c? Not __init__ but **kwargs, x ** y ** z and my__long__name.";
    expect(textToSource(typed).sections[0]?.blocks).toEqual([{ kind: "paragraph", text: typed }]);
    const marked = "Here is a **bold word**, and here __two words__ in (**brackets**).";
    expect(textToSource(marked).sections[0]?.blocks[0]).toMatchObject({
      text: "Here is a bold word, and here two words in (brackets).",
      terms: ["bold word", "two words", "brackets"],
    });
  });

  it("join lines that were broken at a margin, but not sentences that stand line by line", () => {
    const notes = `Photosynthesis turns light into chemi-
cal energy, which plants and algae
store as sugar.

Roots take up water.
Leaves catch the light.`;
    expect(outline(notes)).toEqual([
      [
        null,
        1,
        [
          "paragraph: Photosynthesis turns light into chemical energy, which plants and algae store as sugar.",
          "paragraph: Roots take up water.",
          "paragraph: Leaves catch the light.",
        ],
      ],
    ]);
  });

  it("have list items where most lines of a block note something of what they name", () => {
    const notes =
      "Cell cycle\nmetaphase - chromosomes line up\nanaphase = chromatids part\nCytokinesis: cytoplasm divides\nabout an hour in all";
    expect(outline(notes)).toEqual([
      [
        "Cell cycle",
        1,
        [
          "listItem: metaphase - chromosomes line up",
          "listItem: anaphase = chromatids part",
          "listItem: Cytokinesis: cytoplasm divides",
          "listItem: about an hour in all",
        ],
      ],
    ]);
    const prose =
      "The cycle has phases: in one of them\nchromosomes line up, and in the next -\nit is the shortest one - they part\nand move to the poles of the cell.";
    expect(outline(prose)[0]?.[2]).toHaveLength(1);
  });

  it("have list items with dashes or numbers; numbers and letters stay for exam papers", () => {
    expect(outline("Organs:\n- root\n- stem\n  and branches\n1. leaf\na) flower")).toEqual([
      [
        null,
        1,
        [
          "paragraph: Organs:",
          "listItem: root",
          "listItem: stem and branches",
          "listItem: 1. leaf",
          "listItem: a) flower",
        ],
      ],
    ]);
  });

  const blocksOf = (text: string) =>
    textToSource(text).sections.flatMap(({ blocks }) =>
      blocks.map((block) => `${block.kind}: ${block.text}`),
    );

  it("have list items with the bullets of Japanese, and with the signs that Word sets before a tab", () => {
    expect(blocksOf("・根は水を吸う。\n･ 葉は光を受ける。\n▪\tstem\no\tleaf\n§\tbark")).toEqual([
      "listItem: 根は水を吸う。",
      "listItem: 葉は光を受ける。",
      "listItem: stem",
      "listItem: leaf",
      "listItem: bark",
    ]);
  });

  it("have table rows where bars stand between cells, and none where a single line has them", () => {
    expect(blocksOf("Year | Loaves sold\n2019 | 400\n2020 | 650")).toEqual(
      ["Year | Loaves sold", "2019 | 400", "2020 | 650"].map((text) => `tableRow: ${text}`),
    );
    expect(blocksOf("On top of the page stands\nhome | about | news\nand little else.")).toEqual([
      "paragraph: On top of the page stands home | about | news and little else.",
    ]);
  });

  it("have table rows where tabs stand between cells, however short the first one is", () => {
    expect(blocksOf("Stoff\tJ/(kg·K)\nEisen\t450\nBlei\t130\n1814\t1100\n2.\tKupfer\niv)\tZinn")).toEqual([
      ...["Stoff | J/(kg·K)", "Eisen | 450", "Blei | 130", "1814 | 1100"].map((text) => `tableRow: ${text}`),
      "listItem: 2. Kupfer",
      "listItem: iv) Zinn",
    ]);
  });

  it("have an “o” for a bullet where it makes a list", () => {
    expect(
      blocksOf("Organs of plants:\no root\no stem\n    o bark\n      and wood\n    o pith\no leaf"),
    ).toEqual([
      "paragraph: Organs of plants:",
      ...["root", "stem", "bark and wood", "pith", "leaf"].map((text) => `listItem: ${text}`),
    ]);
    expect(
      blocksOf("    • They hold:\n        o water\n    • They catch light:\n        o in the leaf"),
    ).toEqual(["They hold:", "water", "They catch light:", "in the leaf"].map((text) => `listItem: ${text}`));
  });

  it("do not take a word for a bullet where lines of a paragraph begin with it", () => {
    const wrapped =
      "Rozmawiali wczoraj przez cały wieczór\no pogodzie i o polityce, a dzisiaj mówili\no muzyce.";
    expect(blocksOf(wrapped)).toEqual([`paragraph: ${wrapped.replaceAll("\n", " ")}`]);
    expect(blocksOf("-   Rozmawiali wczoraj\n    o pogodzie.\n-   Dziś mówią\n    o muzyce.")).toEqual([
      "listItem: Rozmawiali wczoraj o pogodzie.",
      "listItem: Dziś mówią o muzyce.",
    ]);
  });

  it("keep lines apart that are counted with a slash, and bare options of which one is starred", () => {
    const lines = ["1/ Which is it?", "a/ one", "b/ two"];
    expect(blocksOf(lines.join("\n"))).toEqual(lines.map((text) => `listItem: ${text}`));
    const starred = ["2. Which is it?", "A wing", "*A leg", "A beak"];
    expect(blocksOf(starred.join("\n"))).toEqual(starred.map((text) => `paragraph: ${text}`));
  });

  it("keep the mark of the right answer before its label", () => {
    expect(blocksOf("A. Rome\n* B. Paris\n*C) Bern\n+ d) Oslo\n* plain\n+ also")).toEqual(
      ["A. Rome", "* B. Paris", "*C) Bern", "+ d) Oslo", "plain", "also"].map((text) => `listItem: ${text}`),
    );
  });

  it("have tables, bold terms and definitions as Markdown writes them", () => {
    const source = textToSource(
      "| Gas | Share |\n|---|---|\n| Argon | 1 % |\n\n**Osmosis**: water passes a membrane.",
    );
    expect(source.sections[0]?.blocks).toEqual([
      { kind: "tableRow", text: "Gas | Share" },
      { kind: "tableRow", text: "Argon | 1 %" },
      { kind: "definition", text: "Osmosis: water passes a membrane.", terms: ["Osmosis"] },
    ]);
  });

  it("take the title they are given, else their first heading", () => {
    expect(textToSource("# Botany\n\nText.").title).toBe("Botany");
    expect(textToSource("# Botany\n\nText.", { title: "My notes" }).title).toBe("My notes");
    expect(textToSource("Only a sentence.").title).toBeNull();
  });

  it("never fail, and never hold control characters or line breaks", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        // A word among all that, which must come through.
        const { sections } = textToSource(`${text}\n\nword\n\n${text}`);
        const blocks = sections.flatMap((section) => section.blocks);
        for (const block of blocks) expect(block.text).not.toMatch(/\p{Cc}|^\s|\s$|^$/u);
        expect(blocks.map((block) => block.text).join()).toContain("word");
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["words", "word "],
    ["spaces", "   "],
    ["stars", "**"],
    ["bars", "|-"],
    ["one-line blocks", "Heading\n\n"],
    ["list marks", "- - 1. "],
    ["tabs", `${"\t".repeat(20_000)}a${"\t".repeat(20_000)}b\n`],
    ["letters for bullets", "o a\n o b\n"],
    ["lines of a paragraph", "a\n"],
    ["lines of an item", `- a\n${"  b\n".repeat(99_999)}`],
  ])("take time that grows with their length only: %s", (_name, unit) => {
    const spentMs = processorTime();
    textToSource(unit.repeat(400_000 / unit.length));
    expect(spentMs()).toBeLessThan(3_000);
  });

  it("may have more paragraphs in one block than a call takes arguments", () => {
    const { sections } = textToSource("So it is.\n".repeat(199_000));
    expect(sections.flatMap(({ blocks }) => blocks)).toHaveLength(199_000);
  });
});
