import { createRequire } from "node:module";

/** Loaded with the first text that needs it: most do not, and a process reads one document. */
let library: typeof import("franc-min") | null = null;

function loaded() {
  library ??= createRequire(import.meta.url)("franc-min") as typeof import("franc-min");
  return library;
}

/** The language with the nearest trigram ranks (Cavnar and Trenkle 1994), as ISO 639-3; null if there is none. */
export function languageByTrigrams(text: string, only: string[]): string | null {
  const code = loaded().franc(text, { only });
  return code === "und" ? null : code;
}

/** All languages of `only` by similarity; the nearest has 1. */
export function rankedByTrigrams(
  text: string,
  only: string[],
): readonly (readonly [code: string, score: number])[] {
  return loaded().francAll(text, { only });
}
