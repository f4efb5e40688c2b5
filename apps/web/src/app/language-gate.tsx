import type { Language } from "@quizmill/contract";
import { type ReactNode, use, useEffect } from "react";
import { Navigate, useLocation } from "react-router";
import { showLanguage } from "../i18n/index.ts";
import { languageOfPath, languageWish, redirectFor } from "../lib/paths.ts";
import { storedLanguage } from "../lib/stored-language.ts";
import { rootLanguage } from "./root-language.ts";

/** Redirects URLs without a language to one with it, and shows the page in the language of its URL. */
export function LanguageGate({ children }: { children: ReactNode }) {
  const location = useLocation();
  const wish = languageWish(location.search);
  useEffect(() => {
    if (wish !== null) storedLanguage.write(wish);
  }, [wish]);
  const target = redirectFor(location, rootLanguage);
  const language = languageOfPath(location.pathname);
  if (target !== null || language === null) return <Navigate to={target ?? "/"} replace />;
  return <InLanguage language={language}>{children}</InLanguage>;
}

function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  use(shown(language));
  useEffect(() => {
    const html = document.documentElement;
    // Even the same value makes a browser compute all styles anew.
    if (html.lang !== language) html.lang = language;
  }, [language]);
  return children;
}

let current: { language: Language; promise: Promise<void> } | null = null;

/** The same promise for the same language, as `use` requires; a change of language starts a new one. */
function shown(language: Language): Promise<void> {
  if (current?.language !== language) current = { language, promise: showLanguage(language) };
  return current.promise;
}
