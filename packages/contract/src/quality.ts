import * as z from "zod";

/**
 * The flaws for which the judge refuses a question. Reports of stored sets contain them, so a code stays in this list
 * for ever.
 */
export const FLAW_CODES = [
  "bad_structure",
  "duplicate_options",
  "overlapping_options",
  "key_too_long",
  "options_unlike",
  "qualifier_cue",
  "all_or_none",
  "combined_options",
  "true_or_false",
  "answer_in_stem",
  "verbal_cue",
  "grammar_cue",
  "negative_stem",
  "dangling_stem",
  "deictic_stem",
  "unfocused_stem",
  "stem_length",
  "broken_text",
  "trivial_key",
  "quote_missing",
  "distractor_in_quote",
  "wrong_language",
  "near_duplicate",
  "key_overused",
  "sentence_used",
  "gives_away",
  "solver_disagrees",
  "unanswered",
  "unrelated",
  "obeys_document",
] as const;
const FlawCodeSchema = z.enum(FLAW_CODES);
/** One of `FLAW_CODES`. */
export type FlawCode = z.infer<typeof FlawCodeSchema>;

const CountSchema = z.number().int().nonnegative();

/** The judge's counts for a set. The items checked are those written and those refused. */
export const QualityReportSchema = z.object({
  /** Questions written from the text that passed every check. */
  written: CountSchema,
  /** Questions that were in the document already. They are taken word for word and not judged. */
  imported: CountSchema,
  /** Refused items, by the first flaw found in each. */
  refused: z.partialRecord(FlawCodeSchema, CountSchema),
  /** How often the key of a written question is the first option, the second, … */
  keyPositions: z.array(CountSchema),
  /** Questions, of all in the set, with a quote that is literally in the document. */
  withQuote: CountSchema,
  /** Sections with enough text to ask about, and how many of them a question comes from. */
  sections: z.object({ covered: CountSchema, total: CountSchema }),
});
/** See `QualityReportSchema`. */
export type QualityReport = z.infer<typeof QualityReportSchema>;
