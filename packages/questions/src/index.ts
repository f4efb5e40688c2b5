/** A document as text in, multiple-choice questions with their evidence out. */

export { BANDS, type Band, rightAt, SCORE_WEIGHTS, type Signs, scoreOf } from "./calibration.ts";
export { rankDistractors } from "./embedded/distractors/rank-distractors.ts";
export { embeddedEngine } from "./embedded/embedded-engine.ts";
export { type SignedKey, signedKeys } from "./embedded/signed-keys.ts";
export { SIGN_WEIGHTS, type Sign } from "./embedded/signs.ts";
export {
  type Batch,
  type Context,
  type Draft,
  type DraftStream,
  type Engine,
  type ItemKind,
  LATE,
  type Passage,
  type Plan,
  type WrittenItem,
} from "./engine.ts";
export { estimateTotal } from "./estimate.ts";
export { generateQuestions, type Recorded } from "./generate.ts";
export { createModelClient, type ModelClient } from "./llm/client.ts";
export { LLM_ENVIRONMENT, llmSettingsIn, missingIn, readLlmSettings } from "./llm/environment.ts";
export { expectedTokens, expectedTokensPerPage, fewestUsefulTokens } from "./llm/estimate.ts";
export { ModelFault } from "./llm/faults.ts";
export { llmEngine } from "./llm/llm-engine.ts";
export { createPurse, jointPurse, type Purse } from "./llm/purse.ts";
export { askReader, type ReadQuestion } from "./llm/reader.ts";
export { type LlmSettings, PROVIDERS } from "./llm/settings.ts";
export { allWritten } from "./offers.ts";
export { planPassages } from "./passages.ts";
export { openTally, type QualityTally, tallied } from "./quality.ts";
export { seedOf } from "./random.ts";
export { createSolver } from "./solve.ts";
