import type { Block } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../testing/processor-time.ts";
import { findQuestions } from "./index.ts";
import { paperOf, paperOfLines } from "./testing/paper-forms.ts";

/** A paper with a block per line. */
function itemsOf(text: string) {
  return findQuestions(paperOfLines(text)).questions.map(({ item }) => item);
}

describe("a question bank in a format of its own", () => {
  it("is read from GIFT, whatever stands round the answers", () => {
    const items = itemsOf(`// for the first week
      $CATEGORY: general
      ::Tomb:: Who lies in Grant's tomb? { =Grant #Just so. ~nobody ~Napoleon #No. }
      ::Gap:: Grant lies {~beside =in ~under} a tomb.
      Which is 2\\=1+1? {
      ~no
      =yes
      ~perhaps ####One and one are two.
      }`);
    expect(items.map(({ text, options, key, explanation }) => [text, options, key, explanation])).toEqual([
      ["Who lies in Grant's tomb?", ["Grant", "nobody", "Napoleon"], 0, "Just so."],
      ["Grant lies _____ a tomb.", ["beside", "in", "under"], 1, null],
      ["Which is 2=1+1?", ["no", "yes", "perhaps"], 1, "One and one are two."],
    ]);
  });

  it("has no key where GIFT gives several answers a share", () => {
    expect(itemsOf("::Two:: Which are even? {~%50%2 ~%50%4 ~%-100%5}")[0]?.key).toBeNull();
  });

  it.each([
    ["en", "Earthworms loosen the soil.", "True", "False"],
    ["de", "Regenwürmer lockern den Boden.", "Wahr", "Falsch"],
    ["pl", "Dżdżownice spulchniają glebę.", "Prawda", "Fałsz"],
    ["es", "Las lombrices sueltan la tierra.", "Verdadero", "Falso"],
    ["uk", "Дощові черви розпушують ґрунт.", "Правильно", "Неправильно"],
    ["ja", "ミミズは土をやわらかくする。", "○", "×"],
  ] as const)(
    "has two options where GIFT tells whether a statement is true (%s)",
    (language, told, yes, no) => {
      const found = (text: string) =>
        findQuestions(paperOfLines(text, language)).questions.map(({ item }) => [
          ...[item.text, item.options, item.key, item.explanation],
        ]);
      const options = [yes, no];
      expect(found(`::Worms::[html]<p>${told}</p>{TRUE}`)).toEqual([[told, options, 0, null]]);
      expect(found(`${told}{F}`)).toEqual([[told, options, 1, null]]);
      expect(found(`::Worms::${told} {FALSE#Read page 3.#They do.}`)).toEqual([
        [told, options, 1, "They do."],
      ]);
      expect(found(`::Worms::${told} {T#No.####See page 3.}`)).toEqual([[told, options, 0, "See page 3."]]);
    },
  );

  it("takes no letter in braces for a question", () => {
    const prose =
      "Let {F} be a field with a unit.\nThe sum is $\\mathbf{T}$ of all.\nTake the set {T} and add one.";
    const question = "Which of them is a field? {=the reals ~the integers}";
    expect(itemsOf(`${prose}\n\n${question}`).map(({ text }) => text)).toEqual(["Which of them is a field?"]);
  });

  it("is counted and left out in GIFT where there is nothing to choose from", () => {
    const others =
      "::A:: When? {#1822:5}\n::B:: Match {=a -> b =c -> d}\n::C:: Why? {}\n::D:: Who? {=Grant =Ulysses}";
    const { questions, leftOut, used } = findQuestions(paperOfLines(others));
    expect([questions, leftOut, used.size]).toEqual([[], 4, 4]);
    const mixed = findQuestions(paperOfLines(`Which is even? {=2 ~3}\nWhy is that so? {}\n${others}`));
    expect([mixed.questions.map(({ item }) => item.text), mixed.leftOut]).toEqual([["Which is even?"], 5]);
  });

  it("counts no braces of prose and programs as questions that were left out", () => {
    const prose = "The empty set is written {}. Take {=a} for its mark.\nfunction f() {}\nLet {T} be a tree.";
    const { questions, leftOut, used } = findQuestions(paperOfLines(prose));
    expect([questions, leftOut, used.size]).toEqual([[], 0, 0]);
  });

  it("is read from Aiken", () => {
    const [first, second] = itemsOf(`What is the right answer to this question?
      A. Is it this one?
      B. Maybe this answer?
      ANSWER: B
      Which has the most formats
      A) Moodle
      B) ATutor
      C) WebCT
      ANSWER: A`);
    expect(first).toMatchObject({ text: "What is the right answer to this question?", key: 1 });
    expect(second).toMatchObject({
      text: "Which has the most formats",
      options: ["Moodle", "ATutor", "WebCT"],
    });
  });

  it("is read from a pool that names the key before the stem", () => {
    const pool = `T1A01 (C) [97.1]
      Which is part of the purpose of the service?
      A. Talk
      B. Contests
      C. Skills
      ~~
      T1A02 (A)
      Who licenses stations?
      A. The office
      B. The club
      C. The police
      ~~`;
    const expected = [
      ["Which is part of the purpose of the service?", 2],
      ["Who licenses stations?", 0],
    ];
    expect(itemsOf(pool).map(({ text, key }) => [text, key])).toEqual(expected);
    expect(itemsOf(pool.replace(/\s*\n\s*/gu, " ")).map(({ text, key }) => [text, key])).toEqual(expected);
  });

  it("is read from a trivia file, its lines kept or joined", () => {
    const file =
      "#Q Is A more than B?\n^ False\nA True\nB False\n#Q Which is green?\n^ Grass\nA Grass\nB Snow\nC Coal";
    for (const text of [file, file.replaceAll("\n", " ")])
      expect(itemsOf(text).map(({ text: stem, options, key }) => [stem, options, key])).toEqual([
        ["Is A more than B?", ["True", "False"], 1],
        ["Which is green?", ["Grass", "Snow", "Coal"], 0],
      ]);
  });
});

