import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { exportSet, importSet, recognised } from "./carry.ts";
import { fileOf } from "./testing/files.ts";

/** A question as "stem | option *right option". */
async function read(name: string, text: string) {
  const file = fileOf(name, strToU8(text));
  const format = recognised(file);
  if (format === null) return null;
  const { set, fidelity } = await importSet(file, format, {}, { asItIs: true });
  const shown = set.questions.map(
    ({ text: stem, options, key }) =>
      `${stem} | ${options.map((option, i) => (key.includes(i) ? `*${option}` : option)).join(" | ")}`,
  );
  const told = fidelity.losses.map(({ kind, effect, count }) => `${count} ${kind} ${effect}`);
  return { format: format.name, set, shown, told };
}

interface Row {
  readonly what: string;
  readonly text: string;
  readonly shown: readonly string[];
  readonly told?: readonly string[];
}

const GIFT: readonly Row[] = [
  {
    what: "descriptions and other kinds beside choices",
    text: "// for week 1\n\n::Intro::Read the map first.\n\nWhere is the delta? {~at the source =at the mouth}\n\nTell of rivers. {}\n\nMatch {=Nile -> Cairo =Po -> Turin}\n\nHow long is it? {#6650:50}\n\nThe Nile flows to the {=north}.\n\nThe Po is in Italy. {TRUE}",
    shown: ["Where is the delta? | at the source | *at the mouth", "The Po is in Italy. | *True | False"],
    told: ["5 otherKind leftOut"],
  },
  {
    what: "a right answer behind the sign of a wrong one",
    text: "::1::Rivers carry {~sand~=silt~salt}.\n\n::2::Which is even? {~=2 ~3}",
    shown: ["Rivers carry _____. | sand | *silt | salt", "Which is even? | *2 | 3"],
  },
  {
    what: "a brace that is missing",
    text: "::1::Which? {\n=a\n~b\n\n::2::Whose? {=mine\n\n~yours}\n\nWhere? {=here ~there\nWhen? {=now ~then}\n\nLoose } brace\n\n$CATEGORY: top/x\nWho? {=I ~you",
    shown: [
      ...["Which? | *a | b", "Whose? | *mine | yours", "Where? | *here | there"],
      ...["When? | *now | then", "Who? | *I | you"],
    ],
    told: ["1 unreadable leftOut", "3 unclosed changed"],
  },
  {
    what: "questions without an empty line between them, and comments inside",
    text: "::1::Which?\n{\n// the first is right\n=a\n~b\n}\n::2::Whose? {=mine ~yours}\nWhere? {=here ~there}\n// [tag:x]\n\nThe sun is a star. {T}",
    shown: [
      "Which? | *a | b",
      "Whose? | *mine | yours",
      "Where? | *here | there",
      "The sun is a star. | *True | False",
    ],
  },
  {
    what: "formulas, arrows and signs that nobody escaped",
    text: "::1::$x^{2}$ and $A^{T}$: which? {=$\\frac{1}{2}$ ~$x^{3}$}\n\n::2::Which maps? {=a -> b ~b -> a}\n\n::3::Which line? {\n~y=2x\n=y=3x\n=~4~5\n}\n\n::4::Which word?{=it&#39;s ~its#No.}",
    shown: [
      "$x^{2}$ and $A^{T}$: which? | *$\\frac{1}{2}$ | $x^{3}$",
      "Which maps? | *a -> b | b -> a",
      "Which line? | y=2x | *y=3x | *~4 | 5",
      "Which word? | *it's | its",
    ],
    told: ["1 optionFeedback changed"],
  },
  {
    what: "a question whose words are its title, and one without a right answer",
    text: "::What is 2+2?::{=4 ~5}\n\n::2::Which? {~a ~b}\n\n::3::Which? {=a ~}",
    shown: ["What is 2+2? | *4 | 5", "Which? | a | b"],
    told: ["1 fewOptions leftOut", "1 noKey lost"],
  },
];

