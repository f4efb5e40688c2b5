import type { Marks } from "./marks.ts";

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

/** The family of a line "kind/wider kind: name, name", and its plurals where three can be told. */
export function familiesFrom(line: string, marks: Marks): Family[] {
  const colon = line.indexOf(":");
  const names = line.slice(colon + 1).split(",");
  const family = {
    hypernyms: line.slice(0, colon).split("/"),
    members: names.map((name) => memberFrom(name.trim(), marks)),
  };
  return withPlural(family, marks);
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

/** "tlen~/u/owi//em/ie" gives six forms; an ending left empty is the bare stem. */
function formsFrom(written: string): string[] {
  const [stem = "", endings] = written.split("~");
  return endings === undefined ? [written] : endings.split("/").map((ending) => stem + ending);
}