describe("a paper", () => {
  it("keeps statements, programs and broken lines in the stem", () => {
    const items = itemsOf(`1. Consider what was said of
      water:
      I. It boils at 100 degrees.
      II. Ice is heavier than water.
      Which are correct?
      A) I only
      B) II only
      Answer: A
      2. What does this print?
      int x = 1;
      print(x);
      A) 1
      B) 2, since the
      second line says so
      Answer: A
      Explanation: x is one.`);
    expect(items.map(({ text }) => text)).toEqual([
      "Consider what was said of water:\nI. It boils at 100 degrees.\nII. Ice is heavier than water.\nWhich are correct?",
      "What does this print?\nint x = 1;\nprint(x);",
    ]);
    expect(items[1]).toMatchObject({
      options: ["1", "2, since the second line says so"],
      explanation: "x is one.",
    });
  });

  it("is read across two columns and from boxes to tick", () => {
    const [primes, mammals] = itemsOf(`1. Which is a prime?
      A) 4 C) 7
      B) 6 D) 9
      Answer: C
      2. Which is a mammal?
      [ ] Trout
      [x] Whale
      [ ] Eagle`);
    expect(primes).toMatchObject({ options: ["4", "6", "7", "9"], key: 2 });
    expect(mammals).toMatchObject({ options: ["Trout", "Whale", "Eagle"], key: 1 });
  });

  it.each([
    "Réponse : b",
    "Réponse(s) : b",
    "RÉPONSE : B",
    "Rép. : b",
    "Bonne réponse : b",
    "Bonne réponse : b) 1792",
    "La bonne réponse est la B",
    "Réponse correcte : b",
    "Réponse exacte = b",
    "Corrigé : b",
    "Correction : b",
    "Réponse B – en 1792.",
  ])("may name its key in French: %s", (key) => {
    const asked = (n: number) => `${n}°) En quelle année, ${n} ?\na) 1789\nb) 1792\nc) 1804\n${key}`;
    const items =
      itemsOf(`${asked(1)}\nExplication : la nuit du 4 août.\n${asked(2)}\n3. Le Soleil est une étoile.
      Vrai / Faux
      Réponse : Vrai`);
    expect(items.map((item) => [item.text, item.key, item.explanation])).toEqual([
      ["En quelle année, 1 ?", 1, "la nuit du 4 août."],
      ["En quelle année, 2 ?", 1, null],
      ["Le Soleil est une étoile.", 0, null],
    ]);
  });

  it.each([
    ["□", "☑"],
    ["☐", "☒"],
    ["□", "■"],
    ["□", "✓"],
    ["❌", "✅"],
    ["✗", "✓"],
    ["[ ]", "[x]"],
    ["( )", "(x)"],
  ])("has its keys from boxes, wherever they stand: %s and %s", (empty, ticked) => {
    const forms = [
      (box: string, _label: string, word: string) => `${box} ${word}`,
      (box: string, label: string, word: string) => `${box} ${label}. ${word}`,
      (box: string, label: string, word: string) => `${label}) ${box} ${word}`,
      (box: string, label: string, word: string) => `${label}. ${word} ${box}`,
    ];
    const words = ["Trout", "Whale", "Eagle"];
    for (const form of forms) {
      const lines = [1, 0, 2].flatMap((key, n) => [
        `${n + 1}. Which is number ${n + 1}?`,
        ...words.map((word, i) => form(i === key ? ticked : empty, "ABC".charAt(i), word)),
      ]);
      const found = itemsOf(lines.join("\n")).map(({ options, key }) => [options, key]);
      expect(found, form(ticked, "A", "x")).toEqual([1, 0, 2].map((key) => [words, key]));
    }
  });

  it("is not found in bullets of two levels", () => {
    const lists = [1, 2, 3, 4].map(
      (n) => `${n}. What is number ${n}?\n■ a point of it\n□ more of that\n□ and more`,
    );
    expect(itemsOf(lists.join("\n"))).toEqual([]);
    expect(itemsOf(lists.join("\n").replaceAll("■", "□"))).toEqual([]);
  });

  it("may have options without labels, where the key repeats one of them", () => {
    const item = (text: string): Block => ({ kind: "listItem", text });
    const line = (text: string): Block => ({ kind: "paragraph", text });
    const { questions } = findQuestions(
      paperOf(
        [
          ...[line("1. The moon is a star."), line("True / False"), line("Answer: False")],
          ...[line("2. Which is green?"), item("Grass"), item("Snow"), item("Coal"), line("Answer: Grass")],
          ...[line("3. Name two stars."), item("Sirius"), item("Vega"), line("Answer: any two of these")],
        ],
        "en",
      ),
    );
    expect(questions.map(({ item: { text, options, key } }) => [text, options, key])).toEqual([
      ["The moon is a star.", ["True", "False"], 1],
      ["Which is green?", ["Grass", "Snow", "Coal"], 0],
    ]);
  });

  it("takes each list of keys for the questions before it", () => {
    const part = (keys: string) => `1. Which?\nA) x\nB) y\n2. Whose?\nA) mine\nB) yours\nKeys: ${keys}\n`;
    expect(itemsOf(part("1-A 2-B") + part("1-B 2-A")).map(({ key }) => key)).toEqual([0, 1, 1, 0]);
  });

  it("keeps what a list of keys says of them", () => {
    const paper =
      "1. Which?\nA) x\nB) y\n2. Whose?\nA) mine\nB) yours\nAnswers\n1. B. Because y comes last of all.\n2. A) mine";
    expect(itemsOf(paper).map(({ key, explanation }) => [key, explanation])).toEqual([
      [1, "Because y comes last of all."],
      [0, null],
    ]);
  });

  it("has no key where it gives none, or several", () => {
    const paper = [1, 2, 3].map((n) => `${n}. Which is number ${n}?\nA) x\nB) y\nC) z\n`).join("");
    expect(itemsOf(paper).map(({ key }) => key)).toEqual([null, null, null]);
    expect(itemsOf("1. Which two?\nA) x\nB) y\nC) z\nAnswer: A, C")[0]?.key).toBeNull();
  });

  it("uses the numbers an automatic list gives its lines", () => {
    const lines = ["Which is green?", "Grass", "Snow", "Which is white?", "Coal", "Milk"];
    const markers = ["1.", "a)", "b)", "2.", "a)", "b)"];
    const blocks = lines.map((text, i): Block => ({ kind: "listItem", text, marker: markers[i] ?? "" }));
    const { questions } = findQuestions(
      paperOf([...blocks, { kind: "paragraph", text: "Key: 1-a, 2-b" }], "en"),
    );
    expect(questions.map(({ item }) => [item.text, item.quote, item.options, item.key])).toEqual([
      ["Which is green?", "Which is green?", ["Grass", "Snow"], 0],
      ["Which is white?", "Which is white?", ["Coal", "Milk"], 1],
    ]);
  });
});

