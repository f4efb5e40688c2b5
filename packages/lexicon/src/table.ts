/** What a table may say of a concept beside its names; two that share more of it are nearer. */
export const TRAITS = ["century", "country", "field"] as const;

/** Stands among the kinds of what is itself a kind, which other rows have in their paths. */
export const KIND = "kind";

/** One thing, by its names in each language. */
export interface Concept {
  readonly id: string;
  /** Paths from the subject down to the nearest kind. */
  readonly kinds: readonly string[];
  /** What the table says in a column; "" where it has no such column or says nothing. */
  cell(column: string): string;
  /** Its names in a language as they are written, the one to be shown first; none where the language lacks it. */
  names(language: string): readonly string[];
}

/** The concepts of a table: a header and rows, their cells parted by tabs, several of one cell by "|". */
export function conceptsIn([header = "", ...rows]: readonly string[]): Concept[] {
  const columns = new Map(header.split("\t").map((column, at) => [column, at]));
  return rows.map((row) => {
    const cells = row.split("\t");
    const cell = (column: string) => cells[columns.get(column) ?? cells.length] ?? "";
    const several = (column: string) => cell(column).split("|").filter(Boolean);
    return { id: cell("id"), kinds: several("kind"), cell, names: several };
  });
}

/** The members of each path. */
export function byKind(concepts: readonly Concept[]): Map<string, Concept[]> {
  const members = new Map<string, Concept[]>();
  for (const concept of concepts)
    for (const path of concept.kinds) {
      if (path === KIND) continue;
      const known = members.get(path);
      if (known === undefined) members.set(path, [concept]);
      else known.push(concept);
    }
  return members;
}
