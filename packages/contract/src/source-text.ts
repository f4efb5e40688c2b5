import * as z from "zod";
import { CarriedQuestionSchema } from "./carried.ts";
import { FidelitySchema, LossSchema } from "./fidelity.ts";
import { LIMITS } from "./limits.ts";
import { FigureSchema } from "./pictures.ts";

/**
 * A document as text: the result of extraction, and the input of the question engine. It is here because those two
 * packages never import each other.
 */

/** One unit of text as a reader sees it: a line, table row or paragraph. */
export const BlockSchema = z.object({
  kind: z.enum(["paragraph", "listItem", "tableRow", "definition"]),
  /**
   * Tidied text without line breaks. The cells of a table row are joined by " | ". Code is between backticks, if the
   * format or its look marks it as code.
   */
  text: z.string(),
  /** The number or letter of an automatic list ("a)", "2.1."), if it is not part of the text. */
  marker: z.string().optional(),
  /** Words that the author marked (bold, glossary term), verbatim, in order. */
  terms: z.array(z.string()).optional(),
  /**
   * Words that are coloured, highlighted, underlined or shaded, verbatim, and how: "highlight yellow", "color
   * FF0000".
   */
  looks: z.array(z.object({ look: z.string(), text: z.string() })).optional(),
  /**
   * Text outside the running text: footnotes and endnotes, text that is only in the speaker's notes, and code
   * listings or terminal output, if the format marks them as such.
   */
  role: z.enum(["footnote", "speakerNotes", "code"]).optional(),
  /** The figures that stand behind it, or right above it where its text is their caption. Nothing of them is in `text`. */
  figures: z.array(FigureSchema).max(LIMITS.pictures.figuresPerDocument).optional(),
  /** Pictures that may belong to questions of the document. Nothing of them is in `text`. */
  pictures: z
    .array(
      z.object({
        /** See `pictureMark`. */
        mark: z.string(),
        /** How many characters of `text` stand before it. */
        at: z.number().int().nonnegative(),
        /** It is a line of its own, above or below the text. */
        line: z.enum(["above", "below"]).optional(),
        /** The number or letter of that line, as for a block. */
        marker: z.string().optional(),
      }),
    )
    .optional(),
  /** 1-based page (PDF) or slide (PPTX, PPT) where the block begins. */
  page: z.number().int().positive().optional(),
  slide: z.number().int().positive().optional(),
});

/** The text under one heading, up to the next heading of any level. */
export const SectionSchema = z.object({
  /** Null before the first heading, and if the author used none: see `labelOf`. */
  heading: z.string().nullable(),
  /** 1 is the highest. */
  level: z.number().int().min(1).max(6),
  /** ISO 639-1 code, only if the section is in another language than the document. */
  language: z.string().optional(),
  page: z.number().int().positive().optional(),
  slide: z.number().int().positive().optional(),
  blocks: z.array(BlockSchema),
});

/** What is missing from the text of a document that could be read. */
export const SourceWarningSchema = z.discriminatedUnion("code", [
  /** The document is longer than the limit. `limit` names the limit that ended the reading, `max` its value. */
  z.object({
    code: z.literal("TRUNCATED"),
    limit: z.enum(["characters", "pages", "blocks"]),
    max: z.number().int(),
    /** Pages or slides that were read; null for formats without pages. */
    pagesRead: z.number().int().nullable(),
  }),
  /** Of `pages` that were read, only `pagesWithText` hold text; the others are scans, pictures or empty. */
  z.object({
    code: z.literal("PAGES_WITHOUT_TEXT"),
    pages: z.number().int(),
    pagesWithText: z.number().int(),
  }),
  /** Damaged parts that were left out: a slide, a chapter, the footnotes. */
  z.object({ code: z.literal("PARTS_SKIPPED"), count: z.number().int() }),
  /** Slides that the author hid; they are left out. */
  z.object({ code: z.literal("SLIDES_HIDDEN"), count: z.number().int() }),
]);

