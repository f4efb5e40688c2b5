import type { ImportChoices } from "@quizmill/contract";
import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { exportSet, importSet, recognised } from "../carry.ts";
import type { Format } from "../format.ts";
import { fileOf } from "../testing/files.ts";

type Sheet = readonly [name: string, rows: readonly (readonly (string | [value: number, style: number])[])[]];

/** Of cells with a style: 0 is General; then dates, per cent, times, fractions, two decimals with a currency. */
const FORMATS = ["0", "14", "9", "20", "12", "164", "165"];

function workbookOf(sheets: readonly Sheet[], properties = ""): Uint8Array {
  const cell = (value: string | [number, number], r: string) =>
    typeof value === "string"
      ? value && `<c r="${r}" t="inlineStr"><is><t>${value}</t></is></c>`
      : `<c r="${r}" s="${value[1]}"><v>${value[0]}</v></c>`;
  const parts = sheets.map(([, rows], i) => {
    const inside = rows.map(
      (row, y) =>
        `<row r="${y + 1}">${row.map((value, x) => cell(value, `${"ABCDEFGH"[x]}${y + 1}`)).join("")}</row>`,
    );
    return [
      `xl/worksheets/sheet${i + 1}.xml`,
      `<worksheet><sheetData>${inside.join("")}</sheetData></worksheet>`,
    ];
  });
  const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;€&quot;"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy;@"/></numFmts><cellXfs>${FORMATS.map((id) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs></styleSheet>`;
  const names = sheets.map(
    ([name], i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${sheets.length - i}"/>`,
  );
  const relations = sheets.map(
    (_, i) => `<Relationship Id="rId${sheets.length - i}" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  const all = Object.fromEntries([
    ...parts,
    ["xl/styles.xml", styles],
    ["xl/workbook.xml", `<workbook>${properties}<sheets>${names.join("")}</sheets></workbook>`],
    ["xl/_rels/workbook.xml.rels", `<Relationships>${relations.join("")}</Relationships>`],
  ]) as Record<string, string>;
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, strToU8(text)])));
}

async function read(content: string | Uint8Array, choices: ImportChoices = {}) {
  const [name, bytes] = typeof content === "string" ? ["t.csv", strToU8(content)] : ["t.xlsx", content];
  const file = fileOf(name, bytes);
  return await importSet(file, recognised(file) as Format, choices, { asItIs: true });
}

/** Each question as its options, the right ones with a star; a question without a key with a question mark. */
async function shown(content: string | Uint8Array, choices: ImportChoices = {}) {
  const { set, fidelity } = await read(content, choices);
  const lines = set.questions.map(
    ({ options, key }) =>
      options.map((option, i) => (key.includes(i) ? `*${option}` : option)).join(" ") +
      (key.length > 0 ? "" : " ?"),
  );
  return [...lines, ...fidelity.losses.map(({ kind, count }) => `${count} ${kind}`)];
}

const ROWS = "Capital of Italy?,Milan,Rome,Turin,B\nCapital of Poland?,Warsaw,Łódź,Lublin,A";
const RIGHT = ["Milan *Rome Turin", "*Warsaw Łódź Lublin"];
const HEADED = `Question,Option A,Option B,Option C,Answer\n${ROWS}\n`;

describe("right options without a key that names them", () => {
  const [first = "", second = ""] = ["Capital of Italy?", "Capital of Poland?"];
  it.each([
    [
      "columns of 1 and 0",
      "Question,Answer 1,Correct 1,Answer 2,Correct 2,Answer 3,Correct 3",
      "0 1 0 1 0 0",
    ],
    ["columns of yes and no", "Question,A,A correct?,B,B correct?,C,C is correct", "no yes no yes no no"],
    [
      "columns of crosses",
      "Question,Option 2,Correct 2,Option 1,Correct 1,Option 3,Correct 3",
      "- x - x - -",
    ],
  ])("are told by %s", async (_, head, cells) => {
    const told = cells.split(" ").map((cell) => cell.replace("-", ""));
    const row = (stem: string, options: string[], own: string[]) =>
      [stem, ...options.flatMap((option, i) => [option, own[i] ?? ""])].join(",");
    const rows = [
      row(first, ["Milan", "Rome", "Turin"], told.slice(0, 3)),
      row(second, ["Warsaw", "Łódź", "Lublin"], told.slice(3)),
    ];
    const places = head.includes("Option 2,Correct 2,Option 1")
      ? ["*Rome Milan Turin", "Łódź *Warsaw Lublin"]
      : RIGHT;
    expect(await shown(`${head}\n${rows.join("\n")}\n`)).toEqual(places);
  });

  it("are told by a star, where most rows have one", async () => {
    const starred = `Question,A,B,C\n${first},Milan,*Rome,Turin\n${second},* Warsaw,Łódź,Lublin\n`;
    expect(await shown(starred)).toEqual(RIGHT);
    expect(await shown(starred.replace("*Rome", "Rome"))).toEqual([
      ...["Milan Rome Turin ?", "* Warsaw Łódź Lublin ?", "2 noKey"],
    ]);
  });

  it("are told by letters below Kahoot's heading", async () => {
    const head = "Question:,Answer A:,Answer B:,Answer C:,Correct Answer(s):";
    expect(await shown(`${head}\n${ROWS}\n`)).toEqual(RIGHT);
  });
});

describe("what heads a table", () => {
  it.each([
    ["Question,Option A,Option B,Option C,Answer"],
    ["question,option_a,option_b,option_c,correct_option"],
    ["questionText,optionA,optionB,optionC,correctAnswer"],
    ["Question Text,Answer Text 1,Answer Text 2,Answer Text 3,Correct Answer Text"],
    ["Stem*,A),B),C),Key:"],
    ["Pytanie,Odpowiedź A,Odpowiedź B,Odpowiedź C,Prawidłowa odpowiedź"],
    ["Treść pytania,A,B,C,Odpowiedź poprawna"],
    ["Frage,Antwort 1,Antwort 2,Antwort 3,Richtige Antwort"],
    ["Fragetext,Antwortmöglichkeit A,Antwortmöglichkeit B,Antwortmöglichkeit C,Lösung"],
    ["Pregunta,Opción A,Opción B,Opción C,Respuesta correcta"],
    ["Enunciado,Respuesta 1,Respuesta 2,Respuesta 3,Clave"],
    ["Питання,Варіант А,Варіант Б,Варіант В,Правильна відповідь", "Б", "А"],
    ["Запитання,Відповідь 1,Відповідь 2,Відповідь 3,Номер правильної відповіді"],
    ["問題文,選択肢ア,選択肢イ,選択肢ウ,正解"],
    ["問題,選択肢１,選択肢２,選択肢３,正解番号"],
    ["Question,Réponse A,Réponse B,Réponse C,Bonne réponse"],
    ["Énoncé,Choix 1,Choix 2,Choix 3,Réponse correcte"],
    ["題目,選項A,選項B,選項C,正確答案"],
    ["Pergunta,Opção A,Opção B,Opção C,Resposta"],
    ["Savol,Variant A,Variant B,Variant C,Javob"],
  ])("may be: %s", async (heading, b = "B", a = "A") => {
    const table = `${heading}\n${ROWS.replace(/B$/m, b).replace(/A$/m, a)}\n`;
    expect(await shown(table)).toEqual(RIGHT);
    expect(await shown(`\uFEFF${table.replaceAll(",", ";").replaceAll("\n", "\r\n")}`)).toEqual(RIGHT);
    // Options in another order of columns are in that of their signs.
    const moved = table.split("\n").map((line) => line.split(",").toReversed().join("\t"));
    if (!heading.startsWith("Savol")) expect(await shown(moved.join("\n"))).toEqual(RIGHT);
  });

  it.each<[string, string]>([
    ["a title", `Geography, week 3,,,,\n${HEADED}`],
    ["a title and blank rows", `Geography\n\n,,,,\n${HEADED}`],
    ["hints that have the names of columns", `Write the question in column A\nAnswer: one letter\n${HEADED}`],
    ["a title with other signs", `Rivers; lakes; seas\n\n${HEADED}`],
    ["a title of two lines", `"Geography\nclass 8",,,,\n${HEADED}`],
    ["a line that names the sign", `sep=;\n${HEADED.replaceAll(",", ";")}`],
    ["twelve hints", `${"A hint\n".repeat(12)}${HEADED}`],
    ["headings of headings", `Question,Options,,,Answer\n,A,B,C,\n${ROWS}\n`],
    ["headings that come again", `${HEADED}${HEADED.split("\n")[0]}\n`],
  ])("may stand below %s", async (_, table) => {
    expect(await shown(table)).toEqual(RIGHT);
  });

  it("goes with what a person chose for the columns", async () => {
    const table = `My list\n\n${HEADED}`;
    const { columns } = (await read(table)).fidelity;
    expect(columns).toEqual({
      names: ["Question", "Option A", "Option B", "Option C", "Answer"],
      samples: ROWS.split("\n").map((line) => line.split(",")),
      roles: ["stem", "option", "option", "option", "key"],
    });
    const roles = ["stem", "option", "ignore", "option", "key"] as const;
    expect(await shown(table, { columns: [...roles] })).toEqual([
      "Milan Turin ?",
      "*Warsaw Lublin",
      "1 noKey",
    ]);
  });

  it("is not needed where the columns tell themselves", async () => {
    expect(await shown(`${ROWS}\n`)).toEqual(RIGHT);
    expect(await shown(`Geography\n${ROWS}\n`)).toEqual(RIGHT);
    const worded = ROWS.replace(/B$/m, "Rome").replace(/A$/m, "Warsaw");
    expect(await shown(`${worded}\n`)).toEqual(RIGHT);
  });
});

describe("a table without headings that are known", () => {
  it("has no key where two columns could be it, or none is, and this is told", async () => {
    const level = "q1?,a,bb,cc,2,1\nq2?,a,bb,cc,3,1\nq3?,a,bb,cc,3,2\n";
    expect((await shown(level)).at(-1)).toBe("3 noKey");
    expect((await shown(`Savol,Variant A,Variant B,Variant C,Javob,Daraja\n${level}`)).at(-1)).toBe(
      "3 noKey",
    );
    expect(await shown("1,q one?,aa,bb\n2,q two?,aa,bb\n")).toEqual(["aa bb ?", "aa bb ?", "2 noKey"]);
    expect(await shown("Capital of Italy?,Milan,Rome\nCapital of Poland?,Warsaw,Łódź\n")).toEqual([
      "Milan Rome ?",
      "Warsaw Łódź ?",
      "2 noKey",
    ]);
  });

  it("has a key that repeats an option, whatever stands beside", async () => {
    const rows = ["q one?,aa,bb,,aa", "q two?,cc,dd,,dd", "q three?,ee,ff,gg,gg", "q four?,hh,ii,,hh"];
    const table = rows.map((row, i) => `${i + 1},M,${row},0,0,${i % 2}`).join("\n");
    expect(await shown(table)).toEqual(["*aa bb", "cc *dd", "ee ff *gg", "*hh ii"]);
  });

  it("asks in the longest column where only options and key are headed", async () => {
    expect(
      await shown(`id,text,options,answer,category\nq1,Capital of Italy?,"Milan,Rome",Rome,x\n`),
    ).toEqual(["Milan *Rome"]);
  });
});

describe("what a table has beside", () => {
  it("explanations, sections and tags in the ways people write them", async () => {
    const table = `Question,A,B,Answer,Answer explanation,Topic,Tags
q1?,x,y,A,Because,Rivers,"water, long"
q2?,x,y,B,,,"a; b, c"
q3?,x,y,B,,,"one
two"
`;
    const { set } = await read(table);
    expect(set.questions[0]).toMatchObject({ explanation: "Because", section: "Rivers" });
    expect(set.questions.map(({ tags }) => tags)).toEqual([
      ["water", "long"],
      ["a", "b, c"],
      ["one", "two"],
    ]);
    const own = { title: "t", questions: [{ text: "q", options: ["x", "y"], key: [0], tags: ["a, b"] }] };
    expect((await read((await exportSet(own, "csv")).bytes.toString())).set.questions[0]?.tags).toEqual([
      "a, b",
    ]);
  });

  it("options that are empty, or all in one cell", async () => {
    expect(await shown("Question,A,B,C,D,Key\nq?,x,,z,,C\nr?,x,,z,,B\n")).toEqual([
      "x *z",
      "x z ?",
      "1 noKey",
    ]);
    for (const cell of [
      '"x;y;z"',
      "x|y|z",
      "\"['x', 'y', 'z']\"",
      '"[""x"",""y"",""z""]"',
      '"A) x B) y C) z"',
      '"x\ny\nz"',
    ])
      expect(await shown(`question,options,answer\nq?,${cell},B\nr?,${cell},y\n`)).toEqual([
        "x *y z",
        "x *y z",
      ]);
  });

  it("lists of options with the signs of other lists in them", async () => {
    const table = "question,answers,correct\nq?,x|y;z|u,2\nr?,x|y,1\ns?,x|y|z,3\n";
    expect(await shown(table)).toEqual(["x *y;z u", "*x y", "x y *z"]);
  });

  it("wrong answers apart from right ones, in each language", async () => {
    for (const heading of [
      "question,correct answer,wrong 1,wrong 2",
      "Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional)",
      "Frage,Richtige Antwort,Falsche Antwort 1,Falsche Antwort 2",
      "Pytanie,Poprawna odpowiedź,Błędna odpowiedź 1,Błędna odpowiedź 2",
      "Pregunta,Respuesta correcta,Respuesta incorrecta 1,Respuesta incorrecta 2",
      "Питання,Правильна відповідь,Неправильна відповідь 1,Неправильна відповідь 2",
      "問題,正解,誤答1,誤答2",
      "Question,Bonne réponse,Mauvaise réponse 1,Mauvaise réponse 2",
    ])
      expect(await shown(`${heading}\nq?,B,A,D\nr?,one,two,\n`), heading).toEqual(["*B A D", "*one two"]);
    const listed = "question,correct_answer,incorrect_answers\nq?,a,\"['b', 'c']\"\n";
    expect(await shown(listed)).toEqual(["*a b c"]);
    // Other headings do not say that the right answer is not among them.
    expect(await shown("question,correct,1,2\nq?,Rome,Paris,Oslo\n")).toEqual(["Paris Oslo ?", "1 noKey"]);
  });

  it("sentences that are true or false", async () => {
    for (const [heading, yes, no] of [
      ["Question,Answer", "True", "False"],
      ["Statement,Correct", "TRUE", "FALSE"],
      ["Stwierdzenie,Odpowiedź", "prawda", "fałsz"],
      ["Aussage,Lösung", "wahr", "falsch"],
      ["Afirmación,Respuesta", "Verdadero", "Falso"],
      ["Твердження,Відповідь", "Так", "Ні"],
      ["問題,答え", "○", "×"],
      ["Affirmation,Réponse", "Vrai", "Faux"],
    ] as const) {
      expect(await shown(`${heading}\nq?,${yes}\nr?,${no}\n`), heading).toEqual([
        `*${yes} ${no}`,
        `${yes} *${no}`,
      ]);
      expect(await shown(`${heading}\nq?,${no}\n`), heading).toEqual([`${yes} *${no}`]);
    }
    expect(await shown("Question,Answer\nCapital of Italy?,Rome\nIs it old?,Yes\n")).toEqual([
      "2 fewOptions",
    ]);
    const mixed = "Question,A,B,C,Answer\nq?,x,y,z,C\nr?,,,,False\n";
    expect(await shown(mixed)).toEqual(["x y *z", "True *False"]);
  });

  it("several columns of keys", async () => {
    const both = "question,A,B,C,correct option,correct text\nq?,x,y,z,B,y\nr?,x,y,z,B,x\n";
    expect(await shown(both)).toEqual(["x *y z", "x y z ?", "1 noKey"]);
    const numbered = "question,A,B,C,correct 1,correct 2\nq?,x,y,z,A,C\nr?,x,y,z,B,\n";
    expect(await shown(numbered)).toEqual(["*x y *z", "x *y z"]);
  });
});

describe("a workbook", () => {
  const HEAD = ["Question", "Option A", "Option B", "Option C", "Correct"];
  const row = (stem: string, options: Sheet[1][number], key: string) => [stem, ...options, key];
  const CITIES = ["Milan", "Rome", "Turin"];

  it("shows numbers as the sheet does", async () => {
    const rows = [
      HEAD,
      row(
        "dates",
        [
          [44927, 1],
          [45292, 1],
          [45658, 6],
        ],
        "B",
      ),
      row(
        "shares",
        [
          [0.5, 2],
          [0.58, 2],
          [1, 2],
        ],
        "58%",
      ),
      row(
        "times",
        [
          [0.25, 3],
          [0.270833333333333, 3],
          [0.5, 3],
        ],
        "A",
      ),
      row(
        "fractions",
        [
          [0.5, 4],
          [1 / 3, 4],
          [1.75, 4],
        ],
        "C",
      ),
      row(
        "prices",
        [
          [19.989999999999998, 5],
          [4.5, 5],
          [1200, 5],
        ],
        "A",
      ),
      row(
        "plain",
        [
          [0.30000000000000004, 0],
          [6.0221407599999999e23, 0],
          [1.6e-19, 0],
        ],
        "A",
      ),
      row(
        "large",
        [
          [300_000_000, 0],
          [-0.00012, 0],
          [19.989999999999998, 0],
        ],
        "A",
      ),
    ];
    expect(await shown(workbookOf([["Sheet1", rows]]))).toEqual([
      "01.01.2023 *01.01.2024 01/01/2025",
      "50% *58% 100%",
      "*6:00 6:30 12:00",
      "1/2 1/3 *1 3/4",
      "*19.99 € 4.50 € 1,200.00 €",
      "*0.3 6.02214076E+23 1.6E-19",
      "*300000000 -0.00012 19.99",
    ]);
    const since1904 = workbookOf(
      [
        [
          "Sheet1",
          [
            HEAD,
            row(
              "d",
              [
                [0, 1],
                [1, 1],
                [0.25, 3],
              ],
              "A",
            ),
          ],
        ],
      ],
      '<workbookPr date1904="1"/>',
    );
    expect(await shown(since1904)).toEqual(["*01.01.1904 02.01.1904 6:00"]);
  });

  it("is read sheet by sheet, in its own order, without those that have no questions", async () => {
    const table = (stem: string, key: string) => [HEAD, row(stem, CITIES, key)];
    const book = workbookOf([
      ["Read me", [["How to fill in this file"], ["Write a question in each row."], ["Give one letter."]]],
      ["Rivers", table("one", "B")],
      ["Lakes", [["Class 8"], [], ...table("two", "A")]],
      ["More lakes", [row("three", CITIES, "C")]],
      [
        "Marks",
        [
          ["Name", "Points"],
          ["Ada", "5"],
        ],
      ],
      ["Empty", []],
    ]);
    expect(await shown(book)).toEqual([
      "Milan *Rome Turin",
      "*Milan Rome Turin",
      "Milan Rome *Turin",
      "2 sheet",
    ]);
    const { set, fidelity } = await read(book);
    expect(set.questions.map(({ section }) => section)).toEqual(["Rivers", "Lakes", "More lakes"]);
    expect(fidelity.losses[0]?.names).toEqual(["Read me", "Marks"]);
    const unnamed = await read(
      workbookOf([
        ["Sheet1", table("one", "B")],
        ["Arkusz2", table("two", "A")],
      ]),
    );
    expect(unnamed.set.questions.map(({ section }) => section)).toEqual([undefined, undefined]);
  });

  it("for Kahoot is laid out as its own template", async () => {
    const questions = ["one", "two"].map((text) => ({ text, options: ["a", "b"], key: [1] }));
    const { bytes } = await exportSet({ title: "t", questions }, "kahoot");
    const sheet = new TextDecoder().decode(unzipSync(bytes)["xl/worksheets/sheet1.xml"]);
    expect(sheet).toMatch(/<c r="B8"[^>]*><is><t [^>]*>Question - max 120 characters</);
    expect(sheet).toMatch(/<c r="H8"[^>]*><is><t [^>]*>Correct answer\(s\)/);
    expect(sheet).toMatch(/<c r="B9"[^>]*><is><t [^>]*>one</);
    expect(await shown(bytes)).toEqual(["a *b", "a *b"]);
  });
});
