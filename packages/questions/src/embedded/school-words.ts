import type { Family } from "../languages/lexicon/lexicon.ts";
import type { LanguageProfile } from "../languages/profile.ts";
import { commonnessOf } from "../text/commonness.ts";
import type { Term, Terms } from "./terms.ts";

const presence = new WeakMap<Terms, Map<Family, ReadonlySet<number>>>();

/** Which of a family of the lexicon the document names. */
export function presentIn(family: Family, terms: Terms): ReadonlySet<number> {
  const known = presence.get(terms) ?? new Map<Family, ReadonlySet<number>>();
  presence.set(terms, known);
  let present = known.get(family);
  if (present === undefined) {
    present = new Set(
      family.members.flatMap(({ text }, index) => (terms.get(text) === undefined ? [] : index)),
    );
    known.set(family, present);
  }
  return present;
}

/**
 * A word of school subjects. One that everybody uses ("light", "stomach") only where the document names another
 * of its family: it is then what the text teaches.
 */
export function isSchoolTerm({ forms }: Term, terms: Terms, profile: LanguageProfile): boolean {
  return [...forms.keys()].some((form) => {
    const found = profile.lexicon().find(form);
    if (found.length === 0 || commonnessOf(form, profile) !== "everyday") return found.length > 0;
    return found.some(({ family, index }) => [...presentIn(family, terms)].some((other) => other !== index));
  });
}
