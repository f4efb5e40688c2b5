import { readFileSync } from "node:fs";
import path from "node:path";

/** What a reader said of an item and of each option beside its key. */
export interface Marks {
  /** Readers mark some items twice. */
  readonly reader: number;
  /** Understandable without the text. */
  readonly alone: 0 | 1;
  readonly worth: 0 | 1;
  /** By the ids of options (`optionId`): 0 could not be taken for the answer, 1 could, 2 is right too. */
  readonly options: Readonly<Record<string, 0 | 1 | 2>>;
}

/** By the ids of items (`itemId`). Without any text: the texts are not ours to give. */
export type MarkedItems = Readonly<Record<string, readonly Marks[]>>;

const MARKS_FILE = path.join(import.meta.dirname, "marks.json");

export const readMarks = (file = MARKS_FILE) => JSON.parse(readFileSync(file, "utf8")) as MarkedItems;
