import { describe, expect, it } from "vitest";
import type { Candidate } from "../engine.ts";
import { allWritten } from "../engine.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";
import { readDocument } from "./document.ts";
import { echoesKey, isSpelledOut } from "./key-echoes.ts";

/** What is asked for of a sentence that stands before a lesson, and others of its words in other places. */
function keysOn(sentence: string, others: readonly string[] = []): readonly string[] {
  const plan = planPassages(sourceOf([[sentence, ...others].join(" "), ...LESSONS.de], "de"));
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages
    .flatMap((passage) => allWritten(embeddedEngine.write(passage, context)))
    .filter(({ quote }) => quote === sentence)
    .map(({ key }) => key);
}

const COMPOUND = "Geräte, die Ladungen trennen und elektrische Spannung liefern, heißen Spannungsquellen.";
const PLAIN = "Geräte, die Ladungen trennen und elektrische Arbeit liefern, heißen Spannungsquellen.";
const OTHERS = [
  "Eine Batterie gehört zu den Spannungsquellen und treibt den Strom durch die Leitungen.",
  "Alle Spannungsquellen haben zwei Pole, die man mit einem Draht verbinden kann.",
  "Zu den Bauteilen gehören Spannungsquellen, Lampen, Leitungen und Motoren.",
  "Die Leitungen führen zu den Lampen, den Motoren und den Klingeln. Die Lampen leuchten, und die Motoren drehen sich.",
];

describe("a German compound", () => {
  it("is asked for where the question does not have half of it", () => {
    expect(keysOn(PLAIN, OTHERS)).toContain("Spannungsquellen");
  });

  it("is not where the question spells it", () => {
    expect(keysOn(COMPOUND, OTHERS)).not.toContain("Spannungsquellen");
  });
});

it("nor a Japanese one that alone opens as a word of the question does", () => {
  const stem = "受賞者が学生作家であると話題性が高く、（　　）はしばしばベストセラーとなっている。";
  const isOut = (key: string, distractors: string[]) => {
    const document = readDocument(planPassages(sourceOf([stem], "ja")), { seed: 1, mode: "study" });
    return isSpelledOut(
      { kind: "cloze", quote: "", block: 0, stem, key, distractors, score: 1 } as Candidate,
      document,
    );
  };
  expect(isOut("受賞作", ["話題作", "代表作", "連作"])).toBe(true);
  expect(isOut("代表作", ["話題作", "連作", "処女作"])).toBe(false);
  expect(isOut("受賞作", ["話題作", "作家賞", "連作"])).toBe(false);
});

describe("a question that has the root of its key", () => {
  const asked = (language: "en" | "es" | "uk", told: string, key: string, distractors: string[]) => {
    const document = readDocument(planPassages(sourceOf([told, ...LESSONS.en], language)), {
      seed: 1,
      mode: "study",
    });
    const draft = {
      kind: "term",
      quote: told,
      block: 0,
      stem: told.replace(key, "_____"),
      score: 1,
    } as const;
    return echoesKey({ ...draft, key, distractors }, document);
  };

  it("is known by a word that begins as the key does, in whatever place and with whatever accents", () => {
    const stars = ["цефеїда", "метеорит", "білий карлик"];
    expect(asked("uk", "Зоря, яка посилає імпульси, називається пульсар.", "пульсар", stars)).toBe(true);
    expect(
      asked("es", "La línea que marca el límite es el ángulo límite.", "ángulo límite", [
        "foco",
        "lente",
        "eje",
      ]),
    ).toBe(true);
  });

  it("but not by an ending that many words have, nor where another option has the root as well", () => {
    const told = "La subida de los precios por la circulación de dinero se llama inflación.";
    expect(asked("es", told, "inflación", ["deuda", "renta", "ahorro"])).toBe(false);
    const magnet = "The magnetic pole that attracts the needle is the magnet end.";
    expect(asked("en", magnet, "magnet end", ["magnet core", "needle tip", "coil"])).toBe(false);
  });

  it("nor by the words that all questions have", () => {
    const document = readDocument(planPassages(sourceOf(LESSONS.en, "en")), { seed: 1, mode: "study" });
    const quote = "The order of events in time is fixed in advance.";
    const draft = { kind: "term", quote, block: 0, key: "determinism", score: 1 } as const;
    const stem = "Which term fits this definition: “the order of events in time”?";
    expect(echoesKey({ ...draft, stem, distractors: ["fatalism", "chance", "will"] }, document)).toBe(false);
  });
});
