import { describe, expect, it } from "vitest";
import { textToSource } from "./index.ts";

const kinds = (text: string) =>
  textToSource(text).sections.flatMap(({ blocks }) =>
    blocks.map(({ kind, terms }) => `${kind} ${terms?.join() ?? "-"}`),
  );

describe("plain text that lists terms", () => {
  it.each([
    ["a colon", ":"],
    ["a dash", " –"],
    ["a hyphen between spaces", " -"],
  ])("gives definitions, with %s after each term", (_name, sign) => {
    const text = [
      `- osmosis${sign} the passage of water through a membrane`,
      `- stoma${sign} a pore in the skin of a leaf, opened and closed`,
      `- cell wall${sign} the firm layer that surrounds a plant cell`,
    ];
    expect(kinds(text.join("\n"))).toEqual([
      "definition osmosis",
      "definition stoma",
      "definition cell wall",
    ]);
  });

  it("also in Polish and Ukrainian, as paragraphs", () => {
    const text =
      "Osmoza – przenikanie wody przez błonę półprzepuszczalną.\n\nСвітлиця — простора кімната в українській хаті.\n\nChloroplast – część komórki, w której zachodzi fotosynteza.";
    expect(kinds(text)).toEqual(["definition Osmoza", "definition Світлиця", "definition Chloroplast"]);
  });

  it("also in Japanese, where no space follows the sign", () => {
    const text =
      "・震度：ある地点でのゆれの強さを表す値。\n・震央：震源の真上にある地表の点。\n・マグマ：とけた岩石でできた高温の物質。";
    expect(kinds(text)).toEqual(["definition 震度", "definition 震央", "definition マグマ"]);
  });

  it.each([
    [
      "a dialogue",
      "Anna: What is it that you would like to know?\n\nBen: I would like to know what a leaf is.\n\nAnna: A leaf is an organ of a plant, mostly green.",
    ],
    [
      "options of a question",
      "A: the passage of water through a membrane\nB: a pore in the skin of a leaf or stem\nC: the firm layer around each plant cell",
    ],
    [
      "a single remark",
      "Note: the passage of water needs no energy at all.\n\nWater moves by itself to where more is dissolved.",
    ],
    ["a form", "Name: Smith\nFirst name: John\nBorn: London"],
    [
      "a notice in Japanese",
      "・日時：十月三日の金曜日、午後六時\n・場所：東京駅前の中央広場\n・持ち物：筆記用具と水筒",
    ],
  ])("takes none from %s", (_name, text) => {
    const found = kinds(text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((kind) => kind.startsWith("definition"))).toEqual([]);
  });
});
