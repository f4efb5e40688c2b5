import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { allWritten } from "../candidates.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { profileOf } from "./index.ts";

/** The question for the name in brackets; the sentence begins as it would inside another. */
function whoIn(sentence: string, language: Language, isWoman = false): string | null | undefined {
  const [before = "", rest = ""] = sentence.split("[");
  const after = rest.slice(rest.indexOf("]") + 1);
  return profileOf(language).phrases?.askWho?.({ before, after, isWoman });
}

describe("who did something", () => {
  it.each([
    [
      "en",
      "in 1915, [Albert Einstein] proposed a theory of gravity.",
      "In 1915, who proposed a theory of gravity?",
    ],
    [
      "de",
      "im Jahr 1915 veröffentlichte [Albert Einstein] die Feldgleichungen.",
      "Wer veröffentlichte im Jahr 1915 die Feldgleichungen?",
    ],
    ["de", "1543 schrieb [Johannes Petreius] einen Brief.", "Wer schrieb 1543 einen Brief?"],
    [
      "es",
      "en 1915, [Albert Einstein] propuso una teoría de la gravedad.",
      "En 1915, ¿quién propuso una teoría de la gravedad?",
    ],
    ["pl", "w 1543 roku [Jan Petrejus] wydał dzieło Kopernika.", "Kto w 1543 roku wydał dzieło Kopernika?"],
    ["pl", "szkołę w Toruniu założył [Jan Petrejus].", "Kto założył szkołę w Toruniu?"],
    [
      "uk",
      "у 1926 році, коли гурт розпався, [Микола Зеров] утворив нову організацію.",
      "Хто у 1926 році, коли гурт розпався, утворив нову організацію?",
    ],
    ["uk", "платформу виклав [Василь Зеров] у статті.", "Хто виклав платформу у статті?"],
  ] as const)(
    "is asked for where the sentence does not open with the name (%s: %s)",
    (language, sentence, stem) => {
      expect(whoIn(sentence, language)).toBe(stem);
    },
  );

  it.each([
    ["pl", "w 1911 roku [Maria Curie] otrzymała drugą nagrodę.", "Kto w 1911 roku otrzymał drugą nagrodę?"],
    ["uk", "у 1911 році [Марія Кюрі] отримала другу премію.", "Хто у 1911 році отримав другу премію?"],
  ] as const)("is asked for as a man is, whoever did it (%s: %s)", (language, sentence, stem) => {
    expect(whoIn(sentence, language, true)).toBe(stem);
    expect(whoIn(sentence, language, false)).toBeNull();
  });

  it.each([
    ["en", "the theory was proposed by [Albert Einstein] in 1915."],
    ["en", "in 1915, [Albert Einstein] and a friend proposed a theory."],
    ["en", "in 1915, [Albert Einstein], a clerk, proposed a theory."],
    ["de", "die Regierung unterstützte [Albert Einstein] in diesem Jahr."],
    ["de", "im Jahr 1915 veröffentlichte [Albert Einstein], ein Physiker, die Gleichungen."],
    ["es", "el autor, [Albert Einstein] propuso una teoría."],
    ["pl", "w 1543 roku [Jan Petrejus] i jego syn wydali dzieło."],
    ["pl", "w dziele, które wydał [Jan Petrejus] (drukarz), jest błąd."],
    ["uk", "на чолі гурту стояв поет [Василь Зеров] з братом."],
  ] as const)(
    "is left to a gap where the name may be no subject, or has more with it (%s: %s)",
    (language, sentence) => {
      expect(whoIn(sentence, language)).toBeNull();
    },
  );
});

const WRITERS = [
  "Платформу організації виклав Василь Еллан у статті про літературу.",
  "Цю платформу критикували багато разів; програму організації теж.",
  "Микола Зеров, Михайло Яловий, Юрій Іванів і Володимир Сосюра писали вірші.",
  "Їхню програму пояснив Михайло Яловий у промові.",
];

describe("a person in the middle of a sentence", () => {
  const plan = planPassages(sourceOf(WRITERS, "uk", "Літературні організації"));
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));

  it("is asked for by a whole question, among persons, and by no gap", () => {
    const asked = drafts.filter(({ key }) => key === "Василь Еллан");
    expect(asked.map(({ kind }) => kind)).toEqual(["typed"]);
    expect(asked[0]?.stem).toBe("Хто виклав платформу організації у статті про літературу?");
    expect(asked[0]?.distractors.length).toBeGreaterThanOrEqual(3);
    for (const other of asked[0]?.distractors ?? []) expect(other).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
  });

  it("is not where an earlier sentence tells whose work it was", () => {
    expect(drafts.filter(({ stem }) => stem.startsWith("Хто") && stem.includes("програму"))).toEqual([]);
  });
});

const REFORMERS = [
  "Martin Luther translated the scriptures into German, and printers sold the translation in every town.",
  "The Luther Bible influenced other vernacular translations of the sixteenth century, such as the English one.",
  "William Farel established a Protestant government in Geneva together with other preachers.",
  "William Tyndale printed an English translation in Worms and smuggled it over the sea.",
  "Jacques Lefevre taught philosophy in Paris and wrote commentaries on the letters of Paul.",
  "Thomas Cranmer compiled a book of prayers that churches in England used for centuries.",
];

describe("what is called after a person", () => {
  const plan = planPassages(sourceOf(REFORMERS, "en", "The Reformation"));
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));

  it("is not asked for with 'who'", () => {
    const who = drafts.filter(({ stem }) => stem.startsWith("Who "));
    expect(who.map(({ key }) => key)).toContain("William Farel");
    expect(who.map(({ key }) => key)).not.toContain("Luther Bible");
  });
});
