import { linesOf, once } from "./data.ts";
import type { LexiconLanguage } from "./marks.ts";

type Sex = "men" | "women";

/** Given names by which a person is told from a place or a firm, in the spellings of all languages. */
export const namesGivenTo = once(
  (sex: Sex): ReadonlySet<string> =>
    new Set(linesOf(`persons/given-${sex}.txt`).flatMap((line) => line.split(" "))),
);

/** Whether somebody has this given name, written as it names them. */
export function isGivenName(name: string): boolean {
  return namesGivenTo("men").has(name) || namesGivenTo("women").has(name);
}

/** By a given name; null where it is none, or one of both. */
export function sexOfGivenName(name: string): Sex | null {
  const isMan = namesGivenTo("men").has(name);
  if (isMan === namesGivenTo("women").has(name)) return null;
  return isMan ? "men" : "women";
}

/**
 * Persons made up of common names: what exam writers put beside a name where a text holds no others. Each is a list of
 * its forms: in Polish and Ukrainian all six cases.
 */
export const personsOf = once((language: LexiconLanguage): Readonly<Record<Sex, readonly string[][]>> => {
  const [men = [], women = []] = linesOf(`persons/${language}.txt`).map((line) =>
    line
      .slice(line.indexOf(": ") + 2)
      .split(", ")
      .map((name) => name.split("/")),
  );
  return { men, women };
});
