/** For benchmarks and tests: parts of the engine, and the trained weights. */

export { BANDS, type EvidenceFeatures, SCORE_WEIGHTS, scoreOf } from "./calibration.ts";
export { unrankedDrafts } from "./embedded-engine.ts";
export { allWritten } from "./engine.ts";
export {
  type AnswerCounts,
  FEWEST_ANSWERS,
  type ItemCount,
  itemId,
  type OptionCount,
  optionId,
} from "./rank/answer-counts.ts";
export { chanceOf } from "./rank/chances.ts";
export type { Features, Weights } from "./rank/weights.ts";
export { addCounts } from "./set/quality.ts";
export { createSolver, type Solver } from "./solve.ts";
export { withOneEndSign } from "./text/end-signs.ts";
