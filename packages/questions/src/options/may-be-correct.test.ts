import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { readDocument } from "../read/document.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { distractorTargetFor } from "./distractor-target.ts";
import { mayBeCorrect } from "./may-be-correct.ts";

/** Whether the document shows that an option may fill the gap of its first sentence as well as the key. */
function isAsRight(option: string, key: string, told: string, language: Language): boolean {
  const document = readDocument(planPassages(sourceOf([told], language)), { seed: 1, mode: "study" });
  const [line] = document.lines;
  if (line === undefined) throw new Error("no line");
  const stem = line.text.replace(key, document.profile.blank);
  return mayBeCorrect(option, distractorTargetFor({ key, stem, line, before: "" }, document), document);
}

describe("an option may be as right as the key", () => {
  it.each([
    [
      "what the text says the key is",
      "plant",
      "mistletoe",
      "In winter the mistletoe stays green. The mistletoe is a plant that lives in the crowns of old apples.",
      "en",
    ],
    [
      "what the text says is one of its kind",
      "mistletoe",
      "plant",
      "In winter the plant stays green. The mistletoe is a plant that lives in the crowns of old apples.",
      "en",
    ],
    [
      "its short name",
      "AFuG",
      "Amateurfunkgesetz",
      "Den Funk regelt das Amateurfunkgesetz. Das Amateurfunkgesetz (AFuG) gilt seit 1997. Das AFuG ist kurz.",
      "de",
    ],
    [
      "what the lexicon has as its kind",
      "enzyme",
      "lipase",
      "In the gut lipase splits fats. The enzyme works best in warm water.",
      "en",
    ],
  ] as const)("where it is %s", (_, option, key, told, language) => {
    expect(isAsRight(option, key, told, language)).toBe(true);
  });

  it.each([
    [
      "another thing of its kind",
      "toothwort",
      "mistletoe",
      "In winter the mistletoe stays green. The mistletoe is a plant in a tree. The toothwort is a plant that taps roots.",
      "en",
    ],
    [
      "a name that the same is said of",
      "Hastings",
      "Crécy",
      "The king died in the battle of Crécy. The duke won the battle of Hastings.",
      "en",
    ],
  ] as const)("but not where it is %s", (_, option, key, told, language) => {
    expect(isAsRight(option, key, told, language)).toBe(false);
  });
});
