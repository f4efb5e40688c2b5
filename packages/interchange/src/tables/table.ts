import type { CarriedQuestion, ColumnRole, Columns, Evidence, ImportChoices } from "@quizmill/contract";
import { NotReadable, type ReadNote, type ReadQuestions } from "../format.ts";
import { beginning, letterOf, tidyLine, tidyText } from "../tidy.ts";
import { contentRoles, looksLikeHead } from "./columns.ts";
import { headingRow, inOrder, isList, isSecondHeading, rolesOf } from "./headings.ts";
import { listsIn, partsIn } from "./list-cell.ts";
import { keyedRows } from "./table-keys.ts";
import type { RowPictures } from "./xlsx-pictures.ts";

/** A table of questions has fewer: of wider ones the first columns are read, longer ones are refused. */
export const MAX_ROWS = 100_000;
export const MAX_COLUMNS = 100;
const SAMPLES = 3;
const SAMPLE_CHARS = 120;

type Rows = readonly (readonly string[])[];

/** The pictures that stand in rows. */
type Pictures = ReadonlyMap<readonly string[], RowPictures>;

/** A table, and the name of its sheet. */
export interface Table {
  readonly name: string;
  readonly rows: Rows;
  readonly pictures?: Pictures;
}

/** A table whose columns are known. */
interface Layout {
  readonly sheet: string;
  /** What heads the columns, "" where nothing does. */
  readonly headings: readonly string[];
  readonly roles: readonly ColumnRole[];
  readonly isHeaded: boolean;
  readonly body: Rows;
  readonly pictures?: Pictures;
}

/**
 * Reads the tables of a file as questions: what each column is taken for is told by the choices, else by its heading,
 * else by what is in it. Of several tables those without questions are left out, and told.
 */
export function readTables(tables: readonly Table[], choices: ImportChoices): ReadQuestions {
  const layouts = tables.flatMap(({ name, rows, pictures = new Map() }) => {
    if (rows.length > MAX_ROWS) throw new NotReadable("limit");
    const filled = rows.filter((row) => row.slice(0, MAX_COLUMNS).some((value) => value.trim() !== ""));
    return filled.length > 0 ? [{ ...layoutOf(name, filled), pictures }] : [];
  });
  const used = chosen(withQuestions(layouts), choices);
  const [first] = used;
  const left = layouts.filter(({ sheet }) => used.every((layout) => layout.sheet !== sheet));
  return {
    ...questionsIn(used),
    ...(first !== undefined && { columns: columnsOf(first) }),
    ...(left.length > 0 && { sheetsLeftOut: left.map(({ sheet }) => sheet) }),
  };
}

function layoutOf(sheet: string, filled: Rows): Layout {
  const width = filled.reduce((most, row) => Math.max(most, Math.min(row.length, MAX_COLUMNS)), 0);
  const at = headingRow(filled, width);
  if (at >= 0) return headedLayout(sheet, filled.slice(at), width);
  // A title has one cell, a question several.
  const rows = filled.slice(filled.findIndex((row) => row.filter((cell) => cell.trim() !== "").length > 1));
  const hasHead = looksLikeHead(rows, width);
  const body = hasHead ? rows.slice(1) : rows;
  const headings = lines(hasHead ? rows[0] : [], width);
  return { sheet, headings, roles: contentRoles(body, width), isHeaded: false, body };
}

function headedLayout(sheet: string, [head = [], ...below]: Rows, width: number): Layout {
  const first = rolesOf(head, width);
  const isTwo = isSecondHeading(below[0] ?? [], first);
  const headings = isTwo ? Array.from({ length: width }, (_, i) => below[0]?.[i] || (head[i] ?? "")) : head;
  const roles = isTwo ? rolesOf(headings, width) : first;
  const again = head.join("\n");
  const body = below.slice(isTwo ? 1 : 0).filter((row) => row.join("\n") !== again);
  return { sheet, headings: lines(headings, width), roles: oneStem(roles, body), isHeaded: true, body };
}

/** Of several columns that could ask, the one with the longest cells does. */
function oneStem(roles: readonly ColumnRole[], body: Rows): ColumnRole[] {
  const named: ColumnRole = roles.includes("stem") ? "stem" : "ignore";
  const stems = roles.flatMap((role, i) => (role === named ? [i] : []));
  const chars = (i: number) => body.reduce((sum, row) => sum + (row[i] ?? "").length, 0);
  const [stem] = stems.toSorted((a, b) => chars(b) - chars(a));
  return roles.map((role, i) => (i === stem ? "stem" : role === "stem" ? "ignore" : role));
}

const lines = (cells: readonly string[] | undefined, width: number) =>
  Array.from({ length: width }, (_, i) => tidyLine(cells?.[i] ?? ""));

/** Tables with headings of questions, and those that go on without; without any, the first that could be one. */
function withQuestions(layouts: readonly Layout[]): readonly Layout[] {
  const headed = layouts.filter(({ isHeaded }) => isHeaded);
  const [first] = headed;
  if (first === undefined) {
    const tables = layouts.filter(({ body, roles }) => body.length > 1 && roles.includes("option"));
    return tables.length > 0 ? tables : layouts.slice(0, 1);
  }
  return layouts.flatMap((layout) => {
    if (layout.isHeaded) return [layout];
    const { headings, roles } = first;
    const goesOn = { ...layout, headings, roles };
    const { total, set } = questionsIn([goesOn]);
    const keyed = set.questions.filter(({ key }) => key.length > 0).length;
    return total > 0 && 2 * keyed > total ? [goesOn] : [];
  });
}

