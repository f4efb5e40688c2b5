import { DatabaseSync } from "node:sqlite";
import { zstdDecompressSync } from "node:zlib";
import { NotReadable, type Parts } from "../format.ts";

const MAX_COLLECTION_BYTES = 256 * 1024 * 1024;

/**
 * The newest collection in a package, in memory and only to be read: the oldest of a newer package only says that Anki is
 * to be updated. Who opens it closes it.
 */
export function openCollection(parts: Parts | null): DatabaseSync {
  const bytes = parts === null ? null : collectionIn(parts);
  if (bytes === null) throw new NotReadable("damaged");
  const collection = new DatabaseSync(":memory:", { allowExtension: false });
  try {
    collection.deserialize(withoutJournal(bytes));
    collection.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON;");
    if (!hasOnlyRealTables(collection)) throw new NotReadable("damaged");
    const plain = withoutCollation(collection, withoutJournal(bytes));
    if (plain !== null) collection.deserialize(plain);
    return collection;
  } catch (error) {
    collection.close();
    throw error;
  }
}

function collectionIn(parts: Parts): Uint8Array | null {
  const packed = parts.names.includes("collection.anki21b") ? parts.read("collection.anki21b") : null;
  if (packed !== null) return unpacked(packed);
  const name = ["collection.anki21", "collection.anki2"].find((one) => parts.names.includes(one));
  return name === undefined ? null : parts.read(name);
}

function unpacked(bytes: Uint8Array): Uint8Array {
  try {
    return zstdDecompressSync(bytes, { maxOutputLength: MAX_COLLECTION_BYTES });
  } catch (error) {
    throw new NotReadable(error instanceof RangeError ? "limit" : "damaged", { cause: error });
  }
}

/** Where a file says how it is written and read (SQLite's file format, 1.3.3): 2 for a write-ahead log. */
const VERSION_BYTES = [18, 19];

/** Anki's own files have a write-ahead log, which a database in memory cannot have; in a package it is empty. */
function withoutJournal(bytes: Uint8Array): Uint8Array {
  if (!VERSION_BYTES.some((at) => bytes[at] === 2)) return bytes;
  const plain = Uint8Array.from(bytes);
  for (const at of VERSION_BYTES) plain[at] = 1;
  return plain;
}

/** The tables that are read. */
const READ = ["notes", "cards", "col", "notetypes", "fields", "decks"].map((name) => `'${name}'`).join();

/**
 * Whether no code of the file runs when it is read: a view may have no end. SQLite writes the beginning of a definition
 * itself, so one that begins in another way was written by hand.
 */
function hasOnlyRealTables(collection: DatabaseSync): boolean {
  const code = `SELECT 1 FROM sqlite_schema WHERE lower(tbl_name) IN (${READ})
    AND (type IN ('view', 'trigger') OR (type = 'table' AND sql NOT LIKE 'CREATE TABLE %'))`;
  const computed = `SELECT 1 FROM sqlite_schema AS one, pragma_table_xinfo(one.name) AS field
    WHERE lower(one.name) IN (${READ}) AND one.type = 'table' AND field.hidden <> 0`;
  return [code, computed].every((query) => collection.prepare(query).get() === undefined);
}

/**
 * In newer schemas names have a collation that only Anki knows, and SQLite answers no question about such a table. The
 * definitions of the tables that are read here name one of SQLite's own instead; null where none has to change.
 */
function withoutCollation(collection: DatabaseSync, bytes: Uint8Array): Uint8Array | null {
  const definitions = collection
    .prepare(
      "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name IN ('fields', 'decks', 'notetypes')",
    )
    .all()
    .map(({ sql }) => String(sql))
    .filter((sql) => ONLY_OF_ANKI.test(sql));
  if (definitions.length === 0) return null;
  const changed = Buffer.from(bytes);
  for (const sql of definitions) {
    // As long as before, so that nothing in the file moves.
    const own = sql.replaceAll(ALL_ONLY_OF_ANKI, "$1nocase ");
    for (let at = changed.indexOf(sql); at >= 0; at = changed.indexOf(sql, at + 1)) changed.write(own, at);
  }
  return changed;
}

const ONLY_OF_ANKI = /(\bcollate\s)unicase\b/i;
const ALL_ONLY_OF_ANKI = new RegExp(ONLY_OF_ANKI, "gi");
