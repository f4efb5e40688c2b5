import type { Block } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { findQuestions } from "./index.ts";
import { paperOf, paperOfLines } from "./testing/paper-forms.ts";

const found = (text: string) =>
  findQuestions(paperOfLines(text, "uk")).questions.map(({ item: { text: stem, options, key } }) => [
    ...[stem, options, key],
  ]);

const WORDS = ["рибосома", "вітамін В", "лізосома", "вакуоля"];
const STEMS = ["Що синтезує білки?", "Укажіть складну органелу.", "Процес на світлі – це", "Що росте?"];
const apart = (words: readonly string[]) => words.map((word, i) => `${"АБВГД".charAt(i)} ${word}`).join("\n");
const MATCHING = `Доберіть до органа його функцію.\n1 серце\n2 легені\n3 нирки\n4 шлунок\n${apart(["газ", "кров", "їжа", "сеча", "жовч"])}
  А Б В Г Д\n1\n2\n3\n4`;
const ORDER = `Установіть послідовність подій.\n${apart(["втеча", "початок", "зустріч", "кінець"])}`;

/** Six tasks of the Ukrainian exam: four with one answer, and between them one of matching and one of order. */
const exam = (options: (words: readonly string[]) => string = apart) => {
  const tasks = STEMS.map((stem) => `${stem}\n${options(WORDS)}`);
  const all = [tasks[0], tasks[1], MATCHING, tasks[2], ORDER, tasks[3]];
  return all.map((task, i) => `${i + 1}. ${task}`).join("\n");
};
const KEYS = [1, 0, 3, 2];

