import { readdirSync, readFileSync } from "node:fs";

const DATA = new URL("../data/", import.meta.url);

/** The lines of a file of `data`, without empty ones. */
export function linesOf(file: string): string[] {
  return readFileSync(new URL(file, DATA), "utf8").split("\n").filter(Boolean);
}

/** The tables of concepts, in the order of their names. */
export function tables(): string[] {
  return readdirSync(DATA)
    .filter((file) => file.endsWith(".tsv"))
    .sort();
}

/** Calls a function once for each key, and keeps what it gave. */
export function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
