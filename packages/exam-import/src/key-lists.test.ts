import { describe, expect, it } from "vitest";
import { findQuestions } from "./index.ts";
import { paperOfLines } from "./testing/paper-forms.ts";

const LABELS = "ABCD";

/** Ten questions with four options, and a list of keys below them. */
function keysOf(list: string): string {
  const questions = Array.from({ length: 10 }, (_, i) =>
    [
      `${i + 1}. Which is number ${i + 1}?`,
      ...[...LABELS].map((label) => `${label}. word ${label}${i}`),
    ].join("\n"),
  );
  const found = findQuestions(paperOfLines(`${questions.join("\n")}\n${list}`)).questions;
  return found.map(({ item }) => (item.key === null ? "-" : LABELS.charAt(item.key))).join("");
}

it("is not begun by a question's own answer, where the next question has the next number", () => {
  const next = ["What is a prime number?", "The pressure of a gas", "What is number 1?"];
  for (const stem of next) {
    const lines = [
      ...["1) What is number 1?", "1. one", "2. two", "3. three", "Answer: 1) one"],
      ...[`2) ${stem}`, "1. seven", "2. eight", "3. nine", "Answer: 3) nine"],
      ...["3) What is number 3?", "1. ten", "2. eleven", "3. twelve", "Answer: 2) eleven"],
    ];
    const { questions } = findQuestions(paperOfLines(lines.join("\n")));
    expect(questions.map(({ item }) => [item.text, item.key])).toEqual([
      ["What is number 1?", 0],
      [stem, 2],
      ["What is number 3?", 1],
    ]);
  }
});

it("leaves none of its words to the last option, where those are written large", () => {
  const keys = [
    ...["Correct Answer: B", "The Correct Answer: B", "Richtige Antwort: B", "Die richtige Antwort ist B"],
    ...["Korrekte Lösung: B", "Poprawna Odpowiedź: B", "Bonne Réponse : B", "La bonne Réponse : B"],
    ...["Respuesta Correcta: B", "Правильна Відповідь: B"],
  ];
  for (const key of keys)
    for (const text of [`A. one\nB. two\nC. three\n${key}`, `A. one B. two C. three ${key}`]) {
      const paper = paperOfLines([1, 2].map((n) => `${n}) Which is it?\n${text}`).join("\n"));
      const found = findQuestions(paper).questions.map(({ item }) => [item.options, item.key]);
      expect(found, text).toEqual([1, 2].map(() => [["one", "two", "three"], 1]));
    }
});

it("is named after the word that leads the options, or stands behind the right one", () => {
  const options = ["one", "two", "three"];
  for (const lines of [
    [...options.map((word, i) => `Option ${LABELS[i]}: ${word}`), "Answer: Option C"],
    options.map((word, i) => `${LABELS[i]}) ${word}${i === 2 ? " (correct)" : ""}`),
  ]) {
    const paper = [1, 2, 3, 4].map((n) => `${n}. Which is number ${n}?\n${lines.join("\n")}`).join("\n");
    const found = findQuestions(paperOfLines(paper)).questions;
    expect(found.map(({ item }) => [item.options, item.key])).toEqual([1, 2, 3, 4].map(() => [options, 2]));
  }
});