/** The questions of a file that holds nothing else, and what was lost when they were read. */
export const CarriedQuestionsSchema = z.object({
  questions: z.array(CarriedQuestionSchema),
  fidelity: FidelitySchema,
});

/** The text of a document: titled sections in reading order. */
export const SourceTextSchema = z.object({
  /** From the document's properties or its first heading; null if it has neither. */
  title: z.string().nullable(),
  /** ISO 639-1 code of the main language of the text; null if it cannot be detected. */
  language: z.string().nullable(),
  /** The true type, detected from the content, e.g. "pdf". */
  format: z.string(),
  /** Pages or slides; null for formats without pages. */
  pageCount: z.number().int().nonnegative().nullable(),
  /** How many of `pageCount` hold text; the others are pictures or scans. */
  pagesWithText: z.number().int().nonnegative().nullable(),
  sections: z.array(SectionSchema),
  warnings: z.array(SourceWarningSchema),
  /**
   * 1-based pages that hold a picture and no text that can be read, in order: only those can be recognised. Absent if
   * there are none, or if the caller cannot recognise pictures.
   */
  picturePages: z.array(z.number().int().positive()).optional(),
  /** What a file of questions holds; there are no sections then. */
  carried: CarriedQuestionsSchema.optional(),
});

/** What is missing from a set, because of the reading, the questions that it held already, or the writing. */
export const SetWarningSchema = z.discriminatedUnion("code", [
  ...SourceWarningSchema.options,
  /** Questions of the document that have no options to choose from, such as matching or essays. */
  z.object({ code: z.literal("QUESTIONS_LEFT_OUT"), count: z.number().int() }),
  /** Questions of an added document, or of a merged set, that the set had already. */
  z.object({ code: z.literal("DOUBLES_LEFT_OUT"), count: z.number().int() }),
  /** Of a file of questions: how many of its questions were taken, and what of them was not. */
  z.object({
    code: z.literal("CARRIED"),
    questions: z.number().int(),
    kept: z.number().int(),
    losses: z.array(LossSchema.omit({ questions: true, names: true })),
  }),
  /** Pages that hold a picture of which no text could be read, or that were not reached before the reading ended. */
  z.object({
    code: z.literal("PAGES_NOT_READ"),
    pages: z.array(z.number().int().positive()),
    /** ISO 639-1 code of the language that they are in, where that is why. */
    language: z.string().optional(),
  }),
  /** Passages that were stopped because they took too long; they have fewer questions. */
  z.object({ code: z.literal("PASSAGES_CUT_SHORT"), count: z.number().int() }),
]);

/** What the owner is told about the reading of a document. It is stored with the set. */
export const DocumentReportSchema = SourceTextSchema.pick({
  format: true,
  pageCount: true,
  pagesWithText: true,
}).extend({
  warnings: z.array(SetWarningSchema),
  /** Of a document with pages whose text is read from their pictures: how many there are, and how many are done. */
  pictures: z.object({ pages: z.number().int().positive(), done: z.number().int().nonnegative() }).optional(),
});

/** See `DocumentReportSchema`. */
export type DocumentReport = z.infer<typeof DocumentReportSchema>;
/** See `BlockSchema`. */
export type Block = z.infer<typeof BlockSchema>;
/** See `SectionSchema`. */
export type Section = z.infer<typeof SectionSchema>;
/** See `SourceWarningSchema`. */
export type SourceWarning = z.infer<typeof SourceWarningSchema>;
/** See `CarriedQuestionsSchema`. */
export type CarriedQuestions = z.infer<typeof CarriedQuestionsSchema>;
/** See `SetWarningSchema`. */
export type SetWarning = z.infer<typeof SetWarningSchema>;
/** See `SourceTextSchema`. */
export type SourceText = z.infer<typeof SourceTextSchema>;

/** The report of a reading, without the text. */
export function reportOf({
  format,
  pageCount,
  pagesWithText,
  warnings,
  pictures,
}: DocumentReport): DocumentReport {
  return { format, pageCount, pagesWithText, warnings, ...(pictures !== undefined && { pictures }) };
}
