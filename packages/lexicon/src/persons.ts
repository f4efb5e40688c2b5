import { linesOf, once } from "./data.ts";

/** Given names by which a person is told from a place or a firm, in the spellings of all languages. */
export const namesGivenTo = once(
  (sex: "men" | "women"): ReadonlySet<string> =>
    new Set(linesOf(`persons/given-${sex}.txt`).flatMap((line) => line.split(" "))),
);

/** Whether somebody has this given name, written as it names them. */
export function isGivenName(name: string): boolean {
  return namesGivenTo("men").has(name) || namesGivenTo("women").has(name);
}
