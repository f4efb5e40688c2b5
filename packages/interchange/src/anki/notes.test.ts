import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { recognised } from "../carry.ts";
import { FoundPictures } from "../pictures.ts";
import { type CollectionOptions, endlessViewPackage, fileOf, newAnkiPackage } from "../testing/files.ts";

/** The right options in words, null for none; and what is told. */
async function read(name: string, bytes: Uint8Array) {
  const file = fileOf(name, bytes);
  const reader = await recognised(file)?.reader?.();
  if (reader === undefined) throw new Error(`${name} is not recognised`);
  const { set, notes } = reader(file, {}, new FoundPictures());
  return {
    questions: set.questions,
    keys: set.questions.map(({ options, key }) => key.map((i) => options[i]).join(" & ") || null),
    told: notes
      .filter(({ kind }) => kind !== "distractorsFromDeck")
      .map(({ number, kind, effect }) => `${number} ${kind} ${effect}`),
  };
}
const readNotes = (
  names: readonly string[],
  notes: readonly (readonly string[])[],
  more?: CollectionOptions,
) => read("deck.apkg", newAnkiPackage(names, notes, more));
const readText = (text: string, name = "deck.txt") => read(name, strToU8(text));

const RIVERS = ["Po", "Ebro", "Oder", "Rhine"] as const;
/** Names of fields with four rivers among them; what the last field of each note says, and which river that is. */
const TYPES: readonly { names: string; keys: readonly (readonly [told: string, right: string])[] }[] = [
  {
    names: "Question|A|B|C|D|Answer",
    keys: [
      ["B", "Ebro"],
      ["D", "Rhine"],
    ],
  },
  { names: "Ques|option_1 (A)|option_2 (B)|option_3 (C)|option_4 (D)|Ans", keys: [["c", "Oder"]] },
  {
    names: "Question|Option 1|Option 2|Option 3|Option 4|Correct Option",
    keys: [
      ["4", "Rhine"],
      ["1", "Po"],
    ],
  },
  {
    names: "Question|Option1|Option2|Option3|Option4|correct_index",
    keys: [
      ["0", "Po"],
      ["3", "Rhine"],
    ],
  },
  {
    names: "Frage|Antwort 1|Antwort 2|Antwort 3|Antwort 4|Richtige Antwort",
    keys: [
      ["Antwort 3", "Oder"],
      ["Antwort 1", "Po"],
    ],
  },
  {
    names: "Pytanie|Odpowiedź A|Odpowiedź B|Odpowiedź C|Odpowiedź D|Poprawna odpowiedź",
    keys: [["b", "Ebro"]],
  },
  {
    names: "Pregunta|a|b|c|d|Respuesta correcta",
    keys: [
      ["b) Ebro", "Ebro"],
      ["rhine.", "Rhine"],
    ],
  },
  {
    names: "Питання|Варіант А|Варіант Б|Варіант В|Варіант Г|Правильна відповідь",
    keys: [
      ["В", "Oder"],
      ["Б", "Ebro"],
    ],
  },
  {
    names: "問題|選択肢ア|選択肢イ|選択肢ウ|選択肢エ|正解",
    keys: [
      ["ウ", "Oder"],
      ["ア", "Po"],
    ],
  },
  { names: "Question|Réponse 1|Réponse 2|Réponse 3|Réponse 4|Bonne réponse", keys: [["2", "Ebro"]] },
  {
    names: "Question|Option1|Option2|Option3|Option4|CorrectOption",
    keys: [
      ["Option3", "Oder"],
      ["D) Rhine", "Rhine"],
      ["ebro", "Ebro"],
    ],
  },
  // Names that say nothing but their numbers.
  {
    names: "Klausimas|Upė 1|Upė 2|Upė 3|Upė 4|Rezultatas",
    keys: [
      ["C", "Oder"],
      ["A", "Po"],
    ],
  },
];

describe("a note type of Anki with options", () => {
  it.each(TYPES)("is read as a whole: $names", async ({ names, keys }) => {
    const notes = keys.map(([told], i) => [`${i}?`, ...RIVERS, told]);
    const { questions, keys: found, told } = await readNotes(names.split("|"), notes);
    expect(found).toEqual(keys.map(([, right]) => right));
    expect(questions.every(({ options }) => options.join() === RIVERS.join())).toBe(true);
    expect(told).toEqual([]);
  });
});

