import type { LanguageProfile } from "../profile.ts";
import type { LanguageCode } from "./codes.ts";
import { de } from "./de/profile.ts";
import { en } from "./en/profile.ts";
import { es } from "./es/profile.ts";
import { fr } from "./fr/profile.ts";
import { ja } from "./ja/profile.ts";
import { pl } from "./pl/profile.ts";
import { uk } from "./uk/profile.ts";
import { und } from "./und/profile.ts";

const PROFILES: Readonly<Record<LanguageCode, LanguageProfile>> = {
  en,
  pl,
  de,
  es,
  uk,
  ja,
  fr,
  und,
};

/** What is known of a language; for one we do not speak, what holds in any. */
export function profileOf(language: LanguageCode): LanguageProfile {
  return PROFILES[language];
}
