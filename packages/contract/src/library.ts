import * as z from "zod";
import { DatasetSummarySchema, tidyLine } from "./entities.ts";
import { LIMITS } from "./limits.ts";
import { SET_ORDERS } from "./set-orders.ts";

const { library: MAX } = LIMITS;
const SetIdSchema = z.string().regex(/^[\w-]{1,100}$/);

/** A name of 200 characters in base64, twice. */
const CURSOR_MAX_CHARS = 2_000;

/** A word or two that its owner sorts sets by. */
export const TagSchema = z.string().overwrite(tidyLine).min(1).max(MAX.tagMaxChars);

/** What a page of the list is asked for. */
export const LibraryQuerySchema = z.object({
  /** `next` of the page before; empty for the beginning. */
  cursor: z.string().max(CURSOR_MAX_CHARS).optional(),
  /** Words that a set's name has, or one of its questions. */
  q: z.string().max(MAX.queryMaxChars).default(""),
  order: z.enum(SET_ORDERS).default("newest"),
  tag: TagSchema.optional(),
  /** Only the archived sets, instead of all others. */
  archived: z.stringbool().default(false),
  /** Only those in the trash, archived before or not. */
  trashed: z.stringbool().default(false),
});
/** See `LibraryQuerySchema`. */
export type LibraryQuery = z.infer<typeof LibraryQuerySchema>;

/** A set as it is found: what it holds, and how far one is. */
export const LibrarySetSchema = DatasetSummarySchema.extend({
  format: z.string(),
  /** Pages or slides; null for formats without. */
  pageCount: z.number().int().nullable(),
  /** Questions that were answered at least once. */
  seen: z.number().int(),
  isArchived: z.boolean(),
  /** When it was deleted; null if it is not in the trash. */
  trashedAt: z.iso.datetime().nullable(),
  tags: z.array(z.string()),
  /** The question that has the words, where the name does not. */
  found: z.object({ id: z.number().int(), text: z.string() }).nullable(),
});
/** See `LibrarySetSchema`. */
export type LibrarySet = z.infer<typeof LibrarySetSchema>;

/** One page of what was found. */
export const LibraryPageSchema = z.object({
  sets: z.array(LibrarySetSchema),
  /** The cursor of the next page; null on the last one. */
  next: z.string().nullable(),
});
/** See `LibraryPageSchema`. */
export type LibraryPage = z.infer<typeof LibraryPageSchema>;

/** The tags of an account, in alphabetical order, and whether it has archived and deleted sets. */
export const LibraryTagsSchema = z.object({
  tags: z.array(z.object({ tag: z.string(), sets: z.number().int() })),
  hasArchived: z.boolean(),
  hasTrashed: z.boolean(),
});
/** See `LibraryTagsSchema`. */
export type LibraryTags = z.infer<typeof LibraryTagsSchema>;

/** One change of several sets. */
export const LibraryChangeSchema = z.object({
  ids: z.array(SetIdSchema).min(1).max(MAX.changedAtOnce),
  /** Puts them into the archive, or takes them out. */
  archive: z.boolean().optional(),
  addTags: z.array(TagSchema).max(MAX.tagsPerSet).optional(),
  removeTags: z.array(TagSchema).max(MAX.tagsPerSet).optional(),
});
/** See `LibraryChangeSchema`. */
export type LibraryChange = z.infer<typeof LibraryChangeSchema>;
