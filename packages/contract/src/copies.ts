import * as z from "zod";
import { DatasetSummarySchema, tidyLine } from "./entities.ts";
import { LIMITS } from "./limits.ts";

const SetIdSchema = z.string().regex(/^[\w-]{1,100}$/);

/** A section of the text of a set. Several may have the same heading. */
const SectionPlaceSchema = z.object({
  /** Its number in the text, from 0. */
  section: z.number().int().nonnegative(),
  /** Null for what stands before the first heading. */
  heading: z.string().nullable(),
  /** The name of the document that it is of, if that was added to the set later. */
  part: z.string().optional(),
  /** How many questions come from it, how many of them were answered at least once, and how many are known. */
  questions: z.number().int(),
  seen: z.number().int(),
  known: z.number().int(),
});

/** The sections of a text, in order. */
export const SectionsSchema = z.object({ sections: z.array(SectionPlaceSchema) });
/** See `SectionsSchema`. */
export type Sections = z.infer<typeof SectionsSchema>;

/** A section by its number. */
export const SectionBodySchema = z.object({ section: z.number().int().nonnegative() });
/** A section by its number, or the whole text. */
export const MoreBodySchema = SectionBodySchema.partial();

/** The body of copying: one set, several that become one, or some of their sections. */
export const CopyBodySchema = z.object({
  name: z.string().overwrite(tidyLine).min(1).max(LIMITS.dataset.nameMaxChars),
  sources: z
    .array(
      z.object({
        id: SetIdSchema,
        /** The numbers of sections; null for the whole set. */
        sections: z.array(z.number().int().nonnegative()).max(LIMITS.library.chosenSections).nullable(),
      }),
    )
    .min(1)
    .max(LIMITS.library.mergedAtOnce),
  /** Questions that several of the sets have are taken once, unless this is said. */
  keepsDoubles: z.boolean().default(false),
});
/** The set that was made, and how many questions were left out of it, since it has the same ones. */
export const CopiedSetSchema = DatasetSummarySchema.extend({ doubles: z.number().int().nonnegative() });

/** See `CopyBodySchema`. */
export type CopyBody = z.infer<typeof CopyBodySchema>;
