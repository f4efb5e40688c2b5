import type { Group, Member, Source } from "./group.ts";
import { LEAST_MEMBERS } from "./group.ts";
import { namedIn } from "./names.ts";
import { type Run, titleOf } from "./runs.ts";

/** Cells of a head are names of columns. */
const HEAD_MAX_CHARS = 60;
const MOST_COLUMNS = 10;
/** A column that groups the rows of a table has each value, on average, for so many of them. */
const ROWS_PER_GROUP = 2;
/** Of the cells, so many must open with a name for each to be an entry of its own. */
const LEAST_ENTRIES = 0.6;

interface Row {
  readonly cells: readonly string[];
  readonly source: Source;
}

/** The rows under one head; what they stand under inside the table, where it has several parts. */
interface Part {
  readonly name: string | null;
  readonly rows: readonly Row[];
}

/** The columns of a table whose first row names them, and its parts, where it has several. */
export function groupsOfTable({ blocks, intro }: Run): Group[] {
  const [head, ...all] = blocks.map(({ it, passage, block, section }) => ({
    cells: cellsOf(it.text),
    source: { quote: it.text, passage, block, section },
  }));
  const title = titleOf(intro, blocks[0]?.heading ?? null);
  if (head === undefined || all.length === 0 || !isHead(head.cells)) return [];
  const parts = partsOf(head.cells, all);
  const rows = parts.flatMap((part) => part.rows);
  const ofEntries = entriesOf(head.cells, rows, title);
  if (ofEntries.length > 0) return ofEntries;
  if (rows.length === 1) return acrossOf(head.cells, rows[0], title);
  const name = namingColumn(rows);
  const columns = head.cells.map((relation, column) => ({ relation, column }));
  return [
    ...columns
      .filter(({ column, relation }) => column !== name && relation !== "")
      .map(({ column, relation }) => columnOf(rows, { name, column, relation, title })),
    classesOf(parts, name, title),
  ].filter(({ members }) => members.length >= LEAST_MEMBERS);
}

/** Empty ends of rows are not in their text. */
function cellsOf(text: string): string[] {
  return text.split(/(?<=^|\s)\|(?=\s|$)/u).map((cell) => cell.trim());
}

function isHead(cells: readonly string[]): boolean {
  const named = cells.filter((cell) => cell !== "");
  return (
    cells.length >= 2 &&
    cells.length <= MOST_COLUMNS &&
    new Set(named).size === named.length &&
    named.every((cell) => cell.length <= HEAD_MAX_CHARS && /^[^\d]*\p{L}{2}[^\d]*$/u.test(cell))
  );
}

/**
 * A head that comes again begins a new part, which its first cell names, as does a row of nothing but a name. A head
 * that comes again as it was only opens a new page.
 */
function partsOf(head: readonly string[], rows: readonly Row[]): Part[] {
  const parts: { name: string | null; rows: Row[] }[] = [{ name: null, rows: [] }];
  for (const row of rows) {
    const [name = "", ...cells] = head.map((_, at) => row.cells[at] ?? "");
    const isAgain = cells.every((cell, at) => cell === head[at + 1]);
    if (isAgain && name === head[0]) continue;
    if (name !== "" && (isAgain || row.cells.length === 1)) {
      const [first] = parts;
      // The head itself named the first part.
      if (isAgain && parts.length === 1 && first !== undefined) first.name = head[0] ?? null;
      parts.push({ name, rows: [] });
    } else parts.at(-1)?.rows.push({ ...row, cells: [name, ...cells] });
  }
  return parts.filter((part) => part.rows.length > 0);
}

/**
 * The column whose cells name their rows: the first, unless that only groups them ("fat-soluble" beside three
 * vitamins, as in a merged cell) and the next one has a word or name of its own for each.
 */
function namingColumn(rows: readonly Row[]): number {
  const groups = rows.map(({ cells: [group = ""] }) => group);
  const runs = groups.filter((group, at) => group !== groups[at - 1]).length;
  const isGrouping = runs === new Set(groups).size && runs * ROWS_PER_GROUP <= rows.length;
  if (!isGrouping) return 0;
  const names = rows.map(({ cells }) => cells[1] ?? "");
  const isNaming =
    new Set(names).size === names.length &&
    names.every((name) => /^\P{N}*(?:\p{L}{2}|\p{Script=Han})\P{N}*$/u.test(name));
  return isNaming ? 1 : 0;
}

interface Column {
  readonly name: number;
  readonly column: number;
  readonly relation: string;
  readonly title: string | null;
}

function columnOf(rows: readonly Row[], { name, column, relation, title }: Column): Group {
  const members = rows.map(({ cells, source }) => ({
    name: cells[name] ?? "",
    description: cells[column] ?? "",
    source,
  }));
  return {
    kind: "table",
    title,
    relation: relation.replace(/\s*[:：]$/u, ""),
    members: members.filter((member) => member.name !== "" && member.description !== ""),
  };
}

/** Which part of its table each row stands in. */
function classesOf(parts: readonly Part[], column: number, title: string | null): Group {
  const members = parts.flatMap(({ name, rows }) =>
    rows.map(({ cells, source }) => ({ name: name ?? "", description: cells[column] ?? "", source })),
  );
  const isWhole = new Set(members.map(({ name }) => name)).size >= LEAST_MEMBERS;
  return { kind: "classes", title, relation: null, members: isWhole ? members : [] };
}

/** One row under its head: what each column is called, and what is told of it. */
function acrossOf(head: readonly string[], row: Row | undefined, title: string | null): Group[] {
  if (row === undefined || head.length < 2) return [];
  const members = head.map((name, at) => ({
    name,
    description: row.cells[at] ?? "",
    source: row.source,
  }));
  const told = members.filter(({ name, description }) => name !== "" && description !== "");
  return told.length >= 2 ? [{ kind: "contrast", title, relation: null, members: told }] : [];
}

/** "Nucleus – the body that …" in each cell: entries of their own, and the head says of what class they are. */
function entriesOf(head: readonly string[], rows: readonly Row[], title: string | null): Group[] {
  const cells = rows.flatMap(({ cells, source }) =>
    cells.map((text, at) => ({ text, source, column: head[at] ?? "" })).filter(({ text }) => text !== ""),
  );
  const entries = cells.flatMap(({ text, source, column }) => {
    const named = namedIn(text);
    return named === null ? [] : [{ ...named, source, column }];
  });
  const ofAll = (column: string) => cells.filter((cell) => cell.column === column).length;
  const isWhole = head.every(
    (column) =>
      entries.filter((entry) => entry.column === column).length >= Math.max(1, LEAST_ENTRIES * ofAll(column)),
  );
  if (!isWhole || entries.length < LEAST_MEMBERS) return [];
  const classes = entries.map(
    ({ name, column, source }): Member => ({ name: column, description: name, source }),
  );
  return [
    { kind: "notes", title, relation: null, members: entries.map(memberOf) },
    ...(head.length >= LEAST_MEMBERS
      ? [{ kind: "classes" as const, title, relation: null, members: classes }]
      : []),
  ];
}

const memberOf = ({ name, description, source }: Member): Member => ({ name, description, source });
