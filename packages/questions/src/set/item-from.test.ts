import { expect, it } from "vitest";
import type { Candidate } from "../engine.ts";
import type { Solver } from "../solve.ts";
import { repaired } from "./item-from.ts";

const asked: Candidate = {
  kind: "subject",
  stem: "使い道を特定して国が支給するのはどれか。",
  key: "国庫支出金",
  distractors: ["交付金", "市町村長", "都道府県知事", "直接選挙"],
  quote: "国庫支出金は、使い道を特定して国が支給する。",
  block: 0,
  score: 0.5,
};

/** Finds in the sentence itself what is said to stand there. */
const readerOf = (said: readonly string[]): Solver => ({
  solve: () => {
    throw new Error("Nothing is to be solved.");
  },
  support: (_, options) => options.map((option) => (option === asked.key || said.includes(option) ? 1 : 0)),
});

it("leaves out an option that the sentence itself supports, as long as enough are left", () => {
  expect(repaired(asked, readerOf(["交付金", "市町村長"])).distractors).toEqual(["都道府県知事", "直接選挙"]);
  expect(repaired(asked, readerOf(["交付金", "市町村長", "直接選挙"]))).toBe(asked);
});
