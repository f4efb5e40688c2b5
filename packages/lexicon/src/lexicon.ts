import { CASES } from "./cases.ts";
import { familiesOfTable } from "./concepts.ts";
import { linesOf, once, tables } from "./data.ts";
import {
  type Family,
  type FamilyMembership,
  familiesFrom,
  formsOf,
  type Kind,
  type Member,
  type Place,
  type Word,
} from "./family.ts";
import { LEXICON_LANGUAGES, type LexiconLanguage, MARKS, type Marks } from "./marks.ts";
import { opened } from "./opened.ts";
import { indexOf, lookup, type Packed, pack } from "./packed.ts";
import { isStored, type Stored, store, storedOf } from "./stored.ts";

/** Words of everyday school subjects by type, for texts too short to hold alternatives of their own. */
export interface Lexicon {
  families: readonly Family[];
  /** What all members of all families are called first. */
  texts(): string[];
  /**
   * All families with this form among their words, whatever its apostrophes, hyphens and way of spelling: more than one
   * for "mercury".
   */
  find(form: string): readonly FamilyMembership[];
  /** The same by another key of all names than how they are written, for their places alone: see `storeLexicon`. */
  placesBy(index: string, keyOf: (text: string) => string): (key: string) => readonly Place[];
  /** Whether both are names of one thing: "quark" and "kwark", not two forms of one word. */
  isAlias(one: string, other: string): boolean;
  /** The same letters however a text is typed and spelt: "Hooke's law" of "Hooke’s law", "fetus" of "foetus". */
  plain(text: string): string;
  /** The cases a preposition takes, surest first; none where the language has no cases here. */
  casesAfter(word: string): readonly number[];
}

/** For a language without one. */
const NO_LEXICON: Lexicon = {
  families: [],
  texts: () => [],
  find: () => [],
  placesBy: () => () => [],
  isAlias: () => false,
  plain: (text) => text,
  casesAfter: () => [],
};

/** The lexicon of a language, read when it is first asked for: packed, if it was stored so. Some have none. */
export const lexiconOf = once((code: string): Lexicon => {
  const language = LEXICON_LANGUAGES.find((known) => known === code);
  if (language === undefined) return NO_LEXICON;
  const { packed, indexes } = storedOf(language) ?? { packed: pack(kindsOf(language)), indexes: {} };
  return lexiconIn(packed, MARKS[language], indexes);
});

/** Whether all are stored as their files are now. */
export function areStored(): boolean {
  return LEXICON_LANGUAGES.every((language) => isStored(language));
}

/** Stores the lexicon of a language for all processes to come, with an index by another key of all names. */
export function storeLexicon(
  language: LexiconLanguage,
  { name, keyOf, folders }: { name: string; keyOf: (text: string) => string; folders: readonly string[] },
): void {
  const packed = pack(kindsOf(language));
  const { writtenKeys, textsOf } = keysIn(packed, MARKS[language]);
  const indexes = {
    [WRITTEN]: indexOf(packed, writtenKeys),
    [name]: indexOf(packed, (entry) => textsOf(entry).map(keyOf)),
  };
  store(language, { packed, indexes }, folders);
}

/** One file after another, so that none is held when the next is read. */
function* kindsOf(language: LexiconLanguage): Iterable<Kind> {
  const marks: Marks = MARKS[language];
  for (const file of tables()) yield* familiesOfTable(linesOf(file), language, marks);
  for (const line of linesOf(`families/${language}.txt`)) yield* familiesFrom(line, marks);
}

/** A lexicon of these families. */
export function lexiconFrom(kinds: Iterable<Kind>, marks: Marks): Lexicon {
  return lexiconIn(pack(kinds), marks, {});
}

/** The name of the index by how all names are written. */
const WRITTEN = "written";

/** By what the entries are found. */
function keysIn(packed: Packed, marks: Marks) {
  const { namesOf } = opened(packed, marks);
  const plain = plainer(marks);
  return {
    writtenKeys: (entry: number) => [
      ...new Set(namesOf(entry).flatMap((name) => formsOf(name, marks).map(plain))),
    ],
    textsOf: (entry: number) => namesOf(entry).map((name) => formsOf(name, marks)[0] ?? name),
  };
}

function lexiconIn(packed: Packed, marks: Marks, indexes: Stored["indexes"]): Lexicon {
  const { families, memberAt, placeOf } = opened(packed, marks);
  const plain = plainer(marks);
  const { writtenKeys, textsOf } = keysIn(packed, marks);
  const indexed = (name: string, keysOf: (entry: number) => readonly string[]) =>
    lookup(indexes[name] ?? indexOf(packed, keysOf), packed, keysOf);
  const slotsOf = indexed(WRITTEN, writtenKeys);
  const find = (form: string) => {
    const key = plain(form);
    // Of two members of a family that are called so, the first.
    return slotsOf(key)
      .filter((slot, at, slots) => packed.familyOf[slot] !== packed.familyOf[slots[at - 1] ?? -1])
      .map((slot) => ({ ...placeOf(slot), ...wordOf(memberAt(slot), key, plain) }));
  };
  return {
    families,
    texts: () => Array.from(packed.entryOf, (entry) => textsOf(entry)[0] ?? ""),
    find,
    placesBy(index, keyOf) {
      const slotsBy = indexed(index, (entry) => textsOf(entry).map(keyOf));
      return (key) => slotsBy(key).map(placeOf);
    },
    isAlias: (one, other) => find(one).some((known) => find(other).some((found) => isAliasOf(known, found))),
    plain,
    casesAfter: (word) => marks.prepositions.flatMap(([at, words]) => (words.has(word) ? at : [])),
  };
}

/** The name by which a member is called so, in whatever form. */
function wordOf(member: Member, key: string, plain: (text: string) => string) {
  const isOfKey = (form: string) => plain(form) === key;
  const word = [member, ...member.aliases].find(({ forms }) => forms.some(isOfKey)) ?? member;
  return { word, cases: casesOf(word.forms.find(isOfKey) ?? word.text, word) };
}

/** The one case of a word whose others are not told, one list for all. */
const NAMING: readonly number[] = [CASES.nominative];

function casesOf(form: string, { forms }: Word): readonly number[] {
  return forms.length === 1 ? NAMING : [...forms.keys()].filter((at) => forms[at] === form);
}

function isAliasOf(a: FamilyMembership, b: FamilyMembership): boolean {
  return a.family === b.family && a.index === b.index && a.word.text !== b.word.text;
}

/** Most texts have nothing to replace: that is seen first, at once. */
function plainer({ spellings }: Marks): (text: string) => string {
  const signs = "[’ʼ‐‑–—-]";
  const any = new RegExp([signs, ...spellings.map(([other]) => other.source)].join("|"), "u");
  return (text) => {
    if (!any.test(text)) return text;
    let plain = text.replace(/[’ʼ]/gu, "'").replace(/ ?[‐‑–—-] ?/gu, " ");
    for (const [other, own] of spellings) plain = plain.replace(other, own);
    return plain;
  };
}