describe("GIFT", () => {
  it.each(GIFT)(
    "is taken where it can be, and the rest is named: $what",
    async ({ text, shown, told = [] }) => {
      for (const name of ["bank.gift", "bank.txt"])
        expect(await read(name, text)).toMatchObject({ format: "gift", shown, told });
    },
  );

  it("is what a file of that name is read as, and no document that quotes it", async () => {
    expect(await read("bank.gift", "::1::Tell of rivers. {}")).toMatchObject({ shown: [], format: "gift" });
    const lecture = "A river is a stream of water that flows to the sea.\n\n".repeat(3);
    for (const text of [
      `${lecture}Which? {=a ~b}`,
      "void f() { ~Foo(); x = 3; }",
      "Let {T} be a tree.\n\nSo is {F}.",
    ])
      expect(await read("notes.txt", text)).toBeNull();
  });
});

const AIKEN: readonly Row[] = [
  {
    what: "one that is broken costs itself alone",
    text: "Too few\nA) only this\nANSWER: A\n\nNo answer\nA) x\nB) y\n\nNo answer either\nA. x\nB. y\nWhich is cold?\nA) fire\nB) ice\n of the sea\nANSWER: B\n\nA) no stem\nANSWER: A\n\nWhich is hot?\nA)fire\nB)ice\nANSWER: A",
    shown: ["Which is cold? | fire | *ice of the sea", "Which is hot? | *fire | ice"],
    told: ["1 fewOptions leftOut", "2 noKey leftOut", "1 unreadable leftOut"],
  },
  {
    what: "a letter that no option has, one that is left out, and a word written small",
    text: "A. thaliana is\nA. a plant\nB. an animal\nC. a stone\nANSWER: E\n\nGranite is\nA. a plant\nB. an animal\nC. a stone\nAnswer: C\n\nChalk is\nA. a plant\nB. an animal\nD. a stone\nANSWER: D\n\nA cat is\nA. a plant\nC. an animal\nD. a stone\nANSWER: B",
    shown: [
      "A. thaliana is | a plant | an animal | a stone",
      "Granite is | a plant | an animal | *a stone",
      "Chalk is | a plant | an animal | *a stone",
      "A cat is | a plant | an animal | a stone",
    ],
    told: ["2 noKey lost"],
  },
  {
    what: "numbers, and what is told behind the answer",
    text: "1. Which is cold?\nA. fire\nB. ice\nANSWER: B\nExplanation: It is frozen.\n\n2. Which is hot?\nA. fire\nB. ice\nANSWER: A",
    shown: ["Which is cold? | fire | *ice", "Which is hot? | *fire | ice"],
  },
];

describe("Aiken", () => {
  it.each(AIKEN)("is read question by question: $what", async ({ text, shown, told = [] }) => {
    expect(await read("quiz.txt", text)).toMatchObject({ format: "aiken", shown, told });
  });

  it("keeps what is told behind an answer as its explanation", async () => {
    const set = (await read("quiz.txt", AIKEN.at(-1)?.text ?? ""))?.set;
    expect(set?.questions[0]?.explanation).toBe("It is frozen.");
  });
});

const PLACES = ["Rome", "Oslo", "Bern"];
const asked = (answers: readonly unknown[], name: string, options: unknown = PLACES) =>
  answers.map((answer, i) => ({ question: `q${i}`, options, [name]: answer }));
const chosen = (keys: string) =>
  [...keys].map((key, at) =>
    [`q${at}`, ...PLACES.map((one, i) => (`${i}` === key ? `*${one}` : one))].join(" | "),
  );
const OPEN_TRIVIA = {
  response_code: 0,
  results: [
    {
      category: "Places",
      type: "multiple",
      question: 'Which is "old" & <big>?',
      correct_answer: "Côte d'Or",
      incorrect_answers: ["a b", "c d", "e f"],
    },
    { type: "boolean", question: "Is 1 < 2?", correct_answer: "False", incorrect_answers: ["True"] },
  ],
};
const encoded = (encode: (text: string) => string) =>
  JSON.parse(JSON.stringify(OPEN_TRIVIA), (_name, value) =>
    typeof value === "string" ? encode(value) : value,
  );