describe("options with a bare letter", () => {
  it("may be small ones behind their stem, where a reader joined the lines", () => {
    const asked = [1, 2, 3, 4].map(
      (n) => `${n}. Quel est le mot ${n} ? a le un b la deux c les trois d l'autre`,
    );
    expect(found(`QCM\n${asked.join("\n")}\nCorrigé\n1 2 3 4\nB A D C`)).toEqual(
      [1, 0, 3, 2].map((key, i) => [
        `Quel est le mot ${i + 1} ?`,
        ["le un", "la deux", "les trois", "l'autre"],
        key,
      ]),
    );
  });

  it.each([
    ["rows of a table", "Ключ\n1 | 2 | 3 | 4 | 5 | 6\nБ | А | 1-Б, 2-А, 3-Г, 4-В | Г | 2143 | В"],
    [
      "rows with heads",
      "Відповіді\n№ завдання | 1 | 2 | 3 | 4 | 5 | 6\nВідповідь | Б | А | 1Б 2А 3Г 4В | Г | – | В",
    ],
    ["rows without borders", "Правильні відповіді\n1 2 3 4 5 6\nБ А 1-Б, 2-А, 3-Г, 4-В Г ВАГБ В"],
    ["rows in two parts", "Ключі\n1 2 3\nБ А 1-Б,2-А,3-Г,4-В\n4 5 6\nГ ВБАГ В"],
    ["a line that rows were joined to", "Ключ: 1 2 3 4 5 6 Б А 1-Б, 2-А, 3-Г, 4-В Г ВАГБ В"],
    ["columns", "Ключ\n№ | Відповідь\n1 | Б\n2 | А\n3 | 1 – Б, 2 – А, 3 – Г, 4 – В\n4 | Г\n5 | ВАГБ\n6 | В"],
    ["columns without borders", "Ключі до тесту\n№ Відповідь\n1 Б\n2 А\n3 БАГВ\n4 Г\n5 ВАГБ\n6 В"],
    ["pairs", "Відповіді: 1 – Б, 2 – А, 4 – Г, 6 – В"],
  ])("have their keys from %s, and tasks of other kinds cost no other", (_how, list) => {
    expect(found(`${exam()}\n${list}`)).toEqual(STEMS.map((stem, i) => [stem, WORDS, KEYS[i]]));
  });

  it("are no question where they are to be matched, or the list of keys says so", () => {
    const parts = apart(["підмет", "присудок", "додаток", "означення", "обставина"]);
    const byWords = `З’ясуйте, яким членом речення (А – Д) є слова (1–4).\n${parts}`;
    const byKey = `Слова й члени речення, які їм відповідають\n${parts}`;
    const tasks = [...STEMS.map((stem) => `${stem}\n${apart(WORDS)}`), byWords, byKey];
    const paper = tasks.map((task, i) => `${i + 1}. ${task}`).join("\n");
    const keys = "Ключ\n1 2 3 4 5 6\nБ А Г В 1-Б,2-А,3-Г,4-В БАГВ";
    expect(found(`${paper}\n${keys}`)).toEqual(STEMS.map((stem, i) => [stem, WORDS, KEYS[i]]));
  });

  it.each([
    ["on one line", (words: readonly string[]) => apart(words).replaceAll("\n", " ")],
    ["across two lines", (words: readonly string[]) => apart(words).replace(/\n(Б|Г)/gu, " $1")],
    ["down two columns", ([a, b, c, d]: readonly string[]) => `А ${a} В ${c}\nБ ${b} Г ${d}`],
    ["in cells", (words: readonly string[]) => apart(words).replaceAll("\n", " | ")],
    [
      "in small letters",
      (words: readonly string[]) => apart(words).replaceAll(/^[АБВГ]/gmu, (sign) => sign.toLowerCase()),
    ],
    [
      "in Latin",
      (words: readonly string[]) => words.map((word, i) => `${"ABCD".charAt(i)} ${word}`).join("\n"),
    ],
  ])("may stand %s", (_how, options) => {
    const words = ["ядро", "ціла вакуоля", "лізосома", "стінка"];
    const asked = STEMS.map((stem, i) => `${i + 1}. ${stem}\n${options(words)}`).join("\n");
    expect(found(`${asked}\nКлюч: 1-Б 2-А 3-Г 4-В`)).toEqual(STEMS.map((stem, i) => [stem, words, KEYS[i]]));
  });

  it("may name their own letter, or another's, on one line", () => {
    const asked = STEMS.map((stem, i) => `${i + 1}. ${stem}\nА вітамін А Б вітамін В В вітамін С Г сіль`);
    expect(found(`${asked.join("\n")}\nКлюч: 1-Б 2-А 3-Г 4-В`).map(([, options]) => options)).toEqual(
      STEMS.map(() => ["вітамін А", "вітамін В", "вітамін С", "сіль"]),
    );
    // Of two that both may be the label, nobody knows which it is.
    const unclear = STEMS.map((stem, i) => `${i + 1}. ${stem}\nА групи Б та інші Б групи Г В сіль Г мед`);
    expect(found(`${unclear.join("\n")}\nКлюч: 1-Б 2-А 3-Г 4-В`)).toEqual([]);
  });

  it("make a paper without keys, if it is one throughout", () => {
    expect(found(exam())).toEqual(STEMS.map((stem) => [stem, WORDS, null]));
  });

  it.each([
    [
      "a legend",
      "Позначення на плані:\nА вхід\nБ каса\nВ зала\nГ сходи\nНа поверсі:\nА музей\nБ читальня\nВ сховище",
    ],
    [
      "a tale",
      "А ліс стояв тихий.\nБ уло темно.\nВ лісі росли гриби.\nА вранці зійшло сонце.\nВ полі росла пшениця.",
    ],
    [
      "a tale in English",
      "A man came down the road.\nB Company had left.\nC Street was empty.\nI saw him. What did he want?",
    ],
    ["notes", "1. Vitamins\nA retinol\nB thiamine\nC ascorbic acid\n2. Groups\nA first\nB second\nC third"],
    ["a table of answers without a paper", "Ключ\n1 2 3 4 5\nА Б В Г А"],
  ])("are not found in %s", (_what, text) => {
    expect(found(text)).toEqual([]);
  });

  it("may stand in the cells of a table", () => {
    const rows = STEMS.flatMap((stem, i) => [
      `${i + 1} | ${stem}`,
      ...WORDS.map((word, n) => `${"АБВГ".charAt(n)} | ${word}`),
    ]);
    const blocks = [...rows, "Ключ", "1 | 2 | 3 | 4", "Б | А | Г | В"].map(
      (text): Block => ({ kind: "tableRow", text }),
    );
    const { questions } = findQuestions(paperOf(blocks, "uk"));
    expect(questions.map(({ item }) => item.key)).toEqual(KEYS);
  });
});
