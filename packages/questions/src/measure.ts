/** For measurements and tests: parts of the engine by themselves, and the weights that were learnt. */

export { BANDS, type EvidenceFeatures, SCORE_WEIGHTS, scoreOf } from "./calibration.ts";
export { allWritten } from "./candidates.ts";
export { rankDistractors } from "./embedded/distractors/rank-distractors.ts";
export { type SignedKey, signedKeys } from "./embedded/signed-keys.ts";
export { SIGN_WEIGHTS, type Sign } from "./embedded/signs.ts";
export { createSolver, type Solver } from "./solve.ts";
