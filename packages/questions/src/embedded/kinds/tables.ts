import type { Draft } from "../../engine.ts";
import { FEWEST_OTHERS } from "../../layout.ts";
import type { Row, Table } from "../../outline.ts";
import { soleNumber } from "../../text/spans.ts";
import { phraseKey, visibleLength } from "../../text/words.ts";
import type { Document } from "../document.ts";
import { isEnglish } from "../lines.ts";
import { withTopic } from "../stem-topic.ts";
import { topicOf } from "../topic.ts";
import { definitionSimilarity, similarDefinitions } from "./definitions.ts";
import {
  askForName,
  entriesIn,
  entriesNear,
  type GlossaryEntry,
  withSharedHypernym,
} from "./glossary-entries.ts";
import { isInformativeOfCode, isReadable, likeness, meaningFactor, meaningOf } from "./outline-options.ts";

/** A year is seldom what a table is read for; other numbers are, less than words. */
const WORTH = { words: 0.66, numbers: 0.58, years: 0.4 };
/** Rows asked about, evenly through a table. */
const MOST_ROWS = 6;
const ROWS_PER_QUESTION = 2;
/** For each question wanted, so many rows are tried. */
const TRIED_ROWS = 2;
/** Looked at for a glossary, too, where what is of one kind comes first. */
const GIVEN = 8;
const LEAST_LIKENESS = 0.4;
const LEAST_ROWS = 4;
/** Where none of the first so many notes gives a question, the list is asked as a table is. */
const TRIED_NOTES = 12;
/** A list of so many notes, of which so many say what their thing is in so many letters, is a glossary. */
const LEAST_ENTRIES = 8;
const DEFINING = 0.7;
const LEAST_MEANING_CHARS = 18;
/** Of a column's cells, at least this share must be numbers, or none. */
const COHERENT = 0.9;

interface Cell {
  readonly row: Row;
  readonly text: string;
}

/** What can be asked of a table, row by row: a long one is not to be worked through before its first question. */
export interface TableQuestions {
  /** Those that something may be asked of. */
  readonly rows: readonly Row[];
  /** Null where a row gives no question. */
  ask(row: Row): Draft | null;
}

/** What a table has in a column for a row, beside what it has there for others: all of one kind by their place. */
export function questionsOf(table: Table, document: Document): TableQuestions {
  const isOfNotes = table.isGlossary || (table.isNoted && !tellsOfCode(table) && !isOfNumbers(table));
  const notes = isOfNotes ? questionsOfNotes(table, document) : null;
  if (notes?.rows.slice(0, TRIED_NOTES).some((row) => notes.ask(row) !== null)) return notes;
  if (table.rows.length < LEAST_ROWS || (table.isNoted && table.head[1] === "")) return NO_QUESTIONS;
  const asked = new Map(askByRow(table, document).map(({ row, ...draft }) => [row, draft]));
  return { rows: [...asked.keys()], ask: (row) => asked.get(row) ?? null };
}

const NO_QUESTIONS: TableQuestions = { rows: [], ask: () => null };

/** Of a glossary every other entry is asked for its meaning, the others for their term. */
function questionsOfNotes(table: Table, document: Document): TableQuestions {
  const notes = entriesIn(table, document);
  const isGlossary = table.isGlossary || isDefining(notes, document);
  const byRow = new Map(
    notes.map((note, at) => [note.row, { note, isForMeaning: isGlossary && at % 2 === 0 }]),
  );
  return {
    rows: [...byRow.keys()],
    ask(row) {
      const entry = byRow.get(row);
      if (entry === undefined) return null;
      const meaning = entry.isForMeaning ? askForMeaning(entry.note, document) : null;
      return meaning ?? askForName(entry.note, document);
    },
  };
}

/** Most notes of the list say what their thing is, in several words: a glossary, whatever its form. */
function isDefining(notes: readonly GlossaryEntry[], document: Document): boolean {
  const defining = notes.filter(
    ({ meaning, meaningText }) => meaning.hypernyms.size > 0 && isSaid(meaningText, document),
  );
  return notes.length >= LEAST_ENTRIES && defining.length >= DEFINING * notes.length;
}

function isSaid(told: string, { profile }: Document): boolean {
  return visibleLength(told, profile) >= LEAST_MEANING_CHARS;
}

