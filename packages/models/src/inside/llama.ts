import path from "node:path";
import { pathToFileURL } from "node:url";

/** What is used of node-llama-cpp. It is no dependency: `quizmill model install` puts it into a folder of its own. */
export interface LlamaModule {
  getLlama(options: object): Promise<Llama>;
  readonly LlamaChatSession: new (options: object) => ChatSession;
}

interface Llama {
  loadModel(options: object): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: object): Promise<object>;
  getGrammarFor(kind: "json"): Promise<object>;
  dispose(): Promise<void>;
}

interface LlamaModel {
  createContext(options: object): Promise<{ getSequence(): ContextSequence }>;
  tokenize(text: string): readonly unknown[];
}

export interface ContextSequence {
  readonly tokenMeter: { getState(): { usedInputTokens: number; usedOutputTokens: number } };
}

export interface ChatSession {
  promptWithMeta(prompt: string, options: object): Promise<{ responseText: string; stopReason: string }>;
  dispose(options?: object): void;
}

/** A model that is ready to be asked. */
export interface LoadedModel {
  readonly llama: Llama;
  readonly model: LlamaModel;
  readonly sequence: ContextSequence;
  readonly ChatSession: LlamaModule["LlamaChatSession"];
}

/** Loads a model without a graphics card and without building anything: only what was installed is used. */
export async function loadInside(runtime: string, file: string, contextTokens: number): Promise<LoadedModel> {
  const entry = path.join(runtime, "node_modules", "node-llama-cpp", "dist", "index.js");
  const { getLlama, LlamaChatSession } = (await import(pathToFileURL(entry).href)) as LlamaModule;
  const llama = await getLlama({
    gpu: false,
    build: "never",
    skipDownload: true,
    logLevel: "error",
    progressLogs: false,
  });
  const model = await llama.loadModel({ modelPath: file, gpuLayers: 0 });
  const context = await model.createContext({ contextSize: contextTokens, sequences: 1 });
  return { llama, model, sequence: context.getSequence(), ChatSession: LlamaChatSession };
}
