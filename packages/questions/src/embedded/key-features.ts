/**
 * Signs that a part of a sentence is worth asking for, with their weights (log-odds): a readable table
 * instead of a model. First the weight set by hand, after the features in Becker, Basu and Vanderwende
 * (2012), "Mind the gap", and what teachers ask; then the weight learnt, which counts. It was learnt by logistic
 * regression on the answers that people chose in JaQuAD (407 Japanese paragraphs), drawn towards the weight by
 * hand (`npm run bench -- train`; figures in bench/RESULTS.md). The other sets are only reported on.
 */
export const KEY_FEATURE_WEIGHTS = {
  // Typed spans
  year: [0.6, 0.74],
  date: [0.5, 0.58],
  percent: [0.7, 0.66],
  quantity: [0.4, 0.42],
  bareNumber: [0.3, 0.3],
  count: [0.2, 0.2],
  // How the author set it off
  marked: [1.6, 1.6],
  named: [1.8, 1.39],
  quoted: [0.7, 0.3],
  inHeading: [0.4, 0.29],
  // What it is
  name: [0.7, 0.7],
  foreign: [0.3, 0.11],
  acronym: [0.2, 0.21],
  hasDigit: [0, 0.28],
  twoWords: [0.45, 0.45],
  threeWords: [0.45, 0.45],
  singleWord: [-0.6, -0.6],
  shortWord: [-0.7, -0.7],
  shortRun: [-0.8, -0.67],
  longText: [0, 0.1],
  loose: [-0.8, -0.81],
  unsure: [-0.5, -0.5],
  // How common it is in the language
  everyday: [-1.3, -1.21],
  known: [-0.7, -0.67],
  // How often the document says it
  repeated: [0.3, 0.49],
  frequent: [0.3, 0.59],
  everywhere: [0.05, 0.01],
  // Where it stands
  first: [0.4, 0.02],
  opens: [0.3, 0.1],
  early: [0, 0.01],
  late: [0, -0.13],
  ends: [0.4, 0.39],
  afterArticle: [0, 0],
  afterFunction: [0, -0.04],
  afterContent: [0, -0.27],
  beforeContent: [0, 0],
  beforeStop: [0.2, 0.2],
  listed: [0, 0.01],
} as const satisfies Record<string, readonly [byHand: number, learnt: number]>;

/** The name of a feature in `KEY_FEATURE_WEIGHTS`. */
export type KeyFeature = keyof typeof KEY_FEATURE_WEIGHTS;

/** Learnt with the weights, then raised: worth is compared with other kinds of items, not with other words. */
const BASE = -1;

/** Worth of what shows these features, 0..1. */
export function worthOf(features: Iterable<KeyFeature>): number {
  let sum = BASE;
  for (const feature of features) sum += KEY_FEATURE_WEIGHTS[feature][1];
  return 1 / (1 + Math.exp(-sum));
}
