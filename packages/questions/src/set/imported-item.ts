import type { Evidence } from "@quizmill/contract";
import type { Item, Passage, ReadyItem } from "../engine.ts";
import type { Solver } from "../solve.ts";
import { quotedAt } from "./explain.ts";

/** Tolerance for equal probabilities after rounding. */
const GUESS_MARGIN = 0.005;

/**
 * Turns a question of the document into an item: its own words, its options in their order, and the document's key
 * or none. The solver's answer is added beside the key, never in its place. It is left out where the rest of the
 * document says nothing on the question.
 */
export function importedItem(found: ReadyItem, passage: Pick<Passage, "part">, solver: Solver): Item {
  const { text, options, key, explanation, context, needsPicture, tags } = found;
  return {
    text,
    options: options.map((option, i) => ({ id: i + 1, label: String.fromCharCode(65 + i), text: option })),
    groundTruthOptionId: key === null ? null : key + 1,
    aiExplanation: explanation,
    ...answerOf(found, solver),
    source: evidenceOf(found, passage),
    ...(context !== undefined && { context }),
    ...(needsPicture && { needsPicture }),
    ...(tags !== undefined && { tags }),
    kind: "imported",
    score: 1,
    writtenBy: found.writtenBy ?? "document",
  };
}

/** Where a ready question stands in its document; null for one of a file that tells no places. */
export function evidenceOf(
  { quote, page, slide, heading }: ReadyItem,
  { part }: Pick<Passage, "part">,
): Evidence | null {
  return quote === null ? null : quotedAt(quote, { page, slide, heading, part });
}

/** What the solver said when the question was written, or says now. */
function answerOf(
  { text, options, solver: before }: ReadyItem,
  solver: Solver,
): Pick<Item, "aiChosenOptionId" | "aiConfidence" | "aiOptionProbs"> {
  if (before !== undefined) {
    const { chosen, confidence, probabilities } = before;
    return { aiChosenOptionId: chosen + 1, aiConfidence: confidence, aiOptionProbs: probabilities };
  }
  const answer = solver.solve(text, options);
  const isGuess = options.length < 2 || answer.confidence < 1 / options.length + GUESS_MARGIN;
  if (isGuess) return { aiChosenOptionId: null, aiConfidence: null, aiOptionProbs: null };
  const { choice, confidence, probabilities } = answer;
  return { aiChosenOptionId: choice + 1, aiConfidence: confidence, aiOptionProbs: probabilities };
}
