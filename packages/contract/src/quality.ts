import * as z from "zod";

/**
 * Why a question was refused before anyone saw it; each names one flaw. Sets keep them in their reports: a code
 * that was stored once stays in this list.
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
  "obeys_document",
] as const;
const FlawCodeSchema = z.enum(FLAW_CODES);
export type FlawCode = z.infer<typeof FlawCodeSchema>;

const CountSchema = z.number().int().nonnegative();

/** What the judge saw while a set was made. Items checked are those written and those refused. */
export const QualityReportSchema = z.object({
  /** Questions written from the text that passed every check. */
  written: CountSchema,
  /** Questions that stood in the document already; they are taken word for word, unchecked. */
  imported: CountSchema,
  /** How many were refused, by the first flaw found in each. */
  refused: z.partialRecord(FlawCodeSchema, CountSchema),
  /** How often the key of a written question stands first, second, … */
  keyPositions: z.array(CountSchema),
  /** Questions backed by a quote that is literally in the document, of all there are. */
  withQuote: CountSchema,
  /** Sections of the document that hold text to ask about, and those of them that a question comes from. */
  sections: z.object({ covered: CountSchema, total: CountSchema }),
});
export type QualityReport = z.infer<typeof QualityReportSchema>;