describe("a list of keys", () => {
  it.each([
    ["in ranges", "Key: 1-5 BCADB   6-10 ACBDD"],
    ["in ranges with spaces", "Answers: 1–5: B C A D B; 6–10: A C B D D"],
    ["in ranges on lines", "Klucz odpowiedzi\n1-5 BCADB\n6-10 ACBDD"],
    ["in ranges of numbers", "解答\n(1-5) 23142\n(6-10) 13244"],
    ["in columns", "Lösungen\n1. B 6. A\n2. C 7. C\n3. A 8. B\n4. D 9. D\n5. B 10. D"],
    ["without a heading", "1-5 BCADB\n6-10 ACBDD"],
    [
      "with a word before each",
      `Corrigé\n${[..."BCADBACBDD"].map((key, i) => `Question ${i + 1} : réponse ${key}`).join("\n")}`,
    ],
    [
      "with a short word before each",
      `Klucz\n${[..."BCADBACBDD"].map((key, i) => `${i + 1}. odp. ${key}`).join(", ")}`,
    ],
  ])("is read %s", (_how, list) => {
    expect(keysOf(list)).toBe("BCADBACBDD");
  });

  it.each([
    ["en", "Answers", "Correct answers", "Answer key", "Solutions"],
    ["pl", "Odpowiedzi", "Poprawne odpowiedzi", "Klucz", "Rozwiązania"],
    ["de", "Lösungen", "Antworten", "Richtige Antworten", "Lösungsschlüssel"],
    ["es", "Respuestas", "Respuestas correctas", "Clave de respuestas", "Soluciones"],
    ["fr", "Corrigé", "Réponses", "Réponses correctes", "Bonnes réponses", "Clé de correction"],
    ["fr", "Grille de correction", "Corrigé du QCM", "Correction", "LES RÉPONSES", "Reponses"],
    ["uk", "Відповіді", "Правильні відповіді", "Ключі", "Ключ до тесту"],
    ["ja", "解答", "正解", "答え", "解答一覧"],
  ])("is read under any of its headings (%s)", (language, ...headings) => {
    for (const heading of headings)
      for (const list of [
        ": 1. B 2. C 3. A 4. D",
        " : 1B 2C 3A 4D",
        " : 1-B, 2-C, 3-A, 4-D",
        "\n1) B\n2) C\n3) A\n4) D",
      ])
        expect(keysOf(`${heading}${list}`), `${language}: ${heading}${list}`).toBe("BCAD------");
  });

  it.each([
    ["a question mark", "Key: 1-B 2-C 3-? 4-D 5-B 6-A 7-C 8-B 9-D 10-D", "BC-DBACBDD"],
    ["a dash", "Key: 1-B 2-C 3-— 4-D 5-B 6-A 7-C 8-B 9-D 10-D", "BC-DBACBDD"],
    ["a word", "Key: 1-B, 2-C, 3-cancelled, 4-D, 5-B, 6-A, 7-C, 8-B, 9-D, 10-D", "BC-DBACBDD"],
    ["two answers", "Key: 1-B, 2-C, 3-A/D, 4-D, 5-B, 6-A, 7-C, 8-B, 9-D, 10-D", "BC-DBACBDD"],
    ["true or false", "Key: 1-B, 2-C, 3-T, 4-D, 5-B, 6-A, 7-C, 8-B, 9-D, 10-D", "BC-DBACBDD"],
    ["a range with a key too few", "Key: 1-5 BCADB 6-10 ACBD", "BCADB-----"],
    [
      "a line of words",
      "Key\n1. B\n2. C\n3. both were accepted\n4. D\n5. B\n6. A\n7. C\n8. B\n9. D\n10. D",
      "BC-DBACBDD",
    ],
    [
      "a task of matching on a line of its own",
      "Key\n1. B\n2. C\n3 – 1B, 2A, 3C\n4. D\n5. B\n6. A\n7. C\n8. B\n9. D\n10. D",
      "BC-DBACBDD",
    ],
    [
      "a task of matching",
      "Key\n1. B\n2. C\n3. 1-B, 2-A, 3-C\n4. D\n5. B\n6. A\n7. C\n8. B\n9. D\n10. D",
      "BC-DBACBDD",
    ],
  ])("loses no other key by an entry that is %s", (_what, list, keys) => {
    expect(keysOf(list)).toBe(keys);
  });

  it.each([
    ["sentences", "Answers\n1. A cell has a wall.\n2. B vitamins are made by bacteria.\n3. D is a grade."],
    ["marks for each question", "Points: 1-2 3-4 5-6 7-8"],
    ["numbers of levels", "ML 1:1\nML 1:2\nML 2:1\nML 2:2\nML 2:3\nML 3:1\nML 4:1\nML 1:3"],
    ["pages", "See pages 1-5 and 6-10."],
    ["a range of numbers alone", "Key words 1-5 are on page 7"],
    ["rules, which take no time to look through", `Answers\n1 ${"-".repeat(1_500)} x`],
  ])("is not taken from %s", (_what, lines) => {
    expect(keysOf(lines)).toBe("----------");
  });
});

