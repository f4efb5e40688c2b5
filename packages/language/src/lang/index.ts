import { type LanguageProfile, readProfile, unknownProfile } from "../read-profile.ts";
import type { LanguageCode } from "./codes.ts";
import { JAPANESE } from "./ja/operations.ts";
import { PLAIN } from "./plain.ts";

/** What each language does beside its data. */
const OPERATIONS = {
  de: PLAIN,
  en: PLAIN,
  es: PLAIN,
  fr: PLAIN,
  ja: { ...PLAIN, ...JAPANESE },
  pl: PLAIN,
  uk: PLAIN,
};

const profiles = new Map<LanguageCode, LanguageProfile>();

/** What is known of a language, read when it is first asked for; for one we do not speak, what holds in any. */
export function profileOf(code: LanguageCode): LanguageProfile {
  let profile = profiles.get(code);
  if (profile === undefined) {
    profile = code === "und" ? unknownProfile(PLAIN) : readProfile(code, OPERATIONS[code]);
    profiles.set(code, profile);
  }
  return profile;
}