function askByRow(table: Table, document: Document): (Draft & { row: Row })[] {
  const columns = Array.from({ length: (table.rows[0]?.cells.length ?? 1) - 1 }, (_, i) => i + 1);
  const usable = columns.flatMap((column) => {
    const cells = cellsOf(table, column, document);
    return cells === null ? [] : [{ column, cells }];
  });
  if (usable.length === 0) return [];
  const isOfCode = tellsOfCode(table);
  const ask = (row: Row, turn: number) => {
    if (isOfCode) {
      // Quoted, what holds quotation marks of its own is hard to read.
      const isNamed = turn % 2 === 0 || /[„“”«»"「」]/u.test(row.cells[1] ?? "");
      return askedOfCode({ table, row, cells: usable[0]?.cells ?? [], isNamed }, document);
    }
    const { column, cells } = usable[turn % usable.length] ?? { column: 1, cells: [] };
    return asked({ table, row, column, cells }, document);
  };
  const named = namedRows(table, document);
  const most = Math.min(MOST_ROWS, Math.ceil(named.length / ROWS_PER_QUESTION));
  const drafts = new Map<Row, Draft>();
  for (const [turn, row] of evenlyFirst(named, most)
    .slice(0, TRIED_ROWS * most)
    .entries()) {
    if (drafts.size === most) break;
    const draft = ask(row, turn);
    if (draft !== null) drafts.set(row, draft);
  }
  return named.flatMap((row) => {
    const draft = drafts.get(row);
    return draft === undefined ? [] : [{ ...draft, row }];
  });
}

/** So many rows, evenly through a table, and behind them the others, for where one of these gives no question. */
function evenlyFirst(rows: readonly Row[], count: number): Row[] {
  const even = new Set(Array.from({ length: count }, (_, i) => Math.floor((i * rows.length) / count)));
  return [...rows.filter((_, at) => even.has(at)), ...rows.filter((_, at) => !even.has(at))];
}

/** All that its column has are numbers: what is asked for then is the number. */
function isOfNumbers({ rows }: Table): boolean {
  return rows.length >= LEAST_ROWS && rows.every(({ cells: [, told = ""] }) => soleNumber(told) !== null);
}

/** Rows that name what they are about, each once. */
function namedRows({ rows }: Table, document: Document): Row[] {
  const named = rows.filter(({ cells: [name = ""] }) => isReadable(name, document) || isCode(name));
  const counts = Map.groupBy(named, ({ cells: [name = ""] }) => phraseKey(name, document.profile) || name);
  return [...counts.values()].flatMap((some) => (some.length === 1 ? some : []));
}

/** The cells of a column that says one kind of thing throughout; null where it does not. */
function cellsOf(table: Table, column: number, document: Document): Cell[] | null {
  const { rows } = table;
  if (tellsOfCode(table)) return column > 1 ? null : toldOfCode(rows, document);
  const all = rows.map((row) => ({ row, text: row.cells[column] ?? "" })).filter(({ text }) => text !== "");
  const numbers = all.filter(({ text }) => soleNumber(text) !== null).length;
  const isOfNumbers = numbers >= COHERENT * all.length;
  if (!isOfNumbers && numbers > 0) return null;
  const fit = isOfNumbers ? all : all.filter(({ text }) => isReadable(text, document));
  return new Set(fit.map(({ text }) => text)).size > FEWEST_OTHERS ? fit : null;
}

/** "`--stat`", "`-p`, `--patch`": a switch, a command or a name, as a manual's tables have them. */
const CODE =
  /^(?:`[^`]{1,40}`|-{1,2}[\p{L}\d][\p{L}\d-]{0,40})(?:(?:, | \/ )(?:`[^`]{1,40}`|-{1,2}[\p{L}\d-]{1,40}))*$/u;

function isCode(name: string): boolean {
  return CODE.test(name);
}

/** A table of what switches and commands do: nearly all its rows are named by one. */
function tellsOfCode({ rows }: Table): boolean {
  return rows.filter(({ cells: [name = ""] }) => isCode(name)).length >= COHERENT * rows.length;
}

/** What each does is told in a sentence or most of one. */
function toldOfCode(rows: readonly Row[], document: Document): Cell[] | null {
  const fit = rows
    .map((row) => ({ row, text: row.cells[1] ?? "" }))
    .filter(({ text }) => isInformativeOfCode(text, document) && !isEnglish(text, document.profile));
  return new Set(fit.map(({ text }) => text)).size > FEWEST_OTHERS ? fit : null;
}

/** What it does is asked for by its name, or its name by what it does. */
function askedOfCode(
  { table, row, cells, isNamed }: { table: Table; row: Row; cells: readonly Cell[]; isNamed: boolean },
  document: Document,
): Draft | null {
  const { phrases } = document.profile;
  const own = cells.find((cell) => cell.row === row);
  if (phrases === null || own === undefined) return null;
  const nameOf = ({ cells: [name = ""] }: Row) => name.replaceAll("`", "");
  const optionOf = (cell: Cell) => (isNamed ? cell.text.replace(/[.。]$/u, "") : nameOf(cell.row));
  const key = optionOf(own);
  const far = (cell: Cell) => Math.abs(Math.log(optionOf(cell).length / key.length));
  const others = cells.filter((cell) => optionOf(cell) !== key && nameOf(cell.row) !== nameOf(row));
  const distinct = [...new Map(others.map((cell) => [optionOf(cell), cell])).values()];
  if (distinct.length < FEWEST_OTHERS) return null;
  // "-p" means this in one program and that in another.
  const matter = topicOf(table.title?.replaceAll("`", "") ?? null);
  const within = (stem: string) => (matter === null ? stem : withTopic(matter, stem, document));
  const likest = distinct.sort((a, b) => far(a) - far(b)).slice(0, GIVEN);
  return {
    ...(isNamed
      ? { kind: "definition" as const, stem: within(phrases.askDefinition(nameOf(row))) }
      : { kind: "table" as const, stem: within(phrases.askDescribed(own.text.replace(/[.。]$/u, ""))) }),
    key,
    quote: row.quote,
    block: row.block,
    about: null,
    score: WORTH.words,
    distractors: likest.map(optionOf),
    rationales: likest.map((cell) => ({
      option: optionOf(cell),
      says: cell.row.quote,
      reason: "elsewhere" as const,
    })),
  };
}