describe("a list of answers written out", () => {
  /** Three questions; the first two options of the third read alike. */
  const PAPERS = {
    en: [
      "Capital of France?|Lyon|Paris|Nice",
      "First man on the moon in?|1961|1969|1972",
      "Gas we breathe?|Oxygen|oxygen.|Helium",
    ],
    de: [
      "Hauptstadt von Österreich?|Graz|Wien|Linz",
      "Mauerfall im Jahr?|1961|1989|1990",
      "Gas zum Atmen?|Sauerstoff|Sauerstoff.|Helium",
    ],
    pl: [
      "Stolica Polski?|Łódź|Warszawa|Gdańsk",
      "Bitwa pod Grunwaldem?|966|1410|1525",
      "Gaz do oddychania?|Tlen|tlen.|Hel",
    ],
    es: [
      "¿Capital de España?|Sevilla|Madrid|Bilbao",
      "¿Llegada a América?|1482|1492|1519",
      "¿Gas que respiramos?|Oxígeno|oxígeno.|Helio",
    ],
    uk: [
      "Столиця України?|Львів|Київ|Одеса",
      "Незалежність України?|1917|1991|2004",
      "Газ для дихання?|Кисень|кисень.|Гелій",
    ],
    ja: [
      "フランスの首都は？|リヨン|パリ|ニース",
      "人が月に立った年は？|1961年|1969年|1972年",
      "呼吸に使う気体は？|酸素|酸素。|ヘリウム",
    ],
  } as const;
  const HEADERS = {
    en: "Answer key",
    de: "Lösungen",
    pl: "Klucz odpowiedzi",
    es: "Respuestas",
    uk: "Відповіді",
    ja: "解答",
  };

  const keysFrom = (language: keyof typeof PAPERS, list: (answers: string[]) => string) => {
    const papers = PAPERS[language].map((paper) => paper.split("|"));
    const questions = papers.map(([stem, ...options], i) =>
      [`${i + 1}. ${stem}`, ...options.map((option, at) => `${LABELS.charAt(at)}) ${option}`)].join("\n"),
    );
    const answers = papers.map(([, , second = ""]) => second);
    const text = `${questions.join("\n")}\n${HEADERS[language]}\n${list(answers)}`;
    return findQuestions(paperOfLines(text, language)).questions.map(({ item }) => item.key);
  };

  it.each(Object.keys(PAPERS) as (keyof typeof PAPERS)[])(
    "gives each question its option, and none where two read alike (%s)",
    (language) => {
      expect(keysFrom(language, (all) => all.map((answer, i) => `${i + 1}. ${answer}`).join("\n"))).toEqual([
        1,
        1,
        null,
      ]);
      expect(keysFrom(language, ([a, b, c]) => `1. ${a}  2. b) ${b}  3. ${c}`)).toEqual([1, 1, null]);
      expect(keysFrom(language, ([a, b]) => `1 – ${a}\n2 – ${b}\n3 – C`)).toEqual([1, 1, 2]);
      // What is no option is no key.
      expect(keysFrom(language, ([a, b]) => `1. ${a}\n2. ${b}\n3. ${a} ${b}`)).toEqual([1, 1, null]);
    },
  );

  it("gives no key where a label and the words beside it disagree", () => {
    expect(keysFrom("en", ([a, b]) => `1. ${a}\n2. a) ${b}\n3. C`)).toEqual([1, null, 2]);
  });

  it("is none where no answer is an option: questions below a word for answers stay", () => {
    const question = (word: string, i: number) => `${i + 1}. Which is ${word}?\nA) rose\nB) leaf\nC) root`;
    const text = ["Answers", ...["red", "green", "brown", "dry"].map(question)].join("\n");
    expect(findQuestions(paperOfLines(text)).questions).toHaveLength(4);
  });
});

describe("tasks of other kinds among questions", () => {
  const choice = (n: number) => `${n}. Which is number ${n}?\nA) one\nB) two\nC) three\n`;
  const stemsAndKeys = (text: string) =>
    findQuestions(paperOfLines(text)).questions.map(({ item }) => [item.text, item.key]);

  it.each([
    ["a statement", "3. The sun is a star. True / False\n"],
    ["a statement below its number", "3. The sun is a star.\nT / F\n"],
    ["an open question", "3. Name two planets.\n"],
    ["two of them", "3. Name two planets.\n4. The sun is a star. (T/F)\n"],
    ["matching", "3. Match the words.\n1) heart\n2) lung\n3) liver\na) pumps\nb) breathes\nc) cleans\n"],
  ])("leave their neighbours as they are: %s", (_what, task) => {
    const last = task.includes("\n4.") ? 5 : 4;
    const paper = choice(1) + choice(2) + task + choice(last) + choice(last + 1);
    const wanted = [1, 2, last, last + 1].map((n, i) => [`Which is number ${n}?`, i % 3]);
    const keys = [1, 2, last, last + 1].map((n, i) => `${n}-${"ABC".charAt(i % 3)}`);
    expect(stemsAndKeys(`${paper}Key: ${keys.join(" ")}`)).toEqual(wanted);
  });

  it("get no key of a single option from a key that matches", () => {
    const task = "3. Which belongs where?\nA) heart\nB) lung\nC) liver\nAnswer: 1-B, 2-A, 3-C\n";
    const keyed = (n: number) => `${choice(n)}Answer: B\n`;
    expect(stemsAndKeys(keyed(1) + keyed(2) + task + keyed(4))).toEqual([
      ["Which is number 1?", 1],
      ["Which is number 2?", 1],
      ["Which is number 4?", 1],
    ]);
  });

  it("may come before the first question", () => {
    const paper = `1. The sun is a star. True / False\n2. Name two planets.\n${choice(3)}${choice(4)}Key: 3-A, 4-C`;
    expect(stemsAndKeys(paper)).toEqual([
      ["Which is number 3?", 0],
      ["Which is number 4?", 2],
    ]);
  });
});
