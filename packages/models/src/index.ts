/**
 * Language models: settings, calls and budgets. Nothing here loads an engine or a language profile. The engine that
 * writes with a model has its own door, `engine.ts`.
 */

export { createModelClient, type ModelClient } from "./client.ts";
export { LLM_ENVIRONMENT, llmSettingsIn, missingIn, readLlmSettings } from "./environment.ts";
export { expectedTokens, expectedTokensPerPage, fewestUsefulTokens } from "./estimate.ts";
export { ModelFault } from "./faults.ts";
export { BROWSER_SETTINGS, type PageRelay, type PageReply, type PageRequest } from "./page-relay.ts";
export { chatPrompt, stretchesOf } from "./pasted/prompt.ts";
export {
  baseUrlOf,
  isInCloud,
  type LlmSettings,
  NAMED_PROVIDERS,
  PROVIDERS,
  type ProviderName,
  staysHere,
} from "./settings.ts";
export { findLocalServers, type LocalPorts, type LocalServer, USUAL_PORTS } from "./setup/local-servers.ts";
export {
  type ChosenModel,
  fileIn,
  readModelFile,
  removeModelFile,
  writeModelFile,
} from "./setup/model-file.ts";
export { listHostedModels } from "./setup/model-lists.ts";
export {
  createTokenBudget,
  jointTokenBudget,
  type TokenBudget,
} from "./token-budget.ts";
