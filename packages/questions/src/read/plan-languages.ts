import type { Passage, Plan } from "../engine.ts";
import { onceOf } from "../memo.ts";

/** The language a passage is worked on in. */
export function languageIn(plan: Plan, passage: Passage): Plan["language"] {
  return passage.language ?? plan.language;
}

/**
 * Splits a plan by language: what is analysed together must be in one language. Passages keep their ordinals; those
 * in other languages are empty. Once, so that what was read of a part is found again.
 */
export const plansByLanguage = onceOf((plan: Plan): ReadonlyMap<Plan["language"], Plan> => {
  const languages = new Set([plan.language, ...plan.passages.map((passage) => languageIn(plan, passage))]);
  if (languages.size === 1) return new Map([[plan.language, plan]]);
  const planIn = (language: Plan["language"]): Plan => ({
    ...plan,
    language,
    passages: plan.passages.map((passage) =>
      languageIn(plan, passage) === language ? passage : { ...passage, heading: null, blocks: [] },
    ),
  });
  return new Map([...languages].map((language) => [language, planIn(language)]));
});
