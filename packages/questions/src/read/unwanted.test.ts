import type { Section } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { embeddedEngine, generateQuestions, planPassages } from "../index.ts";
import { LESSONS, sourceOf } from "../testing/sample-texts.ts";
import { contentBlocksOf, isHeadedByAims, isRunningText } from "./unwanted.ts";

const isAsked = (text: string) => isRunningText({ kind: "paragraph", text });

describe("Nothing is asked about", () => {
  it.each([
    "See also the history of photosynthesis and the work of Jan Ingenhousz.",
    "Zobacz też historię fotosyntezy i prace Jana Ingenhousza.",
    "Siehe auch die Geschichte der Fotosynthese und Jan Ingenhousz.",
    "Див. також історію фотосинтезу та праці Яна Інгенгауза.",
    "For more information on the leaf, visit www.leaf.example.org in your spare time.",
    "Para saber más sobre la hoja, visita www.hoja.example.es cuando puedas.",
    "By the end of this chapter, you will be able to name the parts of a leaf.",
    "Po przeczytaniu tego rozdziału będziesz w stanie nazwać części liścia.",
    "Nach dem Lesen dieses Kapitels kannst du die Teile eines Blattes nennen.",
    "Al finalizar este capítulo podrás nombrar las partes de la hoja.",
    "この章を学ぶと、葉の各部分の名前が言えるようになる。",
  ])("pointers elsewhere and promises: %s", (text) => {
    expect(isAsked(text)).toBe(false);
  });

  it.each([
    "Keywords: photosynthesis, chloroplast, light reactions, Calvin cycle",
    "Keywords Photosynthesis, light-dependent reactions, Calvin cycle, stroma",
    "Index Terms—Solar cells, artificial leaves, hydrogen production.",
    "Schlüsselwörter: Fotosynthese, Chloroplast, Lichtreaktion, Calvin-Zyklus",
    "Schlagwörter Fotosynthese, Chloroplast, lichtabhängige Reaktionen",
    "Słowa kluczowe: fotosynteza, chloroplast, faza jasna, cykl Calvina",
    "Palabras clave: fotosíntesis, cloroplasto, fase luminosa, ciclo de Calvin",
    "Palabras clave fotosíntesis, cloroplasto, fase luminosa",
    "Ключові слова: фотосинтез, хлоропласт, світлова фаза, цикл Кальвіна",
    "キーワード：光合成、葉緑体、明反応、カルビン回路、ストロマ",
    "キーワード 光合成、葉緑体、明反応、カルビン回路",
  ])("the keywords of a paper: %s", (text) => {
    expect(isAsked(text)).toBe(false);
  });

  it.each([
    "Keywords in a program are words that the language keeps for itself, such as if, for and while.",
    "Keywords, operators and literals are the smallest parts of a program that mean something.",
    "Stichwörter ordnen einen Text, fassen ihn zusammen und helfen beim Lernen, wenn sie gut gewählt sind.",
    "Słowa kluczowe w języku Python mają stałe znaczenie, więc nie mogą nazywać zmiennych.",
    "キーワードは、言語が自分のために取っておく語で、変数の名前には使えない。",
  ])("but sentences about keywords are: %s", (text) => {
    expect(isAsked(text)).toBe(true);
  });

  it.each([
    "The Panel on Climate Change published its Sixth Assessment Report in 2021.",
    "Die Zahlen stammen aus dem Jahresbericht des Umweltamts, der 2019 erschien.",
    "Los datos proceden del informe del Banco Mundial que se publicó en 2015.",
    "Dane pochodzą z raportu Europejskiej Agencji Środowiska z 2019 roku.",
    "Дані взято зі звіту Світового банку, що вийшов у 2015 році.",
    "この数値は2019年に公表された環境省の白書による。",
  ])("the year of a report that a footnote names: %s", (text) => {
    expect(isRunningText({ kind: "paragraph", text, role: "footnote" })).toBe(false);
    expect(isAsked(text)).toBe(true);
  });

  it.each([
    [
      "en",
      "Figure 3.2 A thylakoid is a sac that holds the pigments of a leaf.",
      "Fig. 4: A granum is a stack of sacs inside the leaf.",
      "TABLE 2 A stroma is the fluid that fills a chloroplast.",
      "Diagram 5. A vein is a tube that carries water.",
    ],
    [
      "de",
      "Abb. 4: Ein Thylakoid ist ein Sack, der die Farbstoffe enthält.",
      "Abbildung 3.2 Ein Granum ist ein Stapel von Säcken im Blatt.",
      "Tab. 1 Das Stroma ist die Flüssigkeit, die alles füllt.",
      "Grafik 2: Eine Ader ist eine Röhre, die Wasser leitet.",
    ],
    [
      "pl",
      "Ryc. 5 Tylakoid to woreczek, który zawiera barwniki liścia.",
      "Rys. 3.2. Granum to stos woreczków wewnątrz liścia.",
      "Fot. 1 Stroma to płyn, który wypełnia chloroplast.",
      "Schemat 2. Żyłka to rurka, która przewodzi wodę.",
    ],
    [
      "es",
      "Figura 7 Un tilacoide es un saco que contiene los pigmentos.",
      "Tabla 2. El estroma es el líquido que llena el cloroplasto.",
      "Ilustración 3: Un grano es una pila de sacos de la hoja.",
      "Gráfico 1. Un nervio es un tubo que lleva agua.",
    ],
    [
      "uk",
      "Рис. 2 Тилакоїд — це мішечок, який містить пігменти листка.",
      "Мал. 3.1. Грана — це стос мішечків усередині листка.",
      "Рисунок 4 — Строма — це рідина, яка заповнює хлоропласт.",
      "Схема 5. Жилка — це трубка, яка проводить воду.",
    ],
    [
      "ja",
      "図1 チラコイドとは、葉の色素を含む袋のことである。",
      "図２－１　グラナとは、袋が積み重なったもののことである。",
      "表3：ストロマとは、葉緑体を満たす液体のことである。",
      "【写真4】葉脈とは、水を運ぶ管のことである。",
    ],
  ] as const)("captions that are paragraphs of their own (%s)", async (language, ...captions) => {
    const lesson = LESSONS[language];
    const texts = lesson.flatMap((text, at) => [text, captions[at] ?? ""]);
    const plan = planPassages(sourceOf(texts, language));
    const batches = await Array.fromAsync(
      generateQuestions(plan, { engine: embeddedEngine, mode: "study", seed: 7 }),
    );
    const quotes = batches.flatMap(({ items }) => items.map(({ source }) => source?.quote ?? ""));
    expect(quotes.length).toBeGreaterThan(2);
    expect(quotes.filter((quote) => captions.some((caption) => caption.includes(quote)))).toEqual([]);
    expect(captions.filter(isAsked)).toEqual([]);
  });

  it.each([
    "Chapter objectives",
    "Learning outcomes:",
    "Cele rozdziału",
    "Kapitelziele",
    "この章の目標",
    "Цілі розділу",
  ])("what stands below %s", (heading) => {
    expect(isHeadedByAims({ heading, level: 1, blocks: [] })).toBe(true);
  });
});

