import { expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { readDocument } from "./document.ts";
import { draftWorth } from "./worth.ts";

it.each([
  ["en", "The old mill on the river has two wheels of oak and a roof of slate.", "two", "twenty"],
  ["de", "Die alte Mühle am Fluss hat zwei Räder aus Eiche und ein Dach aus Schiefer.", "zwei", "zwanzig"],
] as const)("counts less how many there are, told in a word (%s)", (language, sentence, count, other) => {
  const worthOf = (key: string) => {
    const plan = planPassages(sourceOf([sentence], language));
    const document = readDocument(plan, { seed: 1, mode: "study" });
    const [line] = document.lines;
    if (line === undefined) throw new Error("The sentence is not read.");
    return draftWorth(document, line, { kind: "cloze", key, about: null, score: 0.5 });
  };
  expect(worthOf(count)).toBeLessThan(0.8 * worthOf(other));
});
