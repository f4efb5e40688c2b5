import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Answers each prompt with the word "none", and leaves a file for each process that loads a model. */
const PROGRAM = `
import { writeFileSync } from "node:fs";
const sequence = { tokenMeter: { getState: () => ({ usedInputTokens: 0, usedOutputTokens: 0 }) } };
export const getLlama = async () => ({
  loadModel: async () => {
    writeFileSync(new URL("./loaded-" + process.pid, import.meta.url), JSON.stringify(Object.keys(process.env)));
    return { tokenize: (text) => text.split(" "), createContext: async () => ({ getSequence: () => sequence }) };
  },
  createGrammarForJsonSchema: async () => ({}),
  getGrammarFor: async () => ({}),
});
export class LlamaChatSession {
  async promptWithMeta(_prompt, { onTextChunk }) {
    onTextChunk("none");
    return { responseText: "none", stopReason: "eogToken" };
  }
  dispose() {}
}
`;

/** Puts a stand-in for node-llama-cpp into this folder. */
export async function writeMadeUpRuntime(runtime: string): Promise<void> {
  const folder = path.join(runtime, "node_modules/node-llama-cpp/dist");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "index.js"), PROGRAM);
  await writeFile(path.join(folder, "../package.json"), JSON.stringify({ type: "module" }));
}

/** The processes in which it has loaded a model. */
export async function loadedIn(runtime: string): Promise<number[]> {
  const names = await readdir(path.join(runtime, "node_modules/node-llama-cpp/dist"));
  return names.filter((name) => name.startsWith("loaded-")).map((name) => Number(name.slice(7)));
}
