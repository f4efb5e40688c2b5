import * as z from "zod";

/**
 * A document as text: what extraction gives and what questions are made from.
 * It lives here because those two packages never import each other.
 */

/** One unit of text a reader would see as one: its own line, cell row or paragraph. */
export const BlockSchema = z.object({
  kind: z.enum(["paragraph", "listItem", "tableRow", "definition"]),
  /** Tidied text without line breaks; the cells of a table row are joined by " | ". Code within it stands between backticks, where the format or its look says that it is code. */
  text: z.string(),
  /** What an automatic list puts before it ("a)", "2.1."), where that is no part of its text. */
  marker: z.string().optional(),
  /** Words the author marked (bold, glossary term), verbatim, in order. */
  terms: z.array(z.string()).optional(),
  /** Words set in colour, highlighted, underlined or shaded, verbatim, and how: "highlight yellow", "color FF0000". */
  looks: z.array(z.object({ look: z.string(), text: z.string() })).optional(),
  /**
   * What is no running text: foot- and endnotes, what stands in the speaker's notes alone, and listings (a program, what
   * a terminal shows) where the format says that they are.
   */
  role: z.enum(["footnote", "speakerNotes", "code"]).optional(),
  /** 1-based page (PDF) or slide (PPTX, PPT) where the block begins. */
  page: z.number().int().positive().optional(),
  slide: z.number().int().positive().optional(),
});

/** What stands under one heading, up to the next of any level. */
export const SectionSchema = z.object({
  /**
   * Null where the text comes before the first heading, and where the author used none: see `labelOf`.
   */
  heading: z.string().nullable(),
  /** 1 is the highest. */
  level: z.number().int().min(1).max(6),
  /** ISO 639-1 code, only where the section is in another language than the document. */
  language: z.string().optional(),
  page: z.number().int().positive().optional(),
  slide: z.number().int().positive().optional(),
  blocks: z.array(BlockSchema),
});

/** What is missing from the text although the document could be read. */
export const SourceWarningSchema = z.discriminatedUnion("code", [
  /** The document is longer than is read of one; `limit` says which bound ended the reading, at `max`. */
  z.object({
    code: z.literal("TRUNCATED"),
    limit: z.enum(["characters", "pages", "blocks"]),
    max: z.number().int(),
    /** Pages or slides up to there; null for formats that have none. */
    pagesRead: z.number().int().nullable(),
  }),
  /** Of the `pages` that were read, only these hold text: the others are scans, pictures or empty. */
  z.object({
    code: z.literal("PAGES_WITHOUT_TEXT"),
    pages: z.number().int(),
    pagesWithText: z.number().int(),
  }),
  /** Parts that are damaged while the rest is whole: a slide, a chapter, the footnotes. */
  z.object({ code: z.literal("PARTS_SKIPPED"), count: z.number().int() }),
  /** Slides that their author hid from the show: they are left out. */
  z.object({ code: z.literal("SLIDES_HIDDEN"), count: z.number().int() }),
]);

/** A document read: titled sections in reading order. */
export const SourceTextSchema = z.object({
  /** From the document's own properties or its first heading; null if it has neither. */
  title: z.string().nullable(),
  /** ISO 639-1 code of the language most of the text is in; null if it cannot be told. */
  language: z.string().nullable(),
  /** True type found in the content, e.g. "pdf". */
  format: z.string(),
  /** Pages or slides; null for formats that have none. */
  pageCount: z.number().int().nonnegative().nullable(),
  /** Of `pageCount`, those that hold text (the others are pictures or scans). */
  pagesWithText: z.number().int().nonnegative().nullable(),
  sections: z.array(SectionSchema),
  warnings: z.array(SourceWarningSchema),
});

/** What is missing from a set, because of the reading or the writing. */
export const SetWarningSchema = z.discriminatedUnion("code", [
  ...SourceWarningSchema.options,
  /** Passages that took too long to write questions from: they have fewer. */
  z.object({ code: z.literal("PASSAGES_CUT_SHORT"), count: z.number().int() }),
]);

/** What a document came to, as its owner is told: kept with the set that was made of it. */
export const DocumentReportSchema = SourceTextSchema.pick({
  format: true,
  pageCount: true,
  pagesWithText: true,
}).extend({ warnings: z.array(SetWarningSchema) });

export type DocumentReport = z.infer<typeof DocumentReportSchema>;
export type Block = z.infer<typeof BlockSchema>;
export type Section = z.infer<typeof SectionSchema>;
export type SourceWarning = z.infer<typeof SourceWarningSchema>;
export type SetWarning = z.infer<typeof SetWarningSchema>;
export type SourceText = z.infer<typeof SourceTextSchema>;

/** What is told about the reading, without the text. */
export function reportOf({ format, pageCount, pagesWithText, warnings }: DocumentReport): DocumentReport {
  return { format, pageCount, pagesWithText, warnings };
}
