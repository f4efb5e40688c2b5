import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { phraseKey } from "../text/words.ts";
import { slavicContextTermsOf } from "./slavic-context-terms.ts";

function companyIn(sentence: string, phrase: string, language: "pl" | "uk") {
  const start = sentence.indexOf(phrase);
  const place = { start, end: start + phrase.length, name: /^\p{Lu}/u.test(phrase) && start > 0 };
  return slavicContextTermsOf(sentence, place, profileOf(language));
}

describe("what a sentence calls a phrase", () => {
  it.each([
    ["pl", "Jądra wydzielają androgeny, takie jak testosteron.", "testosteron", "androgeny"],
    ["pl", "Trzustka wytwarza hormony, np. insulinę i glukagon.", "glukagon", "hormony"],
    ["pl", "Na poziom cukru wpływa insulina i inne hormony.", "insulina", "hormony"],
    ["pl", "W 2001 roku powstała partia „Zgoda” i dwie mniejsze.", "Zgoda", "partia"],
    ["uk", "У печінці є ферменти, такі як каталаза.", "каталаза", "ферменти"],
    ["uk", "Мідь, золото та інші метали добре проводять струм.", "золото", "метали"],
    ["uk", "У 1921 р. було засновано партію «Народна змова».", "Народна змова", "партію"],
  ] as const)("is its genus (%s: %s)", (language, sentence, phrase, called) => {
    expect(companyIn(sentence, phrase, language).hypernyms).toEqual([phraseKey(called, profileOf(language))]);
  });

  it("is none where it is only a quality or a thing in general", () => {
    expect(companyIn("Dotyczy to osób, takich jak Kowalski.", "Kowalski", "pl").hypernyms).toEqual([]);
  });
});

describe("the role of a phrase", () => {
  it("is the same behind the same verb and preposition, and before the same verb", () => {
    const made = companyIn("Wyraz składa się z fonemów.", "fonemów", "pl").roles ?? [];
    expect(companyIn("Zdanie składa się z morfemów.", "morfemów", "pl").roles).toEqual(made);
    expect(made).toHaveLength(1);
    const acts = companyIn("Міозин забезпечує рух.", "Міозин", "uk").roles ?? [];
    expect(companyIn("Актин забезпечує опору.", "Актин", "uk").roles).toEqual(acts);
    expect(acts).toHaveLength(1);
  });

  it("is none beside what is said of everything", () => {
    expect(companyIn("Litografia jest techniką druku.", "Litografia", "pl").roles).toEqual([]);
  });
});