it("What happened in a year is asked about in a footnote too", () => {
  const text = "Svante Arrhenius reported the effect of the gas in 1896.";
  expect(isRunningText({ kind: "paragraph", text, role: "footnote" })).toBe(true);
});

it.each([
  "By the end of this century, the seas will have risen by half a metre.",
  "More information is stored in the genome than in the cell membrane.",
  "After completing this reaction the enzyme is free for the next molecule.",
  "Figures of speech are words that mean more than they say.",
  "Karte und Gebiet sind zweierlei, wie jeder Geograf weiß.",
  "図書館とは、本を集めて貸し出す施設のことである。",
  "Tables turned when the 3 armies met at the river.",
  "Fuentes de energía son los recursos de los que se obtiene energía.",
  "Sea water holds salt, and see-through fish live in it.",
])("What only begins alike is asked about: %s", (text) => {
  expect(isAsked(text)).toBe(true);
});

/** A heading over tasks, a task inside a section with its solution, and a heading that only begins alike. */
const EXERCISES = {
  en: [
    [
      "✅ Self-test: chapter 4",
      "Review questions",
      "Exercise 2.1 (easy)",
      "Check your understanding",
      "Practice problems",
    ],
    ["Exercise 3: A farmer has a field of clover.", "Solution"],
    ["Exercise and the heart", "Test of courage"],
  ],
  de: [
    [
      "✅ Selbsttest: Kapitel 4",
      "Übungsaufgaben zu Kapitel 2",
      "Aufgabe 12 (6 Punkte) - schwer",
      "Kontrollfragen",
    ],
    ["Übung 3: Ein Bauer hat ein Feld voll Klee.", "Lösung anzeigen"],
    ["Aufgaben der Leber", "Fragen des Rechts"],
  ],
  es: [
    ["Ejercicios propuestos", "Preguntas de repaso", "Autoevaluación: tema 3", "Actividades finales"],
    ["Ejercicio 3. Un granjero tiene un campo de trébol.", "Solución:"],
    ["Ejercicio físico y salud", "Actividades humanas"],
  ],
  pl: [
    ["Ćwiczenia", "Zadania do rozdziału 2", "Sprawdź swoją wiedzę", "Pytania kontrolne", "Zadanie 7"],
    ["Ćwiczenie 3. Rolnik ma pole koniczyny.", "Odpowiedzi"],
    ["Zadania państwa", "Testament królowej"],
  ],
  uk: [
    ["Тести", "Завдання 7", "Питання для самоконтролю", "Контрольні запитання", "Вправи до теми"],
    ["Вправа 3. Фермер має поле конюшини.", "Відповіді"],
    ["Завдання держави", "Тест Тюрінга"],
  ],
  ja: [
    ["第3章 練習問題", "確認クイズ", "章末問題2", "演習課題", "復習テスト（第4章）"],
    ["例題3 農家にクローバーの畑がある。", "答えを見る"],
    ["問題の所在", "例外のある規則"],
  ],
} as const;

describe.each(Object.entries(EXERCISES))(
  "Exercises are no material, in %s",
  (_, [titles, [task, solution], others]) => {
    const sectionOf = (heading: string, ...texts: string[]): Section => ({
      heading,
      level: 2,
      blocks: texts.map((text) => ({ kind: "paragraph", text })),
    });
    const text =
      "The clover of a field feeds bees, and these carry the dust of its flowers from one to the next. ".repeat(
        2,
      );

    it("below their titles", () => {
      for (const title of titles) expect(contentBlocksOf(sectionOf(title, text)), title).toEqual([]);
      for (const title of others) expect(contentBlocksOf(sectionOf(title, text)), title).toHaveLength(1);
    });

    it("inside a section, up to their solutions", () => {
      const section = sectionOf("Bees", text, task, text, solution, "42", text);
      expect(contentBlocksOf(section)).toEqual([section.blocks[0], section.blocks[5]]);
    });
  },
);
