import type { Draft } from "../../engine.ts";
import { FEWEST_OTHERS, MOST_OTHERS } from "../../layout.ts";
import { pushTo } from "../../maps.ts";
import type { Row, Table } from "../../outline.ts";
import { mentions, phraseKey, wordsOf } from "../../text/words.ts";
import { namesQuality } from "../distractors/exclusions.ts";
import type { Document } from "../document.ts";
import { withTopic } from "../stem-topic.ts";
import { topicOf } from "../topic.ts";
import { definitionSimilarity } from "./definitions.ts";
import { optionFactorOf } from "./kind.ts";
import { isInformative, isReadable, likeness, type Meaning, meaningOf } from "./outline-options.ts";

/** As a row of a table. */
const WORTH = 0.66;
const GIVEN = 8;
/** Of the names of a list so many must be one row's alone. */
const LEAST_SINGLE = 0.9;
/** What is noted is a name's, not a sentence's. */
const MOST_NAME_WORDS = 5;
/** What opens with a capital or a number is more than a name or an amount from so many words on. */
const LEAST_TOLD_WORDS = 4;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u;
/** Sections to each side whose notes may stand beside one another. */
const REACH = 6;

/**
 * A note is compared with so many before and behind it, and with so many on either side that say the same kind of
 * thing: a glossary of thousands must not compare each with each.
 */
export const COMPARED = { around: 150, ofGenus: 20 };

/** A row that notes something of a name, and all that it is compared by, worked out once. */
export interface GlossaryEntry {
  readonly row: Row;
  readonly table: Table;
  readonly name: string;
  readonly meaningText: string;
  readonly lowerName: string;
  /** As words are compared, with a space on either side. */
  readonly nameKey: string;
  readonly toldKey: string;
  readonly isQuality: boolean;
  readonly meaning: Meaning;
  /** Index among all notes of the document. */
  readonly at: number;
}

/** All that a document has such notes of, in its order. */
interface GlossaryEntries {
  readonly all: readonly GlossaryEntry[];
  readonly byTable: ReadonlyMap<Table, readonly GlossaryEntry[]>;
  /** Those that say the same of what kind a thing is. */
  readonly byHypernym: ReadonlyMap<string, readonly GlossaryEntry[]>;
}

/** The notes of a table or list, in its order. */
export function entriesIn(table: Table, document: Document): readonly GlossaryEntry[] {
  return entriesOf(document).byTable.get(table) ?? [];
}

const known = new WeakMap<Document, GlossaryEntries>();

function entriesOf(document: Document): GlossaryEntries {
  const notes = known.get(document) ?? collectEntries(document);
  known.set(document, notes);
  return notes;
}

function collectEntries(document: Document): GlossaryEntries {
  const all = document.outline.tables
    .filter(({ isNoted, isGlossary }) => isNoted || isGlossary)
    .flatMap((table) => notedIn(table, document).map((row) => ({ table, row })))
    .map(({ table, row }, at) => entryOf(row, table, at, document));
  const byHypernym = new Map<string, GlossaryEntry[]>();
  for (const note of all) for (const hypernyms of note.meaning.hypernyms) pushTo(byHypernym, hypernyms, note);
  return { all, byTable: Map.groupBy(all, ({ table }) => table), byHypernym };
}

function entryOf(row: Row, table: Table, at: number, document: Document): GlossaryEntry {
  const { profile } = document;
  const [name = "", meaningText = ""] = row.cells;
  return {
    row,
    table,
    name,
    meaningText,
    at,
    lowerName: name.toLowerCase(),
    nameKey: ` ${phraseKey(name, profile)} `,
    toldKey: phraseKey(meaningText, profile),
    isQuality: namesQuality(name, profile),
    meaning: meaningOf(meaningText, document),
  };
}

/** The rows of a list whose names are each one's own; none where they come again, as those who speak by turns do. */
function notedIn({ rows }: Table, document: Document): Row[] {
  const nameOf = ({ cells: [name = ""] }: Row) => phraseKey(name, document.profile) || name;
  const byName = Map.groupBy(rows, nameOf);
  if (byName.size < LEAST_SINGLE * rows.length) return [];
  return rows.filter((row) => byName.get(nameOf(row))?.length === 1 && isNotedOf(row, document));
}

/** A name that can be an answer, and something said of it that does not spell it. */
function isNotedOf({ cells: [name = "", told = ""] }: Row, document: Document): boolean {
  const { profile } = document;
  if (!isReadable(name, document) || wordsOf(name, profile).length > MOST_NAME_WORDS) return false;
  // "Prepared by: Anna Nowak", "Stage 1 – March 2014 to mid-2015": filled in, it says nothing of what it names.
  const isFilledIn =
    /^[\p{Lu}\d]/u.test(told) && (wordsOf(told, profile).length < LEAST_TOLD_WORDS || YEAR.test(told));
  return (
    isInformative(told, document) &&
    !mentions(told, name, profile) &&
    !/^\d/u.test(name) &&
    !(isFilledIn && (!profile.capitalNouns || YEAR.test(told)))
  );
}

