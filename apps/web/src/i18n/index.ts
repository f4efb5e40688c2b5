import type { Language } from "@quizmill/contract";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import type { CatalogueTree } from "./catalogue.ts";

/** Each language is its own file, fetched when it is first shown. */
const CATALOGUES: Record<Language, () => Promise<CatalogueTree>> = {
  en: () => import("./catalogues/en.ts").then((module) => module.en),
  pl: () => import("./catalogues/pl.ts").then((module) => module.pl),
  de: () => import("./catalogues/de.ts").then((module) => module.de),
  es: () => import("./catalogues/es.ts").then((module) => module.es),
  uk: () => import("./catalogues/uk.ts").then((module) => module.uk),
  ja: () => import("./catalogues/ja.ts").then((module) => module.ja),
};

const NAMESPACE = "translation";

/** Shows the product in `language`: fetches its texts if need be. */
export async function showLanguage(language: Language): Promise<void> {
  if (!i18next.isInitialized) await start(language);
  if (!i18next.hasResourceBundle(language, NAMESPACE)) {
    i18next.addResourceBundle(language, NAMESPACE, await CATALOGUES[language]());
  }
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

/** No fallback language: the catalogues are held equal by a test, and a second one would only weigh. */
async function start(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { [NAMESPACE]: await CATALOGUES[language]() } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}
