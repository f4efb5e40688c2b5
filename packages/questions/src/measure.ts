/** For benchmarks and tests: parts of the engine, and the trained weights. */

export { annotatedEngine, readFor } from "./annotated/annotated-engine.ts";
export { featuresIn, type ItemFeatures } from "./annotated/features.ts";
export { chanceOf, type Weights } from "./annotated/rank.ts";
export { RULE_IDS, type RuleBooks } from "./annotated/rule-books.ts";
export { BANDS, type EvidenceFeatures, SCORE_WEIGHTS, scoreOf } from "./calibration.ts";
export { allWritten } from "./candidates.ts";
export { rankDistractors } from "./embedded/distractors/rank-distractors.ts";
export { KEY_FEATURE_WEIGHTS, type KeyFeature } from "./embedded/key-features.ts";
export {
  type KeyWithFeatures,
  keysWithFeatures,
} from "./embedded/keys-with-features.ts";
export { createSolver, type Solver } from "./solve.ts";
