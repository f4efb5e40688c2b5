import { closed, profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { withOneEndSign } from "./end-signs.ts";

describe("the end of a stem", () => {
  it.each([
    ["en", "What does renin turn into angiotensin I.?", "What does renin turn into angiotensin I?"],
    ["en", "Which bank sets interest rates in the U.S.?", "Which bank sets interest rates in the U.S.?"],
    ["en", "Which fruits hold sugar, acids, etc.?", "Which fruits hold sugar, acids, etc.?"],
    [
      "en",
      "Which is described here: “It is a transmitter.”?",
      "Which is described here: “It is a transmitter”?",
    ],
    ["en", "Who asked “What is light?”?", "Who asked “What is light?”?"],
    ["en", "The cell is the basis of _____,.", "The cell is the basis of _____."],
    ["en", "What does the cell need,?", "What does the cell need?"],
    ["en", "What is light?.", "What is light?"],
    ["en", "What does the shell print for ls ...?", "What does the shell print for ls ...?"],
    ["de", "Was entsteht aus Angiotensin I.?", "Was entsteht aus Angiotensin I?"],
    ["de", "Wer war der Kanzler von Wilhelm II.?", "Wer war der Kanzler von Wilhelm II.?"],
    ["de", "Was geschah im Jahr 490 v. Chr.?", "Was geschah im Jahr 490 v. Chr.?"],
    ["de", "Was wird hier beschrieben: „ein Enzym.“?", "Was wird hier beschrieben: „ein Enzym“?"],
    ["pl", "Co powstaje z witaminy C.?", "Co powstaje z witaminy C?"],
    ["pl", "Co wydarzyło się w roku 490 p.n.e.?", "Co wydarzyło się w roku 490 p.n.e.?"],
    ["es", "¿Qué enzima forma la angiotensina I.?", "¿Qué enzima forma la angiotensina I?"],
    ["es", "¿Qué combate tuvo lugar en el año 490 a. C.?", "¿Qué combate tuvo lugar en el año 490 a. C.?"],
    ["uk", "Що спричиняє нестача вітаміну C.?", "Що спричиняє нестача вітаміну C?"],
    ["uk", "Що сталося в 490 році до н. е.?", "Що сталося в 490 році до н. е.?"],
    ["uk", "Що описано цими словами: «це фермент.»?", "Що описано цими словами: «це фермент»?"],
    ["ja", "アンジオテンシンIに変える酵素を何というか。", "アンジオテンシンIに変える酵素を何というか。"],
  ] as const)("has one sign (%s: %s)", (language, stem, told) => {
    expect(withOneEndSign(stem, profileOf(language))).toBe(told);
  });
});

describe("a sentence that is closed", () => {
  it.each([
    ["The cell is small", "The cell is small."],
    ["Washington, D.C.", "Washington, D.C."],
    ["He called it “a transmitter.”", "He called it “a transmitter.”"],
    ["Er fragte: „Was ist Licht?“", "Er fragte: „Was ist Licht?“"],
    ["Co to jest światło?", "Co to jest światło?"],
    ["Las partes,", "Las partes."],
    ["Будова клітини:", "Будова клітини."],
    ["細胞である。", "細胞である。"],
  ])("has one sign (%s)", (text, told) => {
    expect(closed(text)).toBe(told);
  });
});

describe("questions from sentences that end with a letter, a number or an abbreviation", () => {
  it.each([
    [
      "en",
      "Renin is an enzyme that turns angiotensinogen into angiotensin I./ The kidney releases renin because the liver has made angiotensin I./ A steroid is a hormone that is made of fat.",
    ],
    [
      "de",
      "Renin ist ein Enzym, das Angiotensinogen umwandelt in Angiotensin I./ Das Vitamin ist ein Stoff, den der Körper braucht. Skorbut ist eine Krankheit, ausgelöst durch Mangel an Vitamin C.",
    ],
    [
      "pl",
      "Renina to enzym, który przekształca angiotensynogen w angiotensynę I./ Jądro komórkowe to organellum, które przechowuje materiał genetyczny./ Hormon to substancja, która steruje pracą organizmu./ Szkorbut to choroba, którą wywołuje brak witaminy C.",
    ],
    [
      "es",
      "La renina es una enzima que convierte el angiotensinógeno en angiotensina I./ El escorbuto es una enfermedad que aparece por falta de vitamina C./ El hueso es un órgano que sostiene el cuerpo.",
    ],
    [
      "uk",
      "Ренін — це фермент, який перетворює ангіотензиноген на ангіотензин I./ Цинга — це хвороба, яку спричиняє нестача вітаміну C./ Ядро — це органела, яка зберігає генетичний матеріал./ Гормон — це речовина, яка керує роботою тіла.",
    ],
    [
      "ja",
      "レニンとは、アンジオテンシノーゲンを変える酵素のことである。壊血病とは、ビタミンCの不足による病気のことである。核酸とは、遺伝情報を担う物質のことである。",
    ],
  ] as const)("have no joined signs (%s)", async (language, text) => {
    const plan = planPassages(sourceOf(text.split("/ "), language), { count: 8 });
    const batches = await Array.fromAsync(
      generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 7 }),
    );
    const items = batches.flatMap((batch) => batch.items);
    expect(items).not.toEqual([]);
    for (const { text: stem, aiExplanation } of items)
      expect(`${stem}\n${aiExplanation}`).not.toMatch(/[.,;:]["”“»]?\?|[?!,;:。]\.|\.\.(?!\.)/u);
  });
});
