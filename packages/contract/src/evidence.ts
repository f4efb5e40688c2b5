import * as z from "zod";

/** Where in the document the answer is. */
export const EvidenceSchema = z.object({
  /** Verbatim text of the document. */
  quote: z.string(),
  page: z.number().int().positive().optional(),
  slide: z.number().int().positive().optional(),
  heading: z.string().optional(),
});
/** See `EvidenceSchema`. */
export type Evidence = z.infer<typeof EvidenceSchema>;
