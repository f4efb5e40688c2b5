import * as z from "zod";

/** Where in the document the answer is. */
export const EvidenceSchema = z.object({
  /** Verbatim text of the document. */
  quote: z.string(),
  page: z.number().int().positive().optional(),
  slide: z.number().int().positive().optional(),
  heading: z.string().optional(),
  /** The name of the document, if it was added to the set later. */
  part: z.string().optional(),
  /** The picture that the text was read from, by its number in the set. */
  picture: z.number().int().nonnegative().optional(),
});
/** The same in a file: pictures stay in the set, and the section names the document. */
export const CarriedEvidenceSchema = EvidenceSchema.omit({ picture: true, part: true });
/** See `EvidenceSchema`. */
export type Evidence = z.infer<typeof EvidenceSchema>;
