import type { Marks } from "./marks.ts";

/** A word with what must agree where it stands. */
export interface Word {
  /** As it names the thing: nominative, without its article. */
  text: string;
  /** By case, from the nominative to the locative; just the nominative where no others are told. */
  forms: readonly string[];
  /** Told by its article, its mark or its ending; "" where the language has none, or it is a bare name. */
  gender: string;
  isPlural: boolean;
}

/** A thing of a family, by its name. */
export interface Member extends Word {
  /** Other names of the same thing. */
  aliases: readonly Word[];
  /** What it may share with others of its family: kind, century, country, field; "" for what is not told. */
  traits: readonly string[];
}

/** Things of one kind, near ones beside each other: any may stand in for any other. */
export interface Family {
  /** The table it is from; "" for a line of words. */
  subject: string;
  /** What a text calls such things, lower case, the nearest kind first. */
  hypernyms: readonly string[];
  members: readonly Member[];
}

/** A word found in a family, as a name of one of its members, and the cases it may stand in there. */
export interface FamilyMembership {
  family: Family;
  index: number;
  word: Word;
  cases: readonly number[];
}

/** Beyond so many places a list tells no more of how near two things are. */
const FAR = 8;
/** A trait that two things do not share, in places. */
const TRAIT = 3;

/** How far two members of a family are from each other, from 0; the index tells which. */
export function distanceIn({ members }: Family, a: number, b: number): number {
  const [one, other] = [members[a]?.traits ?? [], members[b]?.traits ?? []];
  const places = Math.abs(a - b);
  if (one.length === 0) return places;
  const differing = one.filter((trait, at) => trait !== "" && other[at] !== "" && trait !== other[at]);
  return Math.min(places, FAR) + TRAIT * differing.length;
}

/** The family of a line "kind/wider kind: name, name", with its plurals. */
export function familiesFrom(line: string, marks: Marks): Family[] {
  const colon = line.indexOf(":");
  const names = line.slice(colon + 1).split(",");
  const members = names.map((name) => memberFrom([name.trim()], NO_TRAITS, marks));
  return withPlural({ subject: "", hypernyms: line.slice(0, colon).split("/"), members }, marks);
}

/** A member by its written names, the first of which names it. */
export function memberFrom(
  [name = "", ...others]: readonly string[],
  traits: readonly string[],
  marks: Marks,
): Member {
  const aliases = others.length === 0 ? NONE : others.map((other) => wordFrom(other, marks));
  return { ...wordFrom(name, marks), aliases, traits };
}

/** One list for the most, which have no other name or nothing told of them. */
const NONE: readonly Word[] = [];
const NO_TRAITS: readonly string[] = [];

/** Fewer would give no choice. */
const LEAST_OF_TWIN = 3;

/** Beside a family its twin in the plural, where three plurals can be told. */
export function withPlural(family: Family, { pluralOf }: Marks): Family[] {
  if (pluralOf === undefined) return [family];
  const members = family.members.flatMap((member) => {
    const isNoun = !member.isPlural && (member.gender !== "" || /^\p{Ll}/u.test(member.text));
    const text = isNoun ? pluralOf(member.text, member.gender) : null;
    if (text === null) return [];
    return { text, forms: [text], gender: "", isPlural: true, aliases: NONE, traits: member.traits };
  });
  return members.length >= LEAST_OF_TWIN ? [family, { ...family, members }] : [family];
}

/** A name as it is written: a mark or an article before it, the endings of its cases behind "~". */
export function wordFrom(written: string, marks: Marks): Word {
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
