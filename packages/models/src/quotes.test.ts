import { describe, expect, it } from "vitest";
import { literalQuote } from "./quotes.ts";

const SAID =
  "In 1771 – long before the “great” debate – Priestley put mint into a jar… The plant restored the air, so a candle burned.";
const NOTED =
  "The jar held fresh air[3] again, as he wrote [^4], and a candle[5, 6] burned in it.[7] He was glad.";
const blocks = [
  "Something else that says nothing.",
  SAID,
  "「光合成」は、光を使う反応である。葉緑体は、太陽の光を受け取る小さな器官である。",
  NOTED,
].map((text) => ({
  kind: "paragraph" as const,
  text,
}));

describe("a model's quote", () => {
  it.each([
    ["itself", "The plant restored the air, so a candle burned.", null],
    [
      "other marks and dashes",
      'In 1771 - long before the "great" debate - Priestley put mint into a jar...',
      "In 1771 – long before the “great” debate – Priestley put mint into a jar…",
    ],
    [
      "more white space",
      "The plant  restored\nthe air, so a candle burned.",
      "The plant restored the air, so a candle burned.",
    ],
    ["a clause as a sentence", "So a candle burned.", "so a candle burned."],
    ["a full stop too many", "The plant restored the air.", "The plant restored the air"],
    ["a full stop too few", "The plant restored the air, so a candle burned", null],
    [
      "marks round it",
      '"The plant restored the air, so a candle burned."',
      "The plant restored the air, so a candle burned.",
    ],
    [
      "what nobody sees",
      "The plant re\u00adstored the\u200b air, so a candle burned.",
      "The plant restored the air, so a candle burned.",
    ],
    [
      "no references",
      "The jar held fresh air again, as he wrote, and a candle burned in it.",
      "The jar held fresh air[3] again, as he wrote [^4], and a candle[5, 6] burned in it.",
    ],
    [
      "its references",
      "The jar held fresh air[3] again, as he wrote [^4], and a candle[5, 6] burned in it.[7]",
      null,
    ],
    [
      "one word too many",
      "The plant restored all the air, so a candle burned.",
      "The plant restored the air, so a candle burned.",
    ],
    [
      "one word too few",
      "The plant restored the air, so candle burned.",
      "The plant restored the air, so a candle burned.",
    ],
    [
      "one other word",
      "The plant renewed the air, so a candle burned.",
      "The plant restored the air, so a candle burned.",
    ],
    [
      "another word first",
      "A plant restored the air, so a candle burned.",
      "The plant restored the air, so a candle burned.",
    ],
    [
      "another word last",
      "The plant restored the air, so a candle glowed.",
      "The plant restored the air, so a candle burned.",
    ],
    [
      "its middle left out",
      "Priestley put mint into a jar … so a candle burned.",
      "Priestley put mint into a jar… The plant restored the air, so a candle burned.",
    ],
    [
      "one other Japanese word",
      "葉緑体は、太陽の光線を受け取る小さな器官である。",
      "葉緑体は、太陽の光を受け取る小さな器官である。",
    ],
    ["Japanese marks", "『光合成』は、光を使う反応である", "「光合成」は、光を使う反応である。"],
  ])("is given in the passage's own wording where it has %s", (_, quote, wording) => {
    const found = literalQuote(quote, blocks);
    expect(found?.quote).toBe(wording ?? quote);
    expect(blocks[found?.block ?? -1]?.text).toContain(found?.quote);
  });

  it.each([
    "The plant renewed all the air, so a candle burned.",
    "The mint restored the jar, so a candle burned.",
    "In 1772 – long before the “great” debate – Priestley put mint into a jar…",
    "So one candle burned.",
    "Something else … so a candle burned.",
    "葉緑体は、月の光を受け取る大きな器官である。",
    "A plant",
    "",
  ])("is none where more than a word is another, or a number: %s", (quote) => {
    expect(literalQuote(quote, blocks)).toBeNull();
  });
});
