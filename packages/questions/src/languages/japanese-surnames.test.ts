import { japaneseNamesIn } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { draftsOf } from "../testing/japanese-article.ts";

describe("Japanese names in Chinese characters", () => {
  it.each([
    ["老中の水野忠成は倹約を命じた。", "水野 忠成"],
    ["国学者本居大平が辞書を編んだ。", "本居 大平"],
    ["これは渡辺健一による翻訳である。", "渡辺 健一"],
    ["儒学者の林鳳岡が学問所を開いた。", ""],
    ["幕府の林信勝は書物を集めた。", "林 信勝"],
  ])("are a surname and what ends as given names do (%s)", (text, names) => {
    expect(
      japaneseNamesIn(text)
        .map(({ surname, given }) => `${surname} ${given}`)
        .join(", "),
    ).toBe(names);
  });

  it.each([
    "田沼時代には商業が栄えた。",
    "徳川幕府は港を閉じた。",
    "中島村は川の中にあった。",
    "山口大学に学部が加わった。",
    "石川海岸を歩いた。",
    "森林資源は減っている。",
    "この林道は春に閉じる。",
  ])("are no ages, places and bodies that a surname leads (%s)", (text) => {
    expect(japaneseNamesIn(text)).toEqual([]);
  });
});

describe("A person whom a Japanese text names in katakana", () => {
  const TEXT = [
    "哲学者ハルマンは言葉の働きを三つに分けて論じた。",
    "ヴェルナーは『市場の秘密』を著し、需要と供給の釣り合いを示した。",
    "外科医ノルデンは傷口を酒で洗う方法を病院に広めた。",
    "建築家ペトリーニは劇場の屋根を木の柱だけで支えた。",
    "スイスは鉄道と湖の船を組み合わせた切符を提唱した。",
  ];
  const drafts = draftsOf(TEXT);

  it("is no country that did as much", () => {
    const [asked] = drafts.filter(({ key, kind }) => key === "スイス" && kind === "subject");
    expect(asked?.stem ?? "").not.toMatch(/誰/u);
  });
});

describe("A Japanese verb", () => {
  it("is no answer, nor what stands before it without a particle", () => {
    const drafts = draftsOf([
      "針は専用の容器に直接捨てる。",
      "紙は専用の箱に直接集める。",
      "布は専用の袋に直接入れる。",
    ]);
    const said = drafts.flatMap(({ key, distractors }) => [key, ...distractors]);
    expect(said.filter((text) => /[捨集]$/u.test(text))).toEqual([]);
  });
});

describe("A person whom a Japanese text names in full once", () => {
  const TEXT = [
    "大井信正は堤を築いて村を水害から守った。",
    "信正は飢饉に備えて城下町に大きな米蔵を建てさせた。",
    "信正は金子文吉に用水路の設計を任せた。",
    "藩主の松本重清は新しい市場を城下町に開いた。",
    "測量家の西田陽助は海岸線の地図を作り上げた。",
    "商人の村上久子は飢えた人々に米を配った。",
  ];
  const drafts = draftsOf(TEXT);

  it("stands among persons alone, and never beside its own other name", () => {
    const asked = drafts.filter(({ key }) => ["信正", "金子文吉", "大井信正"].includes(key));
    expect(asked.length).toBeGreaterThan(2);
    for (const { stem, key, distractors } of asked) {
      const others = distractors.slice(0, 3).join("、");
      expect(others).not.toMatch(/水路|市場|海岸線|地図|城下町|飢/u);
      if (`${stem}${key}`.includes("信正")) expect(others).not.toContain("信正");
    }
  });
});
