import type { LanguageProfile } from "../languages/profile.ts";
import { phraseKey } from "../text/words.ts";
import { memoizedByText } from "./memoized-reading.ts";

/** The words of a phrase that tell of what kind a thing is, as they are compared. */
export const informativeWordsIn = memoizedByText((phrase, profile): ReadonlySet<string> => {
  const vague = vagueIn(profile);
  return new Set(
    phraseKey(phrase, profile)
      .split(" ")
      .filter((word) => !vague.has(word)),
  );
});

const vagueKeys = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

function vagueIn(profile: LanguageProfile): ReadonlySet<string> {
  const { tellsNoKind: vague = new Set<string>() } = profile;
  const keys = vagueKeys.get(vague) ?? new Set([...vague].map((word) => phraseKey(word, profile)));
  vagueKeys.set(vague, keys);
  return keys;
}
