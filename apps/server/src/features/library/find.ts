import { LIMITS, type LibraryPage, type LibraryQuery, type LibrarySet } from "@quizmill/contract";
import * as z from "zod";
import type { Database } from "../../platform/database/open.ts";
import { findHits } from "../../platform/database/search.ts";
import { AppError } from "../../platform/errors.ts";
import { termsOf, wordsIn } from "../../platform/search-words.ts";
import { toSummary } from "../datasets/entities.ts";
import {
  type Filter,
  findByName,
  findByStudy,
  findByTime,
  findRows,
  findSetsOf,
  findTagsOf,
  findTexts,
  type Place,
} from "./store.ts";

const PAGE = LIMITS.dataset.pageSets;
/** Questions whose sets are asked for first; of most words those are enough sets for a page. */
const FIRST = 300;
/** Above all questions that there can be. */
const NEWEST = Number.MAX_SAFE_INTEGER;

/**
 * Where the next page begins: in the order of the list, or, of what was looked for, among the sets with these words in
 * their names, then among the questions.
 */
type Cursor = Place | { readonly below: number };

/** PostgreSQL stores no text with this character, and takes none. */
const StoredTextSchema = z.string().refine((text) => !text.includes("\0"));
const TimeSchema = z.object({ at: z.int().nonnegative(), id: StoredTextSchema });
const NameSchema = z.object({ at: StoredTextSchema, id: StoredTextSchema });
const StudySchema = TimeSchema.extend({ createdAt: z.int().nonnegative() });
const QuestionSchema = z.object({ below: z.int().positive() });

/** What a cursor of such a list is made of; one of another list is refused. */
function cursorSchemaOf(isSearch: boolean, order: LibraryQuery["order"]): z.ZodType<Cursor> {
  if (isSearch) return z.union([TimeSchema, QuestionSchema]);
  if (order === "studied") return StudySchema;
  return order === "name" ? NameSchema : TimeSchema;
}

function readCursor(cursor: string, schema: z.ZodType<Cursor>): Cursor | null {
  if (cursor === "") return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    throw new AppError("VALIDATION_FAILED", "This cursor is not one that was given.");
  }
}

const written = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString("base64url");

/** What a page shows: sets in their order, and the question that made some of them be found. */
interface Found {
  readonly ids: readonly string[];
  readonly questions: ReadonlyMap<string, number>;
  readonly next: Cursor | null;
}

/** One page of an account's sets. */
export async function findSets(
  db: Database,
  accountId: string,
  query: LibraryQuery & { readonly cursor: string },
): Promise<LibraryPage> {
  const place = query.trashed ? "trash" : query.archived ? "archive" : "list";
  const filter: Filter = { accountId, place, tag: query.tag };
  const isSearch = query.q.trim() !== "";
  const cursor = readCursor(query.cursor, cursorSchemaOf(isSearch, query.order));
  const found = isSearch
    ? await searched(db, filter, { q: query.q, cursor })
    : await listed(db, filter, { order: query.order, cursor });
  return {
    sets: await setsOf(db, accountId, found),
    next: found.next === null ? null : written(found.next),
  };
}

/** Those of these sets that the account has, the newest first; without those in the trash. */
export async function setsWith(
  db: Database,
  accountId: string,
  ids: readonly string[],
): Promise<LibrarySet[]> {
  const sets = await setsOf(db, accountId, { ids, questions: new Map() });
  const there = sets.filter(({ trashedAt }) => trashedAt === null);
  return there.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
}

const placeOf = (cursor: Cursor | null): Place | null => (cursor !== null && "at" in cursor ? cursor : null);

async function listed(
  db: Database,
  filter: Filter,
  { order, cursor }: { order: LibraryQuery["order"]; cursor: Cursor | null },
): Promise<Found> {
  const after = placeOf(cursor);
  // One more than is shown, to know whether there are more.
  const rows =
    order === "name"
      ? await findByName(db, filter, after, PAGE + 1)
      : order === "studied"
        ? await findByStudy(db, filter, after, PAGE + 1)
        : await findByTime(db, filter, { words: [], after, most: PAGE + 1 });
  return pageOf(rows);
}

function pageOf(rows: readonly Place[]): Found {
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return {
    ids: shown.map(({ id }) => id),
    questions: new Map(),
    next: last === undefined ? null : { at: last.at, id: last.id, createdAt: last.createdAt },
  };
}

/** First the sets with these words in their names, the newest first; then those with a question that has them. */
async function searched(
  db: Database,
  filter: Filter,
  { q, cursor }: { q: string; cursor: Cursor | null },
): Promise<Found> {
  const words = wordsIn(q);
  const terms = termsOf(q);
  if (terms.length === 0) return { ids: [], questions: new Map(), next: null };
  const isPastNames = cursor !== null && "below" in cursor;
  const named = isPastNames
    ? []
    : await findByTime(db, filter, { words, after: placeOf(cursor), most: PAGE + 1 });
  if (named.length > PAGE) return pageOf(named);
  const before = isPastNames ? cursor.below : NEWEST;
  // One look: a page of a word that many questions have may have fewer sets.
  const hits = await findHits(db, { accountId: filter.accountId, terms, before });
  const room = PAGE - named.length;
  const others = await setsOfHits(db, filter, hits.ids, { words, room });
  const shown = others.slice(0, room);
  const below = others.length > room ? shown.at(-1)?.questionId : undefined;
  const last = below ?? (others.length > room ? before : hits.below);
  return {
    ids: [...named.map(({ id }) => id), ...shown.map(({ id }) => id)],
    questions: new Map(shown.map(({ id, questionId }) => [id, Number(questionId)])),
    next: last === null ? null : { below: Number(last) },
  };
}

/** Sets that are not found by their names, until there are more than there is room for. */
async function setsOfHits(
  db: Database,
  filter: Filter,
  ids: readonly number[],
  { words, room }: { words: readonly string[]; room: number },
) {
  const found = new Map<string, Awaited<ReturnType<typeof findSetsOf>>[number]>();
  for (const some of [ids.slice(0, FIRST), ids.slice(FIRST)]) {
    if (found.size > room) break;
    for (const row of await findSetsOf(db, filter, some)) {
      const isNamed = words.every((word) => row.nameKey.includes(word));
      if (!isNamed && !found.has(row.id)) found.set(row.id, row);
    }
  }
  return [...found.values()];
}

async function setsOf(
  db: Database,
  accountId: string,
  { ids, questions }: Omit<Found, "next">,
): Promise<LibrarySet[]> {
  const [rows, tags, texts] = await Promise.all([
    findRows(db, accountId, ids),
    findTagsOf(db, accountId, ids),
    findTexts(db, [...questions.values()]),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const textOf = new Map(texts.map(({ id, text }) => [Number(id), text]));
  const tagsOf = Map.groupBy(tags, ({ datasetId }) => datasetId);
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    const questionId = questions.get(id);
    const text = questionId === undefined ? undefined : textOf.get(questionId);
    return {
      ...toSummary(row),
      format: row.format,
      pageCount: row.pageCount,
      seen: row.seen ?? 0,
      isArchived: row.archivedAt !== null,
      trashedAt: row.trashedAt === null ? null : new Date(Number(row.trashedAt)).toISOString(),
      tags: (tagsOf.get(id) ?? []).map(({ tag }) => tag),
      found: questionId === undefined || text === undefined ? null : { id: questionId, text },
    };
  });
}
