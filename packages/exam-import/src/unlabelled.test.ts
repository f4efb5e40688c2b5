import type { Block } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { findQuestions } from "./index.ts";
import { paperOf, paperOfLines } from "./testing/paper-forms.ts";

function found(source: Parameters<typeof findQuestions>[0]): unknown[] {
  return findQuestions(source).questions.map(({ item }) => [item.text, item.options, item.key]);
}

describe("options without labels", () => {
  it("are bare lines, one of them starred", () => {
    const card = (n: number) => `${n}. Which bird is number ${n}?\nA wren\n*A robin\nA heron`;
    expect(found(paperOfLines([1, 2, 3].map(card).join("\n")))).toEqual(
      [1, 2, 3].map((n) => [`Which bird is number ${n}?`, ["A wren", "A robin", "A heron"], 1]),
    );
  });

  it("are no question where a single list has a starred line", () => {
    const list = "What to bring:\nboots\n*a rope\nwater";
    expect(found(paperOfLines(`${list}\nThat is all.`))).toEqual([]);
    const more = [1, 2, 3].map((n) => `${n}. What to bring on day ${n}?\nboots\n*a rope\nwater`);
    expect(found(paperOfLines(more.join("\n")))).toHaveLength(3);
  });

  it("are tasks of a list below bold questions, between other text", () => {
    const tasks = (key: number) =>
      ["one", "two", "three"].map(
        (text, i): Block => ({ kind: "listItem", text, marker: i === key ? "☑" : "☐" }),
      );
    const stems = ["Which is first?", "Which is second?", "Which is third?"];
    const blocks = stems.flatMap((text, i): Block[] => [
      { kind: "paragraph", text, terms: [text] },
      ...tasks(i),
    ]);
    const prose: Block = { kind: "paragraph", text: "Rivers carry sand and stones to the sea." };
    expect(found(paperOf([prose, ...blocks, prose], "en"))).toEqual(
      stems.map((stem, i) => [stem, ["one", "two", "three"], i]),
    );
  });

  it("are told right and wrong by the code of Testownik", () => {
    const text = "X010\nIle to 2 + 2?\n3\n4\n5\nX110\nKtóre są parzyste?\n2\n4\n5";
    expect(found(paperOfLines(text, "pl"))).toEqual([
      ["Ile to 2 + 2?", ["3", "4", "5"], 1],
      ["Które są parzyste?", ["2", "4", "5"], null],
    ]);
  });

  it.each([
    ["en", "No. | Question | A | B | C | Key"],
    ["pl", "Lp. | Pytanie | A | B | C | Poprawna odpowiedź"],
    ["de", "Nr. | Frage | a | b | c | Lösung"],
    ["es", "N.º | Pregunta | A | B | C | Respuesta correcta"],
    ["uk", "№ | Питання | А | Б | В | Відповідь"],
    ["ja", "番号 | 問題 | ア | イ | ウ | 正解"],
  ] as const)("are the cells of a table, in %s", (language, heads) => {
    const [, , ...labels] = heads.split(" | ");
    const rows = [0, 1, 2].map(
      (key) => `${key + 1} | Stem number ${key} | one | two | three | ${labels[key]}`,
    );
    const blocks = [heads, ...rows].map((text): Block => ({ kind: "tableRow", text }));
    expect(found(paperOf(blocks, language))).toEqual(
      [0, 1, 2].map((key) => [`Stem number ${key}`, ["one", "two", "three"], key]),
    );
  });

  it("are no question in a table of figures", () => {
    const rows = ["Year | Question | A | B", "2019 | 4 | 5 | 6", "2020 | 7 | 8 | 9"];
    expect(
      found(
        paperOf(
          rows.map((text): Block => ({ kind: "tableRow", text })),
          "en",
        ),
      ),
    ).toEqual([]);
  });
});

describe("the number of a question", () => {
  it.each([
    ["#", (n: number) => `#${n} `],
    ["lesson and number", (n: number) => `3.${n} `],
    ["Roman", (n: number) => `${["I", "II", "III", "IV"][n - 1]}. `],
    ["points in brackets", (n: number) => `${n}. [2 marks] `],
    ["points of an exam", (n: number) => `${n}. (0–1) `],
    ["a slash", (n: number) => `${n}/ `],
    ["letters", (n: number) => `${"ABCD".charAt(n - 1)}. `],
  ])("is no part of its stem: %s", (what, lead) => {
    const labels = what === "letters" ? ["1) ", "2) ", "3) "] : ["a) ", "b) ", "c) "];
    const paper = [1, 2, 3, 4].map((n) =>
      [`${lead(n)}Which is the word?`, ...["one", "two", "three"].map((word, i) => labels[i] + word)].join(
        "\n",
      ),
    );
    const keyed = paper.map((text) => `${text}\nAnswer: ${labels[1]?.charAt(0)}`).join("\n");
    expect(found(paperOfLines(keyed))).toEqual(
      [1, 2, 3, 4].map(() => ["Which is the word?", ["one", "two", "three"], 1]),
    );
  });

  it.each([
    ["en", "Which is it? (2 points)"],
    ["pl", "Które to? (1 pkt)"],
    ["de", "Was ist es? [2 Punkte]"],
    ["es", "¿Cuál es? (1,5 puntos)"],
    ["uk", "Що це? (2 бали)"],
    ["ja", "これはどれか。（2点）"],
  ] as const)("loses its points behind the stem, in %s", (language, stem) => {
    const [own] = found(paperOfLines(`1. ${stem}\nA) one\nB) two\nAnswer: B`, language)) as [string][];
    expect(own?.[0]).toBe(stem.replace(/\s*[([（][^)]*[)\]）]$/u, ""));
  });
});