const OF_OPEN_TRIVIA = [
  'Which is "old" & <big>? | a b | c d | *Côte d\'Or | e f',
  "Is 1 < 2? | True | *False",
];

interface JsonRow {
  readonly what: string;
  readonly value: unknown;
  readonly shown: readonly string[];
  readonly told?: readonly string[];
}

const JSONS: readonly JsonRow[] = [
  { what: "letters", value: asked(["B", "C", "A"], "answer"), shown: chosen("120") },
  { what: "the words", value: { questions: asked(["Oslo", "Bern"], "correct_answer") }, shown: chosen("12") },
  { what: "indexes", value: asked([1, 0, 2], "correctAnswer"), shown: chosen("102") },
  { what: "numbers from 1", value: asked([1, 3, 2], "answer"), shown: chosen("021") },
  {
    what: "numbers of which nothing tells how they count",
    value: asked([1, 2], "answer"),
    shown: chosen("--"),
    told: ["2 noKey lost"],
  },
  {
    what: "labels in the options",
    value: asked(["B. Oslo", "A. Rome"], "answer", ["A. Rome", "B. Oslo", "C. Bern"]),
    shown: chosen("10"),
  },
  {
    what: "options by letter, and one that fits none",
    value: { data: asked(["b", "z", "c"], "correctOption", { a: "Rome", b: "Oslo", c: "Bern" }) },
    shown: chosen("1-2"),
    told: ["1 noKey lost"],
  },
  {
    what: "options in members of their own, which the key names",
    value: asked(["answerB"], "correct").map((one) => ({
      question: one.question,
      answerA: "Rome",
      answerB: "Oslo",
      answerC: "Bern",
      answerD: "",
      correct: one.correct,
    })),
    shown: chosen("1"),
  },
  {
    what: "ids of options",
    value: asked(
      [7, 9],
      "correctOptionId",
      PLACES.map((text, i) => ({ id: i + 7, text })),
    ),
    shown: chosen("02"),
  },
  {
    what: "flags, as Testownik has them",
    value: {
      title: "Egzamin",
      questions: [
        {
          question: "q0",
          answers: PLACES.map((answer) => ({ answer, correct: answer === "Oslo" })),
          multiple: false,
        },
        {
          text: "q1",
          order: 2,
          answers: PLACES.map((text, i) => ({ id: `${i}`, text, is_correct: i === 2 })),
        },
      ],
    },
    shown: chosen("12"),
  },
  {
    what: "several, open questions and statements among them",
    value: [
      ...asked([["A", "C"]], "answer"),
      { question: "Why?", answer: "So." },
      { question: "It is so.", type: "boolean", answer: false },
      { note: "none" },
    ],
    shown: ["q0 | *Rome | Oslo | *Bern", "It is so. | True | *False"],
    told: ["1 otherKind leftOut", "1 unreadable leftOut"],
  },
  {
    what: "parts of a quiz",
    value: {
      quiz: { sport: { q1: asked(["Oslo"], "answer")[0] }, maths: { q1: asked(["Bern"], "answer")[0] } },
    },
    shown: ["q0 | Rome | *Oslo | Bern", "q0 | Rome | Oslo | *Bern"],
  },
  { what: "Open Trivia, plain", value: OPEN_TRIVIA, shown: OF_OPEN_TRIVIA },
  {
    what: "Open Trivia with entities",
    value: encoded((text) =>
      text
        .replaceAll("&", "&amp;")
        .replaceAll('"', "&quot;")
        .replaceAll("'", "&#039;")
        .replaceAll("<", "&lt;"),
    ),
    shown: OF_OPEN_TRIVIA,
  },
  { what: "Open Trivia in per cent", value: encoded(encodeURIComponent), shown: OF_OPEN_TRIVIA },
  {
    what: "Open Trivia in base 64",
    value: encoded((text) => Buffer.from(text).toString("base64")),
    shown: OF_OPEN_TRIVIA,
  },
  {
    what: "cards",
    value: [
      { term: "dog", definition: "Hund" },
      { term: "cat", definition: "Katze" },
    ],
    shown: ["dog | *Hund | Katze", "cat | *Katze | Hund"],
    told: ["2 distractorsFromDeck changed"],
  },
];

