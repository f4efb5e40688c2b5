import type { Tokens } from "@quizmill/contract";
import type { Plan } from "@quizmill/questions";
import { SYSTEM_TOKENS } from "./prompts.ts";

/** Tokens of an item with its distractors, reasons and quote. */
const ITEM_TOKENS = 350;
/**
 * Answers requested per question: two for most, more where they differ, one where the server sends probabilities;
 * repairs included.
 */
const ANSWERS_PER_QUESTION = 2.4;
/** Tokens of stem, options, heading and marker. */
const QUESTION_TOKENS = 100;
/** Characters of a passage of running text, as the planner cuts it. */
const PASSAGE_CHARS = 1_800;
/** Passages and questions of a page of running text, as the planner counts them. */
const PAGE = { passages: 1.7, questions: 4.6 };
const SPARE_FACTOR = 1.34;

export interface Extent {
  readonly passages: number;
  readonly questions: number;
  readonly language: Plan["language"];
}

/** Estimates the tokens a model uses for this extent, in and out. A model's own reasoning comes on top. */
export function expectedTokens({ passages, questions, language }: Extent): Tokens {
  const charsPerToken = language === "uk" || language === "ja" ? 1.5 : 4;
  const passage = PASSAGE_CHARS / charsPerToken;
  const widened = 4 / charsPerToken;
  const writing = passages * (SYSTEM_TOKENS.write + passage);
  const items = questions * SPARE_FACTOR * ITEM_TOKENS * widened;
  const answer = SYSTEM_TOKENS.solve + passage + QUESTION_TOKENS * widened;
  return {
    inputTokens: Math.round(writing + questions * ANSWERS_PER_QUESTION * answer),
    outputTokens: Math.round(items),
  };
}

/** Estimates the tokens that a page of text takes, to decide before a document is read. */
export function expectedTokensPerPage(): Tokens {
  return expectedTokens({ ...PAGE, language: "en" });
}

/** Below about this many tokens a model cannot write and answer a single question. */
export function fewestUsefulTokens(): number {
  const { inputTokens, outputTokens } = expectedTokens({ passages: 1, questions: 1, language: "en" });
  return inputTokens + outputTokens;
}
