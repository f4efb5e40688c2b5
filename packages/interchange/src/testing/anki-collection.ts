import { createHash } from "node:crypto";
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
  /** The contents of files by their names. */
  readonly media?: Readonly<Record<string, string | Uint8Array>>;
}

/** A package of a few hundred bytes whose `notes` is a view without an end. */
export function endlessViewPackage(): Uint8Array {
  return packed(`
    CREATE TABLE col (models, decks);
    INSERT INTO col VALUES ('{}', '{}');
    CREATE TABLE cards (nid, did, odid);
    CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n)
      SELECT id, 1 AS mid, '' AS tags, '' AS flds FROM n WHERE id < 0;`);
}

const PAGE_BYTES = 512;
/** Each has seventy times as many rows as the next one. */
const LEVELS = 10;

/**
 * A package whose `cards` is a table of damaged pages: on each level all entries lead to the same page of the next one,
 * so that it has more rows than anybody can count, and none that is asked for (SQLite's file format, 1.6).
 */
export function endlessTablePackage(): Uint8Array {
  return packed(
    `CREATE TABLE col (models, decks);
    INSERT INTO col VALUES ('{}', '{}');
    CREATE TABLE notes (id INTEGER PRIMARY KEY, mid, tags, flds);
    CREATE TABLE cards (nid, did, odid);
    INSERT INTO cards VALUES (1, 1, 1);`,
    (bytes) => {
      const before = bytes.byteLength / PAGE_BYTES;
      const root = bytes.subarray(-PAGE_BYTES);
      const levels = Array.from({ length: LEVELS }, (_, level) => interiorPage(before + 1 + level));
      const pages = [bytes.subarray(0, -PAGE_BYTES), ...levels, root];
      const all = Buffer.concat(pages);
      all.writeUInt32BE(all.byteLength / PAGE_BYTES, 28);
      return all;
    },
  );
}

/** An interior page of a table, all of whose entries lead to one page. */
function interiorPage(child: number): Buffer {
  const [headBytes, cellBytes] = [12, 5];
  const count = Math.floor((PAGE_BYTES - headBytes) / (cellBytes + 2));
  const page = Buffer.alloc(PAGE_BYTES);
  page.writeUInt8(5, 0);
  page.writeUInt16BE(count, 3);
  page.writeUInt16BE(PAGE_BYTES - count * cellBytes, 5);
  page.writeUInt32BE(child, 8);
  for (let cell = 0; cell < count; cell += 1) {
    const at = PAGE_BYTES - (cell + 1) * cellBytes;
    page.writeUInt16BE(at, headBytes + 2 * cell);
    page.writeUInt32BE(child, at);
    page.writeUInt8(cell + 1, at + 4);
  }
  return page;
}

function packed(sql: string, change = (bytes: Uint8Array): Uint8Array => bytes): Uint8Array {
  const collection = new DatabaseSync(":memory:");
  collection.exec(`PRAGMA page_size = ${PAGE_BYTES}; ${sql}`);
  const bytes = change(collection.serialize());
  collection.close();
  return zipSync({ "collection.anki2": bytes });
}

/** A package as Anki writes it by now, with notes of one type in the deck "Course", part "Week 1". */
export function newAnkiPackage(
  fieldNames: readonly string[],
  notes: readonly (readonly string[])[],
  { name = "Choice", change = "", media = {} }: CollectionOptions = {},
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
    // SQLite reads definitions that it would not write.
    ["CREATE VIRTUAL", "CREATE\tVIRTUAL"],
  ] as const)
    for (let at = bytes.indexOf(plain); at >= 0; at = bytes.indexOf(plain, at)) bytes.write(ofAnki, at);
  return zipSync({
    meta: strToU8("\b\u0003"),
    "collection.anki2": strToU8("Please update Anki"),
    "collection.anki21b": zstdCompressSync(bytes),
    media: zstdCompressSync(Buffer.concat(Object.entries(media).map(mediaEntry))),
    ...Object.fromEntries(
      Object.values(media).map((content, i) => [i, zstdCompressSync(Buffer.from(content))]),
    ),
  });
}

/** One of Anki's `MediaEntries` with its name, size and checksum, in Protocol Buffers. */
function mediaEntry([name, content]: [string, string | Uint8Array]): Buffer {
  const entry = Buffer.concat([
    bytesField(1, Buffer.from(name)),
    Buffer.from([(2 << 3) | 0, ...varint(content.length)]),
    bytesField(3, createHash("sha1").update(content).digest()),
  ]);
  return bytesField(1, entry);
}

const bytesField = (field: number, bytes: Uint8Array) =>
  Buffer.concat([Buffer.from([(field << 3) | 2, ...varint(bytes.length)]), bytes]);

const varint = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)];
