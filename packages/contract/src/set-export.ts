import * as z from "zod";
import { LANGUAGES } from "./languages.ts";
import { LIMITS } from "./limits.ts";
import { ADAPTABLE, EXPORT_FORMATS } from "./loss-kinds.ts";

/** The body of exporting a set. */
export const ExportBodySchema = z.object({
  format: z.enum(EXPORT_FORMATS),
  /** The ids of the questions to export; all without them. */
  questions: z.array(z.number().int().positive()).min(1).max(LIMITS.setExport.questionsMax).optional(),
  /** Only those with one of these tags. */
  tags: z.array(z.string().max(LIMITS.question.tagMaxChars)).min(1).max(LIMITS.question.tagsMax).optional(),
  /** The losses that are accepted; questions that would have others that can be adapted are left out. */
  adapt: z.array(z.enum(ADAPTABLE)).optional(),
  /** The words that a printed file has beside those of its questions. */
  language: z.enum(LANGUAGES).optional(),
  /** Versions of a worksheet, each with its questions in another order. */
  versions: z.number().int().min(1).max(LIMITS.setExport.versionsMax).optional(),
  seed: z
    .number()
    .int()
    .nonnegative()
    .max(2 ** 31)
    .optional(),
});
/** See `ExportBodySchema`. */
export type ExportBody = z.infer<typeof ExportBodySchema>;
