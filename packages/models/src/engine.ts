/**
 * The engine that writes with a language model, and the reader used to measure it. Both load the language profiles
 * of `questions`.
 */

export { generateWithModel, llmEngine } from "./llm-engine.ts";
export { pagePrompts } from "./page-prompts.ts";
export { type JudgedReply, judgeReply } from "./pasted/judge-reply.ts";
export { askReader, type ReadQuestion } from "./reader.ts";
export { readsFaults } from "./setup/reading-trial.ts";
