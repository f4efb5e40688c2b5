/**
 * Signs that a part of a sentence is worth asking for, with their weights (log-odds): a readable table
 * instead of a model. The signs are those of Becker, Basu and Vanderwende (2012), "Mind the gap", and what teachers
 * ask; the weights were learnt by logistic regression on the answers that people chose in JaQuAD (407 Japanese
 * paragraphs), drawn towards weights set by hand (figures in bench/RESULTS.md).
 */
const KEY_FEATURE_WEIGHTS = {
  // Typed spans
  year: 0.74,
  date: 0.58,
  percent: 0.66,
  quantity: 0.42,
  bareNumber: 0.3,
  // How the author set it off
  marked: 1.6,
  named: 1.39,
  quoted: 0.3,
  inHeading: 0.29,
  // What it is
  name: 0.7,
  foreign: 0.11,
  acronym: 0.21,
  twoWords: 0.45,
  threeWords: 0.45,
  singleWord: -0.6,
  shortWord: -0.7,
  shortRun: -0.67,
  loose: -0.81,
  unsure: -0.5,
  // How common it is in the language
  everyday: -1.21,
  known: -0.67,
  // How often the document says it
  repeated: 0.49,
  frequent: 0.59,
  everywhere: 0.01,
} as const;

/** The name of a feature in `KEY_FEATURE_WEIGHTS`. */
export type KeyFeature = keyof typeof KEY_FEATURE_WEIGHTS;

/** Learnt with the weights, then raised: worth is compared with other kinds of items, not with other words. */
const BASE = -1;

/** Worth of what shows these features, 0..1. */
export function worthOf(features: Iterable<KeyFeature>): number {
  let sum = BASE;
  for (const feature of features) sum += KEY_FEATURE_WEIGHTS[feature];
  return 1 / (1 + Math.exp(-sum));
}
