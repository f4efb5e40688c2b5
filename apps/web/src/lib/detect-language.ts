import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@quizmill/contract";

interface LanguageClues {
  stored: string | null;
  /** As the browser lists them, the best first. */
  browser: readonly string[];
  pageTag: string;
  path: string;
  host: string;
}

/** The first language we speak among the stored choice, the browser, the page's tag, the path and the subdomain. */
export function detectLanguage(clues: LanguageClues): Language {
  const candidates = [
    clues.stored,
    // Only the first choice counts: someone whose browser asks for French first is not helped by a guess.
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