function asked(
  { table, row, column, cells }: { table: Table; row: Row; column: number; cells: readonly Cell[] },
  document: Document,
): Draft | null {
  const { phrases } = document.profile;
  const key = cells.find((cell) => cell.row === row)?.text;
  const [name = ""] = row.cells;
  if (phrases === null || key === undefined) return null;
  const others = table.isGlossary
    ? meaningsBeside({ row, text: key }, cells, document)
    : othersThan(key, cells, document);
  if (others.length < FEWEST_OTHERS) return null;
  return {
    ...(table.isGlossary
      ? { kind: "definition", stem: phrases.askDefinition(name) }
      : { kind: "table", stem: stemFor(name, table, column, document) }),
    key,
    quote: row.quote,
    block: row.block,
    distractors: others.map(({ text }) => text),
    score:
      WORTH[classOf(key)] *
      (table.isGlossary
        ? meaningFactor(
            key,
            others.map(({ text }) => text),
            document,
          )
        : 1),
    about: null,
    rationales: others.map(({ text, row: { quote } }) => ({
      option: text,
      says: quote,
      reason: "elsewhere",
    })),
  };
}

/** What a term of a glossary means, among what those beside it mean; null where fewer than three of them could. */
function askForMeaning(note: GlossaryEntry, document: Document): Draft | null {
  const beside = withSharedHypernym(entriesNear(note, document), note);
  const cells = beside.map(({ row, meaningText }) => ({ row, text: meaningText }));
  const table = { ...note.table, isGlossary: true };
  return asked({ table, row: note.row, column: 1, cells }, document);
}

/**
 * What stands over a table is told before the question, as what that is about: "What does “The planets” give …?" sends
 * its reader to a place of the document. What stands over a list of pairs is its only column.
 */
function stemFor(name: string, { title, head }: Table, column: number, document: Document): string {
  const { phrases } = document.profile;
  if (phrases === null) return "";
  const isOfPairs = head[0] === "";
  const own = head[column] ?? "";
  const matter = topicOf(isOfPairs ? own : title);
  const stem = phrases.askEntry(name, isOfPairs && matter !== null ? null : own);
  return matter === null ? stem : withTopic(matter, stem, document);
}

function classOf(key: string): keyof typeof WORTH {
  if (/^(?:1[5-9]|20)\d\d\p{L}{0,2}$/u.test(key)) return "years";
  return soleNumber(key) === null ? "words" : "numbers";
}

/**
 * Of a glossary: what other terms mean, first what is of one kind with what this one does. "March to May" says of no
 * class what it is: being in one list is all that makes such meanings alike.
 */
function meaningsBeside(asked: Cell, cells: readonly Cell[], document: Document): Cell[] {
  const told = (cell: Cell) => ({
    cell,
    term: cell.row.cells[0] ?? "",
    definition: cell.text,
    ...meaningOf(cell.text, document),
  });
  const own = told(asked);
  const others = othersThan(asked.text, cells, document).map(told);
  const ranked = others.sort((a, b) => definitionSimilarity(b, own) - definitionSimilarity(a, own));
  const beside = own.semanticClass === null ? ranked : similarDefinitions(ranked, own, document);
  return beside.map(({ cell }) => cell);
}

/** Each other value once, the likest first. */
function othersThan(key: string, cells: readonly Cell[], document: Document): Cell[] {
  const { profile } = document;
  const seen = new Set([phraseKey(key, profile)]);
  const isNew = ({ text }: Cell) => {
    const its = phraseKey(text, profile);
    return !seen.has(its) && seen.add(its);
  };
  const number = soleNumber(key);
  const distance = ({ text }: Cell) =>
    number === null ? -likeness(text, key, document) : Math.abs((soleNumber(text) ?? 0) - number);
  const others = cells
    .filter(isNew)
    .map((cell) => ({ cell, distance: distance(cell) }))
    .sort((a, b) => a.distance - b.distance);
  const fit = number === null ? others.filter((other) => -other.distance >= LEAST_LIKENESS) : others;
  return fit.slice(0, GIVEN).map(({ cell }) => cell);
}
