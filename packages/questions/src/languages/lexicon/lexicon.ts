import { pushTo } from "../../maps.ts";

/** A word of the lexicon with what must agree where it stands. */
export interface Member {
  /** As it names the thing: nominative, without its article. */
  text: string;
  /** By case, from the nominative to the locative; just the nominative where no others are told. */
  forms: readonly string[];
  /** Told by its article, its mark or its ending; "" where the language has none, or it is a bare name. */
  gender: string;
  isPlural: boolean;
}

/** Things of one type, near ones beside each other: any may stand in for any other. */
export interface Family {
  /** What a text calls such things, lower case. */
  hypernyms: readonly string[];
  members: readonly Member[];
}

/** A word found in a family, and the cases it may stand in there. */
export interface FamilyMembership {
  family: Family;
  index: number;
  cases: readonly number[];
}

export const [NOMINATIVE, GENITIVE, DATIVE, ACCUSATIVE, INSTRUMENTAL, LOCATIVE] = [0, 1, 2, 3, 4, 5] as const;

/** Words of everyday school subjects by type, for texts too short to hold alternatives of their own. */
export interface Lexicon {
  families: readonly Family[];
  /** All families with this very form among their words: more than one for "mercury". */
  find(form: string): readonly FamilyMembership[];
  /** The cases a preposition takes, surest first; none where the language has no cases here. */
  casesAfter(word: string): readonly number[];
}

/** How a language shows gender and number in its lexicon. */
export interface Marks {
  /** Marks written before a word: its article, or "pl", "f", "m", "n". */
  gender: Readonly<Record<string, string>>;
  plural: readonly string[];
  /** The gender of an unmarked word. */
  genderOf: (word: string, forms: readonly string[]) => string;
  isPlural: (word: string) => boolean;
  /** Where plurals are regular: every family of common nouns then has its twin in the plural. */
  pluralOf?: (word: string) => string;
  /** Prepositions by the case they take. */
  prepositions?: readonly (readonly [atCase: number, words: string])[];
}

export const NO_MARKS: Marks = {
  gender: {},
  plural: ["pl"],
  genderOf: () => "",
  isPlural: () => false,
};

/**
 * Reads a lexicon when it is first asked. One family a line: what such things are called, parted by
 * "/", a colon, and the words, parted by commas. A word may have a mark before it ("die Leber",
 * "pl nerki"), and the endings of its cases after its stem: "tlen|/u/owi//em/ie".
 */
export function lexicon(text: string, marks: Marks = NO_MARKS): () => Lexicon {
  let read: Lexicon | undefined;
  return () => {
    read ??= readLexicon(text, marks);
    return read;
  };
}

/** For a language without one. */
export const NO_LEXICON: Lexicon = { families: [], find: () => [], casesAfter: () => [] };

function readLexicon(text: string, marks: Marks): Lexicon {
  const kin = new Map<string, FamilyMembership[]>();
  const families = text
    .trim()
    .split("\n")
    .flatMap((line) => withPlural(familyFrom(line, marks), marks));
  for (const family of families) {
    for (const [index, { forms }] of family.members.entries()) {
      for (const form of new Set(forms)) {
        const cases = [...forms.keys()].filter((at) => forms[at] === form);
        const known = kin.get(form) ?? [];
        if (!known.some((other) => other.family === family))
          kin.set(form, [...known, { family, index, cases }]);
      }
    }
  }
  const casesAfter = new Map<string, number[]>();
  for (const [atCase, words] of marks.prepositions ?? [])
    for (const word of words.split(" ")) pushTo(casesAfter, word, atCase);
  return {
    families,
    find: (form) => kin.get(form) ?? [],
    casesAfter: (word) => casesAfter.get(word) ?? [],
  };
}

function familyFrom(line: string, marks: Marks): Family {
  const colon = line.indexOf(":");
  return {
    hypernyms: line.slice(0, colon).split("/"),
    members: line
      .slice(colon + 1)
      .split(",")
      .map((word) => memberFrom(word.trim(), marks)),
  };
}

function withPlural(family: Family, { pluralOf }: Marks): Family[] {
  if (pluralOf === undefined) return [family];
  const single = family.members.filter(({ text, isPlural }) => !isPlural && /^\p{Ll}/u.test(text));
  const members = single.map((member) => {
    const text = pluralOf(member.text);
    return { ...member, text, forms: [text], isPlural: true };
  });
  return members.length > 3 ? [family, { ...family, members }] : [family];
}

function memberFrom(written: string, marks: Marks): Member {
  const mark = /^\p{Ll}+(?= )/u.exec(written)?.[0] ?? "";
  const isMark = marks.plural.includes(mark) || marks.gender[mark] !== undefined;
  const forms = formsFrom(isMark ? written.slice(mark.length + 1) : written);
  const text = forms[0] ?? written;
  return {
    text,
    forms,
    gender: marks.gender[mark] ?? (isMark ? "" : marks.genderOf(text, forms)),
    isPlural: marks.plural.includes(mark) || (!isMark && marks.isPlural(text)),
  };
}

/** "tlen|/u/owi//em/ie" gives six forms; an ending left empty is the bare stem. */
function formsFrom(written: string): string[] {
  const [stem = "", endings] = written.split("|");
  return endings === undefined ? [written] : endings.split("/").map((ending) => stem + ending);
}
