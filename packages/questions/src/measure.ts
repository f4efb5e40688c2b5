/** For benchmarks and tests: parts of the engine, and the trained weights. */

export { BANDS, type EvidenceFeatures, SCORE_WEIGHTS, scoreOf } from "./calibration.ts";
export { allWritten } from "./candidates.ts";
export { rankDistractors } from "./embedded/distractors/rank-distractors.ts";
export { KEY_FEATURE_WEIGHTS as SIGN_WEIGHTS, type KeyFeature as Sign } from "./embedded/key-features.ts";
export {
  type KeyWithFeatures as SignedKey,
  keysWithFeatures as signedKeys,
} from "./embedded/keys-with-features.ts";
export { createSolver, type Solver } from "./solve.ts";