describe("a note with options", () => {
  it("whose key cannot be read is a question without a key, never a card", async () => {
    const names = ["Question", "A", "B", "C", "Answer"];
    const { keys, told } = await readNotes(names, [
      ["q1?", "Po", "Ebro", "Oder", "B"],
      ["q2?", "Po", "Ebro", "Oder", "see page 7"],
      ["q3?", "Po", "Ebro", "Oder", "E"],
      ["q4?", "Po", "Ebro", "Oder", ""],
      ["q5?", "Po", "", "", "A"],
      ["", "Po", "Ebro", "Oder", "A"],
    ]);
    expect(keys).toEqual(["Ebro", null, null, null]);
    expect(told).toEqual([
      "2 noKey lost",
      "3 noKey lost",
      "4 noKey lost",
      "5 fewOptions leftOut",
      "6 unreadable leftOut",
    ]);
    const without = await readNotes(
      ["Question", "A", "B", "C", "Topic"],
      [["q?", "Po", "Ebro", "Oder", "Rivers"]],
    );
    expect([without.keys, without.told]).toEqual([[null], ["1 noKey lost"]]);
  });

  it("keeps its options where some are empty, repeated or have letters of their own", async () => {
    const { questions, keys } = await readNotes(
      ["Question", "A", "B", "C", "D", "E", "Ans", "Ex", "noteA", "noteB"],
      [
        ["q1?", "a. Po", "b. Ebro", "c. Oder", "", "", "b. Ebro", "Look at a map.", "Italy", ""],
        ["q2?", "Po", "", "Oder", "Rhine", "Po", "C", "", "", ""],
      ],
    );
    expect(questions.map(({ options }) => options)).toEqual([
      ["Po", "Ebro", "Oder"],
      ["Po", "Oder", "Rhine"],
    ]);
    expect(keys).toEqual(["Ebro", "Oder"]);
    expect(questions[0]?.explanation).toBe("Look at a map.\nPo: Italy");
  });

  it("has no key where two fields of keys differ", async () => {
    const names = ["Number", "Id", "Question", "ChoiceA", "ChoiceB", "ChoiceC", "AnswerLetter", "AnswerFull"];
    const { questions, keys } = await readNotes(names, [
      ["0", "E1", "q1?", "Po", "Ebro", "Oder", "b", "Ebro"],
      ["1", "E2", "q2?", "Po", "Ebro", "Oder", "c", "Po"],
    ]);
    expect([questions[0]?.text, ...keys]).toEqual(["q1?", "Ebro", null]);
  });

  it("uses its own wrong answers, and never those of others", async () => {
    for (const names of [
      ["Question", "Correct", "Incorrect_1", "Incorrect_2", "Incorrect_3"],
      ["Frage", "Antwort", "Falsch 1", "Falsch 2", "Falsch 3"],
      ["Front", "Back", "Distractor A", "Distractor B", "Distractor C"],
      ["Питання", "Правильна", "Неправильна 1", "Неправильна 2", "Неправильна 3"],
      ["Begriff", "Bedeutung", "Wrong", "Wrong answer", "Another wrong"].slice(0, 4),
    ]) {
      const { questions, keys, told } = await readNotes(names, [
        ["q1?", "Po", "Ebro", "Oder", "Rhine"].slice(0, names.length),
        ["q2?", "Etna", "Eiger", "", ""].slice(0, names.length),
      ]);
      expect(keys, names[0]).toEqual(["Po", "Etna"]);
      expect(questions[0]?.options.toSorted(), names[0]).toEqual(
        RIVERS.slice(0, names.length - 1).toSorted(),
      );
      expect(questions[1]?.options.toSorted(), names[0]).toEqual(["Eiger", "Etna"]);
      expect(told).toEqual([]);
    }
  });

  it.each([
    ["Question|Multiple Choice|Correct Answer|Extra", "Po<br>Ebro<br>Oder", "Ebro", "because"],
    ["Question|Choices|Answer", "<ul><li>Po</li><li>Ebro</li><li>Oder</li></ul>", "B"],
    ["Frage|Antworten|Lösung", "A) Po<br>B) Ebro<br>C) Oder", "b"],
    ["Pytanie|Opcje|Klucz", "Po; Ebro; Oder", "2"],
    ["Question|Answer|Distractors", "Ebro", "Po | Oder"],
  ])("has all of them in one field: %s", async (names, ...fields) => {
    const { questions, keys } = await readNotes(names.split("|"), [
      ["q1?", ...fields],
      ["q2?", ...fields],
    ]);
    expect(questions[0]?.options.toSorted()).toEqual(["Ebro", "Oder", "Po"]);
    expect(keys).toEqual(["Ebro", "Ebro"]);
  });

  it("has no key by a field that only looks like one", async () => {
    const words = ["Word", "Reading", "Meaning", "Example 1", "Example 2", "Level"];
    const vocabulary = await readNotes(words, [
      ["Hund", "hunt", "dog", "Der Hund.", "Ein Hund.", "1"],
      ["Maus", "maus", "mouse", "Die Maus.", "Eine Maus.", "2"],
    ]);
    expect(vocabulary.keys).toEqual(["hunt", "maus"]);
    const graded = await readNotes(
      ["Question", "A", "B", "C", "Difficulty"],
      [
        ["q1?", "Po", "Ebro", "Oder", "1"],
        ["q2?", "Po", "Ebro", "Oder", "3"],
      ],
    );
    expect([graded.keys, graded.told]).toEqual([
      [null, null],
      ["1 noKey lost", "2 noKey lost"],
    ]);
  });

  it("has its key where each option says whether it is right, and keeps what it refers to", async () => {
    const { questions, keys } = await readNotes(
      ["Passage", "Frage", "Antwort 1", "Richtig 1", "Antwort 2", "Richtig 2"],
      [
        ["The longest river of Italy.", "q1?", "Po", "x", "Ebro", ""],
        ["", "q2?", "Po", "", "Ebro", "x"],
      ],
    );
    expect([keys, questions[0]?.context]).toEqual([["Po", "Ebro"], "The longest river of Italy."]);
  });
});

