import type { Token } from "@quizmill/language";
import { type AnalysedSentence, type Analysis, isCutOff, type Mention, type Term } from "./analyse.ts";
import type { Definitions } from "./definitions.ts";
import type { Rule } from "./rule.ts";
import type { Siblings } from "./siblings.ts";
import type { Specificity } from "./specificity.ts";

/** A place in a sentence that could be asked for. */
export interface AnswerCase {
  readonly mention: Mention;
  readonly term: Term;
  readonly sentence: AnalysedSentence;
  readonly analysis: Analysis;
  readonly definitions: Definitions;
  readonly siblings: Siblings;
  readonly specificity: Specificity;
}

/** A stem with less information is true of too much; as much as so many words have that no other sentence has. */
const LEAST_INFORMATION = 2;
/** Mentions that make a term of one word, and of several. */
const TERM_MENTIONS = { one: 3, several: 2 };

/** Whether the document treats it as a term of its subject. */
export function isTerm(
  term: Term,
  { definitions, siblings }: Pick<AnswerCase, "definitions" | "siblings">,
): boolean {
  const least = term.words > 1 ? TERM_MENTIONS.several : TERM_MENTIONS.one;
  if (term.isHeading || term.isMarked || term.isName || term.mentions.length >= least) return true;
  return definitions.has(term.key) || siblings.classesOf(term).size > 0;
}

/** What is not worth being asked for. In examples it stands in [brackets]. */
export const ANSWER_RULES: readonly Rule<AnswerCase>[] = [
  {
    id: "no-term",
    languages: null,
    stage: "answer",
    test: (own) => !isTerm(own.term, own),
    examples: {
      fires: ["The femur carries a [burden] that no other bone could carry."],
      doesNot: ["The [femur] is a bone. The femur carries what no other bone of the body could carry."],
    },
  },
  {
    id: "too-general",
    languages: null,
    stage: "answer",
    test: ({ term, analysis: { wording }, definitions }) =>
      !term.isMarked && wording.tooGeneral.has(term.head) && (term.words === 1 || !definitions.has(term.key)),
    examples: {
      fires: ["A fracture is a [problem] that heals by itself within some weeks."],
      doesNot: ["A [fracture] is a problem that heals by itself within some weeks."],
    },
  },
  {
    id: "cut-off",
    languages: null,
    stage: "answer",
    test: ({ mention, analysis: { wording } }) => isCutOff(mention, wording),
    examples: {
      fires: ["es: La [pared] del corazón tiene tres capas y protege al músculo."],
      doesNot: ["es: El [corazón] tiene tres capas y late setenta veces cada minuto."],
    },
  },
  {
    id: "in-brackets",
    languages: null,
    stage: "answer",
    test: ({ mention: { start }, sentence: { tokens } }) => {
      const before = tokens.slice(0, start).map(({ text }) => text);
      return before.lastIndexOf("(") > before.lastIndexOf(")");
    },
    examples: {
      fires: ["Bones heal within some weeks of a fracture (Miller & [Jones], 2010)."],
      doesNot: ["Bones heal within weeks after a [fracture] (Miller & Jones, 2010)."],
    },
  },
  {
    id: "class-of-the-subject",
    languages: null,
    stage: "answer",
    test: ({ mention: { start }, sentence: { text, tokens }, analysis: { wording } }) => {
      const isCopula = ({ lemma }: Token) => wording.copulas.has(lemma.toLowerCase());
      const copula = tokens.slice(0, start).findLast(isCopula);
      const between = text.slice(copula?.end, tokens[start]?.start).trim().toLowerCase();
      return copula !== undefined && wording.indefinite.has(between);
    },
    examples: {
      fires: ["The femur is a [bone] which carries most of the weight of the body."],
      doesNot: [
        "The [femur] is a bone which carries most of the weight of the body.",
        "The longest bone of the body is the [femur] of the upper leg.",
      ],
    },
  },
  {
    id: "one-of-a-list",
    languages: null,
    stage: "answer",
    test: ({ mention: { phrase }, sentence: { tokens } }) => {
      const joins = (at: number) => tokens[at]?.text === "," || tokens[at]?.pos === "CCONJ";
      return joins(phrase.start - 1) && joins(phrase.end) && tokens[phrase.end + 1]?.pos !== "PRON";
    },
    examples: {
      fires: ["The skeleton protects the brain, the [heart], and the lungs from being hurt."],
      doesNot: ["The [skull] protects the brain, the eyes, and the ears from being hurt."],
    },
  },
  {
    id: "says-too-little",
    languages: null,
    stage: "answer",
    test: ({ term, sentence, specificity }) =>
      specificity.of(sentence, new Set(term.key.split(" "))) < LEAST_INFORMATION,
    examples: {
      fires: ["The [femur] is here. It is long. It is a bone."],
      doesNot: [
        "The [femur] carries most of the weight of a standing body and bends little. A knee bends. Ribs protect lungs. Skulls protect brains. Hands grasp tools. Bones heal slowly. Joints move freely. Skin is soft.",
      ],
    },
  },
];
