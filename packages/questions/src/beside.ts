/** For whoever keeps what an engine writes in another thread: nothing here loads the engine or its languages. */

export type { Batch, Plan } from "./engine.ts";
export { createModelClient } from "./llm/client.ts";
export { LLM_ENVIRONMENT, llmSettingsIn, missingIn } from "./llm/environment.ts";
export { expectedTokens, expectedTokensPerPage, fewestUsefulTokens } from "./llm/estimate.ts";
export { ModelFault } from "./llm/faults.ts";
export { createPurse, jointPurse, type Purse } from "./llm/purse.ts";
export { type LlmSettings, PROVIDERS } from "./llm/settings.ts";
export { openTally, type QualityTally, tallied } from "./quality.ts";
export { seedOf } from "./random.ts";