const ADD_ON = "Question|Title|QType (0=kprim,1=mc,2=sc)|Q_1|Q_2|Q_3|Q_4|Q_5|Answers|Sources|Extra 1".split(
  "|",
);

describe("notes of well-known add-ons", () => {
  it("have a digit for each option; kprim is left out", async () => {
    const notes = [
      ["q1?", "", "2", "Po", "Ebro", "Oder", "", "", "010", "", "Spain"],
      ["q2?", "", "1", "Po", "Ebro", "Oder", "", "", "1 0 1 0 0", "", ""],
      ["q3?", "", "0", "Po", "Ebro", "Oder", "Rhine", "", "1 0 0 1", "", ""],
      ["q4?", "", "2", "1", "100", "1000", "10000", "", "1000", "", ""],
    ];
    const { questions, told } = await readNotes(ADD_ON, notes, { name: "AllInOne (kprim, mc, sc)" });
    expect(questions).toMatchObject([{ key: [1], explanation: "Spain" }, { key: [0, 2] }, { key: [0] }]);
    expect(told).toEqual(["3 kprim leftOut"]);
    const rows = notes.map((fields) => ["AllInOne (kprim, mc, sc)++", ...fields].join("\t"));
    const text = await readText(`#separator:tab\n#html:true\n#notetype column:1\n${rows.join("\n")}`);
    expect([text.questions.map(({ key }) => key), text.told]).toEqual([[[1], [0, 2], [0]], told]);
    const statements = await readNotes(
      ["Question", "Statement 1", "Statement 2", "Answer 1", "Answer 2"],
      [["Which?", "Ice floats.", "Iron floats.", "True", "False"]],
    );
    expect([statements.questions, statements.told]).toEqual([[], ["1 kprim leftOut"]]);
  });

  it("hide parts of a picture: they are left out by name where nothing can be asked", async () => {
    const hidden = "{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.1:oi=1}}";
    const shape = '<img src="heart.png">';
    for (const [names, note, name] of [
      [["Verdeckung", "Bild", "Kopfzeile"], [hidden, shape, "The heart"], "Bildverdeckung"],
      [["ID (hidden)", "Header", "Image", "Question Mask"], ["1-ao-1", "The heart", shape, shape], "My own"],
      [["ID", "Header", "Image"], ["1", "The heart", shape], "Image Occlusion Enhanced+"],
    ] as const) {
      const { questions, told } = await readNotes(names, [note], { name });
      expect([questions, told], name).toEqual([[], ["1 imageOcclusion leftOut"]]);
    }
  });
});

