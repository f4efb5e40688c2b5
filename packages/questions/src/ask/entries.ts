import type { Candidate } from "../engine.ts";
import { pushTo } from "../maps.ts";
import { onceOf } from "../memo.ts";
import { namesQuality } from "../options/exclusions.ts";
import { FEWEST_OTHERS, MOST_OTHERS } from "../options/layout.ts";
import type { Document } from "../read/document.ts";
import type { Group, Member, Place } from "../read/groups/group.ts";
import { isGeneric } from "../text/commonness.ts";
import { soleNumber } from "../text/spans.ts";
import { mentions, phraseKey, wordsOf } from "../text/words.ts";
import { nameInText } from "./citation.ts";
import { candidateOfMember, within } from "./of-member.ts";
import { isCode, isReadable, likeness, type Meaning, meaningFactor, meaningOf } from "./readable.ts";
import { definitionSimilarity, SIMILARITY } from "./similarity.ts";
import { toldShortly } from "./told.ts";

/** What a text sets side by side is asked before what it says by the way. */
const WORTH = 0.8;
const GIVEN = 8;
/** Of the names of a group so many must be one member's alone. */
const LEAST_SINGLE = 0.9;
/** What is noted is a name's, not a sentence's. */
const MOST_NAME_WORDS = 6;
/** What opens with a capital or a number is more than a name or an amount from so many words on. */
const LEAST_TOLD_WORDS = 4;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u;
/** Sections to each side whose members may stand beside one another. */
const REACH = 6;
/** Of the cells of a column so many must say something for it to describe what its rows name. */
const DESCRIPTIVE = { share: 0.7, words: 4 };
/** Meanings much longer or shorter than the right one show it. */
const LENGTHS = { least: 0.5, most: 2 };

/**
 * An entry is compared with so many before and behind it, and with so many on either side that say the same kind of
 * thing: a glossary of thousands must not compare each with each.
 */
export const COMPARED = { around: 150, ofGenus: 20 };

/** A member that something is told of, and all that it is compared by, worked out once. */
export interface Entry {
  readonly member: Member;
  readonly group: Group;
  readonly name: string;
  /** A short clause that does not name it; "" where there is none, and it can only stand beside others. */
  readonly told: string;
  readonly lowerName: string;
  /** As words are compared, with a space on either side. */
  readonly nameKey: string;
  readonly toldKey: string;
  readonly isQuality: boolean;
  readonly meaning: Meaning;
  /** Index among all entries of the document. */
  readonly at: number;
}

/** All entries of a document, in its order. */
interface Entries {
  readonly all: readonly Entry[];
  readonly byGroup: ReadonlyMap<Group, readonly Entry[]>;
  /** Those that say the same of what kind a thing is. */
  readonly byHypernym: ReadonlyMap<string, readonly Entry[]>;
  /** Blocks that are points of lists. */
  readonly places: ReadonlySet<string>;
}

/** The entries of a group, in its order. */
export function entriesIn(group: Group, document: Document): readonly Entry[] {
  return (entriesOf(document).byGroup.get(group) ?? []).filter(({ told }) => told !== "");
}

/**
 * Whether a block is a point of a list of names, which is asked about as such or, where it spells its name, not at
 * all.
 */
export function isEntry({ passage, block }: Place, document: Document): boolean {
  return entriesOf(document).places.has(`${passage}:${block}`);
}

const entriesOf = onceOf((document: Document): Entries => {
  const all = document.groups
    .filter((group) => describes(group, document))
    .flatMap((group) => toldIn(group, document).map((one) => ({ ...one, group })))
    .map((one, at) => entryOf(one, at, document));
  const byHypernym = new Map<string, Entry[]>();
  for (const entry of all)
    for (const hypernym of entry.meaning.hypernyms) pushTo(byHypernym, hypernym, entry);
  const isListed = ({ kind }: Group) => kind === "notes" || kind === "glossary";
  const listed = document.groups
    .filter(isListed)
    .flatMap(({ members }) => members.map(({ source }) => source));
  return {
    all,
    byGroup: Map.groupBy(all, ({ group }) => group),
    byHypernym,
    places: new Set(listed.map(({ passage, block }) => `${passage}:${block}`)),
  };
});