describe("GIFT as Moodle exports it", () => {
  it("is read without tags, entities and escapes", () => {
    const text = `::A::[html]<p>Which <b>soil</b> is wet&nbsp;?</p>{=<p>clay &amp; loam</p>#<p>Fine grains.</p> ~<p>sand</p>}
      ::B::[html]<p>Write of soils.</p>{}
      ::C::Worms dig.{TRUE}
      ::D::Which sign opens a set? {~\\~ =\\{ ~\\=}
      ::E::Which is best? {=%100%one ~%50%two ~three}`;
    expect(found(paperOfLines(text))).toEqual([
      ["Which soil is wet ?", ["clay & loam", "sand"], 0],
      ["Worms dig.", ["True", "False"], 0],
      ["Which sign opens a set?", ["~", "{", "="], 1],
      ["Which is best?", ["one", "two", "three"], 0],
    ]);
  });
});

describe("a key by the look of an option", () => {
  const question = (n: number, looks: Record<number, string>): Block[] => [
    { kind: "paragraph", text: `${n}. Which metal is number ${n}?` },
    ...["iron", "zinc", "tin"].map((word, i): Block => {
      const text = `${"ABC".charAt(i)}) ${word}`;
      return {
        kind: "paragraph",
        text,
        ...(looks[i] !== undefined && { looks: [{ look: looks[i], text }] }),
      };
    }),
  ];
  const keysOf = (...looks: Record<number, string>[]) => {
    const blocks = looks.flatMap((own, i) => question(i + 1, own));
    return findQuestions(paperOf(blocks, "en")).questions.map(({ item }) => item.key);
  };

  it("is the one option of each question that has it", () => {
    expect(keysOf({ 1: "underline" }, { 0: "underline" }, { 2: "underline" })).toEqual([1, 0, 2]);
    expect(keysOf({ 1: "color FF0000" }, { 0: "color FF0000" }, { 2: "color FF0000" })).toEqual([1, 0, 2]);
  });

  it("is the shaded cell, unless the same row is shaded each time", () => {
    const cell = "cell shd FFFF00";
    expect(keysOf({ 1: cell }, { 0: cell }, { 2: cell })).toEqual([1, 0, 2]);
    expect(keysOf({ 1: cell }, { 1: cell }, { 1: cell })).toEqual([null, null, null]);
  });

  it("is none where all options have it, or only some questions, or two looks disagree", () => {
    const all = { 0: "color 0000FF", 1: "color 0000FF", 2: "color 0000FF" };
    expect(keysOf(all, all, all)).toEqual([null, null, null]);
    expect(keysOf({ 1: "underline" }, {}, {})).toEqual([null, null, null]);
    const both = { 0: "underline", 1: "highlight yellow" };
    expect(keysOf(both, both, both)).toEqual([null, null, null]);
  });
});

describe("a paper without keys whose stems do not ask", () => {
  const STEMS = {
    en: ["The capital city of Poland is", "Point out the word that is a verb.", "The sum of two and two is"],
    pl: [
      "Stolicą państwa polskiego jest miasto",
      "Wskaż wyraz, który jest czasownikiem.",
      "Suma dwóch i dwóch wynosi",
    ],
    de: [
      "Die Hauptstadt von Polen ist",
      "Nenne das Wort, das ein Verb ist.",
      "Die Summe von zwei und zwei ist",
    ],
    es: ["La capital del país polaco es", "Señale la palabra que es verbo.", "La suma de dos y dos es"],
    uk: [
      "Столицею держави Польща є місто",
      "Укажіть слово, яке є дієсловом.",
      "Сума двох і двох становить рівно",
    ],
    ja: [
      "ポーランドの首都である都市の名前",
      "動詞である単語を一つ示すこと。",
      "二と二を足したときの合計の値",
    ],
  } as const;

  it.each(Object.entries(STEMS))("is found where it is even throughout, in %s", (language, stems) => {
    const paper = [...stems, ...stems].map((stem, i) => `${i + 1}. ${stem}\nA) x1\nB) x2\nC) x3\nD) x4`);
    const source = paperOfLines(paper.join("\n"), language as keyof typeof STEMS);
    expect(found(source)).toEqual([...stems, ...stems].map((stem) => [stem, ["x1", "x2", "x3", "x4"], null]));
  });

  it("may have four options in one part and five in the other", () => {
    const stems = [...STEMS.en, ...STEMS.en, ...STEMS.en, ...STEMS.en];
    const paper = stems.map((stem, i) => {
      const labels = [..."ABCDE"].slice(0, i < 7 ? 4 : 5);
      return [`${i + 1}. ${stem}`, ...labels.map((label) => `${label}) word`)].join("\n");
    });
    expect(found(paperOfLines(paper.join("\n")))).toHaveLength(12);
  });

  const rivers = ["Sources", "Mouths", "Floods"];
  const duties = ["pay the rent", "clean the stairs", "lock up"];
  const tenant = "The tenant of the house shall";
  it.each([
    ["an outline of headings", ["Rivers and lakes", rivers], ["Which part of a river is meant?", rivers]],
    ["the duties of a contract", [tenant, duties.map((duty) => `${duty};`)], [tenant, duties]],
  ] as const)("is not found in %s, but in the like that asks", (_what, other, asking) => {
    const paperOfSix = ([stem, items]: readonly [string, readonly string[]]) => {
      const list = items.map((item, i) => `${"abc".charAt(i)}) ${item}`).join("\n");
      return paperOfLines([1, 2, 3, 4, 5, 6].map((n) => `${n}. ${stem}\n${list}`).join("\n"));
    };
    expect(found(paperOfSix(other))).toEqual([]);
    expect(found(paperOfSix(asking))).toHaveLength(6);
  });
});
