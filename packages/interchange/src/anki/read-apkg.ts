import type { DatabaseSync } from "node:sqlite";
import { type FileToRead, NotReadable, type ReadSet } from "../format.ts";
import type { MarkOfPicture } from "../html/read-html.ts";
import { sectionOf } from "./anki-text.ts";
import { mediaIn } from "./media.ts";
import { type Note, notesAsQuestions } from "./notes.ts";
import { openCollection } from "./open-collection.ts";

const MAX_NOTES = 200_000;
/** Between the fields of a note; in newer schemas between the parts of a deck's name as well. */
const FIELD_SEPARATOR = "\u001f";
/** Of one note; longer ones hold files, not words. */
const MAX_FIELDS_CHARS = 400_000;

/** Reads the newest collection in the package. */
export const readApkg: ReadSet = ({ parts, languageOf }, _choices, pictures) => {
  let collection: DatabaseSync | undefined;
  try {
    collection = openCollection(parts);
    return readCollection(collection, mediaIn(parts, pictures), languageOf);
  } catch (error) {
    throw error instanceof NotReadable ? error : new NotReadable("damaged", { cause: error });
  } finally {
    collection?.close();
  }
};

interface NoteRow {
  readonly id: number;
  readonly mid: number;
  readonly tags: string;
  readonly flds: string;
}

function readCollection(
  collection: DatabaseSync,
  markOf: MarkOfPicture,
  languageOf: FileToRead["languageOf"],
) {
  const isNew = hasTable(collection, "notetypes");
  const types = isNew ? noteTypes(collection) : noteTypesInModels(collection);
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
      type: `${mid}`,
      typeName: types.get(mid)?.name ?? "",
      names: types.get(mid)?.fields ?? [],
      fields: String(flds).split(FIELD_SEPARATOR),
      section: sectionOf(deck),
      tags: String(tags)
        .split(/[\s\u3000]+/)
        .filter((tag) => tag !== ""),
    });
  }
  const made = notesAsQuestions(notes, markOf, languageOf);
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

interface NoteType {
  readonly name: string;
  /** Their names, in their order. */
  readonly fields: string[];
}

function noteTypes(collection: DatabaseSync): Map<number, NoteType> {
  const rows = collection.prepare("SELECT id, name FROM notetypes").all();
  const types = new Map(
    rows.map(({ id, name }) => [Number(id), { name: String(name), fields: [] as string[] }]),
  );
  for (const row of collection.prepare("SELECT ntid, ord, name FROM fields ORDER BY ntid, ord").iterate())
    types.get(Number(row.ntid))?.fields.push(String(row.name));
  return types;
}

interface Model {
  readonly name?: string;
  readonly flds?: readonly { readonly name?: string }[];
}

function noteTypesInModels(collection: DatabaseSync): Map<number, NoteType> {
  const models = jsonIn<Record<string, Model>>(collection, "models");
  return new Map(
    Object.entries(models).map(([id, { name, flds = [] }]) => [
      Number(id),
      { name: String(name ?? ""), fields: flds.map((field) => String(field.name ?? "")) },
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