/** What a person chose for the columns of the first table goes for those that are headed like it. */
function chosen(layouts: readonly Layout[], { columns }: ImportChoices): readonly Layout[] {
  const heads = `${layouts[0]?.headings}`;
  if (columns === undefined) return layouts;
  return layouts.map((layout) =>
    `${layout.headings}` === heads
      ? { ...layout, roles: layout.headings.map((_, i) => columns[i] ?? "ignore") }
      : layout,
  );
}

function columnsOf({ headings, roles, body }: Layout): Columns {
  const names = headings.map((heading, i) => heading || letterOf(i));
  const samples = body
    .slice(0, SAMPLES)
    .map((row) => names.map((_, i) => tidyLine(row[i] ?? "").slice(0, SAMPLE_CHARS)));
  return { names, samples, roles: [...roles] };
}

/** A row as a question, or why it is none. */
interface RowRead {
  readonly stem: string;
  readonly question: CarriedQuestion | null;
  readonly loss?: Pick<ReadNote, "kind" | "effect">;
}

function questionsIn(layouts: readonly Layout[]): ReadQuestions {
  const isSections = layouts.length > 1;
  const rows = layouts.flatMap((layout) => rowsOf(layout, isSections ? sectionOf(layout.sheet) : ""));
  const questions: CarriedQuestion[] = [];
  const numbers: number[] = [];
  const notes: ReadNote[] = [];
  for (const [i, { stem, question, loss }] of rows.entries()) {
    if (loss !== undefined) notes.push({ number: i + 1, stem: beginning(stem), ...loss });
    if (question === null) continue;
    questions.push(question);
    numbers.push(i + 1);
  }
  return { set: { title: "", questions }, numbers, total: rows.length, notes };
}

/** A name that the program gave says nothing. */
const sectionOf = (sheet: string) =>
  /^(?:sheet|tabelle|blatt|arkusz|hoja|аркуш|лист|feuil(?:le)?|シート)[ _]?\d*$/iu.test(sheet) ? "" : sheet;

/** Beside the options, what may have a picture. */
const SHOWN = ["stem", "explanation", "context"] as const;

function rowsOf({ body, roles, headings, pictures }: Layout, section: string): RowRead[] {
  const places = Map.groupBy(roles.keys(), (i) => roles[i] ?? "ignore");
  for (const role of ["option", "key"] as const)
    places.set(role, [...inOrder(places.get(role) ?? [], headings)]);
  const of = (role: ColumnRole) => places.get(role) ?? [];
  const rows = body.filter((row) =>
    row.some((cell, i) => (roles[i] ?? "ignore") !== "ignore" && cell.trim() !== ""),
  );
  const headingsOf = (role: ColumnRole) => of(role).map((i) => headings[i] ?? "");
  const [list = "", ...more] = headingsOf("option");
  const isOfLists = more.length === 0 && isList(list);
  const lists = isOfLists ? listsIn(rows.map((row) => row[of("option")[0] ?? -1] ?? "")) : null;
  const marksOf = (row: Rows[number]) => pictures?.get(row) ?? new Map<number, string>();
  const shownAt = (row: Rows[number], i: number) => tidyText(`${row[i] ?? ""}${marksOf(row).get(i) ?? ""}`);
  const shown = new Set([
    ...SHOWN.flatMap((role) => of(role).slice(0, 1)),
    ...(lists === null ? of("option") : []),
  ]);
  /** The pictures of a row that stand in none of its texts. */
  const besideTexts = (row: Rows[number]) =>
    [...marksOf(row)].map(([i, mark]) => (shown.has(i) ? "" : mark)).join("");
  const optionsIn = (row: readonly string[], at: number) => {
    if (lists !== null) return (lists[at] ?? []).map(tidyText);
    const all = of("option").map((i) => shownAt(row, i));
    return all.slice(0, all.findLastIndex((option) => option !== "") + 1);
  };
  const keyed = keyedRows(
    rows.map((row, at) => ({
      options: optionsIn(row, at),
      told: of("key").map((i) => tidyText(row[i] ?? "")),
    })),
    { keys: headingsOf("key"), options: headingsOf("option") },
  );
  return rows.map((row, i) => {
    const first = (role: ColumnRole) => {
      const at = of(role)[0] ?? -1;
      return shown.has(at) ? shownAt(row, at) : tidyText(row[at] ?? "");
    };
    const { options, key, isWrong } = keyed[i] ?? { options: [], key: [], isWrong: false };
    const stem = tidyText(first("stem") + besideTexts(row));
    if (stem === "" || options.length < 2)
      return {
        stem,
        question: null,
        loss: { kind: stem === "" ? "unreadable" : "fewOptions", effect: "leftOut" },
      };
    const parts = { ...(section !== "" && { section }), ...beside(first) };
    return {
      stem,
      question: { text: stem, options: [...options], key: [...key], ...parts },
      ...(isWrong && { loss: { kind: "noKey", effect: "lost" } }),
    };
  });
}

function beside(first: (role: ColumnRole) => string): Partial<CarriedQuestion> {
  const [explanation, context, section] = [
    first("explanation"),
    first("context"),
    tidyLine(first("section")),
  ];
  const tags = partsIn(first("tags"));
  const source = sourceOf(first);
  return {
    ...(explanation !== "" && { explanation }),
    ...(context !== "" && { context }),
    ...(source !== undefined && { source }),
    ...(section !== "" && { section }),
    ...(tags.length > 0 && { tags }),
  };
}

function sourceOf(first: (role: ColumnRole) => string): Evidence | undefined {
  const quote = first("quote");
  if (quote === "") return undefined;
  const numberOf = (text: string) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined);
  const [page, slide, heading] = [
    numberOf(first("page")),
    numberOf(first("slide")),
    tidyLine(first("heading")),
  ];
  return {
    quote,
    ...(page !== undefined && { page }),
    ...(slide !== undefined && { slide }),
    ...(heading !== "" && { heading }),
  };
}
