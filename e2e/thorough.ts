/**
 * Marks journeys that go over the same ground in one more state. They take more than all the others together, so
 * they are left out unless `E2E=all` asks for them.
 */
const THOROUGH = "@thorough";
/** Marks those that go over it in one more language: `E2E=languages` asks for them too. */
const LANGUAGES_TOO = "@languages";

/** The mark, or none. */
export function thoroughIf(isMore: boolean): { tag: string[] } {
  return { tag: isMore ? [THOROUGH] : [] };
}

/** Two languages, of Latin and of other letters, are gone through at every run. */
export function ofLanguage(language: string): { tag: string[] } {
  return { tag: ["de", "ja"].includes(language) ? [] : [LANGUAGES_TOO] };
}

/** What a run leaves out, or nothing. */
export function leftOut(asked: string | undefined): RegExp | undefined {
  if (asked === "all") return undefined;
  return new RegExp(asked === "languages" ? THOROUGH : `${THOROUGH}|${LANGUAGES_TOO}`);
}
