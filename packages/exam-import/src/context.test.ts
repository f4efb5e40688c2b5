import { type Block, LANGUAGES, type Language, LIMITS } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { findQuestions } from "./index.ts";
import { paperOf, paperOfLines } from "./testing/paper-forms.ts";

interface Words {
  /** Names two questions by their numbers, then speaks of a passage, of a table and of a picture. */
  passage: string;
  table: string;
  picture: string;
  /** Names no numbers. */
  unnumbered: string;
  /** The passage stands above it. */
  above: string;
  /** Said in a stem. */
  pictureInStem: string;
  text: string;
  rows: readonly string[];
  asks: readonly string[];
  answer: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    passage: "Questions 1–2 refer to the following passage.",
    table: "Use the table to answer questions 3 and 4.",
    picture: "Questions 3–4 refer to the map below.",
    unnumbered: "Read the text and answer the questions below.",
    above: "Questions 1 and 2 are about the text above.",
    pictureInStem: "Which part is marked X in the diagram below?",
    text: "The miller left at noon. His dog stayed at the mill, since it feared the river.",
    rows: ["Year | Sacks", "1901 | 40", "1902 | 65"],
    asks: [
      "Why did the dog stay?",
      "When did he leave?",
      "Which year gave more?",
      "How many sacks were there?",
    ],
    answer: "Answer",
  },
  pl: {
    passage: "Przeczytaj tekst i wykonaj zadania 1–2.",
    table: "Na podstawie tabeli odpowiedz na pytania 3 i 4.",
    picture: "Pytania 3–4 odnoszą się do poniższej mapy.",
    unnumbered: "Przeczytaj uważnie tekst i odpowiedz na pytania.",
    above: "Pytania 1 i 2 dotyczą powyższego tekstu.",
    pictureInStem: "Którą część oznaczono na rysunku literą X?",
    text: "Młynarz wyjechał w południe. Jego pies został w młynie, bo bał się rzeki.",
    rows: ["Rok | Worki", "1901 | 40", "1902 | 65"],
    asks: ["Dlaczego pies został?", "Kiedy wyjechał?", "Który rok dał więcej?", "Ile było worków?"],
    answer: "Odpowiedź",
  },
  de: {
    passage: "Die Fragen 1–2 beziehen sich auf den folgenden Text.",
    table: "Beantworte die Fragen 3 und 4 anhand der Tabelle.",
    picture: "Die Aufgaben 3 bis 4 beziehen sich auf die folgende Abbildung.",
    unnumbered: "Lies den Text und beantworte die folgenden Fragen.",
    above: "Die Fragen 1 und 2 beziehen sich auf den obigen Text.",
    pictureInStem: "Welcher Teil ist in der Abbildung mit X bezeichnet?",
    text: "Der Müller fuhr am Mittag fort. Sein Hund blieb in der Mühle, weil er den Fluss fürchtete.",
    rows: ["Jahr | Säcke", "1901 | 40", "1902 | 65"],
    asks: [
      "Warum blieb der Hund?",
      "Wann fuhr er fort?",
      "Welches Jahr brachte mehr?",
      "Wie viele Säcke waren es?",
    ],
    answer: "Antwort",
  },
  es: {
    passage: "Lee el texto y responde a las preguntas 1 a 2.",
    table: "Las preguntas 3 y 4 se refieren a la siguiente tabla.",
    picture: "Observa el mapa y contesta las preguntas 3-4.",
    unnumbered: "Lee el siguiente texto y responde a las preguntas.",
    above: "Las preguntas 1 y 2 se refieren al texto anterior.",
    pictureInStem: "¿Qué parte está marcada con una X en la siguiente figura?",
    text: "El molinero salió al mediodía. Su perro se quedó en el molino porque temía el río.",
    rows: ["Año | Sacos", "1901 | 40", "1902 | 65"],
    asks: ["¿Por qué se quedó el perro?", "¿Cuándo salió?", "¿Qué año dio más?", "¿Cuántos sacos hubo?"],
    answer: "Respuesta",
  },
  uk: {
    passage: "Прочитайте текст і виконайте завдання 1–2.",
    table: "За таблицею дайте відповіді на запитання 3 і 4.",
    picture: "Завдання 3–4 стосуються карти, поданої нижче.",
    unnumbered: "Прочитайте текст і дайте відповіді на запитання.",
    above: "Запитання 1 і 2 стосуються наведеного вище тексту.",
    pictureInStem: "Яку частину позначено на малюнку літерою X?",
    text: "Мірошник поїхав опівдні. Його пес лишився в млині, бо боявся річки.",
    rows: ["Рік | Мішки", "1901 | 40", "1902 | 65"],
    asks: ["Чому пес лишився?", "Коли він поїхав?", "Який рік дав більше?", "Скільки було мішків?"],
    answer: "Відповідь",
  },
  ja: {
    passage: "次の文章を読んで、問1〜問2に答えなさい。",
    table: "次の表を見て、問3と問4に答えなさい。",
    picture: "問3・問4は次の地図に関する問題である。",
    unnumbered: "次の文章を読んで、後の問いに答えなさい。",
    above: "問1から問2は上の文章についての問題である。",
    pictureInStem: "次の図でXが示す部分はどれか。",
    text: "粉屋は正午に出かけた。犬は川を怖がったので、水車小屋に残った。",
    rows: ["年 | 袋", "1901 | 40", "1902 | 65"],
    asks: [
      "犬はなぜ残ったか。",
      "粉屋はいつ出かけたか。",
      "袋が多かったのはどの年か。",
      "袋はいくつあったか。",
    ],
    answer: "答え",
  },
};

