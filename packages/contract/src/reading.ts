import * as z from "zod";
import { LIMITS } from "./limits.ts";
import { BlockSchema } from "./source-text.ts";

/** A question whose evidence is in a passage. */
const PlacedQuestionSchema = z.object({ id: z.number().int(), quote: z.string() });

/** A stretch of the stored text of a document, with the questions that come from it. */
export const TextPassageSchema = z.object({
  /** 0-based, in the order of the document. */
  ordinal: z.number().int(),
  /** Only where it is not that of the passage before. */
  heading: z.string().nullable(),
  /** The name of a document that was added later, where it begins. */
  part: z.string().optional(),
  page: z.number().int().optional(),
  slide: z.number().int().optional(),
  /** ISO 639-1 code, only where it differs from the document's. */
  language: z.string().optional(),
  blocks: z.array(
    BlockSchema.pick({
      kind: true,
      text: true,
      marker: true,
      role: true,
      figures: true,
      page: true,
      slide: true,
    }),
  ),
  questions: z.array(PlacedQuestionSchema),
});
/** See `TextPassageSchema`. */
export type TextPassage = z.infer<typeof TextPassageSchema>;

/** Where to read: from a passage on, or around that of a question. */
export const TextQuerySchema = z.object({
  from: z.coerce.number().int().nonnegative().max(LIMITS.reading.passagesMax).default(0),
  question: z.coerce.number().int().positive().optional(),
});

/** A part of the stored text; `total` counts the passages of all. */
export const TextPageSchema = z.object({
  name: z.string(),
  language: z.string().nullable(),
  format: z.string(),
  total: z.number().int(),
  passages: z.array(TextPassageSchema),
});
/** See `TextPageSchema`. */
export type TextPage = z.infer<typeof TextPageSchema>;

/** What is looked for in a text. */
export const TextSearchQuerySchema = z.object({
  q: z.string().max(LIMITS.library.queryMaxChars).default(""),
});

/** Blocks with the words that were looked for, in order, as far as they are shown. */
export const TextHitsSchema = z.object({
  hits: z.array(
    z.object({
      passage: z.number().int(),
      block: z.number().int(),
      /** Some of its text, around the first of the words. */
      excerpt: z.string(),
    }),
  ),
  /** Whether there are more. */
  isCut: z.boolean(),
});
/** See `TextHitsSchema`. */
export type TextHits = z.infer<typeof TextHitsSchema>;
