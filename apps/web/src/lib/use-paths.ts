import { DEFAULT_LANGUAGE, type Language } from "@quizmill/contract";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { languageOfPath, type Paths, pathsFor } from "./paths.ts";

/** The language of the page, from its URL. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname) ?? DEFAULT_LANGUAGE;
}

/** Every URL of the app in the language of the page. */
export function usePaths(): Paths {
  const language = useLanguage();
  return useMemo(() => pathsFor(language), [language]);
}