const row = (text: string): Block => ({ kind: "tableRow", text });
const line = (text: string): Block => ({ kind: "paragraph", text });

function asked(number: number, { asks, answer }: Words, stem = asks[number - 1] ?? ""): Block[] {
  const options = ["A) 1901", "B) 1902", "C) 1903"].map(line);
  return [line(`${number}. ${stem}`), ...options, line(`${answer}: B`)];
}

function itemsOf(blocks: readonly Block[], language: Language) {
  return findQuestions(paperOf(blocks, language)).questions.map(({ item }) => item);
}

/** What each question rests on; what needs a picture is marked by an asterisk. */
function contextsOf(blocks: readonly Block[], language: Language) {
  return itemsOf(blocks, language).map(
    ({ context = null, needsPicture = false }) => `${context ?? ""}${needsPicture ? "*" : ""}`,
  );
}

describe.each(LANGUAGES)("what questions rest on, in %s", (language) => {
  const words = WORDS[language];
  const one = asked(1, words);
  const two = asked(2, words);
  const three = asked(3, words);
  const four = asked(4, words);
  const rows = words.rows.map(row);
  const table = words.rows.join("\n");

  it("ends with a sentence and says that it goes on where it is longer than is kept", () => {
    const long = Array.from({ length: 1_200 }, () => words.text).join(language === "ja" ? "" : " ");
    const [first, second] = contextsOf([line(words.passage), line(long), ...one, ...two], language);
    const max = LIMITS.question.contextMaxChars;
    expect(first).toHaveLength(second?.length ?? 0);
    expect(first?.length).toBeLessThanOrEqual(max);
    expect(first?.length).toBeGreaterThan(0.8 * max);
    const kept = first?.replace(/ \[…\]$/u, "") ?? "";
    expect(kept).not.toBe(first);
    expect(kept).toMatch(/[.。]$/u);
    expect(long.startsWith(kept)).toBe(true);
  });

  it("is kept with each question of its range, and ends with it", () => {
    const paper = [line(words.passage), line(words.text), ...one, ...two, ...three];
    expect(contextsOf(paper, language)).toEqual([words.text, words.text, ""]);
    expect(itemsOf(paper, language).map(({ text }) => text)).toEqual(words.asks.slice(0, 3));
  });

  it("is a table where the words name one, row by row", () => {
    const paper = [
      ...one,
      ...two,
      line(words.table),
      ...rows,
      ...three,
      ...four,
      ...asked(5, words, "What?"),
    ];
    expect(contextsOf(paper, language)).toEqual(["", "", table, table, ""]);
  });

  it("changes from range to range", () => {
    const paper = [line(words.passage), line(words.text), ...one, ...two];
    const more = [line(words.table), ...rows, ...three, ...four];
    expect(contextsOf([...paper, ...more], language)).toEqual([words.text, words.text, table, table]);
  });

  it("goes up to the next text where no numbers are named", () => {
    const paper = [line(words.unnumbered), line(words.text), ...one, ...two];
    const more = [line(words.rows[0] ?? ""), ...three];
    expect(contextsOf([...paper, ...more], language)).toEqual([words.text, words.text, ""]);
  });

  it("stands above the words that name it where they say so", () => {
    const paper = [line(words.text), line(words.above), ...one, ...two, ...three];
    expect(contextsOf(paper, language)).toEqual([words.text, words.text, ""]);
  });

  it("is told to be missing where it is a picture", () => {
    const paper = [...one, ...two, line(words.picture), ...three, ...four];
    const shared = `${words.picture}*`;
    expect(contextsOf(paper, language)).toEqual(["", "", shared, shared]);
    const single = [...one, ...two, ...asked(3, words, words.pictureInStem)];
    expect(contextsOf(single, language)).toEqual(["", "", "*"]);
  });

  it("is told to be missing where a table was not read", () => {
    const paper = [...one, ...two, line(words.table), ...three, ...four];
    expect(contextsOf(paper, language)).toEqual(["", "", `${words.table}*`, `${words.table}*`]);
  });

  it("is nothing in an ordinary paper", () => {
    expect(contextsOf([...one, ...two, ...three, ...four], language)).toEqual(["", "", "", ""]);
    const lecture = [line(words.text), ...one, ...two, ...three];
    expect(contextsOf(lecture, language)).toEqual(["", "", ""]);
  });
});

