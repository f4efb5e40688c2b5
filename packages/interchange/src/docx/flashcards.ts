import type { CarriedQuestion } from "@quizmill/contract";
import type { WriteSet } from "../format.ts";
import { letterOf } from "../tidy.ts";
import { docxOf, PAGE, paragraph, sectionEnd } from "./document.ts";

const COLUMNS = 2;
const ROWS = 4;
const CARDS = COLUMNS * ROWS;
const WIDTH = Math.floor((PAGE.width - 2 * PAGE.margin) / COLUMNS);
/** Room for the paragraph that has to follow a table. */
const HEIGHT = Math.floor((PAGE.height - 2 * PAGE.margin - 400) / ROWS);

/** Pages of eight cards: a page of fronts, then one of backs, mirrored so that they meet when both sides are printed. */
export const writeFlashcards: WriteSet = ({ title, questions }, options) => {
  return docxOf(title, pagesOf(questions), options);
};

function* pagesOf(questions: readonly CarriedQuestion[]): Iterable<string> {
  for (let at = 0; at < questions.length; at += CARDS) {
    const own = questions.slice(at, at + CARDS);
    const cards = own.map((question, i) => ({
      front: front(question, at + i + 1),
      back: back(question, at + i + 1),
    }));
    const [fronts, backs] = [rowsOf(cards.map((card) => card.front)), rowsOf(cards.map((card) => card.back))];
    yield table(fronts) + paragraph("", { style: "Card" });
    yield table(backs.map((row) => row.toReversed())) + paragraph("", { style: "Card" });
  }
  yield sectionEnd(1, "continuous");
}

function front({ text, options }: CarriedQuestion, number: number): string {
  return [
    paragraph(text, { style: "Card", label: `${number}.`, isBold: true }),
    ...options.map((option, i) => paragraph(`${letterOf(i)}) ${option}`, { style: "CardOption" })),
  ].join("");
}

function back({ options, key, explanation }: CarriedQuestion, number: number): string {
  const right = key.map((i) => `${letterOf(i)}) ${options[i] ?? ""}`).join("\n") || "—";
  return [
    paragraph(right, { style: "Card", label: `${number}.`, isBold: true }),
    ...(explanation === undefined ? [] : [paragraph(explanation, { style: "Card" })]),
  ].join("");
}

function rowsOf(cards: readonly string[]): string[][] {
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column) => cards[row * COLUMNS + column] ?? paragraph("")),
  );
}

const EDGES = ["top", "left", "bottom", "right", "insideH", "insideV"]
  .map((edge) => `<w:${edge} w:val="dashed" w:sz="4" w:space="0" w:color="A0A0A0"/>`)
  .join("");

function table(rows: readonly (readonly string[])[]): string {
  const grid = Array.from({ length: COLUMNS }, () => `<w:gridCol w:w="${WIDTH}"/>`).join("");
  const lines = rows.map((cells) => {
    const inside = cells.map(
      (cell) =>
        `<w:tc><w:tcPr><w:tcW w:w="${WIDTH}" w:type="dxa"/><w:vAlign w:val="center"/></w:tcPr>${cell}</w:tc>`,
    );
    return `<w:tr><w:trPr><w:cantSplit/><w:trHeight w:val="${HEIGHT}" w:hRule="exact"/></w:trPr>${inside.join("")}</w:tr>`;
  });
  return `<w:tbl><w:tblPr><w:tblW w:w="${WIDTH * COLUMNS}" w:type="dxa"/><w:tblBorders>${EDGES}</w:tblBorders><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="170" w:type="dxa"/><w:right w:w="170" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${lines.join("")}</w:tbl>`;
}
