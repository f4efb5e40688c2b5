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

/** Indexes into the forms of a member, by case. */
export const [NOMINATIVE, GENITIVE, DATIVE, ACCUSATIVE, INSTRUMENTAL, LOCATIVE] = [0, 1, 2, 3, 4, 5] as const;

/** Words of everyday school subjects by type, for texts too short to hold alternatives of their own. */
export interface Lexicon {
  families: readonly Family[];
  /**
   * All families with this form among their words, whatever its apostrophes, hyphens and way of spelling: more than one
   * for "mercury".
   */
  find(form: string): readonly FamilyMembership[];
  /** The same letters however a text is typed and spelt: "Hooke's law" of "Hooke’s law", "fetus" of "foetus". */
  plain(text: string): string;
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
  /** The plural, where it can be told: a family with three such words has its twin in the plural. Null for none. */
  pluralOf?: (word: string, gender: string) => string | null;
  /** Other ways of spelling, as [what it replaces, how the lexicon has it]. */
  spellings?: readonly (readonly [other: RegExp, own: string])[];
  /** Prepositions by the case they take. */
  prepositions?: readonly (readonly [atCase: number, words: string])[];
}

/** For languages whose lists mark no gender. */
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
 *
 * For whoever writes families: the members are of one kind and on one level, so that each could be a wrong answer where
 * another is the right one ("mitosis", "meiosis", "budding"). Never a wider word beside its narrower one ("artery" beside
 * "aorta"), never two names of one thing. 3 to 12 members, like ones beside each other, in the form that names them; a
 * word stands in two families only where it is of both kinds. The nearest kind comes first ("bone"), then wider ones or
 * the topic by which a text calls them; what is named so is no option beside its members. Apostrophes are ’. Of two
 * spellings the lexicon has one; \`spellings\` tells the other.
 */
export function lexicon(text: string | readonly string[], marks: Marks = NO_MARKS): () => Lexicon {
  let read: Lexicon | undefined;
  return () => {
    read ??= readLexicon([text].flat().join("\n"), marks);
    return read;
  };
}

/** For a language without one. */
export const NO_LEXICON: Lexicon = {
  families: [],
  find: () => [],
  plain: (text) => text,
  casesAfter: () => [],
};

/** The one case of a word whose others are not told, one list for all. */
const NAMING: readonly number[] = [NOMINATIVE];

function readLexicon(text: string, marks: Marks): Lexicon {
  const kin = new Map<string, FamilyMembership[]>();
  const families = text.split("\n").flatMap((line) => {
    const family = line.trim();
    return family === "" ? [] : withPlural(familyFrom(family, marks), marks);
  });
  const plain = plainer(marks);
  for (const family of families) {
    for (const [index, { forms }] of family.members.entries()) {
      for (const form of new Set(forms)) {
        const cases = forms.length === 1 ? NAMING : [...forms.keys()].filter((at) => forms[at] === form);
        const known = kin.get(plain(form)) ?? [];
        if (!known.some((other) => other.family === family))
          kin.set(plain(form), [...known, { family, index, cases }]);
      }
    }
  }
  const casesAfter = new Map<string, number[]>();
  for (const [atCase, words] of marks.prepositions ?? [])
    for (const word of words.split(" ")) pushTo(casesAfter, word, atCase);
  return {
    families,
    find: (form) => kin.get(plain(form)) ?? [],
    plain,
    casesAfter: (word) => casesAfter.get(word) ?? [],
  };
}

/** Most texts have nothing to replace: that is seen first, at once. */
function plainer({ spellings = [] }: Marks): (text: string) => string {
  const signs = "[’ʼ‐‑-]";
  const any = new RegExp([signs, ...spellings.map(([other]) => other.source)].join("|"), "u");
  return (text) => {
    if (!any.test(text)) return text;
    let plain = text.replace(/[’ʼ]/gu, "'").replace(/[‐‑-]/gu, " ");
    for (const [other, own] of spellings) plain = plain.replace(other, own);
    return plain;
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

/** Fewer would give no choice. */
const LEAST_OF_TWIN = 3;

function withPlural(family: Family, { pluralOf }: Marks): Family[] {
  if (pluralOf === undefined) return [family];
  const members = family.members.flatMap((member) => {
    const isNoun = !member.isPlural && (member.gender !== "" || /^\p{Ll}/u.test(member.text));
    const text = isNoun ? pluralOf(member.text, member.gender) : null;
    return text === null ? [] : { text, forms: [text], gender: "", isPlural: true };
  });
  return members.length >= LEAST_OF_TWIN ? [family, { ...family, members }] : [family];
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
