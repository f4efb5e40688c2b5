import { describe, expect, it } from "vitest";
import { processorTime } from "../../../testing/processor-time.ts";
import { dependsOnOrder, refersToOptions } from "./option-references.ts";

const REFERRING: Readonly<Record<string, readonly string[]>> = {
  en: [
    "Answer B is right because mitochondria make ATP.",
    "C) is wrong, since the Krebs cycle is in the matrix.",
    "The correct answer is D.",
    "Correct: A.",
    "Option c) names an enzyme.",
    "B is incorrect; the others hold.",
    "Both A and C are true.",
    "Options A, B and D describe anaerobic steps.",
    "The first option describes glycolysis.",
    "Why answer 2 is wrong: it describes mitosis.",
    "All of the above are symptoms.",
    "None of the above applies.",
    "The answer (B) follows from the table.",
    "See why the last statement is false.",
  ],
  de: [
    "Antwort B ist richtig, weil ATP entsteht.",
    "C) ist falsch.",
    "Richtig ist D.",
    "A ist falsch, da die Matrix gemeint ist.",
    "Nur A und C treffen zu.",
    "Die letzte Aussage stimmt nicht.",
    "Alle genannten Antworten sind richtig.",
    "Keine der oben genannten Aussagen trifft zu.",
  ],
  fr: [
    "La réponse B est exacte, car elle produit de l’ATP.",
    "C) est fausse.",
    "Bonne réponse : D.",
    "Seules A et C sont vraies.",
    "La première proposition décrit la glycolyse.",
    "Toutes les réponses ci-dessus sont exactes.",
    "Aucune de ces propositions.",
  ],
  es: [
    "La respuesta B es correcta porque produce ATP.",
    "C) es incorrecta.",
    "La opción correcta es la D: contiene hierro.",
    "Solo A y C son ciertas.",
    "La primera opción describe la glucólisis.",
    "Todas las anteriores son correctas.",
    "Ninguna de las respuestas anteriores.",
  ],
  pl: [
    "Odpowiedź B jest poprawna, ponieważ powstaje ATP.",
    "C) jest błędne.",
    "Poprawna odpowiedź to D.",
    "Tylko A i C są prawdziwe.",
    "Ostatnia odpowiedź opisuje mitozę.",
    "Wszystkie powyższe odpowiedzi są prawdziwe.",
    "Żadna z powyższych.",
  ],
  uk: [
    "Відповідь Б правильна, бо утворюється АТФ.",
    "В) — неправильно.",
    "Правильна відповідь — Г.",
    "Варіант A є хибним.",
    "Лише А і В правильні.",
    "Перший варіант описує гліколіз.",
    "Усі вищезазначені відповіді правильні.",
    "Жодна з наведених.",
  ],
  ja: [
    "選択肢Bが正解です。",
    "Cは誤りです。",
    "正解はDです。",
    "アは正しいが、イは誤り。",
    "よってBが正しい。",
    "AとCが当てはまる。",
    "最初の選択肢は解糖系を表す。",
    "上記すべて",
    "①は不適切である。",
  ],
};

const FREE: Readonly<Record<string, readonly string[]>> = {
  en: [
    "Vitamin B is needed for this step.",
    "Hepatitis C is wrong-headed to treat with antibiotics.",
    "Retinol (vitamin A) is stored in the liver.",
    "The function f(a) is continuous.",
    "A is the amplitude of the wave.",
    "People with blood group A or B have one antigen.",
    "The answer a student gives depends on the first chapter.",
    "Amoxicillin is the drug of first choice.",
    "Mount Everest is 8,849 m above sea level.",
    "The first step is glycolysis.",
    "Which of the following is a mineral?",
    "What is the correct name of vitamin B?",
    "The answer is: a protein that binds oxygen.",
    "Vitamins A and D are soluble in fat.",
  ],
  de: [
    "Vitamin B ist für diesen Schritt nötig.",
    "Hepatitis C wird selten falsch behandelt.",
    "Retinol (Vitamin A) wird in der Leber gespeichert.",
    "Die erste Stufe ist die Glykolyse.",
    "Alle Zellen haben eine Membran.",
    "Die Antwort auf diese Frage ist umstritten.",
  ],
  fr: [
    "La vitamine B est nécessaire à cette étape.",
    "La réponse à l’insuline est rapide.",
    "Toutes les cellules ont une membrane.",
    "Le rétinol (vitamine A) est dans le foie.",
    "La première étape est la glycolyse.",
  ],
  es: [
    "La vitamina B es necesaria.",
    "La respuesta a la insulina es rápida.",
    "El retinol (vitamina A) se almacena en el hígado.",
    "Todas las células tienen membrana.",
    "La primera etapa es la glucólisis.",
  ],
  pl: [
    "Witamina B jest potrzebna w tym etapie.",
    "Odpowiedź organizmu a temperatura otoczenia.",
    "Wszystkie komórki mają błonę.",
    "Retinol (witamina A) jest magazynowany w wątrobie.",
  ],
  uk: [
    "Вітамін B потрібен на цьому етапі.",
    "Відповідь в організмі виникає швидко.",
    "Усі клітини мають мембрану.",
    "Ретинол (вітамін А) накопичується в печінці.",
  ],
  ja: [
    "ビタミンBは誤って不足することがある。",
    "肝炎Cは正しく治療できる。",
    "レチノール（ビタミンA）は肝臓に蓄えられる。",
    "最初の段階は解糖系である。",
    "すべての細胞には膜がある。",
  ],
};

