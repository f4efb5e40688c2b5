import { ANSWER_RULES, type AnswerCase } from "./answer-rules.ts";
import { DISTRACTOR_RULES, type DistractorCase } from "./distractor-rules.ts";
import { openRuleBook, type RuleBook } from "./rule.ts";
import { SENTENCE_RULES, type SentenceCase } from "./sentence-rules.ts";

/** All rules of the engine, with what each has left out so far. */
export interface RuleBooks {
  readonly sentences: RuleBook<SentenceCase>;
  readonly answers: RuleBook<AnswerCase>;
  readonly distractors: RuleBook<DistractorCase>;
}

/** The ids of all rules. */
export const RULE_IDS: readonly string[] = [SENTENCE_RULES, ANSWER_RULES, DISTRACTOR_RULES].flatMap((rules) =>
  rules.map(({ id }) => id),
);

/** `off` holds the ids of rules that are switched off. */
export function openRuleBooks(language: string, off: ReadonlySet<string>): RuleBooks {
  const used = { language, off };
  return {
    sentences: openRuleBook(SENTENCE_RULES, used),
    answers: openRuleBook(ANSWER_RULES, used),
    distractors: openRuleBook(DISTRACTOR_RULES, used),
  };
}
