import { copyOf, once } from "./data.ts";
import { type Marks, PLURAL } from "./marks.ts";

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
}

/** Things of one kind, near ones beside each other: any may stand in for any other. */
export interface Family {
  /** The table it is from; "" for a line of words. */
  readonly subject: string;
  /** What a text calls such things, lower case, the nearest kind first. */
  readonly hypernyms: readonly string[];
  readonly size: number;
  /** Made when they are asked for, and not kept for long. */
  readonly members: readonly Member[];
  /** What a member may share with others: kind, century, country, field; "" for what is not told. */
  traitsAt(index: number): readonly string[];
}

/** A place in a family. */
export interface Place {
  family: Family;
  index: number;
}

/** A word found in a family, as a name of one of its members, and the cases it may stand in there. */
export interface FamilyMembership extends Place {
  word: Word;
  cases: readonly number[];
}

/** Beyond so many places a list tells no more of how near two things are. */
const FAR = 8;
/** A trait that two things do not share, in places. */
const TRAIT = 3;

/** How far two members of a family are from each other, from 0; the index tells which. */
export function distanceIn(family: Family, a: number, b: number): number {
  const places = Math.abs(a - b);
  if (family.subject === "") return places;
  const other = family.traitsAt(b);
  const differing = family
    .traitsAt(a)
    .filter((trait, at) => trait !== "" && other[at] !== "" && trait !== other[at]);
  return Math.min(places, FAR) + TRAIT * differing.length;
}

/** A thing as it is written in `data`. */
export interface Entry {
  /** Its names, parted by "|", the first of which is shown. */
  names: string;
  /** Its kind, century, country and field, parted by tabs. */
  traits: string;
}

/** A family as it is written in `data`. */
export interface Kind extends Pick<Family, "subject" | "hypernyms"> {
  /** From the subject down; "" for a line of words. */
  path: string;
  entries: readonly Entry[];
  /** So many of the first are of this path, those behind them of paths beside it. */
  own: number;
}

/** The family of a line "kind/wider kind: name, name", with its plurals. */
export function familiesFrom(line: string, marks: Marks): Kind[] {
  const colon = line.indexOf(":");
  const names = line.slice(colon + 1).split(",");
  const entries = names.map((name) => ({ names: name.trim(), traits: "" }));
  const hypernyms = copyOf(line.slice(0, colon)).split("/");
  return withPlural({ subject: "", path: "", hypernyms, entries, own: entries.length }, pluralizer(marks));
}

/** A member by its written names, the first of which names it. */
export function memberFrom([name = "", ...others]: readonly string[], marks: Marks): Member {
  return { ...wordFrom(name, marks), aliases: others.map((other) => wordFrom(other, marks)) };
}

/** Fewer would give no choice. */
const LEAST_OF_TWIN = 3;

/** Beside a family its twin in the plural, where three plurals can be told. */
export function withPlural(kind: Kind, pluralOf: (entry: Entry) => readonly Entry[]): Kind[] {
  const entries = kind.entries.flatMap(pluralOf);
  if (entries.length < LEAST_OF_TWIN) return [kind];
  return [kind, { ...kind, entries, own: kind.entries.slice(0, kind.own).flatMap(pluralOf).length }];
}

/** What several of a thing are called; none where that cannot be told. */
export function pluralizer(marks: Marks): (entry: Entry) => readonly Entry[] {
  return once(({ names, traits }) => {
    const [name = ""] = names.split("|");
    const { text, gender, isPlural } = wordFrom(name, marks);
    const isNoun = !isPlural && (gender !== "" || /^\p{Ll}/u.test(text));
    const plural = isNoun ? marks.pluralOf?.(text, gender) : null;
    return typeof plural === "string" ? [{ names: `${PLURAL} ${plural}`, traits }] : [];
  });
}

/** A name as it is written: a mark or an article before it, the endings of its cases behind "~". */
export function wordFrom(written: string, marks: Marks): Word {
  const forms = formsOf(written, marks);
  const [text = written] = forms;
  const mark = markOf(written, marks);
  return {
    text,
    forms,
    gender: marks.gender[mark] ?? (mark === "" ? marks.genderOf(text, forms) : ""),
    isPlural: marks.plural.includes(mark) || (mark === "" && marks.isPlural(text)),
  };
}

/** "tlen~/u/owi//em/ie" has six forms; an ending left empty is the bare stem. */
export function formsOf(written: string, marks: Marks): string[] {
  const mark = markOf(written, marks);
  const bare = mark === "" ? written : written.slice(mark.length + 1);
  const [stem = "", endings] = bare.split("~");
  return endings === undefined ? [bare] : endings.split("/").map((ending) => stem + ending);
}

/** The longest is "las". */
const MOST_OF_MARK = 3;

function markOf(written: string, { gender, plural }: Marks): string {
  const space = written.indexOf(" ");
  const first = space > 0 && space <= MOST_OF_MARK ? written.slice(0, space) : "";
  return plural.includes(first) || gender[first] !== undefined ? first : "";
}