describe("a card of Anki", () => {
  it.each([
    ["lines", "Which?<br>A) Po<br>B) Ebro<br>C) Oder", "B", "Ebro"],
    [
      "blocks",
      "<div>Which?</div><div>(a) Po</div><div>(b) Ebro</div><div>(c) Oder</div>",
      "Answer: (c)",
      "Oder",
    ],
    [
      "a list with letters",
      "<p>Which?</p><ul><li>A. Po</li><li>B. Ebro</li><li>C. Oder</li></ul>",
      "Oder",
      "Oder",
    ],
    ["a numbered list", "Which?<ol><li>Po</li><li>Ebro</li><li>Oder</li></ol>", "2", "Ebro"],
    ["plain lines", "Which?<br>Po<br>Ebro<br>Oder", "Oder", "Oder"],
    ["one line", "Which? a) Po b) Ebro c) Oder", "b) Ebro", "Ebro"],
    ["one line with points", "Which? A. Po B. Ebro C. Oder", "B", "Ebro"],
    ["a sentence behind", "Which?<br>A) Po<br>B) Ebro<br>C) Oder", "The correct answer is C.", "Oder"],
    ["all options behind", "Which?<br>A) Po<br>B) Ebro<br>C) Oder", "A) Po<br>B) Ebro<br>C) Oder", null],
    [
      "a mark that is not read",
      "Which?<br>A) Po<br>B) Ebro<br>C) Oder",
      "A) Po<br>B) Ebro ✓<br>C) Oder",
      null,
    ],
    ["Cyrillic letters", "Яка?<br>А) Po<br>Б) Ebro<br>В) Oder", "Відповідь: Б", "Ebro"],
    ["kana", "どれ?<br>ア．Po<br>イ．Ebro<br>ウ．Oder", "イ", "Ebro"],
    ["several", "Which?<br>A) Po<br>B) Ebro<br>C) Oder", "A) Po<br>C) Oder<br>Both are.", "Po & Oder"],
    ["nothing that is known", "Which?<br>A) Po<br>B) Ebro<br>C) Oder", "It is long.", null],
  ])("whose options stand in front is a question: %s", async (_, front, back, right) => {
    const { questions } = await readNotes(
      ["Front", "Back"],
      [
        [front, back],
        ["Highest?", "Etna"],
        ["Oldest?", "Eiger"],
      ],
    );
    const [first] = questions.filter(({ options }) => options.includes("Po"));
    expect(first?.options).toEqual(["Po", "Ebro", "Oder"]);
    expect(first?.key.map((i) => first.options[i]).join(" & ") || null).toBe(right);
  });

  it("whose front only has parts or lines stays a card", async () => {
    const { questions } = await readNotes(
      ["Front", "Back"],
      [
        ["Define:<br>a) stem<br>b) key", "a) the question<br>b) the right option"],
        ["Explain:<br>1. mitosis<br>2. meiosis", "Both divide cells."],
        ["Which river?<br>It is in Italy.<br>It is long.", "The Po"],
        ["Go on:<br>A: Who flows here?<br>B: ____", "The Po flows."],
        ["Who?", "Anna"],
      ],
    );
    expect(questions.map(({ options }) => options.length)).toEqual([4, 4, 4, 4, 4]);
  });

  it("with only the letter of an option that is not there makes no question", async () => {
    const letters = [
      ["q1?", "A"],
      ["q2?", "b)"],
      ["q3?", "C"],
    ];
    const picture = [
      ['<img src="a.png"> Which part?', "B"],
      ["Who?", "Anna"],
      ["Where?", "Berlin"],
    ];
    expect((await readNotes(["Front", "Back"], letters)).told).toEqual([
      "1 fewOptions leftOut",
      "2 fewOptions leftOut",
      "3 fewOptions leftOut",
    ]);
    expect((await readNotes(["Front", "Back"], picture)).keys).toEqual(["Anna", "Berlin"]);
    const vitamins = [
      ["Carrots?", "A"],
      ["Lemons?", "C"],
      ["Liver?", "B12"],
      ["Oil?", "E"],
      ["Fish?", "Omega"],
    ];
    expect((await readNotes(["Front", "Back"], vitamins)).questions).toHaveLength(5);
  });

  it("never asks for what only numbers the notes", async () => {
    const rivers = ["Po", "Ebro", "Oder", "Rhine", "Elbe"];
    const notes = rivers.map((river, i) => [`000${i}`, river, `mouth of ${river}`, "1"]);
    const { questions } = await readNotes(["id", "ru", "uz", "topic_id"], notes);
    expect(questions.map(({ text }) => text)).toEqual(rivers);
  });

  it("has formulas in all marks that Anki knows", async () => {
    const marked = [
      ["[$]2x[/$]", "$2x$"],
      ["[$$]\\sum_i<br>x_i[/$$]", "$$\\sum_i x_i$$"],
      ["[latex]$\\frac{1}{2}$[/latex]", "$\\frac{1}{2}$"],
      ["[latex]half: $\\frac{1}{2}$, $$x$$[/latex]", "half: $\\frac{1}{2}$, $$x$$"],
      ["[latex]\\begin{equation}a &lt; b\\end{equation}[/latex]", "$$a < b$$"],
      ["[latex]H_2O[/latex]", "$H_2O$"],
      ["<anki-mathjax>mc^2</anki-mathjax>", "$mc^2$"],
      ['<anki-mathjax block="true">a &amp; b</anki-mathjax>', "$$a & b$$"],
      ["\\(y\\)", "$y$"],
      ["[$]never closed", "[$]never closed"],
    ];
    const notes = marked.map(([html = ""], i) => [`${i}?`, html]);
    expect((await readNotes(["Front", "Back"], notes)).keys).toEqual(marked.map(([, shown]) => shown));
  });
});

