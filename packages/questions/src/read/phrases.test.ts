import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { phrasesOf } from "./phrases.ts";

describe("Japanese phrases", () => {
  it.each([
    ["注釈付きの記録は、興味深い形で残る。", ["記録"]],
    ["手元でコミットできると、作業が進む。", ["手元", "作業"]],
    ["道具を使うと、古い書類が値上がりした。", ["道具", "書類"]],
    ["処理はサーバー上で自動的に進み、実行後に結果が出る。", ["処理", "結果"]],
    ["前線付近では、政治目的の集会から雨が続く。", ["政治目的", "集会"]],
    ["翌年以降アレクサンドル2世が国を治め、子ヨハネス7世が続いた。", ["アレクサンドル2世", "ヨハネス7世"]],
  ])("are whole nouns, without what ran into them (%s)", (text, phrases) => {
    expect(phrasesOf(text, profileOf("ja")).map((phrase) => phrase.text)).toEqual(phrases);
  });

  it("stand where they say", () => {
    const text = "その国では以降アレクサンドル2世が治めた。";
    for (const phrase of phrasesOf(text, profileOf("ja")))
      expect(text.slice(phrase.start, phrase.end)).toBe(phrase.text);
  });
});