describe("prose", () => {
  it.each([
    [
      "a contract",
      "1. The tenant shall:\n(a) pay the rent;\n(b) keep the flat clean; and\n(c) tell of damage.\n2. The landlord shall:\n(a) mend the roof;\n(b) insure the house; and\n(c) read the meters.",
    ],
    [
      "an outline",
      "1. Rivers\na) Sources\nb) Mouths\nc) Floods\n2. Lakes\na) Depth\nb) Salt\nc) Ice\n3. Seas\na) Tides\nb) Waves\nc) Coasts",
    ],
    [
      "a list inside a sentence",
      "The cell has a) a wall, b) a nucleus and c) a membrane, and its answer to light is growth.",
    ],
    ["a recipe", "Steps\n1. Boil water.\n2. Add salt.\n3. Stir.\n4. Wait.\nAnswer the door meanwhile."],
    ["a program", "void f() { ~Foo(); x = 3; }\nmap { =a ~b }\nconst a = { b: 1, c: 2 };"],
    ["a table of figures", "Year | A | B\n1 | 2 | 3\n2 | 3 | 4\n3 | 4 | 5\n4 | 5 | 6\n5 | 6 | 7"],
    [
      "numbered headings with one starred line",
      "1. Scope\nA. Terms\n*B. Notes\n2. Rules\nA. Dates\nB. Fees\n3. Ends\nA. Notice\nB. Costs\n4. Law\nA. Courts\nB. Claims\n5. Tax\nA. Rates\nB. Forms\n6. Last\nA. Seal\nB. Sign",
    ],
  ])("gives no question: %s", (_what, text) => {
    expect(itemsOf(text)).toEqual([]);
    const question = "::Sky:: Which colour has a clear sky? {=blue ~green ~brown}";
    expect(itemsOf(`${text}\n\n${question}`).map((item) => item.text)).toEqual([
      "Which colour has a clear sky?",
    ]);
  });
});

it("stays quick on what is made to be slow", () => {
  for (const unit of [
    "A) ",
    "1. A) x ",
    "{=~",
    "Answer: ",
    "1-A ",
    "#Q x ^ y A ",
    "(a",
    "a) b) c) d) ",
    "Question 1 ",
    "[x] ",
  ]) {
    const spentMs = processorTime();
    itemsOf(unit.repeat(60_000 / unit.length));
    itemsOf(`${unit}\n`.repeat(6_000));
    expect(spentMs(), unit).toBeLessThan(4_000);
  }
});