/** "lysosomes: digestive enzymes" asks which of these that is, among what else is noted; null where too little is. */
export function askForName(note: GlossaryEntry, document: Document): Draft | null {
  const { profile } = document;
  const { name: key, meaningText, row, table } = note;
  if (profile.phrases === null) return null;
  const compared = entriesNear(note, document);
  // What one list names is of one kind; where it names too few, notes nearby do.
  const listed = likestOf(
    compared.filter((other) => other.table === table),
    note,
    document,
  );
  const isNear = (other: GlossaryEntry) =>
    Math.abs(other.row.section - row.section) <= REACH && !listed.includes(other);
  const others =
    listed.length < MOST_OTHERS ? [...listed, ...likestOf(compared.filter(isNear), note, document)] : listed;
  if (others.length < FEWEST_OTHERS) return null;
  const shown = others.slice(0, GIVEN);
  const title = topicOf(table.head[1] ?? null);
  const matter = title === null || mentions(title, key, profile) ? null : title;
  const stem = profile.phrases.askDescribed(meaningText.replace(/[.。]$/u, ""));
  return {
    kind: "table",
    stem: matter === null ? stem : withTopic(matter, stem, document),
    key,
    quote: row.quote,
    block: row.block,
    about: null,
    score: WORTH * leftOf(note, shown, document),
    distractors: shown.map(({ name }) => name),
    rationales: shown.map(({ name, row: { quote } }) => ({ option: name, says: quote, reason: "elsewhere" })),
  };
}

/** Where notes say what a thing is, as a glossary does, those beside it must say the like; in a few words they only tell of it. */
function leftOf({ meaning }: GlossaryEntry, shown: readonly GlossaryEntry[], document: Document): number {
  if (meaning.semanticClass === null) return 1;
  const similarity = shown.map((other) => ({ similarity: definitionSimilarity(other.meaning, meaning) }));
  return optionFactorOf(similarity, document);
}

/**
 * The notes that may stand beside one, itself among them, in the order of the document: those around it, and the next
 * of its hypernym.
 */
export function entriesNear(note: GlossaryEntry, document: Document): GlossaryEntry[] {
  const { all, byHypernym } = entriesOf(document);
  const found = new Set(around(all, note.at, COMPARED.around));
  for (const hypernyms of note.meaning.hypernyms) {
    const kin = byHypernym.get(hypernyms) ?? [];
    for (const other of around(kin, placeIn(kin, note), COMPARED.ofGenus)) found.add(other);
  }
  return [...found].sort((a, b) => a.at - b.at);
}

/** So many that say the same of what kind a thing is leave no place for others. */
const ENOUGH_WITH_HYPERNYM = 4;

/** Those of one hypernym with a note, where they are enough; else all. */
export function withSharedHypernym(
  notes: readonly GlossaryEntry[],
  { meaning }: GlossaryEntry,
): readonly GlossaryEntry[] {
  const alike = notes.filter((other) => !other.meaning.hypernyms.isDisjointFrom(meaning.hypernyms));
  return alike.length > ENOUGH_WITH_HYPERNYM ? alike : notes;
}

function around(notes: readonly GlossaryEntry[], at: number, reach: number): readonly GlossaryEntry[] {
  return notes.slice(Math.max(0, at - reach), at + reach + 1);
}

/** Index of a note in a list that is in the order of the document. */
function placeIn(notes: readonly GlossaryEntry[], { at }: GlossaryEntry): number {
  let [low, high] = [0, notes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((notes[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Those named otherwise, of which something else is noted, each name once, the likest first. */
function likestOf(
  compared: readonly GlossaryEntry[],
  note: GlossaryEntry,
  document: Document,
): GlossaryEntry[] {
  const { isQuality, toldKey, meaning } = note;
  const fit = compared.filter(
    (other) =>
      other.isQuality === isQuality &&
      other.toldKey !== toldKey &&
      !isNamedIn(other, note, document) &&
      !isNamedIn(note, other, document),
  );
  const others = withSharedHypernym(fit, note);
  const distinct = new Map(others.map((other) => [other.nameKey, other]));
  // "an organism that …" is asked for among organisms, as far as the notes say what a thing is.
  const alike = (other: GlossaryEntry) =>
    likeness(other.name, note.name, document) +
    (meaning.semanticClass === null ? 0 : definitionSimilarity(other.meaning, meaning));
  return [...distinct.values()]
    .map((other) => ({ other, alike: alike(other) }))
    .sort((a, b) => b.alike - a.alike)
    .map(({ other }) => other);
}

/** Whether the name of one has that of another in it, whatever the inflection. */
function isNamedIn(
  { lowerName, nameKey }: GlossaryEntry,
  other: GlossaryEntry,
  { profile }: Document,
): boolean {
  if (lowerName.includes(other.lowerName)) return true;
  return profile.script === "spaced" && other.nameKey !== "  " && nameKey.includes(other.nameKey);
}
