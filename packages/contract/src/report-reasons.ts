/** What may be wrong with a question. Without schemas, since pages read it. */
export const REPORT_REASONS = [
  "wrong_key",
  "several_right",
  "unclear",
  "trivial",
  "not_in_document",
  "broken_text",
  "other",
] as const;
/** One of `REPORT_REASONS`. */
export type ReportReason = (typeof REPORT_REASONS)[number];
