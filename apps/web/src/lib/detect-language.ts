import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@quizmill/contract";

interface LanguageClues {
  stored: string | null;
  /** In the browser's order of preference. */
  browser: readonly string[];
  pageTag: string;
  path: string;
  host: string;
}

/** The first supported language among the stored choice, the browser's, the page's tag, the path and the subdomain. */
export function detectLanguage(clues: LanguageClues): Language {
  const candidates = [
    clues.stored,
    // Only the first choice counts: a guess does not help somebody whose browser asks for French first.
    clues.browser[0],
    clues.pageTag,
    clues.path.split("/")[1],
    clues.host.split(".")[0],
  ];
  for (const candidate of candidates) {
    const language = candidate?.toLowerCase().split("-")[0];
    if (isLanguage(language)) return language;
  }
  return DEFAULT_LANGUAGE;
}
