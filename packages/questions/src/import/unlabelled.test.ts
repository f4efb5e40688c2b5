import type { Block } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { findQuestions } from "./find-questions.ts";
import { paperOf, paperOfLines } from "./paper-forms.ts";

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
    expect(found(paperOfLines("What to bring:\nboots\n*a rope\nwater\nThat is all."))).toEqual([]);
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
      ["Which sign opens a set?", ["~", "{", "="], 1],
      ["Which is best?", ["one", "two", "three"], 0],
    ]);
  });
});
