import type { Features, Wording } from "@quizmill/language";
import { areOfOtherClass } from "../embedded/semantic-classes.ts";
import { isCutOff, isPlural, type Mention, mentionText, type Term } from "./analyse.ts";
import { type AnswerCase, isTerm } from "./answer-rules.ts";
import type { Rule } from "./rule.ts";
import type { Things } from "./things.ts";

/** A term that could stand beside the key. */
export interface DistractorCase extends AnswerCase {
  readonly other: Term;
  readonly things: Things;
}

/** The share of what a stem says that one sentence on the other term may say too. */
const MOST_OVERLAP = 0.45;

/** Mentions that have the form of the key: "cells" beside "tissues". */
export function mentionsLike(
  other: Term,
  { mention, term }: Pick<AnswerCase, "mention" | "term">,
  { agreeing }: Wording,
): Mention[] {
  const own = formOf(mention, term);
  return other.mentions.filter((one) => {
    const form = formOf(one, other);
    return agreeing.every((name) => form[name] === own[name]);
  });
}

function formOf({ sentence: { tokens }, head }: Mention, { gender }: Term): Features {
  const features = tokens[head]?.features ?? {};
  return gender === null ? features : { ...features, Gender: gender };
}

const hasIndefinite = ({ phrase, start, sentence: { tokens } }: Mention, indefinite: ReadonlySet<string>) =>
  tokens.slice(phrase.start, start).some(({ text }) => indefinite.has(text.toLowerCase()));

/** What cannot stand beside a key. In examples the key stands in [brackets], the other behind " | ". */
export const DISTRACTOR_RULES: readonly Rule<DistractorCase>[] = [
  {
    id: "other-is-no-term",
    languages: null,
    stage: "distractor",
    test: (own) => !isTerm(own.other, own),
    examples: {
      fires: ["The [femur] is a bone. The femur carries a burden. | burden"],
      doesNot: ["The [femur] is a bone. The tibia is a bone. | tibia"],
    },
  },
  {
    id: "other-is-cut-off",
    languages: null,
    stage: "distractor",
    test: ({ other, analysis: { wording } }) => other.mentions.every((one) => isCutOff(one, wording)),
    examples: {
      fires: ["es: El [fémur] es un hueso. La pared del corazón es gruesa. | pared"],
      doesNot: ["es: El [fémur] es un hueso. La pared es gruesa. | pared"],
    },
  },
  {
    id: "in-the-sentence",
    languages: null,
    stage: "distractor",
    test: ({ other, sentence }) =>
      other.mentions.some((one) => sentence.text.toLowerCase().includes(mentionText(one).toLowerCase())),
    examples: {
      fires: ["The [femur] is longer than the tibia. | tibia"],
      doesNot: ["The [femur] is a bone. The tibia is a bone. | tibia"],
    },
  },
  {
    id: "part-of-the-other",
    languages: null,
    stage: "distractor",
    test: ({ other, term }) => {
      const [a, b] = [new Set(other.key.split(" ")), new Set(term.key.split(" "))];
      return a.isSubsetOf(b) || b.isSubsetOf(a);
    },
    examples: {
      fires: ["A [nerve cell] sends signals. A cell has a membrane. | cell"],
      doesNot: ["A [nerve cell] sends signals. A muscle cell is red. | muscle cell"],
    },
  },
  {
    id: "name-beside-noun",
    languages: null,
    stage: "distractor",
    test: ({ other, term }) => other.isName !== term.isName,
    examples: {
      fires: ["The [femur] is a bone. Physicians like Andreas Vesalius drew it. | Andreas Vesalius"],
      doesNot: ["The [femur] is a bone. The tibia is a bone. | tibia"],
    },
  },
  {
    id: "other-form",
    languages: null,
    stage: "distractor",
    test: ({ other, analysis: { wording }, ...own }) => mentionsLike(other, own, wording).length === 0,
    examples: {
      fires: ["The [femur] is a bone. The muscles are strong. | muscles"],
      doesNot: ["The [bones] are strong. The muscles are strong. | muscles"],
    },
  },
  {
    id: "needs-an-article",
    languages: ["en"],
    stage: "distractor",
    test: ({ other, term, mention, analysis: { wording } }) => {
      if (isPlural(mention) || term.isName) return false;
      const isCounted = (one: Term) => one.mentions.some((each) => hasIndefinite(each, wording.indefinite));
      const hasArticle = mention.start > mention.phrase.start;
      return !hasArticle && isCounted(other) && !isCounted(term);
    },
    examples: {
      fires: ["With age, [arthritis] is common. A fracture is a break. | fracture"],
      doesNot: ["With age, [arthritis] is common. Often osteoporosis is found. | osteoporosis"],
    },
  },
  {
    id: "other-thing",
    languages: null,
    stage: "distractor",
    test: ({ other, term, things }) => areOfOtherClass(things.of(other), things.of(term)),
    examples: {
      fires: ["A [chondroblast] is a cell. Ossification is a process. | ossification"],
      doesNot: ["A [chondroblast] is a cell. An osteoblast is a cell. | osteoblast"],
    },
  },
  {
    id: "said-of-the-other-too",
    languages: null,
    stage: "distractor",
    test: ({ other, term, sentence, specificity }) => {
      const own = new Set(term.key.split(" "));
      const sentences = other.mentions.map((one) => one.sentence);
      return specificity.overlap(sentence, own, sentences) >= MOST_OVERLAP;
    },
    examples: {
      fires: [
        "The [femur] carries the weight of the whole body. The tibia carries the weight of the whole body. Ribs protect lungs. | tibia",
      ],
      doesNot: [
        "The [femur] carries the weight of the whole body. The tibia meets the ankle beside the fibula. Ribs protect lungs. | tibia",
      ],
    },
  },
];
