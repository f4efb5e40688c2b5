import { describe, expect, it } from "vitest";
import type { Passage } from "../engine.ts";
import { runToEnd } from "../steps.ts";
import {
  type Analysis,
  analyse,
  annotatedLanguage,
  type Mention,
  mentionText,
  type Term,
} from "./analyse.ts";
import { ANSWER_RULES, type AnswerCase } from "./answer-rules.ts";
import { definitionsIn } from "./definitions.ts";
import { DISTRACTOR_RULES } from "./distractor-rules.ts";
import type { Rule } from "./rule.ts";
import { RULE_IDS } from "./rule-books.ts";
import { SENTENCE_RULES } from "./sentence-rules.ts";
import { findSiblings } from "./siblings.ts";
import { specificityIn } from "./specificity.ts";
import { thingsIn } from "./things.ts";

const passageOf = (text: string): Passage => ({
  ordinal: 0,
  section: 0,
  heading: null,
  expected: 1,
  blocks: [{ kind: "paragraph", text }],
});

/** "es: Los [huesos] … | músculo": the language, what is asked for, and an option. */
function read(example: string) {
  const [, language = "en", rest = ""] = /^(?:(en|es|pl): )?(.*)$/u.exec(example) ?? [];
  const [marked = "", option = null] = rest.split(" | ");
  const key = /\[([^\]]+)\]/u.exec(marked)?.[1] ?? null;
  const text = marked.replace(/[[\]]/gu, "");
  const annotated = annotatedLanguage(language as "en");
  if (annotated === null) throw new Error(`Not annotated: ${language}`);
  return { analysis: runToEnd(analyse([passageOf(text)], annotated)), key, option };
}

/** The mention that stands in brackets. */
function asked(analysis: Analysis, key: string | null): { mention: Mention; term: Term } {
  const mention = analysis.sentences
    .flatMap((sentence) => analysis.mentionsIn(sentence))
    .find((one) => mentionText(one).toLowerCase() === key?.toLowerCase());
  const term = mention && analysis.terms.get(mention.key);
  if (mention === undefined || term === undefined) throw new Error(`No mention of ${key}`);
  return { mention, term };
}

function answerCase(example: string): AnswerCase & { option: string | null } {
  const { analysis, key, option } = read(example);
  const definitions = definitionsIn(analysis);
  const own = asked(analysis, key);
  return {
    ...own,
    sentence: own.mention.sentence,
    analysis,
    definitions,
    option,
    siblings: findSiblings(analysis, definitions),
    specificity: specificityIn(analysis),
  };
}

function answerCaseWithOther(example: string) {
  const own = answerCase(example);
  const { term: other } = asked(own.analysis, own.option);
  return { ...own, other, things: thingsIn(own.analysis, own.siblings) };
}

/** The last sentence is the one that is judged. */
function sentenceCase(example: string) {
  const { analysis } = read(example);
  const sentence = analysis.sentences.at(-1);
  if (sentence === undefined) throw new Error(`No sentence: ${example}`);
  return { sentence, analysis };
}

function testExamples<Input>(rules: readonly Rule<Input>[], caseOf: (example: string) => Input): void {
  describe.each(rules)("the rule $id", ({ examples, test }) => {
    it.each(examples.fires)("leaves out “%s”", (example) => {
      expect(test(caseOf(example))).toBe(true);
    });
    it.each(examples.doesNot)("keeps “%s”", (example) => {
      expect(test(caseOf(example))).toBe(false);
    });
  });
}

testExamples(SENTENCE_RULES, sentenceCase);
testExamples(ANSWER_RULES, answerCase);
testExamples(DISTRACTOR_RULES, answerCaseWithOther);

describe("all rules", () => {
  it("have an id of their own, and examples of both sorts", () => {
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
    for (const { examples } of [...SENTENCE_RULES, ...ANSWER_RULES, ...DISTRACTOR_RULES]) {
      expect(examples.fires.length).toBeGreaterThan(0);
      expect(examples.doesNot.length).toBeGreaterThan(0);
    }
  });
});
