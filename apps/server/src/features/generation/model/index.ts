/** Language models: which one is chosen, what may be used of it, and sets that it writes anew. */
export { type ModelConfig, openModelChoice } from "./choice.ts";
export { type ModelGate, offerOllama, openModelGate } from "./gate.ts";
export { rewriteWithModel } from "./rewrite.ts";
export { mountModel } from "./routes.ts";
export {
  countTokens,
  deleteOldTokens,
  disownTokens,
  endOfDay,
  listTokens,
  type TokenLimits,
} from "./tokens.ts";
