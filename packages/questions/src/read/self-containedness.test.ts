import { describe, expect, it } from "vitest";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";
import { readDocument } from "./document.ts";
import { planPassages } from "./passages.ts";

/** How well the last of some sentences, set behind a lesson, stands by itself when a part of it is asked for. */
function selfContainednessOf(paragraph: string, asked: string, language: "en" | "de" | "es"): number {
  const plan = planPassages(sourceOf([...LESSONS[language], paragraph], language));
  const document = readDocument(plan, { seed: 1, mode: "study" });
  const line = document.lines.at(-1);
  if (line === undefined) throw new Error("The text has no sentence.");
  return document.selfContainedness(line, asked);
}

describe("a sentence stands less well by itself", () => {
  it.each([
    [
      "en",
      "27",
      "Deciding whether a given cell is a member of this set took Jan Ingenhousz 27 years.",
      "Deciding whether a given cell is a member of the set of plants took Jan Ingenhousz 27 years.",
    ],
    [
      "de",
      "London",
      "Das Chlorophyll wurde 1779 in London erforscht, und Berlin folgte diesem Beispiel.",
      "Das Chlorophyll wurde 1779 in London erforscht, und Berlin folgte dem Beispiel von London.",
    ],
    [
      "es",
      "1835",
      "Juan Torres midió en 1835 la clorofila del cloroplasto por este método.",
      "Juan Torres midió en 1835 la clorofila del cloroplasto por medio de la luz.",
    ],
  ] as const)("where it points at what it does not name (%s, %s)", (language, asked, leaning, standing) => {
    expect(selfContainednessOf(leaning, asked, language)).toBeLessThan(
      selfContainednessOf(standing, asked, language),
    );
  });

  it("where it points at so many of what it does not name (es)", () => {
    const told = (which: string) =>
      `Cualquier cloroplasto de London tiene uno de ${which} valores de la luz.`;
    expect(selfContainednessOf(told("esos dos"), "London", "es")).toBeLessThan(
      selfContainednessOf(told("los dos"), "London", "es") - 0.1,
    );
  });

  it("where a word was cut that tied it to another", () => {
    const plain = "Chlorophyll absorbs light in the leaves of trees.";
    expect(
      selfContainednessOf(plain.replace("Chlorophyll", "However, chlorophyll"), "leaves", "en"),
    ).toBeLessThan(selfContainednessOf(plain, "leaves", "en"));
  });
});

describe("a sentence stands better by itself", () => {
  it("where it speaks of what the document teaches than of nothing that is taught", () => {
    expect(
      selfContainednessOf(
        "Thylakoids carry chlorophyll inside the chloroplast of plants.",
        "Thylakoids",
        "en",
      ),
    ).toBeGreaterThan(
      selfContainednessOf("Thylakoids carry bottles inside a basket made of straw.", "Thylakoids", "en"),
    );
  });
});

describe("a Japanese sentence", () => {
  const standing = "石油の採油技術が向上し、二次回収の技術で油田の原油をほぼすべて回収できるようになった。";
  const selfContainedness = (sentence: string) => {
    const plan = planPassages(sourceOf([...LESSONS.ja, sentence], "ja"));
    const document = readDocument(plan, { seed: 1, mode: "study" });
    const line = document.lines.at(-1);
    return line === undefined ? 0 : document.selfContainedness(line, "二次回収");
  };

  it("stands by itself where nothing speaks against it", () => {
    expect(selfContainedness(standing)).toBe(1);
  });

  it.each([
    ["is cut loose from the one before", `しかし、${standing}`],
    ["is short", "油田では二次回収の技術が原油に使われる。"],
    [
      "is long",
      standing.replace(
        "石油の",
        "タンカーや製油所の事故が続いたために各国の政府が海の汚染を防ぐ規則を定めたあと、産油国でも消費国でも石油会社と大学が協力して研究を進めた結果、石油の",
      ),
    ],
  ])("stands less well where it %s", (_, sentence) => {
    expect(selfContainedness(sentence)).toBeLessThan(0.95);
  });
});
