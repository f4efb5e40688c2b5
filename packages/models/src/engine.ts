/** The engine that writes with a language model, and its reader; both load the languages of `questions`. */

export { llmEngine } from "./llm-engine.ts";
export { askReader, type ReadQuestion } from "./reader.ts";
