import { DatabaseSync } from "node:sqlite";
import { zstdDecompressSync } from "node:zlib";
import { NotReadable, type Parts, type ReadSet } from "../format.ts";
import { sectionOf } from "./anki-text.ts";
import { type Note, notesAsQuestions } from "./notes.ts";

const MAX_COLLECTION_BYTES = 256 * 1024 * 1024;
const MAX_NOTES = 200_000;
/** Between the fields of a note; in newer schemas between the parts of a deck's name as well. */
const FIELD_SEPARATOR = "\u001f";
/** Of one note; longer ones hold files, not words. */
const MAX_FIELDS_CHARS = 400_000;

/** Reads the newest collection in the package: the oldest of a newer package only says that Anki is to be updated. */
export const readApkg: ReadSet = ({ parts }) => {
  const bytes = parts === null ? null : collectionIn(parts);
  if (bytes === null) throw new NotReadable("damaged");
  const collection = new DatabaseSync(":memory:", { allowExtension: false });
  try {
    collection.deserialize(bytes);
    collection.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA query_only = ON;");
    const plain = withoutCollation(collection, bytes);
    if (plain !== null) collection.deserialize(plain);
    return readCollection(collection);
  } catch (error) {
    throw error instanceof NotReadable ? error : new NotReadable("damaged", { cause: error });
  } finally {
    collection.close();
  }
};

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

/**
 * In newer schemas names have a collation that only Anki knows, and SQLite answers no question about such a table. The
 * definitions of the tables that are read here name one of SQLite's own instead; null where none has to change.
 */
function withoutCollation(collection: DatabaseSync, bytes: Uint8Array): Uint8Array | null {
  const definitions = collection
    .prepare("SELECT sql FROM sqlite_schema WHERE type = 'table' AND name IN ('fields', 'decks')")
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

interface NoteRow {
  readonly id: number;
  readonly mid: number;
  readonly tags: string;
  readonly flds: string;
}

function readCollection(collection: DatabaseSync) {
  const isNew = hasTable(collection, "notetypes");
  const names = isNew ? fieldNames(collection) : fieldNamesInModels(collection);
  const decks = isNew ? deckNames(collection) : deckNamesInJson(collection);
  const deckOf = decksOfNotes(collection);
  const rows = collection
    .prepare(`SELECT id, mid, tags, flds FROM notes WHERE length(flds) <= ${MAX_FIELDS_CHARS} ORDER BY id`)
    .iterate() as Iterable<NoteRow>;
  const notes: Note[] = [];
  const used = new Map<string, number>();
  for (const { id, mid, tags, flds } of rows) {
    if (notes.length >= MAX_NOTES) throw new NotReadable("limit");
    const deck = decks.get(deckOf.get(id) ?? 0) ?? "";
    used.set(deck, (used.get(deck) ?? 0) + 1);
    notes.push({
      number: notes.length + 1,
      names: names.get(mid) ?? [],
      fields: String(flds).split(FIELD_SEPARATOR),
      section: sectionOf(deck),
      tags: String(tags)
        .split(/[\s\u3000]+/)
        .filter((tag) => tag !== ""),
    });
  }
  const made = notesAsQuestions(notes);
  const all = made.questions.toSorted((a, b) => a.number - b.number);
  return {
    set: { title: titleOf(used), questions: all.map(({ question }) => question) },
    numbers: all.map(({ number }) => number),
    total: notes.length,
    notes: made.notes,
  };
}

/** The first part of the deck's name that most notes are in. */
function titleOf(used: ReadonlyMap<string, number>): string {
  const [most = ["", 0] as const] = [...used].sort((a, b) => b[1] - a[1]);
  return most[0].split(FIELD_SEPARATOR)[0]?.split("::")[0]?.trim() ?? "";
}

function hasTable(collection: DatabaseSync, name: string): boolean {
  return (
    collection.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !==
    undefined
  );
}

/** Of each note type, in the order of the fields. */
function fieldNames(collection: DatabaseSync): Map<number, string[]> {
  const names = new Map<number, string[]>();
  for (const row of collection.prepare("SELECT ntid, ord, name FROM fields").iterate()) {
    const own = names.get(Number(row.ntid)) ?? [];
    own[Number(row.ord)] = String(row.name);
    names.set(Number(row.ntid), own);
  }
  return names;
}

interface Model {
  readonly flds?: readonly { readonly name?: string }[];
}

function fieldNamesInModels(collection: DatabaseSync): Map<number, string[]> {
  const models = jsonIn<Record<string, Model>>(collection, "models");
  return new Map(
    Object.entries(models).map(([id, { flds = [] }]) => [
      Number(id),
      flds.map(({ name }) => String(name ?? "")),
    ]),
  );
}

function deckNames(collection: DatabaseSync): Map<number, string> {
  const rows = collection.prepare("SELECT id, name FROM decks").all();
  return new Map(rows.map((row) => [Number(row.id), String(row.name)]));
}

function deckNamesInJson(collection: DatabaseSync): Map<number, string> {
  const decks = jsonIn<Record<string, { readonly name?: string }>>(collection, "decks");
  return new Map(Object.entries(decks).map(([id, { name }]) => [Number(id), String(name ?? "")]));
}

function jsonIn<T extends object>(collection: DatabaseSync, column: "models" | "decks"): T {
  const value = collection.prepare(`SELECT ${column} AS json FROM col`).get()?.json;
  const parsed = JSON.parse(String(value)) as unknown;
  if (typeof parsed !== "object" || parsed === null) throw new NotReadable("damaged");
  return parsed as T;
}

function decksOfNotes(collection: DatabaseSync): Map<number, number> {
  const rows = collection.prepare("SELECT nid, did FROM cards WHERE odid = 0 OR odid IS NULL").iterate();
  const decks = new Map<number, number>();
  for (const { nid, did } of rows) if (!decks.has(Number(nid))) decks.set(Number(nid), Number(did));
  return decks;
}
