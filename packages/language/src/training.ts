/** What learning the weights of a language needs from the inside; for benchmarks alone. */
export { type LemmaRules, MAX_RULE_ENDING, ruleBetween } from "./lemma-rules.ts";
export { type NounPhraseRules, nounPhrasesOf } from "./noun-phrases.ts";
export { type FeaturesOf, type PerceptronWeights, START, UNLABELLED } from "./perceptron.ts";
export { taggedWord, taggingFeatures } from "./tagging-features.ts";
export type { Pos, Token } from "./token.ts";
export { lessonOf } from "./treebank-language.ts";
export {
  classesOf,
  featuresOf,
  JOINT_LABELS,
  jointFeatures,
  type LearntTagger,
  morphologyFeatures,
  NOMINALS,
  readingKeys,
  readingsOf,
  treebankTagger,
  type UntaughtTagger,
  uncapitalized,
} from "./treebank-tagger.ts";
