import { lazyPackages } from "./lazy-packages.ts";

/** Loaded by the first text that needs it: most do not, and a process reads one document. */
let library: ReturnType<typeof lazyPackages.franc> | null = null;

function loaded() {
  library ??= lazyPackages.franc();
  return library;
}

/** The language whose ranks of trigrams are nearest (Cavnar and Trenkle 1994); null where none is. ISO 639-3. */
export function languageByTrigrams(text: string, only: string[]): string | null {
  const code = loaded().franc(text, { only });
  return code === "und" ? null : code;
}

/** All of `only` by nearness, the nearest with 1. */
export function rankedByTrigrams(
  text: string,
  only: string[],
): readonly (readonly [code: string, score: number])[] {
  return loaded().francAll(text, { only });
}
