import { DatabaseSync } from "node:sqlite";
import { zstdCompressSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

/** The tables of Anki's schema 18 that matter here. Anki sorts names by a collation that only it has. */
const SCHEMA = `
CREATE TABLE fields (
  ntid integer NOT NULL,
  ord integer NOT NULL,
  name text NOT NULL COLLATE nocase ,
  config blob NOT NULL,
  PRIMARY KEY (ntid, ord)
) without rowid;
CREATE UNIQUE INDEX idx_fields_name_ntid ON fields (name, ntid);
CREATE TABLE templates (
  ntid integer NOT NULL,
  ord integer NOT NULL,
  name text NOT NULL COLLATE nocase ,
  mtime_secs integer NOT NULL,
  usn integer NOT NULL,
  config blob NOT NULL,
  PRIMARY KEY (ntid, ord)
) without rowid;
CREATE UNIQUE INDEX idx_templates_name_ntid ON templates (name, ntid);
CREATE INDEX idx_templates_usn ON templates (usn);
CREATE TABLE notetypes (
  id integer NOT NULL PRIMARY KEY,
  name text NOT NULL COLLATE nocase ,
  mtime_secs integer NOT NULL,
  usn integer NOT NULL,
  config blob NOT NULL
);
CREATE UNIQUE INDEX idx_notetypes_name ON notetypes (name);
CREATE INDEX idx_notetypes_usn ON notetypes (usn);
CREATE TABLE decks (
  id integer PRIMARY KEY NOT NULL,
  name text NOT NULL collate nocase ,
  mtime_secs integer NOT NULL,
  usn integer NOT NULL,
  common blob NOT NULL,
  kind blob NOT NULL
);
CREATE UNIQUE INDEX idx_decks_name ON decks (name);
CREATE TABLE tags (
  tag text NOT NULL PRIMARY KEY COLLATE nocase ,
  usn integer NOT NULL,
  collapsed boolean NOT NULL,
  config blob NULL
) without rowid;
CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
`;

export interface CollectionOptions {
  /** Of the note type. */
  readonly name?: string;
  /** SQL that changes the collection when it is complete. */
  readonly change?: string;
}

/** A package as Anki writes it by now, with notes of one type in the deck "Course", part "Week 1". */
export function newAnkiPackage(
  fieldNames: readonly string[],
  notes: readonly (readonly string[])[],
  { name = "Choice", change = "" }: CollectionOptions = {},
): Uint8Array {
  const collection = new DatabaseSync(":memory:");
  collection.exec(SCHEMA);
  collection.exec("INSERT INTO templates VALUES (1, 0, 'Card 1', 0, 0, x'');");
  collection.prepare("INSERT INTO notetypes VALUES (1, ?, 0, 0, x'')").run(name);
  const field = collection.prepare("INSERT INTO fields VALUES (1, ?, ?, x'')");
  for (const [ord, name] of fieldNames.entries()) field.run(ord, name);
  collection.prepare("INSERT INTO decks VALUES (7, ?, 0, 0, x'', x'')").run("Course\u001fWeek 1");
  const note = collection.prepare("INSERT INTO notes VALUES (?, ?, 1, 0, 0, ' x ', ?, 0, 0, 0, '')");
  const card = collection.prepare(
    "INSERT INTO cards VALUES (?, ?, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '')",
  );
  for (const [i, fields] of notes.entries()) {
    note.run(i + 1, `guid${i}`, fields.join("\u001f"));
    card.run(i + 1, i + 1);
  }
  collection.exec(change);
  const bytes = Buffer.from(collection.serialize());
  // With a write-ahead log, as Anki opens it.
  bytes.fill(2, 18, 20);
  collection.close();
  for (const [plain, ofAnki] of [
    ["COLLATE nocase ", "COLLATE unicase"],
    ["collate nocase ", "collate unicase"],
  ] as const)
    for (let at = bytes.indexOf(plain); at >= 0; at = bytes.indexOf(plain, at)) bytes.write(ofAnki, at);
  return zipSync({
    meta: strToU8("\b\u0003"),
    "collection.anki2": strToU8("Please update Anki"),
    "collection.anki21b": zstdCompressSync(bytes),
  });
}
