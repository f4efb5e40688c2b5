/**
 * Marks journeys that repeat others in one more state. They take longer than all the others together, so they are left
 * out unless `E2E=all` asks for them.
 */
const THOROUGH = "@thorough";
/** Marks those that repeat others in one more language: `E2E=languages` includes them too. */
const LANGUAGES_TOO = "@languages";

/** The tag, or none. */
export function thoroughIf(isMore: boolean): { tag: string[] } {
  return { tag: isMore ? [THOROUGH] : [] };
}

/** Two languages, one with Latin letters and one with others, are checked in every run. */
export function ofLanguage(language: string): { tag: string[] } {
  return { tag: ["de", "ja"].includes(language) ? [] : [LANGUAGES_TOO] };
}

/** The tags that a run leaves out, or undefined. */
export function leftOut(asked: string | undefined): RegExp | undefined {
  if (asked === "all") return undefined;
  return new RegExp(asked === "languages" ? THOROUGH : `${THOROUGH}|${LANGUAGES_TOO}`);
}
