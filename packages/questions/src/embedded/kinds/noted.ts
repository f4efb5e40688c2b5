import type { Draft } from "../../engine.ts";
import type { Row, Table } from "../../outline.ts";
import { mentions, phraseKey, wordsOf } from "../../text/words.ts";
import { namesQuality } from "../distractors/exclusions.ts";
import type { Document } from "../document.ts";
import { toldOf } from "../setting.ts";
import { topicOf } from "../topic.ts";
import { kindredOf } from "./definitions.ts";
import { isReadable, isTold, leftBeside, likeness, meaningOf } from "./outline-options.ts";

/** As a row of a table. */
const WORTH = 0.66;
const GIVEN = 8;
const OTHERS = 3;
/** Of the names of a list so many must be one row's alone. */
const LEAST_SINGLE = 0.9;
/** What is noted is a name's, not a sentence's. */
const MOST_NAME_WORDS = 5;
/** What opens with a capital or a number is more than a name or an amount from so many words on. */
const LEAST_TOLD_WORDS = 4;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u;
/** Sections to each side whose notes may stand beside one another. */
const REACH = 6;

/** Noted of what it names: "lysosomes: digestive enzymes" asks which of these that is, among what else is noted. */
export function askNoted(table: Table, document: Document): (Draft & { row: Row })[] {
  const own = notedIn(table, document);
  const names = namesNoted(document);
  return own.flatMap((row) => {
    const draft = askedOfNote({ table, row, own, names }, document);
    return draft === null ? [] : [{ ...draft, row }];
  });
}

const noted = new WeakMap<Document, readonly Row[]>();

/** All that the document has such notes of. */
function namesNoted(document: Document): readonly Row[] {
  const known =
    noted.get(document) ??
    document.outline.tables
      .filter(({ isNoted, isGlossary }) => isNoted || isGlossary)
      .flatMap((table) => notedIn(table, document));
  noted.set(document, known);
  return known;
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
    isTold(told, document) &&
    !mentions(told, name, profile) &&
    !/^\d/u.test(name) &&
    !(isFilledIn && (!profile.capitalNouns || YEAR.test(told)))
  );
}

function askedOfNote(
  { table, row, own, names }: { table: Table; row: Row; own: readonly Row[]; names: readonly Row[] },
  document: Document,
): Draft | null {
  const { profile } = document;
  const [key = "", told = ""] = row.cells;
  if (profile.phrases === null) return null;
  const besides = (rows: readonly Row[]) => namesBeside(row, rows, document);
  // What one list names is of one kind; where it names too few, notes nearby do.
  const listed = besides(own);
  const near = names.filter(({ section }) => Math.abs(section - row.section) <= REACH);
  const others =
    listed.length < OTHERS ? [...listed, ...besides(near.filter((one) => !listed.includes(one)))] : listed;
  if (others.length < OTHERS) return null;
  const shown = others.slice(0, GIVEN);
  const title = topicOf(table.head[1] ?? null);
  const matter = title === null || mentions(title, key, profile) ? null : title;
  const stem = profile.phrases.askDescribed(told.replace(/[.。]$/u, ""));
  return {
    ...{ kind: "table", stem: matter === null ? stem : toldOf(matter, stem, document), key },
    ...{ quote: row.quote, block: row.block, about: null, score: WORTH * leftOf(told, shown, document) },
    distractors: shown.map(({ cells: [name = ""] }) => name),
    notes: shown.map(({ cells: [name = ""], quote }) => ({ option: name, says: quote, reason: "elsewhere" })),
  };
}

/** Where notes say what a thing is, as a glossary does, those beside it must say the like; in a few words they only tell of it. */
function leftOf(told: string, shown: readonly Row[], document: Document): number {
  if (meaningOf(told, document).thing === null) return 1;
  return leftBeside(
    told,
    shown.map(({ cells: [, its = ""] }) => its),
    document,
  );
}

/** Rows named otherwise, of which something else is noted, each name once, the likest first. */
function namesBeside({ cells: [key = "", told = ""] }: Row, rows: readonly Row[], document: Document): Row[] {
  const { profile } = document;
  const others = rows.filter(
    ({ cells: [name = "", its = ""] }) =>
      namesQuality(name, profile) === namesQuality(key, profile) &&
      !mentions(name, key, profile) &&
      !mentions(key, name, profile) &&
      phraseKey(its, profile) !== phraseKey(told, profile),
  );
  const distinct = new Map(others.map((row) => [phraseKey(row.cells[0] ?? "", profile), row]));
  const own = meaningOf(told, document);
  // "an organism that …" is asked for among organisms, as far as the notes say what a thing is.
  const alike = ({ cells: [name = "", its = ""] }: Row) =>
    likeness(name, key, document) + (own.thing === null ? 0 : kindredOf(meaningOf(its, document), own));
  return [...distinct.values()].sort((a, b) => alike(b) - alike(a));
}
