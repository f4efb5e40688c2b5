import type { Language } from "@quizmill/contract";
import { detectLanguage } from "../lib/detect-language.ts";
import { storedLanguage } from "../lib/stored-language.ts";

/**
 * The language for the URL without one: the person's earlier choice, else the browser's language. The result is stored.
 */
export function rootLanguage(): Language {
  const language = detectLanguage({
    stored: storedLanguage.read(),
    browser: navigator.languages,
    pageTag: document.documentElement.lang,
    path: window.location.pathname,
    host: window.location.hostname,
  });
  storedLanguage.write(language);
  return language;
}