const cases = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([language, texts]) => texts.map((text) => [language, text] as const));

const withOption = (text: string) => ({
  text: "Which one is a mineral of blood?",
  options: ["iron", "zinc", text].map((option, at) => ({
    id: at + 1,
    label: "ABC".charAt(at),
    text: option,
  })),
  aiExplanation: null,
});

describe("a text that speaks of options by letter or place", () => {
  it.each(cases(REFERRING))("is found (%s): %s", (_, text) => {
    expect(refersToOptions(text)).toBe(true);
  });

  it.each(cases(FREE))("is not any other (%s): %s", (_, text) => {
    expect(refersToOptions(text)).toBe(false);
  });

  it("binds the order of options wherever it stands in the question", () => {
    const options = ["iron", "zinc"].map((text, at) => ({ id: at + 1, label: "AB".charAt(at), text }));
    const question = {
      text: "Which one is a mineral of blood?",
      options,
      aiExplanation: "Iron binds oxygen.",
    };
    expect(dependsOnOrder(question)).toBe(false);
    expect(dependsOnOrder({ ...question, aiExplanation: null })).toBe(false);
    expect(dependsOnOrder({ ...question, aiExplanation: "B is wrong: zinc is in enzymes." })).toBe(true);
    expect(dependsOnOrder({ ...question, text: "Why is option A a mineral of blood?" })).toBe(true);
    const withLast = (text: string) => ({ ...question, options: [...options, { id: 3, label: "C", text }] });
    for (const last of ["both A and B", "A and B", "A y B", "none of these", "the one above", "どちらも"])
      expect(dependsOnOrder(withLast(last))).toBe(true);
    for (const last of ["die Ladung der Zelle", "a and the", "the air above the sea", "most of these ions"])
      expect(dependsOnOrder(withLast(last))).toBe(false);
  });

  it.each([
    [
      "en",
      "A and B",
      "both A and B",
      "a and b",
      "I and II only",
      "II only",
      "1, 2 and 4",
      "All of these",
      "All answers are correct",
    ],
    [
      "en",
      "None of the above",
      "All the above",
      "None are correct",
      "Neither A nor B",
      "Only B",
      "No correct answer",
    ],
    [
      "de",
      "A und B",
      "nur a und b",
      "Alle Antworten sind richtig",
      "Keine der Antworten",
      "Beide sind falsch",
      "Keine Antwort ist richtig",
      "Nur I und III",
    ],
    [
      "es",
      "A y B",
      "a y b son correctas",
      "Todas son correctas",
      "Ninguna es correcta",
      "Todas las respuestas",
      "Ambas",
      "Solo I y II",
    ],
    [
      "fr",
      "A et B",
      "a et b",
      "Les réponses A et C",
      "Toutes les réponses",
      "Aucune de ces réponses",
      "Aucune",
      "Toutes ces réponses sont exactes",
    ],
    [
      "fr",
      "Les deux réponses précédentes",
      "Aucune des propositions ci-dessus",
      "Ni A ni B",
      "I et II seulement",
      "Aucune bonne réponse",
    ],
    [
      "pl",
      "A i B",
      "odpowiedzi a i b",
      "Wszystkie odpowiedzi są poprawne",
      "Żadna z powyższych",
      "Tylko I i II",
      "Obie odpowiedzi",
      "Brak poprawnej odpowiedzi",
    ],
    [
      "uk",
      "відповіді а та б",
      "А і Б",
      "усі відповіді правильні",
      "Жодна відповідь не є правильною",
      "лише 1 і 2",
      "Усі варіанти",
      "правильної відповіді немає",
    ],
    [
      "ja",
      "1と2",
      "AとB",
      "①と③",
      "アとイの両方",
      "1、2",
      "上記すべて",
      "すべて正しい",
      "いずれでもない",
      "アのみ",
      "該当なし",
    ],
  ])("is an option that chooses among the others (%s)", (_language, ...texts) => {
    for (const text of texts) expect([text, dependsOnOrder(withOption(text))]).toEqual([text, true]);
  });

  it.each([
    ["en", "A", "B", "vitamin A and iron", "all cells", "both lungs", "1492", "A and the"],
    ["de", "Alle Zellen", "Beide Nieren", "Antwort der Zelle", "I. Weltkrieg"],
    ["es", "Todas las células", "a y la casa", "ninguna célula", "Ambos riñones"],
    ["fr", "Toutes les cellules", "Aucune cellule", "les deux reins", "La vitamine A"],
    ["pl", "Wszystkie komórki", "i w domu", "obie nerki"],
    ["uk", "Усі клітини", "вітамін А", "і в домі"],
    ["ja", "ビタミンA", "すべての細胞", "東京と大阪", "1年"],
  ])("is no option of its own words (%s)", (_language, ...texts) => {
    for (const text of texts) expect([text, dependsOnOrder(withOption(text))]).toEqual([text, false]);
  });

  it("is looked for in a moment, however long the text is", () => {
    const long = "The answer is that A, B, C, and D: a, b, c are (vitamins and answers are ".repeat(2_000);
    const spentMs = processorTime();
    refersToOptions(long.replaceAll("A", "x").replaceAll("B", "y"));
    expect(spentMs()).toBeLessThan(1_000);
  });
});