describe("JSON of other programs", () => {
  it.each(JSONS)("has its keys decided for the whole file: $what", async ({ value, shown, told = [] }) => {
    expect(await read("quiz.json", JSON.stringify(value))).toMatchObject({ format: "json", shown, told });
  });

  it("may have a question a line, tells sections, and is none where it holds no questions", async () => {
    const lines = asked(["Oslo", "Bern"], "answer").map((one) =>
      JSON.stringify({ ...one, category: "Towns" }),
    );
    const found = await read("quiz.json", lines.join("\n"));
    expect(found?.shown).toEqual(chosen("12"));
    expect(found?.set.questions[0]?.section).toBe("Towns");
    for (const value of [
      { name: "x", options: { a: true, b: false } },
      [],
      { items: [{ title: "a", text: "b" }] },
    ])
      expect(await read("package.json", JSON.stringify(value))).toBeNull();
  });
});

const DECK = ["dog | *Hund | Kuh | Katze", "cat | *Katze | Kuh | Hund", "cow | Hund | *Kuh | Katze"];
const PAIR = ["dog | *Hund | Katze", "cat | *Katze | Hund"];

describe("a list of cards", () => {
  it.each([
    ["a tab", "dog\tHund\ncat\tKatze\ncow\tKuh", DECK],
    ["a comma", "dog,Hund\r\ncat,Katze\r\ncow,Kuh", DECK],
    ["a semicolon", "dog;Hund\ncat;Katze\ncow;Kuh\n", DECK],
    ["a dash", "dog - Hund\ncat - Katze\ncow - Kuh", DECK],
    ["a long dash", "dog – Hund\n\ncat – Katze\n\ncow – Kuh", DECK],
    ["semicolons between cards", "dog,Hund;cat,Katze;cow,Kuh", DECK],
    ["a tab, and semicolons between cards", "dog\tHund;cat\tKatze;cow\tKuh;", DECK],
    ["empty lines between cards of several lines", "dog - Hund\nein Tier\n\ncat - Katze", undefined],
    ["a tab, and no more than two cards", "dog\tHund\ncat\tKatze", PAIR],
    ["a dash, and no more than two cards", "dog - Hund\ncat - Katze", PAIR],
  ])("may have %s", async (_what, text, shown) => {
    const found = await read("deck.txt", text);
    expect(found?.told).toEqual([`${found?.shown.length} distractorsFromDeck changed`]);
    expect(found?.shown).toEqual(shown ?? ["dog | *Hund ein Tier | Katze", "cat | *Katze | Hund ein Tier"]);
  });

  it("has no options that nobody wrote", async () => {
    for (const text of ["dog\tHund", "dog\tTier\ncat\tTier"])
      expect(await read("deck.txt", text)).toMatchObject({ format: "quizlet", shown: [] });
    expect((await read("deck.txt", "dog\tTier\ncat\tTier"))?.told).toEqual(["2 fewOptions leftOut"]);
  });

  it.each([
    ["prose", "The river is long, and it flows to the sea.\nIt begins in the hills, where snow melts."],
    ["a poem", "Roses are red, violets are blue,\nSugar is sweet, and so are you."],
    ["a key", "1 - A\n2 - B\n3 - C"],
    ["a list with points", "- dog, Hund\n- cat, Katze"],
    ["lines of which one has no sign", "dog - Hund\nanimals\ncat - Katze"],
    ["a program", "let a = [1, 2];\nfor (;;) { f(a, b); }"],
  ])("is not %s", async (_what, text) => {
    expect(await read("notes.txt", text)).toBeNull();
  });
});

