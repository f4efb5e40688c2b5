import type { Language } from "@quizmill/contract";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import type { CatalogueTree } from "./catalogue.ts";

type Load = () => Promise<CatalogueTree>;

/** Each language has two parts, loaded on first use; see `build/catalogue-parts.ts`. */
const FRAMES: Record<Language, Load> = {
  en: () => import("./catalogues/en.ts?frame").then((module) => module.en),
  pl: () => import("./catalogues/pl.ts?frame").then((module) => module.pl),
  de: () => import("./catalogues/de.ts?frame").then((module) => module.de),
  es: () => import("./catalogues/es.ts?frame").then((module) => module.es),
  uk: () => import("./catalogues/uk.ts?frame").then((module) => module.uk),
  ja: () => import("./catalogues/ja.ts?frame").then((module) => module.ja),
};
const RESTS: Record<Language, Load> = {
  en: () => import("./catalogues/en.ts?rest").then((module) => module.en),
  pl: () => import("./catalogues/pl.ts?rest").then((module) => module.pl),
  de: () => import("./catalogues/de.ts?rest").then((module) => module.de),
  es: () => import("./catalogues/es.ts?rest").then((module) => module.es),
  uk: () => import("./catalogues/uk.ts?rest").then((module) => module.uk),
  ja: () => import("./catalogues/ja.ts?rest").then((module) => module.ja),
};

const NAMESPACE = "translation";
const added = new Set<Load>();
let wanted: Language | null = null;
/** Set once a page has asked for all texts: from then on every language is loaded completely. */
let isWholeWanted = false;

/** Shows the app in `language`; loads its texts if necessary. */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  if (!i18next.isInitialized) await start(language);
  await add(language, FRAMES[language]);
  if (isWholeWanted) await add(language, RESTS[language]);
  if (i18next.language !== language) await i18next.changeLanguage(language);
}

/** Loads all texts of the present language; every page but the start page needs them. */
export async function wholeCatalogue(): Promise<void> {
  isWholeWanted = true;
  if (i18next.isInitialized && wanted !== null) await add(wanted, RESTS[wanted]);
}

async function add(language: Language, load: Load): Promise<void> {
  if (added.has(load)) return;
  i18next.addResourceBundle(language, NAMESPACE, await load(), true);
  added.add(load);
}

/** No fallback language: a test keeps the catalogues equal, and a second one would only add bytes. */
async function start(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}
