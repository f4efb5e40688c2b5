import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { CarriedQuestion, CarriedSet, QuestionPicture } from "@quizmill/contract";
import { hashOf } from "../deck.ts";
import type { WriteOptions, WriteSet } from "../format.ts";
import { htmlOf, type Look, pictureFile } from "../html/write-html.ts";
import { type PackagePart, packageOf } from "../package-file.ts";
import { letterOf } from "../tidy.ts";
import { FIELD_NAMES, LETTERS, NOTE_TYPE_ID, noteType } from "./note-type.ts";

const DAY_SECONDS = 86_400;

/**
 * A package of the oldest schema that is still read, 11: Anki of all ages, AnkiDroid and AnkiMobile take it. Notes keep
 * their ids from one export to the next, so that a later one updates them.
 */
export const writeApkg: WriteSet = (set, { now, pictures }) => {
  const collection = new DatabaseSync(":memory:");
  try {
    collection.exec(SCHEMA);
    fill(collection, set, { now, pictures });
    return packageOf([
      { name: "collection.anki2", content: collection.serialize() },
      ...mediaParts([...pictures.values()]),
    ]);
  } finally {
    collection.close();
  }
};

/** Files are numbered; a list has their names. */
function mediaParts(pictures: readonly QuestionPicture[]): PackagePart[] {
  const names = Object.fromEntries(pictures.map((picture, i) => [i, pictureFile(picture)]));
  const files = pictures.map(({ base64 }, i) => ({ name: `${i}`, content: Buffer.from(base64, "base64") }));
  return [{ name: "media", content: JSON.stringify(names) }, ...files];
}

/** The tables of schema 11 (Anki's source, rslib/src/storage/schema11.sql). */
const SCHEMA = `
CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL, ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL, models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL);
CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL, ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL, type integer NOT NULL);
CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);
`;

type Filling = Pick<WriteOptions, "now" | "pictures">;

function fill(collection: DatabaseSync, set: CarriedSet, { now, pictures }: Filling): void {
  const addressOf = (hash: string) => {
    const picture = pictures.get(hash);
    return picture === undefined ? null : pictureFile(picture);
  };
  const seconds = Math.floor(now / 1000);
  const name = deckPart(set.title) || "Quizmill";
  const root = { id: idOf(`deck ${set.id ?? set.title}`), name };
  const decks = new Map<string, { id: number; name: string }>([["", root]]);
  for (const { section } of set.questions) {
    if (section === undefined || decks.has(section)) continue;
    const own = {
      id: idOf(`deck ${set.id ?? set.title} ${section}`),
      name: `${name}::${deckPart(section) || "—"}`,
    };
    decks.set(section, own);
  }
  collection.exec("BEGIN");
  addCollection(collection, { decks: [...decks.values()], deckId: root.id, seconds });
  const note = collection.prepare("INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
  const card = collection.prepare(
    "INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
  );
  const first = idOf(`notes ${set.id ?? set.title}`);
  const guids = new Set<string>();
  for (const [i, question] of set.questions.entries()) {
    const id = first + i;
    const fields = fieldsOf(question, { addressOf });
    const [stem = ""] = fields;
    const sortField = withFileNames(stem).replaceAll(/<[^>]*>/g, "");
    const guid = guidOf(set, question, guids);
    note.run(
      id,
      guid,
      NOTE_TYPE_ID,
      seconds,
      tagsOf(question),
      fields.join("\u001f"),
      sortField,
      sumOf(sortField),
    );
    card.run(id, id, decks.get(question.section ?? "")?.id ?? root.id, seconds, i + 1);
  }
  collection.exec("COMMIT");
}

/** A name without the sign that parts decks. */
export const deckPart = (text: string) =>
  text
    .replaceAll('"', "")
    .replaceAll(/:{2,}/g, ":")
    .replaceAll(/^[:\s]+|[:\s]+$/g, "");

/** Anki sorts and finds notes by their words and the names of their files. */
const withFileNames = (html: string) => html.replaceAll(/<img src="([^"]*)"[^>]*>/g, " $1 ");

