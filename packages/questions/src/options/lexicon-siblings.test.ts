import { describe, expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { readDocument } from "../read/document.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { distractorTargetFor } from "./distractor-target.ts";
import { distractorsFor } from "./distractors-for.ts";
import { keepDistinct } from "./exclusions.ts";
import { areOfOtherKinds, lexiconSiblingsOf } from "./lexicon-siblings.ts";

const documentOf = (text: string, language: "en" | "de" | "ja" = "en") =>
  readDocument(planPassages(sourceOf([text], language)), { seed: 1, mode: "study" });

function asked(key: string, document: ReturnType<typeof documentOf>) {
  const line = document.lines.find(({ text }) => text.includes(key));
  if (line === undefined) throw new Error("The text has no such word.");
  return { key, stem: line.text.replace(key, document.profile.blank), line, before: "" };
}

const siblingsIn = (document: ReturnType<typeof documentOf>, key: string) =>
  lexiconSiblingsOf(distractorTargetFor(asked(key, document), document), document).texts;

/** Says nothing of either word. */
const FILLING = "It was so and it is so, and it will be so again. ".repeat(400);

describe("others of the key's family", () => {
  it("come first where the document names them", () => {
    const document = documentOf(
      "Glycolysis takes place in the cytoplasm. The oxidative phosphorylation makes most of the ATP.",
    );
    const texts = siblingsIn(document, "Glycolysis");
    expect(texts[0]).toBe("Oxidative phosphorylation");
    expect(texts.length).toBeGreaterThan(2);
  });

  it("are written as the document writes them", () => {
    const document = documentOf(
      "The gas obeys Boyle's law at low pressure. Charles's law tells of its volume. The haemoglobin of the blood carries oxygen. The blood has albumin too.",
    );
    const siblings = (key: string) => siblingsIn(document, key);
    expect(siblings("Boyle's law")[0]).toBe("Charles's law");
    expect(siblings("albumin")).toContain("haemoglobin");
  });

  it("are found by a German plural and by its other spelling", () => {
    const document = documentOf(
      "Die Arterien führen Blut vom Herzen weg. Die Photosynthese braucht Licht.",
      "de",
    );
    const siblings = (key: string) => siblingsIn(document, key);
    expect(siblings("Arterien")).toContain("Venen");
    expect(siblings("Photosynthese").length).toBeGreaterThan(1);
  });
});

describe("a key that is a concept", () => {
  const siblings = (key: string, text: string) => siblingsIn(documentOf(text), key);

  it("is never beside another name of its own", () => {
    const document = documentOf("The strong nuclear force holds the nucleus together.");
    const options = ["strong interaction", "gravity"].map((text) => ({ text }));
    const kept = keepDistinct(options, asked("strong nuclear force", document), document.profile, 2);
    expect(kept.map(({ text }) => text)).toEqual(["gravity"]);
  });

  it.each([
    [
      "animism, egocentrism, object permanence, seriation, centration, microsystem, exosystem",
      "accommodation",
    ],
    ["primary deviance, secondary deviance, monogamy, polygyny, polyandry, folkways, taboo", "amalgamation"],
  ])("is of the subject that the document speaks of (%s)", (words, sibling) => {
    const text = `Much is said of ${words}. Then assimilation came.`;
    expect(siblings("assimilation", text)).toContain(sibling);
  });
});

describe("a word of a subject that the document hardly speaks of", () => {
  const siblings = (key: string, text: string) => siblingsIn(documentOf(text, "ja"), key);

  it("means something else in a note", () => {
    const text =
      "独占、外部性、公共財、逆選択は市場の失敗をもたらす。工場の排水が川を汚す場合を負の外部性という。";
    expect(siblings("排水", text)).toEqual([]);
    expect(siblings("公共財", text).length).toBeGreaterThan(1);
  });

  it("means something else where everybody uses it of other things", () => {
    const text = "住居表示では、町の一つのブロックを二つの町名に分ける場合もある。条例が町の境を定める。";
    expect(siblings("ブロック", text)).toEqual([]);
  });

  it("means something else though one more of its kind is named", () => {
    const parts =
      "トランジスタ、ダイオード、コンデンサ、抵抗器、コイル、変圧器、整流器、増幅器、発振器、電源回路が並ぶ。";
    const filling = "そうであったし、これからもそうであるだろう。".repeat(700);
    const text = `${parts}部品の実装の前に設計を行う。${filling}`;
    expect(siblings("設計", text)).toEqual([]);
    expect(siblings("ダイオード", text).length).toBeGreaterThan(1);
  });
});

describe("two words of the lexicon without a kind in common", () => {
  const text = "Osmosis moves water. The parliament passed the budget. Meanwhile granite cooled slowly.";

  it("are of other kinds; members of one family, or of two that are called alike, are not", () => {
    const document = documentOf(text);
    const target = distractorTargetFor(asked("granite", document), document);
    const isOther = (word: string) => areOfOtherKinds(word, target, document.profile);
    expect(["parliament", "osmosis"].map(isOther)).toEqual([true, true]);
    expect(["basalt", "sandstone", "budget committee"].map(isOther)).toEqual([false, false, false]);
  });

  it("are no options together in a long text", () => {
    const document = documentOf(`${text} ${FILLING}`);
    const others = distractorsFor(asked("granite", document), document).map(({ text: other }) => other);
    expect(others.some((other) => /^(?:osmosis|parliament)$/iu.test(other))).toBe(false);
  });

  it("are, where the document lists them together", () => {
    const listed =
      "The debit is on the left. The artist drew a debit, osmosis and a parliament. The osmosis is blue.";
    const document = documentOf(`${listed} ${FILLING}`);
    const others = distractorsFor(asked("debit", document), document).map(({ text: other }) => other);
    expect(others).toContain("osmosis");
  });
});

describe("a gap among what its sentence includes", () => {
  it("takes no others of the lexicon, which are right as well", () => {
    const document = documentOf(
      "Noble gases include helium, neon and krypton. Iron rusts in wet air. Bronze is hard.",
    );
    const others = distractorsFor(asked("krypton", document), document).map(({ text: other }) => other);
    for (const other of ["argon", "xenon", "radon"]) expect(others).not.toContain(other);
  });
});