describe("text that Anki exports", () => {
  it("has options without any names of fields", async () => {
    const rows = ["q1?\tPo\tEbro\tOder\tB\tSpain", "q2?\tPo\tEbro\tOder\tC\t", "q3?\tPo\tEbro\tOder\tA\t"];
    const { keys, questions } = await readText(`#separator:tab\n#html:false\n${rows.join("\n")}`);
    expect([keys, questions[0]?.explanation]).toEqual([["Ebro", "Oder", "Po"], "Spain"]);
    const words = "#separator:tab\nKatze\tcat\tdie\tA1\nHund\tdog\tder\tA1\nHaus\thouse\tdas\tA2";
    expect((await readText(words)).keys).toEqual(["cat", "dog", "house"]);
  });

  it("of older versions has no headers, and tags behind the two sides", async () => {
    const { questions } = await readText("Po\tItaly\trivers south\nOder\tPoland\t\nEbro\tSpain\trivers\n");
    expect(questions).toMatchObject([{ text: "Po", tags: ["rivers", "south"] }, { text: "Oder" }, {}]);
    for (const text of [
      "1990\tPoland\t38.1\n2000\tPoland\t38.2\n2010\tPoland\t38.5",
      "a\tb\t\nc\td\t\ne\tf\t",
    ])
      expect(recognised(fileOf("table.txt", strToU8(text)))).toBeNull();
  });
});

describe("a collection of Anki", () => {
  const notes = [
    ["Po?", "Italy"],
    ["Ebro?", "Spain"],
  ];

  it("is read under each name of a package, with the log that Anki writes", async () => {
    for (const name of ["deck.apkg", "all.colpkg"])
      expect((await read(name, newAnkiPackage(["Front", "Back"], notes))).keys).toEqual(["Italy", "Spain"]);
  });

  it.each([
    [
      "a view",
      "ALTER TABLE cards RENAME TO other; CREATE VIEW cards AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS nid, i AS did, 0 AS odid FROM n",
    ],
    ["a virtual table", "DROP TABLE cards; CREATE VIRTUAL TABLE cards USING rtree(nid, did, odid)"],
    ["a generated column", "ALTER TABLE notes ADD COLUMN slow AS (length(flds))"],
    ["a trigger", "CREATE TRIGGER slow AFTER INSERT ON notes BEGIN DELETE FROM cards; END"],
  ])("is refused if it brings code: %s", async (_, change) => {
    const refused = readNotes(["Front", "Back"], notes, { change });
    await expect(refused).rejects.toMatchObject({ reason: "damaged" });
  });

  it("is refused if its notes are a view without an end", async () => {
    const bytes = endlessViewPackage();
    expect(bytes.byteLength).toBeLessThan(615);
    await expect(read("endless.apkg", bytes)).rejects.toMatchObject({ reason: "damaged" });
  });
});
