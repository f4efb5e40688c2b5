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

/** For what is kept: a piece of a text would keep all of the text. */
export function copyOf(text: string): string {
  return Buffer.from(text).toString();
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

/** The same, forgetting what was longest not asked for when there are more. */
export function lately<Key, Value>(most: number, make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.delete(key);
    made.set(key, known);
    for (const oldest of made.keys()) {
      if (made.size <= most) break;
      made.delete(oldest);
    }
    return known;
  };
}