describe("Testownik", () => {
  it("has an X for each line of the stem, or QQ before options with letters", async () => {
    const text =
      "QQ010;;\n1.\tStolica?\n\t(a) Łódź\n\t(b) Warszawa\n\t(c) Kraków\n\nXX10\nCo wypisze\nprogram?\ntak\nnie\n\nX01\nCo wypisze\nprogram?\ntak\nnie";
    expect(await read("baza.txt", text)).toMatchObject({
      format: "testownik",
      shown: [
        ...["Stolica? | Łódź | *Warszawa | Kraków", "Co wypisze\nprogram? | *tak | nie"],
        // The program takes a single line for the stem: which lines are options is not sure.
        "Co wypisze\nprogram? | tak | nie",
      ],
      told: ["1 noKey lost"],
    });
  });
});

const MARKDOWN: readonly Row[] = [
  {
    what: "boxes under headings, with code and a reference",
    text: "# Git\n\n#### Q1. What shows the version?\n\n- [ ] git --v\n- [x] `git --version`\n\n[Reference](https://example.org)\n\n#### Q2. What does this do?\n\n```sh\n# a remark\ngit init\n```\n\n- [ ] this:\n\n```sh\ngit clone\n```\n\n- [x] makes a\n      repository\n- [ ]\n",
    shown: [
      "What shows the version? | git --v | *`git --version`",
      "What does this do?\n\n```sh\n# a remark\ngit init\n``` | this:\n```sh\ngit clone\n``` | *makes a\nrepository",
    ],
  },
  {
    what: "boxes under numbers",
    text: "1. What is a cat?\n   - [ ] a plant\n   - [x] an animal\n\n2. What are roses?\n   - [x] plants\n   - [X] living\n   - [ ] stones\n",
    shown: ["What is a cat? | a plant | *an animal", "What are roses? | *plants | *living | stones"],
  },
  {
    what: "an answer in bold under headings that number the questions",
    text: "# Biology\n\n### Question 1\n\nWhat is the powerhouse?\n\n- A) nucleus\n- B) mitochondrion\n\n**Answer: B**\n\n**Explanation:** It makes ATP.\n\n### Question 2 (2 points)\n\nWhich base is in DNA?\n\n- A) adenine\n- B) uracil\n\n**Correct answer:** A) adenine\n",
    shown: [
      "What is the powerhouse? | nucleus | *mitochondrion",
      "Which base is in DNA? | *adenine | uracil",
    ],
  },
  {
    what: "an answer to unfold behind numbers",
    text: "## 1. What is HTTP?\n\n1. A protocol\n2. A language\n\n<details>\n<summary>Show answer</summary>\n\n**1** - It carries pages.\n\n</details>\n\n## 2. Which port is it?\n\n1. 22\n2. 80\n\n<details><summary>Answer</summary>\n2\n</details>\n",
    shown: ["What is HTTP? | *A protocol | A language", "Which port is it? | 22 | *80"],
  },
  {
    what: "a letter alone behind a line",
    text: "### Q1: Which is a command?\n- A: cd\n- B: goto\n---\nA\n\n### Q2: Which is none?\n- A: cd\n- B: goto\n---\nB\n",
    shown: ["Which is a command? | *cd | goto", "Which is none? | cd | *goto"],
  },
  {
    what: "bold options, and one question without any",
    text: "1. What is a cat?\n   a) a plant\n   b) **an animal**\n2. What is a rose?\n   a) **a plant**\n   b) an animal\n3. What is granite?\n   a) a plant\n   b) an animal\n4. **What is a dog?**\n   a) a plant\n   b) **an animal**\n5. What is moss?\n   a) **a plant**\n   b) an animal\n",
    shown: [
      ...["What is a cat? | a plant | *an animal", "What is a rose? | *a plant | an animal"],
      ...["What is granite? | a plant | an animal", "What is a dog? | a plant | *an animal"],
      "What is moss? | *a plant | an animal",
    ],
    told: ["1 noKey lost"],
  },
  {
    what: "a tick behind one of the points",
    text: "## Question: Capital of France?\n- London\n- Paris ✅\n\n## Question: Capital of Italy?\n- Rome (correct)\n- Paris\n",
    shown: ["Capital of France? | London | *Paris", "Capital of Italy? | *Rome | Paris"],
  },
  {
    what: "words in the language of the file",
    text: "## Frage 1: Was ist 2+2?\n\nA) 3\nB) 4\n\n**Richtige Antwort: B**\n\n**Begründung:** Zwei und zwei.\n\n## Frage 2: Was ist 1+1?\n\nA) 2\nB) 3\n\n**Lösung:** A\n",
    shown: ["Was ist 2+2? | 3 | *4", "Was ist 1+1? | *2 | 3"],
  },
];

