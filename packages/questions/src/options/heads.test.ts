import type { Language } from "@quizmill/contract";
import { expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { readDocument } from "../read/document.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { shareHead } from "./heads.ts";

function areOfOneHead(key: string, other: string, language: Language, text = `${key}. ${other}.`): boolean {
  const document = readDocument(planPassages(sourceOf([text], language)), { seed: 1, mode: "study" });
  return shareHead(other, key, document);
}

it.each([
  ["en", "group polarization", "political polarization"],
  ["de", "Amateurfunkstelle", "Relaisfunkstelle"],
  ["pl", "litografia", "kserografia"],
  ["pl", "repozytorium Gita", "zdalne repozytorium"],
  ["uk", "топографічна анатомія", "варіаційна анатомія"],
  ["es", "acuífero libre", "acuífero confinado"],
  ["ja", "発散境界", "収束境界"],
  ["ja", "受賞作", "話題作"],
  ["ja", "太平洋プレート", "ユーラシアプレート"],
  ["ja", "松阪図書館", "記念館"],
  ["ja", "二枚貝類", "付着藻類"],
  ["ja", "名古屋市", "高岡市"],
] as const)("%s: “%s” and “%s” say that they are of one kind", (language, key, other) => {
  expect(areOfOneHead(key, other, language)).toBe(true);
});

it.each([
  ["en", "job specification", "sexual orientation"],
  ["en", "jurisdictions", "storage conditions"],
  ["de", "Störungen", "Richtungen"],
  ["de", "Relaisfunkstellen", "Spannungsquellen"],
  ["pl", "funkcjonowanie", "przerywanie"],
  ["pl", "kontrola wersji", "nowsza wersja"],
  ["uk", "страхування", "комбінування"],
  ["uk", "віддалені сховища", "віддалені гілки"],
  ["ja", "古典文学", "パリ大学"],
  ["ja", "図書館", "長期休館"],
  ["ja", "放流個体", "保護団体"],
  ["ja", "義勇兵", "海外派兵"],
] as const)("%s: “%s” and “%s” share an ending or another word, and no head", (language, key, other) => {
  expect(areOfOneHead(key, other, language)).toBe(false);
});

it("knows a short part of two compounds by what else the text calls so", () => {
  const text =
    "Der Wechselstrom ist ein Strom, der seine Richtung ändert. Der Strom fließt. Gleichstrom liefert die Batterie.";
  expect(areOfOneHead("Wechselstrom", "Gleichstrom", "de", text)).toBe(true);
});
