import type { Tokens } from "@quizmill/contract";
import type { Plan } from "@quizmill/questions";
import { SYSTEM_TOKENS } from "./prompts.ts";

/** An item with its distractors, their reasons and its quote. */
const ITEM_TOKENS = 350;
/** Two answers for most questions, more where they differ, one where the server tells probabilities; and mending. */
const ANSWERS_PER_QUESTION = 2.4;
/** Stem and options, heading, marker. */
const QUESTION_TOKENS = 100;
/** Letters of a passage of running text, as the planner cuts them. */
const PASSAGE_CHARS = 1_800;
/** Of a page of running text without pictures, as the planner sees it. */
const PAGE = { passages: 1.7, questions: 4.6 };
const SPARE_FACTOR = 1.34;

export interface Extent {
  readonly passages: number;
  readonly questions: number;
  readonly language: Plan["language"];
}

/** About how many tokens a model is going to use for so much; its own thinking, where it thinks, comes on top. */
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

/** About how many tokens a page of text takes, for whoever decides before anything is read. */
export function expectedTokensPerPage(): Tokens {
  return expectedTokens({ ...PAGE, language: "en" });
}

/** Fewer than about this are no use to a model: it could not write, and have answered, a single question. */
export function fewestUsefulTokens(): number {
  const { inputTokens, outputTokens } = expectedTokens({ passages: 1, questions: 1, language: "en" });
  return inputTokens + outputTokens;
}