describe("Markdown of others", () => {
  it.each(MARKDOWN)("tells its keys by $what", async ({ text, shown, told = [] }) => {
    const found = await read("quiz.md", text);
    expect(found?.told).toEqual(told);
    expect(found?.shown.map((one) => one.replaceAll(/\n+/g, "\n"))).toEqual(
      shown.map((one) => one.replaceAll(/\n+/g, "\n")),
    );
  });

  it.each([
    ["## Which [one](javascript:alert(1))?", "Which one?"],
    ["## Which [one](JavaScript:void(0))?", "Which one?"],
    ["## Which <script>alert(`1`)</script>?", "Which ?"],
    ["### 1\n\nWhich <style>a {}</style>?", "Which ?"],
    ["## Which `<script>` is `</script>`?", "Which `<script>` is `</script>`?"],
  ])("has no links that run something, and no scripts: %s", async (question, text) => {
    const found = await read("quiz.md", `# Quiz\n\n${question}\n\n- [x] a\n- [ ] b\n`);
    expect(found?.shown).toEqual([`${text} | *a | b`]);
  });

  it("is written without links, and read as it was", async () => {
    const text = "Which [one](javascript:alert(1)) is <script>a</script>?\n[two]: data:text/html,x";
    const { bytes } = await exportSet(
      { title: "T", questions: [{ text, options: ["a", "b"], key: [0] }] },
      "markdown",
    );
    const written = new TextDecoder().decode(bytes);
    expect(written).not.toMatch(/(?<!\\)(?:\][(:]|<script)/);
    expect((await read("quiz.md", written))?.set.questions[0]?.text).toBe(text);
  });

  it("keeps what is told behind the answer, and the section", async () => {
    const [first] = (await read("quiz.md", MARKDOWN[2]?.text ?? ""))?.set.questions ?? [];
    expect(first?.explanation).toBe("It makes ATP.");
    const parts =
      "# Quiz\n\n## Cats\n\n### What is a cat?\n- [x] an animal\n- [ ] a plant\n\n## Roses\n\n### What is a rose?\n- [ ] an animal\n- [x] a plant\n";
    expect((await read("quiz.md", parts))?.set.questions.map(({ section }) => section)).toEqual([
      "Cats",
      "Roses",
    ]);
  });

  it.each([
    [
      "a list of things to do",
      "# Plan\n\n## 1. Setup\n\n- [x] create it\n- [ ] write it\n\n## 2. Release\n\n- [x] build\n- [x] announce: what is new?\n",
    ],
    [
      "notes under questions",
      "## What is a river?\n\nA stream.\n\n- it has a source\n- **it carries sand**\n\n## Why do rivers bend?\n\n- **sand settles**\n- water is quick\n",
    ],
    [
      "steps",
      "# How to install?\n\n1. Download it.\n2. Open it.\n\nAnswer: see below.\n\n# How to remove?\n\n1. Open it.\n2. Press.\n\nSolution: press twice.\n",
    ],
    [
      "a lecture with a quiz at its end",
      `# Rivers\n\n${"A river is a stream of water that flows to the sea. ".repeat(9)}\n\n## Quiz\n\n1. Where?\n   - [ ] here\n   - [x] there\n`,
    ],
  ])("is not %s", async (_what, text) => {
    expect(await read("notes.md", text)).toBeNull();
  });
});
