import type { ImportedItem } from "@quizmill/exam-import";
import type { WrittenItem } from "./engine.ts";
import type { Solver } from "./solve.ts";

/** Even shares are not quite even: rounding gives one of them what is left. */
const GUESS_MARGIN = 0.005;

/**
 * A question of the document as an item: its own words, options in its own order under A, B, C …, and
 * the key the document gives, or none. What the solver says of it is kept beside that, never instead;
 * where the rest of the document says nothing of it, the solver says nothing either.
 */
export function importedItem(found: ImportedItem, solver: Solver): WrittenItem {
  const { text, options, key, explanation, quote, page, slide, heading, context, needsPicture } = found;
  const answer = solver.solve(text, options);
  const isGuess = options.length < 2 || answer.confidence < 1 / options.length + GUESS_MARGIN;
  return {
    text,
    options: options.map((option, i) => ({ id: i + 1, label: String.fromCharCode(65 + i), text: option })),
    groundTruthOptionId: key === null ? null : key + 1,
    aiChosenOptionId: isGuess ? null : answer.choice + 1,
    aiExplanation: explanation,
    aiConfidence: isGuess ? null : answer.confidence,
    aiOptionProbs: isGuess ? null : answer.probabilities,
    source: {
      quote,
      ...(page !== undefined && { page }),
      ...(slide !== undefined && { slide }),
      ...(heading !== undefined && { heading }),
    },
    ...(context !== undefined && { context }),
    ...(needsPicture && { needsPicture }),
    kind: "imported",
    score: 1,
    writtenBy: "document",
  };
}
