import { CASES } from "./cases.ts";
import { familiesOfTable } from "./concepts.ts";
import { linesOf, once, tables } from "./data.ts";
import { type Family, type FamilyMembership, familiesFrom, type Word } from "./family.ts";
import { type LexiconLanguage, MARKS, type Marks, NO_MARKS } from "./marks.ts";

/** Words of everyday school subjects by type, for texts too short to hold alternatives of their own. */
export interface Lexicon {
  families: readonly Family[];
  /**
   * All families with this form among their words, whatever its apostrophes, hyphens and way of spelling: more than one
   * for "mercury".
   */
  find(form: string): readonly FamilyMembership[];
  /** Whether both are names of one thing: "quark" and "kwark", not two forms of one word. */
  isAlias(one: string, other: string): boolean;
  /** The same letters however a text is typed and spelt: "Hooke's law" of "Hooke’s law", "fetus" of "foetus". */
  plain(text: string): string;
  /** The cases a preposition takes, surest first; none where the language has no cases here. */
  casesAfter(word: string): readonly number[];
}

/** For a language without one. */
export const NO_LEXICON: Lexicon = {
  families: [],
  find: () => [],
  isAlias: () => false,
  plain: (text) => text,
  casesAfter: () => [],
};

/** The lexicon of a language, read when it is first asked for. */
export const lexiconOf = once((language: LexiconLanguage) => {
  const marks: Marks = MARKS[language];
  const concepts = tables().flatMap((file) => familiesOfTable(linesOf(file), language, marks));
  const words = linesOf(`families/${language}.txt`).flatMap((line) => familiesFrom(line, marks));
  return lexiconFrom([...concepts, ...words], marks);
});

/**
 * Families of well-known names ("newspaper: Guardian, …"), in no language but those that have any. Apart from the
 * lexicon of school words, whose kinships they must not touch: "Queen" is a band here only.
 */
export const nameFamilies = once((language: LexiconLanguage): readonly Family[] =>
  language === "ja" ? [] : linesOf(`names/${language}.txt`).flatMap((line) => familiesFrom(line, NO_MARKS)),
);

/** A lexicon of these families. */
export function lexiconFrom(families: readonly Family[], marks: Marks): Lexicon {
  const plain = plainer(marks);
  const found = membershipsIn(families, plain);
  const find = (form: string) => found.get(plain(form)) ?? [];
  const { prepositions } = marks;
  return {
    families,
    find,
    isAlias: (one, other) => find(one).some((known) => find(other).some((found) => isAliasOf(known, found))),
    plain,
    casesAfter: (word) => prepositions.flatMap(([at, words]) => (words.has(word) ? at : [])),
  };
}

/** The one case of a word whose others are not told, one list for all. */
const NAMING: readonly number[] = [CASES.nominative];

function membershipsIn(families: readonly Family[], plain: (text: string) => string) {
  const found = new Map<string, FamilyMembership[]>();
  for (const family of families)
    for (const [index, member] of family.members.entries())
      for (const word of [member, ...member.aliases])
        for (const form of new Set(word.forms)) {
          const key = plain(form);
          const known = found.get(key) ?? [];
          if (known.some((other) => other.family === family)) continue;
          found.set(key, [...known, { family, index, word, cases: casesOf(form, word) }]);
        }
  return found;
}

function casesOf(form: string, { forms }: Word): readonly number[] {
  return forms.length === 1 ? NAMING : [...forms.keys()].filter((at) => forms[at] === form);
}

function isAliasOf(a: FamilyMembership, b: FamilyMembership): boolean {
  return a.family === b.family && a.index === b.index && a.word !== b.word;
}

/** Most texts have nothing to replace: that is seen first, at once. */
function plainer({ spellings }: Marks): (text: string) => string {
  const signs = "[’ʼ‐‑-]";
  const any = new RegExp([signs, ...spellings.map(([other]) => other.source)].join("|"), "u");
  return (text) => {
    if (!any.test(text)) return text;
    let plain = text.replace(/[’ʼ]/gu, "'").replace(/[‐‑-]/gu, " ");
    for (const [other, own] of spellings) plain = plain.replace(other, own);
    return plain;
  };
}
