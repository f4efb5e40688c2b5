import { expect, it } from "vitest";
import type { Draft } from "./engine.ts";
import { ja } from "./languages/ja.ts";
import { pl } from "./languages/pl.ts";
import { layOut } from "./layout.ts";
import { repaired } from "./repair.ts";
import type { Solver } from "./solve.ts";

const asked: Draft = {
  kind: "subject",
  stem: "使い道を特定して国が支給するのはどれか。",
  key: "国庫支出金",
  distractors: ["交付金", "市町村長", "都道府県知事", "直接選挙"],
  sameCategory: ["交付金"],
  quote: "国庫支出金は、使い道を特定して国が支給する。",
  block: 0,
  score: 0.5,
};

/** Finds in the sentence beside the asked one what is said to stand there. */
const readerOf = (beside: readonly string[]): Solver => ({
  solve: () => {
    throw new Error("Nothing is to be solved.");
  },
  support: (_, options) =>
    options.map((option) => ({ close: 0, wide: option === asked.key || beside.includes(option) ? 1 : 0 })),
});

it("sets what is of a kind with the key before those of another category, though the sentence beside it tells of that", () => {
  expect(repaired(asked, readerOf(["交付金"])).distractors[0]).toBe("交付金");
});

it("sets behind others of another category one that the sentence beside it tells of", () => {
  const { distractors } = repaired(asked, readerOf(["交付金", "市町村長"]));
  expect(distractors).toEqual(["交付金", "都道府県知事", "直接選挙", "市町村長"]);
});

it("lets no longer one of another category take the place of what is of a kind with the key", () => {
  const key = "チャーティスト運動";
  const distractors = [
    "ラダイト運動",
    "産業革命",
    "経済活動",
    "マンチェスター",
    "スティーヴンソン",
    "ハーグリーヴズ",
  ];
  const laid = layOut(
    { ...asked, key, distractors, sameCategory: ["ラダイト運動"] },
    (options) => new Array(options).fill(0),
    1,
    ja,
  );
  expect(laid?.options).toContain("ラダイト運動");
  expect(
    layOut({ ...asked, key, distractors, sameCategory: [] }, (options) => new Array(options).fill(0), 1, ja)
      ?.options,
  ).not.toContain("ラダイト運動");
});

it("lets no more of another category take the place of what is of a kind with a long key than its length asks for", () => {
  const key = "Czcionka ruchoma";
  const sameCategory = ["Kursywa", "Szeryf", "Minuskuła"];
  const distractors = [...sameCategory, "Znak wodny", "Suchy proszek", "Psałterz moguncki Fusta i Schöffera"];
  const laid = layOut(
    { ...asked, key, distractors, sameCategory },
    (options) => new Array(options).fill(0),
    1,
    pl,
  );
  expect(laid?.options.filter((option) => sameCategory.includes(option))).toHaveLength(2);
});
