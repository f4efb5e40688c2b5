/** Where a part of the plan stands. */
export interface Place {
  readonly passage: number;
  /** Index among the passage's blocks. */
  readonly block: number;
  readonly section: number;
}

/** Where a member is told of. */
export interface Source extends Place {
  /** Literally in its block: the evidence. */
  readonly quote: string;
}

/** One of the things that the text sets side by side. */
export interface Member {
  readonly name: string;
  /** What is told of it, as the text has it: a cell, a clause, or some sentences. Empty where only its place tells. */
  readonly description: string;
  readonly source: Source;
}

/**
 * table: one column of a table. glossary: terms and what they mean. notes: a list of names with what is said of each.
 * classes: a class and what stands under it, one member for each example. contrast: two or more that are told apart.
 * headings: sibling headings and how their sections begin. deeds: who did what. steps: what comes one after the
 * other. definitions: terms that are explained near each other.
 */
export type GroupKind =
  | "table"
  | "glossary"
  | "notes"
  | "classes"
  | "contrast"
  | "headings"
  | "deeds"
  | "steps"
  | "definitions";

/** What the text itself sets side by side. */
export interface Group {
  readonly kind: GroupKind;
  /** What it stands under: a caption, the line that leads to it, a heading. */
  readonly title: string | null;
  /** What a description is of its name, where that is told: the head of a column. */
  readonly relation: string | null;
  readonly members: readonly Member[];
}

/** With fewer there are not two others to choose from. */
export const LEAST_MEMBERS = 3;
