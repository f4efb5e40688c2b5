import { japaneseNamesIn } from "../../languages/japanese-surnames.ts";
import type { Document } from "../document.ts";

/** "気象学者アルフレート・ウェゲナー": who somebody is, and a name of several parts. */
const PERSON_NAMED =
  /(?:[者家師員士]|国王|皇帝|大統領|首相)(?<name>[\p{Script=Katakana}ー]+(?:[・＝][\p{Script=Katakana}ー]+)+)/gu;

/** Somebody as a text calls them: the whole name and its parts, whichever this is. */
export interface Called {
  by: "whole" | "surname" | "given";
  forms: readonly string[];
}

const persons = new WeakMap<Document, ReadonlyMap<string, Called>>();

/** Whom a Japanese text names in full, by that name and by what it may call them elsewhere ("徳川吉宗", "吉宗"). */
export function namedPersons(document: Document): ReadonlyMap<string, Called> {
  let known = persons.get(document);
  if (known === undefined) {
    known = document.profile.script === "unspaced" ? personsIn(document) : new Map();
    persons.set(document, known);
  }
  return known;
}

function personsIn({ lines }: Document): ReadonlyMap<string, Called> {
  const found = new Map<string, Called>();
  const add = (whole: string, surname: string, given: string) => {
    // A part of one character is said of much else.
    const forms = [surname, given].filter((part) => part.length > 1);
    if (forms.includes(surname)) found.set(surname, { by: "surname", forms: [whole] });
    if (forms.includes(given)) found.set(given, { by: "given", forms: [whole] });
    found.set(whole, { by: "whole", forms });
  };
  for (const { text } of lines) {
    for (const { groups: { name = "" } = {} } of text.matchAll(PERSON_NAMED))
      add(name, name.split(/[・＝]/u).at(-1) ?? name, "");
    for (const { surname, given } of japaneseNamesIn(text)) add(surname + given, surname, given);
  }
  return found;
}

/** "徳川吉宗" beside a sentence that calls him "吉宗": he stands in it already. */
export function isCalledIn(stem: string, name: string, document: Document): boolean {
  return (
    namedPersons(document)
      .get(name)
      ?.forms.some((form) => stem.includes(form)) === true
  );
}