function fieldsOf(question: CarriedQuestion, look: Look): string[] {
  const { text, context, options, key, explanation, source } = question;
  const fields: Record<(typeof FIELD_NAMES)[number], string> = {
    Question: htmlOf(text, look),
    Context: context === undefined ? "" : htmlOf(context, look),
    ...(Object.fromEntries(LETTERS.map((letter, i) => [letter, htmlOf(options[i] ?? "", look)])) as Record<
      string,
      string
    >),
    Key: key.map(letterOf).join(" "),
    Explanation: explanation === undefined ? "" : htmlOf(explanation, look),
    Quote: source === undefined ? "" : htmlOf(source.quote),
    Page: `${source?.page ?? ""}`,
    Slide: `${source?.slide ?? ""}`,
    Heading: htmlOf(source?.heading ?? ""),
  };
  return FIELD_NAMES.map((name) => withoutCommands(fields[name] ?? ""));
}

/** Anki plays, speaks or typesets what stands in such brackets: those of a question are letters. */
export const withoutCommands = (html: string) =>
  html.replaceAll(/\[(?=(?:sound|anki):|anki:|\/?(?:latex|\${1,2})\])/gi, "&#91;");

/** Anki parts tags by spaces, and begins and ends with one. */
function tagsOf({ tags = [] }: CarriedQuestion): string {
  return tags.length === 0 ? "" : ` ${tags.join(" ")} `;
}

/**
 * The same for the same question of the same set. Questions without an id are told apart by their words, and by how
 * often those came before.
 */
export function guidOf(set: CarriedSet, { id, text, options }: CarriedQuestion, taken: Set<string>): string {
  const own = id ?? JSON.stringify([text, options]);
  for (let again = 0; ; again++) {
    const hash = createHash("sha256")
      .update(JSON.stringify([set.id ?? "", own, again]))
      .digest("base64url");
    const guid = hash.slice(0, 16);
    if (taken.has(guid)) continue;
    taken.add(guid);
    return guid;
  }
}

/** A moment of the years 2001 to 2024 in milliseconds, as Anki's ids are, made from a name. */
function idOf(name: string): number {
  return 1_000_000_000_000 + hashOf(name) * 160 + (hashOf(`${name} `) % 160);
}

/** The first eight digits of the SHA-1 of the first field: Anki finds notes of the same words by it. */
function sumOf(field: string): number {
  return Number.parseInt(createHash("sha1").update(field).digest("hex").slice(0, 8), 16);
}

interface Head {
  readonly decks: readonly { readonly id: number; readonly name: string }[];
  readonly deckId: number;
  readonly seconds: number;
}

function addCollection(collection: DatabaseSync, { decks, deckId, seconds }: Head): void {
  const common = {
    mod: seconds,
    usn: -1,
    lrnToday: [0, 0],
    revToday: [0, 0],
    newToday: [0, 0],
    timeToday: [0, 0],
  };
  const settings = {
    collapsed: false,
    browserCollapsed: false,
    desc: "",
    dyn: 0,
    conf: 1,
    extendNew: 0,
    extendRev: 0,
  };
  const all = [{ id: 1, name: "Default" }, ...decks].map((deck) => [
    deck.id,
    { ...deck, ...common, ...settings },
  ]);
  const models = { [NOTE_TYPE_ID]: noteType(deckId) };
  const midnight = seconds - (seconds % DAY_SECONDS);
  collection
    .prepare("INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')")
    .run(
      ...([midnight, seconds * 1000, seconds * 1000] as const),
      JSON.stringify(CONFIGURATION(deckId)),
      JSON.stringify(models),
      JSON.stringify(Object.fromEntries(all)),
      JSON.stringify(DECK_OPTIONS),
    );
}

const CONFIGURATION = (deckId: number) => ({
  nextPos: 1,
  estTimes: true,
  activeDecks: [deckId],
  sortType: "noteFld",
  timeLim: 0,
  sortBackwards: false,
  addToCur: true,
  curDeck: deckId,
  newBury: true,
  newSpread: 0,
  dueCounts: true,
  curModel: String(NOTE_TYPE_ID),
  collapseTime: 1200,
});

const DECK_OPTIONS = {
  1: {
    id: 1,
    name: "Default",
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    dyn: false,
    new: {
      delays: [1, 10],
      ints: [1, 4, 7],
      initialFactor: 2500,
      order: 1,
      perDay: 20,
      bury: true,
      separate: true,
    },
    rev: { perDay: 200, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, bury: true, minSpace: 1 },
    lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 0 },
  },
};