describe("what questions rest on", () => {
  const read = (text: string) => findQuestions(paperOfLines(text)).questions.map(({ item }) => item);
  const question = (lead: string, stem: string) => `${lead}${stem}\nA) one\nB) two\nC) three\nAnswer: A\n`;

  it("is no part of the first stem where questions are led by the word, or have no numbers", () => {
    for (const lead of [(n: number) => `Question ${n}: `, () => ""]) {
      const paper = `${question(lead(1), "Who came?")}Questions 2–3 refer to the following letter.
        I shall come on Sunday. Bring the cart.
        ${question(lead(2), "When does she come?")}${question(lead(3), "What is to be brought?")}${question(lead(4), "Who left?")}`;
      const items = read(paper);
      expect(items.map(({ text }) => text)).toEqual([
        ...["Who came?", "When does she come?", "What is to be brought?", "Who left?"],
      ]);
      const letter = "I shall come on Sunday. Bring the cart.";
      expect(items.map(({ context }) => context)).toEqual([undefined, letter, letter, undefined]);
    }
  });

  it("is found in one block with the words that name it", () => {
    const items = read(
      `Questions 1–2 refer to the following passage. The mill burnt down. It was rebuilt in stone.\n${question("1. ", "What burnt?")}${question("2. ", "What of?")}`,
    );
    expect(items.map(({ context }) => context)).toEqual(
      Array(2).fill("The mill burnt down.\nIt was rebuilt in stone."),
    );
  });

  it("may be a passage for all and a table for some", () => {
    const items = read(
      `Questions 1–3 refer to the passage.\nThe mill burnt down.\n${question("1. ", "What burnt?")}Use the table as well to answer question 2.\n1901 | 40\n${question("2. ", "How many?")}${question("3. ", "Who says so?")}`,
    );
    expect(items.map(({ context }) => context)).toEqual([
      ...["The mill burnt down.", "The mill burnt down.\n1901 | 40", "The mill burnt down."],
    ]);
  });

  it("keeps the lines of a poem", () => {
    const poem: Block = { kind: "paragraph", text: "The mill is old,\nthe water cold." };
    const questions = question("1. ", "What is old?").trim().split("\n").map(line);
    const [item] = itemsOf([line("Read the poem and answer question 1."), poem, ...questions], "en");
    expect(item?.context).toBe(poem.text);
  });

  it("is no longer than is kept, even where it is one word", () => {
    const [item] = read(
      `Questions 1–2 refer to the passage.\n${"mill".repeat(5_000)}\n${question("1. ", "Where?")}`,
    );
    expect(item?.context?.length).toBe(LIMITS.question.contextMaxChars);
    expect(item?.context).toMatch(/mill \[…\]$/u);
  });

  it("is nothing of instructions that name no text, nor of sheets for the answers", () => {
    for (const instruction of [
      "Questions 1–2 are worth two points each.",
      "For questions 1–2 write your answers in the table.",
      "Choose the best answer to the questions below.",
    ])
      expect(read(`${instruction}\n${question("1. ", "Who?")}${question("2. ", "What?")}`)).toEqual([
        expect.not.objectContaining({ context: expect.anything() }),
        expect.not.objectContaining({ context: expect.anything() }),
      ]);
  });

  it.each([
    "Which figure of speech is this?",
    "What does the graph of a linear function look like?",
    "Who drew the first map of the world?",
    "Which image format keeps transparency?",
    "Was ist ein Schaltbild?",
    "Co przedstawia mapa myśli?",
    "¿Qué es un mapa conceptual?",
    "Що таке діаграма класів?",
    "図書館はいつ建てられたか。",
  ])("is no picture in %s", (stem) => {
    const [item] = read(question("1. ", stem));
    expect(item).toMatchObject({ text: stem });
    expect(item).not.toHaveProperty("needsPicture");
  });
});
