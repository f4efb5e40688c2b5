import type { Tokens } from "@quizmill/contract";
import type { Plan } from "@quizmill/questions";
import { CALL_SIZES, DRAFTS_PER_ITEM } from "./call-sizes.ts";

/** Tokens of an item with its distractors, reasons and quote. */
const ITEM_TOKENS = 300;
/** Tokens of stem and options, as they are shown to whoever answers. */
const QUESTION_TOKENS = 110;
/** Instructions of a call that writes, with their example; and that answers. */
const FIXED_TOKENS = { write: 1_200, read: 220 };
/** Share of the groups of which some questions are asked again, and some items are mended. */
const ASKED_AGAIN = 0.5;
const MENDED = 0.25;
/** Characters of a passage of running text, as the planner cuts it. */
const PASSAGE_CHARS = 1_800;
/** Passages and questions of a page of running text, as the planner counts them. */
const PAGE = { passages: 1.7, questions: 4.6 };

export interface Extent {
  readonly passages: number;
  readonly questions: number;
  readonly language: Plan["language"];
}

/** Estimates the tokens a model uses for this extent, in and out. A model's own reasoning comes on top. */
export function expectedTokens({ passages, questions, language }: Extent): Tokens {
  const charsPerToken = language === "uk" || language === "ja" ? 1.5 : 4;
  const widened = 4 / charsPerToken;
  const size = CALL_SIZES.full;
  const fewest = Math.max(questions / size.items, (passages * PASSAGE_CHARS) / size.chars);
  const groups = Math.min(passages, fewest);
  const text = (passages * PASSAGE_CHARS) / charsPerToken;
  const drafts = questions * DRAFTS_PER_ITEM;
  const written = drafts * ITEM_TOKENS * widened;
  const shown = drafts * QUESTION_TOKENS * widened;
  const writing = groups * FIXED_TOKENS.write + text;
  const reading = groups * FIXED_TOKENS.read + text + shown;
  return {
    inputTokens: Math.round(writing * (1 + MENDED) + reading * (1 + ASKED_AGAIN)),
    outputTokens: Math.round(written * (1 + MENDED / 2)),
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