/** Whether a group tells what its members are: a column of a table does where its cells are clauses. */
export function describes({ kind, members }: Group, { profile }: Document): boolean {
  if (kind === "notes" || kind === "glossary" || kind === "headings" || kind === "contrast") return true;
  if (kind !== "table") return false;
  const isClause = ({ description }: Member) =>
    soleNumber(description) === null && profile.writing.countWords(description) >= DESCRIPTIVE.words;
  return members.filter(isClause).length >= DESCRIPTIVE.share * members.length;
}

type Told = Pick<Entry, "member" | "group" | "name" | "told">;

function entryOf({ member, group, name, told }: Told, at: number, document: Document): Entry {
  const { profile } = document;
  return {
    member,
    group,
    name,
    told,
    at,
    lowerName: name.toLowerCase(),
    nameKey: ` ${phraseKey(name, profile)} `,
    toldKey: phraseKey(told, profile),
    isQuality: namesQuality(name, profile),
    meaning: meaningOf(told, document),
  };
}

/** The members whose names are each one's own; none where they come again, as those who speak by turns do. */
function toldIn({ members }: Group, document: Document): Omit<Told, "group">[] {
  const nameOf = ({ name }: Member) => phraseKey(name, document.profile) || name;
  const byName = Map.groupBy(members, nameOf);
  if (byName.size < LEAST_SINGLE * members.length) return [];
  return members.flatMap((member) => {
    if (byName.get(nameOf(member))?.length !== 1 || !isNamed(member, document)) return [];
    return [
      {
        member,
        name: nameInText(member.name.replaceAll("`", ""), document),
        told: toldShortly(member, document) ?? "",
      },
    ];
  });
}

/** A name that can be an answer, and no form that is filled in. */
function isNamed({ name, description }: Member, document: Document): boolean {
  const { profile } = document;
  if (isCode(name)) return true;
  if (isGeneric(name, profile)) return false;
  if (!isReadable(name, document) || wordsOf(name, profile).length > MOST_NAME_WORDS || /^\d/u.test(name))
    return false;
  // "Prepared by: Anna Nowak", "Stage 1 – March 2014 to mid-2015": filled in, it says nothing of what it names.
  const words = wordsOf(description, profile).length;
  const isFilledIn = /^[\p{Lu}\d]/u.test(description) && words < LEAST_TOLD_WORDS;
  const isDated = /^[\p{Lu}\d]/u.test(description) && YEAR.test(description) && words < 2 * LEAST_TOLD_WORDS;
  return !isDated && !(isFilledIn && !profile.capitalNouns);
}

/** "lysosomes: digestive enzymes" asks which of these that is, among what else is told; null where too little is. */
export function askForName(entry: Entry, document: Document): Candidate | null {
  const { phrases } = document.profile;
  const { name: key, told, member, group } = entry;
  const others = namesBeside(entry, document).slice(0, GIVEN);
  if (phrases === null || others.length < FEWEST_OTHERS) return null;
  const asked =
    group.relation === null || isCode(member.name)
      ? phrases.askDescribed(told)
      : phrases.askHaving(group.relation, told);
  const stem = within(group, asked, document, key);
  return candidateOfMember(
    member,
    { kind: "table", stem, key, score: WORTH },
    others.map(({ name, member: { source } }) => ({ text: name, source })),
  );
}

/**
 * What one name stands for is of a kind with what the others of its group do; of a group of few, those nearby help
 * out.
 */
function namesBeside(entry: Entry, document: Document): Entry[] {
  const compared = entriesNear(entry, document);
  const own = compared.filter((other) => other.group === entry.group);
  const listed = likestOf(own, entry, document);
  if (listed.length >= MOST_OTHERS) return listed;
  const isNear = (other: Entry) =>
    other.group !== entry.group &&
    other.group.kind === entry.group.kind &&
    Math.abs(other.member.source.section - entry.member.source.section) <= REACH;
  return [...listed, ...likestOf(compared.filter(isNear), entry, document)];
}

