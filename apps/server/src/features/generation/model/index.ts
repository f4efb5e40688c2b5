/** Language models: which one is chosen, what may be used of it, and sets that it writes anew. */

export type { AskDeps, PageTimes } from "./ask-page.ts";
export { type ModelConfig, openModelChoice } from "./choice.ts";
export { type ModelGate, offerOllama, openModelGate } from "./gate.ts";
export { createLocalModels } from "./local-models.ts";
export { deleteOldTrials, findOwnModel, renewSealedKeys } from "./own-model-store.ts";
export { createOwnModels, type OwnModels, type ProviderAddresses } from "./own-models.ts";
export { placesFor, type Replacement, replaceAll } from "./places.ts";
export { answerRequest, renewLease, takeRequest } from "./requests-store.ts";
export { rewriteWithModel } from "./rewrite.ts";
export { rewriteInBrowser } from "./rewrite-in-browser.ts";
export { findReplaceable } from "./rewrite-store.ts";
export { mountModel } from "./routes.ts";
export {
  countTokens,
  deleteOldTokens,
  disownTokens,
  endOfDay,
  listTokens,
  type TokenLimits,
} from "./tokens.ts";
export { createTrials } from "./trials.ts";
