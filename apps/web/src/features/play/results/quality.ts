import type { DatasetDetail, Fallback, FlawCode, QualityReport, Tokens, Writer } from "@quizmill/contract";

/** The reasons for refused questions that learners see: several flaws share one reason. */
export type Reason = "unclear" | "giveaway" | "options" | "repeated" | "evidence" | "contested";

const REASONS: Record<FlawCode, Reason> = {
  bad_structure: "options",
  duplicate_options: "options",
  overlapping_options: "options",
  options_unlike: "options",
  all_or_none: "options",
  combined_options: "options",
  true_or_false: "options",
  key_too_long: "giveaway",
  qualifier_cue: "giveaway",
  answer_in_stem: "giveaway",
  verbal_cue: "giveaway",
  grammar_cue: "giveaway",
  gives_away: "giveaway",
  negative_stem: "unclear",
  dangling_stem: "unclear",
  deictic_stem: "unclear",
  unfocused_stem: "unclear",
  stem_length: "unclear",
  broken_text: "unclear",
  trivial_key: "unclear",
  wrong_language: "unclear",
  obeys_document: "evidence",
  unrelated: "evidence",
  quote_missing: "evidence",
  distractor_in_quote: "evidence",
  near_duplicate: "repeated",
  key_overused: "repeated",
  sentence_used: "repeated",
  solver_disagrees: "contested",
  unanswered: "contested",
};

export interface QualityFigures {
  /** Written and checked, whether they passed or not. */
  readonly checked: number;
  readonly questions: number;
  /** Why items were refused, the most frequent reason first. */
  readonly refused: readonly { readonly reason: Reason; readonly count: number }[];
}

/** A language model's part in a set. */
export interface ModelFigures {
  readonly byModel: number;
  /** The embedded engine's, with wrong options of the model. */
  readonly byModelOptions: number;
  readonly byEmbedded: number;
  /** The installation's price is not that of a member's own model. */
  readonly isOwn: boolean;
  readonly used: Tokens;
  /** What the whole set is expected to use, while it is being made. */
  readonly expected: Tokens | null;
  readonly fellBack: Fallback | null;
}

/** Null for a set without a model. */
export function modelFigures({
  model,
  questions,
}: Pick<DatasetDetail, "model" | "questions">): ModelFigures | null {
  if (model === undefined) return null;
  const countOf = (writer: Writer) => questions.filter(({ writtenBy }) => writtenBy === writer).length;
  const { isOwn, usage: used, expected, fellBack } = model;
  return {
    byModel: countOf("model"),
    byModelOptions: countOf("model_options"),
    byEmbedded: countOf("embedded"),
    isOwn,
    used,
    expected,
    fellBack,
  };
}

/** The panel's figures; null if nothing is known of how the set was made, or not yet. */
export function qualityFigures(report: QualityReport | null): QualityFigures | null {
  if (report === null) return null;
  const counts = new Map<Reason, number>();
  let refused = 0;
  for (const [code, count] of Object.entries(report.refused) as [FlawCode, number][]) {
    counts.set(REASONS[code], (counts.get(REASONS[code]) ?? 0) + count);
    refused += count;
  }
  const questions = report.written + report.imported;
  if (questions === 0) return null;
  const byCount = [...counts].map(([reason, count]) => ({ reason, count }));
  return {
    checked: report.written + refused,
    questions,
    refused: byCount.sort((a, b) => b.count - a.count),
  };
}