/** What a term means, among what those beside it mean; null where fewer than three of them could. */
export function askForMeaning(entry: Entry, document: Document): Candidate | null {
  const { phrases } = document.profile;
  const { told: key, member, group } = entry;
  const others = meaningsBeside(entry, document)
    .slice(0, GIVEN)
    .map(({ told, member: { source } }) => ({ text: told, source }));
  if (phrases === null || others.length < FEWEST_OTHERS) return null;
  const isOfKind = group.relation === null || isCode(member.name);
  const asked = isOfKind ? phrases.askDefinition(entry.name) : phrases.askEntry(entry.name, group.relation);
  const texts = others.map(({ text }) => text);
  const score = WORTH * (group.kind === "glossary" ? meaningFactor(key, texts, document) : 1);
  const kind = isOfKind ? "definition" : "table";
  return candidateOfMember(member, { kind, stem: within(group, asked, document, key), key, score }, others);
}

/**
 * What the others of a group are told to be, at like length and the likest first; no two alike, none that names the
 * one asked for.
 */
function meaningsBeside(entry: Entry, document: Document): Entry[] {
  const compared = entriesNear(entry, document).filter(
    (other) => other.group === entry.group && other !== entry && other.told !== "",
  );
  const fit = compared.filter((other) => {
    const ratio = other.told.length / entry.told.length;
    return (
      ratio >= LENGTHS.least && ratio <= LENGTHS.most && !mentions(other.told, entry.name, document.profile)
    );
  });
  const distinct = new Map(fit.map((other) => [other.toldKey, other]));
  distinct.delete(entry.toldKey);
  const similarity = (other: Entry) => definitionSimilarity(other.meaning, entry.meaning);
  const alike = (other: Entry) => likeness(other.told, entry.told, document) + 2 * similarity(other);
  const ranked = [...distinct.values()].sort((a, b) => alike(b) - alike(a));
  // "A flash that ends the life of a star" would be known without its term among a lens and a distance.
  const isOfClass = entry.meaning.semanticClass !== null && entry.group.kind !== "table";
  return isOfClass ? ranked.filter((other) => similarity(other) >= SIMILARITY.thing) : ranked;
}

/**
 * The entries that may stand beside one, itself among them, in the order of the document: those around it, and the next
 * of its hypernym.
 */
function entriesNear(entry: Entry, document: Document): Entry[] {
  const { all, byHypernym } = entriesOf(document);
  const found = new Set(around(all, entry.at, COMPARED.around));
  for (const hypernym of entry.meaning.hypernyms) {
    const kin = byHypernym.get(hypernym) ?? [];
    for (const other of around(kin, placeIn(kin, entry), COMPARED.ofGenus)) found.add(other);
  }
  return [...found].sort((a, b) => a.at - b.at);
}

/** Those of one hypernym with an entry, where they are enough to leave no place for others; else all. */
function withSharedHypernym(entries: readonly Entry[], { meaning }: Entry): readonly Entry[] {
  const alike = entries.filter((other) => !other.meaning.hypernyms.isDisjointFrom(meaning.hypernyms));
  return alike.length >= MOST_OTHERS ? alike : entries;
}

function around(entries: readonly Entry[], at: number, reach: number): readonly Entry[] {
  return entries.slice(Math.max(0, at - reach), at + reach + 1);
}

/** Index of an entry in a list that is in the order of the document. */
function placeIn(entries: readonly Entry[], { at }: Entry): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those named otherwise, of which something else is told, each name once, the likest first. */
function likestOf(compared: readonly Entry[], entry: Entry, document: Document): Entry[] {
  const { isQuality, toldKey, meaning } = entry;
  const fit = compared.filter(
    (other) =>
      other.isQuality === isQuality &&
      other.toldKey !== toldKey &&
      !isNamedIn(other, entry) &&
      !isNamedIn(entry, other) &&
      !mentions(entry.told, other.name, document.profile),
  );
  const distinct = new Map(withSharedHypernym(fit, entry).map((other) => [other.nameKey, other]));
  // "an organism that …" is asked for among organisms, as far as the notes say what a thing is.
  const alike = (other: Entry) =>
    likeness(other.name, entry.name, document) +
    (meaning.semanticClass === null ? 0 : 2 * definitionSimilarity(other.meaning, meaning));
  return [...distinct.values()]
    .map((other) => ({ other, alike: alike(other) }))
    .sort((a, b) => b.alike - a.alike)
    .map(({ other }) => other);
}

/** Whether the name of one has that of another in it, whatever the inflection. */
function isNamedIn({ lowerName, nameKey }: Entry, other: Entry): boolean {
  if (lowerName.includes(other.lowerName)) return true;
  return other.nameKey !== "  " && nameKey.includes(other.nameKey);
}
