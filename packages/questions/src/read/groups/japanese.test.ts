import { describe, expect, it } from "vitest";
import { sourceOf } from "../../testing/sample-texts.ts";
import { readDocument } from "../document.ts";
import { planPassages } from "../passages.ts";

const documentOf = (text: string) =>
  readDocument(planPassages(sourceOf([text], "ja")), { seed: 1, mode: "study" });

/** A sentence or two, the term that they define, and what they say it is. */
const DEFINING: readonly (readonly [sentences: string, term: string, definition: string])[] = [
  ["樽板とは、樽の側面を形づくる曲がった板のことである。", "樽板", "樽の側面を形づくる曲がった板"],
  ["樽板とは樽の側面を形づくる、曲がった板です。", "樽板", "樽の側面を形づくる、曲がった板"],
  ["樽の側面を形づくる曲がった板を樽板という。", "樽板", "樽の側面を形づくる曲がった板"],
  ["樽の側面を形づくる曲がった板を、樽板と呼ぶ。", "樽板", "樽の側面を形づくる曲がった板"],
  ["樽の側面を形づくる曲がった板のことを「樽板」といいます。", "樽板", "樽の側面を形づくる曲がった板"],
  ["樽の側面を形づくる曲がった板は樽板と呼ばれる。", "樽板", "樽の側面を形づくる曲がった板"],
  ["樽板（たるいた）とは、樽の側面を形づくる曲がった板を指す。", "樽板", "樽の側面を形づくる曲がった板"],
  ["樽板は、樽の側面を形づくる曲がった板のことである。樽板は軽い。", "樽板", "樽の側面を形づくる曲がった板"],
  ["樽板：樽の側面を形づくる曲がった板のこと。", "樽板", "樽の側面を形づくる曲がった板"],
  [
    "木材を蒸して曲げ、樽の側面とする方法を曲げ加工と呼びます。",
    "曲げ加工",
    "木材を蒸して曲げ、樽の側面とする方法",
  ],
  [
    "このように、木の性質を利用して樽を組む考え方を木組み法と呼びます。",
    "木組み法",
    "木の性質を利用して樽を組む考え方",
  ],
  ["樽の底をはめる溝を「底溝」と定義する。", "底溝", "樽の底をはめる溝"],
  ["樽の底をはめる溝を底溝と名づけた。", "底溝", "樽の底をはめる溝"],
  [
    "樽の内側を火であぶって香りをつける作業を焼き入れと称する。",
    "焼き入れ",
    "樽の内側を火であぶって香りをつける作業",
  ],
  ["樽には、帯鉄と呼ばれる板を締めつける金属の輪がある。", "帯鉄", "板を締めつける金属の輪"],
  ["すれ違い板とは、互いにずれて重なる二枚の板である。", "すれ違い板", "互いにずれて重なる二枚の板"],
  [
    "樽や桶のように木を組んだ入れ物を総称して木組み容器という。",
    "木組み容器",
    "樽や桶のように木を組んだ入れ物",
  ],
  ["醸造学では、酒を樽で寝かせる期間を熟成期間と呼ぶ。", "熟成期間", "酒を樽で寝かせる期間"],
  [
    "木材を蒸気で温め，曲げて樽とする方法を，蒸し曲げという．長さは2．5メートルである．",
    "蒸し曲げ",
    "木材を蒸気で温め、曲げて樽とする方法",
  ],
  ["樽を作る職人のことを樽屋と言う。", "樽屋", "樽を作る職人"],
  [
    "酒造における樽詰めとは、できた酒を樽に移して寝かせることをいう。",
    "樽詰め",
    "できた酒を樽に移して寝かせること",
  ],
  ["樽詰めとは、できた酒を樽に移して寝かせることをいう。", "樽詰め", "できた酒を樽に移して寝かせること"],
  [
    "樽熟成とは、酒を樽の中で寝かせて味を深めることを意味する。",
    "樽熟成",
    "酒を樽の中で寝かせて味を深めること",
  ],
  ["酒を樽の中で寝かせて味を深めるのが樽熟成である。", "樽熟成", "酒を樽の中で寝かせて味を深める"],
  [
    "酒が樽の中で蒸発して減る量を天使の分け前といい、年に二パーセントほどになる。",
    "天使の分け前",
    "酒が樽の中で蒸発して減る量",
  ],
];

/** What only the sentence before tells. */
const POINTING: readonly (readonly [string, string])[] = [
  ["樽の中の酒は、木を通して少しずつ蒸発して減っていく。これを天使の分け前という。", "天使の分け前"],
  [
    "樽の中の酒は、木を通して少しずつ蒸発して減っていく。醸造学ではこれを天使の分け前という。",
    "天使の分け前",
  ],
  ["樽の内側は、酒を入れる前に強い火であぶられて黒くなる。この作業を焼き入れと呼ぶ。", "焼き入れ"],
  ["木材は、蒸気で長く温めるとやわらかくなって曲げられる。こうして曲げた板を樽板という。", "樽板"],
];

/** No definitions, though they look like some. */
const OTHER = [
  "樽屋は、親方が一人で働いているという。",
  "この樽を最も古いものと呼ぶ人もいるが、証拠はない。",
  "これは樽板である。",
  "樽の側面を形づくる曲がった板を運ぶ人がいるという。",
  "酒を樽の中で寝かせること。",
  "最初の樽の祭りが行われたのは平成三年十月九日のことである。",
  "樽を組むときに最初にすべきことは、板の厚さを測って揃えることである。",
  "それ以外の板で樽を組む人たちを桶屋という。",
];

describe("A Japanese definition", () => {
  it.each(DEFINING)("is read: %s", (sentences, term, definition) => {
    const { definitions } = documentOf(sentences);
    expect(definitions.map((found) => [found.term, found.definition])).toEqual([[term, definition]]);
  });

  it.each(POINTING)("is read behind the sentence that it points at: %s", (sentences, term) => {
    const document = documentOf(sentences);
    const found = document.lines.flatMap((line) => document.definitionIn(line) ?? []);
    expect(found.map((one) => [one.term, one.isPointing])).toEqual([[term, true]]);
  });

  it("is read below its name, a heading or a point", () => {
    const source = sourceOf(["ある板の厚さを測ってから、樽を組む。"], "ja");
    const point = (text: string) => ({ kind: "listItem" as const, text });
    const blocks = [
      ...["蒸気で木材をやわらかくする作業", "2. 焼き入れ", "樽の内側を強い火であぶること"].map(point),
      ...["組み立て", "板を並べて、たがを締める", "道具", "どこの店でも買える安いもの"].map(point),
    ];
    const sections = [...source.sections, { heading: "蒸し曲げ", level: 2, blocks }];
    const { definitions } = readDocument(planPassages({ ...source, sections }), { seed: 1, mode: "study" });
    expect(definitions.map(({ term, definition }) => [term, definition])).toEqual([
      ["蒸し曲げ", "蒸気で木材をやわらかくする作業"],
      ["焼き入れ", "樽の内側を強い火であぶること"],
    ]);
  });

  it.each(OTHER)("is none: %s", (sentence) => {
    const document = documentOf(sentence);
    expect(document.lines.flatMap((line) => document.definitionIn(line) ?? [])).toEqual([]);
  });
});
