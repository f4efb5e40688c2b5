import * as z from "zod";
import { LIMITS } from "./limits.ts";

const { upload: MAX } = LIMITS;

/** Numbers and ranges of them, such as "0-4,7"; ends are included. */
export const RangesSchema = z
  .string()
  .max(MAX.rangesMaxChars)
  .regex(/^\d{1,7}(?:-\d{1,7})?(?:,\d{1,7}(?:-\d{1,7})?)*$/);

/** A part of a document: only these sections, numbered from 0, and only these pages or slides, numbered from 1. */
export const DocumentPartSchema = z.object({
  sections: RangesSchema.optional(),
  pages: RangesSchema.optional(),
});
/** See `DocumentPartSchema`. */
export type DocumentPart = z.infer<typeof DocumentPartSchema>;

/** What a document holds, before a set is made of it. */
export const OutlineSchema = z.object({
  /** Its sections by their numbers; none where there are too many to choose from. */
  sections: z.array(
    z.object({
      section: z.number().int().nonnegative(),
      heading: z.string().nullable(),
      /** 1 is the highest. */
      level: z.number().int(),
      /** 1-based page or slide where it begins; null for formats without. */
      page: z.number().int().nullable(),
    }),
  ),
  format: z.string(),
  /** Pages or slides; null for formats without. */
  pageCount: z.number().int().nullable(),
  /** About as many questions as a set has that no number is requested of. */
  likelyQuestions: z.number().int(),
});
/** See `OutlineSchema`. */
export type Outline = z.infer<typeof OutlineSchema>;
