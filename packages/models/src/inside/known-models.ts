/** A model that can be installed: a file in GGUF form. */
export interface KnownModel {
  readonly name: string;
  readonly licence: string;
  readonly url: string;
  /** About; the host says the exact size. */
  readonly bytes: number;
}

/** Instruction models of few bytes whose licences let anybody use them, the smallest first. */
export const KNOWN_MODELS: readonly KnownModel[] = [
  {
    name: "qwen2.5-1.5b-instruct",
    licence: "Apache-2.0",
    url: "https://huggingface.co/Qwen/Qwen2.5-1.5B-Instruct-GGUF/resolve/main/qwen2.5-1.5b-instruct-q4_k_m.gguf",
    bytes: 1.1e9,
  },
  {
    name: "qwen3-4b",
    licence: "Apache-2.0",
    url: "https://huggingface.co/Qwen/Qwen3-4B-GGUF/resolve/main/Qwen3-4B-Q4_K_M.gguf",
    bytes: 2.5e9,
  },
  {
    name: "qwen3-8b",
    licence: "Apache-2.0",
    url: "https://huggingface.co/Qwen/Qwen3-8B-GGUF/resolve/main/Qwen3-8B-Q4_K_M.gguf",
    bytes: 5.0e9,
  },
];
